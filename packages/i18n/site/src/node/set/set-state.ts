import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { PageDates } from '../../parts/page-dates.ts'
import { PageTable } from '../../parts/page-table.ts'
import type { WrittenSite } from '../written-site.ts'
import type { SetFile } from './set-file.ts'

/** What a run was given, and what it found. */
export interface RunRecord {
  /** The files of the database; `null` if it has not only files, or they changed during the run. */
  readonly inputs: readonly InputRecord[] | null
  /** All options that have an effect on the result. */
  readonly options: string
  /** From when and until when the result holds, in milliseconds since 1970; it depends on dates in the future. */
  readonly from: number
  readonly until: number | null
  readonly site: WrittenSite
}

/** A file of a database. */
export interface InputRecord {
  readonly name: string
  readonly size: number
  /** When it was changed last, in milliseconds since 1970. */
  readonly modified: number
  /** Of its bytes. */
  readonly digest: string
}

/** What a run leaves to the next one. */
export interface SetState {
  /** The index, or the only file, first. */
  readonly files: readonly SetFile[]
  /** The files of the set before, which are removed when it is replaced. */
  readonly before: readonly SetFile[]
  readonly run: RunRecord
  readonly table: PageTable
  /** What the pages of a folder were, and since when; `null` if the database was another one. */
  readonly dates: PageDates | null
  /** The URL of that folder. Elsewhere, the dates say nothing. */
  readonly datesOf: string | null
}

/**
 * The form of the file. A number that the machine's byte order turns around is not this version.
 *
 * After the magic: the version and the length of the JSON text in 32 bits, the JSON text with spaces up to a multiple of
 * eight, the numbers of the dates, whose count it has, the keys of the table, and the SHA-256 digest of all that.
 */
const VERSION = 4
const MAGIC = 'waymark sitemaps'
const HEAD = MAGIC.length + 8
const DIGEST = 32

/** Writes a state to an existing file or a new one. */
export async function writeState(path: string, state: SetState): Promise<void> {
  const { table, dates, ...rest } = state
  const numbers = dates?.numbers ?? new BigUint64Array()
  const json = Buffer.from(JSON.stringify({ ...rest, parts: table.parts, numbers: numbers.length }))
  const text = Buffer.concat([json, Buffer.alloc((8 - (json.length % 8)) % 8, ' ')])
  const head = Buffer.alloc(HEAD)
  head.write(MAGIC)
  head.set(new Uint8Array(Uint32Array.of(VERSION, text.length).buffer), MAGIC.length)
  const { keys } = table
  const hash = createHash('sha256')
  const file = await open(path, 'w')
  try {
    for (const bytes of [head, text, bytesOf(numbers), bytesOf(keys)]) {
      hash.update(bytes)
      await file.writeFile(bytes)
    }
    await file.writeFile(hash.digest())
  } finally {
    await file.close()
  }
}

/** Reads a state; `null` if there is none, or if it is damaged or of another version. */
export async function readState(path: string): Promise<SetState | null> {
  let file: FileHandle | null = null
  try {
    file = await open(path)
    return await readFrom(file, (await file.stat()).size)
  } catch {
    // The published files have the same facts.
    return null
  } finally {
    await file?.close().catch(() => {})
  }
}

async function readFrom(file: FileHandle, size: number): Promise<SetState | null> {
  const hash = createHash('sha256')
  const read = async (bytes: Uint8Array): Promise<boolean> => {
    for (let at = 0; at < bytes.length; ) {
      const { bytesRead } = await file.read(bytes, at, bytes.length - at, null)
      if (bytesRead === 0) return false
      at += bytesRead
    }
    return true
  }
  const head = new Uint8Array(HEAD)
  if (!(await read(head)) || Buffer.from(head).toString('latin1', 0, MAGIC.length) !== MAGIC)
    return null
  const [version, textLength = 0] = new Uint32Array(head.slice(MAGIC.length).buffer)
  const tables = size - HEAD - textLength - DIGEST
  if (version !== VERSION || tables < 0 || tables % 8 !== 0) return null
  const text = new Uint8Array(textLength)
  const all = new BigUint64Array(tables / 8)
  const digest = new Uint8Array(DIGEST)
  for (const bytes of [text, bytesOf(all), digest]) {
    if (!(await read(bytes))) return null
  }
  for (const bytes of [head, text, bytesOf(all)]) hash.update(bytes)
  if (!hash.digest().equals(digest)) return null
  // The digest shows that this version wrote it.
  const { parts, numbers, ...rest } = JSON.parse(Buffer.from(text).toString()) as Omit<
    SetState,
    'table' | 'dates'
  > & { readonly parts: readonly number[]; readonly numbers: number }
  return {
    ...rest,
    table: new PageTable(parts, all.subarray(numbers)),
    dates: numbers === 0 ? null : new PageDates(all.subarray(0, numbers)),
  }
}

function bytesOf({ buffer, byteOffset, byteLength }: BigUint64Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}
