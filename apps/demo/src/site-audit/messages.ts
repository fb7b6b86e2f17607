import type { SiteProblem } from '@waymark/site'
import type { AuditRequest, SiteView } from './audit-site.ts'
import type { KindRequest } from './kind-view.ts'
import type { PageFilter, PageRow } from './page-links.ts'

/** What the page asks of the worker that audits a site, and what it answers. */
export interface SiteCalls {
  audit(request: AuditRequest): SiteView
  /** Some of the pages by languages. */
  pages(request: { readonly filter: PageFilter; readonly from: number; readonly count: number }): {
    readonly total: number
    readonly rows: readonly PageRow[]
  }
  /** More of the problems of a kind. */
  problems(request: KindRequest): readonly SiteProblem[]
}
