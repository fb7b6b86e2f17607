import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { main } from '../src/main.ts'
import { temporaryFolder } from './run-waymark.ts'
import { memoryIo } from './sources.ts'

const SITE = '{"urls":[{"loc":"https://a.example/","lang":"jp","x":1}]}'
const CUT = '{"urls":['
const LINES = 'http://a b/\n\xff\nhttp://c.example/\nhttp://c.example/\n'

/** Each names a stream in what it says; `@` is a folder. */
const CALLS: readonly (readonly [input: string, ...line: string[]])[] = [
  ['db://a/b/c_d\n', 'lint', '-'],
  ['', 'lint', '-'],
  ['# nothing\n', 'lint', '-'],
  ['{"resources":', 'lint', '-'],
  [SITE, 'validate', '-'],
  [CUT, 'validate', '-', '--report', '@/r.html'],
  [SITE, 'validate', '-', '--report', '@/r.html'],
  [SITE, 'sitemap', '-', '--out', '@/out', '--report', '@/r.html'],
  [SITE, 'sitemap', '-', '--out', '-'],
  [CUT, 'sitemap', '-', '--out', '@/out'],
  [CUT, 'convert', '-', '--to', 'csv'],
  [CUT, 'keys', '-', '--out', '@/keys'],
  [CUT, 'diff', '-', '@/missing.json'],
  [LINES, 'normalize'],
  [LINES, 'normalize', '--trace'],
  ['', 'normalize', 'http://a b/'],
  [LINES, 'dedupe'],
  ['', 'dedupe', 'http://a.example/', 'http://a.example/'],
  ['a\nb\n', 'inspect', '-'],
  ['\xff', 'compare', '-', 'http://a.example/'],
]

const NAMES = /standard (?:input|output)|command line/

async function said(input: string, line: readonly string[]) {
  const folder = temporaryFolder()
  const { io, stdout, stderr } = memoryIo(Buffer.from(input, 'latin1'))
  await main(
    line.map((word) => word.replace('@', folder)),
    io,
  )
  const report = join(folder, 'r.html')
  const html = existsSync(report) ? readFileSync(report, 'utf8') : ''
  return { stdout: stdout(), all: stdout() + stderr() + html }
}

describe('people read the names of streams in their language:', () => {
  test.each(CALLS.map((call) => ({ call })))('$call', async ({ call }) => {
    const [input, command = '', ...rest] = call
    expect((await said(input, [command, ...rest])).all).toMatch(NAMES)
    for (const [language, name] of [
      ['ja', /標準|コマンドライン/],
      ['ru', /стандартный|командная/],
    ] as const) {
      const { all } = await said(input, [command, '--lang', language, ...rest])
      expect(all).toMatch(name)
      expect(all).not.toMatch(NAMES)
    }
  })
})

test.each([
  ['validate', SITE, ['json', 'csv', 'github', 'sarif']],
  ['lint', 'db://a/b/c_d\n', ['json', 'github', 'sarif']],
  ['dedupe', LINES, ['json']],
  ['normalize', LINES, ['json']],
])('programs read the same names in every language: %s', async (command, input, formats) => {
  const operands = ['dedupe', 'normalize'].includes(command) ? [] : ['-']
  for (const format of formats) {
    const line = [command, ...operands, '--format', format]
    const english = await said(input, line)
    const filed = /standard input|standard%20input/
    expect(english.stdout, format).toMatch(filed)
    for (const language of ['ja', 'ru']) {
      const { stdout } = await said(input, [...line, '--lang', language])
      expect(stdout.match(filed)?.length, format).toBe(english.stdout.match(filed)?.length)
      expect(stdout).not.toMatch(/標準|стандартный/)
    }
  }
})
