import { utf8Length } from './utf-8-text.ts'

const TAB = 0x09
const NEWLINE = 0x0a
const RETURN = 0x0d
const SPACE = 0x20
const QUOTE = 0x22
const COMMA = 0x2c
const COLON = 0x3a
const LEFT_BRACKET = 0x5b
const BACKSLASH = 0x5c
const RIGHT_BRACKET = 0x5d
const LEFT_BRACE = 0x7b
const RIGHT_BRACE = 0x7d

/** The limits of values: how deep they are nested, and the bytes of a token and of a value. */
export interface ValueLimits {
  readonly depth: number
  readonly token: number
  readonly value: number
}

/** A limit that a value exceeds. */
export interface Excess {
  readonly limit: keyof ValueLimits
  /** Where to report it: an index in the piece, negative if it is in an earlier one. */
  readonly at: number
  /** Where in the piece reading stopped. */
  readonly end: number
}

/** A piece of a text. */
export interface TextPiece {
  readonly text: string
  /** Whether each code unit is one byte. */
  readonly isAscii: boolean
}

/**
 * Finds where the values of JSON end, in a text that comes in pieces. It only tells strings, brackets and everything else
 * apart: `JSON.parse` says whether a value is valid.
 */
export class ValueEnd {
  readonly #limits: ValueLimits
  /** How many lists and objects are open, and how many of them are around the value. */
  #depth = 0
  #around = 0
  #token: 'none' | 'string' | 'word' = 'none'
  #isEscaping = false
  /** Where the current token begins in the piece, and how many bytes of it are in earlier ones. */
  #tokenStart = 0
  #tokenBytes = 0
  #valueBytes = 0
  #excess: Excess | null = null
  /** The current line, from 1. Line ends in strings do not count, because valid JSON has none. */
  line = 1
  /** Index in the piece at which that line begins; negative if it is in an earlier one. */
  lineStart = 0

  constructor(limits: ValueLimits) {
    this.#limits = limits
  }

  /** The limit that the value exceeds, after `scan` has returned -1; `null` if there is none. */
  get excess(): Excess | null {
    return this.#excess
  }

  /** Whether the value is complete if the text ends here: only a number or a word is. */
  get canEnd(): boolean {
    return this.#token === 'word' && this.#depth === this.#around
  }

  /** Starts a value that is inside the given number of lists and objects. */
  start(around: number): void {
    this.#around = around
    this.#depth = around
    this.#valueBytes = 0
  }

  /**
   * Continues the value at an index.
   *
   * @returns The index after the value; -1 if it does not end in this piece or exceeds a limit.
   */
  scan(piece: TextPiece, from: number): number {
    const found = this.#scan(piece, from)
    const end = found === -1 ? piece.text.length : found
    this.#valueBytes += countBytes(piece, from, end)
    if (this.#excess === null && this.#valueBytes > this.#limits.value) {
      this.#excess = { limit: 'value', at: end, end }
    }
    return this.#excess === null ? found : -1
  }

  /** Returns the index of the next character that is not white space; the length of the text if there is none. */
  skipSpace({ text }: TextPiece, from: number): number {
    for (let at = from; at < text.length; at++) {
      const unit = text.charCodeAt(at)
      if (unit === NEWLINE) this.#startLine(at + 1)
      else if (unit !== SPACE && unit !== RETURN && unit !== TAB) return at
    }
    return text.length
  }

  /** Ends a piece: indexes are those of the next one from now on. */
  endPiece(piece: TextPiece): void {
    const { length } = piece.text
    if (this.#token !== 'none') {
      this.#tokenBytes += countBytes(piece, Math.max(0, this.#tokenStart), length)
    }
    this.#tokenStart -= length
    this.lineStart -= length
  }

  #startLine(at: number): void {
    this.line++
    this.lineStart = at
  }

  #scan(piece: TextPiece, from: number): number {
    const { text } = piece
    let at = from
    while (at < text.length) {
      if (this.#token !== 'none') {
        const end = this.#token === 'string' ? this.#endOfString(text, at) : endOfWord(text, at)
        if (!this.#isTokenAllowed(piece, end === -1 ? text.length : end)) return -1
        if (end === -1) return -1
        this.#token = 'none'
        if (this.#depth === this.#around) return end
        at = end
        continue
      }
      const unit = text.charCodeAt(at)
      switch (unit) {
        case NEWLINE:
          this.#startLine(at + 1)
          break
        case SPACE:
        case TAB:
        case RETURN:
        case COMMA:
        case COLON:
          break
        case LEFT_BRACE:
        case LEFT_BRACKET:
          this.#depth++
          if (this.#depth > this.#limits.depth) {
            this.#excess = { limit: 'depth', at, end: at }
            return -1
          }
          break
        case RIGHT_BRACE:
        case RIGHT_BRACKET:
          this.#depth--
          if (this.#depth === this.#around) return at + 1
          break
        default:
          this.#token = unit === QUOTE ? 'string' : 'word'
          this.#tokenStart = at
          this.#tokenBytes = 0
      }
      at++
    }
    return -1
  }

  /** Returns the index after the closing quote; -1 if it is in a later piece. */
  #endOfString(text: string, from: number): number {
    let at = this.#isEscaping ? from + 1 : from
    this.#isEscaping = false
    for (; at < text.length; at++) {
      const unit = text.charCodeAt(at)
      if (unit === QUOTE) return at + 1
      if (unit === BACKSLASH) at++
    }
    this.#isEscaping = at > text.length
    return -1
  }

  /** Whether the current token is within the limit, up to an index. */
  #isTokenAllowed(piece: TextPiece, end: number): boolean {
    const start = Math.max(0, this.#tokenStart)
    // A code unit has at most three bytes.
    if (this.#tokenBytes + 3 * (end - start) <= this.#limits.token) return true
    if (this.#tokenBytes + countBytes(piece, start, end) <= this.#limits.token) return true
    this.#excess = { limit: 'token', at: this.#tokenStart, end }
    return false
  }
}

/** Returns the index of the first character after a number or word; -1 if it is in a later piece. */
function endOfWord(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case SPACE:
      case TAB:
      case NEWLINE:
      case RETURN:
      case COMMA:
      case COLON:
      case QUOTE:
      case LEFT_BRACE:
      case RIGHT_BRACE:
      case LEFT_BRACKET:
      case RIGHT_BRACKET:
        return at
    }
  }
  return -1
}

function countBytes({ text, isAscii }: TextPiece, from: number, to: number): number {
  return isAscii ? to - from : utf8Length(text, from, to)
}
