import type { ByteSource } from '../byte-source.ts'
import type { DatabaseReader, RawEntry } from './database-reader.ts'
import { JsonDocument } from './json-document.ts'
import { toEntry } from './other-entry.ts'
import { Utf8Decoder, type Utf8Text } from './utf-8-text.ts'

/**
 * Reads a URL source database in JSON, or a list of its entries or of URLs, as a stream, so that memory does not grow with the number of entries.
 *
 * @throws {FileError} If the input is not JSON, or a value is too large.
 */
export function readJsonDatabase(source: Pick<ByteSource, 'name' | 'chunks'>): DatabaseReader {
  const document = new JsonDocument(source.name)
  const decoder = new Utf8Decoder()

  const add = ({ isBroken, ...piece }: Utf8Text): void => {
    document.add(piece)
    if (isBroken) throw document.notUtf8()
  }

  const toOwn = (entry: RawEntry): RawEntry => {
    const { value } = entry
    const isUrl = document.isList && typeof value === 'string'
    const own = isUrl ? { loc: value } : toEntry(value, entry.places)
    return own === value ? entry : { ...entry, value: own }
  }

  return {
    file: source.name,
    get isList() {
      return document.isList
    },
    isTable: false,
    isSitemap: false,
    problems: () => [],
    async *entries() {
      for await (const chunk of source.chunks()) {
        add(decoder.decode(chunk))
        const entries = document.takeEntries()
        if (entries.length > 0) yield entries.map(toOwn)
      }
      add(decoder.end())
      document.end()
    },
    leading: () => document.leading,
    head: () => document.root,
    placeOf: (pointer) => document.placeOf(pointer),
  }
}
