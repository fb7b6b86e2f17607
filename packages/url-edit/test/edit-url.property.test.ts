import { parseHost, serializeHost } from '@waymark/host'
import { toScalarValueString } from '@waymark/infra'
import { OptionError } from '@waymark/infra/options'
import { utf8PercentDecodeStrict } from '@waymark/percent-encoding'
import { editUrl, relativize, type Text } from '@waymark/url-edit'
import { defaultPort, isSpecialScheme, parseUrl, type UrlRecord } from '@waymark/url-parser'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastHits, runs } from '../../../test/runs.ts'
import { edits, urls } from './arbitraries.ts'

/** What is read back: in text as it is meant, each part says the same. */
function readBack(part: string | null, meant: Text): void {
  if (typeof meant !== 'string') return
  expect(utf8PercentDecodeStrict(part ?? '')).toBe(toScalarValueString(meant))
}

test('what is changed is what the parser gives, and reads back as it was meant', () => {
  let changed = 0
  let refused = 0
  fc.assert(
    fc.property(urls, edits, (url, given) => {
      let edited: UrlRecord
      try {
        edited = editUrl(url, given)
      } catch (error) {
        expect(error).toBeInstanceOf(OptionError)
        refused++
        return
      }
      changed++
      const parts = edited.toJSON()
      expect(parseUrl(edited.href)!.toJSON()).toEqual(parts)
      const { scheme = url.scheme, username, password, host, port, path, query, fragment } = given
      expect(parts.scheme).toBe(scheme.toLowerCase())
      if (username !== undefined) readBack(parts.username, username)
      if (password !== undefined) readBack(parts.password, password)
      if (typeof host === 'string' && host !== '') {
        const meant = parseHost(host, { isOpaque: !isSpecialScheme(parts.scheme) })!
        const isLocal = parts.scheme === 'file' && serializeHost(meant) === 'localhost'
        expect(parts.host).toEqual(isLocal ? { kind: 'empty' } : meant)
      } else if (host === undefined && scheme.toLowerCase() !== 'file')
        expect(parts.host).toEqual(url.host)
      const meantPort = port === undefined ? url.port : port
      expect(parts.port).toBe(meantPort === defaultPort(parts.scheme) ? null : meantPort)
      if (Array.isArray(path) && path.length > 0) {
        expect(
          parts.path.kind === 'list' &&
            parts.path.segments.map((each) => utf8PercentDecodeStrict(each)),
        ).toEqual(path.map(toScalarValueString))
      }
      if (query === null) expect(parts.query).toBe(null)
      else if (query !== undefined) readBack(parts.query, query)
      else expect(parts.query).toBe(url.query)
      if (fragment === null) expect(parts.fragment).toBe(null)
      else if (fragment !== undefined) readBack(parts.fragment, fragment)
      else expect(parts.fragment).toBe(url.fragment)
    }),
    { numRuns: runs(20_000) },
  )
  expect(changed).toBeGreaterThan(leastHits(2_500))
  expect(refused).toBeGreaterThan(leastHits(4_000))
})

test('a reference leads to its URL, and is no longer than it', () => {
  let changed = 0
  fc.assert(
    fc.property(urls, urls, edits, (base, other, given) => {
      let url = other
      try {
        url = editUrl(base, given)
        changed++
      } catch (error) {
        expect(error).toBeInstanceOf(OptionError)
      }
      const reference = relativize(url, base)
      expect(parseUrl(reference, { base })?.href).toBe(url.href)
      expect(reference.length).toBeLessThanOrEqual(url.href.length)
    }),
    { numRuns: runs(10_000) },
  )
  expect(changed).toBeGreaterThan(leastHits(1_000))
})
