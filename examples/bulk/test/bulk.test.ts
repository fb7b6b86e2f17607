/** @module-tag slow */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

function run(program: string, folder: string, ...args: readonly string[]) {
  const path = fileURLToPath(new URL(`../src/${program}`, import.meta.url))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@waymark/source', '--no-warnings', path, ...args],
    { cwd: folder, encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

function folderWith(list: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-bulk-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'urls.txt'), list)
  return folder
}

test('a list is normalised, and the lines that are not URLs are named', () => {
  const folder = folderWith('HTTP://Example.com/a/\nno url\nhttps://example.com/b?q#f\n')
  const { status, stdout, stderr } = run('normalize-list.ts', folder)
  expect([status, stdout]).toEqual([0, '3 lines, 1 of them not URLs\n'])
  expect(stderr).toContain('urls.txt:2: missing-scheme-non-relative-URL: ')
  expect(readFileSync(join(folder, 'canonical.txt'), 'utf8')).toBe(
    'http://example.com/a\nhttps://example.com/b\n',
  )
})

test('a long list is shared with a thread, and comes out in order', () => {
  const lines = Array.from({ length: 200_000 }, (_, n) => `https://Example.com/${n}/?q`)
  const folder = folderWith(lines.join('\n'))
  const { status, stdout, stderr } = run('normalize-list.ts', folder)
  expect([status, stdout, stderr]).toEqual([0, '200000 lines, 0 of them not URLs\n', ''])
  const expected = lines.map((_, n) => `https://example.com/${n}`).join('\n')
  expect(readFileSync(join(folder, 'canonical.txt'), 'utf8') === expected).toBe(true)
})

test('lines that are one URL are grouped', () => {
  const folder = folderWith('http://a/\nhttp://b/\nHTTP://A:80\nhttp://b/x/..\nhttp://c/\n')
  const { status, stdout, stderr } = run('group-list.ts', folder)
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toBe('http://a/: lines 1, 3\nhttp://b/: lines 2, 4\n')
})
