import {
  compare,
  groupVerdicts,
  type MethodName,
  methodNamed,
  methods,
  type Remedy,
} from '@waymark/compare'
import { ArgumentError } from '@waymark/infra/argument'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
import { runs } from '../../../test/runs.ts'
import { likeUrls, strings } from './arbitraries.ts'

function groupsOf(a: string, b: string, ...names: readonly MethodName[]) {
  const request = names.length === 0 ? {} : { methods: names }
  return groupVerdicts(compare(a, b, { ...request, suggest: true }).verdicts)
}

test('methods are together that differ in the same parts and have the same remedy', () => {
  const names = ['whatwg', 'rfc3986-scheme', 'rfc2396', 'rfc3986-syntax', 'rfc9110-http'] as const
  expect(groupsOf('http://Example.com/%7Ea', 'http://example.com:80/~a', ...names)).toMatchObject([
    {
      equal: true,
      methods: ['rfc3986-scheme', 'rfc9110-http'],
      why: 'No difference matters.',
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
])('%s and %s: %s', (a, b, why) => {
  expect(groupsOf(a, b, 'whatwg')).toMatchObject([{ equal: false, methods: ['whatwg'], why }])
})

test.each([
  ['x', 'http://a/', 'The first has no key.'],
  ['http://a/', 'x', 'The second has no key.'],
  ['x', 'y', 'Neither has a key.'],
])('%s and %s have no answer: %s', (a, b, why) => {
  expect(groupsOf(a, b, 'whatwg')).toEqual([
    { equal: null, methods: ['whatwg'], why, differences: [], remedy: [] },
  ])
})

test('keys that are not URLs differ as texts', () => {
  expect(groupsOf('http://a/', 'http://b/', 'host')).toMatchObject([
    { why: 'The keys differ: "a" and "b".', differences: [{ part: 'text', pieces: ['a', 'b'] }] },
  ])
})

test('methods that are about other strings come before those that need an option', () => {
  const groups = groupsOf('http://a/', 'http://a/').filter(({ equal }) => equal === null)
  expect(groups.map(({ methods }) => methods)).toEqual([
    ['info-uri', 'urn', 'mailto', 'tel-uri', 'coap'],
    ['sip-uri'],
    ['string-after-resolution', 'request-target', 'soap'],
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

test('a reason that a method gives itself keeps its facts', () => {
  expect(groupsOf('sip:a', 'sip:b', 'sip-uri')).toEqual([
    {
      equal: false,
      methods: ['sip-uri'],
      why: 'They differ in the host: "a" and "b".',
      data: { part: 'host', a: 'a', b: 'b' },
      differences: [],
      remedy: [],
    },
  ])
})

test.each<[a: string, b: string, method: string, why: string, differences: readonly object[]]>([
  [
    'http://u:p@a/x/1?q=1#f',
    'http://u:q@a/x/22?q=2#g',
    'rfc2396',
    'The keys differ in the credentials, in the path ("1" and "22"), in the query ("1" and "2") and in the fragment ("f" and "g").',
    [
      { part: 'credentials', pieces: ['p', 'q'] },
      { part: 'path', pieces: ['1', '22'] },
      { part: 'query', pieces: ['1', '2'] },
      { part: 'fragment', pieces: ['f', 'g'] },
    ],
  ],
  [
    `http://a/${'x'.repeat(41)}`,
    `http://a/${'y'.repeat(40)}`,
    'string-code-point',
    `The keys differ in the path ("${'x'.repeat(19)}…${'x'.repeat(19)}" and "${'y'.repeat(40)}").`,
    [{ part: 'path', pieces: ['x'.repeat(41), 'y'.repeat(40)] }],
  ],
  [
    'http://a/?',
    'http://a/',
    'string-code-point',
    'The keys differ in the query (an empty one and nothing).',
    [{ part: 'query', pieces: ['', null] }],
  ],
  [
    'http://a/?b',
    'http://a/?bc',
    'string-code-point',
    'The keys differ in the query (nothing and "c").',
    [{ part: 'query', pieces: ['', 'c'] }],
  ],
  [
    'http://a/?',
    'http://a/?c',
    'string-code-point',
    'The keys differ in the query (nothing and "c").',
    [{ part: 'query', pieces: ['', 'c'] }],
  ],
  // Whole, because they are short.
  [
    'http://abc:80/',
    'https://abd:81/',
    'string-code-point',
    'The keys differ in the scheme ("http" and "https"), in the host ("abc" and "abd") and in the port ("80" and "81").',
    [
      { part: 'scheme', pieces: ['http', 'https'] },
      { part: 'host', pieces: ['abc', 'abd'] },
      { part: 'port', pieces: ['80', '81'] },
    ],
  ],
  [
    'http://abc/',
    'http://abd/',
    'host',
    'The keys differ: "c" and "d".',
    [{ part: 'text', pieces: ['c', 'd'] }],
  ],
])('%s and %s by %s: %s', (a, b, method, why, differences) => {
  expect(groupVerdicts(compare(a, b, { methods: [methodNamed(method)] }).verdicts)).toMatchObject([
    { equal: false, methods: [method], why, differences, remedy: [] },
  ])
})

test.each([
  ['http://u:secret1@a/', 'http://u:secret2@a/', 'ssurt', 'The keys differ.'],
  ['http:\\\\u:one@a\\', 'http:\\\\u:two@a\\', 'ssurt', 'The keys differ.'],
  ['http:///u:one@a', 'http:///u:two@a', 'ssurt', 'The keys differ.'],
  ['http://u:p@a/', 'http://u:p@b/', 'ssurt', 'The keys differ: "a" and "b".'],
  ['http://u:one@a/', 'http://u:two@a/', 'ldap-case-ignore', 'The keys differ.'],
  ['sip:u:one@a', 'sip:u:two@a', 'string-code-point', 'The keys differ in the path.'],
  ['http:u:one@a', 'http:u:two@a', 'string-code-point', 'The keys differ in the path.'],
  ['http:///u:one@a', 'http:///u:two@a', 'string-code-point', 'The keys differ in the path.'],
  ['jar:http://u:one@a/', 'jar:http://u:two@a/', 'whatwg', 'The keys differ in the path.'],
  ['http://a/?//one@b', 'http://a/?//two@b', 'whatwg', 'The keys differ in the query.'],
  ['http://a/@one', 'http://a/@two', 'whatwg', 'The keys differ in the path ("one" and "two").'],
])('no group shows a password: %s and %s by %s', (a, b, method, why) => {
  expect(groupVerdicts(compare(a, b, { methods: [methodNamed(method)] }).verdicts)).toMatchObject([
    { why },
  ])
})

test('a match is not together with what is equal, and equal comes first, then larger groups', () => {
  const groups = (a: string, b: string, ...names: readonly MethodName[]) =>
    groupVerdicts(compare(a, b, { methods: names }).verdicts).map(({ equal, methods, why }) => [
      equal,
      methods.join(' '),
      why,
    ])
  expect(groups('*.a', 'b.a', 'string-code-point', 'csp-host-part')).toEqual([
    [true, 'csp-host-part', 'The first, as a pattern, matches the second.'],
    [false, 'string-code-point', 'The keys differ in the path ("*" and "b").'],
  ])
  expect(groups('sip:a', 'sip:a', 'csp-host-part', 'sip-uri', 'whatwg')).toEqual([
    [true, 'sip-uri whatwg', 'No difference matters.'],
    [false, 'csp-host-part', 'The first, as a pattern, does not match the second.'],
  ])
  expect(
    groups(
      'http://a',
      'HTTP://a/',
      'rfc3986-syntax',
      'string-code-point',
      'rfc3986-simple',
      'whatwg',
    ),
  ).toEqual([
    [true, 'whatwg', 'No difference matters.'],
    [
      false,
      'string-code-point rfc3986-simple',
      'The keys differ in the scheme ("http" and "HTTP") and in the path (nothing and "/").',
    ],
    [false, 'rfc3986-syntax', 'The keys differ in the path (nothing and "/").'],
  ])
  const needed = groupVerdicts(compare('a:', 'b:').verdicts).at(-1)
  expect(needed).toEqual({
    equal: null,
    methods: ['string-after-resolution', 'request-target', 'soap'],
    why: 'An option is needed.',
    differences: [],
    remedy: [],
  })
})

test('verdicts with another cheapest remedy are another group, and dearer ones may differ', () => {
  const [verdict] = compare('a:x', 'a:y', { methods: ['whatwg'] }).verdicts
  const remedy = (rules: readonly string[], category: 'preserves' | 'changes') => ({
    // These names stand for those of rules.
    rules: rules as Remedy['rules'],
    models: ['whatwg' as const],
    category,
  })
  const withRemedies = (method: string, remedies: readonly ReturnType<typeof remedy>[]) => ({
    ...verdict!,
    method,
    remedy: remedies,
  })
  const [one, two, dear, other] = [
    remedy(['one'], 'preserves'),
    remedy(['one', 'two'], 'preserves'),
    remedy(['dear'], 'changes'),
    remedy(['other'], 'changes'),
  ]
  const groups = groupVerdicts([
    withRemedies('a', [one, dear]),
    withRemedies('b', [one, other]),
    withRemedies('c', [one, two, dear]),
    withRemedies('d', [two, one]),
    withRemedies('e', [two, dear]),
    withRemedies('f', [dear]),
    withRemedies('g', []),
    { ...verdict!, method: 'h' },
  ])
  expect(groups.map(({ methods, remedy }) => [methods.join(' '), remedy])).toEqual([
    ['a b c', [one]],
    ['g h', []],
    ['d', [two, one]],
    ['e', [two, dear]],
    ['f', [dear]],
  ])
})

test('the error says what was expected', () => {
  expect(() => groupVerdicts('x' as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'verdicts' }),
  )
  const [verdict] = compare('a:x', 'a:y', { methods: ['whatwg'] }).verdicts
  for (const member of ['method', 'equal', 'keys'] as const) {
    const { [member]: _, ...rest } = verdict!
    expect(() => groupVerdicts([verdict!, rest as never])).toThrow(ArgumentError)
  }
})
