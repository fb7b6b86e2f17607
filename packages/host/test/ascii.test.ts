import * as full from '@waymark/host'
import * as ascii from '@waymark/host/ascii'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../test/runs.ts'

test('both entries have the same names', () => {
  expect(Object.keys(ascii).sort()).toEqual(Object.keys(full).sort())
})

test('a domain that is not ASCII fails', () => {
  expect(ascii.parseHost('bücher.example')).toBeNull()
  expect(ascii.parseHost('b%C3%BCcher.example')).toBeNull()
})

const LABEL = 'a'.repeat(63)
const NAME = `${LABEL}.${LABEL}.${LABEL}.${'a'.repeat(61)}`

test.each([
  ['example.com', true],
  ['a', true],
  ['0.a', true],
  ['a-b.c-1', true],
  [LABEL, true],
  [`b.${LABEL}a`, false],
  [NAME, true],
  [`${NAME}a`, false],
  ['', false],
  ['a.', false],
  ['.a', false],
  ['a..b', false],
  ['-a', false],
  ['a-', false],
  ['b.-', false],
  ['ab--c', false],
  ['a--b', true],
  ['abc--d', true],
  ['a_b', false],
  ['a b', false],
  ['1.2', false],
])('%s is a valid domain, or not, in both entries: %j', (domain, isValid) => {
  for (const entry of [full, ascii]) {
    expect(entry.isValidDomain(domain)).toBe(isValid)
    expect(entry.isValidHostString(domain)).toBe(isValid)
    if (domain === '1.2') continue
    for (const input of [domain, domain.toUpperCase()]) {
      expect(entry.parseDomain(input, { beStrict: true })).toBe(isValid ? domain : null)
    }
  }
})

test('an A-label is taken as it is, if there is something after `xn--`', () => {
  expect(ascii.parseDomain('XN--A.example', { beStrict: true })).toBe('xn--a.example')
  expect(ascii.parseDomain('a.xn--', { beStrict: true })).toBeNull()
  expect(ascii.parseDomain('xn---', { beStrict: true })).toBeNull()
  expect(ascii.parseDomain('xnn--a', { beStrict: true })).toBe('xnn--a')
  expect(ascii.parseDomain('bücher.example')).toBeNull()
  expect(ascii.parseDomain('bücher.example', { beStrict: true })).toBeNull()
  expect(ascii.parseDomain('A_b')).toBe('a_b')
  expect(ascii.domainToUnicode('xn--bcher-kva.example')).toBe('xn--bcher-kva.example')
})

test('on ASCII hosts both entries agree, errors included', () => {
  const host = fc.array(
    fc.constantFrom(
      'a',
      'Z',
      'x',
      'n',
      '-',
      '--',
      '.',
      '1',
      '_',
      '%41',
      '0x',
      ' ',
      'abcdefghijklmnopqrstuvwxyz0123456789',
    ),
    { maxLength: 9 },
  )
  const seen = (parseHost: typeof full.parseHost, input: string, isOpaque: boolean) => {
    const errors: unknown[] = []
    return [parseHost(input, { isOpaque, report: (...error) => errors.push(error) }), errors]
  }
  fc.assert(
    fc.property(host, fc.boolean(), (parts, isOpaque) => {
      const input = parts.join('')
      fc.pre(!/xn--/i.test(input))
      expect(seen(ascii.parseHost, input, isOpaque)).toEqual(seen(full.parseHost, input, isOpaque))
      expect(ascii.parseDomain(input, { beStrict: true })).toEqual(
        full.parseDomain(input, { beStrict: true }),
      )
    }),
    { numRuns: runs(5000) },
  )
})
