/**
 * @module-tag slow
 * @module-tag night
 */
import {
  type AlternateEntry,
  type BlockStore,
  countAlternates,
  createAlternateCounter,
  createAudit,
  createUrlTable,
  IntList,
  MemoryLimitError,
  TableMemory,
} from '@waymark/hreflang'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastHits, runs } from '../../../../test/runs.ts'
import { PairSet } from '../src/pair-set.ts'

/** A store in memory, which counts what is done. */
class CountingStore implements BlockStore {
  #bytes = new Uint8Array(1024)
  #end = 0
  written = 0
  fetched = 0

  write(position: number, bytes: Uint8Array): void {
    expect(position).toBeLessThanOrEqual(this.#end)
    this.#end = Math.max(this.#end, position + bytes.length)
    if (this.#end > this.#bytes.length) {
      const larger = new Uint8Array(this.#end * 2)
      larger.set(this.#bytes)
      this.#bytes = larger
    }
    this.#bytes.set(bytes, position)
    this.written += bytes.length
  }

  read(position: number, bytes: Uint8Array): void {
    expect(position + bytes.length).toBeLessThanOrEqual(this.#end)
    bytes.set(this.#bytes.subarray(position, position + bytes.length))
    this.fetched += bytes.length
  }
}

const LANGS = ['en', 'de', 'fr', 'x-default', 'en-GB', 'jp', 'iw', 'EN'] as const
const loc = fc
  .tuple(fc.nat(30), fc.constantFrom('', '/', '?x', '?y=1', '#a'), fc.boolean())
  .map(([path, end, isHttp]) => `http${isHttp ? '' : 's'}://a.example/${path}${end}`)
const anyLoc = fc.oneof({ weight: 9, arbitrary: loc }, { weight: 1, arbitrary: fc.string() })
const lang = fc.constantFrom(...LANGS)
const entry: fc.Arbitrary<AlternateEntry> = fc.record(
  { loc: anyLoc, lang, alternates: fc.array(fc.record({ lang, loc: anyLoc }), { maxLength: 12 }) },
  { requiredKeys: ['loc'] },
)
const anySite = fc.array(entry, { minLength: 20, maxLength: 120 })

/** A whole site of clusters in which some links are missing, too many, or swapped. */
function largeSite(pages: number, fault: number): AlternateEntry[] {
  const langs = ['en', 'de', 'fr', 'es', 'it']
  const url = (lang: string, page: number) =>
    `https://a.example/${lang}/${page % fault === 0 ? page >> 1 : page}`
  return Array.from({ length: pages * langs.length }, (_, n): AlternateEntry => {
    const page = Math.floor(n / langs.length)
    const own = langs[n % langs.length]!
    const links = langs.map((lang) => ({ lang, loc: url(page % fault === 1 ? own : lang, page) }))
    return {
      loc: url(own, page),
      lang: own,
      alternates: page % fault === 2 ? links.slice(2) : links,
    }
  })
}

function findingsOf(
  entries: readonly AlternateEntry[],
  form: 'sitemap' | 'database',
  memory?: TableMemory,
) {
  const urls = createUrlTable({ memory })
  const options = { form, report: 'info', urls } as const
  const audit = createAudit(options)
  const counter = createAlternateCounter({ form, urls })
  for (const one of entries) {
    audit.add(one)
    counter.add(one)
  }
  return { findings: [...audit.findings()], counts: counter.counts() }
}

test('the findings and their order do not depend on the memory', () => {
  let spilled = 0
  fc.assert(
    fc.property(anySite, fc.constantFrom('sitemap', 'database'), (entries, form) => {
      const store = new CountingStore()
      // The values reserve more than half of it, which leaves room for a few blocks.
      const memory = new TableMemory({ limit: 26_000, store })
      expect(findingsOf(entries, form, memory)).toEqual(findingsOf(entries, form))
      if (store.written > 0 && store.fetched > 0) spilled++
    }),
    { numRuns: runs(80) },
  )
  expect(spilled).toBeGreaterThan(leastHits(25))
})

test('the findings about a site of many blocks do not depend on the memory', () => {
  const entries = largeSite(8000, 7)
  const store = new CountingStore()
  const memory = new TableMemory({ limit: 1_500_000, store })
  const limited = findingsOf(entries, 'database', memory)
  const all = findingsOf(entries, 'database')
  expect(all.findings.length).toBeGreaterThan(1000)
  expect(limited.findings.length).toBe(all.findings.length)
  for (const [n, finding] of limited.findings.entries()) {
    if (n % 97 === 0) expect(finding).toEqual(all.findings[n])
  }
  expect(JSON.stringify(limited.findings)).toBe(JSON.stringify(all.findings))
  expect(limited.counts).toEqual(all.counts)
  expect(store.written).toBeGreaterThan(1_000_000)
  expect(store.fetched).toBeGreaterThan(1_000_000)
})

test('lists and arrays keep their items, whatever leaves memory', () => {
  const step = fc.record({
    list: fc.nat(2),
    index: fc.nat(),
    item: fc.oneof(fc.nat(0xff), fc.nat(0xffff), fc.integer()),
    runs: fc.integer({ min: 1, max: 9000 }),
  })
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 40 }), (steps) => {
      const memory = new TableMemory({ limit: 100_000, store: new CountingStore() })
      const lists = [new IntList(memory), new IntList(memory), new IntList(memory)]
      const models: number[][] = [[], [], []]
      const array = new IntList(memory).padTo(50_000, -1)
      const items = new Int32Array(50_000).fill(-1)
      for (const { list, index, item, runs } of steps) {
        const model = models[list]!
        const own = lists[list]!
        for (let run = 0; run < runs; run++) {
          own.push(item >> (run % 7))
          model.push(item >> (run % 7))
        }
        own.set(index % model.length, item)
        model[index % model.length] = item
        array.set(index % items.length, item)
        items[index % items.length] = item
        expect(own.get((index * 7) % model.length)).toBe(model[(index * 7) % model.length])
      }
      for (const [n, model] of models.entries()) {
        const own = lists[n]!
        expect(own.length).toBe(model.length)
        expect(Array.from(model, (_, at) => own.get(at))).toEqual(model)
      }
      expect(Array.from(items, (_, at) => array.get(at))).toEqual([...items])
      lists[0]!.release()
      expect(lists[0]!.length).toBe(0)
      lists[0]!.push(7)
      expect(lists[0]!.get(0)).toBe(7)
    }),
    { numRuns: runs(6) },
  )
})

test('a set of pairs is a set', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(20), fc.nat(20)), { maxLength: 400 }), (pairs) => {
      const memory = new TableMemory({ limit: 1000, store: new CountingStore() })
      const set = new PairSet(memory)
      const model = new Set<string>()
      for (const [a, b] of pairs) {
        expect(set.has(a, b)).toBe(model.has(`${a} ${b}`))
        expect(set.add(a, b)).toBe(!model.has(`${a} ${b}`))
        model.add(`${a} ${b}`)
      }
    }),
  )
})

test('with more links than are turned around at once, each link finds its return link', () => {
  // Each page lists all others: a link more than a batch has, and the links to the last page are the next batch.
  const links = Array.from({ length: 2 ** 10 + 1 }, (_, n) => {
    return { lang: `x-${n}`, loc: `https://a.example/${n}` }
  })
  const entries = links.map(({ loc }) => {
    return { loc, alternates: links.filter((link) => link.loc !== loc) }
  })
  const { counts } = countAlternates(entries, { form: 'sitemap' })
  expect(counts).toMatchObject({ alternates: 2 ** 20 + 2 ** 10, returnLinkMissing: 0 })
})

test('a store does not grow when tables are made and given back', () => {
  let end = 0
  const store: BlockStore = {
    write: (position, bytes) => {
      end = Math.max(end, position + bytes.length)
    },
    read: () => {},
  }
  const memory = new TableMemory({ limit: 200_000, store })
  let first = 0
  for (let round = 0; round < 20; round++) {
    const array = new IntList(memory).padTo(200_000, 0)
    array.release()
    if (round === 0) first = end
  }
  expect(first).toBeGreaterThan(0)
  expect(end).toBeLessThanOrEqual(2 * first)
})

test('a set that grew, and is given back, leaves nothing in memory', () => {
  const store = new CountingStore()
  const memory = new TableMemory({ limit: 200_000, store })
  for (let round = 0; round < 20; round++) {
    const set = new PairSet(memory)
    for (let n = 0; n < 5000; n++) set.add(n % 70, n)
    set.release()
  }
  expect(store.written).toBe(0)
})

test('what cannot leave memory is refused, with a limit that suffices', () => {
  const values = (count: number) => (limit: number) =>
    createLimited(
      limit,
      Array.from({ length: count }, (_, n) => ({ loc: 'https://a.example/', lang: `x-${n}` })),
    )
  const urls = (count: number) => (limit: number) =>
    createLimited(
      limit,
      Array.from({ length: count }, (_, n) => ({ loc: `https://a.example/${n}` })),
    )
  for (const run of [values(2000), urls(20_000)]) {
    let limit = 200_000
    const refused: number[] = []
    for (;;) {
      try {
        run(limit)
        break
      } catch (error) {
        if (!(error instanceof MemoryLimitError)) throw error
        expect(error.limit).toBe(limit)
        expect(error.enough).toBeGreaterThan(limit)
        refused.push(limit)
        limit = error.enough
      }
    }
    expect(refused.length).toBeGreaterThan(0)
  }
})

function createLimited(limit: number, entries: readonly AlternateEntry[]): void {
  const memory = new TableMemory({ limit, store: new CountingStore() })
  const audit = createAudit({ form: 'sitemap', urls: createUrlTable({ memory }) })
  for (const one of entries) audit.add(one)
}

test('a table whose memory is limited is still an option of its own', () => {
  expect(() => createUrlTable({ memory: {} as TableMemory })).toThrow(/memory/)
  expect(countAlternates([], { form: 'sitemap', urls: createUrlTable() }).entries).toBe(0)
})
