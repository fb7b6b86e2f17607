/**
 * @module-tag slow
 * @module-tag night
 */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BlockStore, createUrlTable, TableMemory } from '@waymark/hreflang'
import {
  type ByteSource,
  type CheckOptions,
  checkSite,
  FileError,
  type SiteProblem,
} from '@waymark/site'
import { diskFiles, writeSite } from '@waymark/site/node'
import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'
import { runs } from '../../../../test/runs.ts'
import { temporaryFolder } from '../../../../test/temporary-folder.ts'
import { SiteCheck } from '../src/check/site-check.ts'
import { drain } from './drain.ts'

const MEBIBYTE = 1_048_576
const DATE = '2024-01-01T00:00:00Z'

/** The folder of the input and the output, and the one for temporary files. */
let folder: string
let temporary: string
beforeEach(() => {
  folder = temporaryFolder()
  temporary = temporaryFolder()
  vi.stubEnv('TMPDIR', temporary)
  return () => vi.unstubAllEnvs()
})

const langs = ['en', 'de', 'fr', 'es', 'it', 'x-default', 'jp', 'en-UK']

/** Entries with faults of many kinds: links without a return link, wrong values and dates, repeated pages, long URLs. */
function faultyLines(count: number): string {
  const url = (lang: string, page: number) =>
    `https://www.a.example/${lang}/category-${page % 13}/item-${page % 1009 === 0 ? 1009 : page}`
  const lines = Array.from({ length: count }, (_, n) => {
    const page = Math.floor(n / 8)
    const lang = langs[n % 8]!
    const links = langs.map((other) => ({ lang: other, loc: url(other, page) }))
    const kept = links.filter((_, at) => (page + at + n) % 11 !== 0)
    return JSON.stringify({
      loc: n % 2003 === 0 ? `${url(lang, page)}${'/x'.repeat(1100)}` : url(lang, page),
      lang,
      lastmod: n % 1999 === 0 ? 'yesterday' : DATE,
      alternates: n % 997 === 0 ? [{ lang: 'de_DE', loc: 'relative' }, ...kept] : kept,
    })
  })
  return `${lines.join('\n')}\n`
}

async function problemsOf(path: string, options: CheckOptions): Promise<readonly unknown[]> {
  const found: unknown[] = []
  const report = await drain(checkSite([path], diskFiles(), options), (event) => found.push(event))
  return [...found, report]
}

describe('a limit for memory', () => {
  test('does not change what a check finds, nor what is written, and leaves no file', async () => {
    const path = join(folder, 'pages.ndjson')
    writeFileSync(path, faultyLines(10_000))
    const options = { now: Date.parse(DATE) }
    const memory = 4 * MEBIBYTE
    const all = await problemsOf(path, options)
    expect(all.length).toBeGreaterThan(6_000)
    const limited = await problemsOf(path, { ...options, memory })
    expect(JSON.stringify(limited) === JSON.stringify(all)).toBe(true)
    const [a, b] = ['a', 'b'].map((name) => join(folder, name)) as [string, string]
    const written = await writeSite(path, a, options)
    expect(await writeSite(path, b, { ...options, memory })).toEqual(written)
    for (const { name } of written.files) {
      expect(readFileSync(join(a, name)).equals(readFileSync(join(b, name)))).toBe(true)
    }
    expect(readdirSync(temporary)).toEqual([])
  })

  test('that is too small is a problem that names one that suffices, and leaves no file', async () => {
    const path = join(folder, 'pages.ndjson')
    const lines = Array.from({ length: 8000 }, (_, n) =>
      JSON.stringify({ loc: `https://a.example/${n}`, lastmod: DATE, lang: `en-x-v${n}` }),
    )
    writeFileSync(path, lines.join('\n'))
    const memory = 4 * MEBIBYTE
    const error = await problemsOf(path, { memory }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(FileError)
    expect((error as FileError).problem).toMatchObject({
      code: 'memory-limit-exceeded',
      data: { limit: '4MiB', enough: expect.stringMatching(/^\d+MiB$/) },
    })
    await expect(writeSite(path, join(folder, 'out'), { memory })).rejects.toThrow(/4MiB/)
    expect(readdirSync(folder)).toEqual(['pages.ndjson'])
    expect(readdirSync(temporary)).toEqual([])
  })

  test('leaves no file if the caller stops early, or the input fails', async () => {
    const path = join(folder, 'pages.ndjson')
    writeFileSync(path, faultyLines(16_000))
    for await (const event of checkSite([path], diskFiles(), { memory: 4 * MEBIBYTE })) {
      if (event.type === 'problem' && event.problem.code === 'return-link-missing') break
    }
    expect(readdirSync(temporary)).toEqual([])
    writeFileSync(path, `${faultyLines(16_000)}{"loc"`)
    await expect(writeSite(path, join(folder, 'out'), { memory: 4 * MEBIBYTE })).rejects.toThrow(
      errorWith({ problem: { code: 'json-invalid' } }),
    )
    expect(readdirSync(temporary)).toEqual([])
  })

  test('is an error of the disk if there is no place for the file', async () => {
    const path = join(folder, 'pages.ndjson')
    writeFileSync(path, faultyLines(16_000))
    vi.stubEnv('TMPDIR', '/nowhere/at/all')
    const error = await problemsOf(path, { memory: 4 * MEBIBYTE }).catch(
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(FileError)
    expect((error as FileError).problem.code).toBe('file-not-found')
    expect((error as FileError).message).toContain('TMPDIR')
  })
})

/** A store in memory. */
function memoryStore(): BlockStore {
  const blocks = new Map<number, Uint8Array>()
  return {
    write: (position, bytes) => void blocks.set(position, bytes.slice()),
    read: (position, bytes) => bytes.set(blocks.get(position)!.subarray(0, bytes.length)),
  }
}

test('a check of any database with hardly any memory finds the same in the same order', async () => {
  const lang = fc.constantFrom(...langs, 'no such', 5)
  const loc = fc.oneof(
    { weight: 8, arbitrary: fc.nat(40).map((page) => `https://a.example/${page}`) },
    fc.constantFrom('https://a.example/?x=1', `https://a.example/${'ä'.repeat(500)}`, 'a b', '', 7),
  )
  const alternates = fc.array(
    fc.oneof({ weight: 9, arbitrary: fc.record({ lang, loc }) }, fc.constant(null)),
    {
      maxLength: 8,
    },
  )
  const entry = fc.record({
    loc,
    lang,
    alternates,
    lastmod: fc.constantFrom(DATE, '2999-01-01T00:00:00Z', 'x'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { minLength: 10, maxLength: 60 }), async (entries) => {
      const text = entries.map((one) => `${JSON.stringify(one)}\n`).join('')
      const memory = new TableMemory({ limit: 30_000, store: memoryStore() })
      expect(await found(text, memory)).toEqual(await found(text))
    }),
    { numRuns: runs(60) },
  )
})

async function found(text: string, memory?: TableMemory): Promise<readonly unknown[]> {
  const check = new SiteCheck('database', {
    check: 'canonical',
    now: Date.parse(DATE),
    files: diskFiles(),
    urls: createUrlTable({ memory }),
    fail: (error) => error,
  })
  const source: ByteSource = {
    name: 'pages.ndjson',
    async *chunks() {
      yield new TextEncoder().encode(text)
    },
    close: async () => {},
  }
  const problems: SiteProblem[] = []
  for await (const problem of check.database(source, 'pages.ndjson', 'ndjson'))
    problems.push(problem)
  problems.push(...check.findings())
  return [...problems, check.figures()]
}
