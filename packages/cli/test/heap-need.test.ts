import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mayExhaustHeap } from '../src/guard/heap-need.ts'
import { temporaryFolder } from './run-waymark.ts'

const heap = vi.hoisted(() => ({ limit: 0 }))
vi.mock('node:v8', async (load) => ({
  ...(await load<typeof import('node:v8')>()),
  getHeapStatistics: () => ({ heap_size_limit: heap.limit }),
}))

const before = process.cwd()
beforeEach(() => process.chdir(temporaryFolder()))
afterEach(() => process.chdir(before))

const MEBIBYTE = 1024 ** 2

test('a command that may keep its input needs 384 MiB, and a kilobyte for each byte', async () => {
  writeFileSync(join(process.cwd(), 'a.csv'), 'x'.repeat(2000))
  for (const command of ['sitemap', 'validate', 'audit', 'convert', 'diff', 'lint']) {
    heap.limit = 384 * MEBIBYTE + 2_000_000
    expect(await mayExhaustHeap([command, 'a.csv'])).toBe(false)
    heap.limit--
    expect(await mayExhaustHeap([command, 'a.csv'])).toBe(true)
    expect(await mayExhaustHeap([command, 'a.csv', '--help'])).toBe(false)
  }
})

test('a command that reads line by line needs a gibibyte, whatever it reads', async () => {
  for (const command of ['keys', 'normalize', 'dedupe']) {
    heap.limit = 1024 * MEBIBYTE
    expect(await mayExhaustHeap([command, 'none.gz', '/dev/null'])).toBe(false)
    heap.limit--
    expect(await mayExhaustHeap([command])).toBe(true)
    expect(await mayExhaustHeap([command, '--help'])).toBe(false)
  }
})

test('other commands need no more than there is', async () => {
  heap.limit = 1
  for (const line of [[], ['inspect'], ['compare', 'a'], ['--help'], ['worker'], ['explain']]) {
    expect(await mayExhaustHeap(line)).toBe(false)
  }
})
