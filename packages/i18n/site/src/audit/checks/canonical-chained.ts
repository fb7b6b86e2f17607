import type { AuditCheck } from '../audit-context.ts'
import { canonicalTo } from './canonical-to.ts'

export const canonicalChained: AuditCheck = /* @__PURE__ */ canonicalTo(
  'canonical-chained',
  'not-canonical',
)
