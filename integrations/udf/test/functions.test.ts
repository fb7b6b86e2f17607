import { expect, test } from 'vitest'
import { suggestHreflang } from '../src/functions/languages.ts'
import { normalizeWith } from '../src/functions/rules.ts'

test('a name that does not exist is said to be what it can be', () => {
  expect(() => normalizeWith('https://a.example/', 'sort-querry')).toThrow(/preset or rule/)
  for (const list of ['sort-query,nope', 'nope, sort-query', 'nope,nope']) {
    expect(() => normalizeWith('https://a.example/', list)).toThrow(/rule/)
    expect(() => normalizeWith('https://a.example/', list)).not.toThrow(/preset/)
  }
})

test('what is no text has no answer', () => {
  for (const value of [null, undefined, 5, {}, ['en']]) {
    expect(suggestHreflang(value)).toBeNull()
    expect(normalizeWith(value, 'sort-query')).toBeNull()
    expect(normalizeWith('https://a.example/', value)).toBeNull()
  }
  expect(suggestHreflang('en-UK')).toBe('en-GB')
})
