import type { AuditCheck } from '../audit-context.ts'
import { canonicalTo } from './canonical-to.ts'

export const canonicalToDisallowed: AuditCheck = /* @__PURE__ */ canonicalTo(
  'canonical-to-disallowed',
  'disallowed',
)
