import type { ProblemKind } from '@waymark/site'
import { answerCalls } from '../calls/answer-calls.ts'
import { problemsOfKind } from '../site-audit/kind-view.ts'
import { auditFolder } from './audit-folder.ts'
import type { FolderCalls } from './messages.ts'

let kinds: readonly ProblemKind[] = []

answerCalls<FolderCalls>({
  async audit(request, progress) {
    kinds = []
    const audited = await auditFolder(request, progress)
    if (audited === null) return null
    kinds = audited.kinds
    return audited.view
  },
  problems: (request) => problemsOfKind(kinds, request),
})
