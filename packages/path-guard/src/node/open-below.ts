import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { COUNT, checkOptions, LIMIT, type OptionTable, oneOf } from '@waymark/infra/options'
import type { Platform } from '../file-name.ts'
import type { LinkPolicy } from '../links.ts'
import { LINKS, POLICY } from '../options.ts'
import { RefusalError } from '../refusal.ts'
import { resolvePath, resolvePathAsync } from '../resolve-path.ts'
import type { GuardPolicy } from '../segment.ts'
import { canOpenByDescriptor, openByDescriptor } from './descriptor-walk.ts'
import { nodeFilesAsync, systemCode } from './file-facts.ts'
import { type Way, whole } from './way.ts'

/** How careful the guard of a file is. */
export interface BelowOptions {
  /** `strict` unless given. */
  readonly policy?: GuardPolicy
  /** `inside` unless given. */
  readonly links?: LinkPolicy
}

/** The same, and how the file is opened. */
export interface OpenBelowOptions extends BelowOptions {
  /** As in `fs.open`; `r` unless given. */
  readonly flags?: 'r' | 'r+' | 'w' | 'wx' | 'a' | 'ax'
  /** The permissions of a new file; 0o666 without the bits of the process's mask unless given. */
  readonly mode?: number
}

/** The same, and how much of the file may be read. */
export interface ReadBelowOptions extends BelowOptions {
  /** A longer file is refused; Infinity unless given. */
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

/** What `openBelow` and `writeFileBelow` take. */
export const openBelowOptions: OptionTable<OpenBelowOptions> = {
  policy: POLICY,
  links: LINKS,
  flags: /* @__PURE__ */ oneOf('r', 'r+', 'w', 'wx', 'a', 'ax'),
  mode: COUNT,
}

/** What `readFileBelow` takes. */
export const readBelowOptions: OptionTable<ReadBelowOptions> = {
  policy: POLICY,
  links: LINKS,
  maxBytes: LIMIT,
}

/** No guess is needed here: the rules are those of the system that runs this. */
const SYSTEM: Platform = process.platform === 'win32' ? 'windows' : 'posix'

/**
 * Opens a file below a root folder by an untrusted name.
 *
 * On Linux each folder on the way is opened relative to the one before and no link is followed by the
 * system, so that nothing that is replaced meanwhile can lead outside. Elsewhere the name is resolved,
 * opened without following a last link, and resolved and compared again before the handle is given.
 *
 * @returns A handle of a regular file; the caller closes it.
 * @throws {@link RefusalError} If the name is refused; the system's own errors (`ENOENT`) pass through.
 */
export async function openBelow(
  root: string,
  name: string,
  options: OpenBelowOptions = {},
): Promise<FileHandle> {
  checkOptions<OpenBelowOptions>(options, openBelowOptions)
  const { policy = 'strict', links = 'inside', flags = 'r', mode = 0o666 } = options
  const verdict = resolvePath(root, name, { platform: SYSTEM, policy, links })
  if (!verdict.allowed) throw new RefusalError(verdict, name)
  if (verdict.segments.length === 0) throw new RefusalError(whole('not-a-file', name), name)
  const way = { root, name, segments: verdict.segments, links, flags: FLAGS[flags], mode }
  return canOpenByDescriptor() ? await openByDescriptor(way) : await openAndCompare(way, policy)
}

/** Opens by path, for systems without another way. Exported for its test. */
export async function openAndCompare(way: Way, policy: GuardPolicy): Promise<FileHandle> {
  const { root, name, links, flags, mode } = way
  const options = { platform: SYSTEM, policy, links, files: nodeFilesAsync }
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
 * @throws {@link RefusalError} If the name is refused, or the file is longer than `maxBytes`.
 */
export async function readFileBelow(
  root: string,
  name: string,
  options: ReadBelowOptions = {},
): Promise<Uint8Array> {
  checkOptions<ReadBelowOptions>(options, readBelowOptions)
  const { maxBytes = Number.POSITIVE_INFINITY, ...below } = options
  const handle = await openBelow(root, name, below)
  try {
    if ((await handle.stat()).size > maxBytes) {
      throw new RefusalError(whole('file-too-long', name), name)
    }
    return await handle.readFile()
  } finally {
    await handle.close()
  }
}

/**
 * Writes a file below a root folder by an untrusted name. Its folder must exist.
 *
 * @throws {@link RefusalError} If the name is refused.
 */
export async function writeFileBelow(
  root: string,
  name: string,
  data: string | Uint8Array,
  options: OpenBelowOptions = {},
): Promise<void> {
  checkOptions<OpenBelowOptions>(options, openBelowOptions)
  const handle = await openBelow(root, name, { ...options, flags: options.flags ?? 'w' })
  try {
    await handle.writeFile(data)
  } finally {
    await handle.close()
  }
}
