import { serializeHost } from '@waymark/host'
import { parseUrl, type RecordParts, serializeUrl } from '@waymark/url-parser'
import { replaceParts } from '@waymark/url-parser/internal'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastHits, runs } from '../../../test/runs.ts'
import { baseText, PART_NAMES, urlText } from './arbitraries.ts'

const url = fc
  .tuple(urlText, fc.option(baseText, { nil: null }))
  .map(([input, base]) => parseUrl(input, { base }))
  .filter((record) => record !== null)

/** https://url.spec.whatwg.org/#concept-url-serializer, step by step. */
function serializeParts(parts: RecordParts): string {
  const { scheme, username, password, host, port, path, query, fragment } = parts
  let output = `${scheme}:`
  if (host !== null) {
    output += '//'
    if (username !== '' || password !== '') {
      output += username
      if (password !== '') output += `:${password}`
      output += '@'
    }
    output += serializeHost(host)
    if (port !== null) output += `:${port}`
  } else if (path.kind === 'list' && path.segments.length > 1 && path.segments[0] === '') {
    output += '/.'
  }
  output += path.kind === 'opaque' ? path.text : path.segments.map((text) => `/${text}`).join('')
  if (query !== null) output += `?${query}`
  if (fragment !== null) output += `#${fragment}`
  return output
}

test('the parts of a view are those that its string is made of', () => {
  fc.assert(
    fc.property(url, (record) => {
      expect(serializeParts(record.toJSON())).toBe(serializeUrl(record))
    }),
    { numRuns: runs(1250) },
  )
})

const parts = fc
  .tuple(
    url.map((record) => record.toJSON()),
    fc.subarray([...PART_NAMES]),
  )
  .map(
    ([all, names]): Partial<RecordParts> =>
      Object.fromEntries(names.map((name) => [name, all[name]])),
  )

test('other parts in a record are the same as all parts written anew and parsed', () => {
  let parsed = 0
  fc.assert(
    fc.property(url, parts, (record, others) => {
      const before = record.toJSON()
      const changed = replaceParts(record, others)
      const merged = { ...before, ...others }
      // No text has an opaque path after a host, or an empty list without one.
      const { host, path } = merged
      fc.pre(path.kind === 'opaque' ? host === null : host !== null || path.segments.length > 0)
      expect(serializeUrl(changed)).toBe(serializeParts(merged))
      expect(record.toJSON()).toEqual(before)
      const again = parseUrl(serializeUrl(changed))
      // What is not written as the parser would write it has no parts to compare with.
      if (again === null || serializeUrl(again) !== serializeUrl(changed)) return
      parsed++
      expect(changed.toJSON()).toEqual(again.toJSON())
    }),
    { numRuns: runs(1250) },
  )
  expect(parsed).toBeGreaterThan(leastHits(250))
})
