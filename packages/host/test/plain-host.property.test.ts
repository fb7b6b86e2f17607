import { parseHost } from '@waymark/host'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recognizePlainHost } from '../src/plain-host.ts'

const host = fc
  .array(
    fc.constantFrom(
      'a',
      'z',
      'g',
      'x',
      '0',
      '1',
      '9',
      '25',
      '255',
      '256',
      '0x',
      '.',
      '.',
      '-',
      '_',
      'A',
      'ü',
      '%41',
      'e',
    ),
    { maxLength: 9 },
  )
  .map((parts) => parts.join(''))

// A listener goes the long way, everybody else the short one where there is one.
test('the short way to a host and the long one meet', () => {
  const hits = { domain: 0, ipv4: 0 }
  fc.assert(
    fc.property(host, (input) => {
      const parsed = parseHost(input)
      expect(parsed).toEqual(parseHost(input, false, () => {}))
      const plain = recognizePlainHost(input)
      if (plain === null) return
      expect(plain).toEqual(parsed)
      if (plain.kind === 'domain' || plain.kind === 'ipv4') hits[plain.kind]++
    }),
    { numRuns: 20_000 },
  )
  expect(hits.domain).toBeGreaterThan(4_000)
  expect(hits.ipv4).toBeGreaterThan(500)
})

test('every dotted decimal address is read alike both ways', () => {
  const part = fc.integer({ min: 0, max: 300 })
  let hits = 0
  fc.assert(
    fc.property(part, part, part, part, (...parts) => {
      const input = parts.join('.')
      expect(parseHost(input)).toEqual(parseHost(input, false, () => {}))
      if (recognizePlainHost(input) !== null) hits++
    }),
    { numRuns: 2_000 },
  )
  expect(hits).toBeGreaterThan(500)
})
