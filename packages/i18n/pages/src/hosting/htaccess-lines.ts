import { wholeLines } from './file-lines.ts'
import type { RulePlace } from './hosting-rule.ts'

/** A directive of Apache, or a line that opens or closes a section. */
export interface Directive extends RulePlace {
  /** In lower case; `<files` for `<Files "a.pdf">`, `</files` for its end. */
  readonly name: string
  /** Without quotes. */
  readonly words: readonly string[]
}

/**
 * Yields the directives of a `.htaccess`. A backslash at the end of a line continues it.
 *
 * @see https://httpd.apache.org/docs/current/configuring.html#syntax
 */
export function* directives(text: string): Generator<Directive, void, undefined> {
  const lines = wholeLines(text)
  for (let at = 0; at < lines.length; at++) {
    const first = at
    const parts: string[] = []
    while (lines[at]?.endsWith('\\') && at + 1 < lines.length) parts.push(lines[at++]!.slice(0, -1))
    const whole = [...parts, lines[at]!].join('')
    const start = whole.trimStart()
    const directive = start.trimEnd().replace(/^(<.*)>$/s, '$1')
    const [name, ...words] = splitWords(directive)
    if (name === undefined || name.startsWith('#')) continue
    const place = { line: first + 1, column: whole.length - start.length + 1 }
    yield { ...place, name: name.toLowerCase(), words }
  }
}

/** Words are separated by white space. In quotation marks they may have some, and the marks with a backslash. */
function splitWords(text: string): readonly string[] {
  const words: string[] = []
  for (let at = 0; at < text.length; ) {
    const mark = text.charAt(at)
    if (mark === '"' || mark === "'") {
      const end = endOfQuote(text, at)
      words.push(text.slice(at + 1, end).replace(/\\(["'\\])/g, '$1'))
      at = end + 1
      continue
    }
    const word = /\S+/y
    word.lastIndex = at
    const found = word.exec(text)?.[0] ?? ''
    if (found !== '') words.push(found)
    at += found.length || 1
  }
  return words
}

/** Where the mark is that closes a word; the end of the text if there is none. */
function endOfQuote(text: string, start: number): number {
  const mark = text[start]
  let at = start + 1
  while (at < text.length && text[at] !== mark) at += text[at] === '\\' ? 2 : 1
  return Math.min(at, text.length)
}
