import { type AST, RegExpParser } from '@eslint-community/regexpp'
import {
  buildPositionAutomaton,
  type PositionAutomaton,
} from '../../packages/url-pattern/src/backtracking/automaton.ts'
import {
  type CharacterSet,
  hasCharacter,
  setOfCharacters,
} from '../../packages/url-pattern/src/backtracking/character-set.ts'
import { exampleOf } from '../../packages/url-pattern/src/backtracking/example.ts'
import {
  findExponential,
  findPolynomial,
} from '../../packages/url-pattern/src/backtracking/find-ambiguity.ts'
import { findCounted } from '../../packages/url-pattern/src/backtracking/find-counted.ts'
import { readRegexp } from '../../packages/url-pattern/src/backtracking/read-regexp.ts'

// The analyser of URL patterns reads expressions for a whole text. Here, an expression is written as one for a whole text,
// with characters that no text has: what is before a match and after it is part of it, and so is what an assertion reads.

/** The end of the text. */
const END = '\ue001'
/** Is in no text. */
const NEVER = '\ue002'
/** What is before a match. */
const BEFORE = '[^]*?'
/** What is after a match, with the end. */
const AFTER = '[\\d\\D]'

const PRINTABLE =
  'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-_./!$&\'()*+,;=:@~%?#[]{}|^"<>`\\ '

/** Of every class of characters outside of ASCII that an expression may ask for, one. */
const OTHERS = '\t\n\v\r\0\x7f\u00a0\u00e9\u0301\u05d0\u200b\u2028\u3042\u{1f600}\udc00\ud800'

/** Longer counted repetitions are read as of this length, which makes the automaton small. */
const LONGEST_COUNT = 24

const parser = new RegExpParser()

/**
 * The parts of an expression that make the engine slow on a long text: those that read the same characters in several ways,
 * and those that begin anew at each character of what they have read, as in `/:+$/`.
 *
 * An expression that is used for all matches is read by its alternatives: the match of another one does not end the search.
 */
export function slowParts(source: string, flags: string): readonly string[] {
  const isUnicode = /[uv]/.test(flags)
  const { alternatives } = parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  })
  const alphabet = [...new Set([...PRINTABLE, ...OTHERS, ...charactersIn(alternatives)])].filter(
    (character) => isUnicode || character.length === 1,
  )
  const groups = flags.includes('g') ? alternatives.map((one) => [one]) : [alternatives]
  return groups.flatMap((group) => {
    const writer = new SearchWriter(flags)
    const search = writer.search(group)
    return [...writer.refused, ...slowIn(search, flags, alphabet)]
  })
}

function slowIn(search: string, flags: string, alphabet: readonly string[]): readonly string[] {
  const root = readRegexp(search, flags.includes('v'))
  if (root === null) return ['nested too deep']
  const sets = new Map<string, CharacterSet>()
  const setOf = (source: string): CharacterSet => {
    const known = sets.get(source)
    if (known !== undefined) return known
    const one = new RegExp(`^(?:${source})$`, flags.replace(/[dgmy]/g, ''))
    const set = setOfCharacters([...alphabet, END], (character) => {
      if (source === AFTER) return true
      return source === END || character === END ? source === character : one.test(character)
    })
    sets.set(source, set)
    return set
  }
  const automaton = buildPositionAutomaton(root, setOf)
  if (automaton === null) return ['too large']
  const whole = withEnd(automaton, alphabet.length)
  const counted = findCounted(root, whole, setOf, alphabet)
  const found = [findExponential(whole), findPolynomial(whole)]
  if (counted === null || found.includes(null)) return ['too large to say']
  const slow = [
    ...counted,
    ...found.flatMap((ambiguities) => {
      return (ambiguities ?? []).filter((one) => exampleOf(whole, one, alphabet) !== null)
    }),
  ]
  return slow.map(({ loops }) => {
    const parts = loops.map(({ start, end }) => search.slice(start, end))
    return parts.map((part) => (part === BEFORE ? 'each start' : part)).join(' and ')
  })
}

/** A match that ends with the text also ends before what stands for its end. */
function withEnd(automaton: PositionAutomaton, end: number): PositionAutomaton {
  const { positions, next, ends } = automaton
  const isLast = (state: number): boolean =>
    [...next[state]!.keys()].some((to) => ends.has(to) && hasCharacter(positions[to]!.set, end))
  const states = next.map((_, state) => state)
  return { ...automaton, ends: new Set(states.filter((state) => ends.has(state) || isLast(state))) }
}

/** Writes the search for an expression as an expression for the whole text. */
class SearchWriter {
  readonly flags: string
  /** What cannot be read. */
  readonly refused: string[] = []
  /** Whether the match begins with the text. */
  #isAtStart = true
  /** Whether an assertion was read as if it did not prevent a match: then no match is certain. */
  #isUncertain = false

  constructor(flags: string) {
    this.flags = flags
  }

  search(alternatives: readonly AST.Alternative[]): string {
    const atStart = this.#choice(alternatives, '', true)
    this.#isAtStart = false
    const later = this.flags.includes('y') ? null : this.#choice(alternatives, '', true)
    // What can begin anywhere can also begin at the start.
    const starts = [
      ...(atStart === null || atStart === later ? [] : [atStart]),
      ...(later === null ? [] : [BEFORE + later]),
    ]
    const match = `(?:${starts.join('|')})`
    return `${match}${this.#isUncertain ? NEVER : ''}${AFTER}*`
  }

  /** @returns `null` if there is no match here. */
  #choice(
    alternatives: readonly AST.Alternative[],
    modifiers = '',
    isWhole = false,
  ): string | null {
    const choices = alternatives.flatMap(({ elements }) => {
      const written = elements.map((element, at) => this.#element(element, isWhole && at === 0))
      return written.includes(null) ? [] : [written.join('')]
    })
    return choices.length === 0 ? null : `(?${modifiers}:${choices.join('|')})`
  }

  #element(node: AST.Element, isFirst = false): string | null {
    switch (node.type) {
      case 'Group':
        return this.#choice(node.alternatives, node.modifiers?.raw)
      case 'CapturingGroup':
        return this.#choice(node.alternatives)
      case 'Quantifier': {
        const element = this.#element(node.element)
        return element === null ? (node.min === 0 ? '' : null) : element + this.#countOf(node)
      }
      case 'Backreference':
        return '(?:)'
      case 'Assertion':
        return this.#assertion(node, isFirst)
      default:
        return node.raw
    }
  }

  #countOf({ raw, element, min, max }: AST.Quantifier): string {
    if (max === Infinity || max <= LONGEST_COUNT) return raw.slice(element.raw.length)
    return `{${Math.min(min, LONGEST_COUNT)},${LONGEST_COUNT}}`
  }

  #assertion(node: AST.Assertion, isFirst: boolean): string | null {
    const isPerLine = this.flags.includes('m')
    switch (node.kind) {
      case 'start':
        return this.#isAtStart ? '(?:)' : isPerLine ? '\\n' : null
      case 'end':
        return isPerLine ? `(?:\\n|${END})` : END
      case 'word':
        return '(?:)'
      case 'lookahead':
        // What it reads, and then goes back.
        this.#isUncertain = true
        return `(?:${this.#choice(node.alternatives) ?? ''}${NEVER}|)`
      case 'lookbehind':
        return this.#lookbehind(node, isFirst)
    }
  }

  /** At the beginning, what it reads comes before the match. */
  #lookbehind(node: AST.LookbehindAssertion, isFirst: boolean): string {
    if (/[*+]|,\}/.test(node.raw.replace(/\\.|\[(?:\\.|[^\]\\])*\]/g, ''))) {
      this.refused.push(`${node.raw} reads back without a limit`)
    }
    const content = this.#choice(node.alternatives)
    if (isFirst && !node.negate && content !== null) return content
    const [only, other] = node.alternatives.flatMap(({ elements }) => elements)
    if (isFirst && other === undefined && only?.type === 'CharacterClass') {
      return only.negate ? `[${only.raw.slice(2)}` : `[^${only.raw.slice(1)}`
    }
    this.#isUncertain = true
    return '(?:)'
  }
}

/** The characters and the ends of ranges that an expression names. */
function charactersIn(nodes: readonly AST.Node[]): readonly string[] {
  return nodes.flatMap((node): readonly string[] => {
    switch (node.type) {
      case 'Character':
        return [String.fromCodePoint(node.value)]
      case 'CharacterClassRange':
        return charactersIn([node.min, node.max])
      case 'Quantifier':
        return charactersIn([node.element])
      case 'Alternative':
      case 'CharacterClass':
        return charactersIn(node.elements)
      case 'Group':
      case 'CapturingGroup':
        return charactersIn(node.alternatives)
      case 'Assertion':
        return 'alternatives' in node ? charactersIn(node.alternatives) : []
      default:
        return []
    }
  })
}
