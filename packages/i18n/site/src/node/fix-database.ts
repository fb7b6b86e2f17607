import { chmod, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { sentence } from '@waymark/infra/internal'
import { checkOptions, type OptionTable, STRING } from '@waymark/infra/options'
import type { DatabaseForm } from '../database/database-reader.ts'
import { FileError } from '../file-error.ts'
import { DatabaseRepair } from '../fix/database-repair.ts'
import { FIX_OPTIONS, type FixOptions } from '../fix/fix-options.ts'
import { fixedName, patchName, uncompressedName } from '../fix/fixed-names.ts'
import type { ProblemKind } from '../problem-log.ts'
import { shownPath } from '../words.ts'
import { DISK_FILES_OPTIONS, type DiskFilesOptions, diskFiles } from './disk-files.ts'
import { refuseLink } from './real-path.ts'
import { isSameFile } from './sitemap-paths.ts'
import { StagedOutput } from './staged-output.ts'
import { writeChunks } from './write-chunks.ts'

/** Options for correcting a database. */
export interface FixDatabaseOptions extends FixOptions, DiskFilesOptions {
  /** The corrected database. If it is the input, the input is replaced. Required if the input is standard input. */
  readonly output?: string | undefined
}

export const FIX_DATABASE_OPTIONS: OptionTable<FixDatabaseOptions> = {
  ...FIX_OPTIONS,
  ...DISK_FILES_OPTIONS,
  output: STRING,
}

/** What was corrected. */
export interface FixedDatabase {
  readonly form: DatabaseForm
  /** The corrected database; `null` if nothing was corrected and no output was asked for. */
  readonly output: string | null
  /** The changes: a JSON Patch for JSON, otherwise a unified diff; `null` if nothing was corrected. */
  readonly patch: string | null
  /** The problems that were corrected. */
  readonly fixed: readonly ProblemKind[]
  /** The problems of the corrected database. */
  readonly left: readonly ProblemKind[]
}

/**
 * Corrects the problems of a database for which one answer is certain, and writes the corrected database and a patch. It is
 * checked and corrected again until nothing is left to correct. Everything else in the file stays as it is, to the byte.
 *
 * By default, the output is next to the input, such as `url-source.fixed.json` with the patch `url-source.fixed.patch.json`.
 * The output is not compressed.
 *
 * @param path - One file with JSON, NDJSON, CSV or TSV, plain or compressed.
 * @throws {OptionError} If an option is wrong.
 * @throws {FileError} If the file cannot be read, is not a database, or the output cannot be written.
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
 * const { output, fixed } = await fixDatabase(pages)
 * fixed.map(({ code }) => code) // => ['INVALID_DATE_TIME', 'unknown-language']
 * await readFile(output, 'utf8') // => 'lang,url,lastmod\nja,https://a.example/,2024-01-02T00:00:00Z\n'
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
  const { stdin, listen, output = null, ...check } = options
  const isStandard = path === '-' && stdin !== undefined
  if (isStandard && output === null) {
    const message = sentence('The file has no place for output.')
    const remedy = sentence('Name the output.')
    throw new FileError('file-path-invalid', 'standard input', message, { remedy })
  }
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
  const { form, fixed, left } = repair
  if (fixed.length === 0 && output === null) {
    return { form, fixed, left, output: null, patch: null }
  }
  const to = output ?? fixedName(path)
  const patch = fixed.length === 0 ? null : patchName(to, form)
  const remedy = sentence('Remove the link, or name the output.')
  if (output === null) await refuseLink(to, remedy)
  if (patch !== null) await refuseLink(patch, remedy)
  await publish(repair, { path, to, patch }, staged)
  return { form, fixed, left, output: to, patch }
}

async function publish(
  repair: DatabaseRepair,
  {
    path,
    to,
    patch,
  }: { readonly path: string; readonly to: string; readonly patch: string | null },
  staged: StagedOutput,
): Promise<void> {
  const compressed = /\.(gz|zst)$/i.exec(to)?.[1]
  if (compressed !== undefined) {
    const message = sentence(
      'The file has the ending .{ending}, but the output is not compressed.',
      { ending: compressed },
    )
    const remedy = sentence('Choose another name.')
    throw new FileError('file-path-invalid', shownPath(to), message, { remedy })
  }
  if (patch !== null && (await isSameFile(patch, path))) {
    const message = sentence('The file is the input.')
    const remedy = sentence('Choose another name for the output.')
    throw new FileError('file-path-invalid', shownPath(patch), message, { remedy })
  }
  // A database may be private, with passwords in its URLs.
  const { mode } = repair.original === path ? await stat(path) : { mode: null }
  const write = async (target: string, chunks: AsyncIterable<Uint8Array | string>) => {
    const temporary = await staged.file(target)
    await writeChunks(temporary, chunks)
    if (mode !== null && temporary !== target) await chmod(temporary, (mode & 0o777) | 0o200)
  }
  const after = await repair.openFixed()
  try {
    await write(to, after.chunks())
    if (patch !== null) {
      await write(patch, repair.patchText(uncompressedName(basename(path === '-' ? to : path))))
    }
  } finally {
    await after.close()
  }
  await staged.publish()
}
