import type { SiteProblem } from '../site-problem.ts'
import type { AlternateSets } from './alternate-sets.ts'
import type { CanonicalFaults } from './canonical-faults.ts'
import type { Claims } from './claims.ts'
import type { Listings } from './listings.ts'
import type { PagesTwice } from './pages-twice.ts'
import type { RedirectChains } from './redirect-chains.ts'
import type { SiteGraph } from './site-graph.ts'
import type { ToldUrls } from './told-urls.ts'

/** What the checks of a whole site know. */
export interface AuditContext {
  readonly graph: SiteGraph
  readonly claims: Claims
  readonly told: ToldUrls
  readonly faults: CanonicalFaults
  readonly sets: AlternateSets
  readonly listings: Listings
  readonly redirects: RedirectChains
  readonly twice: PagesTwice
}

/** A check of a whole site. */
export interface AuditCheck {
  /** `null` for checks of another package. */
  readonly code: string | null
  find(context: AuditContext): Iterable<SiteProblem>
}
