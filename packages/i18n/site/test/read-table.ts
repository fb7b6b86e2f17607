import {
  type DatabaseOptions,
  type DatabaseReader,
  FileError,
  type RawEntry,
  readDatabase,
  type SiteProblem,
} from '@waymark/site'
import { factLine } from '../../../../test/plain-facts.ts'
import { shownRefusal } from './shown-refusal.ts'
import { sourceOf } from './sources.ts'

export interface TableRead {
  readonly reader: DatabaseReader
  readonly entries: readonly RawEntry[]
  readonly values: readonly unknown[]
  readonly problems: readonly string[]
  readonly refusal: string | null
  /** What people are told. */
  readonly messages: readonly string[]
}

/** The entries of a table with the places of some members, its problems in one line each, and its refusal. */
export async function readTable(
  text: string,
  options: DatabaseOptions = { inputFormat: 'csv' },
): Promise<TableRead> {
  const reader = await readDatabase(sourceOf(text), options)
  const entries: RawEntry[] = []
  const problems: SiteProblem[] = []
  const messages: string[] = []
  let refusal: string | null = null
  try {
    for await (const batch of reader.entries()) {
      entries.push(...batch)
      problems.push(...reader.problems())
    }
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    refusal = shownRefusal(error)
    messages.push(error.message)
  }
  problems.push(...reader.problems())
  return {
    reader,
    entries,
    values: entries.map(({ value }) => value),
    problems: problems.map(({ line, column, severity, code, data, value, file }) =>
      factLine(data, `${file}:${line}:${column} ${severity} ${code} ${value}:`),
    ),
    refusal,
    messages: [...messages, ...problems.map(({ message }) => message)],
  }
}

/** The places of some members of an entry. */
export const placesOf = ({ places }: RawEntry, ...pointers: readonly string[]): string[] =>
  pointers.map((pointer) => {
    const { line, column } = places.find(pointer)
    return `${line}:${column}`
  })
