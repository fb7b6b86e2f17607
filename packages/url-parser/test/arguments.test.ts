import * as main from '@waymark/url-parser'
import * as ascii from '@waymark/url-parser/ascii'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

const url = main.parseUrl('https://u:p@a.example:81/b?c#d')!

const wrong = (argument: string, got: string) =>
  errorWith({ name: 'ArgumentError', argument, data: { got } })

type Taker = (value: never, other?: never) => unknown

const TAKE_STRING: readonly (readonly [string, Taker])[] = [main, ascii].flatMap((entry) => [
  ['parseUrl', entry.parseUrl],
  ['readUrl', entry.readUrl],
  ['canParse', entry.canParse],
  ['basicUrlParse', entry.basicUrlParse],
  ['isValidUrlString', entry.isValidUrlString],
  ['findScheme', entry.findScheme],
  ['a resolver', entry.createResolver(url)],
  ['reread', entry.readUrl('a:').reread.bind(entry.readUrl('a:'))],
])

test.each(TAKE_STRING)('%s takes a string only', (_, take) => {
  for (const [value, got] of [
    [undefined, 'undefined'],
    [null, 'null'],
    [5, '5'],
    [url, 'an object'],
    [new URL('http://a'), 'an object'],
  ] as const) {
    expect(() => take(value as never)).toThrow(wrong('input', got))
  }
})

test.each<readonly [string, Taker]>([
  ['url', main.isSpecial],
  ['url', main.cannotHaveUsernamePasswordPort],
  ['url', main.includesCredentials],
  ['url', main.serializeUrl],
  ['url', main.serializePath],
  ['url', main.getOrigin],
  ['url', ascii.getOrigin],
  ['a', (value) => main.urlEquals(value, url)],
  ['b', (value) => main.urlEquals(url, value)],
])('a function takes a record as `%s` only', (name, take) => {
  for (const [value, got] of [
    [undefined, 'undefined'],
    [null, 'null'],
    ['http://a', 'a string'],
    [new URL('http://a'), 'an object'],
    [{ ...url }, 'an object'],
    [{ hasOpaquePath: 'false', schemeEnd: 4 }, 'an object'],
    [{ hostStart: 4 }, 'an object'],
  ] as const) {
    expect(() => take(value as never)).toThrow(wrong(name, got))
  }
})

test.each([main, ascii])('a resolver needs a record or a string', ({ createResolver }) => {
  for (const value of [undefined, null, 5, new URL('http://a')]) {
    expect(() => createResolver(value as never)).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'base' }),
    )
  }
  expect(createResolver('not a URL')).toBeNull()
  expect(createResolver('http://a/b/c')!('d')!.href).toBe('http://a/b/d')
  expect(createResolver(url)!('d')!.href).toBe('https://u:p@a.example:81/d')
  expect(createResolver(url)!('//b:x')).toBeNull()
})

test.each([main.isSpecialScheme, main.defaultPort])('a scheme is a string', (take) => {
  for (const value of [undefined, null, 5, url]) {
    expect(() => take(value as never)).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'scheme' }),
    )
  }
})

test.each([
  undefined,
  null,
  'https://a.example',
  new URL('https://a.example'),
  {},
  { kind: 'empty' },
  { kind: 'opaque', text: 'a.example' },
  { kind: 'tuple' },
  { kind: 'tuple', scheme: 5, port: null, host: url.host },
  { kind: 'tuple', scheme: 'https', host: url.host },
])('%j is not an origin', (value) => {
  expect(() => main.serializeOrigin(value as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'origin' }),
  )
})

test.each([
  [{ kind: 'opaque' }, 'null'],
  [
    { kind: 'tuple', scheme: 'https', host: { kind: 'domain', name: 'a' }, port: null },
    'https://a',
  ],
  [{ kind: 'tuple', scheme: 'x', host: { kind: 'domain', name: 'a' }, port: 0 }, 'x://a:0'],
] as const)('%j is the origin %s', (origin, text) => {
  expect(main.serializeOrigin(origin)).toBe(text)
})

test('the host of an origin is one of the host parser', () => {
  const wrong = { kind: 'tuple', scheme: 'https', host: 'a', port: null }
  expect(() => main.serializeOrigin(wrong as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'host' }),
  )
})

const BASE = 'option `base` must be a string, a URL record or null'
const RECORD = 'must be a URL record or null'
const ENCODER = 'option `encoder` must be an encoder or null'
const STATE = 'option `stateOverride` must be the name of a state that can be overridden, or null'
const LIMIT = 'option `maxLength` must be a whole number, 0 or more, or Infinity'

test.each<readonly [keyof typeof main & keyof typeof ascii, object, string]>([
  ...(['parseUrl', 'canParse', 'readUrl', 'isValidUrlString'] as const).flatMap(
    (name) =>
      [
        [name, { base: 5 }, BASE],
        [name, { base: new URL('http://a') }, BASE],
        [name, { base: {} }, BASE],
        [name, { bas: 'x' }, 'unknown option `bas`; did you mean `base`?'],
        [name, { url }, 'unknown option `url`'],
      ] as const,
  ),
  ...(['parseUrl', 'canParse'] as const).flatMap(
    (name) =>
      [
        [name, { report: 5 }, 'option `report` must be a function or null; got 5'],
        [name, { encoder: {} }, ENCODER],
        [name, { encoder: { encode: 1 } }, ENCODER],
        [name, { encoder: () => 1 }, ENCODER],
        [name, { encoder: 'utf-8' }, ENCODER],
        [name, { maxLength: -1 }, LIMIT],
        [name, { maxLength: 1.5 }, LIMIT],
        [name, { maxLength: '5' }, LIMIT],
        [name, { maxLength: null }, LIMIT],
        [name, { stateOverride: null }, 'the options are base, report, encoder, maxLength'],
      ] as const,
  ),
  ...(['readUrl', 'isValidUrlString'] as const).flatMap(
    (name) =>
      [
        [name, { report: null }, 'unknown option `report`; the options are base'],
        [name, { maxLength: 5 }, 'unknown option `maxLength`; the options are base'],
      ] as const,
  ),
  ['basicUrlParse', { base: 'http://a' }, `option \`base\` ${RECORD}`],
  ['basicUrlParse', { base: new URL('http://a') }, `option \`base\` ${RECORD}`],
  ['basicUrlParse', { url: 'http://a' }, `option \`url\` ${RECORD}`],
  ['basicUrlParse', { report: 5 }, 'option `report` must be a function or null; got 5'],
  ['basicUrlParse', { encoder: { encode: 1 } }, ENCODER],
  ['basicUrlParse', { stateOverride: 'host' }, STATE],
  ['basicUrlParse', { stateOverride: 5 }, STATE],
  ['basicUrlParse', { stateOverride: 'toString' }, STATE],
  ['basicUrlParse', { stateOverride: '__proto__' }, STATE],
  [
    'basicUrlParse',
    { maxLength: 5 },
    'unknown option `maxLength`; the options are base, encoder, url, stateOverride, report',
  ],
  ['basicUrlParse', { url }, '`url` and `stateOverride` are given together or not at all'],
  [
    'basicUrlParse',
    { stateOverride: 'host state', url: null },
    '`url` and `stateOverride` are given together or not at all',
  ],
  ['getOrigin', { base: null }, 'unknown option `base`; the options are blobUrlEntryOrigin'],
  [
    'getOrigin',
    { blobUrlEntryOrigin: 5 },
    'option `blobUrlEntryOrigin` must be a function or null',
  ],
])('%s refuses the options %j', (name, options, message) => {
  for (const entry of [main, ascii]) {
    const run = entry[name] as (value: unknown, options: unknown) => unknown
    const value = name === 'getOrigin' ? url : 'https://a.example'
    expect(() => run(value, options)).toThrow(message)
    expect(() => run(value, options)).toThrow(
      expect.objectContaining({ name: expect.stringMatching(/^(?:Option|Type)Error$/) }),
    )
  }
})

test.each([main, ascii])(
  'options that are `undefined` or `null` are as if they were missing',
  (entry) => {
    const input = 'https://a.example'
    const none = { base: null, report: null, encoder: null }
    const missing = { base: undefined, report: undefined, encoder: undefined, maxLength: undefined }
    for (const options of [{}, none, missing]) {
      expect(entry.parseUrl(input, options)!.href).toBe('https://a.example/')
      expect(entry.canParse(input, options)).toBe(true)
      expect(entry.canParse('a', options)).toBe(false)
    }
    for (const base of [null, undefined]) {
      expect(entry.readUrl(input, { base }).url!.href).toBe('https://a.example/')
      expect(entry.readUrl('a', { base }).url).toBeNull()
      expect(entry.isValidUrlString(input, { base })).toBe(true)
      expect(entry.isValidUrlString('a', { base })).toBe(false)
    }
    const basic = { ...none, url: null, stateOverride: null }
    expect(entry.basicUrlParse(input, basic)!.href).toBe('https://a.example/')
    expect(entry.basicUrlParse(input)!.href).toBe('https://a.example/')
    expect(entry.getOrigin(url, { blobUrlEntryOrigin: null })).toEqual(entry.getOrigin(url))
  },
)

test.each([main, ascii])(
  'a limit counts code units of the input and of a base that is a string',
  (entry) => {
    const { canParse, InputTooLongError, parseUrl } = entry
    for (const run of [parseUrl, canParse]) {
      expect(() => run('a:bc', { maxLength: 3 })).toThrow(new InputTooLongError(4, 3))
      expect(() => run('', { maxLength: 0 })).not.toThrow()
      expect(() => run('a', { maxLength: 0 })).toThrow(new InputTooLongError(1, 0))
      expect(() => run('b', { base: 'http://a', maxLength: 8 })).not.toThrow()
      expect(() => run('b', { base: 'http://a', maxLength: 7 })).toThrow(
        new InputTooLongError(8, 7),
      )
      expect(() => run('b', { base: url, maxLength: 1 })).not.toThrow()
    }
    expect(new InputTooLongError(4, 3)).toBeInstanceOf(RangeError)
  },
)

test.each([
  ['http', 80],
  ['https', 443],
  ['ws', 80],
  ['wss', 443],
  ['ftp', 21],
  ['file', null],
])('%s is a special scheme, with the default port %s', (scheme, port) => {
  expect(main.isSpecialScheme(scheme)).toBe(true)
  expect(main.defaultPort(scheme)).toBe(port)
  expect(main.isSpecial(main.parseUrl(`${scheme}://a`)!)).toBe(true)
})

test.each([
  ...['', 'h', 'w', 'wa', 'xs', 'wsx', 'wsss', 'was', 'ftps', 'ft', 'fte', 'sftp', 'htt', 'httq'],
  ...[
    'httpx',
    'httpss',
    'fil',
    'fild',
    'files',
    'HTTP',
    'WS',
    'http:',
    ' http',
    'mailto',
    'gopher',
  ],
])('%j is not a special scheme', (scheme) => {
  expect(main.isSpecialScheme(scheme)).toBe(false)
  expect(main.defaultPort(scheme)).toBeNull()
})

test.each([
  ['http://a', false],
  ['http://u@a', true],
  ['http://:p@a', true],
  ['http://u:p@a', true],
  ['http://:@a', false],
  ['web+x://u@a', true],
  ['web+x:/u@a', false],
  ['mailto:u@a', false],
  ['file:///u@a', false],
])('whether %s includes credentials: %s', (input, expected) => {
  const record = main.parseUrl(input)!
  expect(main.includesCredentials(record)).toBe(expected)
  expect(main.includesCredentials({ ...pick(record) })).toBe(expected)
})

function pick({ href, schemeEnd, hostStart }: main.UrlRecord): main.UrlText {
  return { href, schemeEnd, hostStart } as main.UrlText
}

test('an encoder that throws leaves the parser as it was', () => {
  const wrong = {
    encode() {
      throw new Error('unencodable')
    },
  }
  for (const options of [{ encoder: wrong }, { encoder: wrong, report: () => {} }]) {
    expect(() => main.parseUrl('http://a/?é', options)).toThrow('unencodable')
    expect(main.parseUrl('http://a/?é b\\')!.href).toBe('http://a/?%C3%A9%20b\\')
    const record = main.parseUrl('http://a/')!
    const override = { url: record, stateOverride: 'query state', ...options } as const
    expect(() => main.basicUrlParse('é', override)).toThrow('unencodable')
    expect(main.parseUrl('http://b/?é#c')!.href).toBe('http://b/?%C3%A9#c')
    expect(main.readUrl('http://b/?é c').errors).toHaveLength(1)
  }
})

test('a reporter that throws leaves the parser as it was', () => {
  const report = () => {
    throw new Error('enough')
  }
  expect(() => main.parseUrl('http:a b', { report })).toThrow('enough')
  expect(main.parseUrl('http:a')!.href).toBe('http://a/')
  const override = { url, stateOverride: 'path start state', report } as const
  expect(() => main.basicUrlParse('a b', override)).toThrow('enough')
  expect(main.parseUrl('http:a?b#c')!.href).toBe('http://a/?b#c')
})
