import {
  equal as areEqual,
  type CompareOptions,
  compare,
  keyOf,
  type MethodName,
  MissingOptionError,
} from '@waymark/compare'
import { createPublicSuffixList } from '@waymark/public-suffix/list'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

function equal(method: MethodName, a: string | null, b: string, options: CompareOptions = {}) {
  return compare(a, b, { methods: [method], options }).verdicts[0]?.equal
}

describe('the ladders', () => {
  test('an empty port and an empty path are settled for every scheme with an authority', () => {
    expect(keyOf('foo://h:', 'rfc3986-scheme')).toBe('foo://h/')
    expect(keyOf('foo://h:80', 'rfc3986-scheme')).toBe('foo://h:80/')
    expect(keyOf('foo://h::', 'rfc3986-scheme')).toBe('foo://h::/')
  })
  test('file has one machine at hand', () => {
    const keys = ['file:/a', 'file:///a', 'FILE://LOCALHOST/a'].map((url) =>
      keyOf(url, 'rfc3986-scheme'),
    )
    expect(new Set(keys)).toEqual(new Set(['file:///a']))
    expect(keyOf('file:/.//a', 'rfc3986-scheme')).toBe('file:////a')
  })
  test('a long chain of redirects is followed', () => {
    const redirects = Object.fromEntries(
      Array.from({ length: 20_000 }, (_, at) => [`http://a/${at}`, `/${at + 1}`]),
    )
    expect(keyOf('http://a/0', 'rfc3986-protocol', { redirects })).toBe('http://a/20000')
  })

  test('redirects in a circle lead nowhere', () => {
    const redirects = { 'http://a/1': 'http://a/2', 'http://a/2': 'http://a/1', 'http://a/0': '1' }
    expect(keyOf('http://a/0', 'rfc3986-protocol', { redirects })).toBe('http://a/0')
    expect(keyOf('http://a/1', 'rfc3986-protocol', { redirects })).toBe('http://a/1')
  })
  test('a redirect takes the fragment along', () => {
    const redirects = { 'http://a/1': '/2', 'http://a/3': '/4#x' }
    expect(keyOf('http://A:80/1#f', 'rfc3986-protocol', { redirects })).toBe('http://a/2#f')
    expect(keyOf('http://a/3#f', 'rfc3986-protocol', { redirects })).toBe('http://a/4#x')
  })
  test('a percent-encoded host equals the host in Unicode, and by the scheme method its A-labels', () => {
    const host = 'http://b%C3%BCcher.example/'
    expect(equal('rfc3987-syntax', host, 'http://b\u00fccher.example/')).toBe(true)
    expect(equal('rfc3987-scheme', host, 'http://XN--BCHER-KVA.example')).toBe(true)
    expect(equal('rfc3987-scheme', 'foo://\u00fc/', 'foo://xn--tda/')).toBe(false)
  })
  test('http has no rule for other schemes', () => {
    expect(keyOf('ftp://a/', 'rfc9110-http')).toBeNull()
    expect(keyOf('http:a', 'rfc9110-http')).toBeNull()
  })
})

describe('formats', () => {
  test('the case of a percent-encoded letter in an info namespace is ignored', () => {
    expect(keyOf('info:%4CCCN/1', 'info-uri')).toBe('info:lccn/1')
    expect(keyOf('info:sid/%c3%a9#%41', 'info-uri')).toBe('info:sid/%C3%A9#A')
    expect(keyOf('urn:a', 'info-uri')).toBeNull()
  })
  test('YANG knows no characters beyond ASCII, and no value without a scheme', () => {
    for (const text of ['http://\u00e9/', '', 'a', '//a/', '?b', '1:c']) {
      expect(keyOf(text, 'yang-inet-uri'), text).toBeNull()
    }
  })
  test('CoAP writes literals in one way, and leaves broken ones', () => {
    expect(keyOf('COAPS://[2001:0DB8::0:1]:5684', 'coap')).toBe('coaps://[2001:db8::1]/')
    expect(keyOf('coap://[x]/', 'coap')).toBe('coap://[x]/')
    expect(keyOf('http://a/', 'coap')).toBeNull()
  })
  test('request targets of each form', () => {
    const options = { scheme: 'https', host: 'A.example:443' }
    expect(keyOf('/a/../b?c', 'request-target', options)).toBe('https://a.example/b?c')
    expect(keyOf('*', 'request-target', options)).toBe('https://a.example')
    expect(keyOf('http://a/#f', 'request-target', options)).toBeNull()
    expect(keyOf('a.example:443', 'request-target', { ...options, request: 'CONNECT' })).toBe(
      'https://a.example:443',
    )
    expect(keyOf('ftp://H', 'request-target', options)).toBe('ftp://h/')
  })
  test.each([
    ['http://host/%%%25%32%35asd%%', 'http://host/%25%25%25asd%25%25'],
    ['www.google.com', 'http://www.google.com/'],
    ['  http://www.google.com/  ', 'http://www.google.com/'],
    ['http%3A%2F%2Fwackyurl.com:80/', 'http://wackyurl.com/'],
    ['http://\u0001\u0080.com/', 'http://%01%C2%80.com/'],
    ['http://a@b@.Example..com./a/./b//c/?x//..', 'http://example.com/a/b/c/?x//..'],
    ['http://b\u00fccher.example', 'http://xn--bcher-kva.example/'],
    ['http://h/\u00fc', 'http://h/%C3%BC'],
    ['http:///blah#ref', null],
    ['mailto:a@example.com', null],
    ['', null],
  ])('Safe Browsing makes of %s %s', (url, canonical) => {
    expect(keyOf(url, 'safe-browsing')).toBe(canonical)
  })
  test('Firefox 2 percent-encodes hosts with lower-case digits', () => {
    expect(keyOf('http://Exa_mple.com/', 'mozilla-phishing-host')).toBe('exa%5fmple.com')
    expect(keyOf('http://\u0001017.0.0.1:8080/', 'mozilla-phishing-host')).toBe('15.0.0.1')
    expect(keyOf('http://B\u00fccher.example/', 'mozilla-phishing-host')).toBe(
      'xn--bcher-kva.example',
    )
  })
})

describe('caseIgnoreMatch', () => {
  const key = (text: string) => keyOf(text, 'ldap-case-ignore')
  test.each([
    ['  a \t b  ', 'A B'],
    ['\u03a3\u03c2', '\u03c3\u03c3'],
    ['\u1e9e', 'SS'],
    ['\ufb01', 'FI'],
    ['\u212b', 'A\u030a'],
    ['a\u00adb\u200b', 'ab'],
    ['\u0130', 'i\u0307'],
    ['a\u0301\u0323', 'A\u0323\u0301'],
  ])('%j matches %j', (a, b) => expect(key(a)).toBe(key(b)))
  test('a space with a combining mark is kept, and so are the spaces around it', () => {
    expect(key('a  b')).toBe(key('a b'))
    expect(key('a \u00b4b')).not.toBe(key('a\u00b4b'))
    expect(key('a  \u0301b')).toBe(key('a \u00b4b'))
    expect(key('a   \u0301b')).toBe(key('a \u00b4b'))
    expect(key(' \u00b4b ')).toBe(key('\u00b4b'))
    expect(key('\u00b4b')).not.toBe(key('\u0301b'))
  })
  test('what it does not fold', () => {
    expect(key('\u0131')).not.toBe(key('i'))
    expect(key('a\u0301\u0300')).not.toBe(key('a\u0300\u0301'))
  })
  test('prohibited characters make it undefined', () => {
    expect(['\ue000', '\ufffd', '\ud800', '\u{1ffff}'].map(key)).toEqual([null, null, null, null])
  })
  test('a long run of marks is sorted as a short one is', () => {
    const marks = ['\u0323', '\u0301', '\u0334', '\u0345', '\u05b0', '\u0302', '\u0316']
    const run = Array.from({ length: 70 }, (_, at) => marks[(at * 5) % 7]).join('')
    // U+0345 folds to a letter, which marks do not cross.
    const folded = run.replaceAll('\u0345', '\u03b9')
    expect(key(`A${run}`)).toBe(`a${folded}`.normalize('NFKD'))
    const plain = run.replaceAll('\u0345', '')
    expect(key(`\u00c1${plain}`)).toBe(`\u00e1${plain}`.normalize('NFKD'))
  })
})

describe('addresses', () => {
  test.each([
    ['0x7f.1', '127.0.0.1'],
    ['0300.0250.1.2', '192.168.1.2'],
    ['256.1.1.1', '256.1.1.1'],
    ['1.2.3.4.5', '1.2.3.4.5'],
    ['08.0.0.1', '08.0.0.1'],
    ['1.2.3.4.', '1.2.3.4.'],
    ['0x.1', '0x.1'],
    ['4294967296', '4294967296'],
    ['Example.com', 'example.com'],
  ])('%s is %s to inet_aton', (host, key) => {
    expect(keyOf(`http://u@${host}:1/`, 'ipv4-loose')).toBe(key)
    expect(keyOf('mailto:a@b', 'ipv4-loose')).toBeNull()
  })
})

describe('Java', () => {
  test.each([
    // What Java 17 says of these, asked itself.
    ['http://a/b/./c/../d', 'http://a:80/b/./c/../d'],
    ['mailto:a@b#x', 'mailto:a@b'],
    ['ftp://U@A/', 'ftp://U@a:21/'],
    ['http://u:p@A.example/#', 'http://a.example:80/#'],
    [' url:HTTP://a/ ', 'http://a:80/'],
    ['http://2130706433/', 'http://127.0.0.1:80/'],
    ['http://000000000127.01/', 'http://127.0.0.1:80/'],
    ['http://0000000000127.01/', 'http://0000000000127.01:80/'],
    ['http://[::FFFF:1.2.3.4]/', 'http://1.2.3.4:80/'],
    ['file:///a', 'file://localhost/a'],
    ['file:/a', 'file://localhost/a'],
    ['file:////h/a', 'file://localhost////h/a'],
    ['http://a:?q', 'http://a:80?q'],
    ['http://a@b@c/', 'http://:80/'],
    ['mailto:', null],
    ['mailto:#x', null],
    ['mailto://u@a/x', 'mailto://u@a/x'],
    ['MAILTO:A@B', 'mailto:A@B'],
    ['jar:HTTP://A/x.jar!/b#c', 'jar:http://a:80/x.jar!/b#c'],
    ['jar:jar:file:/a!/b!/c', null],
    ['jar:file:/a', null],
    ['http://a/../b', 'http://a:80/../b'],
    ['foo://a/', null],
    ['a/b', null],
    ['http://a:x/', null],
    ['http://a:-1/', 'http://a:80/'],
    ['http://a:-2/', null],
    ['http://a:2147483647/', 'http://a:2147483647/'],
    ['http://a:2147483648/', null],
    ['http://[x]/', null],
    ['http://[::01.2.003.4]/', 'http://[::102:304]:80/'],
    ['http://a\tb/', null],
    ['http://[::1%\x7f]/', null],
    ['http://a\tb@c/', 'http://c:80/'],
    ['http://a/\tb', 'http://a:80/\tb'],
    ['http://\u0130\u0131\u212a/', 'http://iik:80/'],
    ['http://a\uff0fb/', null],
    ['http://a\u2100/', null],
    ['http://u\uff0f@a/\uff0f', 'http://a:80/\uff0f'],
    ['mailto:a\uff0fb', 'mailto:a\uff0fb'],
    ['http://[::1%\uff0f]/', null],
    ['http://[00000001::0]/', 'http://[1::]:80/'],
    ['http://[::000000001.2.3.4]/', 'http://[::102:304]:80/'],
    ['http://[::0000000001.2.3.4]/', null],
    ['http://[::10000]/', null],
    ['http://[::1%]/', null],
    ['http://[::1%0]/', 'http://[::1]:80/'],
    ['http://[::1%Eth0]/', 'http://[::1%eth0]:80/'],
    ['http://a:\u0668\u0660/', 'http://a:80/'],
    ['http://a:+\uff18\uff11/', 'http://a:81/'],
    ['http://a:\u{1d7d6}/', null],
    ['http/a:b', null],
    ['mailto:\u3000', null],
    ['mailto:\u00a0', 'mailto:\u00a0'],
    ['mailto:\x01#', 'mailto:\x01'],
  ])('URL: the key of %s is %s', (url, key) => {
    expect(keyOf(url, 'java-url-equals')).toBe(key)
  })
  test('URL: the first IP address counts, and the case of names is ignored', () => {
    const dns = { 'A.example': ['192.0.2.1', '192.0.2.2'], 'b.example': ['192.0.2.2'] }
    expect(keyOf('http://a.EXAMPLE/', 'java-url-equals', { dns })).toBe('http://192.0.2.1:80/')
    expect(equal('java-url-equals', 'http://a.example/', 'http://b.example/', { dns })).toBe(false)
    expect(equal('java-url-equals', 'http://a.example/', 'http://192.0.2.1/', { dns })).toBe(true)
  })
  test('URL: a file is on the machine at hand, whether or not its name resolves', () => {
    const dns = { localhost: ['127.0.0.1'] }
    for (const options of [{}, { dns }]) {
      expect(equal('java-url-equals', 'file:/a', 'file://localhost/a', options)).toBe(true)
      expect(equal('java-url-equals', 'http:///a', 'http://localhost/a', options)).toBe(false)
    }
  })
  test.each([
    ['HTTP://U%3a@A.example:080/%c3', 'http://U%3A@a.example:80/%C3'],
    ['http://a_B:1/', 'http://a_B:1/'],
    ['http://a.1/', 'http://a.1/'],
    ['http://A-/', 'http://A-/'],
    ['file:///a', 'file:/a'],
    ['file:/a', 'file:/a'],
    ['URN:a%2f', 'urn:a%2F'],
    ['//H', '//h'],
    ['a#\u00e9', 'a#\u00e9'],
    ['http://[::1%eth0]:1/', 'http://[::1%eth0]:1/'],
    ['http://[::01.2.003.4]/', 'http://[::01.2.003.4]/'],
    ['', ''],
    ['#', '#'],
    ['http://', null],
    ['http:', null],
    ['a b', null],
    ['http://a/%x', null],
    ['http://a/{', null],
    ['1a:b', null],
    [':a', null],
    ['http://[x]/', null],
    ['http://[::1]x/', null],
    ['http://[::1%a]x/', null],
    ['http://[00001::1]/', null],
  ])('URI: the key of %s is %s', (url, key) => {
    expect(keyOf(url, 'java-uri-equals')).toBe(key)
  })
  test('URL, URI: their own tables of digits and separators are those of Unicode', () => {
    const wrong: string[] = []
    for (let c = 0x80; c <= 0xffff; c++) {
      const character = String.fromCharCode(c)
      const isDigit = /\p{Nd}/u.test(character)
      if ((keyOf(`http://a:8${character}/`, 'java-url-equals') !== null) !== isDigit) {
        wrong.push(`digit ${character}`)
      }
      const isSpace = /[\p{Z}]/u.test(character) && !/[\u00a0\u2007\u202f]/.test(character)
      if ((keyOf(`mailto:${character}`, 'java-url-equals') === null) !== isSpace) {
        wrong.push(`space ${c.toString(16)}`)
      }
      const isOther = !/[\p{Z}\p{Cc}]/u.test(character)
      if ((keyOf(`a:/${character}`, 'java-uri-equals') !== null) !== isOther) {
        wrong.push(`other ${c.toString(16)}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('URL Patterns', () => {
  const base = 'https://a.example/x/y'
  test.each<[string, string, boolean, CompareOptions?]>([
    ['https://a.example/*', 'https://a.example/b?c#d', true],
    ['https://a.example/*', 'https://u:p@a.example/', true],
    ['https://a.example/*', 'https://a.example:8443/', false],
    ['https://a.example/*', 'no url', false],
    ['https://b\u00fccher.example/\u00e9', 'https://xn--bcher-kva.example/%C3%A9', true],
    ['/admin/*', '//admin/x', false, { base }],
    ['../z/:id', '7', false, { base }],
    ['z/:id', 'z/7', true, { base }],
    ['https://b.example/:id', 'https://b.example/7', true, { base }],
    ['https://a.example/A?B#C', 'https://a.example/a?b#c', false, { ignoreCase: false }],
    ['https://a.example/A\\?B#C', 'https://a.example/a?b#c', true, { ignoreCase: true }],
    ['/:id', 'https://a.example/7', true, { base, ignoreCase: true }],
  ])('%s and %s: %s', (pattern, url, expected, options = {}) => {
    expect(equal('url-pattern', pattern, url, options)).toBe(expected)
  })
  test('a pattern that is left out matches nothing', () => {
    expect(equal('url-pattern', null, 'https://a.example/')).toBe(false)
  })
  test('a string that is not a pattern throws, with the place of the error', () => {
    const ask = () => equal('url-pattern', 'https://a.example/:id(', 'https://a.example/')
    expect(ask).toThrow(TypeError)
    expect(ask).toThrow(
      expect.objectContaining({
        cause: expect.objectContaining({ code: 'pattern-regexp-unclosed', start: 21, end: 22 }),
      }),
    )
  })
  test('a relative pattern needs a base, which has to be a URL', () => {
    const ask = (options: CompareOptions) => equal('url-pattern', '/:id', '/7', options)
    expect(() => ask({})).toThrow(MissingOptionError)
    expect(() => ask({})).toThrow(
      errorWith({ name: 'MissingOptionError', method: 'url-pattern', option: 'base' }),
    )
    expect(() => ask({ base: 'b' })).toThrow(
      errorWith({ cause: { code: 'pattern-base-invalid', start: 0 } }),
    )
  })
  test('ignoreCase is not a string', () => {
    const options = { ignoreCase: 'false' } as unknown as CompareOptions
    expect(() => equal('url-pattern', '*', 'a:b', options)).toThrow(
      expect.objectContaining({ option: 'ignoreCase', code: 'option-wrong' }),
    )
  })
})

describe('policies', () => {
  test('sites differ in scheme, domain or IP address', () => {
    expect(keyOf('wss://a.b.example.co.uk:1/', 'same-site')).toBe('wss://example.co.uk')
    expect(keyOf('blob:https://a.example.com/1', 'same-site')).toBe('https://example.com')
    expect(keyOf('http://[::1]/', 'schemelessly-same-site')).toBe('[::1]')
    expect(keyOf('file:///a', 'same-site')).toBeNull()
  })

  test('sites are those of a newer list of public suffixes, if one is given', () => {
    const publicSuffixList = createPublicSuffixList('com\nshops.example.com')
    const [a, b] = ['https://a.shops.example.com/', 'http://b.shops.example.com/']
    expect(keyOf(a, 'same-site', { publicSuffixList })).toBe('https://a.shops.example.com')
    expect(areEqual(a, b, 'schemelessly-same-site')).toBe(true)
    expect(areEqual(a, b, 'schemelessly-same-site', { publicSuffixList })).toBe(false)
    expect(() => keyOf(a, 'same-site', { publicSuffixList: 'com' as never })).toThrow(
      expect.objectContaining({ option: 'publicSuffixList', code: 'option-wrong' }),
    )
  })
  test.each([
    ['*', 'https://a/', true],
    ['*', 'data:x', false],
    ['data:', 'data:x', true],
    ['HTTP:', 'https://a/', true],
    ["'SELF'", 'https://self.example/', true],
    ["'self'", 'https://self.example:8443/', false],
    ["'self'", 'ws://self.example/', true],
    ["'self'", 'https://other.example/', false],
    ["'none'", 'http://self.example/', false],
    ['*.example', 'http://a.example/', true],
    ['*:8080', 'http://a.example:8080/', true],
    ['a.example/x', 'http://a.example/x?q', true],
    ['a.example/x', 'http://a.example/x/y', false],
    ['a.example//x', 'http://a.example//x', false],
    ['wss://a.example', 'https://a.example/', true],
    ['https://a.example', 'wss://a.example/', false],
    ['[::1]', 'http://[::1]/', false],
    ['', 'http://a.example/', false],
  ])('%s and %s: %s', (expression, url, expected) => {
    const options = { selfOrigin: 'http://self.example' }
    expect(equal('csp-source', expression, url, options)).toBe(expected)
  })
  test('without an origin to protect, nothing is relative to it', () => {
    expect(equal('csp-source', "'self'", 'https://a/')).toBe(false)
    expect(equal('csp-source', 'a', 'https://a/')).toBe(false)
    expect(equal('csp-source', 'https://a', 'https://a/', { selfOrigin: 'null' })).toBe(true)
  })
  test.each([
    ['/', '', true],
    ['/a/', '/a/b/c', true],
    ['/a/b/', '/a/', false],
    ['/%C3%A9', '/\u00e9', true],
    ['/a%2Fb', '/a/b', false],
  ])('the path %s and %s: %s', (a, b, expected) => {
    expect(equal('csp-path-part', a, b)).toBe(expected)
  })
})

test('a scheme that is called like a member of every object has no default port', () => {
  for (const scheme of ['constructor', '__proto__']) {
    expect(keyOf(`${scheme}://h:80/`, 'rfc3986-scheme')).toBe(`${scheme}://h:80/`)
  }
})
