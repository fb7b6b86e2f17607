import { hasOwn, isRecord } from '@waymark/infra/internal'
import { type Line, readLines } from '@waymark/sitemap/text'
import type { ByteSource } from '../byte-source.ts'
import { FileError } from '../file-error.ts'
import { utf8Error } from '../text-check.ts'
import { MAX_ENTRY } from './database-limits.ts'
import type { DatabaseReader, RawEntry } from './database-reader.ts'
import type { EntryPlaces } from './entry-places.ts'
import { ENTRY_TOO_LARGE, lineError, RIGHT_FILE } from './json-document.ts'
import { placesIn } from './json-places.ts'
import { toEntry } from './other-entry.ts'
import { refuseRepeated } from './repeated-member.ts'

const BLANK = /^[ \t\r\n]*$/

/** Whether a line has no entry. */
export function isBlankLine(text: string): boolean {
  return BLANK.test(text)
}

/**
 * Reads a URL source database in NDJSON: one entry in each line. The first line may have the other members of a database:
 * `version`, `generated`, `defaultLang` and `canonical`.
 *
 * @param maxEntry - The maximum size of a line in bytes.
 * @throws {FileError} If a line is not JSON, or is too large.
 */
export function readLineDatabase(
  source: Pick<ByteSource, 'name' | 'chunks'>,
  maxEntry: number = MAX_ENTRY,
): DatabaseReader {
  let head: { readonly value: unknown; readonly places: EntryPlaces } | null = null
  let isFirst = true
  let index = 0

  const parse = ({ number, text, problem }: Line): unknown => {
    if (problem === 'too-long') {
      const place = { line: number, column: 1, remedy: RIGHT_FILE }
      throw new FileError('json-too-large', source.name, ENTRY_TOO_LARGE, place)
    }
    if (problem === 'not-utf-8') {
      throw utf8Error(source.name, { line: number, column: text.indexOf('\ufffd') + 1 })
    }
    try {
      return JSON.parse(text)
    } catch {
      throw lineError(source.name, number, text)
    }
  }

  return {
    file: source.name,
    isList: true,
    isTable: false,
    isSitemap: false,
    async *entries() {
      for await (const lines of readLines(source, maxEntry)) {
        const batch: RawEntry[] = []
        for (const line of lines) {
          if (line.problem === null && isBlankLine(line.text)) continue
          const value = parse(line)
          refuseRepeated(line.text, value, source.name, { line: line.number, column: 1 })
          const places = placesInLine(line)
          if (isFirst && isHead(value)) head = { value, places }
          else batch.push({ index: index++, value: toEntry(value, places), places })
          isFirst = false
        }
        if (batch.length > 0) yield batch
      }
    },
    leading: () => head?.value,
    head: () => head?.value,
    placeOf: (pointer) => head?.places.find(pointer) ?? { line: 1, column: 1 },
    problems: () => [],
  }
}

/** Whether the first line has the members of a database other than its entries. */
export function isHead(value: unknown): boolean {
  return (
    isRecord(value) &&
    !hasOwn(value, 'loc') &&
    !hasOwn(value, 'url') &&
    HEAD_MEMBERS.some((name) => hasOwn(value, name))
  )
}

const HEAD_MEMBERS: readonly string[] = ['version', 'generated', 'defaultLang', 'canonical']

function placesInLine({ text, number }: Line): EntryPlaces {
  const indent = text.search(/[^ \t\r]/)
  return placesIn(text, indent, text.length, { line: number, column: indent + 1 })
}
