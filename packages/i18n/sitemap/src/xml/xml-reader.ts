import { type Sentence, sentence, TextPosition } from '@waymark/infra/internal'
import { findIllegalCharacter, illegalCharacter } from './characters.ts'
import { Cursor } from './cursor.ts'
import { parseEndTag } from './end-tag.ts'
import { parseInstruction } from './instruction.ts'
import { IS_HTML, MarkupError } from './markup-error.ts'
import { Namespaces } from './namespaces.ts'
import { BARE_AMPERSAND, parseReference } from './references.ts'
import { parseStartTag } from './start-tag.ts'
import { type Place, START } from './text-position.ts'
import { type Token, TokenEnd } from './token-end.ts'
import type { XmlFault, XmlHandler, XmlLimits } from './xml-handler.ts'

const RETURN = 0x0d
const BANG = 0x21
const AMPERSAND = 0x26
const HYPHEN = 0x2d
const SLASH = 0x2f
const LESS = 0x3c
const GREATER = 0x3e
const QUESTION = 0x3f
const CLOSE_BRACKET = 0x5d

const COMMENT = '<!--'
const CDATA = '<![CDATA['
const DOCTYPE = '<!DOCTYPE'
/** How pages begin, in any case and with any white space. */
const HTML = '<!doctype html'
const LONGEST_START = 64
const SECTION_END = ']]>'

/**
 * A parser for XML 1.0 with namespaces that takes a document in pieces, cut anywhere but in a surrogate pair, and calls
 * a handler. It stops at the first error, and at a document type declaration. It holds the last piece, one tag or
 * processing instruction, and the names and namespaces of the open elements, all of limited length.
 *
 * A state reads one thing from the cursor and returns whether it was complete. If not, the rest waits for more text.
 *
 * @see https://www.w3.org/TR/xml/
 * @see https://www.w3.org/TR/xml-names/
 */
export class XmlReader {
  readonly #handler: XmlHandler
  readonly #limits: XmlLimits
  readonly #namespaces = new Namespaces()
  /** Names of the open elements. */
  readonly #open: string[] = []
  #sawRoot = false
  #state: () => boolean = this.#text
  #cursor = new Cursor('')
  #position = new TextPosition('', START)
  /** Whether no more text comes after that of the cursor. */
  #isLast = false
  /** Text that has come and is not read yet, and where it begins. */
  #rest = ''
  #restPlace: Place = START
  #restOffset = 0
  /** Where the comment or CDATA section begins that the cursor is in. */
  #sectionPlace = this.#restPlace
  /** Finds the end of the token that `#rest` is a part of. */
  #wait: TokenEnd | null = null
  /** Index of the beginning of what the handler is called for. */
  #start = 0

  constructor(handler: XmlHandler, limits: XmlLimits) {
    this.#handler = handler
    this.#limits = limits
  }

  /** In a handler: how many code units the document has up to the end of what it is called for. */
  get offset(): number {
    return this.#restOffset + this.#cursor.at
  }

  /** In a handler: where that begins. */
  get place(): Place {
    return this.#position.at(this.#start)
  }

  /** Where the text so far ends. */
  get endPlace(): Place {
    return new TextPosition(this.#rest, this.#restPlace).at(this.#rest.length)
  }

  /**
   * Takes the next piece of text.
   *
   * @returns What ends the reading, or `null`. After that there must be no more calls.
   */
  write(text: string): XmlFault | null {
    const illegal = findIllegalCharacter(text)
    if (illegal === -1) {
      if (this.#isWaiting(text)) {
        this.#rest += text
        return null
      }
      return this.#read(this.#rest + text, false)
    }
    const fault = this.#read(this.#rest + text.slice(0, illegal), true)
    if (fault !== null) return fault
    const message = illegalCharacter(text.charCodeAt(illegal))
    return { code: 'not-well-formed', message, place: this.endPlace }
  }

  /** Says that there is no more text. */
  end(): XmlFault | null {
    const fault = this.#read(this.#rest, true)
    if (fault !== null) return fault
    if (this.#state !== this.#text) return this.#unclosed()
    const name = this.#open.at(-1)
    if (name === undefined && this.#sawRoot) return null
    const message =
      name === undefined
        ? sentence('The file has no root element.', { detail: 'no-root' })
        : sentence('The file ends before the end tag of {element}.', {
            detail: 'open-element',
            element: name,
          })
    return { code: 'not-well-formed', message, place: this.endPlace }
  }

  /** Of what the file ends in the middle of. */
  #unclosed(): XmlFault {
    const code = 'not-well-formed'
    if (this.#state === this.#comment || this.#state === this.#section) {
      const message =
        this.#state === this.#comment
          ? sentence('The comment that begins here has no end.', { detail: 'open-comment' })
          : sentence('The CDATA section that begins here has no end.', { detail: 'open-cdata' })
      return { code, message, place: this.#sectionPlace }
    }
    const place = this.#restPlace
    if (this.#state === this.#reference) return { code, message: BARE_AMPERSAND, place }
    const message = this.#rest.startsWith('<?')
      ? sentence('The processing instruction that begins here has no end.', {
          detail: 'open-instruction',
        })
      : sentence('The tag that begins here has no end.', { detail: 'open-tag' })
    return { code, message, place }
  }

  #isWaiting(text: string): boolean {
    if (this.#wait === null) return false
    const { maxNameLength, maxAttributeLength } = this.#limits
    const isTooLong = this.#rest.length + text.length > maxNameLength + maxAttributeLength + 2
    if (!isTooLong && !this.#wait.isIn(text)) return true
    this.#wait = null
    return false
  }

  #read(text: string, isLast: boolean): XmlFault | null {
    const cursor = new Cursor(text)
    const position = new TextPosition(text, this.#restPlace)
    this.#cursor = cursor
    this.#position = position
    this.#isLast = isLast
    // It may be the first half of a line break.
    if (!isLast && text.charCodeAt(text.length - 1) === RETURN) cursor.end--
    try {
      while (cursor.at < cursor.end && this.#state()) {}
    } catch (error) {
      if (!(error instanceof MarkupError)) throw error
      return { code: error.code, message: error.said, place: position.at(error.index) }
    }
    this.#rest = text.slice(cursor.at)
    this.#restPlace = position.at(cursor.at)
    this.#restOffset += cursor.at
    return null
  }

  /** Text up to the next tag or reference. */
  #text(): boolean {
    const cursor = this.#cursor
    const { text, at, end } = cursor
    let i = at
    for (; i < end; i++) {
      const c = text.charCodeAt(i)
      if (c === LESS || c === AMPERSAND) break
      if (c === GREATER && i - at >= 2 && text.startsWith(SECTION_END, i - 2)) {
        this.#emit(i - 2)
        const message = sentence('A "]]>" outside of a CDATA section must be written "]]&gt;".', {
          detail: 'cdata-end',
        })
        throw new MarkupError(i - 2, message)
      }
    }
    if (i === end) {
      const textEnd = this.#beforeBrackets(end)
      this.#emit(textEnd)
      return textEnd === end
    }
    this.#emit(i)
    if (text.charCodeAt(i) === AMPERSAND) {
      if (this.#open.length === 0) throw this.#outsideRoot(i)
      this.#state = this.#reference
    } else this.#state = this.#markup
    return true
  }

  /** The end of the text without brackets that may begin a `]]>`. */
  #beforeBrackets(end: number): number {
    const { text, at } = this.#cursor
    let i = end
    while (!this.#isLast && i > at && end - i < 2 && text.charCodeAt(i - 1) === CLOSE_BRACKET) i--
    return i
  }

  /** Gives the text between the cursor and an index to the handler. */
  #emit(end: number): void {
    const cursor = this.#cursor
    this.#start = cursor.at
    if (cursor.at === end) return
    cursor.skipSpace(end)
    if (this.#open.length === 0) {
      if (cursor.at < end) throw this.#outsideRoot(cursor.at)
      return
    }
    if (cursor.at > this.#start) this.#handler.text(this.#slice(this.#start, cursor.at))
    if (cursor.at === end) return
    this.#start = cursor.at
    cursor.at = end
    this.#handler.text(this.#slice(this.#start, end))
  }

  /** https://www.w3.org/TR/xml/#sec-line-ends */
  #slice(start: number, end: number): string {
    const text = this.#cursor.text.slice(start, end)
    return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
  }

  #outsideRoot(index: number): MarkupError {
    const message = this.#sawRoot
      ? sentence('There is text after the root element.', { detail: 'after-root' })
      : sentence('There is text before the root element.', { detail: 'before-root' })
    return new MarkupError(index, message)
  }

  #reference(): boolean {
    const cursor = this.#cursor
    this.#start = cursor.at
    const character = parseReference(cursor, this.#limits.maxNameLength)
    if (character === null) return this.#waitFor('reference')
    this.#state = this.#text
    this.#handler.text(character)
    return true
  }

  /** At a `<`. */
  #markup(): boolean {
    const { text, at, end } = this.#cursor
    this.#start = at
    if (at + 1 === end) return false
    switch (text.charCodeAt(at + 1)) {
      case SLASH:
        return this.#endTag()
      case QUESTION:
        return this.#instruction()
      case BANG:
        return this.#declaration()
      default:
        return this.#startTag()
    }
  }

  #declaration(): boolean {
    const cursor = this.#cursor
    if (cursor.startsWith(COMMENT)) {
      this.#sectionPlace = this.#position.at(cursor.at)
      cursor.at += COMMENT.length
      this.#state = this.#comment
      return true
    }
    if (cursor.startsWith(CDATA)) {
      if (this.#open.length === 0) throw this.#outsideRoot(cursor.at)
      this.#sectionPlace = this.#position.at(cursor.at)
      cursor.at += CDATA.length
      this.#state = this.#section
      return true
    }
    const head = cursor.text.slice(cursor.at, Math.min(cursor.end, cursor.at + LONGEST_START))
    const lower = head.toLowerCase().replaceAll(/\s+/g, ' ')
    if (!this.#sawRoot && lower.startsWith(HTML)) {
      throw new MarkupError(cursor.at, IS_HTML, 'html-document')
    }
    if (!this.#sawRoot && HTML.startsWith(lower) && head.length < LONGEST_START) return false
    if (cursor.startsWith(DOCTYPE)) {
      if (!this.#sawRoot) {
        const message = sentence('The file has a document type declaration.')
        throw new MarkupError(cursor.at, message, 'doctype')
      }
      const message = sentence('A document type declaration cannot follow the root tag.', {
        detail: 'late-doctype',
      })
      throw new MarkupError(cursor.at, message)
    }
    if ([COMMENT, CDATA, DOCTYPE].some((token) => token.startsWith(head))) return false
    const message = sentence('A "<!" must begin a comment or a CDATA section.', {
      detail: 'declaration',
    })
    throw new MarkupError(cursor.at, message)
  }

  #comment(): boolean {
    const cursor = this.#cursor
    const { text, end } = cursor
    const hyphens = cursor.find('--')
    if (hyphens === -1) {
      cursor.at = text.charCodeAt(end - 1) === HYPHEN ? end - 1 : end
      return false
    }
    cursor.at = hyphens
    if (hyphens + 2 === end) return false
    if (text.charCodeAt(hyphens + 2) !== GREATER) {
      throw new MarkupError(
        hyphens,
        sentence('A comment cannot contain "--".', { detail: 'hyphens' }),
      )
    }
    cursor.at += 3
    this.#state = this.#text
    return true
  }

  /** https://www.w3.org/TR/xml/#sec-cdata-sect */
  #section(): boolean {
    const cursor = this.#cursor
    const sectionEnd = cursor.find(SECTION_END)
    this.#emit(sectionEnd === -1 ? this.#beforeBrackets(cursor.end) : sectionEnd)
    if (sectionEnd === -1) return false
    cursor.at += SECTION_END.length
    this.#state = this.#text
    return true
  }

  #instruction(): boolean {
    const cursor = this.#cursor
    if (!parseInstruction(cursor, this.#limits, this.offset === 0)) {
      return this.#waitFor('instruction')
    }
    this.#state = this.#text
    return true
  }

  #startTag(): boolean {
    const cursor = this.#cursor
    const { at } = cursor
    const open = this.#open
    if (open.length === this.#limits.maxDepth) {
      const message = sentence('Elements are nested more than {most} levels deep.', {
        most: this.#limits.maxDepth,
      })
      throw new MarkupError(at, message, 'too-deep')
    }
    if (open.length === 0 && this.#sawRoot) {
      throw new MarkupError(
        at,
        sentence('A file has only one root element.', { detail: 'second-root' }),
      )
    }
    const tag = parseStartTag(cursor, this.#limits)
    if (tag === null) {
      cursor.at = at
      return this.#waitFor('tag')
    }
    this.#sawRoot = true
    const { name, attributes } = tag
    if (tag.hasNamespaces) this.#namespaces.open(attributes, at)
    else this.#namespaces.openPlain()
    const colon = name.indexOf(':')
    const prefix = colon === -1 ? '' : name.slice(0, colon)
    if (prefix === 'xmlns') {
      throw new MarkupError(
        at,
        sentence('An element cannot have the prefix xmlns.', { detail: 'xmlns-element' }),
      )
    }
    const namespace = this.#namespaces.resolve(prefix, at)
    open.push(name)
    this.#state = this.#text
    this.#handler.startElement({ name, local: name.slice(colon + 1), namespace, attributes })
    if (tag.isEmpty) this.#close()
    return true
  }

  #endTag(): boolean {
    const cursor = this.#cursor
    const { text, at, end } = cursor
    const expected = this.#open.at(-1)
    const nameEnd = at + 2 + (expected?.length ?? 0)
    // Nearly every end tag is the one that is expected, without white space.
    if (
      expected !== undefined &&
      nameEnd < end &&
      text.charCodeAt(nameEnd) === GREATER &&
      text.startsWith(expected, at + 2)
    ) {
      cursor.at = nameEnd + 1
    } else {
      const name = parseEndTag(cursor, this.#limits)
      if (name === null) {
        cursor.at = at
        return this.#waitFor('tag')
      }
      if (name !== expected) throw new MarkupError(at, explainEndTag(name, expected))
    }
    this.#state = this.#text
    this.#close()
    return true
  }

  #close(): void {
    this.#open.pop()
    this.#namespaces.close()
    this.#handler.endElement()
  }

  #waitFor(token: Token): false {
    const { text, at } = this.#cursor
    this.#wait = new TokenEnd(token)
    this.#wait.isIn(text.slice(at + 1))
    return false
  }
}

function explainEndTag(element: string, expected: string | undefined): Sentence {
  return expected === undefined
    ? sentence('The end tag of {element} has no start tag.', { detail: 'no-start-tag', element })
    : sentence('Expected the end tag of {expected}; found that of {element}.', {
        element,
        expected,
      })
}
