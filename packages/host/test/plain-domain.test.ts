import { parseHostText } from '@waymark/host/internal'
import { expect, test } from 'vitest'
import { readPlainDomain } from '../src/plain-domain.ts'

const LONGEST = 3 * 253

test.each([
  ['%61.example', 'a.example'],
  ['%41%5a.Example', 'az.example'],
  ['ex%61mple.c%6Fm', 'example.com'],
  ['a%2Db%2ec%5Fd', 'a-b.c_d'],
  ['%30.1.2.9', '0.1.2.9'],
  ['0-9_az.AZ%39', '0-9_az.az9'],
  ['%61'.repeat(253), 'a'.repeat(253)],
])('%s is decoded on the short way', (input, domain) => {
  expect(readPlainDomain(input)).toBe(domain)
})

// On both sides of each range of the characters that are plain.
test.each([',', '/', ':', '@', '[', '^', '`', '{', '\x7f', '\x80', 'é', '\u212a', ' ', '\0'])(
  '%j, written as it is or percent-encoded, is left to the long way',
  (c) => {
    expect(readPlainDomain(`a%62${c}`)).toBeNull()
    expect(readPlainDomain(`${c}a%62`)).toBeNull()
    if (c > '\x7f') return
    const encoded = `%${c.charCodeAt(0).toString(16).padStart(2, '0')}`
    expect(readPlainDomain(`a${encoded}b`)).toBeNull()
  },
)

test.each(['%', '%6', 'a%', 'a%6', '%6g', '%g1', '%/1', '%1/', '%:0', '%0:', '%@a', '%a`', '%é1'])(
  '%s is not a percent-encoded byte, and is left to the long way',
  (input) => {
    expect(readPlainDomain(input)).toBeNull()
    expect(readPlainDomain(`a.example${input}`)).toBeNull()
  },
)

test('what is longer than any name, each character encoded, is left to the long way', () => {
  expect(readPlainDomain(`%61${'b'.repeat(LONGEST - 3)}`)).toBe(`a${'b'.repeat(LONGEST - 3)}`)
  expect(readPlainDomain(`%61${'b'.repeat(LONGEST - 2)}`)).toBeNull()
})

test('the short way and the long way give the same', () => {
  // A reporter makes the parser take the long way.
  for (let byte = 0; byte < 0x100; byte++) {
    const input = `a%${byte.toString(16).padStart(2, '0')}b.example`
    const long = parseHostText(input, false, () => {})
    expect(parseHostText(input, false)).toBe(long)
    expect(readPlainDomain(input) ?? long).toBe(long)
  }
})
