import type { AuditCheck } from '../audit-context.ts'
import { alternateTo } from './alternate-to.ts'

export const alternateToRedirect: AuditCheck = /* @__PURE__ */ alternateTo(
  'alternate-to-redirect',
  'redirect',
)
