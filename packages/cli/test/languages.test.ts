import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { main } from '../src/main.ts'
import { temporaryFolder } from './run-waymark.ts'
import { memoryIo } from './sources.ts'

const URLS: readonly string[] = [
  'http://exa mple.com/',
  'https://a.example:99999/',
  'https://a.example:8x/',
  'http://1..2/',
  'http://09.1.1.1/',
  'http://256.1.1.1/',
  'http://0x7f.1/',
  'http://[::1',
  'http://[1::2::3]/',
  'http://[::00001]/',
  'http://[fe80::1%25eth0]/',
  'https://xn--a.example/',
  'https://pаypal.com/',
  'https://user:pass@a.example/',
  'https://google.com@evil.example/',
  'javascript:alert(1)',
  'file://host/share',
  'C:\\Users\\x',
  'https://a.example\\@evil.example/',
  'https://a.example/%zz',
  'www.example.com',
  '',
  ' https:///a.example/b/ ?c#d',
  'https://a\u200b.example/\u00a0',
]

const SITE = readFileSync(
  new URL('../../../examples/site/url-source.json', import.meta.url),
  'utf8',
)
const FAULTY = SITE.replace('"en-UK"', '"jp"')
  .replace('"lastmod": "2026-09-01T08:00:00.000Z"', '"lastmod": "2026/9/1", "priority": "high"')
  .replace('"https://harbour-museum.example/fr"', '"not a url"')

const PAGE =
  '<html lang="xx"><title></title><link rel="canonical" href="https://a.example/x"><link rel="alternate" hreflang="de" href="/de/"><a href="/no">no</a>'

const COMMANDS: readonly (readonly string[])[] = [
  ['validate', '@site.json'],
  ['validate', '@faulty.json'],
  ['validate', '@faulty.json', '--unsafe-fix'],
  ['validate', '@faulty.json', '--fix', '--dry-run', '--format', 'csv'],
  [
    'validate',
    '@faulty.json',
    '--max-warnings',
    '0',
    '--baseline',
    '@known.json',
    '--write-baseline',
  ],
  ['validate', '@faulty.json', '--baseline', '@missing.json'],
  ['validate', '@faulty.json', '--severity', 'x-default-mising=off'],
  ['audit', '@pages'],
  ['audit', '@pages', '--base', 'https://a.example/', '--all'],
  ['audit', '@elsewhere'],
  ['audit', 'https://a.example/'],
  ['audit', '@pages', '--base', 'ftp://a.example/'],
  ['sitemap', '@faulty.json', '--out', '@out'],
  ['diff', '@site.json', '@faulty.json'],
  ['compare', 'http://Example.com/%7Ea?x=1&y=2', 'http://example.com:80/~a?y=2&x=1'],
  ['compare', 'foo', 'http://а.example/'],
  ['compare', 'mailto:a@b.example', 'https://a.example/', '--all'],
  ['normalize', '@urls.txt', '--trace'],
  ['dedupe', '@urls.txt'],
  ['lint', '@urls.txt'],
  ['lint', '@drives.txt'],
  ['lint', '@names.txt', '--fix', '--backup', '.bak'],
  ['inspect'],
  ['inspect', 'http://a/', '--format', 'xml'],
  ['inspekt', 'http://a/'],
  ['validate', '@missing.json'],
  ['sitemap', '@site.json'],
]

/** Codes, quoted values, URLs, lists of names, paths and options. */
const VALUES =
  /"(?:[^"\\\n]|\\.)*"|`[^`\n]*`|[a-z]+:\/\/[^\s（）、。]+|[\w./-]+(?:[,、]\s?[\w./-]+){2,}|waymark [^\n]*|[/@]\S+/g
const ENGLISH_WORDS = /(?<![\p{L}\p{N}])(?:[A-Za-z]{2,}[ ,;:]+){3}[A-Za-z]{2,}/u
/** A number that is no part of a name, a date or the time that a command took. */
const NUMBERS = /(?<![\w.:/-])\d+(?:,\d{3})*(?![\w.:/-]|,\d| (?:ms|s|B|KiB))/g

interface Said {
  readonly status: unknown
  readonly text: string
}

async function said(args: readonly string[], language: string): Promise<Said> {
  const folder = args.some((arg) => arg.startsWith('@')) ? folderOfInputs() : 'none'
  const [command = '', ...rest] = args.map((arg) => arg.replace(/^@/, `${folder}/`))
  const { io, stdout, stderr } = memoryIo()
  const status = await main([command, '--lang', language, ...rest], io)
  return { status, text: (stdout() + stderr()).replaceAll(folder, '@') }
}

/** What English says is asked for once, for all languages. */
const inEnglish = new Map<string, Promise<Said>>()

function saidInEnglish(args: readonly string[]): Promise<Said> {
  const key = JSON.stringify(args)
  const english = inEnglish.get(key) ?? said(args, 'en')
  inEnglish.set(key, english)
  return english
}

function folderOfInputs(): string {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'site.json'), SITE)
  writeFileSync(join(folder, 'faulty.json'), FAULTY)
  mkdirSync(join(folder, 'pages/de'), { recursive: true })
  mkdirSync(join(folder, 'elsewhere'))
  for (const name of ['pages/index.html', 'pages/de/index.html']) {
    writeFileSync(join(folder, name), PAGE)
  }
  writeFileSync(join(folder, 'elsewhere/page.html'), '<p>')
  writeFileSync(join(folder, 'drives.txt'), 'C:\\Users\\x\n')
  writeFileSync(join(folder, 'names.txt'), 'db://Postgres/mydb/user_list/%7e\n')
  writeFileSync(join(folder, 'urls.txt'), URLS.filter((url) => !/^(?:|C:.*)$/.test(url)).join('\n'))
  return folder
}

const unfolded = (text: string): string => text.replaceAll(/\s+/g, '')

/** What was typed is not said by the program. */
function withoutInput(text: string, args: readonly string[]): string {
  return args
    .filter((arg) => arg.length > 3)
    .reduce((rest, arg) => rest.replaceAll(arg, '…'), text)
    .replaceAll(VALUES, '…')
}

describe.each(['ja', 'ru'])('%s', (language) => {
  const inspections = URLS.map((url) => ['inspect', '--known', 'paypal.com', '--', url])

  test.each([...inspections, ...COMMANDS].map((args) => ({ args })))(
    'says the same as English: $args',
    async ({ args }) => {
      const english = await saidInEnglish(args)
      const translated = await said(args, language)
      expect(translated.status).toBe(english.status)
      expect(withoutInput(translated.text, args)).not.toMatch(ENGLISH_WORDS)
      expect(translated.text.includes('\\u00a0')).toBe(english.text.includes('\\u00a0'))
      const all = unfolded(translated.text)
      const values = english.text.match(/"(?:[^"\\\n]|\\.)*"|`[^`\n]*`/g) ?? []
      // Words of HTML and JSON that a translation can name without backquotes.
      const missing = values.filter((value) => !all.includes(unfolded(value).slice(1, -1)))
      expect(missing).toEqual([])
      const numbers = withoutInput(english.text, args).match(NUMBERS) ?? []
      expect(
        numbers.filter((n) => !all.includes(n.replaceAll(',', '')) && !all.includes(n)),
      ).toEqual([])
    },
  )

  test('has no space between sentences, and JSON stays English', async () => {
    const json = ['inspect', 'http://1..2/', '--format', 'json']
    expect(await said(json, language)).toEqual(await said(json, 'en'))
    const { text } = await said(['inspect', 'http://1..2/'], language)
    expect(text).not.toMatch(/[。、] /)
  })
})

test.each([
  ['--lang=ru', 'inspect'],
  ['--lang', 'ru', 'inspect'],
  ['inspect', '--lang=ru'],
])('the language may stand before the command: %s %s %s', async (...words) => {
  const { io, stdout } = memoryIo()
  await main([...words, 'https://a.example/'], io)
  expect(stdout()).toContain('Ошибок валидации нет.')
})
