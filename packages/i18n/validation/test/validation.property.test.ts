import {
  createURLNormalizer,
  isAbsoluteURL,
  isURLSourceDatabase,
  normalizeURL,
  URL_SOURCE_JSON_SCHEMA,
  URLNormalizationError,
  validateISO8601DateTime,
  validateLanguageTag,
  validateURL,
  validateURLSourceDatabase,
  validateURLSourceEntries,
  validateURLSourceEntry,
} from '@waymark/i18n-validation'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastHits, runs } from '../../../../test/runs.ts'
import { anyText, config, database, dateLike, w3cDateTime } from './arbitraries.ts'

test('a value that a type guard accepts has only absolute URLs', () => {
  let taken = 0
  fc.assert(
    fc.property(database, (value: unknown) => {
      if (!isURLSourceDatabase(value)) return
      taken++
      for (const { loc, alternates = [] } of value.urls) {
        for (const url of [loc, ...alternates.map((link) => link.loc)]) {
          expect(isAbsoluteURL(url)).toBe(true)
        }
      }
    }),
    { numRuns: runs(1000) },
  )
  expect(taken).toBeGreaterThan(leastHits(50))
})

test('normalising is idempotent, and its result has no errors in check mode', () => {
  let valid = 0
  fc.assert(
    fc.property(anyText, config, (input, given) => {
      const result = validateURL(input, given)
      if (!result.valid) return
      valid++
      expect(normalizeURL(result.data, given)).toBe(result.data)
      expect(validateURL(result.data, given, { mode: 'check' })).toEqual({
        valid: true,
        data: result.data,
        original: result.data,
      })
    }),
    { numRuns: runs(1000) },
  )
  expect(valid).toBeGreaterThan(leastHits(60))
})

test('check mode has no errors if and only if normalising changes nothing', () => {
  fc.assert(
    fc.property(anyText, config, (input, given) => {
      const result = validateURL(input, given)
      const checked = validateURL(input, given, { mode: 'check' })
      expect(checked.valid).toBe(result.valid && result.data === input)
      for (const error of checked.valid ? [] : checked.errors) {
        expect(0 <= error.start && error.start <= error.end).toBe(true)
        expect(error.end).toBeLessThanOrEqual(input.length)
        expect(error.remedy).not.toBe('')
      }
    }),
    { numRuns: runs(1000) },
  )
})

test('every result satisfies the configuration', () => {
  fc.assert(
    fc.property(anyText, config, (input, given) => {
      const result = validateURL(input, given)
      if (!result.valid) return
      const [, scheme, path] = /^(https?):\/\/[^/]+(\/[^?#]*)/.exec(result.data)!
      expect(given.allowedProtocols).toContain(scheme)
      if (given.removeQuery) expect(result.data.split('#')[0]).not.toContain('?')
      if (given.removeFragment) expect(result.data).not.toContain('#')
      if (path === '/') return
      if (given.trailingSlash === 'never') expect(path).not.toMatch(/\/$/)
      if (given.trailingSlash === 'always') expect(path).toMatch(/\/$|[^/]\.\w+$/)
    }),
  )
})

test('normalizeURL throws only its typed error', () => {
  const { normalizeURL: remembered } = createURLNormalizer({}, { cacheSize: 5 })
  fc.assert(
    fc.property(anyText, (input) => {
      const outcome = (action: () => string) => {
        try {
          return action()
        } catch (error) {
          expect(error).toBeInstanceOf(URLNormalizationError)
          return (error as URLNormalizationError).code
        }
      }
      const direct = outcome(() => normalizeURL(input))
      expect(outcome(() => remembered(input))).toBe(direct)
      expect(outcome(() => remembered(input))).toBe(direct)
    }),
  )
})

test('a validator never throws for a JSON value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(typeof validateURL(value).valid).toBe('boolean')
      expect(typeof validateLanguageTag(value).valid).toBe('boolean')
      expect(typeof validateISO8601DateTime(value).valid).toBe('boolean')
      expect(isURLSourceDatabase(value)).toBe(false)
    }),
  )
})

/** The definition of dates in the schema is another one than that of the validator. */
const pattern = new RegExp((URL_SOURCE_JSON_SCHEMA as never)['$defs']['dateTime']['pattern'])

test('every W3C date is accepted and kept as it is written', () => {
  fc.assert(
    fc.property(w3cDateTime, (lastmod) => {
      const entry = { loc: 'https://a.example/', lastmod }
      const result = validateURLSourceEntry(entry, {}, { unknownMembers: 'error' })
      expect(result).toEqual({ valid: true, data: entry, changes: [], original: entry })
      expect(lastmod).toMatch(pattern)
    }),
    { numRuns: runs(2000) },
  )
})

test('nothing else is accepted, and what is certainly meant is such a date', () => {
  const hits = { valid: 0, certain: 0, refused: 0 }
  fc.assert(
    fc.property(dateLike, (lastmod) => {
      const entry = { loc: 'https://a.example/', lastmod }
      const result = validateURLSourceEntry(entry, {}, { lenient: true })
      expect(result.valid).toBe(pattern.test(lastmod))
      if (result.valid) {
        hits.valid++
        expect(result.data).toEqual(entry)
        return
      }
      const [{ severity, edits }] = result.errors as [(typeof result.errors)[0]]
      const written = result.usable?.entry.lastmod
      expect(written).toBe(edits?.[0]?.value)
      expect(severity).toBe(written === undefined ? 'error' : 'warning')
      if (written === undefined) hits.refused++
      else {
        hits.certain++
        expect(written).toMatch(pattern)
      }
    }),
    { numRuns: runs(2000) },
  )
  expect(Math.min(hits.valid, hits.certain, hits.refused)).toBeGreaterThan(leastHits(20))
})

test('every pointer resolves, or is that of a missing member', () => {
  fc.assert(
    fc.property(database, config, (value, given) => {
      const before = JSON.stringify(value)
      const result = validateURLSourceDatabase(value, given, { unknownMembers: 'error' })
      expect(JSON.stringify(value)).toBe(before)
      if (result.valid) {
        for (const change of result.changes) {
          expect(resolve(value, change.pointer)).toBe(change.before)
          expect(resolve(result.data, change.pointer)).toBe(change.after)
          expect(change.rules).not.toEqual([])
        }
        const again = validateURLSourceDatabase(result.data, given)
        expect(again).toMatchObject({ valid: true, changes: [] })
        return
      }
      expect(result.errors).not.toEqual([])
      for (const { pointer, code, start, end } of result.errors) {
        const found = resolve(value, pointer)
        expect(found === undefined).toBe(code === 'MISSING_MEMBER')
        expect(start).toBeLessThanOrEqual(end)
        expect(end).toBeLessThanOrEqual(typeof found === 'string' ? found.length : 0)
      }
    }),
    { numRuns: runs(1000) },
  )
})

test('results do not depend on a cache, or on reading the database as a stream', async () => {
  await fc.assert(
    fc.asyncProperty(database, config, async (value, given) => {
      const result = validateURLSourceDatabase(value, given)
      expect(validateURLSourceDatabase(value, given, { cacheSize: 2 })).toEqual(result)
      const urls = resolve(value, '/urls')
      if (!Array.isArray(urls)) return
      const errors = []
      for await (const report of validateURLSourceEntries(urls, given)) {
        if (!report.valid) errors.push(...report.errors)
      }
      const expected = result.valid ? [] : result.errors
      expect(errors).toEqual(expected.filter(({ pointer }) => pointer.startsWith('/urls/')))
    }),
  )
})

/** https://www.rfc-editor.org/rfc/rfc6901#section-4 */
function resolve(document: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, step) => {
      const name = step.replaceAll('~1', '/').replaceAll('~0', '~')
      return Object.hasOwn(Object(value), name)
        ? (value as Record<string, unknown>)[name]
        : undefined
    }, document)
}
