import type { NamedBytes, RepairedDatabase } from '@waymark/site/web'
import { answerCalls } from '../calls/answer-calls.ts'
import { type AuditedSite, auditSite } from './audit-site.ts'
import type { SiteCalls, SiteRepair } from './messages.ts'

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
  problems: ({ code, from, count }) => site().problems(code, from, count),
  repair: async () => toRepair(await site().repair()),
})

function toRepair({ form, database, patch, fixed, left }: RepairedDatabase): SiteRepair {
  const files = [database, patch].filter((file) => file !== null)
  return {
    files: files.map((file) => ({
      name: nameOf(file, form),
      blob: new Blob([...file.chunks].map(owned)),
    })),
    fixed: fixed.map(({ code, count }) => ({ code, count })),
    left: left.map(({ code, count, severity }) => ({ code, count, severity })),
  }
}

/** Text that was pasted has no ending that says what it is. */
function nameOf({ name }: NamedBytes, form: string): string {
  return name.endsWith('.fixed') ? `${name}.${form}` : name
}

/** The type of a `Blob` excludes shared memory, which none of the bytes are in. */
function owned(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return bytes as Uint8Array<ArrayBuffer>
}
