import { expect, test } from 'vitest'
import { TrackingParameters } from '../src/check/tracking-parameters.ts'
import { cutUrl } from '../src/check/url-pieces.ts'

const tracking = new TrackingParameters()
const namesIn = (rest: string) => {
  const url = `https://a.example${rest}`
  return tracking.find(url, cutUrl(url)!)
}
const SESSION = '9682993c8daa2c5497996114facdc805'

test.each([
  ['/tea?utm_source=news&id=7&utm_medium=mail', ['utm_source', 'utm_medium']],
  ['?gclid=x', ['gclid']],
  ['/?fbclid=x', ['fbclid']],
  ['/?FBCLID=x', ['FBCLID']],
  ['/?%75tm_source=x', ['utm_source']],
  [`/?a=1&PHPSESSID=${SESSION}`, ['PHPSESSID']],
  [`/?jsessionid=${SESSION}`, ['jsessionid']],
  [`/tea;jsessionid=${SESSION}`, ['jsessionid']],
  [`/tea;jsessionid=${SESSION}?utm_id=1`, ['utm_id', 'jsessionid']],
  ['/?CFID=1&CFTOKEN=2', ['CFID', 'CFTOKEN']],
  [`/?ASPSESSIONIDABCDEFGH=${SESSION}`, ['ASPSESSIONIDABCDEFGH']],
])('%s has %j', (rest, names) => {
  expect(namesIn(rest)).toEqual(names)
  expect(namesIn(rest)).toEqual(names)
})

test.each([
  '/tea',
  '/?id=7&page=2&lang=en&sort=price&ref=menu',
  '/?utm=1&q=utm_source',
  '/?sid=5',
  '/?sid=green&session=2024',
  '/?sessions=spring&phpsessid=x',
  '/?CFID=1',
  '/tea;jsessionid=1',
  '/utm_source=x',
  '/#utm_source=x',
])('%s has none', (rest) => {
  expect(namesIn(rest)).toEqual([])
})

test('what is not a URL has none', () => {
  const url = 'https://a b/?utm_source=x'
  expect(tracking.find(url, cutUrl(url)!)).toEqual([])
})

test('so many different names are only judged anew', () => {
  for (let i = 0; i < 2000; i++) expect(namesIn(`/?n${i}=1`)).toEqual([])
  expect(namesIn('/?n1999=1&utm_term=x')).toEqual(['utm_term'])
})
