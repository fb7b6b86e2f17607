import type { AuditCheck } from '../audit-context.ts'
import { canonicalTo } from './canonical-to.ts'

export const canonicalToMissing: AuditCheck = /* @__PURE__ */ canonicalTo(
  'canonical-to-missing',
  'missing',
)
