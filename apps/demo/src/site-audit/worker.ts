import { answerCalls } from '../calls/answer-calls.ts'
import { type AuditedSite, auditSite } from './audit-site.ts'
import type { SiteCalls } from './messages.ts'

let audited: AuditedSite | null = null

function site(): AuditedSite {
  if (audited === null) throw new Error('No site has been audited')
  return audited
}

answerCalls<SiteCalls>({
  async audit(request, progress) {
    audited = null
    audited = await auditSite(request, progress)
    return audited.view
  },
  pages: ({ filter, from, count }) => site().pages.rows(filter, from, count),
  problems: ({ kind, from, count }) => site().problems(kind, from, count),
})
