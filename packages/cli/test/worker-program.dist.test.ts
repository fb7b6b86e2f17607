import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { builtinModules, createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const program = createRequire(import.meta.url).resolve('@waymark/cli/worker.cjs')

test('the worker is one file, which runs in an empty folder with an empty environment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'worker-'))
  try {
    copyFileSync(program, join(folder, 'worker.cjs'))
    const run = (args: readonly string[], input: string) =>
      spawnSync(process.execPath, ['worker.cjs', ...args], {
        cwd: folder,
        env: {},
        input,
        encoding: 'utf8',
      })
    const input = 'HTTPS://Bücher.example\nx\n'
    expect(run(['--op', 'normalize,domain', '--preset', 'standard'], input)).toMatchObject({
      status: 0,
      stdout: 'https://xn--bcher-kva.example/\txn--bcher-kva.example\n\\N\t\\N\n',
      stderr: '',
    })
    expect(run(['--op', 'normalize'], 'x\ty\n')).toMatchObject({
      status: 74,
      stdout: '',
      stderr: expect.stringMatching(/^waymark worker: row 1, byte 0: .* 2 columns.* url\n$/),
    })
    expect(run(['--op', 'nomalize'], '').status).toBe(2)
    expect(run(['--op', 'normalize', '--format', 'arrow'], '')).toMatchObject({
      status: 74,
      stdout: '',
      stderr: expect.stringMatching(
        /^waymark worker: --format arrow .* npm install @waymark\/cli apache-arrow, .*\n$/,
      ),
    })
    expect(run(['--op', 'normalize', '--lang', 'ja'], '')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/^waymark worker: --lang .*\nTry: waymark worker --help\n$/),
    })
    // ClickHouse starts it by its name.
    expect(readFileSync(program, 'utf8').startsWith('#!/usr/bin/env node\n')).toBe(true)
    expect(statSync(program).mode & 0o111).not.toBe(0)
    expect(run(['--help'], '').stdout).toContain('key-by (url, method)')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('it imports nothing but modules of Node, and has the licences of its data', () => {
  const text = readFileSync(program, 'utf8')
  const imported = [...text.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name = '']) => name)
  expect(imported.length).toBeGreaterThan(0)
  expect(imported.filter((name) => !builtinModules.includes(name.replace(/^node:/, '')))).toEqual(
    [],
  )
  expect(text).not.toContain('RecordBatch')
  for (const licence of ['MIT License', 'MPL-2.0', 'Unicode-3.0', 'CC0-1.0', 'Unlicense']) {
    expect(text.slice(0, 6000)).toContain(licence)
  }
})
