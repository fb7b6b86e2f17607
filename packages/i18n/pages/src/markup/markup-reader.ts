import { asciiLowercase } from '@waymark/infra'
import { TextPosition } from '@waymark/infra/internal'
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'
import type { PagePlace } from '../page-facts.ts'
import type { RawText } from '../tree/element-types.ts'
import { Attributes, LONGEST_ATTRIBUTE } from './attributes.ts'
import { RawTextEnd } from './raw-text-end.ts'

/** Takes what is in the markup of a page. Names are in lower case; one that is very long is `''`. */
export interface MarkupHandler {
  /**
   * Takes the name of a start tag.
   *
   * @param at - Where its `<` is.
   * @returns Whether its attributes are needed.
   */
  onTagName(name: string, at: number): boolean
  /**
   * Takes the rest of that tag.
   *
   * @param end - The index after it.
   * @returns How the text of the element is read; `null` if markup follows.
   */
  onStartTag(attributes: Attributes, isSelfClosing: boolean, end: number): RawText | null
  /** @param at - Where its `<` is. */
  onEndTag(name: string, at: number): void
  /** Takes text with its character references, in pieces: `text` from `from` to `to`. @param at - Where it begins. */
  onText(text: string, from: number, to: number, at: number): void
  /** Takes the text of an element that contains nothing else, in pieces. */
  onRawText(text: string, from: number, to: number): void
  onRawEnd(): void
  /** Whether `<![CDATA[` begins a section of text. */
  readonly isForeign: boolean
}

const CDATA = '<![CDATA['
/** For the tokenizer the same as what CDATA is in HTML: a comment that ends at the next `>`. */
const BOGUS = '<!-CDATA['
/** Shorter pieces are put together. */
const SHORTEST_PIECE = 1_024
/** Code units of a name; longer ones are all the same. It must be less than what a piece has at least. */
const LONGEST_NAME = 256
const SLASH = 0x2f
const TAG_END = 0x3e

/**
 * Reads the markup of a page in pieces: tags and comments by htmlparser2's tokenizer, and the text of elements such as
 * `script` here, because the tree construction decides where it begins.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#tokenization
 */
export class MarkupReader implements TokenizerCallbacks {
  readonly #handler: MarkupHandler
  readonly #tokenizer: Tokenizer
  readonly #attributes = new Attributes()
  /** What has not been read yet. */
  #pending = ''
  /** What is read now, and where it begins in the page. */
  #piece = ''
  #pieceStart = 0
  /** The end of the piece before it. */
  #tail = ''
  #position: TextPosition
  /** What is added to the tokenizer's indexes. */
  #base = 0
  /** Where the tokenizer begins anew; -1 if it goes on. */
  #resumeAt = -1
  #raw: RawTextEnd | null = null
  #isRawEnd = false
  #name = ''
  #isWanted = false
  /** The name of an end tag whose attributes are read as those of a start tag. */
  #endTag = ''
  #endTagAt = 0
  #isStopped = false

  /** @param start - The place of the beginning of the text. */
  constructor(handler: MarkupHandler, start: PagePlace) {
    this.#handler = handler
    this.#position = new TextPosition('', start)
    this.#tokenizer = new Tokenizer({ decodeEntities: false }, this)
  }

  /** The place of an index in the page, which may be in an earlier piece if no line break comes after it there. */
  placeAt(index: number): PagePlace {
    return this.#position.at(index - this.#pieceStart)
  }

  /** Reads nothing more. */
  stop(): void {
    this.#isStopped = true
    this.#pending = ''
    this.#tokenizer.pause()
  }

  write(text: string): void {
    if (this.#isStopped) return
    this.#pending += text
    if (this.#pending.length < SHORTEST_PIECE) return
    const { length } = this.#pending
    const end = length - heldBack(this.#pending)
    const rest = this.#pending.slice(end)
    this.#readPiece(end === length ? this.#pending : this.#pending.slice(0, end), rest)
  }

  end(): void {
    if (this.#isStopped) return
    this.#readPiece(this.#pending, '')
    // What is left of the text of an element has no end tag.
    if (this.#raw !== null) {
      this.#handler.onRawText(this.#pending, 0, this.#pending.length)
      this.#handler.onRawEnd()
    } else this.#tokenizer.end()
    this.stop()
  }

  #readPiece(piece: string, rest: string): void {
    this.#tail = (this.#tail + this.#piece.slice(-LONGEST_NAME)).slice(-LONGEST_NAME)
    const place = this.placeAt(this.#pieceStart + this.#piece.length)
    this.#pieceStart += this.#piece.length
    this.#piece = piece
    this.#position = new TextPosition(piece, place)
    const read = this.#readFrom(0)
    if (this.#isStopped) return
    this.#pending = read === piece.length ? rest : piece.slice(read) + rest
    if (read < piece.length) this.#piece = piece.slice(0, read)
  }

  /** Reads what is in the piece. @returns How much has been read. */
  #readFrom(at: number): number {
    const piece = this.#piece
    let cdata = piece.indexOf(CDATA)
    while (at < piece.length && !this.#isStopped) {
      if (this.#raw !== null) {
        const end = this.#readRaw(this.#raw, at)
        if (this.#raw !== null) return end
        at = end
        continue
      }
      if (cdata !== -1 && cdata < at) cdata = piece.indexOf(CDATA, at)
      const end = cdata === at ? at + CDATA.length : cdata === -1 ? piece.length : cdata
      const isBogus = cdata === at && !this.#handler.isForeign
      this.#tokenizer.write(isBogus ? BOGUS : piece.slice(at, end))
      at = this.#resumeAt === -1 ? end : this.#resume()
    }
    return piece.length
  }

  /** Begins anew where a callback has stopped the tokenizer. */
  #resume(): number {
    const at = this.#resumeAt
    this.#resumeAt = -1
    this.#tokenizer.reset()
    this.#base = at
    if (this.#endTag !== '') {
      this.#base -= END_TAG.length
      this.#tokenizer.write(END_TAG)
    }
    return at - this.#pieceStart
  }

  #pauseAt(index: number): void {
    this.#resumeAt = index
    this.#tokenizer.pause()
  }

  /** Reads the text of an element. @returns Where its end tag begins; what comes from there on is kept if there is none. */
  #readRaw(raw: RawTextEnd, at: number): number {
    const found = raw.find(this.#piece, at)
    const end = found < 0 ? -1 - found : found
    if (end > at) this.#handler.onRawText(this.#piece, at, end)
    if (found < 0) return end
    this.#raw = null
    this.#isRawEnd = true
    this.#handler.onRawEnd()
    this.#tokenizer.reset()
    this.#base = this.#pieceStart + end
    return end
  }

  /** A part of the page that may begin in the piece before. */
  #slice(start: number, end: number): string {
    const from = start - this.#pieceStart
    const to = end - this.#pieceStart
    if (from >= 0) return this.#piece.slice(from, to)
    return (this.#tail + this.#piece).slice(
      Math.max(0, this.#tail.length + from),
      this.#tail.length + to,
    )
  }

  onopentagname(start: number, end: number): void {
    if (this.#endTag !== '') return
    const at = this.#base + start
    this.#name = this.#nameOf(at, this.#base + end)
    this.#isWanted = this.#handler.onTagName(this.#name, at - 1)
  }

  onattribname(start: number, end: number): void {
    if (!this.#isWanted || end - start > LONGEST_ATTRIBUTE) return
    this.#attributes.begin(this.#nameOf(this.#base + start, this.#base + end))
  }

  onattribdata(start: number, end: number): void {
    if (!this.#attributes.isOpen) return
    this.#attributes.add(this.#slice(this.#base + start, this.#base + end))
  }

  onattribend(): void {
    this.#attributes.end()
  }

  onopentagend(end: number): void {
    this.#startTagEnd(false, this.#base + end)
  }

  onselfclosingtag(end: number): void {
    const at = this.#base + end
    // The tokenizer also takes white space between the two.
    this.#startTagEnd(this.#slice(at - 1, at).charCodeAt(0) === SLASH, at)
  }

  onclosetag(start: number, end: number): void {
    const at = this.#base + end
    const name = this.#nameOf(this.#base + start, at)
    if (this.#piece.charCodeAt(at - this.#pieceStart) === TAG_END) {
      this.#handEndTag(name, this.#base + start - 2)
      return
    }
    // The tokenizer looks for the next ">", which may be in the value of an attribute.
    this.#endTag = name
    this.#endTagAt = this.#base + start - 2
    this.#isWanted = false
    this.#pauseAt(at)
  }

  ontext(start: number, end: number): void {
    const at = this.#base + start
    const from = at - this.#pieceStart
    const to = this.#base + end - this.#pieceStart
    if (from >= 0) this.#handler.onText(this.#piece, from, to, at)
    else {
      const text = this.#slice(at, this.#base + end)
      this.#handler.onText(text, 0, text.length, at)
    }
  }

  /** Everything with such a name may begin the text of an element: that is decided here. */
  isInForeignContext(): boolean {
    return true
  }

  onattribentity(): void {}
  oncdata(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onend(): void {}
  onprocessinginstruction(): void {}
  ontextentity(): void {}

  #nameOf(start: number, end: number): string {
    const length = end - start
    if (length > LONGEST_NAME) return ''
    const from = start - this.#pieceStart
    if (from >= 0) {
      for (const name of KNOWN_NAMES[length] ?? []) {
        if (this.#piece.startsWith(name, from)) return name
      }
    }
    return asciiLowercase(this.#slice(start, end))
  }

  #startTagEnd(isSelfClosing: boolean, end: number): void {
    if (this.#endTag !== '') {
      const name = this.#endTag
      this.#endTag = ''
      this.#handEndTag(name, this.#endTagAt)
      return
    }
    const raw = this.#handler.onStartTag(this.#attributes, isSelfClosing, end + 1)
    this.#attributes.clear()
    if (raw === null) return
    this.#raw = new RawTextEnd(raw, this.#name)
    this.#pauseAt(end + 1)
  }

  #handEndTag(name: string, at: number): void {
    if (this.#isRawEnd) this.#isRawEnd = false
    else this.#handler.onEndTag(name, at)
  }
}

/** By length: the names that pages have most. They are compared in place, which takes a third of the time of a slice. */
const KNOWN_NAMES: readonly (readonly string[])[] = /* @__PURE__ */ byLength([
  ...['a', 'p', 'li', 'td', 'tr', 'div', 'img', 'link', 'meta', 'span', 'script'],
  ...['rel', 'href', 'name', 'content', 'hreflang'],
])

function byLength(names: readonly string[]): readonly (readonly string[])[] {
  const lists: string[][] = []
  for (const name of names) {
    while (lists.length <= name.length) lists.push([])
    lists[name.length]!.push(name)
  }
  return lists
}

/** A start tag whose name has been read. */
const END_TAG = '<a'

/** How many of the last code units cannot be read before the next come. */
function heldBack(text: string): number {
  const { length } = text
  for (let n = CDATA.length - 1; n > 0; n--) {
    if (text.charCodeAt(length - n) === CDATA.charCodeAt(0) && CDATA.startsWith(text.slice(-n))) {
      return n
    }
  }
  return text.endsWith('\r') ? 1 : 0
}
