import { renderUrl } from '@waymark/display'
import { builtInList } from '@waymark/public-suffix'
import { createPublicSuffixList } from '@waymark/public-suffix/list'
import { parseUrl } from '@waymark/url-parser'
import { expect, test } from 'vitest'

const url = parseUrl('https://www.a.shops.example.com/p')!
const publicSuffixList = createPublicSuffixList('com\nshops.example.com')

test('the registrable domain is that of the list that is given', () => {
  const shown = (list?: typeof publicSuffixList) =>
    renderUrl(url, { show: 'domain', publicSuffixList: list }).text
  expect(shown(publicSuffixList)).toBe('a.shops.example.com')
  expect(shown(builtInList)).toBe('example.com')
  expect(shown()).toBe('example.com')
})

test('a list that is still a string is refused, with what to do', () => {
  expect(() => renderUrl(url, { publicSuffixList: 'com' as never })).toThrow(
    'option `publicSuffixList` must be a list made by createPublicSuffixList',
  )
})
