import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runWaymark, temporaryFolder } from './run-waymark.ts'

interface Page {
  readonly lang: string
  readonly loc: string
  readonly alternates?: readonly Page[]
}

interface Problem {
  readonly severity: string
  readonly code: string
  readonly pointer: string | null
  readonly file?: string
  readonly line?: number
  readonly column?: number
}

interface MergedProblem {
  readonly remedy: string
  readonly pointer: string
  readonly related: readonly { readonly pointer: string }[]
}

/** The problems in the JSON of either command. */
function problemsIn(stdout: string): Problem[] {
  const { problems, kinds } = JSON.parse(stdout)
  return problems ?? kinds.flatMap(({ first }: { first: Problem[] }) => first)
}

/** Writes the sitemap of a database, then validates what was written. */
async function build(pages: readonly Page[], ...args: readonly string[]) {
  const folder = temporaryFolder()
  const time = '2024-03-15T10:00:00.000Z'
  const urls = pages.map((page) => ({ ...page, lastmod: time }))
  const head = { version: '1.1', generated: time, defaultLang: 'en' }
  writeFileSync(join(folder, 'db.json'), JSON.stringify({ ...head, urls }))
  const run = async (command: readonly string[]) => {
    const { stdout } = await runWaymark([...command, '--format', 'json'], { cwd: folder })
    return JSON.parse(stdout)
  }
  const reports = ['--report', 'report.html']
  const { counts, kinds } = await run(['sitemap', 'db.json', '-o', 'out', ...reports, ...args])
  const checked = await run(['validate', 'out'])
  return {
    counts,
    problems: kinds.flatMap(({ severity, code, first }: { first: Problem[] } & Problem) =>
      first.map(({ pointer }) => [severity, code, pointer]),
    ),
    checked: checked.problems.map(({ severity, code }: Problem) => [severity, code]),
  }
}

test('a link that is too long costs no page', async () => {
  const [en, fr, ja] = [
    { lang: 'en', loc: 'https://a.example/en' },
    { lang: 'fr', loc: 'https://a.example/fr' },
    { lang: 'ja', loc: `https://a.example/ja/${'日'.repeat(230)}` },
  ] as const
  const unread = { lang: 'en_US', loc: en.loc }
  const { counts, problems } = await build([
    { ...en, alternates: [fr, ja] },
    { ...fr, alternates: [unread, en, ja] },
    { ...ja, alternates: [en, fr] },
  ])
  expect(counts).toMatchObject({ entries: 3, written: 2, leftOut: 1, linksWritten: 4 })
  expect(problems).toContainEqual(['error', 'loc-too-long', '/urls/0/alternates/1/loc'])
  expect(problems).toContainEqual(['error', 'loc-too-long', '/urls/1/alternates/2/loc'])
  expect(problems).toContainEqual(['error', 'loc-too-long', '/urls/2/loc'])
})

test('the second entry of a page is left out with its links, and so it is audited', async () => {
  const en = { lang: 'en', loc: 'https://a.example/~a' }
  const de = { lang: 'de', loc: 'https://a.example/de' }
  const { counts, problems, checked } = await build([
    en,
    { ...en, loc: 'https://a.example/%7ea', alternates: [de] },
    { ...de, alternates: [en] },
  ])
  expect(counts).toMatchObject({ entries: 3, written: 2, linksWritten: 3 })
  expect(problems).toEqual([
    ['error', 'return-link-missing', '/urls/2/alternates/0/loc'],
    ['warning', 'entry-not-merged', '/urls/1/loc'],
    ['warning', 'duplicate-loc', '/urls/1/loc'],
    ['info', 'x-default-missing', '/urls/2'],
  ])
  expect(checked).toEqual([
    ['error', 'return-link-missing'],
    ['info', 'x-default-missing'],
  ])
})

test('a problem has all its details, and both its places, also after entries that are left out', async () => {
  const folder = temporaryFolder()
  const lastmod = '2024-03-15T10:00:00.000Z'
  const en = { lang: 'en', loc: 'https://a.example/en' }
  const de = { lang: 'de', loc: 'https://a.example/de' }
  const urls = [
    { loc: '/relative', lastmod },
    { ...en, lastmod, alternates: [{ ...de, loc: '/de' }, de, { ...en, lang: 'jp' }] },
    { ...de, lastmod },
  ]
  const database = { version: '1.1', generated: lastmod, defaultLang: 'en', urls }
  writeFileSync(join(folder, 'db.json'), JSON.stringify(database, null, 1))
  for (const args of [
    ['sitemap', 'db.json', '--out', 'out'],
    ['validate', 'db.json'],
  ]) {
    const { stdout } = await runWaymark([...args, '--format', 'json'], { cwd: folder })
    const found = problemsIn(stdout)
    const problemOf = (code: string) => found.find((problem) => problem.code === code)
    expect(problemOf('return-link-missing')).toMatchObject({
      pointer: '/urls/1/alternates/1/loc',
      lang: 'de',
      target: de.loc,
      related: [{ note: expect.any(String), file: 'db.json', pointer: '/urls/2', line: 29 }],
    })
    expect(problemOf('unknown-language')).toMatchObject({ lang: 'jp', suggestion: 'ja' })
  }
})

describe.each(['sitemap', 'validate'])('%s', (command) => {
  const lastmod = '2024-03-15T10:00:00.000Z'

  async function run(urls: readonly object[], ...more: string[]) {
    const folder = temporaryFolder()
    const database = { version: '1.1', generated: lastmod, defaultLang: 'en', urls }
    writeFileSync(join(folder, 'db.json'), JSON.stringify(database, null, 1))
    const out = command === 'sitemap' ? ['--out', 'out'] : []
    const args = [command, 'db.json', ...out, '--format', 'json', ...more]
    const { stdout } = await runWaymark(args, { cwd: folder })
    return problemsIn(stdout)
  }

  test('names two languages that become one URL, and the option that helps', async () => {
    const languages = ['es', 'fr'].map((lang) => ({ lang, loc: `https://a.example/?lang=${lang}` }))
    const pages = languages.map((page) => ({ ...page, lastmod, alternates: languages }))
    const other = { loc: '/relative', lastmod }
    for (const urls of [
      pages,
      [other, ...pages],
      languages.map((page) => ({ ...page, lastmod })),
    ]) {
      const found = await run(urls, '--canonical', 'seo')
      const merged = found.filter(({ code }) => code === 'languages-merged')
      expect(merged).toMatchObject([
        { severity: 'error', file: 'db.json', declared: 'es', lang: 'fr', part: 'query' },
      ])
      const { remedy, pointer, related } = merged[0] as unknown as MergedProblem
      expect(remedy).toContain('--query')
      const valueAt = (pointer: string) =>
        pointer
          .split('/')
          .slice(1)
          .reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], { urls })
      expect([related[0]!.pointer, pointer].map(valueAt)).toEqual(languages.map(({ loc }) => loc))
    }
    const kept = await run(pages)
    expect(kept.filter(({ code }) => code === 'languages-merged')).toEqual([])
  })

  test('says once that URLs lose their slash, or get one', async () => {
    const pages = (count: number, end: string) =>
      Array.from({ length: count }, (_, page) => {
        return { loc: `https://a.example/${page}${end}`, lang: 'en', lastmod }
      })
    const root = { loc: 'https://a.example/', lang: 'en', lastmod }
    const slashes = async (urls: readonly object[], ...more: string[]) => {
      const found = await run(urls, ...more)
      return found.filter(({ code }) => code === 'urls-changed')
    }
    const mixed = [root, ...pages(39, '/'), ...pages(1, '/x')]
    expect(await slashes(mixed, '--trailing-slash', 'never')).toMatchObject([
      {
        severity: 'warning',
        data: { changed: 39, urls: 41, detail: 'slash' },
        pointer: '/urls',
        file: 'db.json',
      },
    ])
    expect(await slashes(pages(10, ''), '--trailing-slash', 'always')).toMatchObject([
      { data: { changed: 10, urls: 10, detail: 'slash-added' } },
    ])
    expect(await slashes(mixed)).toEqual([])
    expect(await slashes(pages(10, '/'), '--trailing-slash', 'always')).toEqual([])
    expect(
      await slashes([...pages(1, '/'), ...pages(19, '/x')], '--trailing-slash', 'never'),
    ).toEqual([])
  })
})

test('every problem has a file, a line and a column, also if it is about the whole database', async () => {
  const folder = temporaryFolder()
  const urls = [{ loc: 'https://a.example/', lang: 'de', lastmod: '2024-03-15T10:00:00.000Z' }]
  const places = async (command: string, database: object) => {
    writeFileSync(join(folder, 'db.json'), JSON.stringify(database))
    const args = [command, 'db.json', ...(command === 'sitemap' ? ['--out', 'out'] : [])]
    const { stdout } = await runWaymark([...args, '--format', 'json'], { cwd: folder })
    return problemsIn(stdout)
  }
  for (const command of ['sitemap', 'validate']) {
    const head = { version: '1.1', generated: 'x', defaultLang: 'en' }
    for (const database of [{ ...head, urls }, { ...head, urls: [] }, head]) {
      const found = await places(command, database)
      expect(found.map(({ file, line, column }) => [file, line, typeof column])).toEqual(
        found.map(() => ['db.json', 1, 'number']),
      )
      expect(found).toHaveLength(2)
    }
  }
})

test('a link with the wrong language is an error in the database and in the sitemap made of it', async () => {
  const en = { lang: 'en', loc: 'https://a.example/en' }
  const de = { lang: 'de', loc: 'https://a.example/de' }
  const { problems, checked } = await build([
    { ...en, alternates: [de] },
    { ...de, alternates: [{ ...en, lang: 'fr' }] },
  ])
  expect(problems).toContainEqual(['error', 'language-mismatch', '/urls/1/alternates/0/lang'])
  expect(checked).toContainEqual(['error', 'language-mismatch'])
})

test('what --x-default adds is counted, and not missing', async () => {
  const en = { lang: 'en', loc: 'https://a.example/en' }
  const de = { lang: 'de', loc: 'https://a.example/de' }
  const fr = { lang: 'fr', loc: `https://a.example/${'日'.repeat(230)}` }
  const pages = [
    { ...en, alternates: [de] },
    { ...de, alternates: [en] },
  ]
  const { counts, problems, checked } = await build(pages, '--x-default', 'EN')
  expect([counts.linksWritten, problems, checked]).toEqual([6, [], []])
  const there = { lang: 'X-Default', loc: en.loc }
  const twice = pages.map((page) => ({ ...page, alternates: [...page.alternates, there] }))
  expect((await build(twice, '--x-default', 'en')).counts.linksWritten).toBe(6)
  // A link that cannot be written is not repeated either.
  const long = await build([{ ...en, alternates: [fr] }], '--x-default', 'fr')
  expect(long.counts.linksWritten).toBe(1)
  const unread = pages.map((page) => ({
    ...page,
    alternates: [...page.alternates, { lang: 'qq', loc: en.loc }],
  }))
  const unused = await build(unread, '--x-default', 'qq')
  expect(unused.counts.linksWritten).toBe(4)
  expect(unused.problems.flat()).toContain('x-default-missing')
})

test('pages that the place under --base does not cover are written and reported', async () => {
  const pages = ['https://a.example/maps/1', 'https://a.example/2', 'https://b.example/maps/3']
  const database = pages.map((loc) => ({ lang: 'en', loc }))
  const { counts, problems } = await build(database, '--base', 'https://a.example/maps/')
  expect(counts).toMatchObject({ entries: 3, written: 3 })
  expect(problems).toEqual([
    ['warning', 'other-host', '/urls/2/loc'],
    ['info', 'other-folder', '/urls/1/loc'],
  ])
})

test('without --base, pages on another site than the first are written and reported', async () => {
  const pages = [
    `https://z.example/${'日'.repeat(230)}`,
    'https://a.example/maps/1',
    'https://a.example/2',
    'http://a.example/2',
    'https://b.example/maps/3',
    'https://a.example:8443/4',
  ]
  const database = pages.map((loc) => ({ lang: 'en', loc }))
  for (const args of [[], ['--max-urls', '2']]) {
    const { problems, checked, counts } = await build(database, ...args)
    expect(counts).toMatchObject({ entries: 6, written: 5 })
    // The page that is too long is in no sitemap.
    expect(problems).toEqual([
      ['error', 'loc-too-long', '/urls/0/loc'],
      ['warning', 'other-host', '/urls/3/loc'],
      ['warning', 'other-host', '/urls/4/loc'],
      ['warning', 'other-host', '/urls/5/loc'],
    ])
    if (args.length === 0) expect(checked).toEqual([['warning', 'page-elsewhere']])
  }
})

test('versions of a page on other sites are nothing to report', async () => {
  const en = { lang: 'en', loc: 'https://a.example/' }
  const de = { lang: 'de', loc: 'https://a.example:8443/de' }
  const fr = { lang: 'fr', loc: 'http://fr.example/' }
  const { problems, checked } = await build([{ ...en, alternates: [de, fr] }])
  expect(problems.flat()).not.toContain('other-host')
  expect(checked.flat()).not.toContain('page-elsewhere')
})

test('URLs with passwords are left out, and the passwords are not shown', async () => {
  const en = { lang: 'en', loc: 'https://user:pw@a.example/en' }
  const de = { lang: 'de', loc: 'https://a.example/de' }
  const { problems, checked, counts } = await build([
    { ...en, alternates: [de] },
    { ...de, alternates: [{ lang: 'en_US', loc: 'https://a.example/' }, en] },
  ])
  expect(problems).toContainEqual(['error', 'CREDENTIALS_IN_URL', '/urls/0/loc'])
  expect(problems).toContainEqual(['error', 'CREDENTIALS_IN_URL', '/urls/1/alternates/1/loc'])
  expect(checked.flat()).not.toContain('credentials')
  expect(counts).toMatchObject({ entries: 2, written: 1 })
})
