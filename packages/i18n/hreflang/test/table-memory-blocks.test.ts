import {
  type BlockStore,
  createUrlTable,
  IntList,
  MemoryLimitError,
  TableMemory,
} from '@waymark/hreflang'
import { OptionError } from '@waymark/infra/options'
import { describe, expect, test } from 'vitest'
import { PairSet } from '../src/pair-set.ts'
import type { Block, Items } from '../src/table-memory.ts'

type Log = readonly (readonly [what: 'write' | 'read', position: number, bytes: number])[]

/** A store that keeps what it is given, and a log of it. */
function storeWithLog(): { readonly store: BlockStore; take(): Log } {
  const stored = new Uint8Array(1_000_000)
  let log: (readonly ['write' | 'read', number, number])[] = []
  return {
    store: {
      write(position, bytes) {
        log.push(['write', position, bytes.length])
        stored.set(bytes, position)
      },
      read(position, bytes) {
        log.push(['read', position, bytes.length])
        bytes.set(stored.subarray(position, position + bytes.length))
      },
    },
    take() {
      const taken = log
      log = []
      return taken
    },
  }
}

/** A memory with room for so many blocks of ten bytes. */
function memoryFor(blocks: number) {
  const { store, take } = storeWithLog()
  const memory = new TableMemory({ limit: blocks * 10, store })
  const hooks: (Items | undefined)[] = []
  const add = (length = 10, width = 0): Block => {
    const index = hooks.length
    hooks.push(undefined)
    const block = memory.add(hooks, index, width, length)
    hooks[index]![0] = index + 1
    return block
  }
  return { memory, hooks, add, take, hooked: () => hooks.map((items) => items !== undefined) }
}

describe('blocks', () => {
  test('stay in memory up to the limit', () => {
    const { add, take, hooked } = memoryFor(4)
    for (let i = 0; i < 4; i++) add()
    expect(hooked()).toEqual([true, true, true, true])
    expect(take()).toEqual([])
  })

  test('leave memory in the order in which they were added, and come back as they were', () => {
    const { memory, add, hooks, take, hooked } = memoryFor(4)
    const blocks = Array.from({ length: 6 }, () => add())
    expect(take()).toEqual([
      ['write', 0, 10],
      ['write', 10, 10],
    ])
    expect(hooked()).toEqual([false, false, true, true, true, true])
    const items = memory.load(blocks[0]!)
    expect(items).toBe(hooks[0])
    expect([...items]).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    expect(take()).toEqual([
      ['write', 20, 10],
      ['read', 0, 10],
    ])
    expect(hooked()).toEqual([true, false, false, true, true, true])
    // The store has what was not changed since.
    memory.load(blocks[1]!)
    memory.load(blocks[2]!)
    expect(take()).toEqual([
      ['write', 30, 10],
      ['read', 10, 10],
      ['write', 40, 10],
      ['read', 20, 10],
    ])
    memory.load(blocks[3]!)
    expect(take()).toEqual([
      ['write', 50, 10],
      ['read', 30, 10],
    ])
    memory.load(blocks[4]!)
    expect(take()).toEqual([['read', 40, 10]])
  })

  test('of other sizes have their own places, which are used again', () => {
    const { memory, add, take } = memoryFor(4)
    const wide = add(10, 2)
    const small = add()
    expect(take()).toEqual([['write', 0, 40]])
    add()
    add()
    add()
    add()
    expect(take()).toEqual([['write', 40, 10]])
    memory.remove(wide)
    memory.remove(small)
    const others = [add(), add()]
    expect(take()).toEqual([
      ['write', 40, 10],
      ['write', 50, 10],
    ])
    memory.remove(others[0]!)
    add(10, 2)
    expect(take().at(-1)).toEqual(['write', 80, 10])
  })

  test('that a list misses while they cool stay in memory', () => {
    const { memory, add, hooks, take, hooked } = memoryFor(16)
    const blocks = Array.from({ length: 17 }, () => add())
    // An eighth of them is cooling, and the oldest has left.
    expect(take()).toEqual([['write', 0, 10]])
    expect(hooked().indexOf(true)).toBe(2)
    const { items } = blocks[1]!
    expect(memory.load(blocks[1]!)).toBe(items)
    expect(hooks[1]).toBe(items)
    expect(take()).toEqual([])
    // The others are next, for they have not been used since.
    add()
    expect(take()).toEqual([['write', 10, 10]])
    for (let i = 0; i < 13; i++) add()
    expect(take()).toEqual(Array.from({ length: 13 }, (_, i) => ['write', 20 + i * 10, 10]))
    expect(hooks[1]).toBe(items)
  })

  test('with more room keep their items, and are written anew', () => {
    const { memory, add, hooks, take } = memoryFor(6)
    const block = add()
    const larger = memory.enlarge(block, 1, 20)
    expect(larger).toBeInstanceOf(Uint16Array)
    expect(hooks[0]).toBe(larger)
    expect([...larger]).toEqual([1, ...Array(19).fill(0)])
    larger[19] = 0xffff
    for (let i = 0; i < 6; i++) add()
    expect(take()).toEqual([['write', 0, 40]])
    const back = memory.load(block)
    expect(back).toBeInstanceOf(Uint16Array)
    expect([back.length, back[0], back[19]]).toEqual([20, 1, 0xffff])
  })

  test('that are removed make room', () => {
    const { memory, add, take, hooked, hooks } = memoryFor(4)
    const blocks = Array.from({ length: 4 }, () => add())
    for (const block of blocks) memory.remove(block)
    expect(hooked()).toEqual([false, false, false, false])
    const again = Array.from({ length: 4 }, () => add())
    expect(take()).toEqual([])
    // So does memory of another size.
    for (const block of again) memory.remove(block)
    add(10, 2)
    expect(take()).toEqual([])
    expect([...hooks.at(-1)!]).toEqual([9, ...Array(9).fill(0)])
    add()
    expect(take()).toEqual([['write', 0, 40]])
  })
})

describe('what is reserved', () => {
  const limitOf = (limit: number) => new TableMemory({ limit, store: storeWithLog().store })
  const MIB = 1_048_576

  test('takes room from blocks, and gives it back', () => {
    const { memory, add, take } = memoryFor(4)
    memory.reserve(20)
    add()
    add()
    expect(take()).toEqual([])
    add()
    expect(take()).toEqual([['write', 0, 10]])
    memory.reserve(-20)
    add()
    add()
    expect(take()).toEqual([])
    memory.reserve(10)
    expect(take()).toEqual([['write', 10, 10]])
  })

  test.each([
    [100, 75, 76, 256],
    [4 * MIB, 3 * MIB, 3 * MIB + 1, 16 * MIB],
    [MIB, 0, MIB, 4 * MIB],
    [MIB, 0, (3 * MIB) / 2, 4 * MIB],
    [MIB, 0, (3 * MIB) / 2 + 1, 8 * MIB],
  ])(
    'may be three quarters of %i bytes, and a larger limit is named',
    (limit, good, bad, enough) => {
      limitOf(limit).reserve(good)
      const reserve = () => limitOf(limit).reserve(bad)
      expect(reserve).toThrow(MemoryLimitError)
      expect(reserve).toThrow(
        expect.objectContaining({
          name: 'MemoryLimitError',
          limit,
          enough,
          message: `the tables need more than ${limit} bytes of memory: allow ${enough}`,
        }),
      )
      // It suffices for twice as much.
      expect(enough * 0.75).toBeGreaterThanOrEqual(2 * bad)
    },
  )

  test('is not refused while it becomes less', () => {
    const memory = limitOf(100)
    expect(() => memory.reserve(90)).toThrow(MemoryLimitError)
    memory.reserve(-5)
    expect(() => memory.reserve(1)).toThrow(MemoryLimitError)
    memory.reserve(-20)
    memory.reserve(1)
  })
})

test('lists and sets that share a memory keep what they have, although most of it is in the store', () => {
  const { store, take } = storeWithLog()
  const memory = new TableMemory({ limit: 150_000, store })
  const item = (list: number, at: number) =>
    list === 2 ? at % 200 : ((at * 7 + list) % 50_000) * (at % 5 === 4 ? -1 : 1)
  const lists = [0, 1, 2].map(() => new IntList(memory))
  const set = new PairSet(memory)
  for (const [n, list] of lists.entries()) {
    for (let at = 0; at < 20_000; at++) list.push(item(n, at))
  }
  for (let n = 0; n < 500; n++) expect(set.add(n % 50, n)).toBe(true)
  lists[2]!.set(16_500, -7)
  lists[2]!.set(10, 300)
  expect(take().length).toBeGreaterThan(0)
  for (const [n, list] of lists.entries()) {
    const wrong: number[] = []
    for (let at = 0; at < 20_000; at++) if (list.get(at) !== item(n, at)) wrong.push(at)
    expect(wrong).toEqual(n === 2 ? [10, 16_500] : [])
  }
  expect([lists[2]!.get(16_500), lists[2]!.get(10)]).toEqual([-7, 300])
  for (let n = 0; n < 500; n++) {
    const found = [set.has(n % 50, n), set.add(n % 50, n), set.has(n % 50, n + 1)]
    expect(found).toEqual([true, false, false])
  }
  lists[0]!.release()
  expect(lists[0]!.length).toBe(0)
  lists[0]!.push(5)
  expect([lists[0]!.length, lists[0]!.get(0), lists[1]!.get(3)]).toEqual([1, 5, item(1, 3)])
  set.release()
})

test('an item takes one, two or four bytes, as the widest of its list needs', () => {
  const bytesOf = (...items: readonly number[]) => {
    const { store, take } = storeWithLog()
    const memory = new TableMemory({ limit: 66_000, store })
    const list = new IntList(memory).padTo(16_384, 0)
    for (const [at, item] of items.entries()) list.set(at, item)
    new IntList(memory).padTo(16_384, 0x1_0000)
    const sizes = take().map(([, , bytes]) => bytes)
    expect(Array.from(items, (_, at) => list.get(at))).toEqual(items)
    return sizes[0]
  }
  expect(
    [[0, 0xff], [0x100], [0xffff], [0x1_0000], [-1], [-0x8000_0000, 0x7fff_ffff]].map((items) =>
      bytesOf(...items),
    ),
  ).toEqual([16_384, 32_768, 32_768, 65_536, 65_536, 65_536])
})

test('a table of URLs reserves what it keeps in memory', () => {
  const reserved: number[] = []
  class Reserving extends TableMemory {
    override reserve(bytes: number): void {
      reserved.push(bytes)
      super.reserve(bytes)
    }
  }
  const memory = new Reserving({ limit: 1_000_000, store: storeWithLog().store })
  const table = createUrlTable({ memory })
  expect(table.memory).toBe(memory)
  for (let n = 0; n < 100; n++) table.add(`https://a.example/${n}`)
  // Five bytes for each of the slots that are added: 64 and 128.
  expect(reserved).toEqual([64 * 5, 128 * 5])
  expect(createUrlTable().memory).toBe(null)
})

test('the options are checked', () => {
  const store = { write: () => {}, read: () => {} }
  for (const options of [
    undefined,
    null,
    {},
    { limit: 1 },
    { store },
    { limit: -1, store },
    { limit: 1.5, store },
    { limit: 1, store: { write: () => {} } },
    { limit: 1, store: { read: () => {} } },
    { limit: 1, store: null },
    { limit: 1, store, more: 1 },
  ]) {
    expect(() => new TableMemory(options as never)).toThrow(OptionError)
  }
  for (const options of [{ memory: {} }, { memory: null }, { memry: undefined, x: 1 }]) {
    expect(() => createUrlTable(options as never)).toThrow(OptionError)
  }
})
