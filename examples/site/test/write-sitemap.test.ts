/** @module-tag slow */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { builtProgram } from '../../../packages/cli/test/built-program.ts'

const program = fileURLToPath(new URL('../src/write-sitemap.ts', import.meta.url))
const waymark = await builtProgram()
const example = fileURLToPath(new URL('../url-source.json', import.meta.url))

/** The canonical form that the programs choose. */
const FORM = ['--canonical', 'seo']

const folder = mkdtempSync(join(tmpdir(), 'waymark-example-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(args: readonly string[]): string {
  try {
    return execFileSync(process.execPath, ['--conditions=@waymark/source', ...args], {
      encoding: 'utf8',
    })
  } catch (error) {
    // 1 is the status for a database that has problems.
    if (error instanceof Error && 'status' in error && error.status === 1) {
      return 'stdout' in error ? String(error.stdout) : ''
    }
    throw error
  }
}

/** The sitemaps of a folder: name to content. */
function sitemapsOf(path: string): Record<string, string> {
  const names = readdirSync(path).filter((name) => name.startsWith('sitemap'))
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(path, name), 'latin1')]))
}

test('ten lines write the same bytes as `waymark sitemap`, and know the same problems', () => {
  const [own, others] = ['own', 'others'].map((name) => join(folder, name)) as [string, string]
  const said = run([program, example, own])
  const report = JSON.parse(
    run([waymark, 'sitemap', example, '-o', others, ...FORM, '--format', 'json']),
  )
  expect(sitemapsOf(own)).toEqual(sitemapsOf(others))
  expect(readFileSync(program, 'utf8').trim().split('\n').length).toBeLessThanOrEqual(10)
  expect(said.trim().split('\n')).toEqual([
    '36 of 37 pages, in 1 file(s)',
    ...report.kinds.map(
      ({ severity, code, count, remedy }: Record<string, string | number>) =>
        `${severity} ${code} (${count}): ${remedy}`,
    ),
  ])
})

test('the same for a site of several files', { tags: 'night' }, () => {
  const urls = Array.from({ length: 50_001 }, (_, n) => {
    return { loc: `https://a.example/${n}/`, lastmod: '2024-01-01T00:00:00Z', lang: 'en' }
  })
  const head = { version: '1.1', generated: '2024-01-01T00:00:00Z', defaultLang: 'en' }
  const database = join(folder, 'large.json')
  writeFileSync(database, JSON.stringify({ ...head, urls }))
  const [own, others] = ['own-2', 'others-2'].map((name) => join(folder, name)) as [string, string]
  run([program, database, own])
  run([waymark, 'sitemap', database, '-o', others, ...FORM])
  const written = sitemapsOf(own)
  expect(Object.keys(written).sort()).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap.xml'])
  expect(written).toEqual(sitemapsOf(others))
})

test('ten lines find the same problems as `waymark validate`, at the same places', () => {
  const checker = fileURLToPath(new URL('../src/check-site.ts', import.meta.url))
  const said = run([checker, example])
  const report = JSON.parse(run([waymark, 'validate', example, ...FORM, '--format', 'json']))
  expect(report.problems.length).toBeGreaterThan(5)
  expect(said.trim().split('\n')).toEqual(
    report.problems.map(
      ({ file, line, column, severity, code, message }: Record<string, string | number>) =>
        `${file}:${line}:${column}: ${severity} ${code}: ${message}`,
    ),
  )
})

test('a table of events is a database, and stays the same when it is converted', () => {
  const events = fileURLToPath(new URL('../events.csv', import.meta.url))
  const said = run([program, events, join(folder, 'events')])
  expect(said.trim()).toBe('5 of 5 pages, in 1 file(s)')
  const xml = sitemapsOf(join(folder, 'events'))['sitemap.xml']
  expect(xml?.match(/hreflang="x-default"/g)).toHaveLength(4)
  expect(xml?.match(/<image:loc>/g)).toHaveLength(2)

  const json = join(folder, 'events.json')
  const csv = join(folder, 'events.csv')
  run([waymark, 'convert', events, '--default-lang', 'en', '-o', json])
  run([waymark, 'convert', json, '-o', csv])
  const [first, second] = [events, csv].map((path) => join(folder, `${path.length}.ndjson`))
  run([waymark, 'convert', events, '-o', first!])
  run([waymark, 'convert', csv, '-o', second!])
  expect(readFileSync(second!, 'utf8')).toBe(readFileSync(first!, 'utf8'))
})
