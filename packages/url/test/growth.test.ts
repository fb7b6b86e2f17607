/** @module-tag slow */
import { URL } from '@waymark/url'
import { test } from 'vitest'
import { expectLinear } from '../../../test/growth/expect-linear.ts'

const operations: Record<string, (n: number) => unknown> = {
  'changes of searchParams that are not read': (n) => {
    const url = new URL('https://a.example/')
    for (let i = 0; i < n; i++) url.searchParams.append('a', 'b')
    return url.href.length
  },
  'setters between changes of searchParams': (n) => {
    const url = new URL('https://a.example/')
    for (let i = 0; i < n; i++) url.searchParams.set('a', `${i}`)
    return url.href.length
  },
}

test.each(Object.entries(operations))('%s: time in proportion to the size', async (_, run) => {
  await expectLinear(run)
})
