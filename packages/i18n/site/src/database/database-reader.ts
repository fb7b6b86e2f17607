import {
  Tokenizer,
  TokenizerError,
  TokenParser,
  TokenParserError,
  TokenType,
} from '@streamparser/json'
import type { ByteSource } from '../byte-source.ts'
import { FileError } from '../file-error.ts'
import { quoted } from '../words.ts'
import { type Position, PositionCounter } from './position-counter.ts'
import { TokenLength } from './token-length.ts'

/** One element of `urls`, not validated. */
export interface RawEntry {
  readonly index: number
  readonly value: unknown
  /** Line of the file on which it begins. */
  readonly line: number
}

/** One entry at a time; the head is complete only after the last entry. */
export interface DatabaseReader {
  entries(): AsyncGenerator<readonly RawEntry[], void, undefined>
  /** The members besides `urls`; `urls` itself is `[]` when it was an array. */
  head(): unknown
}

const MEBIBYTE = 1_048_576
/** No string and no number in a database has more bytes, quotes included. */
const MAX_TOKEN = MEBIBYTE
/** No entry has more bytes, and no head. */
const MAX_ENTRY = 64 * MEBIBYTE
const MAX_DEPTH = 64
const RIGHT_FILE = 'is this the right file?'

/**
 * Reads a URL source database as a stream: memory does not grow with the number of entries.
 *
 * The JSON is taken apart by `@streamparser/json`, which reports byte offsets; from these come the
 * line of every entry, and line and column of whatever is not JSON.
 *
 * @throws {@link FileError} for anything that is not JSON, and for values that are too large to be meant.
 */
export function readDatabase(source: Pick<ByteSource, 'name' | 'chunks'>): DatabaseReader {
  const positions = new PositionCounter()
  const lengths = new TokenLength(MAX_TOKEN)
  const tokenizer = new Tokenizer()
  const parser = new TokenParser({ paths: ['$', '$.urls.*'] })
  let batch: RawEntry[] = []
  let root: unknown
  let depth = 0
  let index = 0
  let isInObject = false
  let isKeyNext = false
  let hasUrls = false
  let line = 0
  let offset = 0
  let entryOffset = 0
  /** A token that began in one chunk and did not end in it. */
  let open: { readonly offset: number; readonly position: Position } | null = null

  const invalid = ({ line, column }: Position, what: string, remedy?: string): FileError =>
    new FileError('json-invalid', source.name, what, {
      line,
      column,
      ...(remedy === undefined ? {} : { remedy }),
    })
  const tooLarge = ({ line, column }: Position, what: string, remedy: string): FileError =>
    new FileError('json-too-large', source.name, what, { line, column, remedy })

  /** Where the last token began, which may be further back than `positions` reaches. */
  const placeOfToken = (): Position =>
    open?.offset === offset ? open.position : positions.at(offset)

  tokenizer.onToken = (token): void => {
    offset = token.offset
    if (offset - entryOffset > MAX_ENTRY) {
      throw tooLarge(placeOfToken(), 'an entry is longer than 64 MiB', RIGHT_FILE)
    }
    if (token.token === TokenType.LEFT_BRACE || token.token === TokenType.LEFT_BRACKET) {
      depth++
      if (depth > MAX_DEPTH) {
        const what = `values are nested more than ${MAX_DEPTH} deep`
        throw tooLarge(positions.at(offset), what, 'flatten them')
      }
      if (depth === 1) isKeyNext = isInObject = token.token === TokenType.LEFT_BRACE
      if (depth === 3) {
        entryOffset = offset
        line = positions.lineAt(offset)
      }
    } else if (token.token === TokenType.RIGHT_BRACE || token.token === TokenType.RIGHT_BRACKET) {
      depth--
    } else if (depth === 1 && token.token === TokenType.COMMA) isKeyNext = isInObject
    else if (depth === 1 && isKeyNext) {
      isKeyNext = false
      if (token.value === 'urls' && hasUrls) {
        throw invalid(placeOfToken(), 'urls is there twice', 'keep one of them')
      }
      hasUrls ||= token.value === 'urls'
    }
    if (parser.isEnded) {
      const what = `${describe(token.value)} after the end of the document`
      throw invalid(placeOfToken(), what, 'remove what follows')
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
      const isScalar = typeof value !== 'object' || value === null
      batch.push({ index, value, line: isScalar ? positions.lineAt(offset) : line })
      index++
      entryOffset = offset
      // Handed over: the array that the library builds stays empty.
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
      throw tooLarge(placeOfToken(), 'a value is longer than 1 MiB', RIGHT_FILE)
    }
  }

  /** A number at the end of a file is complete only now; a string or a word may not be. */
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
      const remedy = 'save the file as UTF-8'
      const details = { line, column, remedy }
      return new FileError('file-encoding-unsupported', source.name, 'not UTF-8 text', details)
    }
    return error
  }

  return {
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
        throw invalid(positions.end(), 'invalid JSON: the file ends too early', 'is it complete?')
      }
    },
    head: () => root,
  }
}

function describe(value: unknown): string {
  if (typeof value !== 'string') return String(value)
  return value.length === 1 && '{}[],:'.includes(value) ? value : quoted(value, 40)
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
