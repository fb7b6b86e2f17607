import { parseUrl } from '@waymark/url-parser'
import { choose } from '../choose.ts'
import { decodeComponent, whyNotDecoded } from '../percent-text.ts'
import { type Refusal, refuse, refuseAt } from '../refusal.ts'
import {
  checkName,
  type FilePath,
  formatPath,
  type Platform,
  parseAbsolutePath,
  segmentsOfName,
} from './file-name.ts'
import { type AsyncFileFacts, type FileFacts, type LinkPolicy, walkLinks } from './links.ts'
import { CONTROL, choosePolicy, type GuardPolicy, hidesStructure } from './segment.ts'

/** Whose rules hold for a name, and how careful `resolvePath` is. */
export interface ResolvePathOptions {
  /** Whose rules hold. There is no default: guessing them is how names get through. */
  readonly platform: Platform
  /** `strict` unless given. */
  readonly policy?: GuardPolicy
  /** `inside` unless given; only with `files`. */
  readonly links?: LinkPolicy
  /** Looks at the disk. Without it only the text is judged, and links are not known of. */
  readonly files?: FileFacts
}

/** The same for `resolvePathAsync`, which needs a disk to look at. */
export interface ResolvePathAsyncOptions extends Omit<ResolvePathOptions, 'files'> {
  readonly files: AsyncFileFacts
}

/** A name that stays below its root. */
export interface PathBelow {
  readonly allowed: true
  /** The absolute path; with `files`, the one behind all links. */
  readonly path: string
  /** The segments below the root as the name gives them, before any link. */
  readonly segments: readonly string[]
}

/**
 * Makes an untrusted, decoded name into a path below a root folder.
 *
 * @param root - An absolute path, which is trusted.
 * @param name - Taken literally: `%2e` is part of a name. For a path from a URI see {@link resolveUriPath}.
 * @throws {TypeError} When the root is no absolute path of the platform, or there is no such policy.
 */
export function resolvePath(
  root: string,
  name: string,
  options: ResolvePathOptions,
): PathBelow | Refusal {
  const folder = parseRoot(root, options.platform)
  const segments = segmentsOfName(folder, name, choosePolicy(options.policy))
  if ('allowed' in segments) return segments
  return followLinks(folder, segments, name, options)
}

/** {@link resolvePath} for a disk that is asked asynchronously. */
export async function resolvePathAsync(
  root: string,
  name: string,
  options: ResolvePathAsyncOptions,
): Promise<PathBelow | Refusal> {
  const folder = parseRoot(root, options.platform)
  const segments = segmentsOfName(folder, name, choosePolicy(options.policy))
  if ('allowed' in segments) return segments
  const walk = walkLinks(folder, segments, chooseLinks(options), name.length)
  let state = walk.next()
  while (state.done !== true) state = walk.next(await options.files.look(state.value))
  return asPath(state.value, segments)
}

/**
 * The same for a path as it stands in a URI: each segment is decoded exactly once. What appears only by
 * decoding, such as a separator or a control character, is refused by every policy.
 */
export function resolveUriPath(
  root: string,
  path: string,
  options: ResolvePathOptions,
): PathBelow | Refusal {
  const name = decodePath(path, choosePolicy(options.policy))
  if (typeof name !== 'string') return name
  const verdict = resolvePath(root, name, options)
  // Places are counted in what the caller gave.
  return verdict.allowed || name === path ? verdict : refuse(verdict.rule, 0, path.length)
}

/**
 * The same for a whole `file:` URI. The host is this machine's (`localhost` or none), query and fragment are
 * no part of the path, and the path must lead into the root.
 */
export function resolveFileUri(
  root: string,
  uri: string,
  options: ResolvePathOptions,
): PathBelow | Refusal {
  const folder = parseRoot(root, options.platform)
  const whole = (rule: Refusal['rule']): Refusal => refuse(rule, 0, uri.length)
  const policy = choosePolicy(options.policy)
  if (policy === 'strict' && /[\t\n\r]/.test(uri)) {
    return refuseAt('stripped-control', uri, /[\t\n\r]/)
  }
  if (policy === 'strict' && /^[^?#]*\\/.test(uri)) return refuseAt('backslash', uri, /\\/)
  const url = parseUrl(uri)
  if (url === null || url.path.kind !== 'list') return whole('failure')
  if (url.scheme !== 'file') return whole('scheme-not-allowed')
  if (url.host !== null && url.host.kind !== 'empty') return whole('remote-host')
  const segments = [...url.path.segments]
  if (segments.at(-1) === '') segments.pop()
  const decoded = decodePath(segments.join('/'), policy)
  if (typeof decoded !== 'string') return whole(decoded.rule)
  const all = decoded === '' ? [] : decoded.split('/')
  if (policy === 'strict' && all.includes('')) return whole('empty-segment')
  const parts = all.filter((segment) => segment !== '')
  const relative = options.platform === 'posix' ? parts : dropDrive(parts, folder.prefix)
  if (relative === null) return whole('outside-folder')
  const isBelow = folder.segments.every((segment, index) => segment === relative[index])
  if (!isBelow) return whole('outside-folder')
  const below = relative.slice(folder.segments.length)
  for (const segment of below) {
    const rule = checkName(segment, options.platform)
    if (rule !== null) return whole(rule)
  }
  return followLinks(folder, below, uri, options)
}

function dropDrive(parts: readonly string[], prefix: string): readonly string[] | null {
  return parts[0]?.toUpperCase() === prefix.slice(0, 2) ? parts.slice(1) : null
}

function decodePath(path: string, policy: GuardPolicy): string | Refusal {
  const decoded: string[] = []
  const whole = (rule: Refusal['rule']): Refusal => refuse(rule, 0, path.length)
  for (const segment of path.split('/')) {
    const text = decodeComponent(segment)
    if (text === null) return whole(whyNotDecoded(segment))
    if (/[/\\]/.test(text)) return whole(text === segment ? 'backslash' : 'encoded-separator')
    if (CONTROL.test(text)) return whole(text === segment ? 'control' : 'encoded-control')
    if (policy === 'strict' && hidesStructure(text)) return whole('multiple-encoding')
    decoded.push(text)
  }
  return decoded.join('/')
}

function parseRoot(root: string, platform: Platform): FilePath {
  choose('platform', platform, ['posix', 'windows'])
  const folder = parseAbsolutePath(root, platform)
  if (folder === null) {
    const example = platform === 'posix' ? '/srv/files' : 'C:\\files'
    throw new TypeError(`The root is an absolute ${platform} path like ${example}; got ${root}`)
  }
  return folder
}

function followLinks(
  root: FilePath,
  segments: readonly string[],
  name: string,
  options: ResolvePathOptions,
): PathBelow | Refusal {
  const links = chooseLinks(options)
  const { files } = options
  if (files === undefined) {
    return asPath({ ...root, segments: [...root.segments, ...segments] }, segments)
  }
  const walk = walkLinks(root, segments, links, name.length)
  let state = walk.next()
  while (state.done !== true) state = walk.next(files.look(state.value))
  return asPath(state.value, segments)
}

function chooseLinks({ links = 'inside' }: Pick<ResolvePathOptions, 'links'>): LinkPolicy {
  return choose('policy for links', links, ['inside', 'refuse'])
}

function asPath(result: FilePath | Refusal, segments: readonly string[]): PathBelow | Refusal {
  return 'allowed' in result ? result : { allowed: true, path: formatPath(result), segments }
}
