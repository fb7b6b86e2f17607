import { getPublicSuffix, getRegistrableDomain, isSameSite } from '@waymark/public-suffix'
import { createPublicSuffixList } from '@waymark/public-suffix/list'
import { expect, test } from 'vitest'

const host = { kind: 'domain', name: 'Www.A.CO.UK' } as const
const list = createPublicSuffixList('uk\nco.uk')

test('a host record in upper case, which no parser gives, has the same suffix', () => {
  expect(getPublicSuffix(host)).toBe('CO.UK')
  expect(getRegistrableDomain(host)).toBe('A.CO.UK')
  expect(list.getPublicSuffix(host)).toBe('CO.UK')
  const own = { scheme: 'https', host }
  const other = { scheme: 'https', host: { kind: 'domain', name: 'b.co.uk' } as const }
  expect(isSameSite(own, other)).toBe(false)
  expect(isSameSite(own, own)).toBe(true)
})
