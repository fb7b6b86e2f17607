import { readdirSync } from 'node:fs'
import { IntList, MemoryLimitError } from '@waymark/hreflang'
import { sentence } from '@waymark/infra/internal'
import { buildSite, type CreateTableStore, checkSite, FileError } from '@waymark/site'
import { createTableStore } from '@waymark/site/node'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'
import { temporaryFolder } from '../../../../test/temporary-folder.ts'
import { openMemory, type RunMemory, withinMemory } from '../src/table-store.ts'
import { memoryFiles } from './memory-files.ts'
import { sourceOf } from './sources.ts'

const MEBIBYTE = 1_048_576

let temporary: string
beforeEach(() => {
  temporary = temporaryFolder()
  vi.stubEnv('TMPDIR', temporary)
  return () => vi.unstubAllEnvs()
})

describe('a table store', () => {
  const bytes = (seed: number, length = 1000) =>
    Uint8Array.from({ length }, (_, n) => (n * seed) % 251)

  test('returns what was written, and makes nothing before', () => {
    const store = createTableStore()
    expect(readdirSync(temporary)).toEqual([])
    for (let n = 0; n < 20; n++) store.write(n * 1000, bytes(n))
    store.write(3000, bytes(77))
    const into = new Uint8Array(1000)
    for (let n = 0; n < 20; n++) {
      store.read(n * 1000, into)
      expect(into).toEqual(bytes(n === 3 ? 77 : n))
    }
    store.close()
    store.close()
    expect(readdirSync(temporary)).toEqual([])
  })

  test('reads a part of what was written, and nothing that was not', () => {
    const store = createTableStore()
    store.write(0, bytes(7))
    const part = new Uint8Array(10)
    store.read(990, part)
    expect(part).toEqual(bytes(7).subarray(990))
    expect(() => store.read(995, part)).toThrow(RangeError)
    expect(() => store.read(1000, part)).toThrow(RangeError)
    store.close()
  })

  test('begins anew after it was closed', () => {
    const store = createTableStore()
    store.write(0, bytes(7))
    store.close()
    expect(() => store.read(0, new Uint8Array(1))).toThrow(RangeError)
    store.close()
  })

  test.skipIf(process.platform === 'win32')('has no name, so nothing can leave it behind', () => {
    const store = createTableStore()
    store.write(0, new Uint8Array(10))
    expect(readdirSync(temporary)).toEqual([])
    store.close()
  })

  test('whose disk is full says so', () => {
    const store = createTableStore()
    store.write(0, new Uint8Array(10))
    // No disk has this position.
    expect(() => store.write(Number.MAX_SAFE_INTEGER, new Uint8Array(10))).toThrow(FileError)
    store.close()
  })

  test('that has no place says where it should be', () => {
    vi.stubEnv('TMPDIR', '/nowhere/at/all')
    const store = createTableStore()
    expect(() => store.write(0, new Uint8Array(10))).toThrow(
      errorWith({ problem: { code: 'file-not-found' } }),
    )
    store.close()
  })
})

describe('the memory of a run', () => {
  /** A store whose functions are these, and which counts how often it is closed. */
  function storeWith(write: () => void): { create: CreateTableStore; closed: () => number } {
    let closed = 0
    return {
      create: () => ({ write, read() {}, close: () => void closed++ }),
      closed: () => closed,
    }
  }

  async function resultOf(memory: RunMemory, run: () => void) {
    const events = (async function* () {
      yield 'event'
      run()
      return 'result'
    })()
    const found: string[] = []
    const all = withinMemory(events, memory, 'pages.csv')
    for (let next = await all.next(); ; next = await all.next()) {
      found.push(next.value)
      if (next.done === true) return found
    }
  }

  test('needs a store if it is limited, which the main entry does not make', () => {
    const build = () => buildSite(sourceOf('{}'), { memory: 4 * MEBIBYTE })
    expect(build).toThrow(errorWith({ problem: { code: 'table-store-missing' } }))
    expect(openMemory(undefined, undefined)).toEqual({ tables: undefined, limit: 0, store: null })
  })

  test.each([
    [4 * MEBIBYTE, true],
    [4 * MEBIBYTE - 1, false],
    [4 * MEBIBYTE + 0.5, false],
    ['5000000', false],
  ])('of %j bytes is possible: %s', async (memory, isPossible) => {
    const files = { ...memoryFiles({ 'a.ndjson': '{}\n' }), createStore: createTableStore }
    const work = checkSite(['a.ndjson'], files, { memory } as never).next()
    if (isPossible) expect(await work).toMatchObject({ done: false })
    else
      await expect(work).rejects.toThrow(
        expect.objectContaining({ option: 'memory', code: 'option-wrong' }),
      )
  })

  test('is closed at the end, and when the caller stops', async () => {
    const { create, closed } = storeWith(() => {})
    const memory = openMemory(4 * MEBIBYTE, create)
    expect([memory.limit, memory.store === null]).toEqual([4 * MEBIBYTE, false])
    expect(await resultOf(memory, () => {})).toEqual(['event', 'result'])
    expect(closed()).toBe(1)
    for await (const _ of withinMemory(sourceOf('a', 'b').chunks(), memory, 'x')) break
    expect(closed()).toBe(2)
  })

  test.each([
    [4 * MEBIBYTE, 6 * MEBIBYTE, '4MiB', '6MiB'],
    [4 * MEBIBYTE + 1, 4 * MEBIBYTE + 7, '4194305 bytes', '4194311 bytes'],
  ])('that is too small is an error of the input (%i)', async (limit, enough, has, needs) => {
    const { create, closed } = storeWith(() => {})
    const work = resultOf(openMemory(limit, create), () => {
      throw new MemoryLimitError(limit, enough)
    })
    await expect(work).rejects.toMatchObject({
      problem: {
        code: 'memory-limit-exceeded',
        file: 'pages.csv',
        data: { limit: has, enough: needs },
      },
    })
    expect(closed()).toBe(1)
  })

  test('whose store fails has the error of the store; other errors are as they were', async () => {
    const failure = new FileError('file-system-error', 'disk', sentence('The file is full.'))
    const { create, closed } = storeWith(() => {
      throw failure
    })
    const memory = openMemory(30_000, create)
    const fill = () => {
      const list = new IntList(memory.tables)
      for (let n = 0; n < 100_000; n++) list.push(n)
    }
    await expect(resultOf(memory, fill)).rejects.toBe(failure)
    const other = new Error('other')
    const work = resultOf(memory, () => {
      throw other
    })
    await expect(work).rejects.toBe(other)
    expect(closed()).toBe(2)
  })
})
