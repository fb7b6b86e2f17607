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

const wrongOption = (option: string, got: string) => {
  return { name: 'OptionError', option, code: 'option-wrong', data: { got } }
}
const unknownOption = (option: string, data: object) => {
  return { name: 'OptionError', option, code: 'option-unknown', data }
}
const NOT_PLAIN = 'an object that is not plain, such as a Map'
const KNOWN = ['base', 'report', 'encoder', 'maxLength']
const KNOWN_TO_BASIC = ['base', 'encoder', 'url', 'stateOverride', 'report']

test.each<readonly [keyof typeof main & keyof typeof ascii, object, object]>([
  ...(['parseUrl', 'canParse', 'readUrl', 'isValidUrlString'] as const).flatMap(
    (name) =>
      [
        [name, { base: 5 }, wrongOption('base', '5')],
        [name, { base: new URL('http://a') }, wrongOption('base', NOT_PLAIN)],
        [name, { base: {} }, wrongOption('base', 'an object')],
        [name, { bas: 'x' }, unknownOption('bas', { near: 'base' })],
        [name, { url }, unknownOption('url', {})],
      ] as const,
  ),
  ...(['parseUrl', 'canParse'] as const).flatMap(
    (name) =>
      [
        [name, { report: 5 }, wrongOption('report', '5')],
        [name, { encoder: {} }, wrongOption('encoder', 'an object')],
        [name, { encoder: { encode: 1 } }, wrongOption('encoder', 'an object')],
        [name, { encoder: () => 1 }, wrongOption('encoder', 'a function')],
        [name, { encoder: 'utf-8' }, wrongOption('encoder', "'utf-8'")],
        [name, { maxLength: -1 }, wrongOption('maxLength', '-1')],
        [name, { maxLength: 1.5 }, wrongOption('maxLength', '1.5')],
        [name, { maxLength: '5' }, wrongOption('maxLength', "'5'")],
        [name, { maxLength: null }, wrongOption('maxLength', 'null')],
        [name, { stateOverride: null }, unknownOption('stateOverride', { known: KNOWN })],
      ] as const,
  ),
  ...(['readUrl', 'isValidUrlString'] as const).flatMap(
    (name) =>
      [
        [name, { report: null }, unknownOption('report', { known: ['base'] })],
        [name, { maxLength: 5 }, unknownOption('maxLength', { known: ['base'] })],
      ] as const,
  ),
  ['basicUrlParse', { base: 'http://a' }, wrongOption('base', "'http://a'")],
  ['basicUrlParse', { base: new URL('http://a') }, wrongOption('base', NOT_PLAIN)],
  ['basicUrlParse', { url: 'http://a' }, wrongOption('url', "'http://a'")],
  ['basicUrlParse', { report: 5 }, wrongOption('report', '5')],
  ['basicUrlParse', { encoder: { encode: 1 } }, wrongOption('encoder', 'an object')],
  ['basicUrlParse', { stateOverride: 'host' }, wrongOption('stateOverride', "'host'")],
  ['basicUrlParse', { stateOverride: 5 }, wrongOption('stateOverride', '5')],
  ['basicUrlParse', { stateOverride: 'toString' }, wrongOption('stateOverride', "'toString'")],
  ['basicUrlParse', { stateOverride: '__proto__' }, wrongOption('stateOverride', "'__proto__'")],
  ['basicUrlParse', { maxLength: 5 }, unknownOption('maxLength', { known: KNOWN_TO_BASIC })],
  ['basicUrlParse', { url }, { name: 'TypeError' }],
  ['basicUrlParse', { stateOverride: 'host state', url: null }, { name: 'TypeError' }],
  ['getOrigin', { base: null }, unknownOption('base', { known: ['blobUrlEntryOrigin'] })],
  ['getOrigin', { blobUrlEntryOrigin: 5 }, wrongOption('blobUrlEntryOrigin', '5')],
])('%s refuses the options %j', (name, options, refused) => {
  for (const entry of [main, ascii]) {
    const run = entry[name] as (value: unknown, options: unknown) => unknown
    const value = name === 'getOrigin' ? url : 'https://a.example'
    expect(() => run(value, options)).toThrow(errorWith(refused))
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
