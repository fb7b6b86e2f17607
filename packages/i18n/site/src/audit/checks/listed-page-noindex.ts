import type { AuditCheck } from '../audit-context.ts'
import { listedPage } from './listed-page.ts'

export const listedPageNoindex: AuditCheck = /* @__PURE__ */ listedPage(
  'listed-page-noindex',
  'noindex',
)
