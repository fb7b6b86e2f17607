import type { AuditCheck } from '../audit-context.ts'
import { alternateTo } from './alternate-to.ts'

export const alternateToDisallowed: AuditCheck = /* @__PURE__ */ alternateTo(
  'alternate-to-disallowed',
  'disallowed',
)
