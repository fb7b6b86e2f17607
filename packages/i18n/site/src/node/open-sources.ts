import type { ByteSource } from '../byte-source.ts'
import { openSource, type SourceOptions } from './open-source.ts'

/** A database: the path of a file, plain or compressed, a stream, or a list of these. With `stdin`, `-` is standard input. */
export type SiteDatabase = string | ByteSource | readonly (string | ByteSource)[]

/** Opens the files of a database. The caller closes them. */
export async function openSources(
  database: SiteDatabase,
  options: Pick<SourceOptions, 'stdin' | 'listen'> = {},
): Promise<readonly ByteSource[]> {
  const inputs = typeof database === 'string' || 'chunks' in database ? [database] : database
  const sources: ByteSource[] = []
  try {
    for (const input of inputs) {
      sources.push(
        typeof input === 'string'
          ? await openSource(input, { ...options, expected: EXPECTED })
          : input,
      )
    }
  } catch (error) {
    for (const source of sources) await source.close()
    throw error
  }
  return sources
}

const EXPECTED = 'a URL source database (JSON, NDJSON or CSV)'
