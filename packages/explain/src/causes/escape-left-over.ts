import { isUrlCodePoint } from '@waymark/host'
import { codePointAt } from '@waymark/infra'
import { sentence } from '@waymark/infra/internal'
import { percentEncodeCodePointAt } from '@waymark/percent-encoding/internal'
import type { Cause, FoundCause } from '../cause.ts'
import { characterSentence } from '../describe-character.ts'
import { parserWarning } from '../sections.ts'
import { replacing } from '../url-edit.ts'

export const escapeLeftOver: Cause = {
  ...parserWarning(
    'escape-left-over',
    ['special-scheme-missing-following-solidus', 'invalid-reverse-solidus', 'invalid-URL-unit'],
    [
      'The URL contains an escape sequence of a program, or ends with a backslash.',
      'JSON, JavaScript and shells write some characters as a backslash and a name or a number. The URL parser does not know such escape sequences: it reads the backslash as a slash, or as a part of the path or the query.',
      'Write the character that the escape sequence stands for.',
    ],
    ['https://a/?b\\u0026c', '\\u0026', 'https://a/?b&c'],
    ['https://a\\u002fb', '\\u002f', 'https://a/b'],
    ['https:\\u002f\\u002fa', '\\u002f', 'https://a'],
    ['https://a/b\\n', '\\n', 'https://a/b'],
    ['https://a/b\\', '\\', 'https://a/b'],
  ),
  /** The escape sequence of a program at an offset, or `null`. */
  find(evidence, { name, start }) {
    const { text } = evidence
    const colour = terminalCode(text, start)
    if (colour !== null) return [colour]
    // A path on Windows has backslashes before names that begin as escapes do.
    if (/^[\0- ]*(?:[a-z]:|\\\\|file:)/i.test(text.slice(0, 80))) return null
    const isSlash = name !== 'invalid-URL-unit'
    const first = startOfEscape(text, start)
    const found = first === null ? null : escapeAt(text, first, isSlash)
    if (found === null) return null
    const next = text.charAt(found.end) === '\\' ? escapeAt(text, found.end, isSlash) : null
    // The slashes after a scheme are one error.
    return next !== null &&
      /^[\0- ]*[a-z][a-z\d+.-]*:$/i.test(text.slice(0, found.start).slice(-60))
      ? [found, next]
      : [found]
  },
}

/** `\u0026` as JSON writes a character, two of them for a surrogate pair; `\x26` only for a delimiter: `\x86` is a folder. */
const NUMBERED =
  /^\\{1,2}(?:u(d[89ab][\da-f]{2})\\{1,2}u(d[c-f][\da-f]{2})|u(?!d[89a-f])([\da-f]{4})|x(2[\da-f]|3[a-f]|40|5[b-f]|7[b-e]))/i
/** The longest of these. */
const LONGEST = 14

/** An escape that stands for white space, and ends the URL or what is before its fragment: `\news` is a name after a backslash. */
const WHITE_SPACE = /^\\{1,2}[nrt](?=(?:\\{1,2}[nrt])*["'`]?[\0- ]*$)/
const LONGEST_END = 20

/** A code that colours the text of a terminal, around one of its characters that are errors. */
function terminalCode(text: string, offset: number): FoundCause | null {
  const start = text.charAt(offset) === '[' ? offset - 1 : offset
  const code = /^\[[\d;]{0,20}[a-z]/i.exec(text.slice(start + 1, start + 24))?.[0]
  if (text.charAt(start) !== '\x1b' || code === undefined) return null
  const end = start + 1 + code.length
  return {
    code: 'escape-left-over',
    start,
    end,
    message: sentence('A terminal escape sequence, `ESC{written}`, was copied with the URL.', {
      written: code,
    }),
    remedy: sentence('Remove it.'),
    edit: replacing(start, end),
  }
}

/** The first of the backslashes at an offset, or before a quotation mark there. */
function startOfEscape(text: string, offset: number): number | null {
  let at = /["']/.test(text.charAt(offset)) ? offset - 1 : offset
  if (text.charAt(at) !== '\\') return null
  if (at > 0 && text[at - 1] === '\\') at--
  return at
}

/** @param isSlash - Whether the parser reads the backslash as a slash. */
function escapeAt(text: string, start: number, isSlash: boolean): FoundCause | null {
  const numbered = NUMBERED.exec(text.slice(start, start + LONGEST))
  if (numbered !== null) return numberedEscape(numbered, start)
  const quote = /^\\{1,3}(["'])/.exec(text.slice(start, start + 4))
  if (quote !== null) return quotationMark(text, quote, start)
  const near = text.slice(start, start + LONGEST_END + 1)
  const hash = near.indexOf('#')
  const end = hash === -1 ? near : near.slice(0, hash)
  if (end.length > LONGEST_END) return null
  const space = WHITE_SPACE.exec(end)?.[0]
  if (space !== undefined) {
    return {
      code: 'escape-left-over',
      start,
      end: start + space.length,
      message: sentence('{written:code} is how programs write {character:phrase}.', {
        written: space,
        character: space.endsWith('t') ? sentence('a tab') : sentence('a line break'),
      }),
      remedy: sentence('Remove it.'),
      edit: replacing(start, start + space.length),
    }
  }
  const last = /^\\{1,2}(?=[\0- ]*$)/.exec(end)?.[0]
  // After a slash, or at the start, it is another slash.
  if (last === undefined || hash !== -1 || !isSlash || !/[^/\\:\0- ]/.test(text[start - 1] ?? ''))
    return null
  return {
    code: 'escape-left-over',
    start,
    end: start + last.length,
    message: sentence(
      'The URL ends with a backslash, which probably belongs to the text around it.',
    ),
    remedy: sentence('Remove it, or write / if a slash belongs there.'),
    edit: replacing(start, start + last.length),
  }
}

function numberedEscape(
  [written, high, low, unit, byte]: RegExpExecArray,
  start: number,
): FoundCause {
  const units = [high, low, unit, byte].flatMap((hex) =>
    hex === undefined ? [] : [Number.parseInt(hex, 16)],
  )
  const character = String.fromCharCode(...units)
  const c = codePointAt(character, 0)
  const meant =
    isUrlCodePoint(c) || c === 0x23 || c === 0x25
      ? character
      : percentEncodeCodePointAt(character, 0)
  const end = start + written.length
  return {
    code: 'escape-left-over',
    start,
    end,
    message: sentence('{written:code} is how {language} writes {character:phrase}.', {
      written,
      language: byte === undefined ? 'JSON' : 'JavaScript',
      character: characterSentence(c),
    }),
    remedy: sentence('Write {meant:code} instead.', { meant }),
    edit: replacing(start, end, meant),
  }
}

/** A quotation mark in a string of a program; at the end of the URL, it closes what is around it. */
function quotationMark(
  text: string,
  [written, mark = '']: RegExpExecArray,
  start: number,
): FoundCause {
  const end = start + written.length
  const isAtEnd =
    text.length - end < LONGEST_END && /^[\])}>,;.\\"']*[\0- ]*$/.test(text.slice(end))
  const cause = {
    code: 'escape-left-over',
    start,
    end,
    message: sentence('{written:code} is how programs write {character:phrase} in a string.', {
      detail: 'in-string',
      written,
      character: characterSentence(codePointAt(mark, 0)),
    }),
  } as const
  if (isAtEnd) return { ...cause, remedy: sentence('Remove it.'), edit: replacing(start, end) }
  const meant = mark === '"' ? '%22' : mark
  const remedy = sentence('Write {meant:code} instead.', { meant })
  return { ...cause, remedy, edit: replacing(start, end, meant) }
}
