import type { Fault, FileProblemCode } from './fault.ts'

/** What one file may make the reader hold in memory, or stack up. */
export interface GateLimits {
  readonly maxDepth: number
  readonly maxAttributes: number
  readonly maxNameLength: number
  readonly maxAttributeLength: number
}

const TAB = 0x09
const LF = 0x0a
const CR = 0x0d
const SPACE = 0x20
const BANG = 0x21
const QUOTE = 0x22
const HASH = 0x23
const AMPERSAND = 0x26
const APOSTROPHE = 0x27
const HYPHEN = 0x2d
const DOT = 0x2e
const SLASH = 0x2f
const COLON = 0x3a
const SEMICOLON = 0x3b
const LESS = 0x3c
const EQUALS = 0x3d
const GREATER = 0x3e
const QUESTION = 0x3f
const OPEN_BRACKET = 0x5b
const CLOSE_BRACKET = 0x5d

/** Elements this deep hold no text in a sitemap: the root, and its entries. */
const MAX_BARE_DEPTH = 2

/** Where the scan is. Plain numbers: the loop runs for each character of the file. */
const TEXT = 0
const OPENED = 1
const DECLARED = 2
const COMMENT = 3
const CDATA = 4
const INSTRUCTION_NAME = 5
const INSTRUCTION = 6
const TAG_NAME = 7
const TAG = 8
const ATTRIBUTE_NAME = 9
const VALUE = 10
const END_TAG = 11
const REFERENCE = 12
const INSTRUCTION_END = 13

const XMLNS = 'xmlns'

/**
 * Stands in front of the XML parser and looks only at the shape of the markup: it stops the text before
 * the parser would have to collect what no sitemap has, at the same character however the text is cut.
 * It judges well-formed text rightly; of ill-formed text the parser complains first, because it is given
 * everything up to the place where the gate closes.
 */
export class XmlGate {
  readonly #limits: GateLimits
  #state = TEXT
  #base = 0
  #depth = 0
  #sawRoot = false
  /** Offset of the `<`, attribute or character that a fault would be about. */
  #start = 0
  /** Characters of the name, value or reference so far. */
  #length = 0
  #attributes = 0
  #quote = 0
  /** The state that a reference stands in. */
  #outer = TEXT
  #referenceStart = 0
  #referenceLength = 0
  /** Whether text other than white space has been seen since the last tag. */
  #sawText = false
  /** The characters after `<!`, and in other states the last one or two that may begin the end. */
  #run = ''
  #tail = 0
  /** Whether the unit before was the colon of a name. */
  #isAfterColon = false
  /** How many units at the beginning of a name are those of `xmlns`. */
  #matched = 0
  /** Units of the values of a tag's attributes, and how many there may be at the end of this one. */
  #values = 0
  #mostValues = 0

  constructor(limits: GateLimits) {
    this.#limits = limits
  }

  /**
   * Looks at the next piece of text.
   *
   * @returns How many of its characters may be given to the parser, and why no more. Without a fault it is all of
   *   them, or text begins there where a sitemap has only elements, and the rest is to be scanned afterwards.
   */
  scan(text: string): { readonly length: number; readonly fault: Fault | null } {
    for (let i = 0; i < text.length; i++) {
      // Text and values are most of a file: this halves the time of the gate.
      if (this.#state === VALUE) i = this.#skipValue(text, i)
      else if (this.#state === TEXT && this.#depth > 0) {
        if (this.#depth <= MAX_BARE_DEPTH && !this.#sawText) {
          i = skipSpace(text, i)
          if (i < text.length && text.charCodeAt(i) !== LESS) {
            this.#sawText = true
            this.#base += i
            return { length: i, fault: null }
          }
        } else i = skipText(text, i)
      }
      if (i === text.length) break
      const fault = this.#step(text.charCodeAt(i), this.#base + i)
      if (fault !== null) {
        this.#base += i
        return { length: i, fault }
      }
    }
    this.#base += text.length
    return { length: text.length, fault: null }
  }

  /** Counts the characters of a value up to the first that needs a look. */
  #skipValue(text: string, from: number): number {
    const quote = this.#quote
    const end = Math.min(text.length, from + this.#mostValues - this.#values)
    let i = from
    while (i < end) {
      const c = text.charCodeAt(i)
      if (c === quote || c === AMPERSAND) break
      i++
    }
    this.#values += i - from
    return i
  }

  #step(c: number, offset: number): Fault | null {
    switch (this.#state) {
      case TEXT:
        return this.#text(c, offset)
      case OPENED:
        return this.#opened(c)
      case DECLARED:
        return this.#declared(c)
      case COMMENT:
        if (c === GREATER && this.#tail >= 2) this.#state = TEXT
        this.#tail = c === HYPHEN ? this.#tail + 1 : 0
        return null
      case CDATA:
        if (c === GREATER && this.#tail >= 2) this.#state = TEXT
        this.#tail = c === CLOSE_BRACKET ? this.#tail + 1 : 0
        return null
      case INSTRUCTION:
        if (c === GREATER && this.#tail === QUESTION) this.#state = TEXT
        this.#tail = c
        return null
      case INSTRUCTION_NAME:
        if (c === QUESTION || isSpace(c)) {
          this.#state = c === QUESTION ? INSTRUCTION_END : INSTRUCTION
          return null
        }
        return this.#count(this.#limits.maxNameLength, 'name-too-long', 'a name')
      case INSTRUCTION_END:
        // The parser takes what follows for the text of the instruction.
        if (c !== GREATER) {
          return this.#fault('not-well-formed', 'no white space after the name of an instruction')
        }
        this.#state = TEXT
        return null
      case TAG_NAME:
        if (isSpace(c) || c === SLASH || c === GREATER) {
          this.#state = TAG
          return this.#tag(c, offset)
        }
        return this.#name(c)
      case TAG:
        return this.#tag(c, offset)
      case ATTRIBUTE_NAME:
        if (c === EQUALS || isSpace(c) || c === GREATER || c === SLASH) {
          this.#state = TAG
          return this.#tag(c, offset)
        }
        return this.#name(c)
      case VALUE:
        return this.#value(c, offset)
      case END_TAG:
        if (isSpace(c)) return null
        if (c !== GREATER) return this.#count(this.#limits.maxNameLength, 'name-too-long', 'a name')
        this.#depth--
        this.#state = TEXT
        return null
      default:
        return this.#reference(c)
    }
  }

  #text(c: number, offset: number): Fault | null {
    if (c === LESS) {
      this.#state = OPENED
      this.#start = offset
      this.#sawText = false
      return null
    }
    if (this.#depth <= 0 && !isSpace(c)) {
      this.#start = offset
      const where = this.#sawRoot ? 'after' : 'before'
      return this.#fault('not-well-formed', `text ${where} the root element`)
    }
    if (c === AMPERSAND) this.#beginReference(TEXT, offset)
    return null
  }

  /** After `<`. */
  #opened(c: number): Fault | null {
    this.#length = 0
    this.#tail = 0
    if (c === BANG) {
      this.#state = DECLARED
      this.#run = ''
    } else if (c === QUESTION) this.#state = INSTRUCTION_NAME
    else if (c === SLASH) this.#state = END_TAG
    else {
      this.#state = TAG_NAME
      this.#isAfterColon = false
      this.#length = 1
      this.#attributes = 0
      this.#values = 0
      this.#sawRoot = true
      this.#depth++
      if (this.#depth > this.#limits.maxDepth) {
        return this.#fault('too-deep', `elements more than ${this.#limits.maxDepth} deep`)
      }
    }
    return null
  }

  /** After `<!`. What is none of the three is left to the parser, which refuses it. */
  #declared(c: number): Fault | null {
    this.#run += String.fromCharCode(c)
    if (this.#run === '--') {
      this.#state = COMMENT
      this.#tail = 0
    } else if (this.#run === '[CDATA[') {
      this.#state = CDATA
      this.#tail = 0
    } else if (this.#run === 'DOCTYPE') {
      if (!this.#sawRoot) {
        return this.#fault('doctype', 'a sitemap has no document type declaration')
      }
      this.#state = TAG
    } else if (c === GREATER || this.#run.length >= 7) this.#state = TEXT
    else if (c === OPEN_BRACKET && this.#run.length > 1) this.#state = TEXT
    return null
  }

  #tag(c: number, offset: number): Fault | null {
    if (c === GREATER) {
      if (this.#tail === SLASH) this.#depth--
      this.#state = TEXT
      return null
    }
    this.#tail = c
    if (isSpace(c) || c === SLASH || c === EQUALS) return null
    if (c === QUOTE || c === APOSTROPHE) {
      this.#state = VALUE
      this.#quote = c
      const { maxAttributeLength, maxNameLength } = this.#limits
      const most = this.#isNamespace() ? this.#values + maxNameLength : maxAttributeLength
      this.#mostValues = Math.min(most, maxAttributeLength)
      return null
    }
    this.#state = ATTRIBUTE_NAME
    this.#isAfterColon = false
    this.#matched = c === XMLNS.charCodeAt(0) ? 1 : 0
    this.#length = 1
    this.#attributes++
    this.#start = offset
    return this.#attributes > this.#limits.maxAttributes
      ? this.#fault('too-many-attributes', `more than ${this.#limits.maxAttributes} attributes`)
      : null
  }

  #value(c: number, offset: number): Fault | null {
    if (c === this.#quote) {
      this.#state = TAG
      this.#tail = 0
      return null
    }
    if (c === AMPERSAND) this.#beginReference(VALUE, offset)
    this.#start = offset
    this.#values++
    if (this.#values <= this.#mostValues) return null
    const { maxAttributeLength, maxNameLength } = this.#limits
    return this.#isNamespace()
      ? this.#fault(
          'name-too-long',
          `a name of a namespace of more than ${maxNameLength} characters`,
        )
      : this.#fault(
          'attribute-too-long',
          `attributes of more than ${maxAttributeLength} characters`,
        )
  }

  #beginReference(outer: number, offset: number): void {
    this.#outer = outer
    this.#state = REFERENCE
    this.#referenceLength = 0
    this.#referenceStart = offset
  }

  /** After `&`. The parser collects up to the next `;`, wherever that is; here a name must be in between. */
  #reference(c: number): Fault | null {
    if (c === SEMICOLON) {
      this.#state = this.#outer
      return null
    }
    this.#referenceLength++
    if (this.#outer === VALUE) this.#values++
    const isLong = this.#referenceLength > this.#limits.maxNameLength
    if (!isLong && isReferenceCharacter(c)) return null
    const message = 'an "&" that begins no reference; it is written "&amp;"'
    return { code: 'not-well-formed', message, offset: this.#referenceStart }
  }

  /** A unit of a name but its first. The parser does not look at what stands behind a colon. */
  #name(c: number): Fault | null {
    if (this.#isAfterColon && cannotBeginName(c)) {
      return this.#fault('not-well-formed', 'no name begins as this one does behind its colon')
    }
    this.#isAfterColon = c === COLON
    if (this.#matched === this.#length && c === XMLNS.charCodeAt(this.#length)) this.#matched++
    return this.#count(this.#limits.maxNameLength, 'name-too-long', 'a name')
  }

  /**
   * Whether the attribute names a namespace. The parser joins that to the name of each attribute and compares: with
   * 60 kB of it, a file of 185 kB took 9 s.
   */
  #isNamespace(): boolean {
    return this.#matched === XMLNS.length
  }

  #count(most: number, code: FileProblemCode, what: string): Fault | null {
    this.#length++
    return this.#length > most ? this.#fault(code, `${what} of more than ${most} characters`) : null
  }

  #fault(code: FileProblemCode, message: string): Fault {
    return { code, message, offset: this.#start }
  }
}

function skipText(text: string, from: number): number {
  let i = from
  while (i < text.length) {
    const c = text.charCodeAt(i)
    if (c === LESS || c === AMPERSAND) break
    i++
  }
  return i
}

function skipSpace(text: string, from: number): number {
  let i = from
  while (i < text.length && isSpace(text.charCodeAt(i))) i++
  return i
}

function isSpace(c: number): boolean {
  return c === SPACE || c === LF || c === TAB || c === CR
}

/**
 * Whether a character with which a name may go on cannot begin one.
 *
 * @see https://www.w3.org/TR/xml/#NT-NameChar
 */
function cannotBeginName(c: number): boolean {
  if (c < 0x80) return c === HYPHEN || c === DOT || (c >= 0x30 && c <= 0x39)
  return c === 0xb7 || (c >= 0x300 && c <= 0x36f) || c === 0x203f || c === 0x2040
}

function isReferenceCharacter(c: number): boolean {
  if (c >= 0x80 || c === HASH || c === HYPHEN || c === DOT || c === COLON || c === 0x5f) return true
  return (c >= 0x30 && c <= 0x39) || (c >= 0x41 && c <= 0x5a) || (c >= 0x61 && c <= 0x7a)
}
