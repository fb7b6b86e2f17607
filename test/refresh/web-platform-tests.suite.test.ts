import { describe, expect, test } from 'vitest'
import { UNICODE_VERSION } from '../../packages/idna/src/index.ts'
import { ageWarning, compareWebPlatformTests } from '../../scripts/refresh/web-platform-tests.ts'
import { dataFolder, listCaseFiles } from '../data.ts'
import { root } from '../workspace.ts'
import { folderOf, noProgress } from './folders.ts'

const FILE = 'wpt/urltestdata.json'
const passing = urlTest('https://e.example/', 'https://e.example/')
const other = urlTest('https://f.example/', 'https://f.example/')
const failing = urlTest('https://g.example/', 'https://wrong.example/')

function urlTest(input: string, href: string) {
  const url = new URL(href)
  const parts = [
    'protocol',
    'username',
    'password',
    'host',
    'hostname',
    'port',
    'pathname',
    'search',
  ]
  const given = parts.map((name) => [name, url[name as 'host']] as const)
  return { input, base: null, href, ...Object.fromEntries(given), hash: url.hash }
}

const compare = (before: object, after: object, path = FILE) =>
  compareWebPlatformTests(
    {
      from: folderOf({ [path]: JSON.stringify(after) }),
      data: folderOf({ [FILE]: JSON.stringify(before) }),
      project: root,
    },
    noProgress,
  )

test('tests that were added, removed and changed are listed, with our answers', async () => {
  const changed = { ...passing, href: 'https://x.example/' }
  const { summary, sections, writes } = await compare(
    ['a comment', other, changed],
    ['another comment', failing, passing],
  )
  expect(summary).toContain(
    '1 tests added, 1 removed, 1 changed; of the new ones we pass 1 and fail 1',
  )
  expect(sections).toMatchObject([
    { title: `${FILE}: tests added`, items: [{ vector: failing }] },
    { title: `${FILE}: tests removed`, items: [{ vector: other }] },
    { title: `${FILE}: tests that expect something else`, items: [{ vector: passing }] },
    { title: `${FILE}: our answers to what is new`, items: [{ passes: false }, { passes: true }] },
  ])
  expect(sections.at(-1)?.items[0]?.text).toMatch(/^FAIL {2}.*g\.example.*wrong\.example/)
  expect(writes).toHaveLength(1)
})

test('a comment is not a test, but the file differs', async () => {
  const commented = { ...passing, comment: 'why' }
  const report = await compare([passing], ['a comment', commented])
  expect(report).toMatchObject({ differs: true, sections: [] })
})

test('the same file does not differ, and a checkout of the project is read', async () => {
  const place = 'wpt/url/resources/urltestdata.json'
  expect(await compare([passing], [passing], place)).toMatchObject({ differs: false, writes: [] })
})

test('setters are compared by property', async () => {
  const file = 'wpt/setters_tests.json'
  const setter = { href: 'https://e.example/', new_value: '8080', expected: { port: '8080' } }
  const report = await compareWebPlatformTests(
    {
      from: folderOf({ [file]: JSON.stringify({ comment: ['x'], port: [setter] }) }),
      data: folderOf({ [file]: JSON.stringify({ comment: ['x'], host: [setter] }) }),
      project: root,
    },
    noProgress,
  )
  expect(report.summary).toContain('1 tests added, 1 removed, 0 changed; of the new ones we pass 1')
})

test('a file that is not JSON is named', async () => {
  const from = folderOf({ [FILE]: '<html>' })
  const report = await compareWebPlatformTests(
    { from, data: folderOf({}), project: root },
    noProgress,
  )
  expect(report.problem).toMatch(/^wpt\/urltestdata\.json: .*JSON/)
  expect(report.writes).toEqual([])
})

describe.skipIf(listCaseFiles(dataFolder()).length === 0)('the data (skipped without them)', () => {
  test('against nothing are all new, and we pass them', async () => {
    const report = await compareWebPlatformTests(
      { from: dataFolder(), data: folderOf({}), project: root },
      noProgress,
    )
    const [, added, passed, failed] =
      /(\d+) tests added.*we pass (\d+) and fail (\d+)/.exec(report.summary) ?? []
    expect(Number(added)).toBeGreaterThan(4000)
    // Some tests are several cases.
    expect(Number(passed)).toBeGreaterThanOrEqual(4000)
    // The files ask for Unicode 17.
    expect(failed).toBe(Number.parseInt(UNICODE_VERSION, 10) < 18 ? '0' : '2')
  })

  test('against themselves do not differ', async () => {
    const folders = { from: dataFolder(), data: dataFolder(), project: root }
    expect((await compareWebPlatformTests(folders, noProgress)).differs).toBe(false)
  })
})

test.each([
  ['The newest copy is of 2026-07-14. | `a.json` | 2024-01-01 |', '2026-08-13', []],
  ['The newest copy is of 2026-07-14.', '2026-08-14', ['31 days ago']],
  ['without a date', '2026-08-14', ['of which day the copy is']],
])('%j on %s', (readme, today, expected) => {
  const data = folderOf({ 'wpt/README.md': readme })
  expect(ageWarning(data, new Date(today))).toEqual(
    expected.map((text) => expect.stringContaining(text)),
  )
})
