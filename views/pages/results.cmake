# The pages that show a run and what came of it, and the evidence panel; part of assay_views.
target_sources(assay_views PRIVATE
    pages/evidence_panel.cpp pages/evidence_text.cpp pages/evidence_text.hpp
    pages/results_details.cpp pages/results_details.hpp pages/results_empty.cpp pages/results_empty.hpp
    pages/results_header.cpp pages/results_header.hpp pages/results_overview.cpp pages/results_overview.hpp
    pages/results_page.cpp pages/results_refresh.hpp pages/results_table.cpp pages/results_table.hpp
    pages/run_live.cpp pages/run_live.hpp pages/run_page.cpp)
