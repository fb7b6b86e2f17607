/** A regular expression as far as it matters for backtracking; places are offsets in its source. */
export type RegexpNode =
  | {
      /** Takes one character. The source is that of a regular expression for it alone. */
      readonly kind: 'set'
      readonly source: string
    }
  | { readonly kind: 'sequence' | 'choice'; readonly items: readonly RegexpNode[] }
  | {
      readonly kind: 'repeat'
      readonly item: RegexpNode
      readonly min: number
      readonly max: number
      readonly start: number
      readonly end: number
    }

/** A lookahead or lookbehind, by its place in the source and that of what it looks for. */
export interface Assertion {
  readonly start: number
  readonly end: number
  readonly content: { readonly start: number; readonly end: number; readonly node: RegexpNode }
}

/** `^`, `$`, `\b`, `\B`, or a reference to a group. */
export interface Mark {
  readonly start: number
  readonly text: string
}

/** The parts of a regular expression that take no character or are not read, by their places. */
export interface Unread {
  /** Lookaheads and lookbehinds, those within others first. */
  readonly assertions: Assertion[]
  readonly marks: Mark[]
}

/** Deeper ones are not read: a pattern of parentheses alone must not exhaust the stack. */
const MAX_DEPTH = 100

const EMPTY: RegexpNode = { kind: 'sequence', items: [] }

/**
 * Reads a regular expression that the engine has accepted. What a character can be is not read: the engine is asked.
 *
 * An assertion takes no character and is read as if it were always fulfilled, a reference to a group as the empty string.
 *
 * @param hasSets - Whether its flag is `v`, so that brackets in a class are a class.
 * @param unread - Takes what the result does not have.
 * @returns `null` if it is nested too deeply.
 */
export function readRegexp(
  source: string,
  hasSets: boolean,
  unread: Unread = { assertions: [], marks: [] },
): RegexpNode | null {
  const reader = new RegexpReader(source, hasSets, unread)
  return reader.choice(0)
}

class RegexpReader {
  readonly source: string
  readonly hasSets: boolean
  readonly unread: Unread
  /** Modifiers of the group that is read, as `(?i:`, for the source of each set. */
  modifiers = ''
  at = 0

  constructor(source: string, hasSets: boolean, unread: Unread) {
    this.source = source
    this.hasSets = hasSets
    this.unread = unread
  }

  /** Goes over what a sticky expression finds here, if it finds something. */
  read(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.at
    const found = expression.exec(this.source)
    if (found !== null) this.at += found[0].length
    return found
  }

  /** Up to the parenthesis that closes, or the end. */
  choice(depth: number): RegexpNode | null {
    if (depth > MAX_DEPTH) return null
    const choices: RegexpNode[] = []
    let items: RegexpNode[] = []
    for (;;) {
      const character = this.source.charAt(this.at)
      if (character === '' || character === ')' || character === '|') {
        choices.push({ kind: 'sequence', items })
        items = []
        if (character !== '|') break
        this.at++
        continue
      }
      const start = this.at
      const item = character === '(' ? this.group(depth) : this.atom()
      if (item === null) return null
      items.push(this.repeated(item, start))
    }
    return choices.length === 1 ? choices[0]! : { kind: 'choice', items: choices }
  }

  group(depth: number): RegexpNode | null {
    const start = this.at
    const [opening, modifiers] = this.read(/\((?:\?(?:<?[=!]|<[^>]*>|([a-z]*(?:-[a-z]*)?):))?/y)!
    const outer = this.modifiers
    if (modifiers) this.modifiers = `${outer}(?${modifiers}:`
    const content = this.choice(depth + 1)
    const end = this.at++
    this.modifiers = outer
    if (content === null || !/[=!]$/.test(opening)) return content
    const place = { start: start + opening.length, end, node: content }
    this.unread.assertions.push({ start, end: this.at, content: place })
    return EMPTY
  }

  atom(): RegexpNode {
    const start = this.at
    const character = this.source.charAt(start)
    if (character === '^' || character === '$') {
      this.at++
      return this.markFrom(start)
    }
    if (character === '\\') return this.escape()
    this.at = character === '[' ? this.endOfClass() : start + 1
    return this.setFrom(start)
  }

  /**
   *     a\u{62}c
   *      ^
   */
  escape(): RegexpNode {
    const start = this.at
    const [whole] = this.read(/\\(?:[pPu]\{[^}]*\}|u.{4}|x..|c.|k<[^>]*>|0|[1-9]\d*|.)/sy)!
    return /^\\(?:[bB1-9]|k<)/.test(whole) ? this.markFrom(start) : this.setFrom(start)
  }

  markFrom(start: number): RegexpNode {
    this.unread.marks.push({ start, text: this.source.slice(start, this.at) })
    return EMPTY
  }

  endOfClass(): number {
    let depth = 0
    for (let at = this.at; ; at++) {
      const character = this.source.charAt(at)
      if (character === '\\') at++
      else if (character === '[' && (this.hasSets || depth === 0)) depth++
      else if (character === ']') depth--
      if (depth === 0 || character === '') return at + 1
    }
  }

  setFrom(start: number): RegexpNode {
    const closing = ')'.repeat(this.modifiers.split('(').length - 1)
    const source = this.modifiers + this.source.slice(start, this.at) + closing
    return { kind: 'set', source }
  }

  repeated(item: RegexpNode, start: number): RegexpNode {
    const quantifier = this.read(/(?:([*+?])|\{(\d+)(,(\d*))?\})\??/y)
    if (quantifier === null) return item
    const [, sign, least, hasMost, most] = quantifier
    const end = this.at
    if (sign !== undefined) {
      const min = sign === '+' ? 1 : 0
      return { kind: 'repeat', item, min, max: sign === '?' ? 1 : Infinity, start, end }
    }
    const min = Number(least)
    const max = hasMost === undefined ? min : most ? Number(most) : Infinity
    return { kind: 'repeat', item, min, max, start, end }
  }
}
