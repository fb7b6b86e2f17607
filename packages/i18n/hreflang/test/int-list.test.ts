import { IntList, TableMemory } from '@waymark/hreflang'
import { describe, expect, test } from 'vitest'

/** A memory for two blocks of 16,384 items of four bytes. */
function smallMemory(): TableMemory {
  const stored = new Uint8Array(4_000_000)
  return new TableMemory({
    limit: 131_072,
    store: {
      write: (position, bytes) => stored.set(bytes, position),
      read: (position, bytes) => bytes.set(stored.subarray(position, position + bytes.length)),
    },
  })
}

function itemsOf(list: IntList): number[] {
  return Array.from({ length: list.length }, (_, at) => list.get(at))
}

describe.each<[string, () => TableMemory | null]>([
  ['without a limit', () => null],
  ['with a memory that has no room for all of it', smallMemory],
])('a list %s', (_, createMemory) => {
  test.each([1, 63, 64, 65, 127, 128, 16_383, 16_384, 16_385, 32_769, 50_000])(
    'of %i items keeps them all when one of them is wider',
    (length) => {
      const list = new IntList(createMemory())
      const expected: number[] = []
      for (let at = 0; at < length; at++) {
        list.push(at % 251)
        expected.push(at % 251)
      }
      expect(list.length).toBe(length)
      for (const [at, item] of [
        [length - 1, 255],
        [0, 256],
        [length >> 1, 65_535],
        [length - 1, 65_536],
        [0, -1],
        [length >> 1, -0x8000_0000],
        [length - 1, 0x7fff_ffff],
      ] as const) {
        list.set(at, item)
        expected[at] = item
        expect(list.get(at)).toBe(item)
      }
      list.push(300)
      expect(itemsOf(list)).toEqual([...expected, 300])
    },
  )

  test('is as long as it is padded to, and empty when it is given back', () => {
    const list = new IntList(createMemory())
    expect(list.padTo(3, -1).padTo(2, 5).padTo(5, 7)).toBe(list)
    expect(itemsOf(list)).toEqual([-1, -1, -1, 7, 7])
    list.release()
    expect(list.length).toBe(0)
    list.push(9)
    expect(itemsOf(list)).toEqual([9])
  })
})
