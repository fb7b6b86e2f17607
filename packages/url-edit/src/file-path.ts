import { parseHost, serializeHost } from '@waymark/host'
import { toScalarValueString } from '@waymark/infra'
import { type ArgumentType, requireString, wrongArgument } from '@waymark/infra/argument'
import { safeMessage } from '@waymark/infra/internal'
import { utf8PercentDecodeStrict } from '@waymark/percent-encoding'
import { parseUrl, serializePath, type UrlRecord } from '@waymark/url-parser'
import { requireRecord } from '@waymark/url-parser/internal'
import { encodeSegment } from './encode-parts.ts'

/** How a system writes paths: with slashes from a root, or with backslashes from a drive or a server. */
export type PathSystem = 'posix' | 'windows'

const SYSTEM: ArgumentType = {
  expected: "'posix' or 'windows'",
  remedy: 'say whose paths they are',
}

/**
 * A path that has no `file:` URL, or a URL that has no path.
 *
 * @example
 * ```ts
 * import { FilePathError, filePathToUrl } from '@waymark/url-edit'
 *
 * try {
 *   filePathToUrl('/a\0b', 'posix')
 * } catch (error) {
 *   error instanceof FilePathError && error.start // => 2
 * }
 * ```
 */
export class FilePathError extends TypeError {
  /** The first UTF-16 code unit that is wrong, in the path or in the URL. */
  declare readonly start: number
  /** One past the last. */
  declare readonly end: number

  constructor(message: string, start: number, end: number) {
    super(safeMessage(message))
    this.name = 'FilePathError'
    this.start = start
    this.end = end
  }
}

/**
 * The `file:` URL of an absolute path, on every engine and for both systems.
 *
 * @param path - Empty names and dots are resolved as the system does it. On Windows, `C:\a`, `\\server\share\a`, and their long forms `\\?\C:\a` and
 *   `\\?\UNC\server\share\a`.
 * @throws ArgumentError if an argument has another type.
 * @throws FilePathError if the path is relative, has a NUL or a lone surrogate, or names a device or a server that no URL can name.
 *
 * @example
 * ```ts
 * import { filePathToUrl } from '@waymark/url-edit'
 *
 * filePathToUrl('/home/me/100% #1?.txt', 'posix').href // => 'file:///home/me/100%25%20%231%3F.txt'
 * filePathToUrl('C:\\Users\\me', 'windows').href // => 'file:///C:/Users/me'
 * ```
 */
export function filePathToUrl(path: string, system: PathSystem): UrlRecord {
  requireString(path, 'path', 'of a URL, call urlToFilePath')
  requireSystem(system)
  const scalars = toScalarValueString(path)
  for (let i = 0; i < path.length; i++) {
    if (path[i] !== '\0' && path[i] === scalars[i]) continue
    const what = path[i] === '\0' ? 'a NUL' : 'half of a surrogate pair'
    throw new FilePathError(`a path cannot have ${what}`, i, i + 1)
  }
  return system === 'posix' ? fromPosix(path) : fromWindows(path)
}

function fromPosix(path: string): UrlRecord {
  if (!path.startsWith('/')) throw relative(path, 'a slash')
  return fileUrl('', withoutDots(path.slice(1).split('/'), 0))
}

const LONG = /^\\\\\?\\(UNC\\)?/i

function fromWindows(path: string): UrlRecord {
  const long = LONG.exec(path)
  const isServer = long === null ? /^[/\\]{2}/.test(path) : long[1] !== undefined
  const start = long?.[0].length ?? (isServer ? 2 : 0)
  const written = path.slice(start).split(long === null ? /[/\\]/ : /\\/)
  // In the long form, dots are names, which no URL keeps.
  if (long !== null && written.some((name) => /^\.{1,2}$|\//.test(name))) {
    throw new FilePathError(
      'a URL cannot keep a name that contains a slash or only dots',
      start,
      path.length,
    )
  }
  if (!isServer) {
    if (!/^[a-z]:$/i.test(written[0]!) || written.length < 2) {
      throw relative(path, 'a drive such as C:\\')
    }
    return fileUrl('', withoutDots(written, 1))
  }
  const [server = '', share = '', ...names] = written
  if (!isServerName(server)) {
    const message =
      'a server in a URL is a name of letters, digits, hyphens and dots, and not this machine or a device'
    throw new FilePathError(message, start, start + server.length)
  }
  if (/^\.{0,2}$/.test(share)) {
    throw new FilePathError('after the server comes the name of a share', start, path.length)
  }
  return fileUrl(server, [share, ...(names.length === 0 ? [] : withoutDots(names, 0))])
}

/** Whether a server has the same name in a URL: not a number that becomes an address, and nothing that is decoded. */
function isServerName(name: string): boolean {
  if (!/^[\w.-]+$/.test(name) || /^\.+$|^localhost\.?$/i.test(name)) return false
  const host = parseHost(name)
  return host !== null && serializeHost(host) === name.toLowerCase()
}

/** The names that a system finds: it passes over empty ones and `.`, and `..` goes back, but not further than the root. */
function withoutDots(names: readonly string[], root: number): string[] {
  const found: string[] = []
  for (const name of names) {
    if (name === '..') found.length = Math.max(root, found.length - 1)
    else if (name !== '' && name !== '.') found.push(name)
  }
  const isFolder = /^\.{0,2}$/.test(names[names.length - 1]!)
  return isFolder ? [...found, ''] : found
}

function relative(path: string, start: string): FilePathError {
  return new FilePathError(
    `the path is not absolute: it does not begin with ${start}`,
    0,
    Math.min(1, path.length),
  )
}

function fileUrl(host: string, names: readonly string[]): UrlRecord {
  return parseUrl(`file://${host}/${names.map(encodeSegment).join('/')}`)!
}

/**
 * The path of a `file:` URL, on every engine and for both systems.
 *
 * @returns With slashes, or with backslashes for Windows.
 * @throws ArgumentError if an argument has another type.
 * @throws FilePathError if the URL is not a `file:` URL, or a part of it has no place in a path of this system: a percent-encoded
 *   separator, NUL or byte that is not UTF-8, a host on POSIX, no drive on Windows, a query or a fragment.
 *
 * @example
 * ```ts
 * import { urlToFilePath } from '@waymark/url-edit'
 * import { parseUrl } from '@waymark/url-parser'
 *
 * urlToFilePath(parseUrl('file:///home/me/a%20b')!, 'posix') // => '/home/me/a b'
 * urlToFilePath(parseUrl('file://server/share/a')!, 'windows') // => '\\\\server\\share\\a'
 * ```
 */
export function urlToFilePath(url: UrlRecord, system: PathSystem): string {
  requireRecord(url)
  requireSystem(system)
  const { href, pathStart, searchStart, hostStart, hostEnd } = url
  if (url.scheme !== 'file') throw new FilePathError('the URL is not a file: URL', 0, url.schemeEnd)
  if (searchStart < href.length) {
    throw new FilePathError('a path has no query and no fragment', searchStart, href.length)
  }
  const encoded = serializePath(url)
  const wrong = (system === 'posix' ? /%2f|%00/i : /%2f|%5c|%00/i).exec(encoded)
  if (wrong !== null) {
    const start = pathStart + wrong.index
    const what = wrong[0] === '%00' ? 'a NUL' : 'a separator'
    throw new FilePathError(`\`${wrong[0]}\` would be ${what} in the path`, start, start + 3)
  }
  const path = utf8PercentDecodeStrict(encoded)
  if (path === null) throw new FilePathError('the path is not UTF-8', pathStart, searchStart)
  if (system === 'posix') {
    if (hostEnd > hostStart)
      throw new FilePathError('a path on POSIX has no server', hostStart, hostEnd)
    return path
  }
  const written = path.replaceAll('/', '\\')
  if (hostEnd > hostStart) {
    const server = href.slice(hostStart, hostEnd)
    if (isServerName(server) && /^\\[^\\]/.test(written)) return `\\\\${server}${written}`
    throw new FilePathError(
      'a path needs a server that is not a device, and a share',
      hostStart,
      searchStart,
    )
  }
  if (/^\\[a-z]:\\/i.test(written)) return written.slice(1)
  throw new FilePathError(
    'a path on Windows begins with a drive, such as file:///C:/',
    pathStart,
    searchStart,
  )
}

function requireSystem(system: unknown): void {
  if (system !== 'posix' && system !== 'windows') throw wrongArgument('system', SYSTEM, system)
}
