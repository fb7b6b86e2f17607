import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { main } from '../src/main.ts'
import { runWaymark, temporaryFolder } from './run-waymark.ts'
import { memoryIo, sitemapOf } from './sources.ts'

let folder = ''

beforeEach(() => {
  folder = temporaryFolder()
})

function write(name: string, content: string | Buffer): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const diff = (...args: readonly string[]) =>
  runWaymark(['diff', ...args], { input: 'https://a.example/1\n' })

const list = (...paths: readonly (string | number)[]) =>
  paths.map((path) => `https://a.example/${path}\n`).join('')

test('without a difference the status is 0, with one it is 1', async () => {
  const old = write('old.txt', list(1))
  expect(await diff('-', old)).toMatchObject({
    status: 0,
    stdout: `standard input: 1 page in a sitemap\n${old}: 1 page in a sitemap\n\nNo differences.\n`,
    stderr: '',
  })
  expect(await diff('-', write('new.txt', list(1, 2)))).toMatchObject({ status: 1, stderr: '' })
  expect(await diff('-', old, '--format', 'urls')).toMatchObject({ status: 0, stdout: '' })
})

test.each([
  ['"canonical":"seo",', '{"loc":"https://a.example/?1"}', '{"loc":"https://a.example/?2"}'],
  ['', '{"loc":"/x"}', '{"loc":"/y"}'],
  ['', '{"loc":"http://localhost/1"}', '{"loc":"http://localhost/2"}'],
  [
    '',
    '{"loc":"https://a.example/"}',
    '{"loc":"https://a.example/"},{"loc":"https://a.example/","priority":0.1}',
  ],
  [
    '',
    '{"loc":"https://a.example/","lastmod":"yesterday"}',
    '{"loc":"https://a.example/","lastmod":"today"}',
  ],
])('what is not compared is said: %s %s, %s', async (head, old, young) => {
  const versions = [old, young].map((urls, n) => write(`${n}.json`, `{${head}"urls":[${urls}]}`))
  const { status, stdout } = await diff(...versions)
  expect(status).toBe(0)
  expect(stdout).toMatch(/(not compared|repeated entry|by the canonical form|with errors)\n\n/)
  expect(stdout).toContain('\n\nNo differences')
})

test('images are counted if there are more or fewer, and otherwise shown', async () => {
  const pages = (...images: readonly string[]) =>
    `{"loc":"https://a.example/","images":${JSON.stringify(images.map((loc) => ({ loc })))}}\n`
  const image = 'https://a.example/a.png'
  const one = write('one.ndjson', pages(image))
  const none = write('none.ndjson', '{"loc":"https://a.example/"}\n')
  const two = write('two.ndjson', pages(image, image))
  const other = write('other.ndjson', pages('https://a.example/b.png'))
  expect((await diff(none, one)).stdout).toContain('    images: none → 1\n')
  expect((await diff(two, one)).stdout).toContain('    images: 2 → 1\n')
  expect((await diff(one, other)).stdout).toContain(
    `    images: [{"loc":"${image}"}] → [{"loc":"https://a.example/b.png"}]\n`,
  )
})

test('the text has the counts first, and then each list to its twentieth page', async () => {
  const before = write('old.txt', list('gone'))
  const numbers = Array.from({ length: 1025 }, (_, n) => n)
  const after = write('new.txt', list(...numbers))
  const { stdout } = await diff(before, after)
  expect(stdout).toContain('\n1,025 pages added, 1 removed, 0 changed\n\nAdded\n')
  expect(stdout.match(/^ {2}https.*$/gm)).toHaveLength(21)
  expect(stdout).toMatch(/\n {2}… and 1,005 .*--all.*\n\nRemoved\n/)
  const whole = await diff(before, after, '--all')
  expect(whole.stdout.match(/^ {2}https.*$/gm)).toHaveLength(1026)
  expect(whole.stdout).not.toContain('…')
})

test('a changed page is shown with its values and its alternates', async () => {
  const page = (date: string, lang: string) =>
    `<url><loc>https://a.example/</loc><lastmod>${date}</lastmod><xhtml:link rel="alternate" hreflang="${lang}" href="https://a.example/${lang}"/></url>`
  const old = write('old.xml', sitemapOf(page('2024-01-01', 'de')))
  const young = write('new.xml.gz', gzipSync(sitemapOf(page('2024-02-01', 'fr'))))
  const { stdout } = await diff(old, young)
  expect(stdout.split('\n').slice(3)).toEqual([
    '0 pages added, 0 removed, 1 changed',
    'Changed: lastmod of 1',
    'On changed pages, 1 alternate appeared and 1 disappeared',
    '',
    'Changed',
    '  https://a.example/',
    '    lastmod: 2024-01-01 → 2024-02-01',
    '    + fr https://a.example/fr',
    '    - de https://a.example/de',
    '',
  ])
})

test('a database is compared with the folder that sitemap writes from it', async () => {
  const url = (name: string) => `https://A.example/${name}/,2024-01-01T00:00:00Z,en\n`
  const database = write('pages.csv', `url,lastmod,lang\n${url('tea')}${url('coffee')}`)
  const out = join(folder, 'public')
  await main(['sitemap', database, '--out', out, '--max-urls', '1'], memoryIo().io)
  expect(await diff(out, database)).toMatchObject({ status: 0 })
  expect(await diff(join(out, 'sitemap.xml'), database)).toMatchObject({ status: 0 })
  const later = write('later.csv', `url,lastmod,lang\n${url('tea')}`)
  const { status, stdout } = await diff(out, later, '--format', 'json')
  expect(status).toBe(1)
  expect(stdout.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]))).toEqual([
    expect.objectContaining({ type: 'counts', added: 0, removed: 1, changed: 0 }),
    {
      type: 'removed',
      loc: 'https://a.example/coffee/',
      lastmod: '2024-01-01T00:00:00Z',
      alternates: [{ lang: 'en', loc: 'https://a.example/coffee/' }],
    },
  ])
})

test('pages are those of the canonical form', async () => {
  const old = write('old.txt', list('a/', 'b?x'))
  const young = write('new.txt', list('a', 'b?y'))
  const urls = async (...options: readonly string[]) => {
    const { stdout } = await diff(old, young, '--format', 'json', ...options)
    const { added, removed, changed } = JSON.parse(stdout.split('\n')[0]!)
    return [added, removed, changed]
  }
  expect(await urls()).toEqual([2, 2, 0])
  expect(await urls('--canonical', 'seo')).toEqual([0, 0, 2])
  expect(await urls('--query', 'remove')).toEqual([1, 1, 1])
  expect(await urls('--canonical', 'seo', '--trailing-slash', 'preserve')).toEqual([1, 1, 1])
})

test('the requests to IndexNow are one per line', async () => {
  const young = write('new.txt', list(2))
  const args = ['-', young, '--format', 'indexnow', '--key', '4f1d2a7c9b3e']
  const { status, stdout } = await diff(...args)
  expect(status).toBe(1)
  expect(JSON.parse(stdout)).toEqual({
    host: 'a.example',
    key: '4f1d2a7c9b3e',
    urlList: ['https://a.example/2', 'https://a.example/1'],
  })
  const elsewhere = await diff(...args, '--key-location', 'https://a.example/x/key.txt')
  expect(elsewhere).toMatchObject({
    stdout: '',
    stderr: expect.stringMatching(/^waymark diff: 2 URLs .*--key-location.*\n$/),
  })
})

test.each([
  [['--format', 'indexnow'], { detail: 'no-option', option: 'key', usage: '--key <key>' }],
  [['--format', 'indexnow', '--key', 'short'], { code: 'option-wrong', option: 'key' }],
  [
    ['--format', 'indexnow', '--key', '12345678', '--key-location', '/k.txt'],
    { code: 'option-wrong', option: 'key-location' },
  ],
  [['--all', '--format', 'json'], { detail: 'all-for-text', format: 'json' }],
  [['--key', '12345678'], { detail: 'for-indexnow', given: ['--key'] }],
])('%j is refused', async (args, facts) => {
  const { status, stdout, failures } = await diff('-', '-', ...args)
  expect([status, stdout, failures]).toMatchObject([2, '', [facts]])
})

test.each([['--https-only'], ['--input-format=csv']])(
  '%s is refused for two sitemaps',
  async (flag) => {
    const sitemap = write('sitemap.xml', sitemapOf('<url><loc>https://a.example/1</loc></url>'))
    const { status, stdout, failures } = await diff(sitemap, sitemap, flag)
    expect([status, stdout, failures]).toMatchObject([2, '', [{ detail: 'for-databases' }]])
  },
)

test('what cannot be read whole is not compared', async () => {
  mkdirSync(join(folder, 'old'))
  write(
    'old/index.xml',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n<sitemap><loc>https://a.example/s.xml</loc></sitemap></sitemapindex>',
  )
  const { status, stdout, failures } = await diff('-', join(folder, 'old'))
  expect([status, stdout]).toEqual([74, ''])
  expect(failures).toMatchObject([
    { file: expect.stringContaining('index.xml'), line: 2, column: 1 },
  ])
  expect(await diff('-', '-')).toMatchObject({ status: 74, stdout: '' })
})
