import { parseHost } from '@waymark/host'
import {
  isSpecialScheme,
  type LocatedParts,
  parseUrl,
  readUrl,
  type TextRange,
  type UrlRecord,
} from '@waymark/url-parser'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastHits, runs } from '../../../test/runs.ts'
import { baseText, PART_NAMES, urlText } from './arbitraries.ts'
import { locateSlowly } from './locate-slowly.ts'

const base = fc.option(baseText, { nil: null })
const parameters = { numRuns: runs(10_000) }

function placesOf(located: LocatedParts) {
  const places = PART_NAMES.flatMap((name) => {
    const range = located[name]
    return range === null ? [] : [[name, [range.start, range.end]] as const]
  })
  return Object.fromEntries(places)
}

/** Whether ranges are in order and do not overlap, and lie in a range. */
function areIn({ start, end }: TextRange, ranges: readonly TextRange[]): boolean {
  let last = start
  for (const range of ranges) {
    if (range.start < last || range.end < range.start) return false
    last = range.end
  }
  return last <= end
}

test('parts lie in the input, in order, and with what is around them they make it up', () => {
  fc.assert(
    fc.property(urlText, base, (input, against) => {
      const { parts: located, removed } = readUrl(input, { base: against })
      const parts = PART_NAMES.flatMap((name) => located[name] ?? [])
      const whole = { start: 0, end: input.length }
      expect(areIn(whole, parts)).toBe(true)
      expect(areIn(whole, removed)).toBe(true)
      expect(areIn(located.path ?? whole, located.segments)).toBe(true)
      const pieces = located.parameters.flatMap(({ name, value }) => [
        name,
        ...(value ? [value] : []),
      ])
      expect(areIn(located.query ?? whole, pieces)).toBe(true)
      // Between them are delimiters, and what was removed.
      if (parseUrl(input, { base: against }) === null) return
      expect(withoutRanges(input, [...parts, ...removed])).toMatch(/^:?[/\\]*:?@?:?\??#?$/)
      if (located.segments.length === 0) return
      const { start, end } = located.path!
      const slashes = withoutRanges(input, [...located.segments, ...removed], start, end)
      const count = located.segments.length
      expect(slashes).toMatch(/^[/\\]*$/)
      expect([count - 1, count]).toContain(slashes.length)
    }),
    parameters,
  )
})

test('what is located parses to the part of the record', () => {
  const hits = { host: 0, path: 0, query: 0, fragment: 0, port: 0, username: 0 }
  fc.assert(
    fc.property(urlText, base, (input, against) => {
      const url = parseUrl(input, { base: against })
      if (url === null) return
      const { parts: located } = readUrl(input, { base: against })
      const text = (range: TextRange | null) => range && strip(input.slice(range.start, range.end))
      const [scheme, host, path] = [text(located.scheme), text(located.host), text(located.path)]
      const [port, query, fragment] = [
        text(located.port),
        text(located.query),
        text(located.fragment),
      ]
      if (scheme !== null) expect(scheme.toLowerCase()).toBe(url.scheme)
      for (const [name, value] of Object.entries({ host, path, query, fragment, port })) {
        if (value !== null) hits[name as keyof typeof hits]++
      }
      if (host !== null) {
        const isLocal = url.scheme === 'file' && url.host?.kind === 'empty'
        if (!isLocal)
          expect(parseHost(host, { isOpaque: !isSpecialScheme(url.scheme) })).toEqual(url.host)
      }
      if (port !== null) expect(parseUrl(`${url.scheme}://h:${port}`)!.port).toBe(url.port)
      if (query !== null) expect(parseUrl(`${url.scheme}://h?${query}#`)!.query).toBe(url.query)
      if (fragment !== null) {
        expect(parseUrl(`${url.scheme}://h#${fragment}`)!.fragment).toBe(url.fragment)
      }
      if (located.username !== null) {
        hits.username++
        const credentials = `${text(located.username)}:${text(located.password) ?? ''}`
        const again = parseUrl(`web+x://${credentials}@h`)!
        expect([again.username, again.password]).toEqual([url.username, url.password])
      }
      if (
        path !== null &&
        located.fromBase === null &&
        url.path.kind === 'list' &&
        url.host !== null
      ) {
        const slash = /^[/\\]/.test(path) ? '' : '/'
        expect(parseUrl(`${url.scheme}://h${slash}${path}#`)!.path).toEqual(url.path)
      }
    }),
    parameters,
  )
  expect(Math.min(...Object.values(hits))).toBeGreaterThan(leastHits(25))
})

test('the states say the same as expressions that know nothing of states', () => {
  let compared = 0
  fc.assert(
    fc.property(urlText, base, (input, against) => {
      const record = against === null ? null : parseUrl(against)
      if (parseUrl(input, { base: record }) === null) return
      compared++
      expect(placesOf(readUrl(input, { base: record }).parts)).toEqual(locateSlowly(input, record))
    }),
    parameters,
  )
  expect(compared).toBeGreaterThan(leastHits(2500))
})

test('where nothing comes from the base, the URL is the same without it, and only there', () => {
  const taken = new Map<LocatedParts['fromBase'], number>()
  fc.assert(
    fc.property(urlText, baseText, (input, against) => {
      const url = parseUrl(input, { base: against })
      if (url === null) return
      const { fromBase } = readUrl(input, { base: against }).parts
      taken.set(fromBase, (taken.get(fromBase) ?? 0) + 1)
      if (fromBase === null) expect(parseUrl(input)?.toJSON()).toEqual(url.toJSON())
      else expectFromBase(url, parseUrl(against)!, fromBase)
    }),
    parameters,
  )
  // All five.
  expect(taken.size).toBeGreaterThan(leastHits(4))
})

function expectFromBase(url: UrlRecord, against: UrlRecord, fromBase: string): void {
  expect(url.scheme).toBe(against.scheme)
  if (fromBase === 'scheme') return
  const { username, password, host, port } = against
  expect(url).toMatchObject({ username, password, host, port })
  if (fromBase === 'query') expect([url.path, url.query]).toEqual([against.path, against.query])
}

test('a megabyte of one delimiter is read as any other input', { tags: 'slow' }, () => {
  for (const unit of ['@', ':', '/', '\\', '\t', '?', '&', '[', '/..']) {
    const input = `http://h/${unit.repeat(300_000)}`
    expect(readUrl(input).parts.path?.start).toBe(8)
  }
})

function strip(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd').replace(/[\t\n\r]/g, '')
}

function withoutRanges(
  input: string,
  ranges: readonly TextRange[],
  from: number = 0,
  to: number = input.length,
): string {
  const units = input.split('')
  for (const { start, end } of ranges) units.fill('', start, end)
  return units.slice(from, to).join('')
}
