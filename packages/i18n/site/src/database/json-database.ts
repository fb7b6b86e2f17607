import { Tokenizer, TokenizerError, TokenParser, TokenParserError } from '@streamparser/json'
import { quote } from '@waymark/infra'
import type { ByteSource } from '../byte-source.ts'
import { FileError } from '../file-error.ts'

import type { DatabaseReader, RawEntry } from './database-reader.ts'
import { PlaceRecorder } from './place-recorder.ts'
import { type Position, PositionCounter } from './position-counter.ts'
import { TokenLength } from './token-length.ts'

const MEBIBYTE = 1_048_576
/** The maximum size of a string or number in bytes, including quotes. */
const MAX_TOKEN = MEBIBYTE
/** The maximum size of an entry, and of the other members together, in bytes. */
export const MAX_ENTRY: number = 64 * MEBIBYTE
const MAX_DEPTH = 64
const RIGHT_FILE = 'check that this is the right file'

/**
 * Reads a URL source database in JSON as a stream, so that memory does not grow with the number of entries.
 *
 * The JSON parser is `@streamparser/json`. It reports byte offsets, from which the places of entries, members and errors
 * are computed.
 *
 * @param line - The number of the line, if the source is a line of another file.
 * @throws {@link FileError} If the input is not JSON, or a value is too large.
 */
export function readJsonDatabase(
  source: Pick<ByteSource, 'name' | 'chunks'>,
  line: number | null = null,
): DatabaseReader {
  const positions = new PositionCounter(0, line ?? 1)
  const lengths = new TokenLength(MAX_TOKEN)
  const tokenizer = new Tokenizer()
  const parser = new TokenParser({ paths: ['$', '$.urls.*'] })
  let batch: RawEntry[] = []
  let root: unknown
  let index = 0
  let hasUrls = false
  let offset = 0
  let entryOffset = 0
  /** The beginning of a token that does not end in its chunk. */
  let open: { readonly offset: number; readonly position: Position } | null = null

  const invalid = ({ line, column }: Position, what: string, remedy?: string): FileError =>
    new FileError('json-invalid', source.name, what, {
      line,
      column,
      ...(remedy === undefined ? {} : { remedy }),
    })
  const tooLarge = ({ line, column }: Position, what: string, remedy: string): FileError =>
    new FileError('json-too-large', source.name, what, { line, column, remedy })

  /** Returns where the last token began. This may be in an earlier chunk. */
  const placeOfToken = (): Position =>
    open?.offset === offset ? open.position : positions.at(offset)
  const recorder = new PlaceRecorder(placeOfToken)

  tokenizer.onToken = (token): void => {
    offset = token.offset
    if (offset - entryOffset > MAX_ENTRY) {
      throw tooLarge(placeOfToken(), 'an entry is larger than 64 MiB', RIGHT_FILE)
    }
    const isUrlsKey = recorder.isHeadKeyNext && token.value === 'urls'
    if (isUrlsKey && hasUrls) {
      throw invalid(placeOfToken(), 'the member urls appears twice', 'keep one of them')
    }
    hasUrls ||= isUrlsKey
    const depth = recorder.depth
    recorder.add(token)
    if (recorder.depth > MAX_DEPTH) {
      const what = `values are nested more than ${MAX_DEPTH} levels deep`
      throw tooLarge(positions.at(offset), what, 'flatten them')
    }
    if (depth === 2 && recorder.depth === 3) entryOffset = offset
    if (parser.isEnded) {
      const what = `unexpected ${describe(token.value)} after the end of the document`
      throw invalid(placeOfToken(), what, 'remove it')
    }
    try {
      parser.write(token)
    } catch (error) {
      if (!(error instanceof TokenParserError)) throw error
      throw invalid(placeOfToken(), `invalid JSON: unexpected ${describe(token.value)}`)
    }
  }
  parser.onValue = ({ value, parent, stack }): void => {
    if (stack.length === 0) root = value
    else if (Array.isArray(parent)) {
      // The recorder has seen the beginning of the entry.
      batch.push({ index, value, places: recorder.entry! })
      index++
      entryOffset = offset
      // The entry is in the batch now, so it is removed from the array of the parser.
      parent.length = 0
    }
  }

  const consume = (chunk: Uint8Array, consumed: number): void => {
    positions.add(chunk)
    const length = lengths.add(chunk)
    try {
      tokenizer.write(length < chunk.length ? chunk.subarray(0, length) : chunk)
    } catch (error) {
      throw explain(error, consumed)
    }
    offset = Math.max(offset, lengths.start)
    if (lengths.start >= consumed) open = { offset, position: positions.at(offset) }
    if (length < chunk.length) {
      throw tooLarge(placeOfToken(), 'a value is larger than 1 MiB', RIGHT_FILE)
    }
  }

  /** Ends the input, which completes a number. A string or a word may still be incomplete. */
  const endTokens = (): boolean => {
    try {
      if (!tokenizer.isEnded) tokenizer.end()
      return true
    } catch (error) {
      if (error instanceof TokenizerError) return false
      throw error
    }
  }

  const explain = (error: unknown, consumed: number): unknown => {
    if (error instanceof FileError) return error
    if (error instanceof TokenizerError) {
      const place = /absolute position "(\d+)"/.exec(error.message)?.[1]
      const found = /^Unexpected "(.*?)" at/s.exec(error.message)?.[1]
      const isInString = error.message.includes('STRING')
      const position = positions.at(place === undefined ? offset : Number(place))
      return invalid(
        position,
        `invalid JSON: unexpected ${found === undefined ? 'input' : describeCharacter(found, isInString)}`,
      )
    }
    if (error instanceof TypeError) {
      const { line, column } = positions.at(Math.max(offset, consumed))
      const details = { line, column, remedy: 'save it as UTF-8' }
      return new FileError(
        'file-encoding-unsupported',
        source.name,
        'the file is not UTF-8',
        details,
      )
    }
    return error
  }

  return {
    file: source.name,
    isList: false,
    problems: () => [],
    async *entries() {
      let consumed = 0
      for await (const chunk of source.chunks()) {
        consume(chunk, consumed)
        consumed += chunk.length
        if (batch.length > 0) {
          const ready = batch
          batch = []
          yield ready
        }
      }
      const isWhole = endTokens() && parser.isEnded
      if (!isWhole) {
        const [what, remedy] =
          line === null
            ? ['the file ends too early', 'check that it is complete']
            : ['the line ends too early', 'write each entry in one line']
        throw invalid(positions.end(), `invalid JSON: ${what}`, remedy)
      }
    },
    head: () => root,
    placeOf: (pointer) => recorder.findInHead(pointer),
  }
}

function describe(value: unknown): string {
  if (typeof value !== 'string') return String(value)
  return value.length === 1 && '{}[],:'.includes(value) ? value : quote(value, 40)
}

function describeCharacter(character: string, isInString: boolean): string {
  if (character === '\n' || character === '\r') {
    return isInString ? 'end of line (is a quote missing?)' : 'end of line'
  }
  if (character === "'") return '\' (JSON quotes with ")'
  if (character === '<') return '< (XML? waymark validate checks sitemaps)'
  return character > '~' || character < ' '
    ? `byte 0x${character.charCodeAt(0).toString(16)}`
    : character
}
