import { describe, expect, test } from 'vitest'
import { plainFacts } from '../../../../test/plain-facts.ts'
import { SlashHabit } from '../src/check/slash-habit.ts'
import { cutUrl } from '../src/check/url-pieces.ts'
import { entryOf } from '../src/problems/catalogue.ts'
import { databaseOf, page } from './databases.ts'
import { memoryFiles } from './memory-files.ts'
import { buildUrls } from './run-build.ts'
import { checkTexts, lineOf, runCheck } from './run-check.ts'
import { loc, urlset } from './sitemap-texts.ts'

const A = 'https://a.example'

/** So many paths with the end of nearly all, and then the others. */
const paths = (usual: number, end: string, ...others: readonly string[]) => [
  ...Array.from({ length: usual }, (_, n) => `/p${n}${end}`),
  ...others,
]

/** So many paths in a folder. */
const below = (folder: string, count: number, end: string, name = 'p') =>
  Array.from({ length: count }, (_, n) => `${folder}/${name}${n}${end}`)

/** The facts of the problems of some paths. */
function habit(locs: readonly string[]): readonly object[] {
  const slashes = new SlashHabit()
  for (const path of locs) add(slashes, A + path)
  return Array.from(slashes.problems(), ({ data }) => plainFacts(data))
}

function add(slashes: SlashHabit, loc: string, at: () => object = () => ({})): void {
  const pieces = cutUrl(loc)
  if (pieces !== null) slashes.add(loc, pieces, at)
}

describe('an unusual end of a path', () => {
  test('needs twenty URLs, and may be one in twenty', () => {
    expect(habit(paths(18, '/', '/x'))).toEqual([])
    expect(habit(paths(19, '/', '/x'))).toEqual([
      { detail: 'no-slash', loc: `${A}/x`, same: 19, urls: 20 },
    ])
    expect(habit(paths(18, '/', '/x', '/y'))).toEqual([])
    expect(habit(paths(37, '/', '/x', '/y'))).toEqual([])
    expect(habit(paths(38, '/', '/x', '/y'))).toHaveLength(2)
    expect(habit(paths(57, '/', '/x', '/y', '/z'))).toHaveLength(3)
    expect(habit(paths(56, '/', '/x', '/y', '/z'))).toEqual([])
    expect(habit(paths(40, '/'))).toEqual([])
    expect(habit([])).toEqual([])
  })

  test('is one with a slash, or one without', () => {
    expect(habit([...below('/a', 18, ''), '/a/x/'])).toEqual([])
    expect(habit([...below('/a', 19, ''), '/a/x/'])).toEqual([
      { detail: 'slash', loc: `${A}/a/x/`, same: 19, urls: 20 },
    ])
    expect(habit(paths(10, '', ...paths(10, '/')))).toEqual([])
  })

  test.each([
    '',
    '/',
    '/?q',
    '/#/x',
    '/?q=/x',
    '/feed.xml',
    '/a/b.html',
    '/v1.2',
    '/.well-known',
    '/a/x.pdf?q=/y',
  ])('is not that of the root and of a file name: %j', (path) => {
    expect(habit(paths(19, '/', path))).toEqual([])
    expect(habit(paths(19, '', path))).toEqual([])
    // It is not counted among the others either.
    expect(habit(paths(18, '/', '/x', path))).toEqual([])
    expect(habit(paths(19, '/', '/x', path))).toHaveLength(1)
  })

  test('is not that of a folder of other pages', () => {
    const all = below('/a', 38, '')
    expect(habit([...all, '/a/x/'])).toHaveLength(1)
    const alike = ['/a/x', '/a/x/?q', '/a/xy/z', '/y/a/x/z']
    for (const page of alike) expect(habit([...all, '/a/x/', page]), page).not.toEqual([])
    for (const page of ['/a/x/y', '/a/x/y/z', '/a/x/y/?q']) {
      expect(habit([...all, '/a/x/', page]), page).toEqual([])
      expect(habit([page, ...all, '/a/x/?q#f']), page).toEqual([])
    }
    // A page without a slash is one, whatever is below it.
    expect(habit(paths(18, '/', '/x/y/', '/x'))).toHaveLength(1)
  })

  test('is not that of its folder, or of one without other pages', () => {
    for (const [end, other] of [
      ['', '/'],
      ['/', ''],
    ] as const) {
      const found = (alike: number, others: number) =>
        habit([...paths(60, end), ...below('/a', alike, other, 'x'), ...below('/a', others, end)])
      expect(found(1, 0)).toEqual([])
      expect(found(1, 4)).toEqual([])
      expect(found(1, 5)).toHaveLength(1)
      expect(found(2, 9)).toEqual([])
      expect(found(2, 10)).toHaveLength(2)
    }
  })

  test('is not that of a folder that is not counted', () => {
    const many = Array.from({ length: 10_000 }, (_, n) => `/f${n}/x/`)
    const late = [...below('/late', 9, '/'), '/late/x']
    expect(habit([...late, ...many])).toHaveLength(1)
    expect(habit([...many, ...late])).toEqual([])
  })

  test('is not that of a list of pages in the root of the site or of a language', () => {
    for (const [root, path] of [
      ['', '/guides/'],
      ['/de', '/de/guides/'],
      ['/pt-BR', '/pt-BR/guides/?q=/'],
    ] as const) {
      expect(habit([...below(root, 19, ''), path]), path).toEqual([])
    }
    for (const root of ['/guides', '/de/guides', '/abc', '/de/pt']) {
      expect(habit([...below(root, 19, ''), `${root}/x/`]), root).toHaveLength(1)
    }
    expect(habit(paths(19, '/', '/guides'))).toHaveLength(1)
  })

  test.each(['/de/', '/pt-BR/', '/zh_Hant/'])(
    'is not that of the root of a language: %s',
    (path) => {
      // It is not counted among the others either.
      expect(habit(paths(18, '/', '/x', path))).toEqual([])
      expect(habit(paths(19, '/', path.slice(0, -1)))).toHaveLength(1)
      expect(habit([...below('/x', 19, ''), `/x${path}`])).toHaveLength(1)
    },
  )

  test('is before the query and the fragment', () => {
    for (const end of ['/?q', '/#f', '/?q=/y#f', '.y/']) {
      expect(habit([...below('/a.b', 19, ''), `/a.b/x${end}`]), end).toHaveLength(1)
      expect(habit([...below('/a.b', 19, '/'), `/a.b/x${end}`]), end).toEqual([])
    }
    for (const end of ['?q=/', '#/', '?y.z', '#y.z/']) {
      expect(habit([...below('/a.b', 19, '/'), `/a.b/x${end}`]), end).toHaveLength(1)
      expect(habit([...below('/a.b', 19, ''), `/a.b/x${end}`]), end).toEqual([])
    }
  })

  test('has its place, which is asked for only if it is kept', () => {
    const slashes = new SlashHabit()
    let asked = 0
    const place = (line: number) => () => {
      asked++
      return { file: 'a.xml', line }
    }
    for (const [n, path] of paths(5000, '/', '/x').entries()) add(slashes, A + path, place(n))
    expect(asked).toBe(101)
    const { severity, remedy } = entryOf('trailing-slash-unusual')
    expect([...slashes.problems()]).toEqual([
      {
        code: 'trailing-slash-unusual',
        severity,
        message: expect.any(String),
        data: { detail: 'no-slash', loc: `${A}/x`, same: 5000, urls: 5001 },
        remedy,
        file: 'a.xml',
        line: 5000,
      },
    ])
  })

  test('is told of a hundred URLs at most', () => {
    const others = Array.from({ length: 150 }, (_, n) => `/x${n}`)
    expect(habit(paths(5000, '/', ...others))).toHaveLength(100)
  })
})

describe('the check says it', () => {
  const locs = paths(19, '/', '/x')

  test('of a database, in each of its forms, once for each URL', async () => {
    const json = databaseOf([...locs, '/x'].map((path) => page(path)))
    const { problems } = await runCheck(['a.json'], memoryFiles({ 'a.json': json }))
    const found = problems.filter(({ code }) => code === 'trailing-slash-unusual')
    const column = json.indexOf(`"${A}/x"`) + 1
    expect(found.map(lineOf)).toEqual([
      `a.json:1:${column} warning trailing-slash-unusual /urls/19/loc ${A}/x`,
    ])
    const table = `lang,url\n${locs.map((path) => `en,${A}${path}\n`).join('')}`
    const { problems: rows } = await runCheck(['a.csv'], memoryFiles({ 'a.csv': table }))
    expect(rows.filter(({ code }) => code === 'trailing-slash-unusual')).toMatchObject([
      { file: 'a.csv', line: 21, column: 4, cell: 'url' },
    ])
  })

  test('but not of a folder, whose pages may be in another file', async () => {
    const urls = [...below('/docs', 19, ''), '/docs/guide/'].map((path) => ({ loc: A + path }))
    const check = async (...others: readonly object[]) =>
      (
        await checkTexts({
          'a.json': databaseOf(urls),
          'b.json': databaseOf(others),
        })
      ).filter((line) => line.includes('slash'))
    expect(await check()).toHaveLength(1)
    expect(await check({ loc: `${A}/docs/guide/start` })).toEqual([])
  })

  test('of sitemaps, over all files', async () => {
    const half = locs.slice(0, 10)
    const texts = {
      'a.xml': urlset(...half.map((path) => loc(path))),
      'b.txt': `${locs
        .slice(10)
        .map((path) => A + path)
        .join('\n')}\n`,
    }
    expect((await checkTexts(texts)).filter((line) => line.includes('slash'))).toEqual([
      `b.txt:10:- warning trailing-slash-unusual ${A}/x`,
    ])
    expect(await checkTexts({ 'b.txt': texts['b.txt'] })).toEqual(['sitemap b.txt'])
  })

  test('whatever the canonical form is; a build of what it publishes', async () => {
    const urls = locs.map((path) => ({ loc: A + path }))
    const files = () => memoryFiles({ 'a.json': databaseOf(urls) })
    for (const trailingSlash of ['never', 'always', 'preserve'] as const) {
      const config = { trailingSlash }
      const { problems } = await runCheck(['a.json'], files(), { config })
      expect(problems.map(({ code }) => code)).toContain('trailing-slash-unusual')
      const built = await buildUrls(urls, { config })
      const found = built.problems.filter(({ code }) => code === 'trailing-slash-unusual')
      expect(found.map(lineOf)).toHaveLength(trailingSlash === 'preserve' ? 1 : 0)
    }
  })
})
