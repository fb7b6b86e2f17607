import { mutate, structured } from '../../differential/generate.ts'
import type { Random } from '../../differential/random.ts'
import { host } from './cases-of-hosts.ts'

/** Bases with every kind of host and path, and with ports that are another scheme's default. */
export const BASES: readonly string[] = [
  ...['http://user:pass@host:8080/a/b/c?q#f', 'https://h', 'ws://h/x?y', 'ftp://h/a/'],
  ...['http://h:443/', 'https://h:80/', 'ws://u@h:443/x', 'ftp://h:80/', 'https://h:21'],
  ...['file:///', 'file:///C:/dir/file?q#f', 'file:///C:', 'file:///c:', 'file:///c|/x/y'],
  ...['file://host/dir/', 'file://host/D:/dir/x', 'file:///x'],
  ...['web+x://h/a/b?q', 'web+x://h', 'web+x://u:p@h:1', 'web+x:///a/b', 'web+x://'],
  ...['web+x:/a//b', 'web+x:/.//b', 'web+x:/', 'web+x:/C:/x', 'web+x://[::1]/x'],
  ...['mailto:someone?q#f', 'data:text/plain,x #f', 'x:', 'blob:https://h/x'],
]

const STARTS = [
  ...['', '', 'http://', 'https://', 'http:', 'https:/', 'http:\\\\', 'wss:///', 'ftp://u@h/'],
  ...['file:', 'file:/', 'file://', 'file:///', 'file:\\', 'file:/\\', 'file://h/', 'FILE:///C:/'],
  ...['blob:', 'blob:ftp://h', 'blob:file:///', 'blob:ws://h', 'mailto:', 'data:,', 'h+.-:'],
  ...['web+x:', 'web+x:/', 'web+x://', 'web+x:///', 'web+x:\\', 'AZaz09:'],
  ...['//', '///', '\\\\', '/\\', '\\/', '/', '\\', '?', '#', '.', '..'],
]

/** What the states look for, and what they change. */
const PIECES = [
  ...['/', '/', '/', '\\', '?', '#', '@', ':', ':', '[', ']', '.', '..', '%2e', '%2E.', '.%2e'],
  ...['%', '%4', '%zz', '%41', '%00', '%C3%A9', '%ff', '%e9', ' ', '  ', ' ?', ' #'],
  ...['%24', '%25', '%26', '%27', '%2B', '%3D', '%7E', '%3a', '&', '=', '+', '&&', '=='],
  ...['C:', 'c|', 'C:/', 'c|\\', 'C|?', 'D:#', 'localhost', 'LOCALHOST', '%6cocalhost'],
  ...[':80', ':443', ':0', ':65535', ':65536', ':00080', ':8x', '::', '[::1]', '[::', '1.2'],
  ...['a', 'z', 'A', 'Z', '0', '9', 'xn--', '-', '_', '~', '!', '$', "'", '(', ')', '*', ','],
  ...[';', '"', '<', '>', '`', '{', '}', '|', '^', '\0', '\x01', '\x1f', '\x7f', '\x80', '\x9f'],
  ...['\t', '\n', '\r', '\r\n', '\xa0', 'é', 'ß', 'ü', '漢', '。', '．', '１', '\xad', '\u0301'],
  ...['\u07ff', '\u0800', '\u200b', '\u200d', '\u2028', '\ud800', '\udc00', '\udfff\ud800'],
  ...['\ufdcf', '\ufdd0', '\ufdef', '\ufdf0', '\ufeff', '\ufffc', '\ufffd', '\ufffe', '\uffff'],
  ...['\u{10000}', '\u{1f4a9}', '\u{1fffd}', '\u{1fffe}', '\u{10fffd}', '\u{10ffff}', 'א', '٣'],
]

/** What may be put anywhere. */
const NOISE = [
  ...['\t', '\n', '\r', '\t\n', ' ', '\0', '\x1f', '\ud83d', '\udca9', '\ud800\t\udc00', '\ufeff'],
  ...['%', '%2', '@', '@@', ':', '[', ']', '/', '\\', '?', '#', '.', '|', '\xad', '\u{1f4a9}'],
  '\x7f',
]

/** A start and pieces in any order. */
export function pieces(random: Random): string {
  let text = random.pick(STARTS)
  for (let n = random.below(9); n > 0; n--) text += random.pick(PIECES)
  return text
}

/** Two pieces, for a part of a URL. */
export function twoPieces(random: Random): string {
  return random.pick(PIECES) + random.pick(PIECES)
}

const AUTHORITY_STARTS = ['http://', 'wss://', 'web+x://', 'file://', '//', 'https:', 'http:\\/']
const BEFORE_AT = ['', '', 'u', ':', 'u:p', '[', ']', '%40', 'é', '/', ...NOISE]
const PORTS = ['', '', '', ':', ':8', ':80', ':443', ':099999', ':6553\t6', ':8é', ':1:2']

/** An authority with more than its share of `@`, `:` and brackets. */
function authority(random: Random): string {
  let text = random.pick(AUTHORITY_STARTS)
  for (let n = random.below(4); n > 0; n--) text += `${random.pick(BEFORE_AT)}@`
  text += random.oneIn(3) ? twoPieces(random) : host(random)
  text += random.pick(PORTS)
  return text + random.pick(['', '/', '\\', '?', '#', '/x', '\\x', '?x#y', '/../x?'])
}

const FILE_SCHEMES = ['file:', 'file:', 'FiLe:', 'fi\tle:', '', '']
const FILE_SLASHES = [
  ...['', '/', '//', '///', '////', '\\', '\\\\', '/\\', '\\/', '//\t/', './', '../'],
]
const DRIVES = [
  ...['C:', 'c|', 'z:', 'C', '|', ':', 'é:', '1:', 'C::', 'C:\t', 'c%7C', 'c%3A', '', 'AB:'],
]
const AFTER_DRIVE = ['', '/', '\\', '?', '#', 'x', '/..', '/../', '\\..\\..', '/.', '/%2e']

/** A `file:` URL, or a reference for a base of that scheme. */
export function fileUrl(random: Random): string {
  let text = random.pick(FILE_SCHEMES) + random.pick(FILE_SLASHES)
  // A drive letter where the input ends is a case of its own.
  if (random.oneIn(6)) return text + random.pick(DRIVES)
  if (random.oneIn(4)) text += host(random) + random.pick(['', '/', '\\', '?'])
  for (let n = random.below(3); n >= 0; n--) text += random.pick(DRIVES) + random.pick(AFTER_DRIVE)
  return text + random.pick(['', '', 'x', '?q', '#f', '/x y', '?\ud800'])
}

const OPAQUE_STARTS = ['x:', 'mailto:', 'data:', 'javascript:', 'blob:', 'a1+-.:', 'urn:']
const OPAQUE_PIECES = [' ', '  ', ' \t', ' ?', ' #', '?', '#', 'http://h', 'file:///c|']

/** A URL with an opaque path. */
function opaquePath(random: Random): string {
  let text = random.pick(OPAQUE_STARTS)
  for (let n = random.below(6); n > 0; n--) {
    text += random.pick(random.oneIn(2) ? OPAQUE_PIECES : PIECES)
  }
  return text
}

const BEFORE_DOTS = [
  ...['http://h', 'file://', 'web+x:', 'web+x://h', 'file:///C:', '', '', '/', '//'],
]
const DOTS = [
  ...['.', '..', '...', '%2e', '%2E', '.%2e', '%2E.', '%2e%2E', '%2e%2e%2e', '.\t.', '.%2'],
  ...['%252e', '', '', 'a', 'C:', 'c|', ' ', '.;', '..a'],
]

/** A path whose segments are dots, drive letters and nothing. */
export function dots(random: Random): string {
  let text = random.pick(BEFORE_DOTS)
  for (let n = 1 + random.below(6); n > 0; n--) {
    text += random.pick(['/', '/', '/', '\\', '//', '']) + random.pick(DOTS)
  }
  return text + random.pick(['', '', '?', '#', '?#', ' '])
}

/** Code points of every plane, and halves of them. */
function anything(random: Random): string {
  let text = random.pick(STARTS)
  for (let n = random.below(8); n > 0; n--) {
    text += random.oneIn(2)
      ? String.fromCharCode(random.below(random.pick([0x80, 0x100, 0x800, 0x10000])))
      : String.fromCodePoint(random.below(0x110000))
  }
  return text
}

/** A part of one text and a part of another. */
function splice(random: Random, one: string, other: string): string {
  return one.slice(0, random.below(one.length + 1)) + other.slice(random.below(other.length + 1))
}

/** A text with noise put in at random places. */
export function sprinkle(random: Random, text: string): string {
  let sprinkled = text
  for (let n = 1 + random.below(3); n > 0; n--) {
    const at = random.below(sprinkled.length + 1)
    sprinkled = sprinkled.slice(0, at) + random.pick(NOISE) + sprinkled.slice(at)
  }
  return sprinkled
}

/** A text in which some characters are percent-encoded, as UTF-8 or as one byte. */
function escapeSome(random: Random, text: string): string {
  return text.replace(/[a-z0-9.:|é]/gi, (c) => {
    if (!random.oneIn(6)) return c
    const escaped = `%${c.charCodeAt(0).toString(16).padStart(2, '0')}`
    return random.oneIn(2) ? escaped : escaped.toUpperCase()
  })
}

const GRAMMARS = [pieces, pieces, authority, authority, fileUrl, opaquePath, dots, anything]

/** A URL of any kind, or what was made of one or two. */
export function url(random: Random, seeds: readonly string[]): string {
  const plain = () => {
    if (seeds.length > 0 && random.oneIn(4)) return random.pick(seeds)
    return random.oneIn(5) ? structured(random) : random.pick(GRAMMARS)(random)
  }
  const text = plain()
  switch (random.below(8)) {
    case 0:
      return mutate(random, text)
    case 1:
      return sprinkle(random, text)
    case 2:
      return escapeSome(random, text)
    case 3:
      return splice(random, text, plain())
    default:
      return text
  }
}
