import {
  basicUrlParse,
  canParse,
  isValidUrlString,
  parseUrl,
  type RecordParts,
  type StateOverride,
  serializeUrl,
  type UrlErrorName,
  urlEquals,
} from '@waymark/url-parser'
import { replaceParts } from '@waymark/url-parser/internal'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastHits, runs } from '../../../test/runs.ts'
import { baseText, urlText } from './arbitraries.ts'

const base = fc.option(baseText, { nil: null })
const parameters = { numRuns: runs(5_000) }

test('what the serialiser writes, the parser reads back as an equal record, and writes the same', () => {
  let parsed = 0
  fc.assert(
    fc.property(urlText, base, (input, against) => {
      const url = parseUrl(input, { base: against })
      if (url === null) return
      parsed++
      const again = parseUrl(serializeUrl(url))
      expect(again?.toJSON()).toEqual(url.toJSON())
      expect(serializeUrl(again!)).toBe(serializeUrl(url))
    }),
    parameters,
  )
  expect(parsed).toBeGreaterThan(leastHits(750))
})

test('a listener changes no result, and its places lie in the input, whatever was stripped', () => {
  fc.assert(
    fc.property(urlText, base, (input, against) => {
      const seen: [UrlErrorName, number, number][] = []
      const heard = parseUrl(input, { base: against, report: (...error) => seen.push(error) })
      expect(heard?.toJSON()).toEqual(parseUrl(input, { base: against })?.toJSON())
      for (const [, start, end] of seen) {
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeGreaterThanOrEqual(start)
        expect(end).toBeLessThanOrEqual(input.length)
      }
      expect(canParse(input, { base: against })).toBe(heard !== null)
    }),
    parameters,
  )
})

test('every failure is explained by an error', () => {
  fc.assert(
    fc.property(urlText, base, (input, against) => {
      const seen: UrlErrorName[] = []
      if (parseUrl(input, { base: against, report: (name) => seen.push(name) }) !== null) return
      expect(seen.length).toBeGreaterThan(0)
    }),
    parameters,
  )
})

test('a valid URL string parses without a validation error', () => {
  let valid = 0
  fc.assert(
    fc.property(urlText, base, (input, against) => {
      if (!isValidUrlString(input, { base: against })) return
      valid++
      const seen: UrlErrorName[] = []
      expect(parseUrl(input, { base: against, report: (name) => seen.push(name) })).not.toBeNull()
      expect(seen).toEqual([])
    }),
    parameters,
  )
  expect(valid).toBeGreaterThan(leastHits(62))
})

test('a string that parses without a validation error is valid', () => {
  fc.assert(
    fc.property(urlText, base, (input, against) => {
      fc.pre(!/[\ud800-\udfff]/.test(input))
      const seen: UrlErrorName[] = []
      const url = parseUrl(input, { base: against, report: (name) => seen.push(name) })
      if (url === null || seen.length > 0) return
      expect(isValidUrlString(input, { base: against })).toBe(true)
    }),
    parameters,
  )
})

test('removing the fragment is what excluding it compares', () => {
  fc.assert(
    fc.property(urlText, urlText, (a, b) => {
      const [x, y] = [parseUrl(a), parseUrl(b)]
      if (x === null || y === null) return
      expect(urlEquals(x, y)).toBe(urlEquals(y, x))
      expect(urlEquals(x, replaceParts(x, { fragment: 'other' }), true)).toBe(true)
      expect(urlEquals(x, replaceParts(x, { fragment: `${x.fragment}!` }))).toBe(false)
    }),
  )
})

test('a state override leaves the other parts alone, and what it makes survives serialising', () => {
  const owned: Record<StateOverride, (keyof RecordParts)[]> = {
    'scheme start state': ['scheme', 'port'],
    'host state': ['host', 'port'],
    'hostname state': ['host'],
    'port state': ['port'],
    'path start state': ['path'],
    'opaque path state': ['path', 'query', 'fragment'],
    'query state': ['query'],
    'fragment state': ['fragment'],
  }
  const overrides = fc.constantFrom(...(Object.keys(owned) as StateOverride[]))
  fc.assert(
    fc.property(baseText, urlText, overrides, (start, value, stateOverride) => {
      const before = parseUrl(start)!
      if (before.path.kind === 'opaque' && !/query|fragment|scheme/.test(stateOverride)) return
      const url =
        stateOverride === 'path start state'
          ? replaceParts(before, { path: { kind: 'list', segments: [] } })
          : before
      const after = basicUrlParse(value, { url, stateOverride })
      if (after === null) return
      for (const part of Object.keys(url.toJSON()) as (keyof RecordParts)[]) {
        if (!owned[stateOverride].includes(part)) expect(after[part]).toEqual(url[part])
      }
    }),
    parameters,
  )
})
