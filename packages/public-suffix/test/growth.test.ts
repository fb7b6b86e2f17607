import { getPublicSuffix, getRegistrableDomain } from '@waymark/public-suffix'
import { expect, test } from 'vitest'
import { growthFile, readText } from './psl-data.ts'

interface Family {
  readonly name: string
  readonly operation: string
  readonly prefix: string
  readonly unit: string
  readonly suffix: string
}

const families: Family[] =
  growthFile === null
    ? []
    : (JSON.parse(readText(growthFile)) as Family[]).filter(
        ({ operation }) => operation === 'publicSuffix',
      )

const own: Family[] = [
  { name: 'one label', unit: 'a', suffix: '' },
  { name: 'one label below a wildcard', unit: 'a', suffix: '.kobe.jp' },
  { name: 'labels of the list', unit: 'jp.', suffix: 'com' },
  { name: 'labels and a root dot', unit: 'a.', suffix: '' },
  { name: 'dots', unit: '.', suffix: 'com' },
].map((family) => ({ ...family, prefix: '', operation: 'publicSuffix' }))

const SMALL = 1 << 18

/** Quadratic work would take 16 times as long; linear work 4, and a machine in use has its moods. */
test.each([...own, ...families])('$name takes time in proportion to the length', (family) => {
  const { prefix, unit, suffix } = family
  const build = (n: number) => prefix + unit.repeat(Math.ceil(n / unit.length)) + suffix
  const [small, large] = [build(SMALL), build(SMALL * 4)]
  let best = Number.POSITIVE_INFINITY
  for (let i = 0; i < 5 && best > 11; i++) best = Math.min(best, timeOf(large) / timeOf(small))
  expect(best).toBeLessThan(11)
})

function timeOf(name: string): number {
  let best = Number.POSITIVE_INFINITY
  for (let i = 0; i < 3; i++) {
    const start = performance.now()
    getPublicSuffix({ kind: 'domain', name })
    getRegistrableDomain({ kind: 'domain', name })
    best = Math.min(best, performance.now() - start)
  }
  return Math.max(best, 0.2)
}
