import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { main } from '../src/main.ts'
import { runWaymark, temporaryFolder } from './run-waymark.ts'
import { memoryIo } from './sources.ts'

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})

const run = (...args: readonly string[]) => runWaymark(args, { cwd: folder })
const build = (...args: readonly string[]) =>
  run('sitemap', '--from', 'dist', '--out', 'dist', ...args)

const DAY = 86_400_000

/** Runs at a time, and says the `lastmod` of each page. */
async function buildAt(now: number, ...args: readonly string[]): Promise<Record<string, string>> {
  const { io, stderr } = memoryIo('')
  const words = ['sitemap', '--from', join(folder, 'dist'), '--out', join(folder, 'dist')]
  const state = ['--state', join(folder, 'pages.state')]
  const status = await main([...words, ...state, ...args], { ...io, clock: () => now })
  expect(status).toBe(0)
  expect(stderr().replace(/^.* has no dates of this site.*\n/m, '')).toBe('')
  const entries = [
    ...read('dist/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>(?:\s*<lastmod>(.*?)<)?/g),
  ]
  return Object.fromEntries(entries.map(([, loc = '', date = '']) => [loc, date]))
}

/** Writes files below `dist`. */
function write(files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, 'dist', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
}

const read = (name: string): string => readFileSync(join(folder, name), 'utf8')

const HOME = 'https://a.example/'
const page = (path: string, text = 'Tea', more = ''): string =>
  `<!doctype html><html lang="en"><title>${path}</title><link rel="canonical" href="${HOME}${path}">${more}<nav>Menu</nav><main>${text}</main>`

const SITE = {
  'index.html': page(''),
  'tea/index.html': page('tea/'),
  'mug/index.html': page('mug/'),
}

describe('the answer', () => {
  test('says in its first line how many pages are listed, and why others are not', async () => {
    write({
      ...SITE,
      'draft/index.html': page('draft/', '', '<meta name="robots" content="noindex">'),
      'old/index.html': page('old/', '', `<meta http-equiv="refresh" content="0;url=${HOME}">`),
      '404.html': '<title>Not found</title>',
    })
    const { status, stdout, stderr } = await build()
    expect(stdout.split('\n')[0]).toBe(
      'dist: 3 of 6 pages are in sitemap.xml; 3 left out: 1 noindex, 1 redirect, 1 error or fallback page',
    )
    expect(stderr).toMatch(/^waymark sitemap: .*lastmod.* --state sitemaps\.state.*\n$/)
    expect(status).toBe(0)
    expect(read('dist/sitemap.xml')).not.toContain('lastmod')
    expect(readdirSync(folder)).toEqual(['dist'])
  })

  test('is also in the JSON, and in the other languages', async () => {
    write({ ...SITE, '404.html': '<title>Not found</title>' })
    const { stdout } = await build('--format', 'json')
    expect(JSON.parse(stdout)).toMatchObject({
      input: 'dist',
      pages: {
        folder: 'dist',
        base: HOME,
        files: 4,
        listable: 3,
        leftOut: { 'error-page': 1 },
      },
    })
    for (const lang of ['ja', 'ru']) {
      const [first, ...others] = (await build('--lang', lang)).stdout.split('\n')
      expect(first).toMatch(/dist.*sitemap\.xml/)
      expect([first, ...others].join('\n')).not.toMatch(/left out|error or/)
    }
  })

  test('counts pages that the build cannot use, and names the file of each', async () => {
    const local = page('').replaceAll(HOME, 'http://localhost:3000/')
    write({ 'index.html': local, 'b.html': page('b.html') })
    const { status, stdout } = await build('--base', 'http://localhost:3000/')
    expect(status).toBe(1)
    expect(stdout.split('\n')[0]).toMatch(
      /^dist: 0 of 2 .*sitemap\.xml; 2 .*: 1 canonical .*, 1 .*problems/,
    )
    expect(stdout).toContain(join('dist', 'index.html:1:1'))
  })
})

test('nothing of the folder is read that an audit does not read', async () => {
  write(SITE)
  writeFileSync(join(folder, 'secret.html'), page('secret.html'))
  symlinkSync(join(folder, 'secret.html'), join(folder, 'dist', 'secret.html'))
  const { status } = await build()
  expect(status).toBe(0)
  expect(read('dist/sitemap.xml')).not.toContain('secret')
})

test('a sitemap in the folder is replaced, and not read', async () => {
  write({ ...SITE, 'sitemap.xml': 'nothing that is XML' })
  expect((await build()).status).toBe(0)
  expect(read('dist/sitemap.xml').match(/<loc>/g)).toHaveLength(3)
})

test('an index names files at the URL of the output folder', async () => {
  write(SITE)
  await build('--max-urls', '2')
  expect(read('dist/sitemap.xml')).toContain(`<loc>${HOME}sitemap-1.xml</loc>`)
  await run('sitemap', '--from', 'dist', '--out', 'dist/my maps', '--max-urls', '2')
  expect(read('dist/my maps/sitemap.xml')).toContain(`<loc>${HOME}my%20maps/sitemap-1.xml</loc>`)
  const docs = 'https://b.example/docs/'
  write({ 'tea/index.html': '<title>t</title>', 'mug/index.html': '<title>t</title>' })
  await build('--max-urls', '1', '--base', docs)
  expect(read('dist/sitemap.xml')).toContain(`<loc>${docs}sitemap-`)
})

test('--split lang takes the language of pages without alternates', async () => {
  write({ ...SITE, 'de/index.html': page('de/').replace('"en"', '"de"') })
  await build('--split', 'lang')
  expect(readdirSync(join(folder, 'dist')).filter((name) => name.endsWith('.xml'))).toEqual([
    'sitemap-de.xml',
    'sitemap-en.xml',
    'sitemap.xml',
  ])
})

test('without --split lang, a page without alternates gets none', async () => {
  write(SITE)
  await build()
  expect(read('dist/sitemap.xml')).not.toContain('<xhtml:link')
})

test('the sitemap goes to standard output, too', async () => {
  write(SITE)
  const { status, stdout, stderr } = await run('sitemap', '--from', 'dist', '--out', '-')
  expect(status).toBe(0)
  expect(stdout.match(/<loc>/g)).toHaveLength(3)
  expect(stderr.split('\n')[0]).toBe('dist: 3 of 3 pages are in standard output')
})

describe('dates', () => {
  const start = Date.UTC(2026, 0, 10)
  const [home, tea, mug] = [HOME, `${HOME}tea/`, `${HOME}mug/`] as const

  test('a first run has only those that pages say themselves', async () => {
    const meta = '<meta property="article:modified_time" content="2025-12-31T10:00:00Z">'
    write({ ...SITE, 'tea/index.html': page('tea/', 'Tea', meta) })
    expect(await buildAt(start)).toEqual({ [home]: '', [tea]: '2025-12-31T10:00:00Z', [mug]: '' })
  })

  test('the change of a paragraph changes the date of that page only, and two runs the same give the same bytes', async () => {
    write(SITE)
    await buildAt(start)
    write({ 'tea/index.html': page('tea/', 'Green tea') })
    const second = await buildAt(start + DAY)
    expect(second).toEqual({ [home]: '', [tea]: '2026-01-11', [mug]: '' })
    const bytes = read('dist/sitemap.xml')
    expect(await buildAt(start + 2 * DAY)).toEqual(second)
    expect(read('dist/sitemap.xml')).toBe(bytes)
    write({ 'new/index.html': page('new/') })
    expect(await buildAt(start + 3 * DAY)).toEqual({ ...second, [`${HOME}new/`]: '2026-01-13' })
  })

  test('a new menu, and another hash in the names of assets, change no date', async () => {
    write(SITE)
    await buildAt(start)
    const asset = '<link rel="stylesheet" href="/site.8e1f.css"><script src="/app.77.js"></script>'
    const pages = Object.entries(SITE).map(([name, html]) => [
      name,
      html.replace('<nav>Menu', `${asset}<nav><a href="/mug/">Mugs</a>`),
    ])
    write(Object.fromEntries(pages))
    expect(await buildAt(start + DAY)).toEqual({ [home]: '', [tea]: '', [mug]: '' })
  })

  test('stay when the parts are filled anew', async () => {
    write(SITE)
    await buildAt(start)
    write({ 'tea/index.html': page('tea/', 'Green tea') })
    const second = await buildAt(start + DAY)
    expect(await buildAt(start + 2 * DAY, '--rebuild')).toEqual(second)
  })
})

describe('is refused', () => {
  beforeEach(() => write(SITE))

  test.each([
    [['--from', 'dist', 'db.json', '--out', 'x'], 'give one of them'],
    [['--from', '', '--out', 'x'], '--from needs the name of a folder'],
    [['--from', 'dist', '--input-format', 'csv', '--out', 'x'], 'for databases only'],
    [
      ['--from', 'dist', '--out', 'x', '--report', 'dist/report.html'],
      'be published with the pages',
    ],
    [['--from', 'dist', '--out', 'x', '--state', 'dist/state'], 'be published with the pages'],
    [['--from', 'dist', '--out', 'x', '--memory', '4MiB'], '8MiB'],
    [['--from', 'https://a.example/', '--out', 'x'], 'this is a URL'],
    [['--out', 'x'], 'url-source.json is missing'],
  ])('%j', async (args, told) => {
    const { status, stderr } = await run('sitemap', ...args)
    expect([status, stderr]).toEqual([2, expect.stringContaining(told)])
    expect(readdirSync(folder)).toEqual(['dist'])
  })

  test('a folder that says no URL, and one without pages', async () => {
    mkdirSync(join(folder, 'empty'))
    expect(await run('sitemap', '--from', 'empty', '--out', 'x')).toMatchObject({
      status: 74,
      failures: [{ code: 'folder-without-pages', file: 'empty' }],
    })
    write({ 'index.html': '<title>t</title>', 'tea/index.html': '<title>t</title>' })
    write({ 'mug/index.html': '<title>t</title>' })
    expect(await build()).toMatchObject({
      status: 74,
      failures: [{ file: 'dist' }],
    })
  })
})

test('a configuration may name the folder', async () => {
  write(SITE)
  const config = { sitemap: { from: 'dist', out: 'dist', state: 'pages.state' } }
  writeFileSync(join(folder, 'waymark.config.json'), JSON.stringify(config))
  const { status, stderr } = await run('sitemap')
  expect([status, stderr]).toEqual([0, ''])
  expect(readdirSync(folder).sort()).toEqual(['dist', 'pages.state', 'waymark.config.json'])
})

describe('what a run writes', () => {
  beforeEach(() => write(SITE))

  test.each([
    ['package.json', '{"name":"my-app"}'],
    ['notes.txt', 'mine'],
  ])('never replaces %s, which is no state', async (name, content) => {
    writeFileSync(join(folder, name), content)
    const { status, stderr } = await build('--state', name)
    expect([status, stderr]).toEqual([
      2,
      expect.stringContaining(`--state: ${name} is not the state`),
    ])
    expect(read(name)).toBe(content)
  })

  test.each([
    ['s', ['--report', 's']],
    ['s.json', ['--report', 's.html']],
    ['s', ['--robots', 's']],
    ['s', ['--baseline', './s', '--write-baseline']],
  ])('has a name of its own: --state %s %j', async (state, options) => {
    const { status, stderr } = await build('--state', state, ...options)
    expect([status, stderr]).toEqual([2, expect.stringContaining('--state and --')])
  })

  test('names no alternate that is left out, and lists what only looks like an error page', async () => {
    const links = ['de', 'es', 'fr']
      .map((lang) => `<link rel="alternate" hreflang="${lang}" href="${HOME}${lang}/">`)
      .join('')
    write({
      'de/index.html': page('de/', 'Tee', links),
      'fr/index.html': page('fr/', 'Thé', links),
      'es/index.html': page('es/', 'Té', `<meta name="robots" content="noindex">${links}`),
      'blog/404/index.html': page('blog/404/'),
      '404-best-cakes/index.html': page('404-best-cakes/'),
      'fr/404/index.html': page('fr/404/'),
      '404-de.html': page('404-de.html'),
      '403.html': page('403.html'),
      '50x.html': page('50x.html'),
      'not-found.html': page('not-found.html'),
    })
    const { stdout } = await build()
    expect(stdout).toContain('1 noindex, 5 error or fallback pages')
    const sitemap = read('dist/sitemap.xml')
    expect(sitemap).not.toContain('/es/')
    expect(sitemap).toContain('hreflang="fr"')
    expect(sitemap).toContain(`<loc>${HOME}blog/404/</loc>`)
    expect(sitemap).toContain(`<loc>${HOME}404-best-cakes/</loc>`)
  })
})

test('links around the text of a page change no date', async () => {
  const around = (n: number) => `<nav>${n}</nav>Tea<aside>${n}</aside><footer>${n}</footer>`
  write({ ...SITE, 'tea/index.html': page('tea/', around(1)) })
  await buildAt(DAY)
  write({ 'mug/index.html': page('mug/', 'New') })
  const before = await buildAt(2 * DAY)
  write({ 'tea/index.html': page('tea/', around(2)) })
  expect(await buildAt(3 * DAY)).toEqual(before)
})

test('the dates of another site are not those of this one', async () => {
  const elsewhere = (text: string) => text.replaceAll(HOME, 'https://b.example/')
  write(SITE)
  await buildAt(DAY)
  write({ 'tea/index.html': page('tea/', 'New') })
  expect(await buildAt(2 * DAY)).toMatchObject({ [`${HOME}tea/`]: '1970-01-03' })
  write(Object.fromEntries(Object.entries(SITE).map(([name, text]) => [name, elsewhere(text)])))
  expect(Object.values(await buildAt(3 * DAY))).toEqual(['', '', ''])
})

test('a state that cannot be used is told', async () => {
  write(SITE)
  const at = ['--state', 'pages.state']
  expect((await build(...at)).stderr).toBe('')
  expect((await build(...at)).stderr).toBe('')
  const state = readFileSync(join(folder, 'pages.state'))
  writeFileSync(join(folder, 'pages.state'), state.subarray(0, -1))
  const { status, stderr } = await build(...at, '--rebuild')
  expect([status, stderr]).toEqual([
    0,
    expect.stringContaining('waymark sitemap: pages.state: has no dates of this site'),
  ])
  expect((await build(...at)).stderr).toBe('')
})

test('a rule that cannot be read may say that a page is not listed: it is a failure', async () => {
  write({ ...SITE, 'vercel.json': '{"headers":[{"source":"/tea/","headers":[' })
  const { status, stderr } = await build()
  expect([status, stderr]).toEqual([74, expect.stringContaining('dist/vercel.json')])
})
