import { toScalarValueString } from '@waymark/infra'
import { presets } from '@waymark/normalize'
import { MAX_LENGTH } from '@waymark/worker/functions'
import { dataFolder } from '../../test/data.ts'
import { reference, structured } from '../differential/generate.ts'
import { Random } from '../differential/random.ts'
import { nextInput, readSources, type Sources } from '../presets/inputs.ts'
import { keyedMethods } from '../udf/questions.ts'

/** The columns: an argument of a function reads the column of its name. */
export const COLUMNS = [
  'url',
  'other',
  'reference',
  'base',
  'name',
  'part',
  'section',
  'method',
  'preset',
  'pattern',
  'tag',
] as const

/** A row: a string or NULL for each column. */
export type Row = readonly (string | null)[]

/** Strings that an engine, a format or a library may change, and URLs of each kind. */
const ODD: readonly string[] = [
  ...['', ' ', '\t', '\n', '\r\n', '\0', '\x1f', '\x7f', '\x85', '\xa0', '\u2028', '\ufeff', '\\'],
  ...['\\N', '\\\\N', '\\.', '\\n', '"', '""', "'", "''", '`', '$$', '$1', '%', '%s', '{}', 'NULL'],
  ...['null', 'None', 'NaN', 'true', 'false', '0', '1', '-1', '1e3', '0x10', '[]', '[""]'],
  ...['https://a.example/\t\n\r', 'https://a.example/\\t\\n\\N', 'https://a.example/a\0b?\0#\0'],
  ...['https://a.example/"\'`?"\'`#"\'`', 'https://a.example/?q=\\"&a=%5C%22', 'https://a\0b/'],
  ...['https://a.example/?q=%00b', 'https://a.example/?q=%FF%FE', 'https://a.example/?q=%ED%A0%80'],
  ...['https://a.example/?q=a+b%2Bc%26&q=2&%71=3', 'https://a.example/?q', 'https://a.example/?='],
  ...['https://a.example/\x01\x08\x0b\x0c\x1b\x7f\x80\x9f', '\x00\x1f https://a.example/ \x1f\x00'],
  ...['https://a.example/\u{1f600}?\u{10ffff}#\u{10000}', 'https://a.example/\ufffd\ufffe\uffff'],
  ...['\ufeffhttps://a.example/', 'https://a.example/\ufeff?q=\ufeff', 'https://a.example/e\u0301'],
  ...['https://a.example/\u202egpj.exe', 'https://a.example/\u2066x\u2069?q=\u200f'],
  ...['https://א.example/ב', 'https://bücher.example/é?ü#ñ', 'https://faß.example/'],
  ...['https://日本語.jp/パス', 'https://xn--pple-43d.com/', 'https://xn--a/'],
  ...[
    'https://xn--bcher-kva.example/',
    'https://ｅｘａｍｐｌｅ．ｃｏｍ/',
    'https://a\u00adb\u200d.example/',
  ],
  ...['http://127.0.0.1/', 'http://0x7f.1/', 'http://0177.0.0.1:80/', 'http://4294967295/'],
  ...['http://256.1.1.1/', 'http://[::1]:8080/', 'http://[::ffff:1.2.3.4]/'],
  ...['http://[2001:DB8::0:1]/', 'http://[::1', 'http://[v1.x]/', 'https://example.com'],
  ...['HTTPS://user:p%40ss@Example.com:443/a/./b/../c;d?x=1&y=2#z', 'https://example.com:8443/'],
  ...['https://www.example.co.uk/', 'https://www.foo.github.io/', 'https://co.uk/'],
  ...['https://a.b.kobe.jp./', 'https://localhost/', 'mailto:me@example.com'],
  ...['data:text/plain,a%20b', 'javascript:alert(1)', 'urn:isbn:1', 'blob:https://a.example/1'],
  ...['file:///C:/a/b', 'file://host/share', 'ftp://ftp.example.com/', 'ws://a.example:80/'],
  ...['web+x://h:1/?', 'about:blank', 'example.com/a', 'www.example.co.uk', '//example.com/x'],
  ...['localhost:8080', '127.0.0.1:80/x', '[::1]:80/', 'bücher.example?q=1', 'a.example:8080'],
  ...['me@example.com', '/path', '?q=1', '#f', '3.14', 'a.80', '\\\\example.com', 'https:'],
  ...['https:/', 'https://', 'https:///', 'https:a.example', 'https://a b/'],
  ...['https://a.example:99999/', 'http:\\\\a\\b', 'https://a.example/%7Eb/%2f%2F/%zz/%/%c3%a9'],
  ...['https://a.example/?utm_source=x&b=2&a=1#:~:text=x', 'https://a.example//b//'],
]

/** A string of a length in bytes: a beginning, and a unit over and over. */
function ofLength(bytes: number, start: string, unit: string): string {
  const left = bytes - Buffer.byteLength(start)
  const count = Math.floor(left / Buffer.byteLength(unit))
  return start + unit.repeat(count) + 'x'.repeat(left - count * Buffer.byteLength(unit))
}

/** URLs of the greatest length and one byte more; the third has fewer UTF-16 units than that. The first three are in every table. */
const HUGE: readonly string[] = [
  ofLength(MAX_LENGTH, 'https://a.example/', 'x'),
  ofLength(MAX_LENGTH, 'https://a.example/?q=', '\u{1f600}'),
  ofLength(MAX_LENGTH + 1, 'https://a.example/', 'é'),
  ofLength(MAX_LENGTH + 1, 'https://a.example/', 'x'),
  ofLength(MAX_LENGTH, 'https://a.example/?', 'a=1&'),
  ofLength(MAX_LENGTH, 'https://a.example/', 'a/../%7e\t'),
]

const LANGUAGES = [
  ...['en', 'EN', 'ja', 'iw', 'cn', 'zh-hant', 'sr_Latn', 'x-default', 'und', 'xx', 'i-klingon'],
  ...['sl-rozaj', ''],
]
const REGIONS = [
  ...['', '', '-GB', '-UK', '-us', '-EU', '-419', '-TW', '_CA', '-x-a', '-u-ca-buddhist', '-a'],
  ...['--b', ' '],
]
const NAMES = [...['q', 'a', 'id', 'utm_source', '', 'é', '=', '&', "'", '\\', 'q ', '\u{1f600}']]
const BASES = [
  ...['https://example.com/a/b?c#d', 'https://bücher.example', 'file:///C:/x', 'mailto:x'],
  ...['no base', '', '//a.example/'],
]
const PATTERNS = [
  ...['https://*/*', 'http{s}?://*.:tld/:path*', 'https://(www\\.)?example.com/:page([a-z]+)'],
  ...['*://*:*/*?*#*', "https://a.example/'*"],
]
const PARTS = [
  ...['href', 'origin', 'scheme', 'username', 'password', 'host', 'port', 'path', 'query'],
  ...['fragment'],
]
const SELECTIONS = [...Object.keys(presets), 'sort-query, remove-fragment']

/** The fewest rows in which there is one of each kind. */
export const FEWEST_ROWS: number = ODD.length + HUGE.length + 100

/** Rows of every kind: the same ones for a seed and a data folder, in an order in which long rows come between others. */
export function makeRows(count: number, seed: number): readonly Row[] {
  const random = new Random(seed)
  const sources = readSources(dataFolder())
  const fixed = [...ODD, ...HUGE.slice(0, count < 1000 ? 3 : HUGE.length)]
  const made = Array.from({ length: count - fixed.length }, () => nextUrl(random, sources))
  const urls = [...fixed, ...made]
  for (let last = urls.length - 1; last > 0; last--) {
    const at = random.below(last + 1)
    ;[urls[at], urls[last]] = [urls[last]!, urls[at]!]
  }
  return urls.map((url, at) => rowOf(random, url, urls[(at + 1) % urls.length]!))
}

function nextUrl(random: Random, sources: Sources): string | null {
  switch (random.below(12)) {
    case 0:
      return null
    case 1:
      return withoutScheme(nextInput(random, sources))
    case 2:
    case 3:
    case 4:
    case 5:
      return sources.lines.length > 0
        ? random.pick(sources.lines)
        : `https://www.${random.below(999)}.example/a?q=${random.below(99)}`
    default:
      return nextInput(random, sources)
  }
}

function withoutScheme(url: string): string {
  return url.replace(/^[a-z][\w+.-]*:[/\\]{0,2}/i, '')
}

function rowOf(random: Random, url: string | null, next: string | null): Row {
  const orNull = (list: readonly string[]) => (random.oneIn(15) ? null : random.pick(list))
  const isHuge = url !== null && url.length > 10_000
  const other =
    random.oneIn(2) && !isHuge ? `${url ?? ''}#` : random.oneIn(3) ? next : structured(random)
  const cells: Readonly<Record<(typeof COLUMNS)[number], string | null>> = {
    url,
    other,
    reference: random.oneIn(4) ? url : random.oneIn(20) ? null : reference(random),
    base: orNull(BASES),
    name: random.oneIn(50) ? 'a\0b' : orNull(NAMES),
    part: orNull(PARTS),
    section: orNull(['all', 'icann']),
    method: orNull(keyedMethods()),
    preset: orNull(SELECTIONS),
    pattern: orNull(PATTERNS),
    tag: random.oneIn(8)
      ? url
      : random.oneIn(15)
        ? null
        : random.pick(LANGUAGES) + random.pick(REGIONS),
  }
  // Strings of UTF-8 have no lone surrogates.
  return COLUMNS.map((column) => {
    const cell = cells[column]
    return cell === null ? null : toScalarValueString(cell)
  })
}
