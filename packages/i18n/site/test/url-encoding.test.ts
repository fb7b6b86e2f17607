import { describe, expect, test } from 'vitest'
import { findEncodingFault } from '../src/check/url-encoding.ts'

const faultOf = (rest: string) => {
  const fault = findEncodingFault(`https://a.example${rest}`)
  const { found, character } = fault?.message.data ?? {}
  return fault === null ? null : [fault.code, found ?? character]
}

describe('a fault of the encoding is found', () => {
  test.each([
    ['/?a=1&amp;b=2', 'url-escaped-twice', '&amp;'],
    ['/?a=1&#038;b=2', 'url-escaped-twice', '&#038;'],
    ['/?a=1&#x26;b=2', 'url-escaped-twice', '&#x26;'],
    ['/AT&amp;T', 'url-escaped-twice', '&amp;'],
    ['/%zz', 'percent-encoding-broken', '%zz'],
    ['/100%', 'percent-encoding-broken', '%'],
    ['/100%/b', 'percent-encoding-broken', '%'],
    ['/a%2', 'percent-encoding-broken', '%2'],
    ['/a%2/b', 'percent-encoding-broken', '%2'],
    ['/?q=100%&b', 'percent-encoding-broken', '%'],
    ['/%E3%81', 'path-not-utf-8', '%E3%81'],
    ['/%E3%81/%E3%81%82', 'path-not-utf-8', '%E3%81'],
    ['/%E9t%E9', 'path-not-utf-8', '%E9'],
    ['/%C0%AF', 'path-not-utf-8', '%C0'],
    ['/%ED%A0%80', 'path-not-utf-8', '%ED'],
    ['/a\u202eb', 'bidi-control-in-url', 'U+202E'],
    ['/\u200e', 'bidi-control-in-url', 'U+200E'],
    ['/%E2%80%AE', 'bidi-control-in-url', 'U+202E'],
    ['/?a=%e2%81%a6', 'bidi-control-in-url', 'U+2066'],
  ])('%j: %s %s', (rest, code, what) => {
    expect(faultOf(rest)).toEqual([code, what])
  })
})

test.each([
  '/',
  '/?a=1&b=2&ampere=3;',
  '/?a&amp',
  '/a;b&c;d',
  '/%E3%81%82/%F0%9F%8D%B5',
  '/%00%7F%25',
  '/あ',
  // A query is in the encoding of the page that links to it.
  '/?q=%83e%83X%83g',
  '/?q=%E3%81',
  // Such marks are in the names of pages in Arabic and Hebrew.
  '/%E2%80%8F%D8%B4%D8%A7%D9%8A',
])('%j is right', (rest) => {
  expect(faultOf(rest)).toBeNull()
})
