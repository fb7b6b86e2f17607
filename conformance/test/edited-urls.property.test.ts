import { OptionError } from '@waymark/infra/options'
import { editUrl, type UrlEdits } from '@waymark/url-edit'
import { serializeUrl, type UrlRecord } from '@waymark/url-parser'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { URL as PeerUrl } from 'whatwg-url'
import { edits, hostile, urls } from '../../packages/url-edit/test/arbitraries.ts'
import { leastHits, runs } from '../../test/runs.ts'

function edited(url: UrlRecord, given: UrlEdits): UrlRecord | null {
  try {
    return editUrl(url, given)
  } catch (error) {
    if (error instanceof OptionError) return null
    throw error
  }
}

test('whatwg-url reads an edited URL as we do', () => {
  let count = 0
  fc.assert(
    fc.property(urls, edits, (url, given) => {
      const result = edited(url, given)
      if (result === null) return
      count++
      const peer = new PeerUrl(result.href)
      expect(peer.href).toBe(result.href)
      expect([peer.username, peer.password]).toEqual([result.username, result.password])
      expect(peer.port).toBe(result.port === null ? '' : String(result.port))
    }),
    { numRuns: runs(10_000) },
  )
  expect(count).toBeGreaterThan(leastHits(1_000))
})

const SETTERS = {
  username: 'username',
  password: 'password',
  query: 'search',
  fragment: 'hash',
} as const
const parts = Object.keys(SETTERS) as (keyof typeof SETTERS)[]

test('a part that is encoded already becomes what a setter of whatwg-url makes of it', () => {
  let count = 0
  fc.assert(
    fc.property(urls, fc.constantFrom(...parts), hostile, (url, part, encoded) => {
      // Setters drop tabs and newlines, and a first delimiter; an empty value removes the part.
      if (/[\t\n\r]|^[?#]|^$/.test(encoded)) return
      const result = edited(url, { [part]: { encoded } })
      if (result === null) return
      const peer = new PeerUrl(serializeUrl(url))
      peer[SETTERS[part]] = encoded
      expect(result.href).toBe(peer.href)
      count++
    }),
    { numRuns: runs(10_000) },
  )
  expect(count).toBeGreaterThan(leastHits(2_000))
})
