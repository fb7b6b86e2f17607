import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leastHits, runs } from '../../../../../test/runs.ts'
import { linearRegexp } from '../../src/hosting/linear-regexp.ts'

/** What the engine's own expression finds, with its groups. */
function engineExec(source: string, text: string, ignoreCase = false) {
  const found = new RegExp(source, ignoreCase ? 'i' : '').exec(text)
  return found === null ? null : [...found]
}

/** A group that may take nothing has taken nothing: Perl and JavaScript do not agree whether it took part. */
const taken = (groups: readonly (string | undefined)[] | null) =>
  groups?.map((group) => group ?? '') ?? null

/** In Perl, a group keeps what it took in an earlier repetition of what is around it; JavaScript forgets it. */
function withoutForgotten(
  found: readonly (string | undefined)[] | null,
  ofEngine: readonly (string | undefined)[] | null,
) {
  return found?.map((group, i) => (ofEngine?.[i] === undefined ? undefined : group)) ?? null
}

const atom = fc.constantFrom(
  'a',
  'b',
  '/',
  '.',
  '[^/]',
  '[ab]',
  '\\w',
  '\\.',
  '-',
  '$',
  '(?=a)',
  '(?!b)',
)
const quantifier = fc.constantFrom(
  '',
  '',
  '',
  '?',
  '*',
  '+',
  '*?',
  '+?',
  '??',
  '{2}',
  '{1,2}',
  '{1,}?',
)
const { regexp } = fc.letrec<{ regexp: string; item: string }>((tie) => ({
  item: fc.oneof(
    { depthSize: 'small' },
    fc
      .tuple(atom, quantifier)
      .map(([one, times]) => (/^(?:\$|\(\?[=!])/.test(one) ? one : one + times)),
    fc
      .tuple(tie('regexp'), fc.constantFrom('', '?'))
      .map(([inside, times]) => `(${inside})${times}`),
    fc.tuple(tie('regexp'), quantifier).map(([inside, times]) => `(?:c${inside})${times}`),
    fc.tuple(tie('regexp'), tie('regexp')).map(([one, other]) => `(?:${one}|${other})`),
  ),
  regexp: fc.array(tie('item'), { maxLength: 4 }).map((items) => items.join('')),
}))
const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '/', '.', '-'), maxLength: 12 })

describe('a regular expression', () => {
  test('finds what that of the engine finds', () => {
    let hits = 0
    fc.assert(
      fc.property(regexp, fc.boolean(), text, (source, isAnchored, text) => {
        const whole = isAnchored ? `^${source}` : source
        const read = linearRegexp(whole)
        if (read === null) return
        const expected = engineExec(whole, text)
        if (expected !== null) hits++
        expect(taken(withoutForgotten(read.exec(text), expected))).toEqual(taken(expected))
      }),
      { numRuns: runs(5_000) },
    )
    expect(hits).toBeGreaterThan(leastHits(1_000))
  })

  test('tells how every text begins that it finds', () => {
    fc.assert(
      fc.property(regexp, text, (source, text) => {
        const read = linearRegexp(`^${source}`)
        if (read === null || read.exec(text) === null) return
        expect(text.startsWith(read.prefix)).toBe(true)
        if (read.isText) expect(text).toBe(read.prefix)
      }),
      { numRuns: runs(2_000) },
    )
  })
})

test.each([
  ['^/a/(?<id>\\d+)$', '/a/7', ['/a/7', '7'], '/a/'],
  ['^/a/(?P<id>\\d+)$', '/a/7', ['/a/7', '7'], '/a/'],
  ['^/((?!api|_next/).*)$', '/blog/a', ['/blog/a', 'blog/a'], '/'],
  ['^/((?!api|_next/).*)$', '/api/a', null, '/'],
  ['^/((?!.*\\.css$|x).*)$', '/a.css', null, '/'],
  ['^/((?!.*\\.css$|x).*)$', '/a.css/', ['/a.css/', 'a.css/'], '/'],
  ['(?i)^/NEWS$', '/news', ['/news'], '/news'],
  ['^/a{2}{$', '/aa{', ['/aa{'], '/'],
  ['^/ab?$', '/a', ['/a'], '/a'],
  ['(?:c(a)?){2}$', 'cac', ['cac', 'a'], ''],
  ['[\\-\\]a-c]+$', 'x]-b', [']-b'], ''],
])('%s on %s', (source, text, expected, prefix) => {
  const read = linearRegexp(source)
  expect(read?.exec(text)).toEqual(expected)
  if (source !== '^/ab?$') expect(read?.prefix).toBe(prefix)
})

test('ignores case', () => {
  const read = linearRegexp('^/A([b-d]\\w)Z', true)
  expect(read?.exec('/aBxz')).toEqual(['/aBxz', 'Bx'])
  expect(read?.prefix).toBe('/a')
})

test.each([
  ['(a)\\1', 'a reference'],
  ['(?<=a)b', 'a lookbehind'],
  ['(?<!a)b', 'a lookbehind'],
  ['(?>a)', 'an atomic group'],
  ['a++', 'a possessive repetition'],
  ['\\bx', 'a boundary'],
  ['\\x41', 'another escape'],
  ['\\', 'half an escape'],
  ['[[:alpha:]]', 'a class by name'],
  ['[\\x41]', 'another escape in a class'],
  ['[z-a]', 'a range in the wrong order'],
  ['[a', 'an open class'],
  ['(a', 'an open group'],
  ['a)', 'a group that was not opened'],
  ['*a', 'nothing to repeat'],
  ['a**', 'nothing to repeat'],
  ['a{3,2}', 'too few repetitions'],
  ['a{999}', 'too many repetitions'],
  ['(?:(?:a{20}){20}){20}', 'too many repetitions'],
  ['(?:x(?!.*y))*', 'a lookahead that reads far at many places'],
  ['(?!.*y)x', 'a lookahead that reads far at many places'],
  ['^x*(?!.*y)', 'a lookahead that reads far at many places'],
  ['(?!(a))b', 'a group in a lookahead'],
  ['^(?!^a)b', 'a beginning in a lookahead'],
  [`${'('.repeat(60)}a${')'.repeat(60)}`, 'too many groups in one another'],
  ['a|'.repeat(900), 'too many alternatives'],
  ['a'.repeat(2_001), 'too long'],
])('%j is not read: %s', (source) => {
  expect(linearRegexp(source)).toBeNull()
})

test('takes time in proportion to the text, whatever the expression', () => {
  const text = `/${'a'.repeat(8_000)}`
  for (const source of [
    '^/(a+)+$x',
    '(a|a|aa)*b',
    '(?:a{1,20}){1,9}b$',
    '(.*)(.*)(.*)(.*)b',
    '(?:a?){99}b',
  ]) {
    expect(linearRegexp(source)?.exec(text)).toBeNull()
  }
})
