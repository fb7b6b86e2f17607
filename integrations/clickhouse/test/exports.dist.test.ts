import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const names = ['dictionariesXml', 'functionsXml', 'sqlFunctions']
const dist = dirname(fileURLToPath(import.meta.resolve('@waymark/clickhouse')))

test('the built package exports exactly the documented names', async () => {
  expect(import.meta.resolve('@waymark/clickhouse')).toMatch(/dist\/index\.js$/)
  expect(Object.keys(await import('@waymark/clickhouse')).sort()).toEqual(names)
  const required = createRequire(import.meta.url)('@waymark/clickhouse')
  expect(Object.keys(required).sort()).toEqual(names)
})

test('the files for a server are there, and the worker answers as they declare', () => {
  const xml = readFileSync(join(dist, 'waymark_function.xml'), 'utf8')
  expect(xml).toContain('worker.cjs --op domain --format tsv --chunk-header')
  expect(readFileSync(join(dist, 'waymark_dictionary.xml'), 'utf8')).toContain('--echo')
  const args = ['--op', 'domain', '--format', 'tsv', '--chunk-header']
  const input = '2\nhttps://news.bbc.co.uk/\nnot a url\n'
  const { stdout, stderr, status } = spawnSync(join(dist, 'worker.cjs'), args, {
    input,
    encoding: 'utf8',
    env: { PATH: dirname(process.execPath) },
  })
  expect([stdout, stderr, status]).toEqual(['bbc.co.uk\n\\N\n', '', 0])
})
