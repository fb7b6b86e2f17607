import { codePointAt } from '@waymark/infra'
import { OptionError } from '@waymark/infra/options'
import {
  ANY,
  asciiRange,
  type CodePointSet,
  complement,
  hasPoint,
  onePoint,
  union,
} from './code-point-set.ts'
import type { Expression } from './language.ts'

/** A pattern with more in it would make an automaton that is too large. */
const MAX_REPEAT = 1_000
const MAX_DEPTH = 50

const DIGITS: CodePointSet = /* @__PURE__ */ asciiRange(0x30, 0x39)
const WORD: CodePointSet = /* @__PURE__ */ [
  asciiRange(0x41, 0x5a),
  asciiRange(0x61, 0x7a),
  onePoint(0x5f),
].reduce(union, DIGITS)

/** Escapes that stand for several characters; in upper case for all others. */
const CLASSES: ReadonlyMap<string, CodePointSet> = new Map([
  ['d', DIGITS],
  ['w', WORD],
])

/**
 * Parses a pattern for the values of a variable: a regular expression that describes the whole value, with characters,
 * classes, groups, `|`, `?`, `*`, `+` and `{2,5}`.
 *
 * What would need backtracking is not part of it, so that matching takes time in proportion to the value, whatever
 * the pattern.
 *
 * @param name - Of the variable, for the error.
 * @throws {OptionError} If the pattern has anything else.
 */
export function parsePattern(pattern: string, name: string): Expression {
  const parser = new PatternParser(pattern, name)
  const expression = parser.choice(0)
  if (!parser.isAtEnd) parser.fail('bracket-unopened', 'a `)` without its `(`')
  return expression
}

class PatternParser {
  readonly #pattern: string
  readonly #name: string
  #at = 0

  constructor(pattern: string, name: string) {
    this.#pattern = pattern
    this.#name = name
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#pattern.length
  }

  /** @param fault - What is wrong, as a name, beside the words. */
  fail(fault: string, what: string): never {
    const message = `the pattern of \`${this.#name}\` has ${what} (column ${this.#at + 1} of ${this.#pattern})`
    throw new OptionError(this.#name, {
      text: message,
      data: { column: this.#at + 1, detail: fault },
    })
  }

  choice(depth: number): Expression {
    if (depth > MAX_DEPTH) this.fail('depth', 'too many groups in one another')
    const items = [this.#sequence(depth)]
    while (this.#take('|')) items.push(this.#sequence(depth))
    return items.length === 1 ? items[0]! : { kind: 'choice', items }
  }

  #sequence(depth: number): Expression {
    const items: Expression[] = []
    while (!this.isAtEnd && !'|)'.includes(this.#peek())) items.push(this.#repeated(depth))
    return { kind: 'sequence', items }
  }

  #repeated(depth: number): Expression {
    const item = this.#atom(depth)
    const repeat = (min: number, max: number): Expression => {
      if ('?*+{'.includes(this.#peek() || ' ')) {
        this.fail('repetition-twice', 'a repetition of a repetition: put the inner one in a group')
      }
      return { kind: 'repeat', item, min, max }
    }
    if (this.#take('?')) return repeat(0, 1)
    if (this.#take('*')) return repeat(0, Number.POSITIVE_INFINITY)
    if (this.#take('+')) return repeat(1, Number.POSITIVE_INFINITY)
    if (this.#peek() !== '{') return item
    const counts = /^\{(\d{1,4})(,(\d{0,4}))?\}/.exec(this.#pattern.slice(this.#at, this.#at + 12))
    if (counts === null)
      this.fail('count', 'a `{` that is not a number of repetitions: write `\\{`')
    const [whole, least, hasComma, most] = counts
    const min = Number(least)
    const max = hasComma === undefined ? min : most === '' ? Number.POSITIVE_INFINITY : Number(most)
    if (max < min) this.fail('count-order', 'repetitions that end before they begin')
    if (min > MAX_REPEAT || (max > MAX_REPEAT && max !== Number.POSITIVE_INFINITY)) {
      this.fail('count-limit', `more than ${MAX_REPEAT} repetitions`)
    }
    this.#at += whole.length
    return repeat(min, max)
  }

  #atom(depth: number): Expression {
    const character = this.#peek()
    if (character === '(') return this.#group(depth)
    if (character === '[') return this.#class()
    if (character === '.') {
      this.#at++
      return { kind: 'points', points: ANY }
    }
    if ('^$'.includes(character)) {
      this.fail('anchor', `a \`${character}\`: a pattern always describes the whole value`)
    }
    if ('?*+{'.includes(character))
      this.fail('repetition-of-nothing', `a \`${character}\` with nothing to repeat before it`)
    if (']}'.includes(character))
      this.fail('closing-bracket', `a \`${character}\`: write \`\\${character}\``)
    return { kind: 'points', points: this.#character() }
  }

  #group(depth: number): Expression {
    if (this.#pattern.startsWith('(?:', this.#at)) this.#at += 3
    else if (this.#pattern.startsWith('(?', this.#at)) {
      this.fail('group', 'a group of a kind that would need backtracking, or a name: use `(…)`')
    } else this.#at++
    const inside = this.choice(depth + 1)
    if (!this.#take(')')) this.fail('bracket-unclosed', 'a `(` without its `)`')
    return inside
  }

  #class(): Expression {
    this.#at++
    const isNegated = this.#take('^')
    let points: CodePointSet = NO_POINTS
    const others: Expression[] = []
    for (;;) {
      if (this.isAtEnd) this.fail('class-unclosed', 'a `[` without its `]`')
      if (this.#take(']')) break
      if (this.#peek() === '[') this.fail('class-in-class', 'a `[` in a class: write `\\[`')
      const low = this.#character()
      const isRange = this.#peek() === '-' && (this.#pattern[this.#at + 1] ?? ']') !== ']'
      if (isRange) {
        this.#at++
        points = union(points, this.#range(low, this.#character()))
      } else if (typeof low.others === 'number') others.push({ kind: 'points', points: low })
      else points = union(points, low)
    }
    if (isNegated && others.length > 0) {
      this.fail('class-outside-ascii', 'a character outside ASCII in a class that begins with `^`')
    }
    const whole: Expression = { kind: 'points', points: isNegated ? complement(points) : points }
    return others.length === 0 ? whole : { kind: 'choice', items: [whole, ...others] }
  }

  #range(low: CodePointSet, high: CodePointSet): CodePointSet {
    const [from, to] = [asciiOf(low), asciiOf(high)]
    if (from === null || to === null) {
      this.fail(
        'range-outside-ascii',
        'a range that does not go from one ASCII character to another',
      )
    }
    if (from > to) this.fail('range-order', 'a range that ends before it begins')
    return asciiRange(from, to)
  }

  /** One character, or an escape; the pattern is not at its end. */
  #character(): CodePointSet {
    const codePoint = codePointAt(this.#pattern, this.#at)
    if (codePoint !== 0x5c) {
      if (codePoint >> 11 === 0x1b) this.fail('surrogate', 'half of a surrogate pair')
      this.#at += codePoint > 0xffff ? 2 : 1
      return onePoint(codePoint)
    }
    const escaped = this.#pattern.charAt(this.#at + 1)
    const known = CLASSES.get(escaped.toLowerCase())
    if (known !== undefined) {
      this.#at += 2
      return escaped === escaped.toLowerCase() ? known : complement(known)
    }
    if (!/^[!-/:-@[-`{-~]$/.test(escaped)) {
      this.fail(
        'escape',
        `\`\\${escaped}\`: only \\d, \\w, \\D, \\W and escaped punctuation are known`,
      )
    }
    this.#at += 2
    return onePoint(escaped.charCodeAt(0))
  }

  #peek(): string {
    return this.#pattern.charAt(this.#at)
  }

  #take(character: string): boolean {
    if (this.#peek() !== character) return false
    this.#at++
    return true
  }
}

const NO_POINTS: CodePointSet = /* @__PURE__ */ complement(ANY)

/** The character of a set of one, in ASCII. */
function asciiOf(points: CodePointSet): number | null {
  const characters = Array.from({ length: 0x80 }, (_, c) => c).filter((c) => hasPoint(points, c))
  return points.others === 'none' && characters.length === 1 ? characters[0]! : null
}
