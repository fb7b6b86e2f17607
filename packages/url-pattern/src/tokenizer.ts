import { characterAt, isValidNameCodePoint } from './name-code-points.ts'
import type { PatternProblemCode } from './pattern-words.ts'

export type TokenType =
  | 'open'
  | 'close'
  | 'regexp'
  | 'name'
  | 'char'
  | 'escaped-char'
  | 'other-modifier'
  | 'asterisk'
  | 'end'
  | 'invalid-char'

/**
 * A lexical token of a pattern string.
 *
 * @see https://urlpattern.spec.whatwg.org/#token
 */
export interface Token {
  readonly type: TokenType
  /** Its first UTF-16 code unit in the pattern string. */
  readonly index: number
  /** One past its last. */
  readonly end: number
  /** Of an escape the character, of a name the name, of a regular expression what is in the parentheses. */
  readonly value: string
}

/**
 * Throws for a mistake at a place in a pattern string; offsets are UTF-16 code units.
 *
 * @param detail - What another program says about it, for example the engine.
 */
export type Refuse = (
  name: PatternProblemCode,
  start: number,
  end: number,
  detail?: string,
) => never

/**
 * Splits a pattern string into tokens; the last is `end`.
 *
 * @param refuse - Called for a mistake under the policy *strict*; `null` is the policy *lenient*, which
 *   makes an `invalid-char` of it.
 * @see https://urlpattern.spec.whatwg.org/#tokenize
 */
export function tokenize(input: string, refuse: Refuse | null): Token[] {
  const tokens: Token[] = []
  let index = 0
  while (index < input.length) {
    const token = tokenAt(input, index, refuse)
    tokens.push(token)
    index = token.end
  }
  tokens.push({ type: 'end', index, end: index, value: '' })
  return tokens
}

function tokenAt(input: string, index: number, refuse: Refuse | null): Token {
  const value = characterAt(input, index)
  const end = index + value.length
  switch (value) {
    case '*':
      return { type: 'asterisk', index, end, value }
    case '+':
    case '?':
      return { type: 'other-modifier', index, end, value }
    case '{':
      return { type: 'open', index, end, value }
    case '}':
      return { type: 'close', index, end, value }
    case '\\':
      return escapeAt(input, index, refuse)
    case ':':
      return nameAt(input, index, refuse)
    case '(':
      return regexpAt(input, index, refuse)
    default:
      return { type: 'char', index, end, value }
  }
}

/**
 *     /a\:b
 *       ^
 */
function escapeAt(input: string, index: number, refuse: Refuse | null): Token {
  const value = characterAt(input, index + 1)
  if (value !== '') {
    return { type: 'escaped-char', index, end: index + 1 + value.length, value }
  }
  refuse?.('pattern-escape-incomplete', index, index + 1)
  return { type: 'invalid-char', index, end: index + 1, value: '\\' }
}

/**
 *     /:name
 *      ^
 */
function nameAt(input: string, index: number, refuse: Refuse | null): Token {
  const start = index + 1
  let end = start
  for (;;) {
    const codePoint = characterAt(input, end)
    if (!isValidNameCodePoint(codePoint, end === start)) break
    end += codePoint.length
  }
  if (end > start) return { type: 'name', index, end, value: input.slice(start, end) }
  refuse?.('pattern-name-missing', index, start)
  return { type: 'invalid-char', index, end: start, value: ':' }
}

/**
 *     /:id([0-9]+)
 *         ^
 */
function regexpAt(input: string, index: number, refuse: Refuse | null): Token {
  const start = index + 1
  const end = findRegexpEnd(input, start, refuse)
  if (end === null) return { type: 'invalid-char', index, end: start, value: '(' }
  return { type: 'regexp', index, end, value: input.slice(start, end - 1) }
}

/**
 * One past the parenthesis that closes a regular expression; `null` is a mistake under the policy *lenient*.
 *
 * That only `(?` is allowed inside keeps tokenizing linear: of the parentheses that one scan crossed,
 * none makes another one.
 */
function findRegexpEnd(input: string, start: number, refuse: Refuse | null): number | null {
  let depth = 1
  let position = start
  while (position < input.length) {
    const c = input.charAt(position)
    const next = input.charAt(position + 1)
    if (!isAscii(c) || (c === '\\' && !isAscii(next))) {
      refuse?.('pattern-regexp-not-ascii', position, position + 1)
      return null
    }
    if (c === '?' && position === start) {
      refuse?.('pattern-regexp-question-mark', position, position + 1)
      return null
    }
    if (c === '\\') {
      position += 2
      continue
    }
    position++
    if (c === ')') {
      depth--
      if (depth > 0) continue
      if (position > start + 1) return position
      refuse?.('pattern-regexp-empty', start - 1, position)
      return null
    }
    if (c !== '(') continue
    depth++
    if (next !== '?' && next !== '') {
      refuse?.('pattern-regexp-capturing', position - 1, position)
      return null
    }
  }
  refuse?.('pattern-regexp-unclosed', start - 1, input.length)
  return null
}

/** Whether a code unit is ASCII; the end of the input counts. */
function isAscii(unit: string): boolean {
  return unit <= '\x7f'
}
