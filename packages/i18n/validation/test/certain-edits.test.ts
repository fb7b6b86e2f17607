import { validateURLSourceDatabase, validateURLSourceEntry } from '@waymark/i18n-validation'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const entry = { loc: 'https://a.example/', lastmod: '2024-01-01T00:00:00Z' }

/** The value that is written instead, by member. */
function certain(wrong: object, mode: 'normalize' | 'check' = 'normalize') {
  const { errors = [] } = validateURLSourceEntry({ ...entry, ...wrong }, undefined, { mode })
  return errors.flatMap(({ edits = [] }) => edits)
}

test.each([
  [{ loc: 'https://me:x@y@a.example/p' }, '/loc', 'https://a.example/p'],
  [{ lastmod: '2024-1-2' }, '/lastmod', '2024-01-02'],
  [{ lastmod: '2024-1' }, '/lastmod', '2024-01'],
  [{ lastmod: '2024\n' }, '/lastmod', '2024'],
  [{ lastmod: '2024-02-29 23:30:00-01:00' }, '/lastmod', '2024-02-29T23:30:00-01:00'],
  [{ loc: 'https://me@a.example/p@q?x@y#z@' }, '/loc', 'https://a.example/p@q?x@y#z@'],
  [{ loc: 'https://me:@A.example:443' }, '/loc', 'https://A.example:443'],
  [{ lastmod: ' 2024-12-31 ' }, '/lastmod', '2024-12-31'],
  [{ lastmod: '2024-03-15 7:05Z' }, '/lastmod', '2024-03-15T07:05Z'],
  [{ lastmod: '2024-03-15t10:00:00,5z' }, '/lastmod', '2024-03-15T10:00:00.5Z'],
  [{ lastmod: '2024-03-15T10:00:00.250 +0530' }, '/lastmod', '2024-03-15T10:00:00.250+05:30'],
  [{ lastmod: '2024-03-15T10:00-2359' }, '/lastmod', '2024-03-15T10:00-23:59'],
  [{ lastmod: '2024-03-15T9:00 +19:01' }, '/lastmod', '2024-03-15T09:00+19:01'],
  [{ changefreq: 'WEEKLY ' }, '/changefreq', 'weekly'],
  [{ changefreq: '\nNever' }, '/changefreq', 'never'],
  [{ priority: ' 0.5\n' }, '/priority', 0.5],
  [{ priority: '1.' }, '/priority', 1],
  [{ priority: '1.0' }, '/priority', 1],
  [{ priority: '0' }, '/priority', 0],
  [{ priority: '.5' }, '/priority', 0.5],
])('%j has one certain answer', (wrong, path, value) => {
  expect(certain(wrong)).toEqual([{ op: 'replace', path, value }])
})

test.each([
  { loc: 'https://a b/' },
  { loc: '/p' },
  { lastmod: '2024-02-30' },
  { lastmod: '2024/01/02' },
  { loc: 'https://:x@a.example:99999/' },
  { lastmod: '2024-01-02T10:00:00' },
  { lastmod: '2024-01-02T10:00:00+24:00' },
  { lastmod: '2024-01-02T10:00:00+05:60' },
  { lastmod: '2024-01-02T10:00:00+5' },
  { lastmod: '2024-01-02T24:00:00Z' },
  { lastmod: '2024-01-02T10Z' },
  { lastmod: 'x2024-01-02' },
  { lastmod: '2024-01-02x' },
  { lastmod: '9999-12-31T23:30:00-01:00' },
  { lastmod: '2024-1-2 10:00' },
  { lastmod: '24-01-02' },
  { lastmod: '2024-001-02' },
  { changefreq: 'often' },
  { priority: '5' },
  { priority: '1e-1' },
  { priority: '1.5' },
  { priority: '00.5' },
  { priority: '.' },
  { priority: 'x.5' },
  { priority: '.5x' },
  { priority: 80 },
])('%j has none', (wrong) => {
  expect(certain(wrong)).toEqual([])
})

test('in check mode, a URL keeps its query, its fragment and its last slash', () => {
  const value = 'https://a.example/b/?q#f'
  const edits = [{ op: 'replace', path: '/loc', value }]
  expect(certain({ loc: 'https://A.example:443/b/?q#f' }, 'check')).toEqual([...edits, ...edits])
  expect(certain({ loc: value }, 'check')).toEqual([])
})

test('the version and the default language of a database', () => {
  const database = {
    version: 1.1,
    generated: '2024-01-01T00:00:00Z',
    defaultLang: 'en_UK',
    urls: [],
  }
  const { errors = [] } = validateURLSourceDatabase(database)
  expect(errors.flatMap(({ edits = [] }) => edits)).toEqual([
    { op: 'replace', path: '/version', value: '1.1' },
    { op: 'replace', path: '/defaultLang', value: 'en-GB' },
  ])
})

test.each([
  [{ lastmod: '2024-1-2' }, 'INVALID_DATE_TIME', { value: '2024-1-2' }],
  [{ changefreq: 'Daily' }, 'UNKNOWN_CHANGEFREQ', { value: 'Daily' }],
  [{ priority: '0.8' }, 'WRONG_TYPE', { got: '"0.8"', value: '0.8' }],
])('%j is used with lenient, and a warning says so', (wrong, code, data) => {
  const whole = { ...entry, ...wrong, alternates: [] }
  const [error] = validateURLSourceEntry(whole).errors ?? []
  expect(error).toMatchObject({ code, severity: 'error', data })
  const result = validateURLSourceEntry(whole, {}, { lenient: true, pointer: '/urls/7' })
  const value = certain(wrong)[0]?.value
  expect(result.errors).toEqual([
    {
      ...error,
      severity: 'warning',
      message: expect.any(String),
      data: { ...error!.data, reason: error!.message, certain: String(value) },
      pointer: `/urls/7${error!.pointer}`,
      edits: [{ op: 'replace', path: `/urls/7${error!.pointer}`, value }],
    },
  ])
  const usable = { ...whole, [error!.pointer.slice(1)]: value }
  expect(result.valid || result.usable?.entry).toEqual(usable)
  const { errors } = validateURLSourceEntry({ ...whole, loc: '/' }, {}, { lenient: true })
  expect(errors?.map(({ severity }) => severity)).toEqual(['error', 'warning'])
})

test('what is written instead is valid', () => {
  const date = fc.stringMatching(
    /^\d{4}-\d{1,2}-\d{1,2}([T ]\d{1,2}:\d{2}(:\d{2}([.,]\d+)?)?(Z|z|[+-]\d{2}:?\d{2})?)?$/,
  )
  fc.assert(
    fc.property(date, (lastmod) => {
      for (const { value } of certain({ lastmod })) expect(certain({ lastmod: value })).toEqual([])
    }),
  )
})
