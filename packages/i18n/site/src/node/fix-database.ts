import { createReadStream, createWriteStream } from 'node:fs'
import { chmod, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sentence } from '@waymark/infra/internal'
import { BOOLEAN, checkOptions, FILE_PATH, type OptionTable } from '@waymark/infra/options'
import { compressionOf as compressionIn } from '../checked-text.ts'
import type { DatabaseForm } from '../database/database-reader.ts'
import { FileError } from '../file-error.ts'
import { DatabaseRepair } from '../fix/database-repair.ts'
import { FIX_OPTIONS, type FixOptions } from '../fix/fix-options.ts'
import type { FixedKind } from '../fix/fixed-kinds.ts'
import { uncompressedName } from '../fix/fixed-names.ts'
import type { ProblemKind } from '../problem-log.ts'
import { shownPath } from '../words.ts'
import { type Compression, compressionOf, packerOf } from './compression.ts'
import { DISK_FILES_OPTIONS, type DiskFilesOptions, diskFiles } from './disk-files.ts'
import { refuseOldBackup } from './old-backup.ts'
import { refuseLink } from './real-path.ts'
import { isSameFile } from './sitemap-paths.ts'
import { StagedOutput } from './staged-output.ts'
import { writeChunks } from './write-chunks.ts'

/** Options for correcting a database. */
export interface FixDatabaseOptions extends FixOptions, DiskFilesOptions {
  /**
   * The corrected database, which is compressed if its name says so. Default: the input, which is replaced, and compressed if it
   * is. Required if the input is standard input.
   */
  readonly output?: string | undefined
  /** A file for the changes: a JSON Patch for JSON, otherwise a unified diff. By default, none is written. */
  readonly patch?: string | undefined
  /** A file for the input as it was, if it is replaced. An older one is never overwritten. By default, none is written. */
  readonly backup?: string | undefined
  /** Whether no database is written, only the patch. Default `false`. */
  readonly dryRun?: boolean | undefined
}

export const FIX_DATABASE_OPTIONS: OptionTable<FixDatabaseOptions> = {
  ...FIX_OPTIONS,
  ...DISK_FILES_OPTIONS,
  output: FILE_PATH,
  patch: FILE_PATH,
  backup: FILE_PATH,
  dryRun: BOOLEAN,
}

/** What was corrected. */
export interface FixedDatabase {
  readonly form: DatabaseForm
  /** The corrected database; `null` if none was written. */
  readonly output: string | null
  /** The changes; `null` if they were not asked for, or nothing was corrected. */
  readonly patch: string | null
  /** The input as it was; `null` if it was not asked for, or nothing was corrected. */
  readonly backup: string | null
  /** The problems that a check reported before, and does not report any more. */
  readonly fixed: readonly FixedKind[]
  /** The problems of the corrected database. */
  readonly left: readonly ProblemKind[]
  /** How many of these have a certain correction that was not made, because it writes another URL: `unsafe` makes it. */
  readonly withheld: number
}

/**
 * Corrects the problems of a database for which one answer is certain, and replaces the file, whole or not at all. It is
 * checked and corrected again until nothing is left to correct. Everything else in the file stays as it is, to the byte.
 *
 * URLs are replaced by others only with `unsafe`, such as one with a password by the one without it.
 *
 * @param path - One file with JSON, NDJSON, CSV or TSV, plain or compressed. It is not replaced through a symbolic link.
 * @throws {OptionError} If an option is wrong.
 * @throws {FileError} If the file cannot be read, is not a database, was changed meanwhile, or the output cannot be written.
 *
 * @example
 * ```ts
 * import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { fixDatabase } from '@waymark/site/node'
 *
 * const folder = await mkdtemp(join(tmpdir(), 'site-'))
 * const pages = join(folder, 'pages.csv')
 * await writeFile(pages, 'lang,url,lastmod\njp,https://a.example/,2024-1-2\n')
 * const { fixed } = await fixDatabase(pages)
 * fixed.map(({ code }) => code) // => ['unknown-language', 'INVALID_DATE_TIME']
 * await readFile(pages, 'utf8') // => 'lang,url,lastmod\nja,https://a.example/,2024-01-02\n'
 * await rm(folder, { recursive: true })
 * ```
 */
export async function fixDatabase(
  path: string,
  options: FixDatabaseOptions = {},
): Promise<FixedDatabase> {
  options = checkOptions(options, FIX_DATABASE_OPTIONS)
  const staged = new StagedOutput()
  try {
    return await fixStaged(path, options, staged)
  } finally {
    staged.discard()
  }
}

async function fixStaged(
  path: string,
  options: FixDatabaseOptions,
  staged: StagedOutput,
): Promise<FixedDatabase> {
  const { stdin, listen, output, patch, backup, dryRun = false, ...check } = options
  const isStandard = path === '-' && stdin !== undefined
  if (isStandard && output === undefined && !dryRun) {
    const message = sentence('There is no place for the output.')
    const remedy = sentence('Name the output.')
    throw new FileError('file-path-invalid', 'standard input', message, { remedy })
  }
  const isInPlace = output === undefined && !dryRun
  const before = isInPlace ? await identityInPlace(path) : null
  const scratch = staged.scratch()
  const repair = new DatabaseRepair(
    path,
    diskFiles({ stdin, listen }),
    check,
    async (name, chunks) => {
      const kept = join(scratch, name)
      await writeChunks(kept, chunks)
      return kept
    },
  )
  await repair.run(isStandard)
  const { form, fixed, left, withheld, isChanged: isFixed } = repair
  const places: Places = {
    output: dryRun || (isInPlace && !isFixed) ? null : (output ?? path),
    patch: isFixed ? (patch ?? null) : null,
    backup: isFixed && isInPlace ? (backup ?? null) : null,
  }
  await stage(repair, path, places, staged)
  if (before !== null && before !== (await identityInPlace(path))) {
    const message = sentence('The file was changed while it was read.')
    const remedy = sentence('Run the command again.')
    throw new FileError('file-path-invalid', shownPath(path), message, { remedy })
  }
  await staged.publish()
  return { form, fixed, left, withheld, ...places }
}

/** Where the results go; `null` for what is not written. */
type Places = Pick<FixedDatabase, 'output' | 'patch' | 'backup'>

/** Tells a file from what it is after any change. Refuses what cannot be replaced by its name. */
async function identityInPlace(path: string): Promise<string> {
  await refuseLink(path, sentence('Name the file that it leads to.'))
  const info = await stat(path, { bigint: true }).catch(() => null)
  // Whoever opens it says what is wrong with it.
  if (info === null || info.isDirectory()) return ''
  if (!info.isFile()) {
    const message = sentence('It is not a regular file, so it cannot be replaced.')
    throw new FileError('file-path-invalid', shownPath(path), message, {
      remedy: sentence('Name the output.'),
    })
  }
  return [info.dev, info.ino, info.size, info.mtimeNs].join(' ')
}

async function stage(
  repair: DatabaseRepair,
  path: string,
  { output, patch, backup }: Places,
  staged: StagedOutput,
): Promise<void> {
  for (const [other, place] of [
    [patch, path],
    [backup, path],
    [patch, output],
    [patch, backup],
  ]) {
    if (other == null || place == null || !(await isSameFile(other, place))) continue
    const message = sentence('Another file has this place.')
    const remedy = sentence('Choose another name.')
    throw new FileError('file-path-invalid', shownPath(other), message, { remedy })
  }
  // A database may be private, with passwords in its URLs.
  const { mode } = repair.original === path ? await stat(path) : { mode: null }
  const write: Write = async (target, chunks, compression = 'none') => {
    const temporary = await staged.file(target)
    const packer = await packerOf(compression, shownPath(target))
    if (packer === null) await writeChunks(temporary, chunks)
    else await pipeline(chunks, packer, createWriteStream(temporary))
    if (mode !== null && temporary !== target) await chmod(temporary, (mode & 0o777) | 0o200)
  }
  if (output !== null) await writeFixed(repair, { path, output }, write)
  if (patch !== null) {
    const name = path === '-' ? (output ?? 'database') : path
    await write(patch, repair.patchText(uncompressedName(basename(name))))
  }
  if (backup !== null) {
    await refuseOldBackup(backup)
    await write(backup, createReadStream(path))
  }
}

type Write = (
  target: string,
  chunks: AsyncIterable<Uint8Array | string>,
  compression?: Compression,
) => Promise<void>

async function writeFixed(
  repair: DatabaseRepair,
  { path, output }: { readonly path: string; readonly output: string },
  write: Write,
): Promise<void> {
  const compression = output === path ? await compressionOfFile(path) : compressionOf(output)
  const after = await repair.openFixed()
  try {
    await write(output, after.chunks(), compression)
  } finally {
    await after.close()
  }
}

async function compressionOfFile(path: string): Promise<Compression> {
  for await (const first of createReadStream(path, { end: 3 }))
    return compressionIn(first) ?? 'none'
  return 'none'
}
