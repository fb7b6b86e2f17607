import {
  type CompareOptions,
  type CspDirective,
  checkCsp,
  compare,
  type MethodName,
} from '@waymark/compare'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

function matches(method: MethodName, a: string | null, b: string, options?: CompareOptions) {
  const request = options === undefined ? { methods: [method] } : { methods: [method], options }
  return compare(a, b, request).verdicts[0]?.equal
}

describe('schemes', () => {
  const SCHEMES = ['http', 'https', 'ws', 'wss', 'ftp'] as const
  /** https://w3c.github.io/webappsec-csp/#scheme-part-match */
  const MATCHED: Readonly<Record<(typeof SCHEMES)[number], readonly string[]>> = {
    http: ['http', 'https'],
    https: ['https'],
    ws: ['ws', 'wss', 'http', 'https'],
    wss: ['wss', 'https'],
    ftp: ['ftp'],
  }

  test.each(SCHEMES)('%s matches itself and what is more secure', (expression) => {
    const found = (name: string) =>
      SCHEMES.filter((scheme) => matches('csp-scheme-part', name, scheme.toUpperCase())).sort()
    expect(found(expression)).toEqual([...MATCHED[expression]].sort())
    expect(found(expression.toUpperCase())).toEqual([...MATCHED[expression]].sort())
  })

  test('nothing matches if there is no expression', () => {
    for (const method of [
      'csp-scheme-part',
      'csp-host-part',
      'csp-path-part',
      'csp-source',
    ] as const) {
      expect(matches(method, null, 'https://a.example/')).toBe(false)
    }
  })
})

test.each<[string, string, boolean]>([
  ['*', 'a.example', true],
  ['*', 'A.EXAMPLE', true],
  ['*', '[::1]', false],
  ['*', '127.0.0.1', false],
  ['*', 'a b', false],
  ['127.0.0.1', '127.0.0.1', false],
  ['a.example', 'A.example', true],
  ['A.example', 'a.example', true],
  ['a.example', 'b.a.example', false],
  ['*.a.example', 'b.a.example', true],
  ['*.A.example', 'c.b.a.example', true],
  ['*.a.example', 'a.example', false],
  ['*.a.example', 'ba.example', false],
  ['*a.example', 'ba.example', false],
  ['*.', 'a.', true],
])('the host %s and %s: %s', (pattern, host, expected) => {
  expect(matches('csp-host-part', pattern, host)).toBe(expected)
})

describe('ports', () => {
  test.each<[string | null, string, today: boolean, in2016: boolean]>([
    ['*', 'http://a:8080/', true, true],
    [null, 'http://a/', true, true],
    [null, 'https://a/', true, true],
    [null, 'http://a:8080/', false, false],
    [null, 'x://a/', true, true],
    [null, 'x://a:80/', false, false],
    ['', 'http://a/', true, true],
    ['', 'http://a:8080/', false, false],
    ['80', 'http://a/', true, true],
    ['0080', 'http://a/', true, true],
    ['443', 'https://a/', true, true],
    ['80', 'https://a/', false, true],
    ['80', 'http://a:443/', false, true],
    ['443', 'http://a/', false, false],
    ['81', 'https://a/', false, false],
    ['80', 'https://a:444/', false, false],
    ['8080', 'http://a:8080/', true, true],
    ['8080', 'http://a:8081/', false, false],
    ['8080', 'http://a/', false, false],
    ['80', 'x://a/', false, false],
    ['80', 'x://a:80/', true, true],
    ['8x', 'http://a/', false, false],
    ['x', 'http://a/', false, false],
    ['-80', 'http://a/', false, false],
    [' 80', 'http://a/', false, false],
    ['*', 'no url', false, false],
  ])('%s and %s: %s, and in 2016 %s', (pattern, url, today, in2016) => {
    expect(matches('csp-port-part', pattern, url)).toBe(today)
    expect(matches('csp-port-part-2016', pattern, url)).toBe(in2016)
  })
})

const LONG = '%C3%A9'.repeat(5000)

test.each<[string, string, boolean]>([
  ['', '', true],
  ['', '/a', true],
  ['/', '', true],
  ['/', '/', true],
  ['/', '/a', true],
  ['/', '/a/b', true],
  ['/a', '', false],
  ['/a', '/a', true],
  ['/a', '/a/', false],
  ['/a', '/b', false],
  ['/a', '/a/b', false],
  ['/a/', '/a', false],
  ['/a/', '/a/', true],
  ['/a/', '/a/b/c', true],
  ['/a/', '/b/', false],
  ['/a/b', '/a', false],
  ['/a/b/', '/a/c/', false],
  ['/a//', '/a/', false],
  ['/%61', '/a', true],
  ['/a', '/%61', true],
  ['/%2F', '//', false],
  ['/%2f', '/%2F', true],
  ['/%C3%A9', '/\u00e9', true],
  ['/\u00e9', '/%C3%A9', true],
  ['/\u00e9', '/%E9', false],
  ['/%', '/%25', true],
  [`/${LONG}`, `/${LONG.toLowerCase()}`, true],
  [`/${LONG}a`, `/${LONG}b`, false],
  [`/${'%41'.repeat(4096)}`, `/${'A'.repeat(4096)}`, true],
  [`/${'%41'.repeat(4097)}`, `/${'A'.repeat(4097)}`, true],
  [`/${'%41'.repeat(4097)}`, `/${'A'.repeat(4096)}`, false],
])('the path %.20s and %.20s: %s', (a, b, expected) => {
  expect(matches('csp-path-part', a, b)).toBe(expected)
})

describe('source expressions', () => {
  test.each<[string, string, selfOrigin: string | null, boolean]>([
    ['*', 'http://a/', null, true],
    ['*', 'https://a/', null, true],
    ['*', 'ws://a/', null, false],
    ['*', 'ws://a/', 'ws://b/', true],
    ['*', 'ftp://a/', 'http://b/', false],
    ['*', 'ftp://a/', 'ftp://b/', true],
    ['http:', 'http://a/', null, true],
    ['http:', 'ftp://a/', null, false],
    ['x+y.z-1:', 'x+y.z-1:a', null, true],
    ['1x:', '1x:a', null, false],
    ['http:', 'http://[::1]/', null, true],
    ['x:', 'x:a', null, true],
    // A host needs a scheme, which is that of the page if there is none.
    ['a', 'http://a/', null, false],
    ['a', 'http://a/', 'http://b/', true],
    ['a', 'https://a/', 'http://b/', true],
    ['a', 'http://a/', 'https://b/', false],
    ['a', 'ws://a/', 'http://b/', false],
    ['http://a', 'http://a/', null, true],
    ['HTTP://A', 'http://a/', null, true],
    ['http://a', 'https://a/', null, true],
    ['http://a', 'https://b/', null, false],
    ['http://a', 'data:a', null, false],
    ['x://a', 'x:a', null, false],
    ['1://a', 'http://a/', 'http://b/', false],
    ['://a', 'http://a/', 'http://b/', false],
    ['http://', 'http://a/', null, false],
    ['http://*', 'http://a/', null, true],
    ['http://*.a', 'http://b.a/', null, true],
    ['http://*.', 'http://b./', null, false],
    ['http://*a', 'http://ba/', null, false],
    ['http://a.*', 'http://a.b/', null, false],
    ['http://a..b', 'http://a..b/', null, false],
    ['http://.a', 'http://.a/', null, false],
    ['http://a.', 'http://a./', null, true],
    ['http://a_b', 'http://a_b/', null, false],
    ['http://a-1.b', 'http://a-1.b/', null, true],
    ['http://a:80', 'http://a/', null, true],
    ['http://a:81', 'http://a/', null, false],
    ['http://a:81', 'http://a:81/', null, true],
    ['http://a:*', 'http://a:81/', null, true],
    ['http://a:', 'http://a/', null, false],
    ['http://a:x', 'http://a/', null, false],
    ['http://a:8*', 'http://a:8/', null, false],
    ['http://a:*8', 'http://a:8/', null, false],
    ['http://a:80:', 'http://a/', null, false],
    ['http://a/', 'http://a/b', null, true],
    ['http://a/b', 'http://a/b', null, true],
    ['http://a/b', 'http://a/c', null, false],
    ['http://a/b?c', 'http://a/b?c', null, false],
    ['http://a/b#c', 'http://a/b#c', null, false],
    ['http://a//', 'http://a//', null, false],
    ['http://a/b//', 'http://a/b//', null, true],
    ['http://a/%62', 'http://a/b', null, true],
    ['http://a/%6', 'http://a/%6', null, false],
    ['http://a/%zz', 'http://a/%zz', null, false],
    ['http://a/b;c', 'http://a/b;c', null, false],
    ['http://a/b,c', 'http://a/b,c', null, false],
    ["http://a/B9._~!$&'()*+=:@-", "http://a/B9._~!$&'()*+=:@-", null, true],
    ['http://a:81/b', 'http://a:81/b', null, true],
    ['https://a:443/b', 'https://a/b', null, true],
  ])('%s and %s on a page of %s: %s', (expression, url, selfOrigin, expected) => {
    const options = selfOrigin === null ? undefined : { selfOrigin }
    expect(matches('csp-source', expression, url, options)).toBe(expected)
  })

  test.each<[self: string, url: string, boolean]>([
    ['http://a/x', 'http://a/y', true],
    ['http://a/', 'https://a/', true],
    ['http://a/', 'ws://a/', true],
    ['http://a/', 'wss://a/', true],
    ['https://a/', 'https://a/', true],
    ['https://a/', 'wss://a/', true],
    ['https://a/', 'http://a/', false],
    ['https://a/', 'ws://a/', false],
    ['http://a/', 'ftp://a/', false],
    ['http://a/', 'http://b/', false],
    ['http://a/', 'https://b/', false],
    ['http://a/', 'http://a:81/', false],
    ['http://a:81/', 'https://a:81/', true],
    ['http://a:81/', 'https://a/', false],
    ['http://a/', 'https://a:444/', false],
    ['http://a/', 'data:a', false],
    ['data:a', 'https://a/', false],
    ['data:a', 'data:a', false],
    ['http://a/', 'blob:http://a/1', true],
    ['http://[::1]/', 'https://[::1]/', true],
  ])("on a page of %s, the source 'self' and %s: %s", (selfOrigin, url, expected) => {
    expect(matches('csp-source', "'self'", url, { selfOrigin })).toBe(expected)
    expect(matches('csp-source', "'SELF'", url, { selfOrigin })).toBe(expected)
    expect(matches('csp-source', "'self'", url)).toBe(false)
    expect(matches('csp-source', "'self'", url, { selfOrigin: 'null' })).toBe(false)
  })

  test('a path counts unless there was a redirect', () => {
    const ask = (redirectCount: number) =>
      matches('csp-source', 'http://a/b', 'http://a/c', { redirectCount })
    expect([0, 1, 2].map(ask)).toEqual([false, true, true])
    expect(matches('csp-source', 'http://a/b', 'http://b/c', { redirectCount: 1 })).toBe(false)
    const policy = (redirectCount: number) =>
      matches('csp-policy', 'default-src http://a/b', 'http://a/c', { redirectCount })
    expect([0, 1].map(policy)).toEqual([false, true])
  })

  test('the origin of the page is a URL', () => {
    expect(() => matches('csp-source', '*', 'http://a/', { selfOrigin: 'x' })).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'selfOrigin' }),
    )
  })
})

describe('policies', () => {
  const url = 'https://a.example/'

  /** https://w3c.github.io/webappsec-csp/#directive-fallback-list */
  const FALLBACKS: Readonly<Record<CspDirective, string>> = {
    'default-src': '',
    'child-src': 'default-src',
    'connect-src': 'default-src',
    'font-src': 'default-src',
    'frame-src': 'child-src default-src',
    'img-src': 'default-src',
    'manifest-src': 'default-src',
    'media-src': 'default-src',
    'object-src': 'default-src',
    'script-src': 'default-src',
    'script-src-elem': 'script-src default-src',
    'style-src': 'default-src',
    'style-src-elem': 'style-src default-src',
    'worker-src': 'child-src script-src default-src',
    'base-uri': '',
    'form-action': '',
    'frame-ancestors': '',
  }
  const names = Object.keys(FALLBACKS) as CspDirective[]

  test.each(names)('%s is decided by itself, or else by its fallbacks in order', (directive) => {
    const order = [directive, ...FALLBACKS[directive].split(' ').filter((name) => name !== '')]
    let left: readonly string[] = names
    for (const name of [...order, null]) {
      const header = left.map((each) => `${each} ${each === name ? '*' : "'none'"}`).join(';')
      expect(checkCsp(header, url, { directive })).toEqual({
        allowed: true,
        policies: [
          { allowed: true, directive: name, source: name === null ? null : '*', beyondUrl: [] },
        ],
      })
      left = left.filter((each) => each !== name)
    }
  })

  test('a directive that does not exist is refused', () => {
    expect(() => checkCsp('', url, { directive: 'sandbox' as never })).toThrow(
      expect.objectContaining({ option: 'directive', code: 'option-wrong' }),
    )
    expect(() => checkCsp('', url, { redirectCount: -1 })).toThrow(
      expect.objectContaining({ option: 'redirectCount', code: 'option-wrong' }),
    )
    expect(() => checkCsp('', url, { dirctive: 'img-src' } as object)).toThrow(
      expect.objectContaining({
        option: 'dirctive',
        code: 'option-unknown',
        data: { near: 'directive' },
      }),
    )
    expect(() => checkCsp('', url, { base: 5 as never })).toThrow(
      expect.objectContaining({ option: 'base', code: 'option-wrong' }),
    )
    expect(() => checkCsp('', url, { selfOrigin: 5 as never })).toThrow(
      expect.objectContaining({ option: 'selfOrigin', code: 'option-wrong' }),
    )
  })

  test('the default is default-src, of an opaque origin, without redirects', () => {
    const header = "img-src *; default-src 'self' b.example https://a.example/x"
    expect(checkCsp(header, url)).toEqual({
      allowed: false,
      policies: [{ allowed: false, directive: 'default-src', source: null, beyondUrl: [] }],
    })
  })

  test('the first source that matches is named, and what looks beyond the URL', () => {
    const header =
      "default-src 'self' 'none' 'NONE' 'unsafe-inline' 'sha256-YQ==' http: https://a.example *"
    expect(checkCsp(header, url)).toEqual({
      allowed: true,
      policies: [
        {
          allowed: true,
          directive: 'default-src',
          source: 'http:',
          beyondUrl: ["'unsafe-inline'", "'sha256-YQ=='"],
        },
      ],
    })
  })

  test.each<[string, readonly boolean[]]>([
    ['', []],
    [',,', []],
    [' ; ;, ;', []],
    ['x', [true]],
    ['default-src', [false]],
    ['default-src *,', [true]],
    [',default-src *', [true]],
    ["default-src 'none', default-src *, img-src 'none'", [false, true, true]],
    ['default-src\t*', [true]],
    ['default-src\n*', [true]],
    ['default-src\f*', [true]],
    ['default-src\r*', [true]],
    // These are not white space.
    ['default-src\v*', [true]],
    ['\t\n\f\r default-src \t\n\f\r *', [true]],
    ['DEFAULT-SRC *', [true]],
    ["Default-Src 'none'; default-src *", [false]],
    ['default-src \u00e9; default-src *', [true]],
    ['default-src *; default-src \u00e9', [true]],
    ['\u00e9', []],
  ])('the policies of %j say %j', (header, allowed) => {
    const found = checkCsp(header, url)
    expect(found?.policies.map((policy) => policy.allowed)).toEqual(allowed)
    expect(found?.allowed).toBe(!allowed.includes(false))
  })

  test('a vertical tab belongs to the name of a directive', () => {
    expect(checkCsp('default-src\v*', url)?.policies).toEqual([
      { allowed: true, directive: null, source: null, beyondUrl: [] },
    ])
  })

  test('a header that is left out allows every URL', () => {
    expect(matches('csp-policy', null, url)).toBe(true)
    expect(matches('csp-policy', null, 'no url')).toBe(false)
  })
})
