import type { FindingCode } from '@waymark/hreflang'

const CLUSTERS =
  'It is about sets of pages that links join, however long the chain is. That is not a join but a search for connected components.'
const URLS =
  'It is reported where the URL is read. In the tables, such a URL has the key NULL, but not the reason.'

/**
 * The checks that are not queries, and why. `waymark validate` has them.
 *
 * @example
 * ```ts
 * import { notInSql } from '@waymark/duckdb/audit'
 *
 * notInSql['languages-swapped'] // => 'It reads languages in the parts of URLs, and learns them from the site.'
 * notInSql['return-link-missing'] // => undefined
 * ```
 */
export const notInSql: Readonly<Partial<Record<FindingCode, string>>> =
  /* @__PURE__ */ Object.freeze({
    'page-url-relative': URLS,
    'page-url-unsupported-scheme': URLS,
    'page-url-invalid': URLS,
    'country-as-language':
      'It weighs evidence from the domains and paths of all links with a value.',
    'twin-pages':
      'It compares hosts without `www` and paths in lower case, which the tables do not have.',
    'languages-merged':
      'It compares the parts of URLs that normalisation removes, and which languages can mean the same.',
    'languages-swapped': 'It reads languages in the parts of URLs, and learns them from the site.',
    'cluster-disagreement': CLUSTERS,
    'x-default-missing': CLUSTERS,
    'general-language-missing': CLUSTERS,
    'default-language-missing':
      'The default language is a member of the database, which the tables do not have.',
  })
