import { parseHostText } from '@waymark/host/internal'
import { basicUrlParse, parseUrl, serializeUrl, urlEquals } from '@waymark/url-parser'
import { Base, parser, parseText, parseUrlText, takeResult } from '@waymark/url-parser/internal'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastHits, runs } from '../../../test/runs.ts'
import { urlText } from './arbitraries.ts'

// Records are parsed without the fast paths, so that they are what the states alone say.

const word = fc.constantFrom(
  'a',
  'img',
  'b.html',
  '.x',
  'c%20d',
  'ü',
  'e f',
  '..',
  '.',
  '%2e',
  "it's",
)
const tail = fc
  .tuple(fc.array(word, { maxLength: 4 }), fc.option(word), fc.option(word))
  .map(([path, query, fragment]) => {
    const search = query === null ? '' : `?q=${query}`
    return `/${path.join('/')}${search}${fragment === null ? '' : `#${fragment}`}`
  })
const host = fc.constantFrom('a.example', 'www.b.example', 'A.example', '127.1', 'a.example:443')
const webUrl = fc
  .tuple(fc.constantFrom('http', 'https'), host, fc.oneof(tail, fc.constant('')))
  .map(([scheme, authority, rest]) => `${scheme}://${authority}${rest}`)
const reference = fc.oneof(
  tail,
  tail.map((text) => text.slice(1)),
  tail.map((text) => `../..${text}`),
)

function readByStates(input: string, base: string | null = null): string | null {
  const url = basicUrlParse(input, { base: base === null ? null : parseUrl(base) })
  return url && serializeUrl(url)
}

test('the states agree with the fast path on absolute URLs, and with all offsets', () => {
  let urls = 0
  fc.assert(
    fc.property(fc.oneof(webUrl, urlText), (input) => {
      const url = parseUrlText(input, parseHostText)
      expect(url?.href ?? null).toBe(readByStates(input))
      if (url === null) return
      urls++
      expect(urlEquals(basicUrlParse(url.href)!, basicUrlParse(input)!)).toBe(true)
      const again = parseUrlText(url.href, parseHostText)
      expect(again).toEqual(url)
    }),
    { numRuns: runs(5_000) },
  )
  expect(urls).toBeGreaterThan(leastHits(1250))
})

test.each([
  'https://u:p@a.example:81/x/y/z?q#f',
  'http://a.example/',
  'file:///C:/x/y',
  'web+x://h/x/y',
  'web+x:/.//y/z',
])('the states agree with the fast path on references to %s', (text) => {
  const base = new Base(parseUrlText(text, parseHostText)!)
  let urls = 0
  fc.assert(
    fc.property(fc.oneof(reference, urlText), (input) => {
      const isUrl = parseText(input, base, false, parseHostText)
      const href = isUrl ? takeResult().href : null
      expect(href).toBe(readByStates(input, text))
      expect(parseText(input, base, true, parseHostText)).toBe(isUrl)
      if (isUrl) urls++
    }),
    { numRuns: runs(1250) },
  )
  expect(urls).toBeGreaterThan(leastHits(500))
})

test('a long input and its result are not kept alive by the registers', () => {
  parseUrlText(`https://example.com/${'a/ '.repeat(100_000)}`, parseHostText)
  expect(parser.input.length + parser.out.length + parser.href.length).toBeLessThan(0x8000)
})
