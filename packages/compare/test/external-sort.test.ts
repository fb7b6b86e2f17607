import {
  createMemoryStorage,
  ExternalSort,
  groupLines,
  LINE_GROUPS_OPTIONS,
  LineGroups,
  type RunStorage,
  type SortOptions,
} from '@waymark/compare/group'
import { OptionError } from '@waymark/infra/options'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
import { merge } from '../src/group/merge.ts'
import { readRun, writeRun } from '../src/group/run.ts'
import { RUN_BUFFER } from '../src/group/run-storage.ts'

/** A storage that says which runs there are, and how many were read at once. */
function observedStorage() {
  const storage = createMemoryStorage()
  const open = new Set<number>()
  const seen = { opened: 0, reading: 0, mostReading: 0 }
  const observed: RunStorage = {
    open() {
      const run = storage.open()
      open.add(run)
      seen.opened++
      return run
    },
    append: (run, text) => storage.append(run, text),
    *read(run) {
      seen.mostReading = Math.max(seen.mostReading, ++seen.reading)
      try {
        yield* storage.read(run)
      } finally {
        seen.reading--
      }
    },
    close(run) {
      expect(open.delete(run)).toBe(true)
      storage.close(run)
    },
  }
  return { storage: observed, open, seen }
}

describe('a storage in memory', () => {
  test('keeps the pieces of each run until it is closed', () => {
    const storage = createMemoryStorage()
    const [a, b] = [storage.open(), storage.open()]
    expect(a).not.toBe(b)
    storage.append(a, '1\n')
    storage.append(b, '2\n')
    storage.append(a, '3\n4\n')
    expect([[...storage.read(a)], [...storage.read(b)]]).toEqual([['1\n', '3\n4\n'], ['2\n']])
    expect([...storage.read(a)]).toEqual(['1\n', '3\n4\n'])
    storage.close(a)
    expect([[...storage.read(a)], [...storage.read(b)]]).toEqual([[], ['2\n']])
    storage.append(a, '5\n')
    expect([...storage.read(a)]).toEqual([])
    const c = storage.open()
    expect([a, b]).not.toContain(c)
    expect([...storage.read(c)]).toEqual([])
  })
})

describe('a run', () => {
  test('is written in pieces of whole lines, and knows its longest record', () => {
    const storage = createMemoryStorage()
    const records = ['"a"', `"${'b'.repeat(RUN_BUFFER - 10)}"`, '"c"', '"d"', '"e"']
    const { run, longest } = writeRun(storage, records)
    expect(longest).toBe((RUN_BUFFER - 8) * 3)
    const pieces = [...storage.read(run)]
    expect(pieces.join('')).toBe(records.map((record) => `${record}\n`).join(''))
    // A piece ends as soon as it has the size of a buffer.
    expect(pieces.map(({ length }) => length)).toEqual([RUN_BUFFER + 1, 8])
    const exact = writeRun(storage, [`"${'b'.repeat(RUN_BUFFER - 3)}"`, '1'])
    expect([...storage.read(exact.run)].map(({ length }) => length)).toEqual([RUN_BUFFER, 2])
    const none = writeRun(storage, [])
    expect([none.longest, [...storage.read(none.run)]]).toEqual([0, []])
  })

  test('is read line by line, whether or not a piece ends with a line end, and then closed', () => {
    const closed: number[] = []
    const pieces = ['1\n"a\\nb"\n', '{"c":2}', '\n\n3\n', '', '4']
    const storage = {
      ...createMemoryStorage(),
      read: () => pieces,
      close: (run: number) => void closed.push(run),
    }
    expect([...readRun(storage, { run: 7, longest: 0 })]).toEqual([1, 'a\nb', { c: 2 }, 3, 4])
    expect(closed).toEqual([7])
    for (const first of readRun(storage, { run: 8, longest: 0 })) {
      expect(first).toBe(1)
      break
    }
    expect(closed).toEqual([7, 8])
  })
})

describe('merging', () => {
  function inputsOf(lists: readonly (readonly number[])[]) {
    const ended: number[] = []
    const inputs = lists.map(function* (list, at) {
      try {
        yield* list
      } finally {
        ended.push(at)
      }
    })
    return { ended, inputs }
  }

  test('takes records in order from any number of inputs', () => {
    const lists = [[], [3, 9], [1, 2, 3, 8], [], [0], [3, 3, 7], [10]]
    const { inputs, ended } = inputsOf(lists)
    expect([...merge(inputs, (n) => n)]).toEqual([0, 1, 2, 3, 3, 3, 3, 7, 8, 9, 10])
    expect([...ended].sort()).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect([...merge([], (n: number) => n)]).toEqual([])
    expect([...merge([[1, 2]], (n) => n)]).toEqual([1, 2])
    expect([...merge([[], []], (n: number) => n)]).toEqual([])
  })

  test('who stops early ends all inputs', () => {
    const { inputs, ended } = inputsOf([[5, 6], [1], [2, 9], [3]])
    const merged = merge(inputs, (n) => n)
    expect([merged.next().value, merged.next().value]).toEqual([1, 2])
    merged.return()
    expect([...ended].sort()).toEqual([0, 1, 2, 3])
  })
})

describe('sorting', () => {
  const rankOf = ({ rank }: { readonly rank: number }) => rank

  test.each([0, 100, 5000, 1_000_000])('with %d bytes of memory', (memory) => {
    const { storage, open, seen } = observedStorage()
    const sort = new ExternalSort<{ rank: number; at: number; text: string }>({
      rankOf,
      memory,
      storage,
    })
    const records = Array.from({ length: 300 }, (_, at) => ({
      rank: ((at * 7919) % 50) - 25,
      at,
      text: `\ud800${at}\n`,
    }))
    for (const record of records) sort.add(record)
    expect([...sort.sorted()]).toEqual([...records].sort((a, b) => a.rank - b.rank || a.at - b.at))
    expect(open.size).toBe(0)
    expect(seen.reading).toBe(0)
    expect(seen.opened > 0).toBe(memory < 1_000_000)
  })

  test('reads as many runs at once as memory has room for, but at least two', () => {
    const most = (memory: number, count: number, text: string) => {
      const { storage, open, seen } = observedStorage()
      const sort = new ExternalSort<{ rank: number; text: string }>({ rankOf, memory, storage })
      for (let at = 0; at < count; at++) sort.add({ rank: count - at, text })
      expect(Array.from(sort.sorted(), ({ rank }) => rank)).toEqual(
        Array.from({ length: count }, (_, at) => at + 1),
      )
      expect(open.size).toBe(0)
      return seen.mostReading
    }
    expect(most(0, 3, '')).toBe(2)
    expect(most(0, 200, '')).toBe(2)
    // Three buffers of 4 × 65,536 bytes, and twice the longest record each, of up to three bytes for a unit.
    const text = 'x'.repeat(100_000)
    const each = RUN_BUFFER * 4 + JSON.stringify({ rank: 99, text }).length * 3 * 2
    expect(most(each * 3, 99, text)).toBe(3)
    expect(most(each * 3 - 1, 99, text)).toBe(2)
  })

  test('has sixty-three runs of a level at most, and merges the sixty-fourth with them', () => {
    const { storage, open } = observedStorage()
    const sort = new ExternalSort<number>({ rankOf: (n) => n, memory: 0, storage })
    const sizes = new Map<number, number>()
    for (let count = 1; count <= 130; count++) {
      sort.add(-count)
      sizes.set(count, open.size)
    }
    expect([1, 63, 64, 65, 127, 128, 129].map((count) => sizes.get(count))).toEqual([
      1, 63, 1, 2, 64, 2, 3,
    ])
    expect([...sort.sorted()]).toEqual(Array.from({ length: 130 }, (_, at) => at - 130))
  })

  test('writes a run only when its records take more than the memory', () => {
    // JSON, in words of four bytes; two numbers of eight bytes; and a place in the order, with two more in the engine.
    const bytes = (count: number) => count * (4 + 2 * 8 + 4 + 2 * 8)
    const runs = (memory: number) => {
      const { storage, seen } = observedStorage()
      const sort = new ExternalSort<number>({ rankOf: (n) => n, memory, storage })
      for (let at = 0; at < 10; at++) sort.add(at)
      return seen.opened
    }
    expect([bytes(10), bytes(10) - 1, bytes(5), bytes(5) - 1].map(runs)).toEqual([0, 1, 1, 2])
  })

  test.each<[Partial<Record<keyof SortOptions<unknown>, unknown>> | null, object]>([
    [null, { option: null, code: 'option-wrong', data: { got: 'null' } }],
    [
      { memory: 1, storage: createMemoryStorage() },
      { option: 'rankOf', code: 'option-wrong' },
    ],
    [
      { rankOf, storage: createMemoryStorage() },
      { option: 'memory', code: 'option-wrong' },
    ],
    [
      { rankOf, memory: 1 },
      { option: 'storage', code: 'option-wrong' },
    ],
    [
      { rankOf: 5, memory: 1, storage: createMemoryStorage() },
      { option: 'rankOf', code: 'option-wrong', data: { got: '5' } },
    ],
    [
      { rankOf, memory: -1, storage: createMemoryStorage() },
      { option: 'memory', code: 'option-wrong', data: { got: '-1' } },
    ],
    [
      { rankOf, memory: 1, storage: null },
      { option: 'storage', code: 'option-wrong', data: { got: 'null' } },
    ],
  ])('%o is refused', (options, error) => {
    expect(() => new ExternalSort(options as never)).toThrow(OptionError)
    expect(() => new ExternalSort(options as never)).toThrow(errorWith(error))
  })

  test.each(['open', 'append', 'read', 'close'])('a storage has the function %s', (name) => {
    const storage = { ...createMemoryStorage(), [name]: 5 } as unknown as RunStorage
    expect(() => new LineGroups({ storage })).toThrow(
      expect.objectContaining({ option: 'storage', code: 'option-wrong' }),
    )
    expect(LINE_GROUPS_OPTIONS.storage.accepts(storage)).toBe(false)
    expect(LINE_GROUPS_OPTIONS.storage.accepts(createMemoryStorage())).toBe(true)
  })
})

describe('groups of lines', () => {
  const lines = ['a', 'b', '?', 'A', 'c', 'B', 'a', '?'].map((text, at) => ({
    file: at % 2,
    line: at + 1,
    text,
  }))
  const keyOf = (text: string) => (text === '?' ? null : text.toLowerCase())
  const shown = (...at: readonly number[]) => at.map((index) => lines[index]!)

  async function groupsOf(...args: Parameters<typeof groupLines>) {
    const found = []
    for await (const group of groupLines(...args)) found.push(group)
    return found
  }

  test.each([undefined, 0, 600, 100_000])('are whole, with %s bytes of memory', async (memory) => {
    const given = memory === undefined ? {} : { memory }
    const repeated = [
      { key: 'a', count: 3, lines: shown(0, 3, 6) },
      { key: 'b', count: 2, lines: shown(1, 5) },
    ]
    expect(await groupsOf(lines, keyOf, given)).toEqual(repeated)
    expect(await groupsOf(lines, keyOf, { ...given, wanted: 'repeated' })).toEqual(repeated)
    expect(await groupsOf(lines, keyOf, { ...given, wanted: 'first' })).toEqual([
      { key: 'a', count: 3, lines: shown(0) },
      { key: 'b', count: 2, lines: shown(1) },
      { key: null, count: 1, lines: shown(2) },
      { key: 'c', count: 1, lines: shown(4) },
      { key: null, count: 1, lines: shown(7) },
    ])
    expect(await groupsOf([], keyOf, given)).toEqual([])
    expect(await groupsOf(shown(2), keyOf, given)).toEqual([])
  })

  test('have nothing but the place and the text of a line', async () => {
    const [group] = await groupsOf(
      ['a', 'A'].map((text) => ({ file: 0, line: 1, text, more: 5 })),
      keyOf,
    )
    expect(group?.lines).toEqual([
      { file: 0, line: 1, text: 'a' },
      { file: 0, line: 1, text: 'A' },
    ])
  })

  test('are refused before a line is read', () => {
    const none = (): Iterable<never> => ({ [Symbol.iterator]: () => expect.unreachable() })
    expect(() => groupLines(none(), 'whatwg', { wantd: 'first' } as object)).toThrow(
      expect.objectContaining({
        option: 'wantd',
        code: 'option-unknown',
        data: { near: 'wanted' },
      }),
    )
    expect(() => groupLines(none(), 'whatwg', { wanted: 'all' as never })).toThrow(
      expect.objectContaining({ option: 'wanted', code: 'option-wrong' }),
    )
    expect(() => groupLines(none(), 'whatwg', { options: 5 as never })).toThrow(
      expect.objectContaining({ option: 'options', code: 'option-wrong' }),
    )
    expect(() => new LineGroups({ memory: 0.5 })).toThrow(
      expect.objectContaining({ option: 'memory', code: 'option-wrong' }),
    )
    expect(() => new LineGroups({ options: {} } as object)).toThrow(
      expect.objectContaining({ option: 'options', code: 'option-unknown' }),
    )
    expect(Object.isFrozen(LINE_GROUPS_OPTIONS)).toBe(true)
    expect(Object.keys(LINE_GROUPS_OPTIONS)).toEqual(['memory', 'storage', 'wanted'])
  })

  test.each(['first', 'repeated'] as const)(
    '%s: lines are counted, in a table or sorted',
    (wanted) => {
      for (const memory of [0, 1_000_000]) {
        const groups = new LineGroups({ wanted, memory })
        expect(groups.counts).toEqual({ lines: 0, withoutKey: 0 })
        for (const line of lines) groups.add(keyOf(line.text), line)
        expect(groups.counts).toEqual({ lines: 8, withoutKey: 2 })
      }
    },
  )

  test('the rest of the program has its turn now and then while lines are sorted', async () => {
    const pauses = async (memory: number, count: number) => {
      const groups = new LineGroups({ memory })
      for (let at = 0; at < count; at++) {
        groups.add(String(at >> 1), { file: 0, line: at, text: 'x' })
      }
      let paused = 0
      await groups.settle(async () => {
        paused++
      })
      let found = 0
      for (const { part } of groups.parts()) if (part === 'group') found++
      expect(found).toBe(count >> 1)
      return paused
    }
    expect(await pauses(100_000, 8191)).toBe(0)
    expect(await pauses(100_000, 8192)).toBe(1)
    expect(await pauses(100_000, 16_384)).toBe(2)
    expect(await pauses(100_000_000, 16_384)).toBe(0)
  })
})
