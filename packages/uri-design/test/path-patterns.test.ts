import { lint } from '@waymark/uri-design'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../test/runs.ts'
import { readPathOverrides } from '../src/lint/path-patterns.ts'
import type { Subject } from '../src/lint/subject.ts'

/** Whether a pattern takes all of a path. */
function takes(pattern: string, path: string): boolean {
  const [override] = readPathOverrides({ [pattern]: {} })
  const place = { start: 0, end: path.length }
  return override!.matches({ text: path, uri: { path: place } } as Subject)
}

test.each([
  ['/legacy/**', '/legacy/a/b', true],
  ['/legacy/**', '/legacy', true],
  ['/legacy/**', '/legacyx', false],
  ['/*/x', '/a/x', true],
  ['/*/x', '/a/b/x', false],
  ['/**/x', '/a/b/x', true],
  ['/**', '', true],
  ['/a.b(c)', '/a.b(c)', true],
  ['/a.b', '/axb', false],
])('%s and %s: %s', (pattern, path, isTaken) => {
  expect(takes(pattern, path)).toBe(isTaken)
})

test('a pattern means what it means as a regular expression', () => {
  const parts = (...all: string[]) =>
    fc.array(fc.constantFrom(...all), { maxLength: 7 }).map((some) => some.join(''))
  fc.assert(
    fc.property(
      parts('a', 'b', '/', '*', '**', '/**'),
      parts('a', 'b', '/', 'ab'),
      (pattern, path) => {
        const source = pattern
          .replace(/\*{2,}|\*/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))
          .replace(/\/\.\*$/, '(?:/.*)?')
        expect(takes(pattern, path)).toBe(new RegExp(`^${source}$`).test(path))
      },
    ),
    { numRuns: runs(2000) },
  )
})

test('stars that could share out a path in many ways do not make it go back', () => {
  const paths = {
    '/**a**a**a**b': { 'path-naming': 'off' },
    '/*a*a*a*b': { 'path-naming': 'off' },
  } as const
  expect(lint(`https://h.example/A_${'a'.repeat(20_000)}`, { paths }).length).toBeGreaterThan(0)
})
