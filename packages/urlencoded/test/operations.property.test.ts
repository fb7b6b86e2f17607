import { parseUrlencoded, serializeUrlencoded, URLSearchParams } from '@waymark/urlencoded'
import { QueryList } from '@waymark/urlencoded/internal'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../../test/any-character.ts'
import { runs } from '../../../test/runs.ts'

/** The list of the standard and its operations, as plainly as they can be written. */
class ListModel {
  list: (readonly [name: string, value: string])[] = []

  load(query: string): void {
    this.list = parseUrlencoded(query)
  }

  get size(): number {
    return this.list.length
  }

  append(name: string, value: string): void {
    this.list.push([name, value])
  }

  delete(name: string, value?: string): void {
    this.list = this.list.filter(([n, v]) => n !== name || (value !== undefined && v !== value))
  }

  get(name: string): string | null {
    return this.getAll(name)[0] ?? null
  }

  getAll(name: string): string[] {
    return this.list.filter(([n]) => n === name).map(([, value]) => value)
  }

  has(name: string, value?: string): boolean {
    return this.list.some(([n, v]) => n === name && (value === undefined || v === value))
  }

  set(name: string, value: string): void {
    const first = this.list.findIndex(([n]) => n === name)
    if (first === -1) this.append(name, value)
    else {
      this.list[first] = [name, value]
      this.list = this.list.filter(([n], index) => n !== name || index <= first)
    }
  }

  sort(): void {
    this.list.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  }

  toString(): string {
    return serializeUrlencoded(this.list)
  }

  [Symbol.iterator](): Iterator<readonly [string, string], undefined> {
    let index = 0
    return {
      next: () => {
        if (index >= this.list.length) return { value: undefined, done: true }
        return { value: this.list[index++]!, done: false }
      },
    }
  }
}

type Params = ListModel | URLSearchParams | globalThis.URLSearchParams
interface Subject {
  readonly params: Params
  /** What a URL does whose query is set. */
  readonly load: (query: string) => void
  /** Iterators that are open; they live while the list changes. */
  readonly iterators: Iterator<readonly [string, string]>[]
}
type Step = (subject: Subject) => unknown

const plain = fc.constantFrom('a', 'b', 'ab', 'name', '=', '&', 'a=', '&a=b', 'b=a&', '&&name=1')
const encoded = fc.constantFrom('+', '%61', '%C3%A9', 'é', '%', '%20', '~', '%F0%9F', '💩')
// Node decodes raw non-ASCII text wrongly in a string with an ill-formed percent-encoding.
const query = fc
  .tuple(fc.array(plain, { maxLength: 20 }), fc.array(encoded, { maxLength: 3 }), fc.nat(20))
  .map(([pieces, odd, at]) => [...pieces.slice(0, at), ...odd, ...pieces.slice(at)].join(''))
  .filter((text) => !text.includes('%') || !/[^\0-\x7f]/.test(text))

const name = fc.constantFrom('a', 'b', 'ab', 'name', '', 'é', 'a b', 'a=', '&', '%61', '+', '💩')
const value = fc.oneof(name, fc.string({ unit: anyCharacter, maxLength: 4 }).map(toScalarValues))

const step: fc.Arbitrary<Step> = fc.oneof(
  of(fc.tuple(name, value), (params, [n, v]) => params.append(n, v)),
  of(fc.tuple(name, value), (params, [n, v]) => params.set(n, v)),
  of(name, (params, n) => params.delete(n)),
  of(fc.tuple(name, value), (params, [n, v]) => params.delete(n, v)),
  of(name, (params, n) => params.get(n)),
  of(name, (params, n) => params.getAll(n)),
  of(name, (params, n) => params.has(n)),
  of(fc.tuple(name, value), (params, [n, v]) => params.has(n, v)),
  fc.constant<Step>(({ params }) => params.size),
  fc.constant<Step>(({ params }) => params.sort()),
  fc.constant<Step>(({ params }) => `${params}`),
  fc.constant<Step>(({ params }) => [...params]),
  fc.constant<Step>(({ params, iterators }) => {
    iterators.push(params[Symbol.iterator]())
  }),
  { weight: 3, arbitrary: fc.nat(3).map(nextOf) },
  query.map(loading),
)

test('any sequence of operations gives what a list gives and what the platform gives', () => {
  fc.assert(
    fc.property(query, fc.array(step, { maxLength: 16 }), (text, steps) => {
      const subjects = [ours(), theirs(), model()]
      for (const run of [loading(text), ...steps, last]) {
        const [result, ...others] = subjects.map(run)
        for (const other of others) expect(result).toEqual(other)
      }
    }),
    { numRuns: runs(2500) },
  )
})

test('a list that was never loaded anew gives the same', () => {
  fc.assert(
    fc.property(query, fc.array(step, { maxLength: 16 }), (text, steps) => {
      const list = new QueryList(text)
      const first: Subject = {
        ...ours(),
        params: new URLSearchParams(list),
        load: (query) => list.load(query),
      }
      const second = model()
      second.load(text)
      for (const run of [...steps, last]) expect(run(first)).toEqual(run(second))
    }),
    { numRuns: runs(2500) },
  )
})

test.each(['a=1&b=2&a=3', 'a=%31&b=2&a=3'])('many questions about %s get one answer', (text) => {
  const params = new URLSearchParams(text)
  for (let i = 0; i < 8; i++) {
    expect([params.get('a'), params.has('c'), params.size]).toEqual(['1', false, 3])
    expect([params.getAll('a'), [...params.keys()]]).toEqual([
      ['1', '3'],
      ['a', 'b', 'a'],
    ])
  }
})

test('a name is not found across two tuples', () => {
  const params = () => new URLSearchParams('query=text&long=er&than=one')
  for (const name of ['text', 'query=text', 'text&long', 'quer', 'er&', '=', '&', '']) {
    expect([name, params().get(name), params().getAll(name)]).toEqual([name, null, []])
    const changed = params()
    changed.delete(name)
    expect(`${changed}`).toBe(`${params()}`)
  }
})

function ours(): Subject {
  const list = new QueryList()
  return { params: new URLSearchParams(list), load: (text) => list.load(text), iterators: [] }
}

function theirs(): Subject {
  const url = new globalThis.URL('http://a.example/')
  const load = (text: string): void => {
    url.search = `?${text}`
  }
  return { params: url.searchParams, load, iterators: [] }
}

function model(): Subject {
  const params = new ListModel()
  return { params, load: (text) => params.load(text), iterators: [] }
}

function loading(text: string): Step {
  return ({ load }) => load(text)
}

function last({ params, iterators }: Subject): unknown {
  return [...[...iterators].map((iterator) => iterator.next().value), ...params, `${params}`]
}

function of<Item>(items: fc.Arbitrary<Item>, run: (params: Params, item: Item) => unknown) {
  return items.map(
    (item): Step =>
      ({ params }) =>
        run(params, item),
  )
}

function nextOf(which: number): Step {
  return ({ iterators }) => iterators[which]?.next().value
}

function toScalarValues(text: string): string {
  return text.replace(/[\ud800-\udfff]/gu, '')
}
