import { type Sentence, sentence } from '@waymark/infra/internal'
import { utf16Of } from './byte-source.ts'
import type { Position } from './database/position.ts'
import { FileError } from './file-error.ts'

interface StreamDecoder {
  decode(bytes: Uint8Array, options: { readonly stream: boolean }): string
}

declare const TextDecoder: new (
  label: string,
  options: { readonly fatal: boolean },
) => StreamDecoder

/** What a file should contain, and its name in messages. */
export interface TextContent {
  readonly name: string
  readonly expected: string
  readonly takesUtf16: boolean
  readonly needsLines: boolean
}

/** How many bytes tell the encoding. */
export const ENCODING_LENGTH = 4

/** How many bytes are searched for signs of a file that is not text. */
const SNIFFED = 8192

/**
 * Refuses a file that is not text in UTF-8, by its first 8 KiB, however they are divided into chunks.
 *
 * A file is binary if its beginning has a byte that is zero and is also not UTF-8. In UTF-8, a zero is a control character
 * like the others: it is the matter of the line that has it, at the beginning of a file as anywhere else.
 */
export class TextCheck {
  readonly #content: TextContent
  readonly #decoder = new TextDecoder('utf-8', { fatal: true })
  #length = 0
  /** The offset of the first byte that is zero. */
  #zero = -1
  #isUtf8 = true

  constructor(content: TextContent) {
    this.#content = content
  }

  /** Whether nothing has been added. */
  get isUntouched(): boolean {
    return this.#length === 0
  }

  /** Adds the next bytes; the first ones are at least {@link ENCODING_LENGTH}, or the whole file. */
  add(chunk: Uint8Array): void {
    if (this.#length >= SNIFFED) return
    const { name, expected, needsLines } = this.#content
    const isFirst = this.#length === 0
    if (isFirst && this.#isWide(chunk)) {
      this.#length = SNIFFED
      return
    }
    const head = chunk.subarray(0, SNIFFED - this.#length)
    const zero = head.indexOf(0)
    if (this.#zero === -1 && zero !== -1) this.#zero = this.#length + zero
    this.#isUtf8 &&= this.#continuesUtf8(head)
    this.#length += head.length
    if (this.#zero !== -1 && !this.#isUtf8) {
      const message = sentence('The file is binary: byte {byte:digits} is zero.', {
        byte: this.#zero + 1,
      })
      const remedy = sentence('Give {expected:phrase}, plain, gzip or zstd.', { expected })
      throw new FileError('file-binary', name, message, { remedy })
    }
    if (isFirst && needsLines && endsLinesInReturns(head)) throw lineEndingError(name)
  }

  /** Whether the text is UTF-16 and may be. Other wide encodings are refused. */
  #isWide(chunk: Uint8Array): boolean {
    const { name, takesUtf16 } = this.#content
    if (isUtf32(chunk)) throw encodingError(name, 'UTF-32')
    if (utf16Of(chunk) !== null) {
      if (takesUtf16) return true
      throw encodingError(name, 'UTF-16')
    }
    if (hasZerosBetween(chunk)) throw encodingError(name, 'UTF-16')
    return false
  }

  #continuesUtf8(bytes: Uint8Array): boolean {
    try {
      this.#decoder.decode(bytes, { stream: true })
      return true
    } catch {
      return false
    }
  }
}

/** The error of a file whose lines end in carriage returns. */
export function lineEndingError(name: string): FileError {
  const message = sentence('Its lines end in carriage returns alone, as on old Macs.')
  const remedy = sentence("Save it with line feeds (tr '\\r' '\\n' makes them).")
  return new FileError('file-line-endings', name, message, { remedy })
}

/** The error of a file in another encoding. */
export function encodingError(name: string, encoding: string): FileError {
  const message = sentence('The file is {encoding} text.', { encoding })
  return new FileError('file-encoding-unsupported', name, message, { remedy: SAVE_AS_UTF_8 })
}

/** The error of a place that is not UTF-8. */
export function utf8Error(name: string, { line, column }: Position): FileError {
  const message = sentence('The file is not UTF-8.', { detail: 'utf-8' })
  const details = { line, column, remedy: SAVE_AS_UTF_8 }
  return new FileError('file-encoding-unsupported', name, message, details)
}

const SAVE_AS_UTF_8: Sentence = sentence('Save it as UTF-8.')

/** The byte order marks of UTF-32, which begin or end like those of UTF-16, and the first bytes of XML in UTF-32. */
function isUtf32([a, b, c, d]: Uint8Array): boolean {
  return [
    [0xff, 0xfe, 0, 0],
    [0, 0, 0xfe, 0xff],
    [0x3c, 0, 0, 0],
    [0, 0, 0, 0x3c],
  ].some(([e, f, g, h]) => a === e && b === f && c === g && d === h)
}

/** Whether ASCII begins that is UTF-16 without a byte order mark. */
function hasZerosBetween([a, b, c, d]: Uint8Array): boolean {
  if (a === undefined || b === undefined || c === undefined || d === undefined) return false
  return (b === 0 && d === 0 && a * c !== 0) || (a === 0 && c === 0 && b * d !== 0)
}

const NEWLINE = 0x0a
const RETURN = 0x0d

/** Whether the beginning of a file has carriage returns and no line feeds. A line feed may follow in the next chunk. */
function endsLinesInReturns(head: Uint8Array): boolean {
  if (head.includes(NEWLINE)) return false
  const end = head.indexOf(RETURN)
  return end !== -1 && head.subarray(end).some((byte) => byte !== RETURN)
}

/** Whether the name of a file is that of XML. */
export function hasXmlName(name: string): boolean {
  return /\.xml(?:\.gz)?$/i.test(name)
}

/** The error of a file that should be XML by its name. */
export function notXmlError(name: string): FileError {
  const remedy = sentence('Rename it, or correct the program that writes it.')
  const message = sentence('The file is not XML, although its name says so.', { detail: 'not-xml' })
  return new FileError('file-kind-unknown', name, message, { remedy })
}

/** The error of a file of which a site generator makes a sitemap. */
export function templateError(name: string): FileError {
  const remedy = sentence('Use the file that the generator makes of it.')
  const message = sentence('The file is a template of a site generator, and not a sitemap.', {
    detail: 'template',
  })
  return new FileError('file-kind-unknown', name, message, { remedy })
}
