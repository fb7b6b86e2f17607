import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import type { Platform } from '../guard/file-name.ts'
import type { LinkPolicy } from '../guard/links.ts'
import { resolvePath, resolvePathAsync } from '../guard/resolve-path.ts'
import type { GuardPolicy } from '../guard/segment.ts'
import { RefusalError } from '../refusal.ts'
import { canOpenByDescriptor, openByDescriptor } from './descriptor-walk.ts'
import { nodeFilesAsync, systemCode } from './file-facts.ts'
import { type Way, whole } from './way.ts'

/** How careful the guard in front of a file is. */
export interface BelowOptions {
  /** `strict` unless given. */
  readonly policy?: GuardPolicy
  /** `inside` unless given. */
  readonly links?: LinkPolicy
}

/** The same, and how the file is opened. */
export interface OpenBelowOptions extends BelowOptions {
  /** As of `fs.open`; `r` unless given. */
  readonly flags?: 'r' | 'r+' | 'w' | 'wx' | 'a' | 'ax'
  /** Of a file that is made; 0o666 less the process's mask unless given. */
  readonly mode?: number
}

/** The same, and how much of the file may be read. */
export interface ReadBelowOptions extends BelowOptions {
  /** A longer file is refused. */
  readonly maxBytes?: number
}

const FLAGS: Readonly<Record<NonNullable<OpenBelowOptions['flags']>, number>> = {
  r: constants.O_RDONLY,
  'r+': constants.O_RDWR,
  w: constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC,
  wx: constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL,
  a: constants.O_WRONLY | constants.O_CREAT | constants.O_APPEND,
  ax: constants.O_WRONLY | constants.O_CREAT | constants.O_APPEND | constants.O_EXCL,
}

/** Which rules hold is no guess here: they are those of the system that runs this. */
const PLATFORM: Platform = process.platform === 'win32' ? 'windows' : 'posix'

/**
 * Opens a file below a root folder by an untrusted name.
 *
 * On Linux each folder on the way is opened relative to the one before and no link is followed by the
 * system, so that nothing that is exchanged meanwhile can lead outside. Elsewhere the name is resolved,
 * opened without following a last link, and resolved and compared again before the handle is given.
 *
 * @returns A handle of a regular file; the caller closes it.
 * @throws RefusalError when the name is refused; the system's own errors (`ENOENT`) pass through.
 */
export async function openBelow(
  root: string,
  name: string,
  options: OpenBelowOptions = {},
): Promise<FileHandle> {
  const { policy = 'strict', links = 'inside', flags = 'r', mode = 0o666 } = options
  if (!Object.hasOwn(FLAGS, flags)) {
    throw new TypeError(`The flags are one of ${Object.keys(FLAGS).join(', ')}; got ${flags}`)
  }
  const verdict = resolvePath(root, name, { platform: PLATFORM, policy, links })
  if (!verdict.allowed) throw new RefusalError(verdict, name)
  if (verdict.segments.length === 0) throw new RefusalError(whole('not-a-file', name), name)
  const way = { root, name, segments: verdict.segments, links, flags: FLAGS[flags], mode }
  return canOpenByDescriptor() ? await openByDescriptor(way) : await openAndCompare(way, policy)
}

/** Opens by path, for systems without another way. Exported for its test. */
export async function openAndCompare(way: Way, policy: GuardPolicy): Promise<FileHandle> {
  const { root, name, links, flags, mode } = way
  const options = { platform: PLATFORM, policy, links, files: nodeFilesAsync }
  const before = await resolvePathAsync(root, name, options)
  if (!before.allowed) throw new RefusalError(before, name)
  // Both are missing on Windows.
  const careful = (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)
  const handle = await open(before.path, flags | careful, mode).catch((error: unknown) => {
    throw systemCode(error) === 'ELOOP'
      ? new RefusalError(whole('changed-meanwhile', name), name)
      : error
  })
  try {
    const stats = await handle.stat({ bigint: true })
    if (!stats.isFile()) throw new RefusalError(whole('not-a-file', name), name)
    const after = await resolvePathAsync(root, name, options)
    const again = after.allowed && after.path === before.path ? await open(after.path) : null
    const other = await again?.stat({ bigint: true })
    await again?.close()
    if (other?.ino !== stats.ino || other.dev !== stats.dev) {
      throw new RefusalError(whole('changed-meanwhile', name), name)
    }
    return handle
  } catch (error) {
    await handle.close()
    throw error
  }
}

/**
 * Reads a file below a root folder by an untrusted name.
 *
 * @throws RefusalError when the name is refused, or the file is longer than `maxBytes`.
 */
export async function readFileBelow(
  root: string,
  name: string,
  options: ReadBelowOptions = {},
): Promise<Uint8Array> {
  const handle = await openBelow(root, name, options)
  try {
    const { maxBytes } = options
    // A limit that is no number lets nothing pass.
    if (maxBytes !== undefined && !((await handle.stat()).size <= maxBytes)) {
      throw new RefusalError(whole('too-long', name), name)
    }
    return await handle.readFile()
  } finally {
    await handle.close()
  }
}

/**
 * Writes a file below a root folder by an untrusted name. Its folder must exist.
 *
 * @throws RefusalError when the name is refused.
 */
export async function writeFileBelow(
  root: string,
  name: string,
  data: string | Uint8Array,
  options: OpenBelowOptions = {},
): Promise<void> {
  const handle = await openBelow(root, name, { ...options, flags: options.flags ?? 'w' })
  try {
    await handle.writeFile(data)
  } finally {
    await handle.close()
  }
}
