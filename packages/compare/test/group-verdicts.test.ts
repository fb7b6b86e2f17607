import {
  compare,
  groupVerdicts,
  type MethodName,
  methodNamed,
  methods,
  type Remedy,
  type VerdictGroup,
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

/** The facts of a reason without its words; if it names parts, those of each. */
function factsOf({ data }: VerdictGroup): object | undefined {
  const places = data?.['places']
  if (!Array.isArray(places)) return data
  return places.map((place) => (place as { readonly data: object }).data)
}

test('methods are together that differ in the same parts and have the same remedy', () => {
  const names = ['whatwg', 'rfc3986-scheme', 'rfc2396', 'rfc3986-syntax', 'rfc9110-http'] as const
  const groups = groupsOf('http://Example.com/%7Ea', 'http://example.com:80/~a', ...names)
  expect(groups.map(factsOf)).toEqual([
    undefined,
    [{ part: 'path', a: '%7E', b: '~' }],
    [{ part: 'port', b: '80' }],
  ])
  expect(groups).toMatchObject([
    {
      equal: true,
      methods: ['rfc3986-scheme', 'rfc9110-http'],
      differences: [],
      remedy: [],
    },
    {
      equal: false,
      methods: ['whatwg', 'rfc2396'],
      differences: [{ part: 'path', pieces: ['%7E', '~'] }],
      remedy: [
        { rules: ['decode-unreserved'], models: ['rfc3986', 'whatwg'], category: 'preserves' },
      ],
    },
    {
      equal: false,
      methods: ['rfc3986-syntax'],
      differences: [{ part: 'port', pieces: [null, '80'] }],
      remedy: expect.arrayContaining([expect.objectContaining({ category: 'preserves' })]),
    },
  ])
})

test.each([
  [
    'http://a/',
    'https://b:1/',
    [
      { part: 'scheme', a: 'http', b: 'https' },
      { part: 'host', a: 'a', b: 'b' },
      { part: 'port', b: '1' },
    ],
  ],
  ['http://a/', 'http://a/?', [{ part: 'query', b: '' }]],
  ['http://a/b', 'http://a/', [{ part: 'path', a: 'b' }]],
])('%s and %s: %j', (a, b, facts) => {
  const groups = groupsOf(a, b, 'whatwg')
  expect(groups).toMatchObject([{ equal: false, methods: ['whatwg'] }])
  expect(groups.map(factsOf)).toEqual([facts])
})

test.each([
  ['x', 'http://a/', { lacking: ['a'] }],
  ['http://a/', 'x', { lacking: ['b'] }],
  ['x', 'y', { lacking: ['a', 'b'] }],
])('%s and %s have no answer: %j', (a, b, data) => {
  const why = expect.any(String)
  expect(groupsOf(a, b, 'whatwg')).toEqual([
    { equal: null, methods: ['whatwg'], why, data, differences: [], remedy: [] },
  ])
})

test('which of the two has no key is said, too', () => {
  const pairs = [
    ['x', 'http://a/'],
    ['http://a/', 'x'],
    ['x', 'y'],
  ] as const
  const said = pairs.map(([a, b]) => groupsOf(a, b, 'whatwg')[0]!.why)
  expect(new Set(said).size).toBe(3)
})

test('keys that are not URLs differ as texts', () => {
  expect(groupsOf('http://a/', 'http://b/', 'host')).toMatchObject([
    { data: { a: 'a', b: 'b' }, differences: [{ part: 'text', pieces: ['a', 'b'] }] },
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
    { equal: false, methods: ['csp-host-part'], differences: [] },
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
      why: expect.any(String),
      data: { part: 'host', a: 'a', b: 'b' },
      differences: [],
      remedy: [],
    },
  ])
})

test.each<[a: string, b: string, method: string, facts: object, differences: readonly object[]]>([
  [
    'http://u:p@a/x/1?q=1#f',
    'http://u:q@a/x/22?q=2#g',
    'rfc2396',
    [
      { part: 'credentials' },
      { part: 'path', a: '1', b: '22' },
      { part: 'query', a: '1', b: '2' },
      { part: 'fragment', a: 'f', b: 'g' },
    ],
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
    [{ part: 'path', a: 'x'.repeat(41), b: 'y'.repeat(40) }],
    [{ part: 'path', pieces: ['x'.repeat(41), 'y'.repeat(40)] }],
  ],
  [
    'http://a/?',
    'http://a/',
    'string-code-point',
    [{ part: 'query', a: '' }],
    [{ part: 'query', pieces: ['', null] }],
  ],
  [
    'http://a/?b',
    'http://a/?bc',
    'string-code-point',
    [{ part: 'query', b: 'c' }],
    [{ part: 'query', pieces: ['', 'c'] }],
  ],
  [
    'http://a/?',
    'http://a/?c',
    'string-code-point',
    [{ part: 'query', b: 'c' }],
    [{ part: 'query', pieces: ['', 'c'] }],
  ],
  // Whole, because they are short.
  [
    'http://abc:80/',
    'https://abd:81/',
    'string-code-point',
    [
      { part: 'scheme', a: 'http', b: 'https' },
      { part: 'host', a: 'abc', b: 'abd' },
      { part: 'port', a: '80', b: '81' },
    ],
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
    { a: 'c', b: 'd' },
    [{ part: 'text', pieces: ['c', 'd'] }],
  ],
])('%s and %s by %s: %j', (a, b, method, facts, differences) => {
  const groups = groupVerdicts(compare(a, b, { methods: [methodNamed(method)] }).verdicts)
  expect(groups).toMatchObject([{ equal: false, methods: [method], differences, remedy: [] }])
  expect(groups.map(factsOf)).toEqual([facts])
})

test.each([
  ['http://u:secret1@a/', 'http://u:secret2@a/', 'ssurt', undefined],
  ['http:\\\\u:one@a\\', 'http:\\\\u:two@a\\', 'ssurt', undefined],
  ['http:///u:one@a', 'http:///u:two@a', 'ssurt', undefined],
  ['http://u:p@a/', 'http://u:p@b/', 'ssurt', { a: 'a', b: 'b' }],
  ['http://u:one@a/', 'http://u:two@a/', 'ldap-case-ignore', undefined],
  ['sip:u:one@a', 'sip:u:two@a', 'string-code-point', [{ part: 'path' }]],
  ['http:u:one@a', 'http:u:two@a', 'string-code-point', [{ part: 'path' }]],
  ['http:///u:one@a', 'http:///u:two@a', 'string-code-point', [{ part: 'path' }]],
  ['jar:http://u:one@a/', 'jar:http://u:two@a/', 'whatwg', [{ part: 'path' }]],
  ['http://a/?//one@b', 'http://a/?//two@b', 'whatwg', [{ part: 'query' }]],
  ['http://a/@one', 'http://a/@two', 'whatwg', [{ part: 'path', a: 'one', b: 'two' }]],
])('no group shows a password: %s and %s by %s', (a, b, method, facts) => {
  const groups = groupVerdicts(compare(a, b, { methods: [methodNamed(method)] }).verdicts)
  expect(groups.map(factsOf)).toEqual([facts])
})

test('a match is not together with what is equal, and equal comes first, then larger groups', () => {
  const groups = (a: string, b: string, ...names: readonly MethodName[]) =>
    groupVerdicts(compare(a, b, { methods: names }).verdicts).map((group) => [
      group.equal,
      group.methods.join(' '),
      factsOf(group),
    ])
  expect(groups('*.a', 'b.a', 'string-code-point', 'csp-host-part')).toEqual([
    [true, 'csp-host-part', undefined],
    [false, 'string-code-point', [{ part: 'path', a: '*', b: 'b' }]],
  ])
  expect(groups('sip:a', 'sip:a', 'csp-host-part', 'sip-uri', 'whatwg')).toEqual([
    [true, 'sip-uri whatwg', undefined],
    [false, 'csp-host-part', undefined],
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
    [true, 'whatwg', undefined],
    [
      false,
      'string-code-point rfc3986-simple',
      [
        { part: 'scheme', a: 'http', b: 'HTTP' },
        { part: 'path', b: '/' },
      ],
    ],
    [false, 'rfc3986-syntax', [{ part: 'path', b: '/' }]],
  ])
  const needed = groupVerdicts(compare('a:', 'b:').verdicts).at(-1)
  expect(needed).toEqual({
    equal: null,
    methods: ['string-after-resolution', 'request-target', 'soap'],
    why: expect.any(String),
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
