/** @module-tag slow */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { main } from '../src/main.ts'
import { temporaryFolder } from './run-waymark.ts'
import { memoryIo } from './sources.ts'

// A control character is the matter of the line that has it: what happens does not depend on where in the file the line is.

const DATE = '2024-03-15T10:00:00Z'

interface Format {
  readonly name: string
  readonly args: readonly string[]
  /** Everything before the lines. */
  readonly head: string
  readonly line: (path: string) => string
  readonly tail: string
  /** The exit status, what is printed of the line, and the code of the file that has it. */
  readonly says: readonly [status: number, what: RegExp | null, code?: string]
}

const urls = (name: string, says: Format['says'], ...args: readonly string[]): Format => {
  return { name, args, head: '', line: (path) => `https://a.example/${path}\n`, tail: '', says }
}
const entry = (path: string): string =>
  `{"loc":"https://a.example/${path}","lastmod":"${DATE}","lang":"en"}`

const INVALID_JSON = [74, /U\+000[01]/, 'json-invalid'] as const

const FORMATS: readonly Format[] = [
  urls('urls.txt', [0, /%0[01]x/], 'normalize'),
  urls('urls.txt', [0, /%0[01]x/], 'normalize', '--trace'),
  urls('urls.txt', [0, /%0[01]x/], 'normalize', '--jobs', '2'),
  urls('urls.txt', [0, null], 'dedupe'),
  urls('urls.txt', [1, /unencoded-delimiter/], 'lint'),
  urls('sitemap.txt', [1, /loc-not-url/], 'validate'),
  {
    name: 'sitemap.xml',
    args: ['validate'],
    head: '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    line: (path) => `<url><loc>https://a.example/${path}</loc></url>\n`,
    tail: '</urlset>',
    says: [74, /U\+000[01]/, 'file-incomplete'],
  },
  {
    name: 'db.json',
    args: ['validate'],
    head: `{"version":"1.1","generated":"${DATE}","defaultLang":"en","urls":[\n`,
    line: (path) => `${entry(path)},\n`,
    tail: `${entry('last')}]}`,
    says: INVALID_JSON,
  },
  {
    name: 'db.ndjson',
    args: ['validate'],
    head: '',
    line: (path) => `${entry(path)}\n`,
    tail: '',
    says: INVALID_JSON,
  },
  {
    name: 'db.csv',
    args: ['validate'],
    head: 'lang,url,lastmod\n',
    line: (path) => `en,https://a.example/${path},${DATE}\n`,
    tail: '',
    says: [0, null],
  },
]

/** A file of about 70 kB with a control character in the line at an offset. */
function fileWith(format: Format, control: string, offset: number): Buffer {
  const parts = [format.head]
  let length = format.head.length
  let isIn = false
  for (let number = 0; length < 70_000; number++) {
    const plain = format.line(`page/${number}`)
    const isHere: boolean =
      !isIn && (offset < length + plain.length || length + plain.length >= 70_000)
    isIn ||= isHere
    parts.push(isHere ? format.line(`page/${number}${control}x`) : plain)
    length += plain.length
  }
  return Buffer.from(parts.join('') + format.tail)
}

async function run({ args, name }: Format, bytes: Buffer) {
  const path = join(temporaryFolder(), name)
  writeFileSync(path, bytes)
  const { io, stdout, stderr, failures } = memoryIo()
  const status = await main([...args, path], io)
  return { status, said: stdout() + stderr(), codes: failures.map((each) => each['code']) }
}

const OFFSETS = [0, 100, 8191, 8192, 65_535, 65_536, 65_537, Number.POSITIVE_INFINITY]

test.each(FORMATS.flatMap((format) => [0, 1].map((code) => ({ format, code }))))(
  '$format.args of $format.name judges control character $code alike at every offset',
  async ({ format, code }) => {
    const [status, what, ...codes] = format.says
    // Each of the two characters at half of the offsets.
    for (const offset of OFFSETS.filter((_, i) => i % 2 === code)) {
      const told = await run(format, fileWith(format, String.fromCharCode(code), offset))
      expect([offset, told.status, told.codes]).toEqual([offset, status, codes])
      if (what !== null) expect(told.said).toMatch(what)
    }
  },
)

test('a file that is not text is refused as binary, however it arrives', async () => {
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d])
  for (const parts of [[png], [...png].map((byte) => Buffer.from([byte]))]) {
    const { io, failures } = memoryIo()
    const stdin = Readable.from(parts)
    expect(await main(['normalize'], { ...io, stdin })).toBe(74)
    expect(failures).toMatchObject([{ code: 'file-binary', byte: 9 }])
  }
})

test('ASCII in UTF-16 without a byte order mark is told from control characters', async () => {
  for (const bytes of [
    Buffer.from('http://a/\n', 'utf16le'),
    Buffer.from('http://a/\n', 'utf16le').swap16(),
  ]) {
    const { io, failures } = memoryIo(bytes)
    expect(await main(['normalize'], io)).toBe(74)
    expect(failures).toMatchObject([{ code: 'file-encoding-unsupported' }])
  }
})
