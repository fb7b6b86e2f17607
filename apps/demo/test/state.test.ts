import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../../test/any-character.ts'
import { readPairs, writePairs } from '../src/hash.ts'
import { DEFAULT_SEO, readState, type State, writeState } from '../src/state.ts'

const states: fc.Arbitrary<State> = fc.record({
  input: fc.string({ unit: anyCharacter }),
  base: fc.string({ unit: anyCharacter }),
  seo: fc.record({
    trailingSlash: fc.constantFrom('never', 'always', 'preserve'),
    keepQuery: fc.boolean(),
    keepFragment: fc.boolean(),
    httpsOnly: fc.boolean(),
  }),
})

test('a state comes back from its hash as it was', () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(readState(readPairs(`#${writePairs(writeState(state))}`))).toEqual(state)
    }),
  )
})

test('even lone surrogates survive', () => {
  for (const input of ['\ud800', 'a\udfff', '\udc00\ud800', '%ud800', '%25ud800']) {
    const state: State = { input, base: '', seo: DEFAULT_SEO }
    expect(readState(readPairs(writePairs(writeState(state))))).toEqual(state)
  }
})

test('a hash is a readable fragment', () => {
  const state: State = { input: 'https://a.example/b?c=d&e#f g', base: '', seo: DEFAULT_SEO }
  expect(writePairs(writeState(state))).toBe('url=https://a.example/b?c=d%26e%23f%20g')
})

test('defaults are left out and options are named', () => {
  const seo = {
    trailingSlash: 'always',
    keepQuery: true,
    keepFragment: true,
    httpsOnly: true,
  } as const
  expect(writePairs(writeState({ input: 'x', base: 'y', seo }))).toBe(
    'url=x&base=y&slash=always&keep=query.fragment&only=https',
  )
})

test('a foreign or cut hash is no error', () => {
  expect(readState(readPairs(''))).toBeNull()
  expect(readState(readPairs('#section-2'))).toBeNull()
  expect(readState(readPairs('#url=a%2'))).toEqual({ input: 'a%2', base: '', seo: DEFAULT_SEO })
  expect(readState(readPairs('#url=https://a.example/b%20%2525%E6%97'))?.input).toBe(
    'https://a.example/b %25\ufffd',
  )
  expect(readState(readPairs('#url=https://a.example/%zz%20é'))?.input).toBe(
    'https://a.example/%zz é',
  )
  expect(readState(readPairs('#url=a&slash=sometimes&x&=y'))).toEqual({
    input: 'a',
    base: '',
    seo: DEFAULT_SEO,
  })
})
