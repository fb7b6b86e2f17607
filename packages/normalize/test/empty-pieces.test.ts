import { normalize, presets } from '@waymark/normalize'
import { expect, test } from 'vitest'

const ORDERED = Object.values(presets).filter(({ rules }) =>
  rules.some(({ name }) => name === 'sort-query' || name === 'remove-empty-params'),
)

test.each(ORDERED)('$name removes each & without a parameter', (preset) => {
  const queryOf = (query: string) =>
    normalize(`http://e.example/a${query}`, preset)!.replace(/^[^?]*/, '')
  expect(queryOf('?a=1&b=2&')).toBe('?a=1&b=2')
  expect(queryOf('?&&b=2&&a=1')).toBe('?a=1&b=2')
  expect(queryOf('?a&')).toBe('?a')
  expect(queryOf('?&')).toBe('')
  expect(queryOf('?&&#f')).not.toContain('&')
})

test.each(['safe', 'standard', 'rfc3986-scheme', 'purell-safe'] as const)(
  '%s, which keeps parameters, keeps each &',
  (name) => {
    const input = 'http://e.example/?&b=2&&a=1&'
    expect(normalize(input, name)).toBe(input)
  },
)

test('a rule that drops some parameters leaves the rest as it is written', () => {
  const given = { keep: ['b', ''] }
  expect(normalize('http://e.example/?&b&utm_id=1&', ['remove-tracking-params'])).toBe(
    'http://e.example/?&b&',
  )
  expect(normalize('http://e.example/?&b&a=1', ['keep-params'], given)).toBe('http://e.example/?&b')
})
