import { stat } from 'node:fs/promises'
import type { ByteSource } from '../byte-source.ts'
import { listedPages } from '../check/listed-sitemaps.ts'
import type { DatabaseForm } from '../database/database-reader.ts'
import { EXPECTED, shownPath } from '../words.ts'
import { diskFiles } from './disk-files.ts'
import { openSource, type SourceOptions } from './open-source.ts'

/**
 * A database: the path of a file, plain or compressed, a stream, or a list of these. A sitemap is one too, and the sitemaps of an
 * index or a robots.txt are one together. With `stdin`, `-` is standard input.
 */
export type SiteDatabase = string | ByteSource | readonly (string | ByteSource)[]

/** How the files of a database are opened. */
interface OpenOptions extends Pick<SourceOptions, 'stdin' | 'listen'> {
  /** The form of the database, if it is given: then it is no index. */
  readonly inputFormat?: DatabaseForm | undefined
}

/** Opens the files of a database. The caller closes them. */
export async function openSources(
  database: SiteDatabase,
  options: OpenOptions = {},
): Promise<readonly ByteSource[]> {
  const { inputFormat, ...rest } = options
  const reading = { ...rest, expected: EXPECTED, takesUtf16: inputFormat === undefined }
  const sources: ByteSource[] = []
  try {
    for await (const { given, listed } of databaseInputs(database, inputFormat)) {
      if (typeof given !== 'string') sources.push(given)
      else if (listed === null) sources.push(await openSource(given, reading))
      for (const path of listed ?? []) sources.push(laterSource(path, reading))
    }
  } catch (error) {
    for (const source of sources) await source.close()
    throw error
  }
  return sources
}

/** A path or a stream of a database. */
interface DatabaseInput {
  readonly given: string | ByteSource
  /** The sitemaps that are read instead, each once in a database; `null` if the input itself is read. */
  readonly listed: readonly string[] | null
}

/** The paths of a database that may be sitemaps: of files, and not of standard input. */
export function pathsOf(
  database: SiteDatabase,
  { inputFormat, stdin }: Pick<OpenOptions, 'inputFormat' | 'stdin'>,
): readonly string[] {
  if (inputFormat !== undefined) return []
  return inputsOf(database).filter(
    (input): input is string => typeof input === 'string' && (input !== '-' || stdin === undefined),
  )
}

/** The paths and streams of a database. */
export function inputsOf(database: SiteDatabase): readonly (string | ByteSource)[] {
  return typeof database === 'string' || 'chunks' in database ? [database] : database
}

/** Finds what is read for each path and stream of a database. */
export async function* databaseInputs(
  database: SiteDatabase,
  inputFormat: DatabaseForm | undefined,
): AsyncGenerator<DatabaseInput, void, undefined> {
  const inputs = inputsOf(database)
  const files = diskFiles()
  const known = new Set(inputs.map((input) => typeof input === 'string' && files.identify(input)))
  for (const given of inputs) {
    const isPath = typeof given === 'string' && inputFormat === undefined
    const listed = isPath ? await sitemapsIn(given) : null
    const isFirst = (path: string): boolean => {
      const before = known.size
      return known.add(files.identify(path)).size > before
    }
    yield { given, listed: listed?.filter(isFirst) ?? null }
  }
}

/** The sitemaps that a file lists; `null` if it lists none, or can be read only once. */
async function sitemapsIn(path: string): Promise<readonly string[] | null> {
  const isFile = await stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
  if (!isFile) return null
  const { paths, source } = await listedPages(path, diskFiles())
  await source.close()
  return paths
}

/** A file that is opened when it is read, because an index may list more files than may be open at once. */
function laterSource(path: string, options: SourceOptions): ByteSource {
  return {
    name: shownPath(path),
    isSitemap: true,
    async *chunks() {
      yield* (await openSource(path, options)).chunks()
    },
    close: async () => {},
  }
}
