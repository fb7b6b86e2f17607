import { statSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname, isAbsolute, join, posix, relative, sep } from 'node:path'
import { listSitemapFiles } from '@waymark/sitemap/node'
import { asFileError } from '../file-error.ts'
import type { SiteFiles } from '../site-files.ts'
import { shownPath } from '../words.ts'
import { openSource, type SourceOptions } from './open-source.ts'
import { realFile } from './real-file.ts'

const EXPECTED = 'a URL source database (JSON) or a sitemap (XML, or text with a URL on each line)'

/**
 * The files of the file system, for `checkSite`. With `stdin`, the path `-` is standard input.
 *
 * No name leads out of a folder, except by a link that is in it.
 */
export function diskFiles(options: Pick<SourceOptions, 'stdin' | 'listen'> = {}): SiteFiles {
  const isStandard = (path: string) => path === '-' && options.stdin !== undefined
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
    folderOf: (path) => (isStandard(path) ? null : dirname(path)),
    join,
    relative: (folder, path) => relative(folder, path).split(sep).join('/'),
    hasFile(folder, name) {
      const isBelow = posix.normalize(name) === name && !name.startsWith('../') && !isAbsolute(name)
      if (!isBelow || name.includes('\\')) return false
      try {
        return statSync(join(folder, name)).isFile()
      } catch {
        // What cannot be looked at is not there: names too long, or with a zero byte, among them.
        return false
      }
    },
    identify: (path) => (isStandard(path) ? path : realFile(path)),
  }
}
