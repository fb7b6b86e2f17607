import type { AuditCheck } from '../audit-context.ts'
import { listedPage } from './listed-page.ts'

export const listedPageRedirects: AuditCheck = /* @__PURE__ */ listedPage(
  'listed-page-redirects',
  'redirect',
)
