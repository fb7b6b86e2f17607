import { compareParts, type PartForms, type UrlPart } from '@waymark/compare'
import { parseUrl, serializeUrl, urlEquals } from '@waymark/url-parser'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectLinearOn } from '../../../test/growth/expect-linear.ts'
import { leastHits, runs } from '../../../test/runs.ts'
import { likeUrls, strings } from './arbitraries.ts'

const pairs = fc.oneof(
  fc.tuple(likeUrls, likeUrls),
  fc.tuple(strings, strings),
  likeUrls.map((url): [string, string] => {
    const record = parseUrl(url)
    return [url, record === null ? url : serializeUrl(record)]
  }),
  // Two that differ in one place.
  fc.tuple(likeUrls, fc.constantFrom('#', '?', '&a=1', '/', '/.', '%7E')).map(([url, end]) => {
    return [url, url + end] as [string, string]
  }),
)

/** What the URL serialiser writes between the parts. */
function join(form: keyof PartForms, parts: Readonly<Record<UrlPart, PartForms>>): string {
  const { scheme, credentials, host, port, path, query, fragment } = parts
  const before = (mark: string, part: PartForms): string =>
    part[form] === null ? '' : mark + part[form]
  const authority =
    host[form] === null
      ? ''
      : `//${credentials[form] === null ? '' : `${credentials[form]}@`}${host[form]}${before(':', port)}`
  // A path that begins with two slashes would be an authority.
  const hidden = host[form] === null && path[form]?.startsWith('//') ? '/.' : ''
  return `${scheme[form]}:${authority}${hidden}${path[form] ?? ''}${before('?', query)}${before('#', fragment)}`
}

function partsOf(url: string): Readonly<Record<UrlPart, PartForms>> {
  const entries = compareParts(url, url).parts.map(({ part, a }) => [part, a])
  // All seven are there.
  return Object.fromEntries(entries) as Record<UrlPart, PartForms>
}

test('identical strings have no difference', () => {
  fc.assert(
    fc.property(strings, (text) => {
      const { parts, parameters, isReordered } = compareParts(text, text)
      for (const { same, difference } of [...parts, ...parameters]) {
        expect([same, difference]).toEqual(['written', null])
      }
      expect(isReordered).toBe(false)
    }),
  )
})

test('the parts that are parsed, joined, are the URL, and so are those written of a URL that is serialised', () => {
  let hits = 0
  fc.assert(
    fc.property(likeUrls, (text) => {
      const record = parseUrl(text)
      if (record === null) return
      hits++
      const href = serializeUrl(record)
      expect(join('parsed', partsOf(text))).toBe(href)
      expect(join('written', partsOf(href))).toBe(href)
    }),
    { numRuns: runs(1000) },
  )
  expect(hits).toBeGreaterThan(leastHits(300))
})

test('all parts are the same as parsed exactly if the URLs are equal', () => {
  let equal = 0
  fc.assert(
    fc.property(pairs, ([a, b]) => {
      const [x, y] = [parseUrl(a), parseUrl(b)]
      const { areUrls, parts } = compareParts(a, b)
      expect(areUrls).toEqual([x !== null, y !== null])
      if (x === null || y === null) return
      const areSame = parts.every(({ same }) => same === 'written' || same === 'parsed')
      expect(areSame).toBe(urlEquals(x, y))
      if (areSame && a !== b) equal++
    }),
    { numRuns: runs(3000) },
  )
  expect(equal).toBeGreaterThan(leastHits(30))
})

test('exchanging the two exchanges the sides', () => {
  fc.assert(
    fc.property(pairs, ([a, b]) => {
      const there = compareParts(a, b)
      const back = compareParts(b, a)
      expect(back.parts.map(({ a: x, b: y, same }) => [y, x, same])).toEqual(
        there.parts.map(({ a: x, b: y, same }) => [x, y, same]),
      )
      expect(back.isReordered).toBe(there.isReordered)
    }),
  )
})

test('each parameter of both queries is in one pair', () => {
  const query = fc
    .array(fc.constantFrom('a', 'a=', 'a=1', 'a=2', 'b=1', '%61=1', '', 'b=%20', 'b=+'))
    .map((list) => list.join('&'))
  fc.assert(
    fc.property(query, query, (a, b) => {
      const { parameters } = compareParts(`http://a/?${a}`, `http://a/?${b}`)
      const written = (side: 'a' | 'b') =>
        parameters.flatMap((pair) => pair[side]?.written ?? []).sort()
      const pieces = (text: string) =>
        text
          .split('&')
          .filter((piece) => piece !== '')
          .sort()
      expect([written('a'), written('b')]).toEqual([pieces(a), pieces(b)])
    }),
  )
})

test.each<[string, (n: number) => readonly [string, string]]>([
  [
    'parameters of one name',
    (n) => [`http://a/?${'a=1&'.repeat(n)}`, `http://a/?${'a=2&'.repeat(n)}`],
  ],
  ['escapes', (n) => [`http://a/${'%41'.repeat(n)}`, `http://a/${'%42'.repeat(n)}`]],
  ['percent signs', (n) => [`http://a/${'%'.repeat(n)}`, `http://a/${'%'.repeat(n)}41`]],
  ['segments', (n) => [`http://a${'/%2F'.repeat(n)}`, `http://a${'/%2f'.repeat(n)}`]],
])('%s take time in proportion to the size', { tags: 'slow' }, async (_name, make) => {
  await expectLinearOn(make, ([a, b]) => compareParts(a, b))
})
