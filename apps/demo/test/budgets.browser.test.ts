import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** What is fetched before the first result is on the page, in kB with gzip; on 2026-11-27 it was 52. */
const FIRST_VIEW = 60
/** The scripts of all views together in English, in kB with gzip; on 2026-11-27 they were 510. */
const ALL_VIEWS = 515
/** What another language adds, in kB with gzip; on 2026-11-27 Japanese had 78, and Russian 89. */
const TRANSLATION = 95

describe.skipIf(process.env['WAYMARK_NO_BROWSER'])('the size of the built page', () => {
  let outDir: string
  /** By file name: bytes with gzip. */
  const sizes = new Map<string, number>()
  let html: string

  beforeAll(async () => {
    outDir = await mkdtemp(join(tmpdir(), 'waymark-demo-'))
    await build({ root: ROOT, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
    html = await readFile(join(outDir, 'index.html'), 'utf8')
    for (const file of await readdir(join(outDir, 'assets'))) {
      sizes.set(file, gzipSync(await readFile(join(outDir, 'assets', file)), { level: 9 }).length)
    }
  })

  afterAll(() => rm(outDir, { recursive: true, force: true }))

  const kilobytesOf = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + sizes.get(file)!, 0) / 1000

  test(`the first result needs at most ${FIRST_VIEW} kB`, () => {
    const first = Array.from(
      html.matchAll(/(?:src|href)="\.\/assets\/([^"]+)"/g),
      ([, name]) => name!,
    )
    expect(first.length).toBeGreaterThan(2)
    const own = gzipSync(html, { level: 9 }).length / 1000
    expect(own + kilobytesOf(first)).toBeLessThan(FIRST_VIEW)
  })

  test(`all views together have in English at most ${ALL_VIEWS} kB of scripts`, () => {
    const scripts = [...sizes.keys()].filter((file) => /^(?!ja-|ru-).*\.js$/.test(file))
    expect(kilobytesOf(scripts)).toBeLessThan(ALL_VIEWS)
  })

  test.each(['ja', 'ru'])(`the language %s adds at most ${TRANSLATION} kB`, (language) => {
    const own = [...sizes.keys()].filter((file) => file.startsWith(`${language}-`))
    expect(own.length).toBeGreaterThan(1)
    expect(kilobytesOf(own)).toBeLessThan(TRANSLATION)
    for (const file of own) expect(html).not.toContain(file)
  })

  test('the worker of the views adds next to nothing: it shares their chunks', () => {
    const worker = [...sizes.keys()].filter((file) => file.startsWith('analysis-worker-'))
    expect(worker).toHaveLength(1)
    expect(kilobytesOf(worker)).toBeLessThan(1)
  })
})
