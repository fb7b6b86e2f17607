import { hasOwn, ownOptions, refusedArgument, requireOptions } from '@waymark/infra/internal'
import type { OptionTable } from '@waymark/infra/options'
import { findControl } from '@waymark/rfc3986'
import { parseUrl } from '@waymark/url-parser'
import {
  checkName,
  type FilePath,
  formatPath,
  type Platform,
  parseAbsolutePath,
  segmentsOfName,
} from './file-name.ts'
import { type AsyncFileFacts, type FileFacts, type LinkPolicy, walkLinks } from './links.ts'
import { FILES, LINKS, PLATFORM, POLICY } from './options.ts'
import { type Refusal, type RefusalCode, refuse, refuseAt } from './refusal.ts'
import { decodeOnce, type GuardPolicy, refuseRisk } from './segment.ts'
import { requireText } from './text.ts'

/** Whose rules apply to a name, and how careful `resolvePath` is. */
export interface ResolvePathOptions {
  /** Whose rules apply. There is no default, because a wrong guess would let names through. */
  readonly platform: Platform
  /** `strict` unless given. */
  readonly policy?: GuardPolicy
  /** `inside` unless given; only with `files`. */
  readonly links?: LinkPolicy
  /** Looks at the disk. Without it, only the string is checked, and links are not known. */
  readonly files?: FileFacts
}

/** The same for `resolvePathAsync`, which needs a disk to look at. */
export interface ResolvePathAsyncOptions extends Omit<ResolvePathOptions, 'files'> {
  readonly files: AsyncFileFacts
}

/** What `resolvePath` and its relatives take. */
export const resolvePathOptions: OptionTable<ResolvePathOptions> = {
  platform: PLATFORM,
  policy: POLICY,
  links: LINKS,
  files: FILES,
}

/** A name that stays below its root. */
export interface PathBelow {
  readonly allowed: true
  /** The absolute path; with `files`, after all links. */
  readonly path: string
  /** The segments below the root as the name gives them, before any link. */
  readonly segments: readonly string[]
}

/**
 * Makes an untrusted, decoded name into a path below a root folder.
 *
 * @param root - An absolute path, which is trusted.
 * @param name - Taken literally: `%41` is part of a name. For a path from a URI see {@link resolveUriPath}.
 * @throws {TypeError} If the root is not an absolute path of the platform, or an option is unknown or wrong.
 *
 * @example
 * ```ts
 * import { resolvePath } from '@waymark/path-guard'
 *
 * const file = resolvePath('/srv/files', 'a/b.txt', { platform: 'posix' })
 * file.allowed && file.path // => '/srv/files/a/b.txt'
 * const device = resolvePath('C:\\files', 'nul.txt', { platform: 'windows' })
 * device.allowed || device.code // => 'device-name'
 * ```
 */
export function resolvePath(
  root: string,
  name: string,
  options: ResolvePathOptions,
): PathBelow | Refusal {
  options = requirePlatform(options)
  const folder = parseRoot(root, options)
  requireText(name, 'name')
  return resolveName(folder, name, options)
}

function resolveName(
  folder: FilePath,
  name: string,
  options: ResolvePathOptions,
): PathBelow | Refusal {
  const segments = segmentsOfName(folder, name, options.policy ?? 'strict')
  if (hasOwn(segments, 'allowed')) return segments
  return followLinks(folder, segments, name, options)
}

/**
 * {@link resolvePath} for a disk that answers asynchronously.
 *
 * @example
 * ```ts
 * import { resolvePathAsync } from '@waymark/path-guard'
 *
 * const archive = { look: async (path) => ({ kind: path === '/srv/a.txt' ? 'file' : 'folder' }) }
 * const file = await resolvePathAsync('/srv', 'a.txt', { platform: 'posix', files: archive })
 * file.allowed && file.path // => '/srv/a.txt'
 * ```
 */
export async function resolvePathAsync(
  root: string,
  name: string,
  options: ResolvePathAsyncOptions,
): Promise<PathBelow | Refusal> {
  requireOptions<ResolvePathOptions>(options, resolvePathOptions, 'files')
  options = requirePlatform(options)
  const folder = parseRoot(root, options)
  requireText(name, 'name')
  const segments = segmentsOfName(folder, name, options.policy ?? 'strict')
  if (hasOwn(segments, 'allowed')) return segments
  const walk = walkLinks(folder, segments, options.links ?? 'inside', name.length)
  let state = walk.next()
  while (state.done !== true) state = walk.next(await options.files.look(state.value))
  return asPath(state.value, segments)
}

/**
 * The same for a path as written in a URI: each segment is decoded exactly once. What appears only by decoding, such
 * as a separator or a control character, is refused by every policy.
 *
 * @example
 * ```ts
 * import { resolveUriPath } from '@waymark/path-guard'
 *
 * const file = resolveUriPath('/srv/files', 'a/b%20c.txt', { platform: 'posix' })
 * file.allowed && file.path // => '/srv/files/a/b c.txt'
 * const secret = resolveUriPath('/srv/files', '..%2fsecret', { platform: 'posix' })
 * secret.allowed || secret.code // => 'encoded-separator'
 * ```
 */
export function resolveUriPath(
  root: string,
  path: string,
  options: ResolvePathOptions,
): PathBelow | Refusal {
  options = requirePlatform(options)
  const folder = parseRoot(root, options)
  requireText(path, 'path')
  const name = decodePath(path)
  if (typeof name !== 'string') return name
  const verdict = resolveName(folder, name, options)
  // Offsets count in what the caller gave.
  return verdict.allowed || name === path ? verdict : refuse(verdict.code, 0, path.length)
}

/**
 * The same for a whole `file:` URI. The host is this machine's (`localhost` or none), query and fragment are
 * not part of the path, and the path must lead into the root.
 *
 * @example
 * ```ts
 * import { resolveFileUri } from '@waymark/path-guard'
 *
 * const file = resolveFileUri('C:\\files', 'file:///C:/files/a%20b.txt', { platform: 'windows' })
 * file.allowed && file.path // => 'C:\\files\\a b.txt'
 * const other = resolveFileUri('/srv/files', 'file:///etc/passwd', { platform: 'posix' })
 * other.allowed || other.code // => 'outside-folder'
 * ```
 */
export function resolveFileUri(
  root: string,
  uri: string,
  options: ResolvePathOptions,
): PathBelow | Refusal {
  options = requirePlatform(options)
  const folder = parseRoot(root, options)
  requireText(uri, 'URI')
  const whole = (code: RefusalCode): Refusal => refuse(code, 0, uri.length)
  const policy = options.policy ?? 'strict'
  if (policy === 'strict' && /[\t\n\r]/.test(uri)) {
    return refuseAt('stripped-control', uri, /[\t\n\r]/)
  }
  if (policy === 'strict' && /^[^?#]*\\/.test(uri)) return refuseAt('raw-backslash', uri, /\\/)
  const url = parseUrl(uri)
  if (url === null) return whole('not-a-url')
  // The path of a `file` URL is never opaque.
  if (url.scheme !== 'file' || url.path.kind !== 'list') return whole('url-scheme-not-allowed')
  if (url.host !== null && url.host.kind !== 'empty') return whole('remote-host')
  const segments = [...url.path.segments]
  if (segments[segments.length - 1] === '') segments.pop()
  const decoded = decodePath(segments.join('/'))
  if (typeof decoded !== 'string') return whole(decoded.code)
  const all = decoded === '' ? [] : decoded.split('/')
  if (policy === 'strict' && all.includes('')) return whole('empty-segment')
  const parts = all.filter((segment) => segment !== '')
  const relative = options.platform === 'posix' ? parts : dropDrive(parts, folder.prefix)
  if (relative === null) return whole('outside-folder')
  const isBelow = folder.segments.every((segment, index) => segment === relative[index])
  if (!isBelow) return whole('outside-folder')
  const below = relative.slice(folder.segments.length)
  for (const segment of below) {
    const code = checkName(segment, options.platform)
    if (code !== null) return whole(code)
    const risk = policy === 'strict' ? refuseRisk(segment) : null
    if (risk !== null) return whole(risk.code)
  }
  return followLinks(folder, below, uri, options)
}

function dropDrive(parts: readonly string[], prefix: string): readonly string[] | null {
  return parts[0]?.toUpperCase() === prefix.slice(0, 2) ? parts.slice(1) : null
}

function decodePath(path: string): string | Refusal {
  const decoded: string[] = []
  const whole = (code: RefusalCode): Refusal => refuse(code, 0, path.length)
  for (const segment of path.split('/')) {
    const text = decodeOnce(segment)
    if (typeof text !== 'string') return whole(text.code)
    if (/[/\\]/.test(text)) return whole(text === segment ? 'raw-backslash' : 'encoded-separator')
    if (findControl(text) !== -1) {
      return whole(text === segment ? 'control-character' : 'encoded-control')
    }
    decoded.push(text)
  }
  return decoded.join('/')
}

/** @returns The options, without anything that they inherit. */
function requirePlatform<Options extends ResolvePathOptions | ResolvePathAsyncOptions>(
  options: Options,
): Options {
  // Both kinds of options have the same table.
  requireOptions<ResolvePathOptions>(options, resolvePathOptions, 'platform')
  return ownOptions(options)
}

function parseRoot(
  root: string,
  { platform }: ResolvePathOptions | ResolvePathAsyncOptions,
): FilePath {
  requireText(root, 'root')
  const folder = parseAbsolutePath(root, platform)
  if (folder === null) {
    const example = platform === 'posix' ? '/srv/files' : 'C:\\files'
    throw refusedArgument(
      'root',
      { subject: 'the root', expected: `an absolute ${platform} path, such as ${example}` },
      root,
    )
  }
  return folder
}

function followLinks(
  root: FilePath,
  segments: readonly string[],
  name: string,
  options: ResolvePathOptions,
): PathBelow | Refusal {
  const { files, links = 'inside' } = options
  if (files === undefined) {
    return asPath({ ...root, segments: [...root.segments, ...segments] }, segments)
  }
  const walk = walkLinks(root, segments, links, name.length)
  let state = walk.next()
  while (state.done !== true) state = walk.next(files.look(state.value))
  return asPath(state.value, segments)
}

function asPath(result: FilePath | Refusal, segments: readonly string[]): PathBelow | Refusal {
  return hasOwn(result, 'allowed') ? result : { allowed: true, path: formatPath(result), segments }
}
