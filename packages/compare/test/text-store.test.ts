import { describe, expect, test } from 'vitest'
import { KeyIndex } from '../src/group/key-index.ts'
import { LineTable } from '../src/group/line-table.ts'
import { NumberRows } from '../src/group/number-rows.ts'
import { PIECE, PiecePool } from '../src/group/piece-pool.ts'
import { TextStore } from '../src/group/text-store.ts'

/** A pool that says which pieces are out. */
class CountingPool extends PiecePool {
  readonly out = new Set<ArrayBuffer>()

  override borrow(): ArrayBuffer {
    const piece = super.borrow()
    expect(this.out.has(piece)).toBe(false)
    this.out.add(piece)
    return piece
  }

  override give(piece: ArrayBuffer): void {
    expect(this.out.delete(piece)).toBe(true)
    super.give(piece)
  }
}

describe('a pool of pieces', () => {
  test('gives again what it was given, the last first', () => {
    const pool = new PiecePool()
    const [a, b] = [pool.borrow(), pool.borrow()]
    expect([a.byteLength, b.byteLength, a === b]).toEqual([PIECE, PIECE, false])
    pool.give(a)
    pool.give(b)
    expect(pool.borrow()).toBe(b)
    expect(pool.borrow()).toBe(a)
  })

  test('drops what is more than it may keep', () => {
    const pool = new PiecePool(2 * PIECE)
    const [a, b, c] = [pool.borrow(), pool.borrow(), pool.borrow()]
    pool.give(a)
    pool.give(b)
    pool.give(c)
    expect(pool.borrow()).toBe(c)
    expect(pool.borrow()).toBe(b)
    expect([a, b, c]).not.toContain(pool.borrow())
  })

  test('drops a piece if it may keep less than one byte more', () => {
    const pool = new PiecePool(PIECE - 1)
    const piece = pool.borrow()
    pool.give(piece)
    expect(pool.borrow()).not.toBe(piece)
    const exact = new PiecePool(PIECE)
    const kept = exact.borrow()
    exact.give(kept)
    expect(exact.borrow()).toBe(kept)
  })
})

describe('rows of numbers', () => {
  const PER_PIECE = PIECE / 8

  test.each([1, 2, 5, 7, 8])('of %d numbers come back, wherever a piece ends', (width) => {
    const pool = new CountingPool()
    const rows = new NumberRows(pool, width)
    expect([rows.length, rows.size]).toEqual([0, 0])
    const count = Math.ceil((2 * PER_PIECE) / width) + 3
    let wrong = 0
    for (let row = 0; row < count; row++) {
      if (rows.add() !== row) wrong++
      for (let column = 0; column < width; column++) {
        rows.set(row, column, row * 10 + column - 0x1_0000_0000)
      }
    }
    expect([rows.length, rows.size]).toEqual([count, count * width * 8])
    for (let row = 0; row < count; row++) {
      for (let column = 0; column < width; column++) {
        if (rows.get(row, column) !== row * 10 + column - 0x1_0000_0000) wrong++
      }
    }
    expect(wrong).toBe(0)
    expect(pool.out.size).toBe(Math.ceil((count * width) / PER_PIECE))
    rows.clear()
    expect(pool.out.size).toBe(0)
    expect([rows.length, rows.size]).toEqual([0, 0])
    expect(rows.add()).toBe(0)
    expect(pool.out.size).toBe(1)
  })

  test('take a new piece only when the last is full', () => {
    const pool = new CountingPool()
    const rows = new NumberRows(pool, 2)
    for (let row = 0; row < PER_PIECE / 2; row++) rows.add()
    expect(pool.out.size).toBe(1)
    rows.add()
    expect(pool.out.size).toBe(2)
  })

  test('give back the pieces before a row, once', () => {
    const pool = new CountingPool()
    const rows = new NumberRows(pool, 1)
    for (let row = 0; row < 3 * PER_PIECE; row++) rows.set(rows.add(), 0, row)
    const left = (row: number) => {
      rows.releaseBefore(row)
      return pool.out.size
    }
    expect([0, PER_PIECE - 1, PER_PIECE, PER_PIECE + 1, 2 * PER_PIECE].map(left)).toEqual([
      3, 3, 2, 2, 1,
    ])
    expect(rows.get(2 * PER_PIECE, 0)).toBe(2 * PER_PIECE)
    rows.clear()
    expect(pool.out.size).toBe(0)
    for (let row = 0; row < 2 * PER_PIECE; row++) rows.add()
    rows.releaseBefore(PER_PIECE)
    expect(pool.out.size).toBe(1)
  })
})

describe('strings', () => {
  test('take whole words of four bytes, or two for each unit of what UTF-8 cannot say', () => {
    const store = new TextStore(new PiecePool())
    const sizes = [
      '',
      'a',
      'abcd',
      'abcde',
      '\u00e9\u00e9',
      '\u3042\u3042',
      '\ud800',
      '\ud800abc',
    ].map((text) => {
      const before = store.size
      store.push(text)
      return store.size - before
    })
    expect(sizes).toEqual([0, 4, 4, 8, 4, 8, 2, 8])
  })

  test.each(['a', '\u00e9', '\u3042', '\u{1f600}'])(
    'of %s come back at any length',
    (character) => {
      const store = new TextStore(new PiecePool())
      const counts = [
        ...Array.from({ length: 70 }, (_, at) => at),
        ...[511, 682, 683, 1023, 1024, 1025, 1364, 1365, 1366, 1367, 2047, 2048, 2049, 4095, 4096],
        ...[1, 2730, 5460, 5461, 8191, 20_000, 60_000],
      ]
      const texts = counts.map((count) => character.repeat(count))
      const places = texts.map((text) => store.push(text))
      expect(texts.filter((text, at) => store.get(places[at]!) !== text)).toEqual([])
      for (let at = texts.length - 1; at >= 0; at--) {
        expect(store.get(places[at]!) === texts[at]).toBe(true)
      }
    },
  )

  test('are equal only to themselves, however they are kept', () => {
    const store = new TextStore(new PiecePool())
    const texts = [
      '',
      'abcd',
      'abce',
      'abcdefgh',
      'abcdefgi',
      'zbcdefgh',
      '\ud800',
      '\ud801',
      'a\0',
      'a',
    ]
    const long = [...texts, `${'x'.repeat(400_000)}a`, `${'x'.repeat(400_000)}b`]
    const first = long.map((text) => ({ at: store.push(text), hash: store.hash }))
    const second = long.map((text) => ({ at: store.push(text), hash: store.hash }))
    first.forEach((a, i) => {
      second.forEach((b, j) => {
        expect(store.isEqual(a.at, b.at)).toBe(i === j)
        if (i === j) expect(b.hash).toBe(a.hash)
      })
    })
  })

  test('are read in any order, and after others were removed or added', () => {
    const store = new TextStore(new PiecePool())
    const texts = Array.from({ length: 3000 }, (_, at) => {
      const tail = at % 700 === 699 ? '\u3042' : ''
      return `${String(at).padStart(1 + (at % 37), 'x')}${tail}`
    })
    const places = texts.map((text) => store.push(text))
    const wrong = (step: number) => {
      let count = 0
      for (let n = 0, at = 0; n < texts.length; n++, at = (at + step) % texts.length) {
        if (store.get(places[at]!) !== texts[at]) count++
      }
      return count
    }
    expect([1, 1, texts.length - 1, 7, 1001, 1].map(wrong)).toEqual([0, 0, 0, 0, 0, 0])
    // The window was opened on bytes that are then written again.
    const gone = store.push('gone')
    expect(store.get(places.at(-1)!)).toBe(texts.at(-1))
    expect(store.get(gone)).toBe('gone')
    store.pop(gone)
    const come = store.push('come')
    expect(store.get(come)).toBe('come')
    expect([store.get(places.at(-1)!), store.get(come)]).toEqual([texts.at(-1), 'come'])
  })

  test('read in order across pieces', () => {
    const store = new TextStore(new PiecePool())
    const texts = Array.from({ length: 2300 }, (_, at) => `${at}:${'y'.repeat(1000 + (at % 9))}`)
    const places = texts.map((text) => store.push(text))
    expect(store.size).toBeGreaterThan(2 * PIECE)
    expect(texts.filter((text, at) => store.get(places[at]!) !== text)).toEqual([])
    expect(texts.filter((text, at) => store.get(places[at]!) !== text)).toEqual([])
  })

  test('give their memory back, what is before a location first', () => {
    const pool = new CountingPool()
    const store = new TextStore(pool)
    const text = 'x'.repeat(PIECE / 4)
    const places = Array.from({ length: 12 }, () => store.push(text))
    expect([pool.out.size, store.size]).toEqual([3, 3 * PIECE])
    const left = (at: number) => {
      store.releaseBefore(places[at]!)
      return pool.out.size
    }
    expect([0, 3, 4, 5, 8].map(left)).toEqual([3, 3, 2, 2, 1])
    const other = store.push('\ud800')
    store.releaseBefore(other)
    expect(pool.out.size).toBe(1)
    expect([store.get(places[8]!), store.get(other)]).toEqual([text, '\ud800'])
    store.clear()
    expect([pool.out.size, store.size]).toEqual([0, 0])
    const again = [store.push('abc'), store.push('\ud801')]
    expect(again.map((at) => store.get(at))).toEqual(['abc', '\ud801'])
    expect([pool.out.size, store.size]).toEqual([1, 6])
    for (let at = 0; at < 8; at++) store.push(text)
    store.releaseBefore(store.push(text))
    expect(pool.out.size).toBe(1)
  })

  test('an empty string at the end of a piece is empty', () => {
    const store = new TextStore(new PiecePool())
    for (let at = 0; at < 4; at++) store.push('x'.repeat(PIECE / 4))
    const [end, next] = [store.push(''), store.push('a')]
    expect([store.get(end), store.get(next), store.isEqual(end, store.push(''))]).toEqual([
      '',
      'a',
      true,
    ])
  })
})

describe('an index of keys', () => {
  test('takes three times its bytes when it grows next', () => {
    const index = new KeyIndex()
    const sizes: number[] = []
    for (let at = 0; at < 1024; at++) {
      if (at === 0 || at === 511 || at === 512 || at === 513 || at === 1023) sizes.push(index.size)
      index.findOrAdd(at, at, () => true)
    }
    expect([...sizes, index.size]).toEqual([8192, 8192, 24_576, 16_384, 16_384, 49_152])
  })

  test('is crowded when a key is looked for in more than 512 places', () => {
    const index = new KeyIndex()
    const crowded: number[] = []
    for (let at = 0; at < 520; at++) {
      if (index.isCrowded) crowded.push(at)
      index.findOrAdd(-3, at, () => false)
    }
    expect(crowded[0]).toBe(514)
    index.findOrAdd(1, 600, () => false)
    expect(index.isCrowded).toBe(true)
  })

  test('asks about entries with the same hash only', () => {
    const index = new KeyIndex()
    // They begin at one place.
    for (const [at, hash] of [5, 5 + 1024, 5 + 2048].entries())
      index.findOrAdd(hash, at, () => false)
    const asked: number[] = []
    const found = index.findOrAdd(5 + 1024, 9, (entry) => {
      asked.push(entry)
      return true
    })
    expect([found, asked]).toEqual([1, [1]])
    expect(index.findOrAdd(6, 3, () => true)).toBe(3)
    expect(index.findOrAdd(5, 4, () => false)).toBe(4)
  })

  test('finds the first place again after the last', () => {
    const index = new KeyIndex()
    expect(index.findOrAdd(1023, 0, () => false)).toBe(0)
    expect(index.findOrAdd(1023, 1, () => false)).toBe(1)
    expect(index.findOrAdd(1023, 2, (entry) => entry === 1)).toBe(1)
  })
})

describe('a table of lines', () => {
  const line = (text: string, at: number) => ({ file: at % 3, line: at + 10, text })

  test.each([
    // Seven numbers of eight bytes, or five without the links between lines.
    ['repeated', 4 * 7 * 8 + 16],
    ['first', 3 * 5 * 8 + 16],
  ] as const)('%s: is full when it takes more than the memory', (wanted, bytes) => {
    const table = new LineTable(wanted, new PiecePool())
    expect(table.size).toBe(8192)
    for (const [at, [key, text]] of [
      ['a', 'a'],
      ['a', 'A'],
      ['b', 'B'],
      [null, '?'],
      ['a', 'a'],
    ].entries() as unknown as Iterable<[number, [string | null, string]]>) {
      table.add(key, line(text, at))
    }
    expect(table.size).toBe(8192 + bytes)
    expect([table.isFull(table.size), table.isFull(table.size - 1)]).toEqual([false, true])
  })

  test('is full when keys collide, whatever the memory', () => {
    const table = new LineTable('first', new PiecePool())
    table.add('a', line('a', 0))
    expect(table.isFull(Number.MAX_SAFE_INTEGER)).toBe(false)
  })

  test('gives whole groups', () => {
    const lines = (
      [
        ['k', 'k'],
        [null, 'no'],
        ['m', 'M'],
        ['k', 'K'],
        ['n', 'n'],
        ['m', 'm'],
        ['k', 'k'],
      ] as const
    ).map(([key, text], at) => ({ key, ...line(text, at) }))
    const partsOf = (wanted: 'first' | 'repeated') => {
      const table = new LineTable(wanted, new PiecePool())
      for (const { key, ...placed } of lines) table.add(key, placed)
      return [...table.parts()]
    }
    const shown = (at: number) => {
      const { key: _, ...placed } = lines[at]!
      return { part: 'line', ...placed }
    }
    expect(partsOf('repeated')).toEqual([
      { part: 'group', key: 'k', count: 3 },
      ...[0, 3, 6].map(shown),
      { part: 'group', key: 'm', count: 2 },
      ...[2, 5].map(shown),
    ])
    expect(partsOf('first')).toEqual([
      { part: 'group', key: 'k', count: 3 },
      shown(0),
      { part: 'group', key: null, count: 1 },
      shown(1),
      { part: 'group', key: 'm', count: 2 },
      shown(2),
      { part: 'group', key: 'n', count: 1 },
      shown(4),
    ])
  })
})
