import { rmSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openSitePages, type SitePagesOptions, writeSite } from '@waymark/site/node'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../test/temporary-folder.ts'
import { textOf } from './sources.ts'

const HOME = 'https://a.example/'

/** A folder with files, and a place for a state. */
async function createSite(files: Readonly<Record<string, string>>) {
  const root = temporaryFolder()
  const dist = join(root, 'dist')
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(dist, name)), { recursive: true })
    await writeFile(join(dist, name), text)
  }
  return { dist, state: join(root, 'pages.state') }
}

function page(text: string, head = '', lang = 'en'): string {
  return `<!doctype html>\n<html lang="${lang}"><title>${text}</title>\n${head}<main>${text}</main>`
}

const versions = (...paths: readonly string[]) =>
  paths
    .map((path) => path.split(' '))
    .map(([lang, path]) => `<link rel="alternate" hreflang="${lang}" href="${HOME}${path}">\n`)
    .join('')

/** The entries as JSON, and the report after they have been read. */
async function entriesOf(files: Readonly<Record<string, string>>, options: SitePagesOptions = {}) {
  const { dist } = await createSite(files)
  const pages = await openSitePages(dist, { base: HOME, ...options })
  expect([pages.report, pages.dates, pages.isFirst]).toEqual([null, null, false])
  const lines = (await textOf(pages.chunks())).split('\n')
  expect(lines.pop()).toBe('')
  return { entries: lines.map((line) => JSON.parse(line)), pages, dist }
}

test('each page that may be listed is an entry, and the report says what is left out', async () => {
  const { entries, pages, dist } = await entriesOf({
    'index.html': page('Home'),
    'tea/index.html': page('Tea'),
    'draft/index.html': page('Draft', '<meta name="robots" content="noindex">'),
    '404.html': page('Lost'),
  })
  expect(entries).toEqual([{ loc: HOME }, { loc: `${HOME}tea/` }])
  expect(pages.name).toBe(dist)
  expect(pages.address).toMatchObject({ base: HOME })
  expect(pages.report).toEqual({
    address: pages.address,
    files: 4,
    listable: 2,
    leftOut: { noindex: 1, 'error-page': 1 },
  })
  expect([pages.dates, pages.isFirst]).toEqual([null, false])
  await pages.close()
})

describe('the language of an entry', () => {
  const alternates = [
    { lang: 'de', loc: `${HOME}de/` },
    { lang: 'x-default', loc: HOME },
  ]

  test('is that of its link to itself', async () => {
    const links = versions('en-GB ', 'de de/', 'x-default ')
    const { entries } = await entriesOf({
      'index.html': page('Tea', links),
      'de/index.html': page('Tee', links, 'de'),
    })
    expect(entries).toEqual([
      { loc: `${HOME}de/`, lang: 'de', alternates: [{ lang: 'en-GB', loc: HOME }, alternates[1]] },
      { loc: HOME, lang: 'en-GB', alternates },
    ])
  })

  test('is that of the html element if it has alternates, but none of that language', async () => {
    const { entries } = await entriesOf({
      'index.html': page('Tea', versions('de de/', 'x-default ')),
      'de/index.html': page('Tee', versions('DE de2/'), 'de'),
      'de2/index.html': page('Tee 2', '', 'de'),
    })
    expect(entries).toEqual([
      { loc: `${HOME}de/`, alternates: [{ lang: 'DE', loc: `${HOME}de2/` }] },
      { loc: `${HOME}de2/` },
      { loc: HOME, lang: 'en', alternates },
    ])
  })

  test('is that of the html element of a page without alternates only if it is asked for', async () => {
    const files = { 'index.html': page('Tea'), 'a/index.html': page('A', '', 'e n') }
    expect((await entriesOf(files)).entries).toEqual([{ loc: `${HOME}a/` }, { loc: HOME }])
    expect((await entriesOf(files, { languages: true })).entries).toEqual([
      { loc: `${HOME}a/` },
      { loc: HOME, lang: 'en' },
    ])
  })
})

test('entries come in batches, with their numbers, files and places', async () => {
  const names = Array.from({ length: 254 }, (_, at) => `p${1000 + at}`)
  const files = Object.fromEntries(names.map((name) => [`${name}/index.html`, page(name)]))
  const { dist } = await createSite({
    ...files,
    'q/index.html': page('Q', versions('en q/', 'de de/')),
    'de/index.html': page('Q', '', 'de'),
    _headers: `/de/\n  Link: <${HOME}q/>; rel="alternate"; hreflang="en"\n`,
  })
  const pages = await openSitePages(dist, { base: HOME })
  const batches = []
  for await (const batch of pages.entries()) batches.push(batch)
  expect(batches.map((batch) => batch.length)).toEqual([256])
  const all = batches.flat()
  expect(all.map(({ index }) => index)).toEqual(all.map((_, at) => at))
  const last = all.at(-1)!
  expect([last.file, last.value]).toEqual([
    join(dist, 'q', 'index.html'),
    { loc: `${HOME}q/`, lang: 'en', alternates: [{ lang: 'de', loc: `${HOME}de/` }] },
  ])
  expect(last.places.find('/alternates/0')).toEqual({ line: 4, column: 1 })
  expect(last.places.find('/alternates/0/loc')).toEqual({ line: 4, column: 1 })
  expect(last.places.find('/loc')).toEqual({ line: 1, column: 1 })
  // The link is in another file.
  const first = all[0]!
  expect(first.file).toBe(join(dist, 'de/index.html'))
  expect(first.places.find('/alternates/0')).toEqual({ line: 1, column: 1 })
  await writeFile(join(dist, 'r.html'), page('R'))
  const sizes = []
  const more = await openSitePages(dist, { base: HOME })
  for await (const batch of more.entries()) sizes.push(batch.length)
  expect(sizes).toEqual([256, 1])
})

test('what cannot be read is told, and the other pages are listed', async () => {
  const { dist } = await createSite({
    'index.html': page('Home'),
    'tea/index.html': page('Tea'),
    'vercel.json': '{"redirects": [{"source": "/old", "destination": 5}]}',
  })
  const failures: string[] = []
  const pages = await openSitePages(dist, {
    base: HOME,
    onFailure: ({ problem }) => failures.push(problem.code),
  })
  expect(await textOf(pages.chunks())).toBe(`{"loc":"${HOME}"}\n{"loc":"${HOME}tea/"}\n`)
  expect(failures).toEqual(['file-incomplete'])
  const quiet = await openSitePages(dist, { base: HOME })
  expect(await textOf(quiet.chunks())).toBe(`{"loc":"${HOME}"}\n{"loc":"${HOME}tea/"}\n`)
})

test('a page that is gone before it is read is told', async () => {
  const files = Object.fromEntries(['a', 'b'].map((name) => [`${name}.html`, page(name)]))
  const { dist } = await createSite(files)
  const failures: string[] = []
  let isGone = false
  const pages = await openSitePages(dist, {
    base: HOME,
    onFailure: ({ problem }) => failures.push(problem.code),
    listen: (name) => {
      if (!isGone) rmSync(join(dist, name.endsWith('a.html') ? 'b.html' : 'a.html'))
      isGone = true
      return { add: () => {}, end: () => {} }
    },
  })
  expect((await textOf(pages.chunks())).trim().split('\n')).toHaveLength(1)
  expect(failures).toEqual(['file-not-found'])
})

test('a folder without a page, or whose URL nothing says, is refused', async () => {
  const { dist } = await createSite({ 'a.txt': '', 'b/index.html': page('B') })
  await expect(openSitePages(dist)).rejects.toMatchObject({
    problem: { code: 'file-path-invalid' },
  })
  await rm(join(dist, 'b'), { recursive: true })
  await expect(openSitePages(dist, { base: HOME })).rejects.toMatchObject({ name: 'FileError' })
})

test('with a state, a page keeps its date until its content changes', async () => {
  const { dist, state } = await createSite({
    'index.html': page('Home'),
    'tea/index.html': page('Tea', '<meta property="article:modified_time" content="2026-01-02">'),
  })
  const dates = async () =>
    Object.fromEntries(
      [
        ...(await readFile(join(dist, 'sitemap.xml'), 'utf8')).matchAll(
          /<loc>(.*?)<\/loc>(?:\s*<lastmod>(.*?)<\/lastmod>)?/g,
        ),
      ].map(([, loc, lastmod]) => [loc, lastmod]),
    )
  const run = async (day: number, base = HOME) => {
    const pages = await openSitePages(dist, { base })
    const now = Date.UTC(2026, 1, day)
    await writeSite(pages, dist, { baseUrl: base, state, now })
    expect(pages.dates?.pages).toBe(2)
    return pages.isFirst
  }
  // A first run has only the dates that pages say.
  expect(await run(1)).toBe(true)
  expect(await dates()).toEqual({ [HOME]: undefined, [`${HOME}tea/`]: '2026-01-02' })
  await writeFile(join(dist, 'index.html'), page('Welcome'))
  expect(await run(2)).toBe(false)
  expect(await dates()).toEqual({ [HOME]: '2026-02-02', [`${HOME}tea/`]: '2026-01-02' })
  expect(await run(3)).toBe(false)
  expect(await dates()).toEqual({ [HOME]: '2026-02-02', [`${HOME}tea/`]: '2026-01-02' })
  // The state is of another site.
  expect(await run(4, 'https://b.example/')).toBe(true)
  expect((await readdir(dist)).sort()).toEqual(['index.html', 'sitemap.xml', 'tea'])
})
