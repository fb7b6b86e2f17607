import {
  createURLNormalizer,
  isAbsoluteURL,
  isNormalizedURL,
  isURLSourceEntry,
  normalizeURL,
  validateURL,
  validateURLSourceDatabase,
  validateURLSourceEntry,
} from '@waymark/i18n-validation'
import { describe, expect, test } from 'vitest'

const errorsOf = (loc: string) => validateURLSourceEntry({ loc }).errors ?? []
const codeOf = (url: string) => errorsOf(url)[0]?.code ?? null

describe('a host that no visitor reaches is refused', () => {
  test.each([
    'localhost',
    'LOCALHOST.:3000',
    'shop.localhost',
    'printer.local',
    'metadata.google.internal',
    'internal',
    'metadata.goog',
    'nas.lan',
    'git.corp.',
    'a.localhost.localdomain',
    '1.0.0.10.in-addr.arpa',
    '168.63.129.16',
    'shop.test',
    'shop.invalid',
    'router.home.arpa',
    'name.alt',
    'de',
    'de.',
    '127.0.0.1',
    '127.1',
    '0x7f.1',
    '0.0.0.0',
    '0.1.2.3',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.10',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '[::]',
    '[::1]',
    '[::ffff:10.0.0.1]',
    '[64:ff9b::a00:1]',
    '[fc00::1]',
    '[fe80::1]',
    '[2001:db8::1]',
    '[ff02::1]',
    '[4000::1]',
  ])('%s', (host) => {
    const url = `https://${host}/page`
    const [error] = errorsOf(url)
    expect(error).toMatchObject({ code: 'UNREACHABLE_HOST', severity: 'error', start: 8 })
    expect(error!.pointer).toBe('/loc')
    expect(url.slice(error!.start, error!.end)).toBe(host.replace(/:3000$/, ''))
    expect(error!.remedy).toContain('allowUnreachableHosts')
  })
})

describe('a domain that the DNS cannot have is refused', () => {
  const label63 = 'a'.repeat(63)
  const characters = (count: number, most: number) => ({ characters: count, most })
  test.each<[host: string, facts?: object]>([
    ['a..b'],
    ['.example.com'],
    ['example.com..'],
    ['-a-.com'],
    ['a-.com'],
    ['example.-com'],
    ['xn--.com'],
    ['xn--a.com'],
    ['xn--999999999.com'],
    [`a${label63}.com`, characters(64, 63)],
    [`${`${label63}.`.repeat(3)}${'b'.repeat(62)}`, characters(254, 253)],
  ])('%s', (host, facts) => {
    const [error] = errorsOf(`https://${host}/`)
    expect(error).toMatchObject({ code: 'INVALID_HOST', start: 8, end: 8 + host.length })
    expect(error!.data).toEqual({ host, ...facts })
  })

  test.each(
    [
      'a_b.example.com',
      '_dmarc.example.com',
      'r3---sn-4g5e.example.com',
      'xn--bcher-kva.example',
      'bücher.example',
      'example.com.',
      'example',
      '3com.com',
      `${label63}.com`,
      `${`${label63}.`.repeat(3)}${'b'.repeat(57)}.com`,
      'localhost.example.com',
      'internal.example.com',
      'arpa.example',
      '8.8.8.8',
      '[2606:4700::1111]',
      '[::ffff:8.8.8.8]',
      'abcdefghijklmnop.onion',
      'abcdefghijklmnop.onion.',
    ].filter((host) => host !== 'example'),
  )('but %s is accepted', (host) => {
    expect(codeOf(`https://${host}/`)).toBeNull()
  })
})

test('the reserved names of documentation are accepted', () => {
  for (const host of ['example.com', 'www.example.org', 'a.example', 'shop.b.example']) {
    expect(codeOf(`https://${host}/`)).toBeNull()
  }
})

test('what was accepted before makes no difference', () => {
  const urls = ['https://a.example/', 'https://a.example../', 'https://a.example/', 'https://de/']
  const codes = [null, 'INVALID_HOST', null, 'UNREACHABLE_HOST']
  expect([...urls, ...urls].map(codeOf)).toEqual([...codes, ...codes])
})

describe.each([
  'http://localhost:3000/a',
  'https://10.0.0.1/a',
  'https://de/a',
  'https://a..b/a',
  'https://-a-.com/a',
])('%s', (url: string) => {
  test('is accepted by the functions for URLs, which are also used in development', () => {
    expect(validateURL(url)).toEqual({ valid: true, data: url, original: url })
    expect(normalizeURL(`${url}/?q#f`)).toBe(url)
    expect(createURLNormalizer().normalizeURL(`${url}/`)).toBe(url)
    expect(createURLNormalizer().validateURL(url).valid).toBe(true)
    expect(isAbsoluteURL(url)).toBe(true)
    expect(isNormalizedURL(url)).toBe(true)
  })

  test('is accepted in entries and databases only with allowUnreachableHosts', () => {
    const allow = { allowUnreachableHosts: true }
    const entry = { loc: url }
    expect(validateURLSourceEntry(entry, {}, allow).valid).toBe(true)
    expect(errorsOf(url)).toMatchObject([
      { code: expect.stringContaining('_HOST'), pointer: '/loc' },
    ])
    const database = { urls: [entry] }
    expect(validateURLSourceDatabase(database, {}, { ...allow, mode: 'check' }).valid).toBe(true)
    expect(validateURLSourceDatabase(database, {}, { mode: 'check' }).valid).toBe(false)
    expect(isURLSourceEntry(entry)).toBe(false)
  })
})

describe('credentials are refused in an entry, and no message shows a password', () => {
  const judge = (loc: string, options = {}) => validateURLSourceEntry({ loc }, {}, options)

  test.each([
    ['https://user:secret@example.com/', 'user:secret'],
    ['https://user@example.com/', 'user'],
    ['https://:secret@example.com/', ':secret'],
    ['https:user:secret@example.com', 'user:secret'],
    [' HTTPS:\\\\user:secret@localhost/', 'user:secret'],
    ['https://a:b:secret@x@example.com/', 'a:b:secret@x'],
  ])('%s', (url, written) => {
    const result = judge(url, { allowUnreachableHosts: true })
    const [error, ...more] = result.errors ?? []
    expect(more).toEqual([])
    expect(error).toMatchObject({ code: 'CREDENTIALS_IN_URL', severity: 'error' })
    expect(url.slice(error!.start, error!.end)).toContain(written.replace(/^:/, ''))
    expect(JSON.stringify(result.errors)).not.toContain('secret')
    expect(judge(url).errors).toEqual(result.errors)
  })

  test('a URL alone may have them, as in the specification', () => {
    const url = 'https://user:secret@example.com/x'
    expect(validateURL(url).data).toBe(url)
    expect(normalizeURL(url)).toBe(url)
    expect(createURLNormalizer().normalizeURL(url)).toBe(url)
  })

  test.each([
    'https://user:secret@exa mple.com/',
    'https://user:secret@example.com:99999/',
    'https:user:secret@exa mple.com',
    '//user:secret@example.com/',
    'https://user:sec ret:secret@a b/',
  ])('nor in another error: %s', (url) => {
    const { errors } = validateURL(url)
    expect(errors).toHaveLength(1)
    expect(JSON.stringify(errors)).not.toContain('secret')
    expect(() => normalizeURL(url)).not.toThrow('secret')
  })

  test('an @ elsewhere is not a credential', () => {
    expect(judge('https://example.com/@user:x@y').valid).toBe(true)
  })
})
