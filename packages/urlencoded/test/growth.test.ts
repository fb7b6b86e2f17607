/** @module-tag slow */
import { serializeUrlencoded, URLSearchParams } from '@waymark/urlencoded'
import { test } from 'vitest'
import { expectLinear } from '../../../test/growth/expect-linear.ts'

const operations: Record<string, (n: number) => unknown> = {
  'serialising tuples': (n) =>
    serializeUrlencoded(Array.from({ length: n }, () => ['a', 'é'] as const)).length,
  appending: (n) => {
    const params = new URLSearchParams()
    for (let i = 0; i < n; i++) params.append('a', 'b')
    return `${params}`.length
  },
  'sorting what is in reverse order': (n) =>
    new URLSearchParams(Array.from({ length: n }, (_, i) => [`${1e9 - i}`, ''])).sort(),
  'looking for a long name': (n) =>
    new URLSearchParams('a'.repeat(n)).get(`b${'a'.repeat(n >> 1)}`),
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
  'a record of many keys': (n) =>
    new URLSearchParams(Object.fromEntries(Array.from({ length: n }, (_, i) => [`k${i}`, ''])))
      .size,
}

test.each(Object.entries(operations))('%s takes time in proportion to the size', async (_, run) => {
  await expectLinear(run)
})
