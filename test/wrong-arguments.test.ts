import { describe, expect, test } from 'vitest'
import * as host from '../packages/host/src/index.ts'
import * as idna from '../packages/idna/src/index.ts'
import { ArgumentError } from '../packages/infra/src/argument.ts'
import { OptionError } from '../packages/infra/src/options.ts'
import * as percentEncoding from '../packages/percent-encoding/src/index.ts'
import * as urlParser from '../packages/url-parser/src/index.ts'
import * as urlencoded from '../packages/urlencoded/src/index.ts'

const url = urlParser.parseUrl('https://a.example/b')!
const domain = host.parseHost('a.example')!
const { PATH } = percentEncoding

type Calls<Package> = { readonly [Name in keyof Package]?: readonly unknown[] }

/** Arguments that each function of the core takes. */
const CALLS: readonly [name: string, exports: object, calls: Readonly<Record<string, unknown>>][] =
  [
    [
      'percent-encoding',
      percentEncoding,
      {
        percentDecodeBytes: [Uint8Array.of(0x25)],
        percentDecodeString: ['%41'],
        percentEncodeAfterEncoding: [null, 'a', PATH],
        percentEncodeByte: [0x20],
        percentEncodeSet: [PATH, 'a'],
        utf8PercentDecode: ['%41'],
        utf8PercentDecodeStrict: ['%41'],
        utf8PercentEncode: ['a b', PATH],
      } satisfies Calls<typeof percentEncoding>,
    ],
    [
      'host',
      host,
      {
        classifyHost: [domain],
        domainToUnicode: ['a.example'],
        endsInNumber: ['a.1'],
        hostEquals: [domain, domain],
        isForbiddenDomainCodePoint: [0x20],
        isUrlCodePoint: [0x61],
        isValidDomain: ['a.example'],
        isValidHostString: ['a.example'],
        isValidIpv4String: ['1.2.3.4'],
        isValidIpv6String: ['::1'],
        isValidOpaqueHostString: ['a'],
        parseDomain: ['a.example', {}],
        parseHost: ['a.example', {}],
        parseIpv4: ['1.2.3.4'],
        parseIpv6: ['::1'],
        parseNat64Prefix: ['64:ff9b::/96'],
        serializeHost: [domain],
        serializeIpv4: [1],
        serializeIpv6: [[0, 0, 0, 0, 0, 0, 0, 1]],
      } satisfies Calls<typeof host>,
    ],
    [
      'idna',
      idna,
      { toAscii: ['a.example', {}], toUnicode: ['a.example', {}] } satisfies Calls<typeof idna>,
    ],
    [
      'url-parser',
      urlParser,
      {
        basicUrlParse: ['https://a.example/', {}],
        canParse: ['https://a.example/', {}],
        cannotHaveUsernamePasswordPort: [url],
        createResolver: ['https://a.example/'],
        defaultPort: ['https'],
        findScheme: ['https://a.example/'],
        getOrigin: [url, {}],
        includesCredentials: [url],
        isSpecial: [url],
        isSpecialScheme: ['https'],
        isValidUrlString: ['https://a.example/', {}],
        parseUrl: ['https://a.example/', {}],
        readUrl: ['https://a.example/', {}],
        serializeOrigin: [urlParser.getOrigin(url)],
        serializePath: [url],
        serializeUrl: [url],
        urlEquals: [url, url],
      } satisfies Calls<typeof urlParser>,
    ],
    [
      'urlencoded',
      urlencoded,
      { parseUrlencoded: ['a=b'], serializeUrlencoded: [[['a', 'b']], null] } satisfies Calls<
        typeof urlencoded
      >,
    ],
  ]

/** They are asked for each character of a text. What is no number is no code point. */
const UNCHECKED: ReadonlySet<string> = new Set(['isForbiddenDomainCodePoint', 'isUrlCodePoint'])

/** Values that most functions do not take, with what a message says of each. */
const WRONG: readonly [said: string, value: unknown][] = [
  ['undefined', undefined],
  ['null', null],
  ['-1', -1],
  ['NaN', Number.NaN],
  ['true', true],
  ['a string', 'text'],
  ['an object', { foreign: 1 }],
  ['a list of 1', [5]],
  ['a symbol', Symbol('text')],
]

/** Of a list, a member that is wrong can be named. */
function saidOf(said: string): RegExp {
  return new RegExp(said === 'a list of 1' ? 'got (?:a list of 1|5)' : `got ${said}`)
}

/** Whether a parameter takes a value of this kind: an optional one takes `undefined`, and what can be nothing takes `null`. */
function takes(valid: unknown, value: unknown): boolean {
  if (valid === null || value === undefined) return valid === null || !isRequired(valid)
  return typeof valid === typeof value && typeof valid !== 'object' && typeof valid !== 'number'
}

function isRequired(valid: unknown): boolean {
  return valid !== false && valid !== 0 && !(typeof valid === 'object' && isEmpty(valid))
}

function isEmpty(value: object | null): boolean {
  return (
    value === null ||
    (Object.getPrototypeOf(value) === Object.prototype && Object.keys(value).length === 0)
  )
}

describe.each(CALLS)('%s', (_, exports, calls) => {
  const functions = Object.entries(exports).filter(
    ([, value]) => typeof value === 'function' && !/^class\b/.test(String(value)),
  )

  test('every function is here', () => {
    expect(Object.keys(calls).sort()).toEqual(functions.map(([name]) => name).sort())
  })

  test.each(functions.filter(([name]) => !UNCHECKED.has(name)))(
    '%s refuses what it does not take, and says what it got',
    (name, call) => {
      const valid = calls[name] as readonly unknown[]
      expect(() => call(...valid)).not.toThrow()
      for (const [at, own] of valid.entries()) {
        for (const [said, value] of WRONG) {
          if (takes(own, value)) continue
          const where = `argument ${at}: ${said}`
          let error: unknown = null
          try {
            call(...valid.slice(0, at), value, ...valid.slice(at + 1))
          } catch (thrown) {
            error = thrown
          }
          const isOurs = error instanceof ArgumentError || error instanceof OptionError
          expect(isOurs, `${where} gave ${error}`).toBe(true)
          if (error instanceof ArgumentError) expect(error.message, where).toMatch(saidOf(said))
        }
      }
    },
  )
})
