import { canonicalizePathname } from '../canonicalize.ts'
import type { Component } from '../component.ts'
import { DEFAULT_OPTIONS, HOSTNAME_OPTIONS, type Options, PATHNAME_OPTIONS } from '../options.ts'
import { parsePatternString } from '../pattern-parser.ts'
import { generateRegularExpression } from '../regular-expression.ts'
import { type Token, tokenize } from '../tokenizer.ts'
import type { URLPatternComponent } from '../url-component.ts'

/** The regular expression of a component, with the places of what was written in its pattern. */
export interface PatternRegexp {
  readonly pattern: string
  readonly source: string
  /** The place in the pattern of a place in the source: exact inside of one regular expression, otherwise all concerned. */
  placeOf(start: number, end: number): { readonly start: number; readonly end: number }
}

/** A regular expression of the pattern in the source. */
interface Written {
  readonly start: number
  readonly token: Token
}

/** Makes the regular expression of a component that has one. */
export function patternRegexp(name: URLPatternComponent, component: Component): PatternRegexp {
  const pattern = component.patternString
  const options = optionsOf(name, component)
  const refuse = (): never => {
    throw new TypeError(`The pattern ${pattern} cannot be read again`)
  }
  const partList = parsePatternString(pattern, options, (text) => text, refuse)
  const regexps = tokenize(pattern, null).filter(({ type }) => type === 'regexp')
  // Each is replaced by a character that no pattern has, to find its places: there are two for `{x(y)z}+`.
  let count = 0
  const tokens: Token[] = []
  const marked = partList.map((part) => {
    if (part.type !== 'regexp') return part
    while (regexps[count]!.value !== part.value) count++
    const mark = String.fromCharCode(FIRST_MARK + tokens.length)
    tokens.push(regexps[count++]!)
    return { ...part, value: mark }
  })
  let source = ''
  const written: Written[] = []
  for (const character of generateRegularExpression(marked, options)) {
    const token = tokens[character.charCodeAt(0) - FIRST_MARK]
    if (token !== undefined) written.push({ start: source.length, token })
    source += token?.value ?? character
  }
  return { pattern, source, placeOf: (start, end) => placeIn(pattern, written, start, end) }
}

/** In the private use area: patterns have only ASCII. */
const FIRST_MARK = 0xe000

function optionsOf(name: URLPatternComponent, { encodingCallback }: Component): Options {
  if (name === 'hostname') return HOSTNAME_OPTIONS
  return encodingCallback === canonicalizePathname ? PATHNAME_OPTIONS : DEFAULT_OPTIONS
}

function placeIn(
  pattern: string,
  all: readonly Written[],
  start: number,
  end: number,
): { readonly start: number; readonly end: number } {
  const concerned = all.filter(({ start: from, token: { value } }) => {
    return from < end && from + value.length > start
  })
  const [first] = concerned
  const [last] = concerned.slice(-1)
  if (first === undefined || last === undefined) return { start: 0, end: pattern.length }
  const isInside = start >= first.start && end <= first.start + first.token.value.length
  if (!isInside) return { start: first.token.index, end: last.token.end }
  // One more, for the parenthesis.
  const offset = first.token.index + 1 - first.start
  return { start: start + offset, end: end + offset }
}
