import { realpathSync, statSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname, isAbsolute, join, posix, relative, resolve, sep } from 'node:path'
import { sentence } from '@waymark/infra/internal'
import { checkOptions, type OptionTable } from '@waymark/infra/options'
import { listSitemapFiles } from '@waymark/sitemap/node'
import type { PageFiles } from '../audit/audit-types.ts'
import { asFileError, FileError } from '../file-error.ts'
import { EXPECTED, shownPath } from '../words.ts'
import { listAll } from './list-all.ts'
import { openBytes } from './open-bytes.ts'
import { openSource, SOURCE_OPTIONS, type SourceOptions } from './open-source.ts'
import { createTableStore } from './table-store.ts'

/** Options of `diskFiles`. */
export type DiskFilesOptions = Pick<SourceOptions, 'stdin' | 'listen'>

export const DISK_FILES_OPTIONS: OptionTable<DiskFilesOptions> = {
  stdin: SOURCE_OPTIONS.stdin,
  listen: SOURCE_OPTIONS.listen,
}

/** Files between two rounds of the event loop. */
const OPENED_AT_ONCE = 100

/**
 * Gives `checkSite` and `auditSite` access to the files of the file system. With `stdin`, the path `-` is standard input.
 *
 * The name of a sitemap cannot lead out of a folder, except by a symbolic link in it.
 *
 * @throws {OptionError} If an option is wrong.
 *
 * @example
 * ```ts
 * import { mkdtemp, rm, writeFile } from 'node:fs/promises'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { diskFiles } from '@waymark/site/node'
 *
 * const folder = await mkdtemp(join(tmpdir(), 'site-'))
 * await writeFile(join(folder, 'sitemap.xml'), '<urlset/>')
 * const files = diskFiles()
 * await files.listFolder(folder) // => ['sitemap.xml']
 * files.hasFile(folder, '../sitemap.xml') // => false
 * await rm(folder, { recursive: true })
 * ```
 */
export function diskFiles(options: DiskFilesOptions = {}): PageFiles {
  options = checkOptions(options, DISK_FILES_OPTIONS)
  const isStandard = (path: string) => path === '-' && options.stdin !== undefined
  const spare: Uint8Array[] = []
  let opened = 0
  return {
    open: (path) => openSource(path, { ...options, expected: EXPECTED, takesUtf16: true }),
    async listFolder(path) {
      if (isStandard(path)) return null
      try {
        return (await stat(path)).isDirectory() ? await listSitemapFiles(path) : null
      } catch (error) {
        throw asFileError(error, shownPath(path))
      }
    },
    async listAll(folder) {
      try {
        return await listAll(folder)
      } catch (error) {
        throw isFile(folder) ? notAFolder(folder) : asFileError(error, shownPath(folder))
      }
    },
    async openBytes(path) {
      // Small files are read without waiting. Now and then, signals are handled, and the engine frees what it has collected.
      if (++opened % OPENED_AT_ONCE === 0) await new Promise(setImmediate)
      return openBytes(path, options.listen, spare)
    },
    createStore: createTableStore,
    folderOf: (path) => (isStandard(path) ? null : dirname(path)),
    join,
    relative: (folder, path) => relative(folder, path).split(sep).join('/'),
    hasFile(folder, name) {
      const isBelow = posix.normalize(name) === name && !name.startsWith('../') && !isAbsolute(name)
      if (!isBelow || name.includes('\\')) return false
      return isFile(join(folder, name))
    },
    identify: (path) => (isStandard(path) ? path : realFile(path)),
  }
}

function isFile(path: string): boolean {
  try {
    // Of thousands of missing files, an error for each would take most of the time.
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true
  } catch {
    // A file that cannot be examined does not exist, for example if its name is too long or has a zero byte.
    return false
  }
}

function notAFolder(path: string): FileError {
  const message = sentence('It is a file, not a folder.')
  return new FileError('file-path-invalid', shownPath(path), message, {
    remedy: sentence('Name the folder that is published.'),
  })
}

/** Returns the path of a file without symbolic links, which is the same for all names of the file. */
function realFile(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    // A file that does not exist has no other name.
    return resolve(path)
  }
}
