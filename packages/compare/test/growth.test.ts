/** @module-tag slow */
import { compare, keyOf, type Method, methods, pickOptions } from '@waymark/compare'
import { expect, test } from 'vitest'
import { expectLinear } from '../../../test/growth.ts'

const families: Readonly<Record<string, (n: number) => string>> = {
  'at signs': (n) => `http://${'@'.repeat(n)}a/`,
  colons: (n) => `http://a${':'.repeat(n)}/`,
  'dots in the host': (n) => `http://a${'.a'.repeat(n)}/`,
  'runs of dots': (n) => `http://${'.'.repeat(n)}a${'.'.repeat(n)}b/`,
  'digits in the host': (n) => `http://${'1'.repeat(n)}.1/`,
  'dot segments': (n) => `http://a/${'a/../'.repeat(n)}`,
  'dots before anything': (n) => `http://a${'/..'.repeat(n)}/a`,
  slashes: (n) => `http://a/${'/'.repeat(n)}`,
  'escaped percent signs': (n) => `http://a/%${'25'.repeat(n)}`,
  escapes: (n) => `http://a/${'%61%2f'.repeat(n)}?${'%C3%A9'.repeat(n)}`,
  'broken escapes': (n) => `http://a/${'%'.repeat(n)}`,
  'characters beyond ASCII': (n) => `http://a/${'\u00e9'.repeat(n)}`,
  'marks out of order': (n) => `http://a/x${'\u0301\u0323'.repeat(n)}`,
  'marks of many kinds': (n) =>
    `http://a/${Array.from({ length: n }, (_, at) => String.fromCharCode(0x300 + ((at * 7) % 64))).join('')}`,
  'a host beyond ASCII': (n) => `http://${'\u00e9'.repeat(n)}/`,
  'marks in a host': (n) => `http://x${'\u0301\u0323'.repeat(n)}/`,
  spaces: (n) => `${' '.repeat(n)}http://a/${' \t'.repeat(n)}`,
  brackets: (n) => `http://${'['.repeat(n)}${']'.repeat(n)}/`,
}

const options = { base: 'http://a/b', scheme: 'http', host: 'a', redirects: { 'http://b/': '/' } }
const symmetric = methods.filter(({ kind }) => kind === 'symmetric')
const directional = methods.filter(({ kind }) => kind === 'directional')

/** A text may be no pattern; to say so takes its time too. */
function match(method: Method, pattern: string, url: string): void {
  try {
    compare(pattern, url, { methods: [method], options: pickOptions(options, [method]) })
  } catch (error) {
    if (method.family !== 'pattern' || !(error instanceof TypeError)) throw error
  }
}

test.each(Object.entries(families))('%s take time in proportion to the size', (_name, make) => {
  expectLinear((size) => {
    const input = make(size)
    for (const method of symmetric) keyOf(input, method, pickOptions(options, [method]))
    for (const method of directional) {
      match(method, input, input)
      match(method, input.slice('http://'.length), input)
    }
  }, 2_000)
})

test.each(Object.entries(families))(
  '%s: what would help is found in time in proportion to the size',
  (_name, make) => {
    expectLinear((size) => {
      const input = make(size)
      compare(input, `${input}#x?y`, { methods: ['whatwg', 'rfc3986-scheme'], suggest: true })
    }, 1_000)
  },
)

test.each(Object.entries(families))('%s match a pattern in time in proportion', (_name, make) => {
  const pattern = 'http{s}?://*/{:a/}*:b*\\?*c*#*'
  expectLinear((size) => compare(pattern, make(size), { methods: ['url-pattern'] }), 2_000)
})

test('a long chain of redirects is followed', () => {
  const redirects = Object.fromEntries(
    Array.from({ length: 20_000 }, (_, at) => [`http://a/${at}`, `/${at + 1}`]),
  )
  expect(keyOf('http://a/0', 'rfc3986-protocol', { redirects })).toBe('http://a/20000')
})
