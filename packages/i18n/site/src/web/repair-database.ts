import { utf8Encode } from '@waymark/infra'
import { checkOptions } from '@waymark/infra/options'
import type { DatabaseForm } from '../database/database-reader.ts'
import { DatabaseRepair } from '../fix/database-repair.ts'
import { FIX_OPTIONS, type FixOptions } from '../fix/fix-options.ts'
import type { FixedKind } from '../fix/fixed-kinds.ts'
import { fixedName, patchName, uncompressedName } from '../fix/fixed-names.ts'
import type { ProblemKind } from '../problem-log.ts'
import type { SiteFiles } from '../site-files.ts'

/** A file as its name and its bytes. */
export interface NamedBytes {
  readonly name: string
  readonly chunks: readonly Uint8Array[]
}

/** A database that was corrected in memory. */
export interface RepairedDatabase {
  readonly form: DatabaseForm
  /** The corrected database, not compressed; `null` if nothing was corrected. */
  readonly database: NamedBytes | null
  /** The changes: a JSON Patch for JSON, otherwise a unified diff; `null` if nothing was corrected. */
  readonly patch: NamedBytes | null
  /** The problems that a check reported before, and does not report any more. */
  readonly fixed: readonly FixedKind[]
  /** The problems of the corrected database. */
  readonly left: readonly ProblemKind[]
}

/** A folder that no path of a file begins with. */
const VERSIONS = '\0versions/'

/**
 * Corrects a database in memory. The result is that of `fixDatabase` of `@waymark/site/node`, to the byte.
 *
 * @param path - One file with JSON, NDJSON, CSV or TSV, plain or compressed.
 * @throws {OptionError} If an option is wrong.
 * @throws {FileError} If the file cannot be read or is not a database.
 *
 * @example
 * ```ts
 * import { blobFiles, repairDatabase } from '@waymark/site/web'
 *
 * const table = 'url,lang,lastmod\nhttps://a.example/tea,en-UK,2026-11-27T09:00:00Z\n'
 * const files = blobFiles([{ path: 'pages.csv', blob: new Blob([table]) }])
 * const { database } = await repairDatabase('pages.csv', files)
 * database?.name // => 'pages.fixed.csv'
 * ```
 */
export async function repairDatabase(
  path: string,
  files: SiteFiles,
  options: FixOptions = {},
): Promise<RepairedDatabase> {
  const versions = new Map<string, readonly Uint8Array[]>()
  const withVersions: SiteFiles = {
    ...files,
    async open(name) {
      const chunks = versions.get(name)
      return chunks === undefined ? files.open(name) : { name, ...sourceOf(chunks) }
    },
    listFolder: async (name) => (versions.has(name) ? null : files.listFolder(name)),
  }
  const repair = new DatabaseRepair(
    path,
    withVersions,
    checkOptions(options, FIX_OPTIONS),
    async (name, chunks) => {
      const kept = `${VERSIONS}${name}`
      versions.clear()
      versions.set(kept, await collect(chunks))
      return kept
    },
  )
  await repair.run(false)
  const { form, fixed, left } = repair
  if (!repair.isChanged) return { form, fixed, left, database: null, patch: null }
  const name = path.slice(path.lastIndexOf('/') + 1)
  const output = fixedName(name)
  const database = { name: output, chunks: await collect((await repair.openFixed()).chunks()) }
  const text = repair.patchText(uncompressedName(name))
  const patch = { name: patchName(output, form), chunks: await collect(encoded(text)) }
  return { form, fixed, left, database, patch }
}

function sourceOf(chunks: readonly Uint8Array[]) {
  return {
    async *chunks(): AsyncGenerator<Uint8Array, void, undefined> {
      yield* chunks
    },
    close: async () => {},
  }
}

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<readonly Uint8Array[]> {
  const all: Uint8Array[] = []
  for await (const chunk of chunks) all.push(chunk)
  return all
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield utf8Encode(text)
}
