import { findControl } from '@waymark/rfc3986'
import { type Refusal, type RefusalCode, refuse } from './refusal.ts'
import { type GuardPolicy, isDotName, refuseLoneSurrogate, refuseRisk } from './segment.ts'

/** Whose rules for file names apply: chosen by the caller, never guessed. */
export type Platform = 'posix' | 'windows'

/** The pieces of an absolute path. */
export interface FilePath {
  readonly platform: Platform
  /** `/`, `C:\` or `\\server\share\`. */
  readonly prefix: string
  readonly segments: readonly string[]
}

/** Splits an absolute path; `null` if it is not absolute. Dot segments are resolved. */
export function parseAbsolutePath(path: string, platform: Platform): FilePath | null {
  if (path.includes('\0')) return null
  if (platform === 'posix') {
    return path.startsWith('/')
      ? { platform, prefix: '/', segments: collapse(path.split('/')) }
      : null
  }
  const drive = /^([A-Za-z]):[\\/]/.exec(path)
  if (drive !== null) {
    const segments = collapse(path.slice(3).split(/[\\/]/))
    return { platform, prefix: `${drive[1]!.toUpperCase()}:\\`, segments }
  }
  const share = /^\\\\([^\\/?.][^\\/]*)\\([^\\/]+)(?:\\|$)/.exec(path)
  if (share === null) return null
  const segments = collapse(path.slice(share[0].length).split(/[\\/]/))
  return { platform, prefix: `\\\\${share[1]!}\\${share[2]!}\\`, segments }
}

/** A path as a string. */
export function formatPath({ platform, prefix, segments }: FilePath): string {
  if (segments.length === 0 && /^\\\\/.test(prefix)) return prefix.slice(0, -1)
  return prefix + segments.join(platform === 'posix' ? '/' : '\\')
}

function collapse(parts: readonly string[]): string[] {
  const segments: string[] = []
  for (const part of parts) {
    if (part === '..') segments.pop()
    else if (part !== '' && part !== '.') segments.push(part)
  }
  return segments
}

/**
 * The segments of a name below a root, or why it is refused. Looks at the string only.
 *
 * @param name - Decoded; both policies take it literally, so that a percent-encoded byte in it is part of a name. The
 *   strict one refuses what would be structure if it were decoded once more.
 */
export function segmentsOfName(
  root: FilePath,
  name: string,
  policy: GuardPolicy,
): readonly string[] | Refusal {
  const at = (code: RefusalCode, start = 0, end = name.length): Refusal => refuse(code, start, end)
  if (name === '' && policy === 'strict') return at('name-empty')
  const nul = name.indexOf('\0')
  if (nul !== -1) return at('nul-character', nul, nul + 1)
  const surrogate = refuseLoneSurrogate(name)
  if (surrogate !== null) return surrogate
  const control = findControl(name)
  if (control !== -1) return at('control-character', control, control + 1)
  const code =
    root.platform === 'windows' ? refuseWindowsStart(name, policy) : refusePosixStart(name, policy)
  if (code !== null) return at(code)
  return policy === 'strict' ? splitStrictly(root, name) : splitContained(root, name)
}

function refusePosixStart(name: string, policy: GuardPolicy): RefusalCode | null {
  if (!name.startsWith('/')) return null
  // POSIX leaves it to the system what exactly two slashes at the beginning mean.
  if (policy === 'strict' || /^\/\/(?!\/)/.test(name)) return 'absolute-path'
  return null
}

function refuseWindowsStart(name: string, policy: GuardPolicy): RefusalCode | null {
  if (policy === 'strict') {
    if (name.includes('\\')) return 'separator-in-name'
    if (name.startsWith('/')) return 'absolute-path'
    return /^[A-Za-z]:/.test(name) ? 'drive-letter' : null
  }
  if (/^[\\/]{2}/.test(name)) return 'unc-path'
  if (/^[\\/]/.test(name)) return 'absolute-path'
  return /^[A-Za-z]:(?![\\/])/.test(name) ? 'drive-letter' : null
}

function splitStrictly({ platform }: FilePath, name: string): readonly string[] | Refusal {
  const segments = name.split('/')
  let start = 0
  for (const segment of segments) {
    const code = segment === '' ? 'empty-segment' : checkName(segment, platform)
    if (code !== null) return refuse(code, start, start + segment.length)
    const risk = refuseRisk(segment, start)
    if (risk !== null) return risk
    start += segment.length + 1
  }
  return segments
}

/** Why a segment cannot be a name; `null` if it can. */
export function checkName(segment: string, platform: Platform): RefusalCode | null {
  if (isDotName(segment)) return 'dot-segment'
  return platform === 'windows' ? checkWindowsName(segment) : null
}

/** Dot segments are resolved in the string, and an absolute name is allowed if it stays inside. */
function splitContained(root: FilePath, name: string): readonly string[] | Refusal {
  const { platform } = root
  const isAbsolute = platform === 'posix' ? name.startsWith('/') : /^[A-Za-z]:/.test(name)
  const rest = isAbsolute && platform === 'windows' ? name.slice(2) : name
  const outside = refuse('outside-folder', 0, name.length)
  if (isAbsolute && platform === 'windows' && !isSameDrive(root.prefix, name)) return outside
  const result: string[] = isAbsolute ? [] : [...root.segments]
  for (const part of rest.split(platform === 'posix' ? '/' : /[\\/]/)) {
    if (part === '' || part === '.') continue
    if (part === '..') {
      result.pop()
      continue
    }
    const code = platform === 'windows' ? checkWindowsName(part) : null
    if (code !== null) return refuse(code, 0, name.length)
    result.push(part)
  }
  if (root.segments.some((segment, index) => segment !== result[index])) return outside
  return result.slice(root.segments.length)
}

function isSameDrive(prefix: string, name: string): boolean {
  return prefix.slice(0, 2) === name.slice(0, 2).toUpperCase()
}

const DEVICE = /^(?:con|prn|aux|nul|(?:com|lpt)[0-9\u00b9\u00b2\u00b3]|conin\$|conout\$)$/i

/** https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file#naming-conventions */
export function checkWindowsName(segment: string): RefusalCode | null {
  const dot = segment.indexOf('.')
  const stem = (dot === -1 ? segment : segment.slice(0, dot)).replace(/^ +/, '')
  let end = stem.length
  while (end > 0 && stem.charCodeAt(end - 1) === 0x20) end--
  if (DEVICE.test(stem.slice(0, end))) return 'device-name'
  if (/[<>:"|?*\\/]/.test(segment)) return 'reserved-character'
  return segment.endsWith('.') || segment.endsWith(' ') ? 'trailing-dot-space' : null
}
