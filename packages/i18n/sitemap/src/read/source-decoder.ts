import { concatBytes, type Sentence, sentence } from '@waymark/infra/internal'
import type { FileProblemCode } from './fault.ts'
import { type CharacterDecoder, createDecoder } from './text-decoder.ts'

/** Why bytes could not be decoded; it holds at the end of the text given so far. */
export interface DecodeFault {
  readonly code: FileProblemCode
  readonly message: Sentence
}

/** How far an XML declaration is looked for. */
const MAX_DECLARATION = 1_024
/** Bytes decoded at a time: a break is found exactly, and no piece of text is large. */
const PIECE = 65_536

/**
 * Turns the bytes of an XML file into text: finds its encoding by the mark or the first bytes and the
 * declaration, and decodes strictly. Chunks may end anywhere.
 *
 * @see https://www.w3.org/TR/xml/#sec-guessing
 */
export class SourceDecoder {
  #pending: Uint8Array = new Uint8Array(0)
  #decoder: CharacterDecoder | null = null
  /** The encoding's name in lower case; `null` until it is known. */
  encoding: string | null = null
  /** Set when decoding ended before the source's end. */
  fault: DecodeFault | null = null

  #invalid(): void {
    this.#fail(
      'invalid-encoding',
      sentence('The bytes are not in the encoding of the file.', { detail: 'bytes' }),
    )
  }

  /** The text of the bytes that are complete characters, in pieces. After a fault there is no more. */
  *decode(bytes: Uint8Array): Generator<string, void, undefined> {
    if (this.fault !== null) return
    let rest = this.#pending.length === 0 ? bytes : concatBytes([this.#pending, bytes])
    this.#pending = new Uint8Array(0)
    if (this.#decoder === null) {
      const start = this.#start(rest, false)
      if (start === -1) return
      rest = rest.subarray(start)
    }
    yield* this.#decodePieces(rest)
  }

  /** The text of the bytes that were not certain. */
  *end(): Generator<string, void, undefined> {
    if (this.fault !== null) return
    let rest = this.#pending
    this.#pending = new Uint8Array(0)
    if (this.#decoder === null) {
      const start = this.#start(rest, true)
      if (start === -1) return
      rest = rest.subarray(start)
      yield* this.#decodePieces(rest)
      rest = this.#pending
    }
    if (rest.length > 0 && this.fault === null) this.#invalid()
  }

  *#decodePieces(bytes: Uint8Array): Generator<string, void, undefined> {
    const decoder = this.#decoder!
    for (let at = 0; at < bytes.length; ) {
      const piece = bytes.subarray(at, at + PIECE)
      const length = decoder.wholeLength(piece)
      if (length === 0) {
        this.#pending = piece.slice()
        return
      }
      const whole = piece.subarray(0, length)
      const text = decoder.decode(whole)
      if (text === null) {
        const valid = decoder.decode(whole.subarray(0, decoder.validLength(whole)))
        if (valid !== null && valid !== '') yield valid
        this.#invalid()
        return
      }
      yield text
      at += length
    }
  }

  /** Chooses the decoder. Gives the number of bytes before the text, or -1 when more must come or none can. */
  #start(bytes: Uint8Array, isEnd: boolean): number {
    if (!isEnd && (bytes.length < 4 || declarationIsOpen(bytes))) {
      this.#pending = bytes.slice()
      return -1
    }
    const { encoding, length } = sniff(bytes)
    if (encoding === 'gzip') {
      return this.#fail(
        'invalid-encoding',
        sentence('The file is compressed with gzip.', { detail: 'gzip' }),
      )
    }
    if (encoding === 'utf-32' || encoding === 'ebcdic') {
      return this.#fail(
        'unsupported-encoding',
        sentence('The file is in {encoding}, which is not supported.', {
          encoding: encoding.toUpperCase(),
        }),
      )
    }
    const declared = declaredEncoding(bytes)
    const family = encoding ?? 'ascii'
    if (declared !== null && !agrees(declared, family)) {
      return this.#fail(
        'invalid-encoding',
        sentence('The file declares {encoding}, but is in another encoding.', {
          detail: 'declared',
          encoding: declared,
        }),
      )
    }
    this.encoding = encoding ?? declared ?? 'utf-8'
    this.#decoder = createDecoder(this.encoding)
    if (this.#decoder === null) {
      const message = sentence('The encoding {encoding} is not supported.', {
        encoding: this.encoding,
      })
      return this.#fail('unsupported-encoding', message)
    }
    return length
  }

  #fail(code: FileProblemCode, message: Sentence): -1 {
    this.fault = { code, message }
    return -1
  }
}

type Family = 'utf-8' | 'utf-16le' | 'utf-16be' | 'utf-32' | 'ebcdic' | 'gzip'

/** What the first bytes say; `null` when they are ASCII and the declaration decides. */
function sniff(bytes: Uint8Array): { encoding: Family | null; length: number } {
  const [a = -1, b = -1, c = -1, d = -1] = bytes
  if (a === 0xef && b === 0xbb && c === 0xbf) return { encoding: 'utf-8', length: 3 }
  const isUtf32 =
    (a === 0xff && b === 0xfe && c === 0 && d === 0) ||
    (a === 0 && b === 0 && (c === 0xfe || c === 0) && (d === 0xff || d === 0x3c)) ||
    (a === 0x3c && b === 0 && c === 0 && d === 0)
  if (isUtf32) return { encoding: 'utf-32', length: 0 }
  if (a === 0xff && b === 0xfe) return { encoding: 'utf-16le', length: 2 }
  if (a === 0xfe && b === 0xff) return { encoding: 'utf-16be', length: 2 }
  // A single zero is a control character.
  if (a === 0x3c && b === 0 && d <= 0) return { encoding: 'utf-16le', length: 0 }
  if (a === 0 && b === 0x3c && c <= 0) return { encoding: 'utf-16be', length: 0 }
  if (a === 0x4c && b === 0x6f && c === 0xa7 && d === 0x94) return { encoding: 'ebcdic', length: 0 }
  if (a === 0x1f && b === 0x8b) return { encoding: 'gzip', length: 0 }
  return { encoding: null, length: 0 }
}

/** Whether a declaration's name fits what the bytes are. */
function agrees(declared: string, family: string): boolean {
  const isWide = /^(?:utf-16(?:[lb]e)?|ucs-2|iso-10646-ucs-2)$/.test(declared)
  if (family === 'utf-16le' || family === 'utf-16be') {
    return isWide && (declared === family || !/[lb]e$/.test(declared))
  }
  if (family === 'utf-8') return declared === 'utf-8' || declared === 'utf8'
  return !isWide
}

const OPENING = '<?xml'

/** Whether the bytes may begin an XML declaration whose end is not there yet. */
function declarationIsOpen(bytes: Uint8Array): boolean {
  if (bytes.length >= MAX_DECLARATION) return false
  const text = asciiPrefix(bytes)
  if (!(text.startsWith(OPENING) || OPENING.startsWith(text))) return false
  return !text.includes('?>')
}

function declaredEncoding(bytes: Uint8Array): string | null {
  const text = asciiPrefix(bytes)
  const end = text.indexOf('?>')
  if (end === -1 || !/^<\?xml[ \t\r\n]/.test(text)) return null
  const match = /[ \t\r\n]encoding[ \t\r\n]*=[ \t\r\n]*(?:"([^"]*)"|'([^']*)')/.exec(
    text.slice(0, end),
  )
  const name = match?.[1] ?? match?.[2]
  // What is not a name is reported by the XML parser.
  return name === undefined || !/^[A-Za-z][A-Za-z0-9._-]*$/.test(name) ? null : name.toLowerCase()
}

/** The first bytes as text, read alike for every encoding that is a superset of ASCII, one or two bytes wide. */
function asciiPrefix(bytes: Uint8Array): string {
  const { encoding, length } = sniff(bytes)
  const step = encoding === 'utf-16le' || encoding === 'utf-16be' ? 2 : 1
  let text = ''
  for (let at = length + (encoding === 'utf-16be' ? 1 : 0); at < bytes.length; at += step) {
    if (at >= MAX_DECLARATION) break
    text += String.fromCharCode(bytes[at]!)
  }
  return text
}
