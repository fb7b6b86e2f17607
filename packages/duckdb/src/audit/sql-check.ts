import type { FindingCode } from '@waymark/hreflang'

/** One check of the audit as a query over the tables of `waymark keys`. */
export interface SqlCheck {
  /** The codes of its findings, which are those of the checks of `@waymark/hreflang`. */
  readonly codes: readonly FindingCode[]
  /**
   * A query with a row for each finding: `code`, `page`, `link` (NULL if it is about the page), `loc` (NULL for that of the page),
   * `lang` and `target`. It reads the tables, and the views and tables of `audit-steps.ts`.
   */
  readonly sql: string
}
