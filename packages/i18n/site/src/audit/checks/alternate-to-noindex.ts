import type { AuditCheck } from '../audit-context.ts'
import { alternateTo } from './alternate-to.ts'

export const alternateToNoindex: AuditCheck = /* @__PURE__ */ alternateTo(
  'alternate-to-noindex',
  'noindex',
)
