import { readFileSync } from 'node:fs'
import { type Answer, answer, equal, methodNamed, type Purpose, Subject } from '@waymark/compare'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
import { hostileString } from '../../../test/hostile-strings.ts'
import { runs } from '../../../test/runs.ts'
import { likeUrls } from './arbitraries.ts'

const PURPOSES = [
  'browser',
  'crawler',
  'cache',
  'search-engine',
  'archive',
  'block-list',
  'analytics',
] as const satisfies readonly Purpose[]

const E = 'https://e.example'
const SESSION = 'jsessionid=E85FAC04E331FFCA55549B10B7C7A4FA'

/** What the README says of pairs that differ in one thing: whether they are the same, by purpose in this order. */
const PAIRS = [
  ['nothing', `${E}/a`, `${E}/a`, '= = = = = = =', null],
  ['the order of parameters', `${E}/?b=1&a=2`, `${E}/?a=2&b=1`, '≠ = ≠ ≠ = ≠ ≠', 'parameter-order'],
  ['a trailing slash', `${E}/a/`, `${E}/a`, '≠ ≠ ≠ ≠ = ≠ =', 'trailing-slash'],
  ['http and https', 'http://e.example/a', `${E}/a`, '≠ ≠ ≠ ≠ = = ≠', 'scheme'],
  ['`www`', 'https://www.e.example/a', `${E}/a`, '≠ ≠ ≠ ≠ = ≠ ≠', 'www'],
  ['a fragment', `${E}/a#top`, `${E}/a`, '≠ = = = = = =', 'fragment'],
  ['`utm_source`', `${E}/a?utm_source=x`, `${E}/a`, '≠ = ≠ ≠ ≠ ≠ =', 'tracking-parameter'],
  ['an empty query', `${E}/a?`, `${E}/a`, '≠ = ≠ ≠ = ≠ =', 'empty-query'],
  ['the case of the host', 'https://E.example/a', `${E}/a`, '= = = = = = =', 'host-case'],
  ['the case of the path', `${E}/A`, `${E}/a`, '≠ ≠ ≠ ≠ = ≠ ≠', 'path-case'],
  ['the spelling of `~`', `${E}/%7Ea`, `${E}/~a`, '≠ = = = = = =', 'percent-encoding'],
  ['a default port', `${E}:443/a`, `${E}/a`, '= = = = = = =', 'default-port'],
  ['dot segments', `${E}/b/../a`, `${E}/a`, '= = = = = = =', 'dot-segments'],
  ['the value of a parameter', `${E}/?page=1`, `${E}/?page=2`, '≠ ≠ ≠ ≠ ≠ ≠ ≠', 'parameter-value'],
  ['one parameter more', `${E}/?id=7`, `${E}/`, '≠ ≠ ≠ ≠ ≠ ≠ ≠', 'parameter'],
  ['a port', `${E}:8443/a`, `${E}/a`, '≠ ≠ ≠ ≠ ≠ = ≠', 'port'],
  ['a user name', 'https://ann@e.example/a', `${E}/a`, '≠ = = ≠ = = =', 'user-name'],
  ['a directory index', `${E}/a/index.html`, `${E}/a/`, '≠ ≠ ≠ ≠ ≠ ≠ ≠', 'directory-index'],
  ['a subdomain', 'https://m.e.example/a', `${E}/a`, '≠ ≠ ≠ ≠ ≠ ≠ ≠', 'subdomain'],
  ['the host', 'https://f.example/a', `${E}/a`, '≠ ≠ ≠ ≠ ≠ ≠ ≠', 'host'],
] as const

/** The differences that a sentence names, from its facts. */
const namedIn = (data: Answer['data']): readonly string[] =>
  ((data?.['differences'] ?? []) as readonly (string | { readonly text: string })[]).map((each) =>
    typeof each === 'string' ? each : each.text,
  )
const signOf = (equal: boolean | null): string => (equal === null ? '–' : equal ? '=' : '≠')
const signsOf = ({ purposes }: Answer): string =>
  purposes.map(({ equal }) => signOf(equal)).join(' ')

describe('one difference', () => {
  test.each(PAIRS)('%s: %s and %s', (_, a, b, signs, code) => {
    for (const [x, y] of [
      [a, b],
      [b, a],
    ] as const) {
      const found = answer(x, y)
      expect(found.purposes.map(({ purpose }) => purpose)).toEqual(PURPOSES)
      expect(signsOf(found)).toBe(signs)
      expect(found.differences.map((difference) => difference.code)).toEqual(
        code === null ? [] : [code],
      )
      for (const { equal, difference } of found.purposes) {
        expect(difference?.code).toBe(equal === false ? code : undefined)
      }
    }
  })

  test('the README has this table', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
    const rows = readme.split('\n').map((line) => line.replace(/ +/g, ' ').trim())
    for (const [what, a, b, signs] of PAIRS) {
      expect(rows).toContain(`| ${what} | \`${a}\` | \`${b}\` | ${signs.replaceAll(' ', ' | ')} |`)
    }
  })
})

/** Changes of `http://e.example/dir/?b=1&a=2`, each with one difference. */
const CHANGES = [
  'port',
  'path-case',
  'scheme',
  'www',
  'trailing-slash',
  'parameter-order',
  'tracking-parameter',
  'fragment',
  'percent-encoding',
  'host-case',
] as const
type Change = (typeof CHANGES)[number]

function changed(changes: ReadonlySet<Change>): string {
  const pick = (change: Change, yes: string, no: string): string => (changes.has(change) ? yes : no)
  const query = [
    pick('parameter-order', 'a=2&b=1', 'b=1&a=2'),
    pick('tracking-parameter', '&utm_source=x', ''),
  ].join('')
  return [
    pick('scheme', 'http://', 'https://'),
    pick('www', 'www.', ''),
    pick('host-case', 'E.example', 'e.example'),
    pick('port', ':8443', ''),
    pick('path-case', '/Dir', '/dir'),
    pick('percent-encoding', '%7E', '~'),
    pick('trailing-slash', '/', ''),
    `?${query}`,
    pick('fragment', '#top', ''),
  ].join('')
}

test('of several differences, those decide without which the two are the same, and none more', () => {
  const answers = new Map<number, Answer>()
  const ofMask = (mask: number): Answer => {
    const own = new Set(CHANGES.filter((_, at) => mask & (1 << at)))
    const found = answers.get(mask) ?? answer(changed(own), changed(new Set()))
    answers.set(mask, found)
    return found
  }
  const maskOf = (codes: readonly string[]): number =>
    CHANGES.reduce((mask, change, at) => (codes.includes(change) ? mask | (1 << at) : mask), 0)
  for (let mask = 0; mask < 1 << CHANGES.length; mask++) {
    for (const [at, { equal, difference, differences }] of ofMask(mask).purposes.entries()) {
      const deciding = differences.map(({ code }) => code)
      expect(deciding.length > 0).toBe(!equal)
      expect(difference).toBe(differences[0] ?? null)
      const isEqual = (rest: number) => ofMask(rest).purposes[at]?.equal
      const others = mask & ~maskOf(deciding)
      expect(isEqual(others), `${PURPOSES[at]}: ${deciding}`).toBe(true)
      for (const code of deciding) expect(isEqual(others | maskOf([code])), code).toBe(false)
    }
  }
})

test.each([
  [`${E}/a?utm_source=x&b=1`, `${E}/a/?b=1`, ['trailing-slash', 'tracking-parameter']],
  [`${E}/a/#b`, `${E}/a`, ['trailing-slash', 'fragment']],
  [`http://www.e.example/?b=1&a=2`, `${E}/?a=2&b=1`, ['scheme', 'www', 'parameter-order']],
  // A spelling that all purposes ignore does not decide.
  ['https://E.example/a/b/../', `${E}/a`, ['trailing-slash']],
])('the headline names all that decide: %s and %s', (a, b, codes) => {
  for (const { headline, differences } of [answer(a, b), answer(b, a)]) {
    for (const { code, what } of differences) {
      expect(headline.includes(what), code).toBe((codes as string[]).includes(code))
    }
  }
})

test('of many differences, three are named and the others are counted', () => {
  const found = answer('http://www.e.example:8/A/?b=1&a=2#c', `${E}/a?a=2&b=1`)
  expect(found.differences).toHaveLength(7)
  for (const { data } of [found, found.purposes[0]!]) {
    const named = namedIn(data)
    expect(named).toHaveLength(4)
    expect(named.slice(0, 3)).toEqual(found.differences.slice(0, 3).map(({ what }) => what))
    expect(data?.['differences']).toContainEqual({ text: named[3], data: { more: 4 } })
  }
})

test('each purpose says why it differs, or what it ignores', () => {
  const { purposes, differences } = answer('https://E.example/a?utm_source=x&b=1', `${E}/a/?b=1`)
  const [slash, tracking] = ['trailing-slash', 'tracking-parameter']
  const all = [slash, tracking, 'host-case']
  expect(differences.map(({ code }) => code)).toEqual(all)
  const whatOf = (code: string) => differences.find((each) => each.code === code)?.what
  expect(purposes.map(({ equal, data }) => [equal, ...namedIn(data)])).toEqual(
    [
      [false, slash, tracking],
      [false, slash],
      [false, slash, tracking],
      [false, slash, tracking],
      [false, tracking],
      [false, slash, tracking],
      [true, ...all],
    ].map(([equal, ...codes]) => [equal, ...codes.map((code) => whatOf(String(code)))]),
  )
  for (const { why, data } of purposes) {
    for (const what of namedIn(data)) expect(why).toContain(what)
  }
})

test('a reason names no difference where none is ignored, or there are not two URLs', () => {
  const whys = new Map<boolean | null, Set<string>>()
  for (const a of [E, 'e.example/', 'not a URL']) {
    for (const { equal, why, data } of answer(a, E).purposes) {
      expect(data).toBeUndefined()
      whys.set(equal, (whys.get(equal) ?? new Set()).add(why))
    }
  }
  // One sentence for each answer.
  expect([...whys.values()].map(({ size }) => size)).toEqual([1, 1, 1])
  expect(new Set([...whys.values()].flatMap((said) => [...said])).size).toBe(3)
})

test.each([
  [`${E}/a;jsessionid=E85FAC04E331FFCA55549B10B7C7A4FA`, `${E}/a`, 'session-id'],
  [`${E}/?PHPSESSID=9682993c8daa2c5497996114facdc805`, `${E}/`, 'session-id'],
  [`${E}/a//b`, `${E}/a/b`, 'repeated-slashes'],
  [`${E}//`, `${E}/`, 'repeated-slashes'],
  [`${E}/a/;${SESSION}`, `${E}/a`, 'trailing-slash session-id'],
  [`${E}/gr%65en;${SESSION}`, `${E}/green`, 'session-id percent-encoding'],
  [`${E}/gr%65en/index.html`, `${E}/green/`, 'directory-index percent-encoding'],
  [`${E}/A;${SESSION}`, `${E}/a`, 'path-case session-id'],
  [`${E}/caf\u00e9/`, `${E}/cafe\u0301`, 'trailing-slash unicode-form'],
  [`${E}/Caf\u00e9`, `${E}/cafe\u0301`, 'path-case unicode-form'],
  [`${E}/\u00c9`, `${E}/\u00e9`, 'path-case'],
  [`${E}/%c3%a9/`, `${E}/%C3%A9`, 'trailing-slash percent-encoding'],
  [`${E}/%C3%A9/`, `${E}/\u00e9`, 'trailing-slash percent-encoding'],
  [`${E}/b/../a/`, `${E}/a`, 'trailing-slash dot-segments'],
  [`${E}/b/../c`, `${E}/a`, 'path dot-segments'],
  [`${E}\\a/`, `${E}/a`, 'trailing-slash backslash'],
  [`${E}/%7Ea/`, `${E}/~a`, 'trailing-slash percent-encoding'],
  [`${E}/index.html/`, `${E}/`, 'path'],
  ['foo://a', 'foo://a/', 'empty-path'],
  ['foo://a', 'foo://a/.', 'dot-segments empty-path'],
  ['foo://a', 'foo://a/b', 'path'],
  ['foo://a', 'foo://a//', 'path'],
  ['https://WWW.E.example/', `${E}/`, 'www host-case'],
  ['https://F.example/', `${E}/`, 'host host-case'],
  ['https://www.b\u00fccher.example/', 'https://xn--bcher-kva.example/', 'www host-spelling'],
  [`${E}/?zz=1&`, `${E}/`, 'parameter empty-parameter'],
  [`${E}/?=1`, `${E}/`, 'parameter'],
  [`${E}/?x`, `${E}/?x=`, 'equals-sign'],
  [`${E}/?id=1&id=1`, `${E}/?id=1`, 'repeated-parameter'],
  [`${E}/?id=1&id=2`, `${E}/?id=1`, 'parameter'],
  ['https://@e.example/', `${E}/`, 'empty-credentials'],
  ['https://:@e.example/', `${E}/`, 'empty-credentials'],
  ['file:///C|/a', 'file:///C:/a', 'drive-letter'],
  ['file:///x', 'file://host/x', 'host'],
  [`${E}/A//`, `${E}/a`, 'path-case trailing-slash repeated-slashes'],
  [`${E}/a/index.php`, `${E}/a`, 'directory-index trailing-slash'],
  [`${E}/caf\u00e9`, `${E}/cafe\u0301`, 'unicode-form'],
  [`${E}/caf\u00e9`, `${E}/caf%C3%A9`, 'percent-encoding'],
  [`${E}/a%2fb`, `${E}/a%2Fb`, 'percent-encoding'],
  [`${E}/a%2Fb`, `${E}/a/b`, 'path'],
  [`${E}/?%61=b`, `${E}/?a=b`, 'percent-encoding'],
  [`${E}/?q=a+b`, `${E}/?q=a%20b`, 'space-encoding'],
  [`${E}/?q=a+b`, `${E}/?q=a b`, 'space-encoding'],
  [`${E}/?q=a+%62`, `${E}/?q=a+b`, 'percent-encoding'],
  [`${E}/?q=a+%62`, `${E}/?q=a%20b`, 'percent-encoding space-encoding'],
  ['tel:+1-555-1234', 'tel:+15551234', 'visual-separators'],
  ['tel:1;phone-context=+1-2', 'tel:1;phone-context=+12', 'path'],
  ['tel:+1-555-1234', 'tel:+15551235', 'path'],
  ['tel:1\t2', 'tel:12', 'percent-encoding'],
  ['sip:1-2', 'sip:12', 'path'],
  [`${E}/#%61`, `${E}/#a`, 'percent-encoding'],
  [`${E}/#`, `${E}/`, 'empty-fragment'],
  [`${E}/?a&&b`, `${E}/?a&b`, 'empty-parameter'],
  [`${E}/?a=1&b=2&c`, `${E}/?b=3&a=2`, 'parameter-value parameter parameter-order'],
  [
    `${E}/?utm_source=x&fbclid=y&id=1`,
    `${E}/?id=1&utm_source=z`,
    'parameter-order tracking-parameter',
  ],
  [`${E}`, `${E}/`, 'empty-path'],
  ['https:\\\\e.example\\a', `${E}/a`, 'backslash'],
  ['https:/e.example/', `${E}/`, 'between-parts'],
  [` ${E}/`, `${E}/`, 'between-parts'],
  ['HTTPS://e.example/', `${E}/`, 'scheme-case'],
  ['https://e.example./', `${E}/`, 'dot-after-host'],
  ['https://www.e.example./', `${E}/`, 'www dot-after-host'],
  ['http://0x7f.1/', 'http://127.0.0.1/', 'host-spelling'],
  ['http://1.2.3.4/', 'http://2.2.3.4/', 'host'],
  ['https://a.github.io/', 'https://b.github.io/', 'host'],
  ['https://xn--bcher-kva.example/', 'https://b\u00fccher.example/', 'host-spelling'],
  ['https://u:p@e.example/', 'https://u:q@e.example/', 'password'],
  ['ws://e.example/a', 'wss://f.example/a', 'scheme host'],
  ['http://e.example/a', 'https://f.example/a', 'host scheme'],
  ['mailto:a@b.example', 'mailto:c@b.example', 'path'],
  ['mailto:a@b.example', 'https://b.example', 'scheme host path'],
  [
    `${E}:0443/b/./A?x=%7E#`,
    'HTTPS://E.example/b/A?x=~',
    'empty-fragment percent-encoding dot-segments host-case scheme-case default-port',
  ],
])('%s and %s differ in: %s', (a, b, codes) => {
  const codesOf = ({ differences }: Answer) => differences.map(({ code }) => code).join(' ')
  expect(codesOf(answer(a, b))).toBe(codes)
  expect(codesOf(answer(b, a))).toBe(codes)
})

test.each([
  ['e.example', E, 'missing-scheme', '– – – – = = –'],
  [E, 'e.example', 'missing-scheme', '– – – – = = –'],
  ['e.example', 'e.example/', 'missing-scheme', '– – – – = = –'],
  ['not a URL', E, 'not-a-url', '– – – – ≠ ≠ –'],
  ['localhost:3000/a', 'http://localhost:3000/a', 'missing-scheme', '≠ – – – – = –'],
  ['http://e.example:8/', 'e.example:8', 'missing-scheme', '≠ – – – – = –'],
  [E, '', 'not-a-url', '– – – – ≠ – –'],
  ['../c', '/a/c', 'not-a-url', '– – – – ≠ – –'],
  ['/a', E, 'not-a-url', '– – – – ≠ – –'],
])('%j and %j are not two URLs', (a, b, code, signs) => {
  const found = answer(a, b)
  expect(found.differences.map((difference) => difference.code)).toEqual([code])
  expect(signsOf(found)).toBe(signs)
})

test('names are facts, of three parameters at most', () => {
  const of = (query: string) => answer(`${E}/?${query}`, `${E}/`).differences[0]
  expect(of('utm_source=x')?.data).toEqual({ name: 'utm_source' })
  expect(of('utm_source=x&gclid=y')?.data).toEqual({ names: ['utm_source', 'gclid'] })
  expect(of('a=1&b=2&c=3&d=4&d=5')?.data).toEqual({ count: 4 })
  expect(answer('http://a/', 'https://a/').differences[0]?.data).toEqual({ a: 'http', b: 'https' })
  expect(answer('https://a:8/', 'https://a/').differences[0]?.data).toEqual({ a: '8' })
})

test('no fact is a user name, a password or a value', () => {
  const text = JSON.stringify(
    answer('https://ann:one@a/?token=two', 'https://bob:three@a/?token=four'),
  )
  for (const secret of ['ann', 'bob', 'one', 'two', 'three', 'four']) {
    expect(text).not.toMatch(new RegExp(`\\b${secret}\\b`))
  }
})

test('references are resolved against the base', () => {
  const found = answer('../c?utm_source=x', '/a/c', { base: 'https://e.example/a/b/d' })
  expect(signsOf(found)).toBe('≠ = ≠ ≠ ≠ ≠ =')
  expect(found.differences.map(({ code }) => code)).toContain('tracking-parameter')
})

test('a cache that knows which parameters the server ignores', () => {
  const cacheOf = (noVarySearch: string) =>
    answer(`${E}/?a=1&x=2`, `${E}/?a=1`, { noVarySearch }).purposes.find(
      ({ purpose }) => purpose === 'cache',
    )?.equal
  expect(cacheOf('params=("x")')).toBe(true)
  expect(cacheOf('params=("y")')).toBe(false)
})

test('a preset or a method gives each answer', () => {
  fc.assert(
    fc.property(likeUrls, likeUrls, (a, b) => {
      for (const { purpose, method, equal: isEqual } of answer(a, b).purposes) {
        // The others see the URL as it is requested, or without its scheme.
        if (purpose === 'cache' || purpose === 'search-engine' || purpose === 'block-list') continue
        const isPage = [a, b].every((text) => new Subject(text).record?.hasOpaquePath !== true)
        if (purpose !== 'browser' && !isPage) {
          expect(isEqual).toBe(null)
          continue
        }
        expect(isEqual === true).toBe(equal(a, b, methodNamed(method)))
      }
    }),
    { numRuns: runs(500) },
  )
})

test('who says different says why, and a difference of identical strings does not exist', () => {
  const pairs = fc.oneof(fc.tuple(likeUrls, likeUrls), fc.tuple(hostileString, hostileString))
  fc.assert(
    fc.property(pairs, ([a, b]) => {
      const { purposes, differences } = answer(a, b)
      expect(differences.length > 0).toBe(a !== b)
      for (const { equal, difference } of purposes) {
        expect(difference !== null).toBe(equal === false)
      }
      const isUrl = [a, b].every((text) => new Subject(text).href !== null)
      expect(purposes[0]?.equal !== null).toBe(isUrl)
    }),
    { numRuns: runs(1500) },
  )
})

test('the headline has the difference that matters most, and for how many purposes they are the same', () => {
  const dataOf = (a: string, b: string) => answer(a, b).data
  expect(dataOf(`${E}/a`, `${E}/a`)).toBeUndefined()
  expect(dataOf('no URL', 'no URL')).toBeUndefined()
  expect(dataOf('e.example', E)).toEqual({ difference: expect.any(String), lacking: ['a'] })
  expect(dataOf(E, 'e.example')).toMatchObject({ lacking: ['b'] })
  expect(dataOf('a', 'b')).toMatchObject({ lacking: ['a', 'b'] })
  expect(dataOf(`${E}/?utm_source=x#y`, `${E}/`)).toEqual({
    same: 2,
    all: 7,
    role: 'deciding',
    why: expect.any(String),
    // The fragment decides for browsers.
    differences: [{ text: expect.any(String), data: { name: 'utm_source' } }, expect.any(String)],
  })
  expect(dataOf('about:%61', 'about:a')).toMatchObject({ difference: expect.any(String) })
  expect(dataOf(`${E}/`, 'https://f.example/')).toMatchObject({ a: 'e.example', b: 'f.example' })
})

test.each([
  ['tel:+1-201-555-0123', 'tel:+12015550123', 'tel', 'same'],
  ['tel:+1-201-555-0123', 'tel:+12015550124', 'tel', 'different'],
  ['urn:isbn:1', 'URN:ISBN:1', 'urn', 'same', 'spelling'],
  ['urn:isbn:1', 'urn:isbn:2', 'urn', 'different'],
  ['mailto:a@e.example', 'mailto:a@E.example', 'mailto', 'same'],
  ['mailto:a@e.example', 'mailto:b@e.example', 'mailto', 'different'],
])(
  'for %s and %s the method of the scheme %s leads: %s',
  (a, b, scheme, told, role: unknown = expect.any(String)) => {
    for (const found of [answer(a, b), answer(b, a)]) {
      expect(found.data).toMatchObject({ scheme, answer: told, role })
      expect(signsOf(found)).toBe('≠ – – – – – –')
    }
  },
)

test('a headline agrees with the answer of browsers', () => {
  const agreed = answer('urn:isbn:1', 'URN:isbn:1')
  expect(agreed.data).toMatchObject({ scheme: 'urn', answer: 'same', same: 1, all: 1 })
  const [start = ''] = agreed.headline.split('urn')
  for (const [a, b, facts] of [
    ['tel:+1-555-1234', 'tel:+15551234', { scheme: 'tel', role: 'only', detail: 'hyphens' }],
    ['tel:+1(555)1234', 'tel:+15551234', { scheme: 'tel', role: 'only', detail: 'separators' }],
    ['urn:isbn:1', 'URN:ISBN:1', { scheme: 'urn' }],
  ] as const) {
    const { headline, data } = answer(a, b)
    expect(data).toMatchObject({ ...facts, answer: 'same', same: 0, all: 1 })
    expect(headline.startsWith(start)).toBe(false)
  }
})

test.each([
  ['mailto:a@e.example', 'tel:1'],
  ['tel:x', 'tel:y'],
  ['about:a', 'about:b'],
])('a headline leaves out the method of a scheme that has no answer: %s and %s', (a, b) => {
  const { data, purposes } = answer(a, b)
  expect(data).toMatchObject({
    same: 0,
    all: purposes.filter(({ equal }) => equal !== null).length,
  })
  expect(data).not.toHaveProperty('scheme')
})

test('where everything differs, what matters most is first', () => {
  const { differences } = answer('https://a.example:8/x?c=1', 'https://b.example/y?c=2')
  expect(differences.map(({ code }) => code)).toEqual(['host', 'port', 'path', 'parameter-value'])
})

test('the only difference is one of one', () => {
  fc.assert(
    fc.property(likeUrls, likeUrls, (a, b) => {
      const { data, differences } = answer(a, b)
      if (data?.['role'] === 'only') expect(differences.length).toBe(1)
    }),
    { numRuns: runs(300) },
  )
})

test.each([
  [`${E}//`, `${E}/`, 'repeated-slashes', undefined],
  [`${E}/?=1`, `${E}/`, 'parameter', { name: '' }],
  [`${E}/?=1`, `${E}/?=2`, 'parameter-value', { name: '' }],
  [`${E}/?=1&=1`, `${E}/?=1`, 'repeated-parameter', { name: '' }],
  [`${E}/?a&a&b&b`, `${E}/?a&b`, 'repeated-parameter', { count: 2 }],
  ['file:///x', 'file://host/x', 'host', { b: 'host' }],
  ['file://host/x', 'file:///x', 'host', { a: 'host' }],
])('the one difference of %s and %s is %s, of %j', (a, b, code, data) => {
  const { differences } = answer(a, b)
  expect(differences.map((each) => [each.code, each.data])).toEqual([[code, data]])
})

test('a wrong argument is refused', () => {
  expect(() => answer(5 as never, E)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'text' }),
  )
  expect(() => answer(E, E, { bas: E } as never)).toThrow(errorWith({ name: 'OptionError' }))
  expect(() => answer(E, E, { base: '/a' })).toThrow(
    errorWith({ name: 'OptionError', option: 'base' }),
  )
})
