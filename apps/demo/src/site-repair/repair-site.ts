import { blobFiles, type NamedBytes, repairDatabase } from '@waymark/site/web'
import type { AuditRequest } from '../site-audit/audit-site.ts'
import type { SiteRepair } from './messages.ts'

/** Repairs a database as `waymark validate --fix` does. It is the first of the paths. */
export async function repairSite({ files, paths, canonical }: AuditRequest): Promise<SiteRepair> {
  const [path = ''] = paths
  const check = canonical ? 'canonical' : 'usable'
  const { form, database, patch, fixed, left } = await repairDatabase(path, blobFiles(files), {
    check,
  })
  const made = [database, patch].filter((file) => file !== null)
  return {
    files: made.map((file) => ({
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
