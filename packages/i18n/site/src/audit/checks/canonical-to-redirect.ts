import type { AuditCheck } from '../audit-context.ts'
import { canonicalTo } from './canonical-to.ts'

export const canonicalToRedirect: AuditCheck = /* @__PURE__ */ canonicalTo(
  'canonical-to-redirect',
  'redirect',
)
