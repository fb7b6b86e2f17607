/** What a recipe is for. */
export type RecipeGroup = 'frameworks' | 'security' | 'data' | 'publishing' | 'apis'

/** The recipes of each group, by the names of their files. A test checks that each recipe is in one. */
export const RECIPE_GROUPS: Readonly<Record<RecipeGroup, readonly string[]>> = {
  frameworks: ['install-one-layer', 'react-native'],
  security: ['ssrf-safe-fetch', 'login-redirect', 'show-urls', 'validate-a-url-field', 'same-site'],
  publishing: [
    'sitemap-in-ci',
    'audit-built-pages',
    'audit-generators',
    'hreflang-from-a-spreadsheet',
    'canonical-urls-in-next',
    'canonical-urls-in-astro',
    'clean-shared-links',
  ],
  data: [
    'deduplicate-a-crawl',
    'cache-keys',
    'count-a-log',
    'bigquery-udf',
    'duckdb-functions',
    'postgresql',
  ],
  apis: ['mcp-server', 'lint-an-openapi-document', 'url-pattern-routes', 'percent-encode'],
}
