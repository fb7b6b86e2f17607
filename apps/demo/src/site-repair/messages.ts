import type { ProblemKind } from '@waymark/site'
import type { AuditRequest } from '../site-audit/audit-site.ts'

/** What the page asks of the worker that repairs a database, which it starts when it is asked to. */
export interface RepairCalls {
  repair(request: AuditRequest): SiteRepair
}

/** A repaired database. */
export interface SiteRepair {
  readonly files: readonly { readonly name: string; readonly blob: Blob }[]
  readonly fixed: readonly Pick<ProblemKind, 'code' | 'count'>[]
  readonly left: readonly Pick<ProblemKind, 'code' | 'count' | 'severity'>[]
}
