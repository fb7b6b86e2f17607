import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { main } from '../src/main.ts'
import { temporaryFolder } from './run-waymark.ts'
import { memoryIo } from './sources.ts'

const DATE = '2024-03-15T10:00:00.000Z'

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})

/** Runs `waymark sitemap` on pages with these names, three in a file. The page `undated` has a date that is not one. */
async function build(names: readonly string[], ...args: readonly string[]) {
  const database = join(folder, 'db.json')
  const urls = names.map((name) => {
    const lastmod = name === 'undated' ? 'yesterday' : DATE
    return { loc: `https://a.example/${name}`, lastmod }
  })
  const head = { version: '1.1', generated: DATE, defaultLang: 'en' }
  writeFileSync(database, JSON.stringify({ ...head, urls }))
  const { io, stdout, stderr, failures } = memoryIo('')
  const out = join(folder, 'out')
  const words = ['sitemap', database, '--out', out, '--max-urls', '3', ...args]
  const status = await main(words, io)
  return { status, stdout: stdout(), stderr: stderr(), failures }
}

const files = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => [name, statSync(join(path, name)).mtimeMs, statSync(join(path, name)).ino])

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

test('a second run says which files it wrote, kept and removed', async () => {
  await build(names)
  const { status, stdout, stderr } = await build(['new', ...names])
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/4 files +[\d.]+ kB in .*: 2 written, 2 kept, 1 removed/)
  expect(readdirSync(join(folder, 'out'))).toEqual([
    'sitemap-1.xml',
    'sitemap-2.xml',
    'sitemap-3b.xml',
    'sitemap.xml',
  ])
  const report = JSON.parse(readFileSync(join(folder, 'db.report.json'), 'utf8'))
  expect(report).toMatchObject({
    isUnchanged: false,
    removed: ['sitemap-3.xml'],
    files: [
      { name: 'sitemap.xml', change: 'written' },
      { name: 'sitemap-1.xml', change: 'kept' },
      { name: 'sitemap-2.xml', change: 'kept' },
      { name: 'sitemap-3b.xml', change: 'written' },
    ],
  })
  const html = readFileSync(join(folder, 'db.report.html'), 'utf8')
  expect(html).toContain('Removed: sitemap-3.xml.')
})

test('a run in which nothing changed writes nothing, and has the same status and problems', async () => {
  const first = await build([...names, 'undated'])
  expect(first.status).toBe(1)
  const before = [files(folder).filter(([name]) => name !== 'db.json'), files(join(folder, 'out'))]
  const second = await build([...names, 'undated'])
  expect(second.status).toBe(1)
  expect(second.stdout).toMatch(/Nothing has changed.* at \d{4}-/)
  const problems = (text: string) => text.slice(text.indexOf('Problems')).replace(/ in .*\.\n$/, '')
  expect(problems(second.stdout)).toBe(problems(first.stdout))
  const after = [files(folder).filter(([name]) => name !== 'db.json'), files(join(folder, 'out'))]
  expect(after).toEqual(before)
})

test('a report that is missing or elsewhere is written also if nothing has changed', async () => {
  await build(names)
  const report = join(folder, 'other.html')
  const { stdout } = await build(names, '--report', report)
  expect(stdout).toContain('Nothing has changed')
  expect(readFileSync(report, 'utf8')).toContain('sitemap-3.xml')
  const since = join(folder, 'db.report.json')
  utimesSync(since, 0, 0)
  expect((await build(names, '--since', since)).stdout).toContain('Since ')
  expect(statSync(since).mtimeMs).toBeGreaterThan(0)
})

test('--rebuild distributes the pages anew', async () => {
  await build(names)
  await build(['new', ...names])
  await build(['new', ...names], '--rebuild')
  const index = readFileSync(join(folder, 'out', 'sitemap.xml'), 'utf8')
  const [first] = /sitemap-1b?\.xml/.exec(index)!
  expect(readFileSync(join(folder, 'out', first), 'utf8')).toContain('/new<')
})

test.each([
  ['out/state', 'state-published'],
  ['db.json', 'no-state-file'],
])('--state %s is refused', async (path, detail) => {
  const { status, failures } = await build(names, '--state', join(folder, path))
  expect([status, failures]).toMatchObject([2, [{ detail }]])
})

test('--state and --rebuild need a folder', async () => {
  for (const option of [['--state', 'x'], ['--rebuild']]) {
    const { io, failures } = memoryIo('{}')
    expect(await main(['sitemap', '-', '--out', '-', ...option], io)).toBe(2)
    expect(failures).toMatchObject([{ detail: 'needs-folder', option: option[0]!.slice(2) }])
  }
})
