import { lstat } from 'node:fs/promises'
import { sentence } from '@waymark/infra/internal'
import { FileError } from '../file-error.ts'
import { shownPath } from '../words.ts'
import { refuseLink } from './real-path.ts'

/**
 * Refuses a place for a copy of a file where an older copy is, which may be the only one, or a link.
 *
 * @throws {FileError} If anything but a folder is at the path. Whoever writes there says what is wrong with a folder.
 *
 * @example
 * ```ts
 * import { mkdtemp, rm, writeFile } from 'node:fs/promises'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { refuseOldBackup } from '@waymark/site/files/node'
 *
 * const folder = await mkdtemp(join(tmpdir(), 'site-'))
 * await writeFile(join(folder, 'pages.csv.bak'), '')
 * await refuseOldBackup(join(folder, 'pages.csv.bak')) // throws It is an older copy
 * await rm(folder, { recursive: true })
 * ```
 */
export async function refuseOldBackup(path: string): Promise<void> {
  await refuseLink(path, sentence('Remove the link, or choose another name.'))
  const info = await lstat(path).catch(() => null)
  if (info === null || info.isDirectory()) return
  const message = sentence('It is an older copy, which is not replaced.')
  const remedy = sentence('Move it, or choose another name.')
  throw new FileError('file-path-invalid', shownPath(path), message, { remedy })
}
