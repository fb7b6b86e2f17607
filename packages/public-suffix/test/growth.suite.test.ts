/** @module-tag slow */
import { getPublicSuffix, getRegistrableDomain } from '@waymark/public-suffix'
import { test } from 'vitest'
import { isMissing, readData } from '../../../test/data.ts'
import { expectLinear } from '../../../test/growth.ts'

interface Family {
  readonly name: string
  readonly operation: string
  readonly prefix: string
  readonly unit: string
  readonly suffix: string
}

const own: Family[] = [
  { name: 'one label', unit: 'a', suffix: '' },
  { name: 'one label below a wildcard', unit: 'a', suffix: '.kobe.jp' },
  { name: 'labels of the list', unit: 'jp.', suffix: 'com' },
  { name: 'labels and a root dot', unit: 'a.', suffix: '' },
  { name: 'dots', unit: '.', suffix: 'com' },
].map((family) => ({ ...family, prefix: '', operation: 'publicSuffix' }))

const growthFile = 'adversarial/growth-families.json'
const families: Family[] = isMissing(growthFile) ? [] : JSON.parse(readData(growthFile))
const ofThisPackage = families.filter(({ operation }) => operation === 'publicSuffix')

test.each([...own, ...ofThisPackage])('$name: time in proportion to the length', (family) => {
  const { prefix, unit, suffix } = family
  expectLinear((size) => {
    const name = prefix + unit.repeat(size / unit.length) + suffix
    getPublicSuffix({ kind: 'domain', name })
    getRegistrableDomain({ kind: 'domain', name })
  }, 1 << 18)
})
