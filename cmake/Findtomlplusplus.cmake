# Debian ships toml++ with pkg-config data only.
find_path(TOMLPLUSPLUS_INCLUDE_DIR NAMES toml++/toml.h)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(tomlplusplus REQUIRED_VARS TOMLPLUSPLUS_INCLUDE_DIR)
if(tomlplusplus_FOUND AND NOT TARGET tomlplusplus::tomlplusplus)
    add_library(tomlplusplus::tomlplusplus INTERFACE IMPORTED)
    set_target_properties(tomlplusplus::tomlplusplus PROPERTIES INTERFACE_INCLUDE_DIRECTORIES "${TOMLPLUSPLUS_INCLUDE_DIR}"
        INTERFACE_COMPILE_DEFINITIONS "TOML_HEADER_ONLY=1;TOML_EXCEPTIONS=0")
endif()
