import { createWriteStream } from 'node:fs'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { requireOptions } from '@waymark/infra/internal'
import { FUNCTION, type OptionTable, oneOf } from '@waymark/infra/options'
import {
  CONVERT_OPTIONS,
  type ConvertOptions,
  type ConvertReport,
  convertDatabase,
} from '../convert/convert-database.ts'
import { asFileError } from '../file-error.ts'
import type { SiteProblem } from '../site-problem.ts'
import { shownPath } from '../words.ts'
import { type Compression, compressionOf, packerOf } from './compression.ts'
import { SOURCE_OPTIONS, type SourceOptions } from './open-source.ts'
import { openSources, type SiteDatabase } from './open-sources.ts'
import { StagedOutput } from './staged-output.ts'

/** Options for writing a database in another form. */
export interface WriteDatabaseOptions
  extends ConvertOptions,
    Pick<SourceOptions, 'stdin' | 'listen'> {
  /** Default: by the end of the name, `gzip` for `.gz` and `zstd` for `.zst`. Node writes zstd from 22.15 and 23.8 on. */
  readonly compression?: Compression | undefined
  /** Called with each problem when it is found. */
  readonly onProblem?: ((problem: SiteProblem) => void) | undefined
}

export const WRITE_DATABASE_OPTIONS: OptionTable<WriteDatabaseOptions> = {
  ...CONVERT_OPTIONS,
  stdin: SOURCE_OPTIONS.stdin,
  listen: SOURCE_OPTIONS.listen,
  compression: /* @__PURE__ */ oneOf('none', 'gzip', 'zstd'),
  onProblem: FUNCTION,
}

/**
 * Writes a database to a file in another form, whole or not at all.
 *
 * @param database - JSON, NDJSON, CSV, TSV, sitemaps or a list of URLs. Several files or streams are one database, in their order.
 * @param output - The path of the file, or a stream, which receives the text as it is converted and is then ended.
 * @throws {OptionError} If an option is wrong.
 * @throws {FileError} If the database cannot be read, or the file cannot be written.
 *
 * @example
 * ```ts
 * import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { writeDatabase } from '@waymark/site/node'
 *
 * const folder = await mkdtemp(join(tmpdir(), 'site-'))
 * await writeFile(join(folder, 'pages.csv'), 'lang,url\nen,https://a.example/tea\n')
 * const output = join(folder, 'pages.ndjson')
 * await writeDatabase(join(folder, 'pages.csv'), output, { to: 'ndjson' })
 * await readFile(output, 'utf8') // => '{"loc":"https://a.example/tea","lang":"en"}\n'
 * await rm(folder, { recursive: true })
 * ```
 */
export async function writeDatabase(
  database: SiteDatabase,
  output: string | Writable,
  options: WriteDatabaseOptions,
): Promise<ConvertReport> {
  options = requireOptions(options, WRITE_DATABASE_OPTIONS, 'to')
  const { compression, onProblem, stdin, listen, ...rest } = options
  const path = typeof output === 'string' ? output : null
  const name = path === null ? 'the output' : shownPath(path)
  const packer = await packerOf(compression ?? compressionOf(path ?? ''), name)
  const sources = await openSources(database, { stdin, listen, inputFormat: rest.inputFormat })
  const staged = new StagedOutput()
  let report: ConvertReport | null = null
  const text = async function* (): AsyncGenerator<string, void, undefined> {
    const events = convertDatabase(sources, rest)
    for (let next = await events.next(); ; next = await events.next()) {
      if (next.done === true) {
        report = next.value
        return
      }
      if (next.value.type === 'text') yield next.value.text
      else onProblem?.(next.value.problem)
    }
  }
  try {
    const target =
      typeof output === 'string' ? createWriteStream(await staged.file(output)) : output
    if (packer === null) await pipeline(text, target)
    else await pipeline(text, packer, target)
    await staged.publish()
    // The text has ended, so the report is there.
    return report as unknown as ConvertReport
  } catch (error) {
    throw asFileError(error, name)
  } finally {
    staged.discard()
    for (const source of sources) await source.close()
  }
}
