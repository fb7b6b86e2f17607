import { type FilePath, formatPath, type Platform, parseAbsolutePath } from './file-name.ts'
import { type Refusal, type RefusalCode, refuse } from './refusal.ts'

/** What is at a path, without following a link in its last segment. */
export type PathFact =
  | { readonly kind: 'link'; readonly target: string }
  | { readonly kind: 'file' }
  | { readonly kind: 'folder' }
  /** A device, a pipe, a socket. */
  | { readonly kind: 'other' }

/** All that the guards know of a disk. */
export interface FileFacts {
  /** `null` if nothing is there, or if it cannot be reached. */
  look(path: string): PathFact | null
}

/** The same, asynchronously. */
export interface AsyncFileFacts {
  look(path: string): Promise<PathFact | null>
}

/** What happens to symbolic links below the root. */
export type LinkPolicy =
  /** Links are followed as long as they lead inside the root. */
  | 'inside'
  /** No link is followed below the root. */
  | 'refuse'

/** As on Linux. */
const MAX_LINKS = 40

/** Yields a path, and is given what is there. */
export type LinkWalk = Generator<string, FilePath | Refusal, PathFact | null>

/**
 * Follows the symbolic links of a name below a root, as the system would.
 *
 * Below what does not exist there are no links: those segments are taken as they are.
 */
export function* walkLinks(
  root: FilePath,
  segments: readonly string[],
  policy: LinkPolicy,
  nameLength: number,
): LinkWalk {
  const state: WalkState = {
    prefix: root.prefix,
    segments: [],
    links: 0,
    missing: false,
    last: null,
  }
  const no = (code: RefusalCode): Refusal => refuse(code, 0, nameLength)
  for (const segment of root.segments) {
    const problem = yield* step(state, segment, root, 'inside')
    if (problem !== null) return no(problem)
  }
  const top: FilePath = { ...root, prefix: state.prefix, segments: [...state.segments] }
  for (const segment of segments) {
    const problem = yield* step(state, segment, root, policy)
    if (problem !== null) return no(problem)
    if (!isInside(state, top)) return no('link-outside')
  }
  if (state.last?.kind === 'other') return no('not-a-file')
  return { ...root, prefix: state.prefix, segments: state.segments }
}

/** Where the walk is, after all links so far. */
interface WalkState {
  prefix: string
  readonly segments: string[]
  links: number
  /** Whether the place does not exist; then nothing below it does. */
  missing: boolean
  last: PathFact | null
}

function* step(
  state: WalkState,
  segment: string,
  root: FilePath,
  policy: LinkPolicy,
): Generator<string, RefusalCode | null, PathFact | null> {
  const pending = [segment]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next === '' || next === '.') continue
    if (next === '..') {
      state.segments.pop()
      state.missing = false
      continue
    }
    state.segments.push(next)
    if (state.missing) continue
    const fact = yield formatPath({ ...root, prefix: state.prefix, segments: state.segments })
    state.last = fact
    state.missing = fact === null
    if (fact?.kind !== 'link') continue
    state.segments.pop()
    if (policy === 'refuse') return 'link-refused'
    if (++state.links > MAX_LINKS) return 'link-loop'
    const target = splitTarget(fact.target, root.platform, state.prefix)
    if (target === null) return 'link-outside'
    if (target.isAbsolute) {
      state.prefix = target.prefix
      state.segments.length = 0
    }
    for (let index = target.segments.length - 1; index >= 0; index--) {
      pending.push(target.segments[index]!)
    }
  }
  return null
}

interface Target {
  readonly isAbsolute: boolean
  readonly prefix: string
  readonly segments: readonly string[]
}

function splitTarget(target: string, platform: Platform, prefix: string): Target | null {
  if (platform === 'posix') {
    return { isAbsolute: target.startsWith('/'), prefix: '/', segments: target.split('/') }
  }
  // Windows stores absolute targets as `\\?\C:\…` or `\??\C:\…`.
  const plain = target.replace(/^\\[\\?]\?\\(?=[A-Za-z]:)/, '')
  if (/^[A-Za-z]:[\\/]|^\\\\/.test(plain)) {
    const parsed = parseAbsolutePath(plain, platform)
    return parsed === null
      ? null
      : { isAbsolute: true, prefix: parsed.prefix, segments: parsed.segments }
  }
  if (/^[A-Za-z]:/.test(plain)) return null
  return { isAbsolute: /^[\\/]/.test(plain), prefix, segments: plain.split(/[\\/]/) }
}

/** Whether a path is the root or below it, segment by segment. */
function isInside(path: Pick<FilePath, 'prefix' | 'segments'>, root: FilePath): boolean {
  return (
    path.prefix === root.prefix &&
    root.segments.every((segment, index) => path.segments[index] === segment)
  )
}
