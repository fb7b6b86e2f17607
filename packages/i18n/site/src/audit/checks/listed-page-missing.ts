import type { AuditCheck } from '../audit-context.ts'
import { listedPage } from './listed-page.ts'

export const listedPageMissing: AuditCheck = /* @__PURE__ */ listedPage(
  'listed-page-missing',
  'missing',
)
