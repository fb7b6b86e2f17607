import { codePointAt } from './code-points.ts'
import { quote } from './quote.ts'
import { sentence } from './sentence.ts'

/** The first place at which a text is not JSON. */
export interface JsonFault {
  readonly at: number
  /** What is there instead of JSON; `null` if the text ends too early. */
  readonly found: string | null
}

/** What the grammar allows next. */
type Expected = 'value' | 'element' | 'name' | 'key' | 'colon' | 'comma' | 'end'

/**
 * Finds the first syntax error in a text. Values are read with `JSON.parse`, which does not say where it stops, so this is
 * only called for a text that it refuses.
 *
 * @returns `null` for valid JSON.
 * @see https://www.rfc-editor.org/rfc/rfc8259
 *
 * @example
 * ```ts
 * import { findJsonFault } from '@waymark/infra/internal'
 *
 * findJsonFault('[1, ]') // => { at: 4, found: '`]`' }
 * findJsonFault('[1, 2]') // => null
 * ```
 */
export function findJsonFault(text: string): JsonFault | null {
  /** The lists and objects that are open, from the outermost. */
  const open: ('[' | '{')[] = []
  let expected: Expected = 'value'
  let at = 0
  for (;;) {
    while (isSpace(text[at])) at++
    if (at >= text.length) return expected === 'end' ? null : { at: text.length, found: null }
    const token = endOfToken(text, at)
    if (typeof token !== 'number') return token
    const next = afterToken(text.charAt(at), expected, open)
    if (next === null) return { at, found: describeToken(text.slice(at, token)) }
    expected = next
    at = token
  }
}

/** Returns what may follow a token that begins with a character; `null` if the token is not allowed. */
function afterToken(first: string, expected: Expected, open: ('[' | '{')[]): Expected | null {
  const isObject = open[open.length - 1] === '{'
  switch (first) {
    case '{':
    case '[':
      if (expected !== 'value' && expected !== 'element') return null
      open.push(first)
      return first === '{' ? 'name' : 'element'
    case '}':
    case ']': {
      const isEmpty = expected === (isObject ? 'name' : 'element')
      if ((!isEmpty && expected !== 'comma') || isObject !== (first === '}')) return null
      open.pop()
      return open.length === 0 ? 'end' : 'comma'
    }
    case ',':
      if (expected !== 'comma') return null
      return isObject ? 'key' : 'value'
    case ':':
      return expected === 'colon' ? 'value' : null
    default:
      if (first === '"' && (expected === 'name' || expected === 'key')) return 'colon'
      if (expected !== 'value' && expected !== 'element') return null
      return open.length === 0 ? 'end' : 'comma'
  }
}

/** Returns the end of the token at an index, or what is wrong in it. */
function endOfToken(text: string, at: number): number | JsonFault {
  const first = text.charAt(at)
  if ('{}[],:'.includes(first)) return at + 1
  if (first === '"') return endOfString(text, at)
  if (first === '-' || isDigit(first)) return endOfNumber(text, at)
  const word = WORDS.find((known) => known.startsWith(first))
  if (word === undefined) return faultAt(text, at)
  for (let i = 0; i < word.length; i++) {
    if (text.charAt(at + i) !== word[i]) return faultAt(text, at + i)
  }
  return at + word.length
}

const WORDS: readonly string[] = ['true', 'false', 'null']

function endOfString(text: string, start: number): number | JsonFault {
  for (let at = start + 1; at < text.length; at++) {
    const character = text.charAt(at)
    if (character === '"') return at + 1
    if (character < ' ') return faultAt(text, at, true)
    if (character !== '\\') continue
    at++
    if (text[at] === 'u') {
      for (let digit = 1; digit <= 4; digit++) {
        if (!/^[0-9a-f]$/i.test(text.charAt(at + digit))) return faultAt(text, at + digit, true)
      }
    } else if (!/^["\\/bfnrt]$/.test(text.charAt(at))) return faultAt(text, at, true)
  }
  return faultAt(text, text.length)
}

function endOfNumber(text: string, start: number): number | JsonFault {
  let at = start
  const skipDigits = (): boolean => {
    const from = at
    while (isDigit(text.charAt(at))) at++
    return at > from
  }
  if (text[at] === '-') at++
  if (text[at] === '0') at++
  else if (!skipDigits()) return faultAt(text, at)
  if (text[at] === '.') {
    at++
    if (!skipDigits()) return faultAt(text, at)
  }
  if (text[at] === 'e' || text[at] === 'E') {
    at++
    if (text[at] === '+' || text[at] === '-') at++
    if (!skipDigits()) return faultAt(text, at)
  }
  return at
}

function faultAt(text: string, at: number, isInString = false): JsonFault {
  if (at >= text.length) return { at: text.length, found: null }
  return { at, found: describeCharacter(String.fromCodePoint(codePointAt(text, at)), isInString) }
}

/**
 * Returns the first token of a text as messages show it, or what is wrong in it.
 *
 * @example
 * ```ts
 * import { readJsonToken } from '@waymark/infra/internal'
 *
 * readJsonToken('12, 13') // => '`12`'
 * readJsonToken('nux') // => { at: 2, found: '`x`' }
 * ```
 */
export function readJsonToken(text: string): string | JsonFault {
  const end = endOfToken(text, 0)
  return typeof end === 'number' ? describeToken(text.slice(0, end)) : end
}

/** Returns a token as messages show it. */
function describeToken(token: string): string {
  return token.startsWith('"') ? quote(String(JSON.parse(token)), 40) : `\`${token.slice(0, 40)}\``
}

function describeCharacter(character: string, isInString: boolean): string {
  if (character === '\n' || character === '\r') {
    return isInString
      ? sentence('end of line (is a quote missing?)').text
      : sentence('end of line').text
  }
  if (character === ' ') return sentence('space').text
  if (character === "'") return sentence('`\'` (JSON quotes with ")').text
  if (character === '/') return sentence('`/` (JSON has no comments)').text
  if (character === '<') return sentence('`<` (XML? waymark validate checks sitemaps)').text
  return character > '~' || character < ' '
    ? `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
    : `\`${character}\``
}

function isSpace(character: string | undefined): boolean {
  return character === ' ' || character === '\n' || character === '\r' || character === '\t'
}

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9'
}
