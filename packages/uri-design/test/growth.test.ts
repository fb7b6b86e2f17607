/** @module-tag slow */
import { lint, lintDocument, parseResource } from '@waymark/uri-design'
import { test } from 'vitest'
import { expectLinear } from '../../../test/growth.ts'

const repeated = (unit: string) => (size: number) => unit.repeat(size / unit.length)

test.each([
  'a',
  'aB',
  'a/',
  'a_',
  '1/',
  '%',
  '%41',
  '%c3',
  '?a=1&',
  'é',
  ' ',
  '-',
  '.',
  ':',
  '@',
  '#',
])('rules take time in proportion to a URI of %j', (unit) => {
  const text = repeated(unit)
  expectLinear((size) => lint(`https://a.example/${text(size)}`), 4_000)
  expectLinear((size) => lint(`https://a.example/x?${text(size)}`), 4_000)
  expectLinear((size) => lint(`https://a.example/x#${text(size)}`), 4_000)
  expectLinear((size) => parseResource(`git://a/b/${text(size)}` as string), 4_000)
})

test('documents are read in time in proportion to their length', () => {
  const line = 'https://a.example/user_groups?perPage=1  # waymark-ignore path-underscore\n'
  expectLinear((size) => lintDocument(line.repeat(size / 64)), 16_000)
  expectLinear(
    (size) => lintDocument(`[${'"https://a.example/a b",'.repeat(size / 16)}""]`),
    16_000,
  )
  expectLinear(
    (size) => lintDocument(`[${`${'['.repeat(60)}${']'.repeat(60)},`.repeat(size / 60)}""]`),
    16_000,
  )
  const repeated = `${'{"a":1,"resources":['.repeat(20)}{"uri":5,"uri":6}${']}'.repeat(20)},`
  expectLinear((size) => lintDocument(`[${repeated.repeat(size / 400)}""]`), 16_000)
  expectLinear((size) => lintDocument(`# waymark-ignore-file ${'x,'.repeat(size / 2)}`), 4_000)
  expectLinear((size) => lintDocument(' #'.repeat(size)), 16_000)
  expectLinear((size) => lintDocument(`["https://a.example/${'%41'.repeat(size / 3)}"]`), 4_000)
})

/** Up to about 20,000 characters a limit on the work of deciding counts, above it one on the automaton. */
test.each(['{a}', '{+a}/', '{?a}', '{/a*}', '{', '}', 'x', '{a}-', '/a'])(
  'hostile templates are refused in time in proportion to the number of %j',
  (unit) => {
    const text = repeated(unit)
    const decide = (size: number) => lint({ text: `{+p}${text(size)}`, kind: 'template' })
    expectLinear(decide, 300)
    expectLinear(decide, 2_400)
    expectLinear(decide, 120_000)
  },
)
