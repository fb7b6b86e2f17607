import type { URLNormalizationOptions } from '@waymark/i18n-validation'
import { BOOLEAN, FUNCTION, type OptionTable, oneOf, RECORD } from '@waymark/infra/options'
import { DATABASE_OPTIONS } from '../database/database-options.ts'
import type { DatabaseForm } from '../database/database-reader.ts'
import type { CountedPage } from '../site-counts.ts'
import { MEMORY } from '../table-store.ts'
import { MILLISECONDS } from '../unlikely-dates.ts'

/** Options for checking a site. */
export interface CheckOptions {
  /**
   * How URLs are compared, and how those of a database are normalised. What it does not say is as in the `canonical` of the
   * database, or else as in `SAFE_URL_NORMALIZATION`.
   */
  readonly config?: URLNormalizationOptions | undefined
  /**
   * With `canonical`, each URL of a database that is not in its normal form is also a problem. It has no effect on
   * sitemaps, because their URLs are already published. Default `'usable'`.
   */
  readonly check?: 'usable' | 'canonical' | undefined
  /** Whether hosts that no visitor reaches are accepted, for sites under test. Default `false`. */
  readonly allowUnreachableHosts?: boolean | undefined
  /** The form of databases. Default: it is recognised by their beginning. It has no effect on sitemaps in XML. */
  readonly inputFormat?: DatabaseForm | undefined
  /**
   * How many bytes of memory the tables of the audit may take. The rest is in the store that the files make, and the problems
   * are the same. Default: no limit.
   */
  readonly memory?: number | undefined
  /** The current time in milliseconds since 1970, to find dates in the future. Default: the clock. */
  readonly now?: number | undefined
  /**
   * Called with each page as it is written, also with those that repeat a URL, in the order of the files. The language of a
   * page of a sitemap is that of its link to itself.
   */
  readonly onPage?: ((page: CountedPage) => void) | undefined
  /** Whether the problems of a database have the changes that correct them. Default `false`. */
  readonly fixes?: boolean | undefined
}

export const CHECK_OPTIONS: OptionTable<CheckOptions> = {
  // The validation checks its members.
  config: RECORD,
  check: /* @__PURE__ */ oneOf('usable', 'canonical'),
  allowUnreachableHosts: BOOLEAN,
  inputFormat: DATABASE_OPTIONS.inputFormat,
  memory: MEMORY,
  now: MILLISECONDS,
  onPage: FUNCTION,
  fixes: BOOLEAN,
}
