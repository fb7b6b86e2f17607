import { compare, groupVerdicts, methods } from '@waymark/compare'
import { ArgumentError } from '@waymark/infra/argument'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../test/runs.ts'
import { likeUrls, strings } from './arbitraries.ts'

function groupsOf(a: string, b: string, ...names: readonly string[]) {
  const request = names.length === 0 ? {} : { methods: names }
  return groupVerdicts(compare(a, b, { ...request, suggest: true }).verdicts)
}

test('methods are together that differ in the same parts and have the same remedy', () => {
  const names = ['whatwg', 'rfc3986-scheme', 'rfc2396', 'rfc3986-syntax', 'rfc9110-http']
  expect(groupsOf('http://Example.com/%7Ea', 'http://example.com:80/~a', ...names)).toEqual([
    {
      equal: true,
      methods: ['rfc3986-scheme', 'rfc9110-http'],
      why: 'No difference counts.',
      differences: [],
      remedy: [],
    },
    {
      equal: false,
      methods: ['whatwg', 'rfc2396'],
      why: 'The keys differ in the path ("%7E" and "~").',
      differences: [{ part: 'path', pieces: ['%7E', '~'] }],
      remedy: [
        { rules: ['decode-unreserved'], models: ['rfc3986', 'whatwg'], category: 'preserves' },
      ],
    },
    {
      equal: false,
      methods: ['rfc3986-syntax'],
      why: 'The keys differ in the port (nothing and "80").',
      differences: [{ part: 'port', pieces: [null, '80'] }],
      remedy: expect.arrayContaining([expect.objectContaining({ category: 'preserves' })]),
    },
  ])
})

test.each([
  [
    'http://a/',
    'https://b:1/',
    'The keys differ in the scheme ("http" and "https"), in the host ("a" and "b") and in the port (nothing and "1").',
  ],
  ['http://a/', 'http://a/?', 'The keys differ in the query (nothing and an empty one).'],
  ['http://a/b', 'http://a/', 'The keys differ in the path ("b" and nothing).'],
  ['x', 'http://a/', 'The first has no key.'],
  ['http://a/', 'x', 'The second has no key.'],
  ['x', 'y', 'Neither has a key.'],
])('%s and %s: %s', (a, b, why) => {
  expect(groupsOf(a, b, 'whatwg')).toMatchObject([{ equal: false, methods: ['whatwg'], why }])
})

test('keys that are not URLs differ as texts', () => {
  expect(groupsOf('http://a/', 'http://b/', 'host')).toMatchObject([
    { why: 'The keys differ: "a" and "b".', differences: [{ part: 'text', pieces: ['a', 'b'] }] },
  ])
})

test('methods without an answer come last, and those of patterns say that they do not match', () => {
  expect(groupsOf('http://a/', 'http://a/').at(-1)).toMatchObject({
    equal: null,
    methods: ['string-after-resolution', 'request-target', 'soap'],
  })
  expect(groupsOf('b', 'http://a/', 'csp-host-part')).toMatchObject([
    { equal: false, why: 'The first, as a pattern, does not match the second.' },
  ])
})

test('each verdict is in one group, with its answer, and the remedy of a group is one for each method', () => {
  const pairs = fc.oneof(fc.tuple(likeUrls, likeUrls), fc.tuple(strings, strings))
  fc.assert(
    fc.property(pairs, ([a, b]) => {
      const { verdicts } = compare(a, b)
      const groups = groupVerdicts(verdicts)
      const found = groups.flatMap(({ equal, methods: names }) =>
        names.map((name) => [name, equal]),
      )
      const expected = verdicts.map(({ method, equal }) => [method, equal])
      expect(found.sort()).toEqual(expected.sort())
      expect(groups.filter(({ equal }) => equal).length).toBeLessThanOrEqual(1)
    }),
    { numRuns: runs(300) },
  )
})

test('no group is longer than the list of methods', () => {
  expect(groupVerdicts([])).toEqual([])
  const [first] = groupsOf('http://a/', 'http://a/')
  expect(first?.equal).toBe(true)
  expect(first!.methods.length).toBeLessThan(methods.length)
})

test.each([undefined, null, 5, 'x', {}, [null], ['whatwg'], [{ equal: true }], new Set()])(
  'what is not a list of verdicts is refused: %j',
  (verdicts) => {
    expect(() => groupVerdicts(verdicts as never)).toThrow(ArgumentError)
  },
)
