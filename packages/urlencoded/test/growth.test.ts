/** @module-tag slow */
import { parseUrlencoded, serializeUrlencoded, URLSearchParams } from '@waymark/urlencoded'
import { test } from 'vitest'
import { expectLinear } from '../../../test/growth.ts'

const operations: Record<string, (n: number) => unknown> = {
  'parsing many tuples': (n) => new URLSearchParams('a=b&'.repeat(n)).size,
  'parsing names without values': (n) => new URLSearchParams('a&'.repeat(n)).size,
  'parsing nothing but ampersands': (n) => new URLSearchParams('&'.repeat(n)).size,
  'parsing nothing but equals signs': (n) => new URLSearchParams('='.repeat(n)).get(''),
  'parsing percent signs': (n) => new URLSearchParams('%'.repeat(n)).size,
  'parsing percent-encoded bytes': (n) => new URLSearchParams('%F0%9F%92%A9'.repeat(n)).size,
  'parsing truncated sequences': (n) => new URLSearchParams('%F0%9F%92'.repeat(n)).size,
  'parsing plus signs': (n) => new URLSearchParams('+'.repeat(n)).size,
  'parsing tuples as such': (n) => parseUrlencoded('a=%20&'.repeat(n)).length,
  'serialising what must be encoded': (n) =>
    `${new URLSearchParams([['é'.repeat(n), '/ '.repeat(n)]])}`.length,
  'serialising tuples': (n) =>
    serializeUrlencoded(Array.from({ length: n }, () => ['a', 'é'] as const)).length,
  appending: (n) => {
    const params = new URLSearchParams()
    for (let i = 0; i < n; i++) params.append('a', 'b')
    return `${params}`.length
  },
  'deleting a name that all have': (n) => new URLSearchParams('a=b&'.repeat(n)).delete('a'),
  'deleting a name that every second has': (n) =>
    new URLSearchParams('a=b&c=d&'.repeat(n)).delete('a'),
  'setting a name that all have': (n) => new URLSearchParams('a=b&'.repeat(n)).set('a', 'c'),
  'sorting what is in reverse order': (n) =>
    new URLSearchParams(Array.from({ length: n }, (_, i) => [`${1e9 - i}`, ''])).sort(),
  'looking for a name that goes on': (n) => new URLSearchParams('ab'.repeat(n)).get('ab'),
  'looking for a long name': (n) =>
    new URLSearchParams('a'.repeat(n)).get(`b${'a'.repeat(n >> 1)}`),
  'collecting values from the text': (n) =>
    new URLSearchParams('a=b&'.repeat(n)).getAll('a').length,
  'changing a value in the text': (n) => {
    const params = new URLSearchParams(`${'a=b&'.repeat(n)}c=d`)
    params.set('c', 'e')
    return `${params}`.length
  },
  'changing many values': (n) => {
    const params = new URLSearchParams(Array.from({ length: 100 }, (_, i) => `k${i}=v`).join('&'))
    for (let i = 0; i < n / 100; i++) params.set(`k${i % 100}`, `${i}`)
    return `${params}`.length
  },
  'asking for the size each time': (n) => {
    const params = new URLSearchParams('a=b&'.repeat(n))
    let sum = 0
    for (let i = 0; i < params.size; i++) sum++
    return sum
  },
  'going through the text': (n) => {
    let sum = 0
    for (const [name] of new URLSearchParams('a=b&'.repeat(n))) sum += name.length
    return sum
  },
  'a record of many keys': (n) =>
    new URLSearchParams(Object.fromEntries(Array.from({ length: n }, (_, i) => [`k${i}`, ''])))
      .size,
}

test.each(Object.entries(operations))('%s takes time in proportion to the size', (_, run) => {
  expectLinear(run)
})
