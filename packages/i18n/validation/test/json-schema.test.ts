import {
  isLanguageTag,
  URL_SOURCE_JSON_SCHEMA,
  validateURL,
  validateURLSourceDatabase,
} from '@waymark/i18n-validation'
import { isValidLastmod } from '@waymark/sitemap'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'

const ajv = new Ajv2020({ strict: true, allErrors: true })
const isDatabase = ajv.compile(structuredClone(URL_SOURCE_JSON_SCHEMA))

const lastmod = '2024-03-15T10:00:00Z'
const loc = 'https://a.example/'
const image = { loc: 'https://a.example/i.png' }
const video = {
  thumbnailLoc: 'https://a.example/t.png',
  title: 'T',
  description: 'D',
  contentLoc: 'ftp://a.example/v.mp4',
}
const news = {
  publication: { name: 'N', language: 'en' },
  publicationDate: '2024-03-15',
  title: 'T',
}

const databaseOf = (entry: object, more: object = {}) => ({
  version: '1.1',
  generated: lastmod,
  defaultLang: 'en',
  urls: [{ loc, lastmod, ...entry }],
  ...more,
})

test.each([
  {},
  { lastmod: undefined },
  { lastmod: '2024' },
  { lastmod: '2024-03-15' },
  { lastmod: '2024-03-15T10:00+09:00' },
  { more: 1, lang: 'en', changefreq: 'daily', priority: 0.5 },
  ...['always', 'hourly', 'weekly', 'monthly', 'yearly', 'never'].map((changefreq) => ({
    changefreq,
  })),
  { lang: 'x-default', priority: 0, alternates: [] },
  { priority: 1, alternates: [{ lang: 'de', loc: 'http://a.example/de', more: 1 }] },
  { images: [], videos: [] },
  { images: [image], videos: [video], news },
  { images: Array.from({ length: 1000 }, () => image) },
  { videos: [{ ...video, contentLoc: undefined, playerLoc: 'https://a.example/p', duration: 1 }] },
  { videos: [{ ...video, duration: 28_800, title: 'T'.repeat(100) }] },
  { videos: [{ ...video, description: 'D'.repeat(2048) }] },
])('the schema and the validator accept an entry with %j', (entry) => {
  const database = JSON.parse(JSON.stringify(databaseOf(entry)))
  expect([isDatabase(database), isDatabase.errors]).toEqual([true, null])
  expect(validateURLSourceDatabase(database).valid).toBe(true)
})

const without = (object: object, name: string) =>
  Object.fromEntries(Object.entries(object).filter(([key]) => key !== name))

test.each([
  { loc: 5 },
  { loc: undefined },
  { loc: '/a' },
  { loc: 'ftp://a.example/' },
  { lastmod: null },
  { lastmod: 5 },
  { lastmod: '2024-3-15' },
  { lastmod: '2024-03-15T10:00:00' },
  { lang: 5 },
  { lang: 'e' },
  { changefreq: 'Daily' },
  { changefreq: 5 },
  { priority: '1' },
  { priority: -0.1 },
  { priority: 1.1 },
  { alternates: {} },
  { alternates: [5] },
  { alternates: [{ loc }] },
  { alternates: [{ lang: 'de' }] },
  { alternates: [{ lang: 'd', loc }] },
  { alternates: [{ lang: 'de', loc: 'x' }] },
  { images: image },
  { images: [5] },
  { images: [{}] },
  { images: [{ loc: '/a' }] },
  { images: Array.from({ length: 1001 }, () => image) },
  { videos: video },
  { videos: ['x'] },
  ...['thumbnailLoc', 'title', 'description', 'contentLoc'].map((name) => ({
    videos: [without(video, name)],
  })),
  { videos: [{ ...video, thumbnailLoc: 'x' }] },
  { videos: [{ ...video, title: 5 }] },
  { videos: [{ ...video, title: 'T'.repeat(101) }] },
  { videos: [{ ...video, description: 5 }] },
  { videos: [{ ...video, description: 'D'.repeat(2049) }] },
  { videos: [{ ...video, contentLoc: 5 }] },
  { videos: [{ ...video, playerLoc: 'x' }] },
  { videos: [{ ...video, duration: 0 }] },
  { videos: [{ ...video, duration: 28_801 }] },
  { videos: [{ ...video, duration: 1.5 }] },
  { news: [] },
  { news: { ...news, publication: 'N' } },
  { news: { ...news, publication: { name: 'N' } } },
  { news: { ...news, publication: { language: 'en' } } },
  { news: { ...news, publication: { name: 5, language: 'en' } } },
  { news: { ...news, publication: { name: 'N', language: 5 } } },
  { news: { ...news, publicationDate: 5 } },
  { news: { ...news, title: 5 } },
  ...['publication', 'publicationDate', 'title'].map((name) => ({ news: without(news, name) })),
])('the schema and the validator refuse an entry with %j', (entry) => {
  const database = JSON.parse(JSON.stringify(databaseOf(entry)))
  expect(isDatabase(database)).toBe(false)
  expect(validateURLSourceDatabase(database).valid).toBe(false)
})

test.each([
  { version: '1.0' },
  { version: 1.1 },
  { generated: 'today' },
  { generated: 5 },
  { defaultLang: 'X-default' },
  { defaultLang: 'x-DEFAULT' },
  { defaultLang: 'en_US' },
  { defaultLang: 5 },
  { canonical: null },
  { canonical: 'Seo' },
  { canonical: ['seo'] },
  { canonical: { query: 'drop' } },
  { canonical: { 'https-only': 'true' } },
  { canonical: { removeQuery: true } },
  { urls: undefined },
  { urls: {} },
  { urls: [5] },
])('the schema and the validator refuse a database with %j', (more) => {
  const database = JSON.parse(JSON.stringify(databaseOf({}, more)))
  expect(isDatabase(database)).toBe(false)
  expect(validateURLSourceDatabase(database).valid).toBe(false)
})

test.each([
  'safe',
  'seo',
  'seo-strict',
  {},
  { query: 'remove', fragment: 'keep', 'https-only': false, 'trailing-slash': 'always' },
])('the schema and the validator accept the canonical form %j', (canonical) => {
  const database = JSON.parse(JSON.stringify(databaseOf({}, { canonical })))
  expect([isDatabase(database), isDatabase.errors]).toEqual([true, null])
  expect(validateURLSourceDatabase(database).valid).toBe(true)
})

test.each(['version', 'generated', 'defaultLang'])('%s can be absent', (name) => {
  const database = JSON.parse(JSON.stringify(databaseOf({}, { [name]: undefined })))
  expect(name in database).toBe(false)
  expect([isDatabase(database), validateURLSourceDatabase(database).valid]).toEqual([true, true])
})

test.each([5, null, 'x', []])('the schema refuses %j', (value) => {
  expect(isDatabase(value)).toBe(false)
})

const patternOf = (name: string) =>
  new RegExp((URL_SOURCE_JSON_SCHEMA as never)['$defs'][name]['pattern'])

test('the pattern of a date accepts what sitemaps accept', () => {
  const pattern = patternOf('dateTime')
  const dates: string[] = []
  for (const year of [
    '0000',
    '0004',
    '0100',
    '1900',
    '2000',
    '2023',
    '2024',
    '2100',
    '2400',
    '9996',
  ]) {
    for (const month of ['00', '01', '02', '04', '06', '09', '10', '11', '12', '13']) {
      for (const day of ['00', '01', '09', '10', '19', '20', '28', '29', '30', '31', '32']) {
        dates.push(`${year}-${month}-${day}T00:00:00Z`, `${year}-${month}-${day}`)
      }
      dates.push(`${year}-${month}`)
    }
  }
  for (let year = 0; year < 100; year++)
    dates.push(`19${String(year).padStart(2, '0')}-02-29T00:00:00Z`)
  for (let year = 0; year < 100; year++)
    dates.push(`${String(year).padStart(2, '0')}00-02-29T00:00:00Z`)
  for (const month of ['03', '05', '07', '08']) dates.push(`2024-${month}-31T00:00:00Z`)
  for (const time of [
    ...['00:00:00', '09:00:00', '19:00:00', '20:00:00', '23:59:59', '24:00:00', '30:00:00'],
    ...['00:60:00', '00:00:60', '0:00:00', '00:00', '00:00:00.', '00:00:00.1', '00:00:00.123456'],
  ]) {
    for (const end of ['Z', 'z', '', '+00:00', 'Z ', '-23:59', '+24:00', '+09:60', '+0900', '+09'])
      dates.push(`2024-03-15T${time}${end}`)
  }
  dates.push(
    '2024',
    '024',
    '20240',
    '2024-3',
    '2024-',
    ' 2024-03-15T00:00:00Z',
    '2024-03-15 00:00:00Z',
    '2024-03-15T00:00:00Z\n',
    '',
  )
  for (const date of dates) expect([date, pattern.test(date)]).toEqual([date, isValidLastmod(date)])
})

test.each([
  ...['en', 'eng', 'engl', 'abcdefgh', 'zh-yue', 'zh-yue-abc-def', 'zh-Hant', 'zh-yue-Hant-HK'],
  ...['en-US', 'es-419', 'de-1996', 'de-abcde', 'de-12345678', 'sl-rozaj-biske', 'en-a-bbb'],
  ...['en-u-ca-gregory', 'en-1-ab', 'en-a-bb-b-cc', 'en-x-a', 'x-a', 'X-whatever', 'x-default'],
  ...['en-Latn-US-abcde-a-bb-x-y', 'i-klingon', 'I-Default', 'sgn-BE-FR', 'sgn-be-nl', 'sgn-ch-de'],
  ...[
    'en-GB-oed',
    'i-ami',
    'i-bnn',
    'i-enochian',
    'i-hak',
    'i-lux',
    'i-mingo',
    'i-navajo',
    'i-pwn',
  ],
  ...['i-tao', 'i-tay', 'i-tsu', 'EN-us'],
])('%s is a tag by the pattern of the schema', (tag) => {
  expect(patternOf('languageTag').test(tag)).toBe(true)
  expect(isLanguageTag(tag, { registry: false })).toBe(true)
})

test.each([
  ...[
    '',
    'e',
    'abcdefghi',
    'en_US',
    'en-',
    '-en',
    'en--US',
    'en-U',
    'en-12',
    'en-abcdefghi',
    'x',
    'i',
  ],
  ...[
    'i-foo',
    'en-a',
    'en-a-b',
    'en-x',
    'zh-yue-abc-def-ghi',
    'engl-yue',
    'e1',
    '12',
    'en-US-Latn',
  ],
  ...[
    'en\n',
    ' en',
    'en-x-abcdefghi',
    'x-',
    'i-klingon-x-a',
    'de-abcd-abcd',
    '1-klingon',
    'en-123a5-',
  ],
])('%j is no tag by the pattern of the schema', (tag) => {
  expect(patternOf('languageTag').test(tag)).toBe(false)
  expect(isLanguageTag(tag, { registry: false })).toBe(false)
})

test.each([
  ...['http:a.example', 'https://a.example', 'HTTPS://a.example', ' \t\0https:a.example'],
  ...['h\nt\tt\rp\ns\t:a.example', 'hTTp\t\n:a.example'],
])('%j begins as the pattern of the schema says', (url) => {
  expect(patternOf('url').test(url)).toBe(true)
  expect(validateURL(url).valid).toBe(true)
})

test.each([
  ...[
    '/a',
    'ftp://a.example',
    'httpss:a.example',
    'htps:a.example',
    '\u00a0https:a.example',
    'http',
  ],
  ...['h ttp:a.example', 'xhttp:a.example', 'httpx:a.example', '', 's:a', 'http/:a'],
])('%j does not', (url) => {
  expect(patternOf('url').test(url)).toBe(false)
  expect(validateURL(url).valid).toBe(false)
})

test('the schema describes itself', () => {
  const { $schema, $id, title, description } = URL_SOURCE_JSON_SCHEMA
  expect([$schema, $id]).toEqual([
    'https://json-schema.org/draft/2020-12/schema',
    'https://github.com/waymark-url/waymark/blob/main/packages/i18n/validation/url-source.schema.json',
  ])
  for (const text of [title, description]) expect(text).toMatch(/^[A-Z].{15,}/)
})
