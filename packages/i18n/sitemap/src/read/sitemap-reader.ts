import { type Sentence, sentence } from '@waymark/infra/internal'
import type { Facts } from '@waymark/infra/problem'
import { DocumentReader } from './document-reader.ts'
import type { FileProblemCode } from './fault.ts'
import type { SitemapItem } from './read-item.ts'
import { fillOptions, type ReaderSettings, type SitemapReaderOptions } from './reader-options.ts'
import { SourceDecoder } from './source-decoder.ts'
import type { XmlDocument } from './xml-document.ts'

/** Takes a file in chunks and gives the items that are complete; `readSitemap` is the same as a stream. */
export interface SitemapReader {
  /** Takes the next chunk, of any size. A file is given all as bytes or all as strings. */
  write(chunk: Uint8Array | string): readonly SitemapItem[]
  /** Ends the file. The last item is of type `end`. */
  end(): readonly SitemapItem[]
  /**
   * Ends the file with a problem of its source, for example a broken compression.
   *
   * @param data - What the message names, as plain values.
   */
  fail(
    code: 'truncated-gzip' | 'corrupt-gzip',
    message: string,
    data?: Facts,
  ): readonly SitemapItem[]
  /** Whether more would be read; `false` after a problem that ended the file. */
  readonly isOpen: boolean
}

/**
 * A reader of one sitemap or sitemap index. It holds one entry, one tag and the last chunk.
 *
 * @throws OptionError for an option that does not exist or has a wrong value.
 *
 * @example
 * ```ts
 * import { createSitemapReader } from '@waymark/sitemap'
 *
 * const reader = createSitemapReader()
 * const start = reader.write('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url>')
 * start.map(({ type }) => type) // => ['root']
 * const page = reader.write('<loc>https://a.example/</loc></url></urlset>')
 * page.map(({ type }) => type) // => ['url']
 * reader.end().map(({ type }) => type) // => ['end']
 * ```
 */
export function createSitemapReader(options: SitemapReaderOptions = {}): SitemapReader {
  const settings = fillOptions(options)
  return new DocumentSource(settings, new DocumentReader(settings))
}

/** Decodes a file, and hands its text to a document. */
export class DocumentSource implements SitemapReader {
  readonly #maxBytes: number
  readonly #document: XmlDocument
  readonly #decoder = new SourceDecoder()
  /** A leading surrogate at the end of the last text. */
  #surrogate = ''
  #bytes = 0
  #isEnded = false

  constructor({ maxBytes }: ReaderSettings, document: XmlDocument) {
    this.#maxBytes = maxBytes
    this.#document = document
  }

  get isOpen(): boolean {
    return !this.#isEnded && !this.#document.isBroken
  }

  write(chunk: Uint8Array | string): readonly SitemapItem[] {
    if (!this.isOpen) return this.#document.take()
    if (typeof chunk === 'string') this.#writeText(chunk)
    else this.#writeBytes(chunk)
    return this.#document.take()
  }

  end(): readonly SitemapItem[] {
    if (this.#isEnded) return []
    if (this.isOpen) {
      for (const text of this.#decoder.end()) this.#writeDecoded(text)
      this.#checkDecoder()
      if (this.#surrogate !== '') this.#loneSurrogate()
      if (this.#document.isEmpty) this.#fail('empty', sentence('The file is empty.'))
      this.#document.end()
    }
    return this.#finish()
  }

  fail(
    code: 'truncated-gzip' | 'corrupt-gzip',
    text: string,
    data: Facts = {},
  ): readonly SitemapItem[] {
    if (this.#isEnded) return []
    this.#fail(code, { text, data })
    return this.#finish()
  }

  #finish(): readonly SitemapItem[] {
    this.#isEnded = true
    const { kind, entries, isBroken } = this.#document
    return [
      ...this.#document.take(),
      {
        type: 'end',
        kind,
        entries,
        bytes: this.#bytes,
        isComplete: !isBroken,
        ...this.#document.endPlace(),
      },
    ]
  }

  #writeBytes(bytes: Uint8Array): void {
    const room = this.#maxBytes - this.#bytes
    const whole = bytes.length <= room ? bytes : bytes.subarray(0, room)
    this.#bytes += whole.length
    for (const text of this.#decoder.decode(whole)) {
      this.#writeDecoded(text)
      if (this.#document.isBroken) return
    }
    this.#checkDecoder()
    if (whole !== bytes) this.#tooLarge()
  }

  #writeDecoded(text: string): void {
    if (this.#document.isEmpty) this.#document.checkEncoding(this.#decoder.encoding)
    this.#document.write(text)
  }

  #writeText(chunk: string): void {
    let text = this.#surrogate + chunk
    this.#surrogate = ''
    const last = text.charCodeAt(text.length - 1)
    if (last >= 0xd800 && last <= 0xdbff) {
      this.#surrogate = text.slice(-1)
      text = text.slice(0, -1)
    }
    if (this.#bytes === 0 && text.charCodeAt(0) === 0xfeff) {
      this.#bytes = 3
      text = text.slice(1)
    }
    const lone = text.search(/\p{Surrogate}/u)
    if (lone !== -1) text = text.slice(0, lone)
    const { units, bytes } = fit(text, this.#maxBytes - this.#bytes)
    this.#bytes += bytes
    this.#document.write(text.slice(0, units))
    if (units < text.length) this.#tooLarge()
    if (lone !== -1) this.#loneSurrogate()
  }

  #checkDecoder(): void {
    const { fault } = this.#decoder
    if (fault !== null) this.#fail(fault.code, fault.message)
  }

  #tooLarge(): void {
    this.#fail('file-too-large', fileTooLarge(this.#maxBytes))
  }

  #loneSurrogate(): void {
    this.#fail(
      'invalid-encoding',
      sentence('The string has a lone surrogate.', { detail: 'lone-surrogate' }),
    )
  }

  #fail(code: FileProblemCode, message: Sentence): void {
    this.#document.fail(code, message)
  }
}

/** What is wrong with a file that has more bytes than this. */
export function fileTooLarge(most: number): Sentence {
  return sentence('The file has more than {most} bytes.', { most })
}

/** How much of a string takes at most so many bytes as UTF-8, in whole characters. */
function fit(text: string, room: number): { readonly units: number; readonly bytes: number } {
  let bytes = 0
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    const isPair = c >= 0xd800 && c <= 0xdbff
    const size = c < 0x80 ? 1 : c < 0x800 ? 2 : isPair ? 4 : 3
    if (bytes + size > room) return { units: i, bytes }
    bytes += size
    if (isPair) i++
  }
  return { units: text.length, bytes }
}
