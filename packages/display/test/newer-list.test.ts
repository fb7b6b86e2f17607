import { renderUrl } from '@waymark/display'
import { judgeUrl } from '@waymark/display/verdict'
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

test('the verdict on a subdomain is that by the list', () => {
  const codes = (list?: typeof publicSuffixList) =>
    judgeUrl('https://paypal.com.shops.example.com/', {
      known: ['paypal.com'],
      publicSuffixList: list,
    }).findings.map(({ code, data }) => [code, data])
  expect(codes()).toEqual([
    ['known-name-in-subdomain', { imitated: 'paypal.com', owner: 'example.com' }],
  ])
  expect(codes(publicSuffixList)).toEqual([
    ['known-name-in-subdomain', { imitated: 'paypal.com', owner: 'com.shops.example.com' }],
  ])
  const other = judgeUrl('https://a.own.zz.example.com/', {
    publicSuffixList: createPublicSuffixList('com\nown.zz'),
  })
  expect(other.findings).toMatchObject([{ code: 'domain-in-subdomain' }])
  expect(judgeUrl('https://a.own.zz.example.com/').level).toBe('clear')
})

test('a list that is still a string is refused, with what to do', () => {
  expect(() => renderUrl(url, { publicSuffixList: 'com' as never })).toThrow(
    expect.objectContaining({ option: 'publicSuffixList', code: 'option-wrong' }),
  )
  expect(() => judgeUrl('https://h/', { publicSuffixList: 'com' as never })).toThrow(
    expect.objectContaining({ option: 'publicSuffixList', code: 'option-wrong' }),
  )
})
