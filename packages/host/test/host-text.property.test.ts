import * as full from '@waymark/host'
import * as ascii from '@waymark/host/ascii'
import * as fullInternal from '@waymark/host/internal'
import * as asciiInternal from '@waymark/host/internal/ascii'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastHits, runs } from '../../../test/runs.ts'

/** Strings that are hosts, or nearly: made of parts that mean something to one of the grammars. */
const textOf = (parts: readonly string[], maxLength: number) =>
  fc.array(fc.constantFrom(...parts), { maxLength }).map((all) => all.join(''))
const ipv6 = textOf(['0', '1', 'a', 'F', '00', 'ffff', ':', ':', '::', '.', '1.2.3.4', 'g'], 14)
const ipv4Part = fc.constantFrom(
  '0',
  '9',
  '255',
  '256',
  '0x1F',
  '0X',
  '017',
  '08',
  '65536',
  '4294967296',
)
const host = fc.oneof(
  fc.array(ipv4Part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('.')),
  textOf(['a', 'Z', 'x', '0', '9', '255', '256', '0x', '0X', '.', '.', '-', '_', '%41', 'ü'], 9),
  textOf(['a', ' ', '"', '%', '%2e', '<', '\0', '\x7f', 'é', '💩', '。', '['], 5),
  ipv6.map((text) => `[${text}]`),
  fc
    .tuple(...Array.from({ length: 8 }, () => fc.constantFrom('0', '1', 'a0', 'FFFF')))
    .map((all) => {
      return `[${all.join(':')}]`
    }),
)

type Reported = readonly [name: string, start: number, end: number]

test.each([
  ['.', { ...full, ...fullInternal }],
  ['./ascii', { ...ascii, ...asciiInternal }],
])('the string of a host is what the serializer writes for it, from the entry %s', (_, entry) => {
  const { hostOfText, parseHost, parseHostText, serializeHost } = entry
  const hits: Record<string, number> = {}
  fc.assert(
    fc.property(host, fc.boolean(), (input, isOpaque) => {
      const errors: Reported[] = []
      const textErrors: Reported[] = []
      const parsed = parseHost(input, { isOpaque, report: (...error) => errors.push(error) })
      const text = parseHostText(input, isOpaque, (...error) => textErrors.push(error))
      expect(textErrors).toEqual(errors)
      expect(parseHostText(input, isOpaque)).toBe(text)
      if (parsed === null || text === null) {
        expect([text, parsed]).toEqual([null, null])
        return
      }
      hits[parsed.kind] = (hits[parsed.kind] ?? 0) + 1
      expect(serializeHost(parsed)).toBe(text)
      expect(hostOfText(text, isOpaque)).toEqual(parsed)
      expect(parseHostText(text, isOpaque)).toBe(text)
    }),
    { numRuns: runs(2500) },
  )
  for (const kind of ['domain', 'ipv4', 'ipv6', 'opaque'])
    expect(hits[kind]).toBeGreaterThan(leastHits(62))
})

test('a reporter that parses a host itself changes no answer', () => {
  const { parseHostText } = fullInternal
  fc.assert(
    fc.property(host, host, fc.boolean(), (input, other, isOpaque) => {
      const disturbed = parseHostText(input, isOpaque, () => {
        parseHostText(other, isOpaque)
        parseHostText('[1:2:3:4:5:6:7:8]')
      })
      expect(disturbed).toBe(parseHostText(input, isOpaque))
    }),
    { numRuns: runs(625) },
  )
})

test('an address between two offsets is read as the host parser does', () => {
  const hits: Record<string, number> = { ipv4: 0, ipv6: 0, serialized: 0, failure: 0 }
  const around = fc.constantFrom('', '/', 'a', '.', '0', ':')
  fc.assert(
    fc.property(host, around, around, (input, before, after) => {
      const text = before + input + after
      const [start, end] = [before.length, before.length + input.length]
      const isIpv6 = /^\[.*\]$/s.test(input)
      if (!isIpv6 && !/^[\w.-]+$/.test(input)) return
      const isIpv4 = !isIpv6 && full.endsInNumber(input)
      if (!isIpv6) expect(fullInternal.hasNumberAtEnd(text, start, end)).toBe(isIpv4)
      if (!isIpv6 && !isIpv4) return
      const written = fullInternal.parseHostText(input)
      hits[
        written === null ? 'failure' : written === input ? 'serialized' : isIpv6 ? 'ipv6' : 'ipv4'
      ]!++
      if (isIpv4) {
        const address = fullInternal.readIpv4(text, start, end, null)
        expect(address === null ? null : fullInternal.writeIpv4(address)).toBe(written)
      } else {
        const { rewriteIpv6 } = fullInternal
        expect(rewriteIpv6(text, start, end, false, null)).toBe(written === input ? '' : written)
        expect(rewriteIpv6(text, start, end, true, null)).toBe(written === null ? null : '')
      }
    }),
    { numRuns: runs(5_000) },
  )
  for (const [kind, count] of Object.entries(hits)) {
    expect(count, kind).toBeGreaterThan(leastHits(50))
  }
})
