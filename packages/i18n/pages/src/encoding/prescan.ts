import { asciiLowercase } from '@waymark/infra'
import { isAsciiWhitespace, skipAsciiWhitespace } from '../facts/ascii-whitespace.ts'
import { getEncoding } from './encoding-label.ts'

interface Attribute {
  readonly name: string
  readonly value: string
}

/** Where a reader is in the first bytes. */
interface Cursor {
  readonly text: string
  at: number
}

/**
 * https://html.spec.whatwg.org/multipage/parsing.html#prescan-a-byte-stream-to-determine-its-encoding
 *
 * @param text - The first bytes, one a code unit.
 * @returns `null` is the standard's failure.
 */
export function prescan(text: string): string | null {
  if (text.startsWith('<\0?\0x\0')) return 'utf-16le'
  if (text.startsWith('\0<\0?\0x')) return 'utf-16be'
  const cursor: Cursor = { text, at: 0 }
  const construct = /<(?:!--|[Mm][Ee][Tt][Aa](?=[\t\n\f\r /])|\/?[A-Za-z]|[!/?])/g
  for (;;) {
    construct.lastIndex = cursor.at
    const match = construct.exec(text)
    if (match === null) return getXmlEncoding(text)
    cursor.at = construct.lastIndex
    if (match[0] === '<!--') cursor.at = after(text, '-->', match.index + 2)
    else if (/^<(?:\/?[A-Za-z]$)/.test(match[0])) skipTag(cursor)
    else if (match[0].length === 2) cursor.at = after(text, '>', match.index)
    else {
      const encoding = encodingOfMeta(cursor)
      if (encoding !== null && cursor.at <= text.length) return encoding
    }
  }
}

/** Past a text that comes later; past the end if it does not. */
function after(text: string, sign: string, from: number): number {
  const at = text.indexOf(sign, from)
  return at === -1 ? text.length + 1 : at + sign.length
}

function skipTag(cursor: Cursor): void {
  while (cursor.at < cursor.text.length && !/[\t\n\f\r >]/.test(cursor.text[cursor.at]!))
    cursor.at++
  while (getAttribute(cursor) !== null);
}

/** The encoding of a `meta`; `null` if it says none. The cursor is past the end of the text where the tag is not whole. */
function encodingOfMeta(cursor: Cursor): string | null {
  const names = new Set<string>()
  let hasPragma = false
  let needsPragma: boolean | null = null
  let encoding: string | null = null
  for (let next = getAttribute(cursor); next !== null; next = getAttribute(cursor)) {
    const { name, value } = next
    if (names.has(name)) continue
    names.add(name)
    if (name === 'http-equiv') hasPragma = value === 'content-type'
    else if (name === 'charset') {
      encoding = getEncoding(value)
      needsPragma = false
    } else if (name === 'content' && encoding === null) {
      encoding = extractEncoding(value)
      if (encoding !== null) needsPragma = true
    }
  }
  if (needsPragma === null || (needsPragma && !hasPragma)) return null
  return asciiCompatible(encoding)
}

/** A page in which ASCII names UTF-16 is not in UTF-16. */
function asciiCompatible(encoding: string | null): string | null {
  return encoding === 'utf-16le' || encoding === 'utf-16be' ? 'utf-8' : encoding
}

/**
 * https://html.spec.whatwg.org/multipage/parsing.html#concept-get-attributes-when-sniffing
 *
 * @returns `null` if the tag has no more, or the text ends.
 */
function getAttribute(cursor: Cursor): Attribute | null {
  const { text } = cursor
  const { length } = text
  while (
    cursor.at < length &&
    (isAsciiWhitespace(text.charCodeAt(cursor.at)) || text[cursor.at] === '/')
  )
    cursor.at++
  if (cursor.at >= length) return ended(cursor)
  if (text[cursor.at] === '>') return null
  const start = cursor.at
  // An equals sign that comes first belongs to the name.
  cursor.at = find(text, /[=\t\n\f\r />]/g, start + (text[start] === '=' ? 1 : 0))
  const name = asciiLowercase(text.slice(start, cursor.at))
  cursor.at = skipAsciiWhitespace(text, cursor.at, length)
  if (cursor.at >= length) return ended(cursor)
  if (text[cursor.at] !== '=') return { name, value: '' }
  cursor.at = skipAsciiWhitespace(text, cursor.at + 1, length)
  const quote = text[cursor.at]
  const isQuoted = quote === '"' || quote === "'"
  const from = isQuoted ? cursor.at + 1 : cursor.at
  const end = isQuoted ? text.indexOf(quote, from) : find(text, /[\t\n\f\r >]/g, from)
  if (end === -1 || end >= length) return ended(cursor)
  cursor.at = isQuoted ? end + 1 : end
  return { name, value: asciiLowercase(text.slice(from, end)) }
}

function ended(cursor: Cursor): null {
  cursor.at = cursor.text.length + 1
  return null
}

function find(text: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from
  return pattern.exec(text)?.index ?? text.length
}

/** https://html.spec.whatwg.org/multipage/urls-and-fetching.html#algorithm-for-extracting-a-character-encoding-from-a-meta-element */
function extractEncoding(content: string): string | null {
  for (let at = content.indexOf('charset'); at !== -1; at = content.indexOf('charset', at)) {
    at = skipAsciiWhitespace(content, at + 'charset'.length, content.length)
    if (content[at] !== '=') continue
    at = skipAsciiWhitespace(content, at + 1, content.length)
    const quote = content[at]
    if (quote === '"' || quote === "'") {
      const end = content.indexOf(quote, at + 1)
      return end === -1 ? null : getEncoding(content.slice(at + 1, end))
    }
    return getEncoding(content.slice(at, find(content, /[\t\n\f\r ;]/g, at)))
  }
  return null
}

/** https://html.spec.whatwg.org/multipage/parsing.html#concept-get-xml-encoding-when-sniffing */
function getXmlEncoding(text: string): string | null {
  if (!text.startsWith('<?xml')) return null
  const end = text.indexOf('>')
  const declaration = text.slice(0, end + 1)
  const label = /encoding[\0- ]*=[\0- ]*(?:"([^"]*)"|'([^']*)')/.exec(declaration)
  const name = label?.[1] ?? label?.[2]
  return name === undefined || /[\0- ]/.test(name) ? null : asciiCompatible(getEncoding(name))
}
