import { type CharacterSet, setOfCharacters } from './character-set.ts'
import { CHARACTERS, findSlow } from './find-slow.ts'
import { type Assertion, type RegexpNode, readRegexp, type Unread } from './read-regexp.ts'

/** Why a search takes more time than a multiple of the length of the text. */
export interface SlowSearch {
  /** `unknown`: the regular expression is too large to say. */
  readonly growth: 'exponential' | 'polynomial' | 'unknown'
  /** The part of the regular expression that makes it slow. */
  readonly part: string
  /** What makes the text slow that has it many times; `null` if there is no such example. */
  readonly repeated: string | null
}

/**
 * Says whether an engine can take very long to search with a regular expression in any text: it begins anew at each place,
 * so that `a+b` takes time that grows with the square of the length of "aaa…".
 *
 * What assertions prevent is not seen. A reference to a group, and a lookaround with a repetition without end, are refused
 * unless the lookaround is the first thing in an expression that begins with `^`.
 *
 * @param pattern - With the flag `u` or `v`.
 * @returns `null` if its time grows with the length of the text and no faster.
 *
 * @example
 * ```ts
 * import { findSlowSearch } from '@waymark/url-pattern/internal'
 *
 * findSlowSearch(/[a-z][A-Z]/u) // => null
 * findSlowSearch(/[a-z]+[A-Z]/u) // => { growth: 'polynomial', part: '[a-z]+', repeated: 'a' }
 * findSlowSearch(/^(?:a+)+$/u)?.growth // => 'exponential'
 * ```
 */
export function findSlowSearch(pattern: RegExp): SlowSearch | null {
  const flags = pattern.flags.replace(/[dgy]/g, '')
  return slowIn(pattern.source, flags, false)
}

/** Reads any text: before a match that can begin anywhere, and after one. */
function anything(place: number): RegexpNode {
  const item: RegexpNode = { kind: 'set', source: '[^]' }
  return { kind: 'repeat', item, min: 0, max: Infinity, start: place, end: place }
}
const BEFORE: RegexpNode = /* @__PURE__ */ anything(-2)
const AFTER: RegexpNode = /* @__PURE__ */ anything(-1)

/** @param isPlaced - Whether it is tried at one place only. */
function slowIn(source: string, flags: string, isPlaced: boolean): SlowSearch | null {
  const unread: Unread = { assertions: [], marks: [] }
  const root = readRegexp(source, flags.includes('v'), unread)
  if (root === null) return { growth: 'unknown', part: source, repeated: null }
  const { assertions, marks } = unread
  const reference = marks.find(({ text }) => /^\\[k\d]/.test(text))
  if (reference !== undefined) {
    return { growth: 'polynomial', part: reference.text, repeated: null }
  }
  // Every way through it begins with `^`.
  const isAnchored = source.startsWith('^') && root.kind !== 'choice' && !flags.includes('m')
  const slow = slowAssertion(assertions, source, { flags, isFirst: isAnchored || isPlaced })
  if (slow !== null) return slow
  // Without an assertion, a match is found as soon as its last character is read, whatever follows.
  const asserts = assertions.length > 0 || marks.some(({ start }) => start > 0 || !isAnchored)
  const items = [...(isAnchored || isPlaced ? [] : [BEFORE]), root, ...(asserts ? [] : [AFTER])]
  const alphabet = alphabetOf(root, source, flags)
  if (alphabet === null) return { growth: 'unknown', part: source, repeated: null }
  const setOf = (one: string): CharacterSet => {
    const whole = new RegExp(`^(?:${one})$`, flags)
    return setOfCharacters(alphabet, (character) => whole.test(character))
  }
  const found = findSlow({ kind: 'sequence', items }, setOf, alphabet)
  if (found === null) return { growth: 'unknown', part: source, repeated: null }
  const [first] = found
  if (first === undefined) return null
  const parts = first.loops.filter(({ start }) => start >= 0)
  const from = Math.min(...parts.map(({ start }) => start))
  const to = Math.max(...parts.map(({ end }) => end))
  return {
    growth: first.growth,
    part: parts.length === 0 ? source : source.slice(from, to),
    repeated: first.example.repeated,
  }
}

/** The first lookaround that is slow. */
function slowAssertion(
  assertions: readonly Assertion[],
  source: string,
  { flags, isFirst }: { readonly flags: string; readonly isFirst: boolean },
): SlowSearch | null {
  let first = source.startsWith('^') ? 1 : 0
  for (const { start, end, content } of [...assertions].sort((a, b) => a.start - b.start)) {
    const isOnce = isFirst && start === first && !source.startsWith('(?<', start)
    if (isOnce) first = end
    if (!isOnce && isEndless(content.node)) {
      return { growth: 'polynomial', part: source.slice(start, end), repeated: null }
    }
    const slow = slowIn(source.slice(content.start, content.end), flags, true)
    if (slow !== null) return slow
  }
  return null
}

function isEndless(node: RegexpNode): boolean {
  switch (node.kind) {
    case 'set':
      return false
    case 'repeat':
      return node.max === Infinity || isEndless(node.item)
    default:
      return node.items.some(isEndless)
  }
}

/** Besides ASCII: letters of several scripts, a digit, a mark, spaces, a noncharacter and a pair of surrogates. */
const OTHERS = '\t\nßéжやא漢٣\u0301\u00a0\u2028\ufdd0😀'

/** For so many sets, all characters are searched. */
const MOST_SEARCHED = 10

/**
 * Characters for the sets of an expression, of which each has one if it has any.
 *
 * @returns `null` if there are too many sets of rare characters.
 */
function alphabetOf(root: RegexpNode, source: string, flags: string): readonly string[] | null {
  let searched = 0
  const alphabet = new Set([...CHARACTERS, ...OTHERS, ...source])
  for (const [, hex] of source.matchAll(/\\(?:x|u\{?)([\da-f]+)/gi)) {
    const value = Number.parseInt(hex!, 16)
    if (value <= 0x10ffff) alphabet.add(String.fromCodePoint(value))
  }
  for (const set of new Set(setsIn(root))) {
    const whole = new RegExp(`^(?:${set})$`, flags)
    if ([...alphabet].some((character) => whole.test(character))) continue
    if (++searched > MOST_SEARCHED) return null
    const character = firstIn(whole)
    if (character !== null) alphabet.add(character)
  }
  return [...alphabet]
}

function setsIn(node: RegexpNode): readonly string[] {
  switch (node.kind) {
    case 'set':
      return [node.source]
    case 'repeat':
      return setsIn(node.item)
    default:
      return node.items.flatMap(setsIn)
  }
}

/** The first character that a regular expression for one takes; `null` if there is none. */
function firstIn(whole: RegExp): string | null {
  for (let code = 0; code <= 0x10ffff; code++) {
    const character = String.fromCodePoint(code)
    if (whole.test(character)) return character
  }
  return null
}
