import type { AuditCheck } from '../audit-context.ts'
import { listedPage } from './listed-page.ts'

export const listedPageNotCanonical: AuditCheck = /* @__PURE__ */ listedPage(
  'listed-page-not-canonical',
  'not-canonical',
)
