import type { AuditCheck } from '../audit-context.ts'
import { canonicalTo } from './canonical-to.ts'

export const canonicalToNoindex: AuditCheck = /* @__PURE__ */ canonicalTo(
  'canonical-to-noindex',
  'noindex',
)
