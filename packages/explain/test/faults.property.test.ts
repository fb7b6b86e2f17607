import { decodePlaced, findDomainFaults, mapPlaced, placeIn } from '@waymark/explain'
import { parseDomain, parseHost } from '@waymark/host'
import { utf8PercentDecode } from '@waymark/percent-encoding'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
import { leastHits, runs } from '../../../test/runs.ts'

const piece = fc.constantFrom(
  ...[
    'a',
    'B',
    '-',
    '--',
    '.',
    'xn--',
    'xn--a',
    'xn--mnchen-3ya',
    'ü',
    '1',
    '_',
    ' ',
    '%20',
    '%',
    '%FF',
  ],
  ...[
    '%C3%BC',
    '%E2%84%80',
    '\u00ad',
    '%C2%AD',
    '℀',
    '％',
    '#',
    '<',
    '|',
    '^',
    '\x7f',
    '\0',
    'א',
    '%EF%BF%BD',
    '%F0%9F',
  ],
)
const hosts = fc.array(piece, { minLength: 1, maxLength: 7 }).map((pieces) => pieces.join(''))

test('a host has a fatal fault exactly if the domain parser fails, and a fault exactly if the strict one does', () => {
  let fatal = 0
  fc.assert(
    fc.property(hosts, (host) => {
      const faults = findDomainFaults(host)
      const domain = utf8PercentDecode(host)
      expect(faults.some(({ isFatal }) => isFatal)).toBe(parseDomain(domain) === null)
      expect(faults.length > 0).toBe(parseDomain(domain, { beStrict: true }) === null)
      if (faults.some(({ isFatal }) => isFatal)) fatal++
      for (const { start, end } of faults)
        expect(0 <= start && start <= end && end <= host.length).toBe(true)
    }),
    { numRuns: runs(3000) },
  )
  expect(fatal).toBeGreaterThan(leastHits(300))
})

test.each([
  ['exa mple.com', 'forbidden-character', ' '],
  ['exa%20mple.com', 'forbidden-character', '%20'],
  ['a℀b', 'forbidden-character', '℀'],
  ['a%E2%84%80b', 'forbidden-character', '%E2%84%80'],
  ['ü％41', 'forbidden-character', '％'],
  ['a%FF%FFb', 'not-utf8', '%FF'],
  ['a%EF%BF%BDb', 'disallowed-character', '%EF%BF%BD'],
  ['\u00ad', 'nothing-left', '\u00ad'],
])('%j: %s, and where', (host, reason, written) => {
  const fault = findDomainFaults(host).find(({ isFatal }) => isFatal)!
  expect([fault.reason, host.slice(fault.start, fault.end)]).toEqual([reason, written])
  expect(parseHost(host)).toBe(null)
})

test.each([new URL('https://a.example/'), null, ['a'], 5])('%o is not a host', (value) => {
  for (const call of [decodePlaced, findDomainFaults]) {
    expect(() => call(value as never)).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'host' }),
    )
  }
})

test('an empty part is where the next character begins, and at the end of the last one', () => {
  const text = decodePlaced('a%C3%A9b')
  expect([0, 1, 2, 3].map((at) => placeIn(text, at, at))).toEqual([
    [0, 0],
    [1, 1],
    [7, 7],
    [8, 8],
  ])
  expect(placeIn(text, 0, 3)).toEqual([0, 8])
  expect(placeIn(text, 2, 3)).toEqual([7, 8])
  expect(placeIn(decodePlaced(''), 0, 0)).toEqual([0, 0])
  // One character becomes two, which both come from the whole of it; what is dropped leaves no place.
  expect(mapPlaced(decodePlaced('%EF%AC%81\u00adx'))).toEqual({
    text: 'fix',
    starts: [0, 0, 10],
    ends: [9, 9, 11],
  })
})
