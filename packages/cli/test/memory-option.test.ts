/**
 * @module-tag slow
 * @module-tag night
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { main } from '../src/main.ts'
import { runProcess, temporaryFolder } from './run-waymark.ts'
import { memoryIo } from './sources.ts'

const DATE = '2024-01-01T00:00:00Z'

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})

/** A database in which each page has a value of its own, which stays in memory. */
function manyValues(count: number): string {
  return Array.from(
    { length: count },
    (_, n) => `{"loc":"https://a.example/${n}","lastmod":"${DATE}","lang":"en-x-v${n}"}\n`,
  ).join('')
}

/** A database that does not fit into 4 MiB, with pages that no other page lists. */
function manyLinks(count: number): string {
  const langs = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'sv', 'ja']
  const url = (lang: string, page: number) => `https://a.example/${lang}/page-${page}`
  return Array.from({ length: count }, (_, n) => {
    const page = Math.floor(n / 10)
    const alternates = langs.map((lang) => ({ lang, loc: url(lang, page) }))
    const loc = url(langs[n % 10]!, page % 17 === 0 ? page + count : page)
    return `${JSON.stringify({ loc, lastmod: DATE, lang: langs[n % 10], alternates })}\n`
  }).join('')
}

describe.each(['validate', 'sitemap'])('%s --memory', (command) => {
  const out = command === 'sitemap' ? ['--out', 'public'] : []

  test.each([
    ['256', { detail: 'size' }],
    ['lots', { detail: 'size' }],
    ['-1GiB', { detail: 'size' }],
    ['1 XB', { detail: 'size' }],
    ['0MiB', { least: '4MiB' }],
    ['100kB', { least: '4MiB' }],
    ['999999999GiB', { detail: 'size-too-large' }],
  ])('%s is refused with a remedy', async (value, facts) => {
    const { io, failures } = memoryIo()
    expect(await main([command, 'missing.json', ...out, `--memory=${value}`], io)).toBe(2)
    expect(failures).toMatchObject([{ option: 'memory', value, ...facts }])
  })

  test('that is too small for what stays in memory ends in one line with a size that suffices', async () => {
    writeFileSync(join(folder, 'pages.ndjson'), manyValues(8000))
    const tmp = temporaryFolder()
    const sizes: string[] = []
    // The size suffices for twice as much as was read, which may be a part of the database.
    for (let size = '4MiB'; ; ) {
      const { status, stderr } = await runProcess(
        [command, 'pages.ndjson', ...out, '--memory', size],
        { cwd: folder, env: { TMPDIR: tmp } },
      )
      expect(readdirSync(tmp)).toEqual([])
      if (status === 0 || status === 1) break
      expect(status).toBe(74)
      expect(stderr).toMatch(/^waymark \w+: pages\.ndjson: [^\n]* --memory to \d+MiB [^\n]*\n$/)
      expect(stderr).toContain(` ${size} `)
      expect(readdirSync(folder)).toEqual(['pages.ndjson'])
      sizes.push(size)
      size = /(?<=--memory to )\d+MiB/.exec(stderr)?.[0] ?? ''
    }
    expect(sizes).toEqual(['4MiB', '16MiB'])
  })

  test('does not change the output and leaves no file', async () => {
    writeFileSync(join(folder, 'pages.ndjson'), manyLinks(8_000))
    const tmp = temporaryFolder()
    const run = async (...memory: string[]) => {
      const args = [command, 'pages.ndjson', ...out, ...memory]
      const { status, stdout } = await runProcess(args, { cwd: folder, env: { TMPDIR: tmp } })
      expect(status).toBe(1)
      if (command === 'validate') return stdout
      return readFileSync(join(folder, 'public', 'sitemap.xml'), 'utf8')
    }
    const all = await run()
    expect((await run('--memory', '4MiB')) === all).toBe(true)
    expect(all.length).toBeGreaterThan(100_000)
    expect(readdirSync(tmp)).toEqual([])
  })
})
