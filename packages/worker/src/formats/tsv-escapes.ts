import { hexValue, utf8DecodeStrict, utf8Encode } from '@waymark/infra'

/*
 * The escapes of ClickHouse's TabSeparated: it writes those of `SHORT` but for the quote, and reads also `\a`, `\v`,
 * `\e` and `\xHH`. Of any other escape the backslash is a backslash.
 */

const BACKSLASH = 0x5c
const LETTER_X = 0x78

const SHORT: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\0': '\\0',
  '\\': '\\\\',
}

/** What the byte after a backslash means; -1 for bytes after which the backslash is a backslash. */
const MEANINGS: Readonly<Int8Array> = /* @__PURE__ */ meanings()

function meanings(): Int8Array {
  const table = new Int8Array(256).fill(-1)
  const pairs = ['b\b', 'f\f', 'n\n', 'r\r', 't\t', '0\0', 'a\x07', 'v\v', 'e\x1b']
  for (const pair of pairs) table[pair.charCodeAt(0)] = pair.charCodeAt(1)
  for (const itself of '\\\'"`/') table[itself.charCodeAt(0)] = itself.charCodeAt(0)
  return table
}

const ESCAPED = /[\b\f\n\r\t\0\\]/

/**
 * A value as TabSeparated writes it.
 *
 * @example
 * ```ts
 * import { escapeTsv } from '@waymark/worker'
 *
 * escapeTsv('a\tb') // => 'a\\tb'
 * ```
 */
export function escapeTsv(text: string): string {
  if (!ESCAPED.test(text)) return text
  return text.replace(/[\b\f\n\r\t\0\\]/g, (character) => SHORT[character]!)
}

/**
 * The value that a field of TabSeparated has. Escapes may write bytes one by one, so it is read as bytes.
 *
 * @returns `null` if it is not UTF-8.
 *
 * @example
 * ```ts
 * import { unescapeTsv } from '@waymark/worker'
 *
 * unescapeTsv('a\\tb\\xc3\\xa9') // => 'a\tbé'
 * unescapeTsv('\\xff') // => null
 * ```
 */
export function unescapeTsv(field: string): string | null {
  const bytes = utf8Encode(field)
  let to = 0
  for (let at = 0; at < bytes.length; to++) {
    const isEscape = bytes[at] === BACKSLASH && at + 1 < bytes.length
    const meaning = isEscape ? MEANINGS[bytes[at + 1]!]! : -1
    if (meaning !== -1) {
      bytes[to] = meaning
      at += 2
    } else if (isHexEscape(bytes, at)) {
      bytes[to] = hexValue(bytes[at + 2]!) * 16 + hexValue(bytes[at + 3]!)
      at += 4
    } else {
      bytes[to] = bytes[at]!
      at++
    }
  }
  return utf8DecodeStrict(bytes.subarray(0, to))
}

function isHexEscape(bytes: Uint8Array, at: number): boolean {
  if (bytes[at] !== BACKSLASH || bytes[at + 1] !== LETTER_X || at + 3 >= bytes.length) return false
  return hexValue(bytes[at + 2]!) !== -1 && hexValue(bytes[at + 3]!) !== -1
}
