import type { AuditCheck } from '../audit-context.ts'
import { alternateTo } from './alternate-to.ts'

export const alternateToMissing: AuditCheck = /* @__PURE__ */ alternateTo(
  'alternate-to-missing',
  'missing',
)
