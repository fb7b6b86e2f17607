import { isUtf8 } from 'node:buffer'

/** The languages of the test files that are read as tokens. */
export type Language = 'go' | 'java' | 'python'

/** A piece of a program. `bytes` is a string that is not UTF-8, `code` one with expressions in it. */
export type Token =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'bytes'; readonly value: Uint8Array }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'code'; readonly value: string }
  | { readonly kind: 'name'; readonly value: string }
  | { readonly kind: 'mark'; readonly value: string }

const COMMENTS = {
  go: /\/\/[^\n]*|\/\*.*?\*\//sy,
  java: /\/\/[^\n]*|\/\*.*?\*\//sy,
  python: /#[^\n]*/y,
}
const STRINGS = {
  go: /()(?:(`)([^`]*)`|(["'])((?:\\.|(?!\4)[^\\])*)\4)/y,
  java: /()(?:(`)([^`]*)`|(["'])((?:\\.|(?!\4)[^\\])*)\4)/y,
  python: /([bfru]{0,2})(?:("""|''')((?:\\.|(?!\2)[^\\])*)\2|(["'])((?:\\.|(?!\4)[^\\])*)\4)/isy,
}
const NAME = /[\p{ID_Start}_][\p{ID_Continue}]*/uy
const NUMBER = /0x[\da-f_]+|\d[\d_]*(?:\.\d+)?/iy
const MARK = /:=|==|!=|<=|>=|->|\*\*|\|\||&&|<<|>>|\.\.\.|./suy

/** Splits a program into its tokens. In Python, a line break outside brackets is the mark `\n`. */
export function tokensOf(source: string, language: Language): Token[] {
  const tokens: Token[] = []
  let at = 0
  let depth = 0
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(source)
    if (found !== null) at += found[0].length
    return found
  }
  while (at < source.length) {
    const blank = match(/(?:\s|\\\n)+/y)?.[0].replaceAll('\\\n', '') ?? ''
    if (language === 'python' && depth === 0 && blank.includes('\n')) {
      tokens.push({ kind: 'mark', value: '\n' })
    }
    if (at === source.length) break
    if (match(COMMENTS[language]) !== null) continue
    const string = match(STRINGS[language])
    if (string !== null) {
      tokens.push(stringToken(string, language))
      continue
    }
    const name = match(NAME)
    const number = name === null ? match(NUMBER) : null
    if (name !== null) tokens.push({ kind: 'name', value: name[0] })
    else if (number !== null) {
      tokens.push({ kind: 'number', value: Number(number[0].replaceAll('_', '')) })
    } else {
      const value = match(MARK)![0]
      if ('([{'.includes(value)) depth++
      else if (')]}'.includes(value)) depth--
      tokens.push({ kind: 'mark', value })
    }
  }
  return tokens
}

function stringToken(match: RegExpExecArray, language: Language): Token {
  const [whole, prefix = '', , long, , short] = match
  const written = long ?? short ?? ''
  const flags = prefix.toLowerCase()
  if (flags.includes('f') && /(?<!\{)\{(?!\{)/.test(written)) return { kind: 'code', value: whole }
  if (flags.includes('r') || (language === 'go' && long !== undefined)) {
    return { kind: 'text', value: written }
  }
  const isOfBytes = language === 'go' || flags.includes('b')
  const parts = unescaped(written, isOfBytes)
  if (typeof parts === 'string') return { kind: 'text', value: parts }
  return isUtf8(parts)
    ? { kind: 'text', value: Buffer.from(parts).toString() }
    : { kind: 'bytes', value: parts }
}

const ESCAPE = /\\(?:x([\da-f]{2})|u+([\da-f]{4})|U([\da-f]{8})|([0-7]{1,3})|(\r?\n)|(.))|[^\\]+/gis
const LETTERS: Readonly<Record<string, string>> = {
  ...{ n: '\n', r: '\r', t: '\t', a: '\x07', b: '\b', f: '\f', v: '\v' },
  ...{ '\\': '\\', '"': '"', "'": "'" },
}

/** A string without its escapes. Where `\x80` is a byte, it is bytes if it has any of these, and else a text. */
function unescaped(written: string, isOfBytes: boolean): string | Uint8Array {
  let hasBytes = false
  const parts = Array.from(written.matchAll(ESCAPE), (match): string | Uint8Array => {
    const [whole, byte, unit, point, octal, lineBreak, letter] = match
    const hex = unit ?? point
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16))
    if (byte !== undefined || octal !== undefined) {
      const value = byte === undefined ? Number.parseInt(octal!, 8) : Number.parseInt(byte, 16)
      if (!isOfBytes || value < 0x80) return String.fromCharCode(value)
      hasBytes = true
      return Uint8Array.of(value)
    }
    if (lineBreak !== undefined) return ''
    return letter === undefined ? whole : (LETTERS[letter] ?? whole)
  })
  return hasBytes
    ? new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))))
    : parts.join('')
}
