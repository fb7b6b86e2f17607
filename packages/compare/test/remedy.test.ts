import {
  compare,
  keyOf,
  type MethodChoice,
  methodNamed,
  methods,
  type Remedy,
} from '@waymark/compare'
import { normalize } from '@waymark/normalize'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastHits, runs } from '../../../test/runs.ts'
import { likeUrls, strings } from './arbitraries.ts'

function remedyOf(a: string, b: string, method: MethodChoice): readonly Remedy[] | undefined {
  return compare(a, b, { methods: [method], suggest: true }).verdicts[0]?.remedy
}

test('nothing is looked for unless it is asked for', () => {
  const [verdict] = compare('http://a/#', 'http://a/', { methods: ['whatwg'] }).verdicts
  expect(verdict).not.toHaveProperty('remedy')
})

test('a rule that removes the difference alone is named, the cheapest first', () => {
  expect(remedyOf('http://a/?b=1&a=2', 'http://a/?a=2&b=1', 'whatwg')).toEqual([
    { rules: ['sort-query'], models: ['rfc3986', 'whatwg'], category: 'usually-preserves' },
    { rules: ['remove-query'], models: ['rfc3986', 'whatwg'], category: 'changes' },
    { rules: ['keep-params'], models: ['rfc3986', 'whatwg'], category: 'changes' },
  ])
})

test('if parsing is enough, it is the remedy', () => {
  expect(remedyOf('HTTP://a', 'http://a/', 'string-code-point')).toEqual([
    { rules: ['parse-serialise'], models: ['whatwg'], category: 'preserves' },
  ])
})

test('where one rule is not enough, as few as possible are named', () => {
  const [a, b] = ['http://e.com/%7Ea', 'http://e.com:80/~a/?utm_source=x']
  expect(remedyOf(a, b, 'whatwg')).toEqual([
    {
      rules: ['decode-unreserved', 'trailing-slash', 'remove-tracking-params'],
      models: ['rfc3986', 'whatwg'],
      category: 'usually-preserves',
    },
  ])
})

test.each([
  ['http://a/x', 'http://a/y', 'whatwg', 'no rule makes these one'],
  ['http://a/', 'HTTP://A', 'whatwg', 'these are one already'],
  ['http://a/', 'urn:a', 'info-uri', 'what has no key has no difference'],
])('%s and %s by %s: %s', (a, b, method) => {
  expect(remedyOf(a, b, methodNamed(method))).toEqual([])
})

test('a match of a pattern has no remedy', () => {
  expect(remedyOf('b.example', 'http://a.example/', 'csp-host-part')).toEqual([])
})

test('ports that the caller knows are default ports here, too', () => {
  const request = {
    methods: ['string-code-point'],
    options: { ports: { coap: 5683 } },
    suggest: true,
  } as const
  const [verdict] = compare('coap://a:5683/', 'coap://a/', request).verdicts
  expect(verdict?.remedy?.map(({ rules }) => rules)).toContainEqual(['remove-default-port'])
})

const symmetric = methods.filter(
  ({ kind, options }) => kind === 'symmetric' && !options.some(({ required }) => required),
)

test('what is named makes the keys equal', () => {
  let hits = 0
  const pairs = fc.oneof(
    { weight: 4, arbitrary: fc.tuple(likeUrls, likeUrls) },
    // Two URLs that differ in one place only.
    {
      weight: 4,
      arbitrary: fc
        .tuple(likeUrls, fc.constantFrom('#', '?', '?utm_source=a', '/', '/.'))
        .map(([url, end]): [string, string] => [url, url + end]),
    },
    { weight: 1, arbitrary: fc.tuple(strings, strings) },
  )
  fc.assert(
    fc.property(pairs, fc.constantFrom(...symmetric), ([a, b], method) => {
      const remedies = remedyOf(a, b, method) ?? []
      for (const { rules, models } of remedies) {
        for (const model of models) {
          hits++
          const [x, y] = [a, b].map((url) => {
            const normal = normalize(url, rules, { model })
            return normal === null ? null : keyOf(normal, method)
          })
          expect(x).not.toBe(null)
          expect(y).toBe(x)
        }
      }
    }),
    { numRuns: runs(400) },
  )
  expect(hits).toBeGreaterThan(leastHits(30))
})
