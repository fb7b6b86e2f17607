import { lstat, readlink, realpath } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { type Sentence, sentence } from '@waymark/infra/internal'
import { FileError, systemErrorCode } from '../file-error.ts'
import { shownPath } from '../words.ts'

/** The maximum number of links that Linux follows. */
const MOST_LINKS = 40

/**
 * Follows all symbolic links in a path. The path, or the target of a link, need not exist.
 *
 * @example
 * ```ts
 * import { mkdtemp, realpath, rm, symlink } from 'node:fs/promises'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { throughLinks } from '@waymark/site/files/node'
 *
 * const folder = await mkdtemp(join(tmpdir(), 'site-'))
 * const real = await realpath(folder)
 * await symlink(folder, join(folder, 'link'))
 * await throughLinks(join(folder, 'link', 'new.xml')) // => join(real, 'new.xml')
 * await rm(folder, { recursive: true })
 * ```
 */
export async function throughLinks(path: string): Promise<string> {
  let place = resolve(path)
  for (let links = 0; links < MOST_LINKS; links++) {
    try {
      return await realpath(place)
    } catch (error) {
      if (systemErrorCode(error) !== 'ENOENT') throw error
    }
    const link = await readlink(place).catch(() => null)
    if (link === null) {
      const folder = dirname(place)
      return folder === place ? place : join(await throughLinks(folder), basename(place))
    }
    place = resolve(dirname(place), link)
  }
  return place
}

/**
 * Refuses a link where an output goes that nobody has named: what somebody else has put there would choose the file that is
 * overwritten.
 *
 * @param remedy - How to name the output.
 * @throws {FileError} If the path is a symbolic link, wherever it leads.
 *
 * @example
 * ```ts
 * import { mkdtemp, rm, symlink } from 'node:fs/promises'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { sentence } from '@waymark/infra/internal'
 * import { refuseLink } from '@waymark/site/files/node'
 *
 * const folder = await mkdtemp(join(tmpdir(), 'site-'))
 * await symlink('/etc/hosts', join(folder, 'report'))
 * const remedy = sentence('Remove the link.')
 * await refuseLink(join(folder, 'report'), remedy) // throws report: It is a symbolic link
 * await rm(folder, { recursive: true })
 * ```
 */
export async function refuseLink(path: string, remedy: Sentence): Promise<void> {
  const info = await lstat(path).catch(() => null)
  if (info?.isSymbolicLink() !== true) return
  const message = sentence('It is a symbolic link, which is followed only if you name it.')
  throw new FileError('file-path-invalid', shownPath(path), message, { remedy })
}

/** The folders in which Linux lists the open files of a process. */
const DESCRIPTORS = /^\/proc\/[^/]+(?:\/task\/[^/]+)?\/fd$/

/** Whether a path is a descriptor of a process or leads to one, such as `/dev/stderr` or `/dev/fd/3`. */
export async function isDescriptor(path: string): Promise<boolean> {
  let place = resolve(path)
  for (let links = 0; links < MOST_LINKS; links++) {
    const folder = await realpath(dirname(place)).catch(() => null)
    if (folder === null) return false
    if (DESCRIPTORS.test(folder)) return true
    const link = await readlink(join(folder, basename(place))).catch(() => null)
    if (link === null) return false
    place = resolve(folder, link)
  }
  return false
}
