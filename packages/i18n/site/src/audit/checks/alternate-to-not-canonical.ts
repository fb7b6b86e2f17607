import type { AuditCheck } from '../audit-context.ts'
import { alternateTo } from './alternate-to.ts'

export const alternateToNotCanonical: AuditCheck = /* @__PURE__ */ alternateTo(
  'alternate-to-not-canonical',
  'not-canonical',
)
