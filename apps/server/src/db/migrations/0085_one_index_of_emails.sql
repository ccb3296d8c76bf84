-- The same expression as people_search_email_idx, which the schema knows.
DROP INDEX people_email_search_idx;
