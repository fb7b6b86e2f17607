import { type CspOptions, checkCsp } from '@waymark/compare'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

const selfOrigin = 'https://self.example'

function allows(header: string, url: string, options: CspOptions = {}) {
  return checkCsp(header, url, { selfOrigin, ...options })?.allowed
}

describe('checkCsp', () => {
  test('says which directive and which source expression decide, for each policy', () => {
    const header =
      "default-src 'self'; SCRIPT-SRC 'nonce-abc' https://cdn.example 'strict-dynamic', img-src *"
    const url = 'https://cdn.example/a.js'
    expect(checkCsp(header, url, { directive: 'script-src-elem' })).toEqual({
      allowed: true,
      policies: [
        {
          allowed: true,
          directive: 'script-src',
          source: 'https://cdn.example',
          beyondUrl: ["'nonce-abc'", "'strict-dynamic'"],
        },
        { allowed: true, directive: null, source: null, beyondUrl: [] },
      ],
    })
    expect(checkCsp(header, url, { directive: 'font-src', selfOrigin })).toEqual({
      allowed: false,
      policies: [
        { allowed: false, directive: 'default-src', source: null, beyondUrl: [] },
        { allowed: true, directive: null, source: null, beyondUrl: [] },
      ],
    })
  })

  test.each([
    ['', true],
    [' ; , ;', true],
    ['default-src', false],
    ["default-src 'none'", false],
    ["default-src 'NONE' https:", true],
    ['default-src\thttps:\n', true],
    ['default-src http:; default-src *', true],
    ["default-src 'none'; default-src *", false],
    ['default-src \u00e9; default-src *', true],
    ["default-src *, default-src 'none'", false],
    ['sandbox; report-uri /x', true],
    ["img-src 'none'", true],
    ['default-src data:', false],
    ["default-src 'self'", false],
  ])('%j: %s', (header, expected) => {
    expect(allows(header, 'https://a.example/')).toBe(expected)
  })

  test.each<[NonNullable<CspOptions['directive']>, string]>([
    ['worker-src', 'worker-src child-src script-src default-src'],
    ['frame-src', 'frame-src child-src default-src'],
    ['child-src', 'child-src default-src'],
    ['connect-src', 'connect-src default-src'],
    ['font-src', 'font-src default-src'],
    ['manifest-src', 'manifest-src default-src'],
    ['media-src', 'media-src default-src'],
    ['script-src', 'script-src default-src'],
    ['script-src-elem', 'script-src-elem script-src default-src'],
    ['style-src', 'style-src default-src'],
    ['style-src-elem', 'style-src-elem style-src default-src'],
    ['img-src', 'img-src default-src'],
    ['form-action', 'form-action'],
    ['base-uri', 'base-uri'],
    ['frame-ancestors', 'frame-ancestors'],
  ])('%s falls back to %s, in this order', (directive, order) => {
    const names = order.split(' ')
    for (const [at, name] of names.entries()) {
      const others = names.slice(at + 1).map((other) => `${other} 'none'`)
      const header = [...others, `${name} *`, "object-src 'none'"].join(';')
      const [verdict] = checkCsp(header, 'https://a.example/', { directive })!.policies
      expect(verdict).toMatchObject({ allowed: true, directive: name, source: '*' })
    }
    const none = directive === 'form-action' ? "default-src 'none'" : "object-src 'none'"
    expect(allows(none, 'https://a.example/', { directive })).toBe(true)
  })

  test('object-src falls back to default-src, and default-src to nothing', () => {
    const verdict = (header: string, directive: NonNullable<CspOptions['directive']>) =>
      checkCsp(header, 'https://a.example/', { directive })?.policies[0]?.directive
    expect(verdict("img-src 'none'; default-src *", 'object-src')).toBe('default-src')
    expect(verdict('object-src *; default-src *', 'object-src')).toBe('object-src')
    expect(verdict('object-src *; child-src *', 'default-src')).toBe(null)
  })

  test('a path does not count after a redirect, and the origin is that of the page', () => {
    expect(allows('default-src a.example/x', 'https://a.example/y')).toBe(false)
    expect(allows('default-src a.example/x', 'https://a.example/y', { redirectCount: 1 })).toBe(
      true,
    )
    expect(allows("default-src 'self'", 'wss://self.example/')).toBe(true)
    expect(allows('default-src a.example', 'http://a.example/')).toBe(false)
  })

  test('a string that is not a URL has no verdict, and a wrong option is refused', () => {
    expect(checkCsp('default-src *', 'no url')).toBeNull()
    expect(() => checkCsp('', 'https://a/', { directive: 'img' as 'img-src' })).toThrow(
      '`directive`',
    )
    expect(() => checkCsp('', 'https://a/', { selfOrigin: 'x' })).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'selfOrigin' }),
    )
  })
})
