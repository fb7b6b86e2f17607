import {
  type CompareOptions,
  compare,
  keyOf,
  methods,
  pickOptions,
  type SymmetricMethod,
} from '@waymark/compare'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leastHits, runs } from '../../../test/runs.ts'
import { likeUrls, strings } from './arbitraries.ts'

const options: CompareOptions = {
  base: 'http://a.example/b/c?d',
  scheme: 'http',
  host: 'a.example',
  ports: { coap: 5683 },
  redirects: { 'http://a/': 'http://a/a', 'http://a/a': '/A', 'http://a.example/': 'http://a/' },
  dns: { a: ['192.0.2.1'], 'a.example': ['192.0.2.1'], localhost: ['127.0.0.1'] },
}

const symmetric = methods.filter((method): method is SymmetricMethod => method.kind === 'symmetric')

function isEqual(method: SymmetricMethod, a: string, b: string): boolean | null | undefined {
  return compare(a, b, { methods: [method], options: pickOptions(options, [method]) }).verdicts[0]
    ?.equal
}

describe.each(symmetric)('$name', (method) => {
  test('is an equivalence whose classes are those of its keys', () => {
    fc.assert(
      fc.property(likeUrls, likeUrls, likeUrls, (a, b, c) => {
        const [x, y, z] = [a, b, c].map((url) => keyOf(url, method, pickOptions(options, [method])))
        expect(isEqual(method, a, b)).toBe(x === null || y === null ? null : x === y)
        expect(isEqual(method, b, a)).toBe(isEqual(method, a, b))
        expect(isEqual(method, a, a)).toBe(x === null ? null : true)
        if (x === y && y === z && x !== null) expect(isEqual(method, a, c)).toBe(true)
      }),
      { numRuns: runs(150) },
    )
  })

  test('has an answer for every string', () => {
    fc.assert(
      fc.property(strings, strings, (a, b) => {
        const [verdict] = compare(a, b, {
          methods: [method],
          options: pickOptions(options, [method]),
        }).verdicts
        const [x, y] = verdict?.keys ?? []
        expect(verdict?.equal).toBe(x === null || y === null ? null : x === y)
        expect(verdict?.difference === null).toBe(x === null || y === null || x === y)
      }),
      { numRuns: runs(150) },
    )
  })

  if (method.keyIsUrl) {
    test('its keys are their own keys', () => {
      fc.assert(
        fc.property(likeUrls, (url) => {
          const key = keyOf(url, method, pickOptions(options, [method]))
          if (key !== null) expect(keyOf(key, method, pickOptions(options, [method]))).toBe(key)
        }),
        { numRuns: runs(500) },
      )
    })
  }
})

// Each implies the next.
const LADDERS = [
  ['string-code-point', 'rfc3986-simple', 'rfc2396', 'rfc3986-scheme', 'rfc3986-protocol'],
  ['rfc3986-simple', 'yang-inet-uri', 'rfc3986-syntax', 'rfc3986-scheme', 'csvw', 'xrd'],
  ['rfc3986-syntax', 'rfc3987-syntax', 'rfc3987-scheme'],
  ['rfc3987-simple', 'rfc3987-syntax'],
  ['rfc3986-scheme', 'rfc3987-scheme'],
  ['rfc9110-http', 'rfc3986-scheme'],
  ['string-code-point', 'string-utf8-bytes'],
  ['string-code-point', 'string-ascii-case-insensitive', 'ldap-case-ignore'],
  ['whatwg', 'empty-fragment-insensitive', 'whatwg-exclude-fragment'],
  ['same-origin', 'same-site', 'schemelessly-same-site'],
  ['ipv4-strict', 'ipv4-loose'],
  ['info-uri', 'rfc3986-scheme'],
] as const

function keyFor(url: string, name: string): string | null {
  const method = methods.find((candidate) => candidate.name === name)!
  return keyOf(url, method, pickOptions(options, [method]))
}

test.each(LADDERS.map((rungs) => ({ rungs })))(
  '$rungs: equal on one is equal above',
  ({ rungs }) => {
    const hits = rungs.map(() => 0)
    const pairs = fc.tuple(likeUrls, likeUrls, fc.nat({ max: rungs.length + 1 }))
    fc.assert(
      fc.property(pairs, ([a, other, choice]) => {
        // Two URLs are seldom equal by chance: a URL is an alias of its keys.
        const key = keyFor(a, rungs[choice] ?? 'string-code-point')
        const b = choice > rungs.length || key === null ? other : key
        const equal = rungs.map((rung) => {
          const [x, y] = [keyFor(a, rung), keyFor(b, rung)]
          return x === null || y === null ? null : x === y
        })
        equal.forEach((isSame, at) => {
          if (isSame) hits[at] = (hits[at] ?? 0) + 1
          const next = equal[at + 1]
          if (isSame && next !== undefined && next !== null) expect(next).toBe(true)
        })
      }),
      { numRuns: runs(750) },
    )
    expect(Math.max(...hits)).toBeGreaterThan(leastHits(25))
  },
)
