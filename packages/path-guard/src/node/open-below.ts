import { constants } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { refusedArgument } from '@waymark/infra/internal'
import {
  BOOLEAN,
  COUNT,
  checkOptions,
  LIMIT,
  type OptionTable,
  type OptionType,
  oneOf,
  optionType,
} from '@waymark/infra/options'
import type { LinkPolicy } from '../links.ts'
import { LINKS, POLICY } from '../options.ts'
import { RefusalError } from '../refusal.ts'
import { resolvePath } from '../resolve-path.ts'
import type { GuardPolicy } from '../segment.ts'
import { openByPath } from './open-by-path.ts'
import { readAtMost } from './read-at-most.ts'
import { safeOpener } from './safe-opener.ts'
import { renamePath } from './system-error.ts'
import { type Opener, refusalOf, SYSTEM } from './way.ts'

/** How careful the guard of a file is. */
export interface BelowOptions {
  /** `strict` unless given. */
  readonly policy?: GuardPolicy
  /** `inside` unless given. */
  readonly links?: LinkPolicy
  /**
   * Opens the file also where the system has no safe way to do it: on Windows, on BSD, and on Linux without `/proc`.
   * There, a person who can write below the root, and who swaps a folder and a link while the file is opened, can make
   * a call read or overwrite a file outside, or leave an empty new file there. Without this option such systems refuse
   * with `no-safe-open`. It changes nothing on Linux with `/proc` and on macOS. `false` unless given.
   */
  readonly allowSwapRace?: boolean
}

/** The same, and how the file is opened. */
export interface OpenBelowOptions extends BelowOptions {
  /** As in `fs.open`; `r` unless given. */
  readonly flags?: 'r' | 'r+' | 'w' | 'wx' | 'a' | 'ax'
  /** The permissions of a new file; 0o666 without the bits of the process's mask unless given. */
  readonly mode?: number
}

/** The same for writing. */
export interface WriteBelowOptions extends OpenBelowOptions {
  /** As in `fs.open`; `w` unless given. */
  readonly flags?: 'r+' | 'w' | 'wx' | 'a' | 'ax'
}

/** The same, and how much of the file may be read. */
export interface ReadBelowOptions extends BelowOptions {
  /** A longer file is refused, and never more than one byte over it is read; Infinity unless given. */
  readonly maxBytes?: number
}

type Flags = NonNullable<OpenBelowOptions['flags']>

/** `w` truncates as well, but only once the file has been checked. */
const FLAGS: Readonly<Record<Flags, number>> = {
  r: constants.O_RDONLY,
  'r+': constants.O_RDWR,
  w: constants.O_WRONLY | constants.O_CREAT,
  wx: constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL,
  a: constants.O_WRONLY | constants.O_CREAT | constants.O_APPEND,
  ax: constants.O_WRONLY | constants.O_CREAT | constants.O_APPEND | constants.O_EXCL,
}

/** Node ends the whole process for some larger numbers. */
const MODE: OptionType = /* @__PURE__ */ optionType(
  'a whole number from 0 to 0o7777',
  (value) => COUNT.accepts(value) && (value as number) <= 0o7777,
)

/** What `openBelow` takes. */
export const openBelowOptions: OptionTable<OpenBelowOptions> = {
  policy: POLICY,
  links: LINKS,
  allowSwapRace: BOOLEAN,
  flags: /* @__PURE__ */ oneOf('r', 'r+', 'w', 'wx', 'a', 'ax'),
  mode: MODE,
}

/** What `writeFileBelow` takes. */
export const writeBelowOptions: OptionTable<WriteBelowOptions> = {
  ...openBelowOptions,
  flags: /* @__PURE__ */ oneOf('r+', 'w', 'wx', 'a', 'ax'),
}

/** What `readFileBelow` takes. */
export const readBelowOptions: OptionTable<ReadBelowOptions> = {
  policy: POLICY,
  links: LINKS,
  allowSwapRace: BOOLEAN,
  maxBytes: LIMIT,
}

/**
 * Opens a file below a root folder by an untrusted name.
 *
 * Whatever is swapped while it is opened, it is a file below the root: on Linux each folder on the way is opened
 * relative to the one before, and on macOS the system goes through no link. Other systems cannot promise this; see
 * {@link BelowOptions.allowSwapRace}.
 *
 * @returns A handle of a regular file; the caller closes it.
 * @throws {@link RefusalError} If the name is refused; the system's own errors (`ENOENT`) pass through, with the path
 *   that was asked for.
 *
 * @example
 * ```ts
 * import { mkdtemp, rm } from 'node:fs/promises'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { openBelow } from '@waymark/path-guard/node'
 *
 * const root = await mkdtemp(join(tmpdir(), 'path-guard-'))
 * const file = await openBelow(root, 'a.txt', { flags: 'wx' })
 * await file.writeFile('text')
 * await file.close()
 * await openBelow(root, '../a.txt') // throws ../a.txt: dot-segment
 * await rm(root, { recursive: true })
 * ```
 */
export async function openBelow(
  root: string,
  name: string,
  options: OpenBelowOptions = {},
): Promise<FileHandle> {
  options = checkOptions<OpenBelowOptions>(options, openBelowOptions)
  const safe = await safeOpener().catch((error: unknown) => {
    throw renamePath(error, root, root)
  })
  const opener = safe ?? (options.allowSwapRace === true ? openByPath : null)
  return await openWith(opener, root, name, options)
}

/** {@link openBelow} with an opener, or none. Exported for the tests of each. */
export async function openWith(
  opener: Opener | null,
  root: string,
  name: string,
  options: OpenBelowOptions,
): Promise<FileHandle> {
  const { policy = 'strict', links = 'inside', flags = 'r', mode = 0o666 } = options
  const verdict = resolvePath(root, name, { platform: SYSTEM, policy, links })
  if (!verdict.allowed) throw new RefusalError(verdict, name)
  const { path, segments } = verdict
  if (segments.length === 0) throw refusalOf('not-a-file', { name })
  if (opener === null) throw refusalOf('no-safe-open', { name })
  try {
    const handle = await opener({ root, name, segments, policy, links, flags: FLAGS[flags], mode })
    if (flags === 'w') await truncate(handle)
    return handle
  } catch (error) {
    throw renamePath(error, root, path)
  }
}

async function truncate(handle: FileHandle): Promise<void> {
  try {
    await handle.truncate()
  } catch (error) {
    await handle.close()
    throw error
  }
}

/**
 * Reads a file below a root folder by an untrusted name.
 *
 * @throws {@link RefusalError} If the name is refused, or the file is longer than `maxBytes`.
 *
 * @example
 * ```ts
 * import { mkdtemp, rm, writeFile } from 'node:fs/promises'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { readFileBelow } from '@waymark/path-guard/node'
 *
 * const root = await mkdtemp(join(tmpdir(), 'path-guard-'))
 * await writeFile(join(root, 'a.txt'), 'text')
 * const bytes = await readFileBelow(root, 'a.txt', { maxBytes: 1_000_000 })
 * Buffer.from(bytes).toString() // => 'text'
 * await readFileBelow(root, '../a.txt') // throws ../a.txt: dot-segment
 * await rm(root, { recursive: true })
 * ```
 */
export async function readFileBelow(
  root: string,
  name: string,
  options: ReadBelowOptions = {},
): Promise<Uint8Array> {
  options = checkOptions<ReadBelowOptions>(options, readBelowOptions)
  const { maxBytes = Number.POSITIVE_INFINITY, ...below } = options
  const handle = await openBelow(root, name, below)
  try {
    const bytes = await readAtMost(handle, maxBytes)
    if (bytes === null) throw refusalOf('file-too-long', { name })
    return bytes
  } finally {
    await handle.close()
  }
}

/**
 * Writes a file below a root folder by an untrusted name. Its folder must exist.
 *
 * @throws {@link RefusalError} If the name is refused.
 *
 * @example
 * ```ts
 * import { mkdtemp, readFile, rm } from 'node:fs/promises'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { writeFileBelow } from '@waymark/path-guard/node'
 *
 * const root = await mkdtemp(join(tmpdir(), 'path-guard-'))
 * await writeFileBelow(root, 'a.txt', 'text')
 * await readFile(join(root, 'a.txt'), 'utf8') // => 'text'
 * await writeFileBelow(root, '../a.txt', 'text') // throws ../a.txt: dot-segment
 * await rm(root, { recursive: true })
 * ```
 */
export async function writeFileBelow(
  root: string,
  name: string,
  data: string | Uint8Array,
  options: WriteBelowOptions = {},
): Promise<void> {
  options = checkOptions<WriteBelowOptions>(options, writeBelowOptions)
  // Before the file is opened, which would truncate it.
  if (typeof data !== 'string' && !ArrayBuffer.isView(data)) {
    throw refusedArgument('data', { subject: 'the data', expected: 'a string or bytes' }, data)
  }
  const handle = await openBelow(root, name, { ...options, flags: options.flags ?? 'w' })
  try {
    await handle.writeFile(data)
  } finally {
    await handle.close()
  }
}
