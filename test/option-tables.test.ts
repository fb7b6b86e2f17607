import { describe, expect, test } from 'vitest'
import { displayDomain, inspectDomain, renderUrl } from '../packages/display/src/index.ts'
import { INSPECT_DOMAIN_OPTIONS } from '../packages/display/src/inspect-domain.ts'
import { RENDER_OPTIONS } from '../packages/display/src/render-url.ts'
import { toAscii, toUnicode } from '../packages/idna/src/index.ts'
import { TO_ASCII_OPTIONS, UNICODE_PROCESSING_OPTIONS } from '../packages/idna/src/option-tables.ts'
import { checkOptions, OptionError, type OptionTable } from '../packages/infra/src/options.ts'
import { isSameSite } from '../packages/public-suffix/src/index.ts'
import { SAME_SITE_OPTIONS } from '../packages/public-suffix/src/same-site.ts'
import {
  iriToUri,
  resolveParts,
  resolveUri,
  splitUri,
  writeRequestTarget,
} from '../packages/rfc3986/src/index.ts'
import { IRI_TO_URI_OPTIONS } from '../packages/rfc3986/src/iri.ts'
import { REQUEST_TARGET_OPTIONS } from '../packages/rfc3986/src/request-target.ts'
import { RESOLVE_OPTIONS } from '../packages/rfc3986/src/resolve.ts'
import { basicUrlParse, getOrigin, parseUrl } from '../packages/url-parser/src/index.ts'
import { BASIC_URL_PARSER_OPTIONS } from '../packages/url-parser/src/parse-record.ts'
import { PARSE_URL_OPTIONS } from '../packages/url-parser/src/parse-url.ts'
import { ORIGIN_OPTIONS } from '../packages/url-parser/src/record/origin.ts'

interface Taker {
  readonly name: string
  readonly table: OptionTable<Record<string, unknown>>
  call(options: never): unknown
}

const url = parseUrl('https://www.example.com/a')!
const base = splitUri('https://e.com/')

/** Every public function of the lower layers that takes options. */
const takers: readonly Taker[] = [
  { name: 'parseUrl', table: PARSE_URL_OPTIONS, call: (o) => parseUrl('https://e.com', o) },
  {
    name: 'basicUrlParse',
    table: BASIC_URL_PARSER_OPTIONS,
    call: (o) => basicUrlParse('https://e.com', null, o),
  },
  { name: 'getOrigin', table: ORIGIN_OPTIONS, call: (o) => getOrigin(url, o) },
  { name: 'renderUrl', table: RENDER_OPTIONS, call: (o) => renderUrl(url, o) },
  {
    name: 'inspectDomain',
    table: INSPECT_DOMAIN_OPTIONS,
    call: (o) => inspectDomain('e.com', o),
  },
  {
    name: 'displayDomain',
    table: INSPECT_DOMAIN_OPTIONS,
    call: (o) => displayDomain('e.com', o),
  },
  { name: 'toAscii', table: TO_ASCII_OPTIONS, call: (o) => toAscii('a.example', o) },
  {
    name: 'toUnicode',
    table: UNICODE_PROCESSING_OPTIONS,
    call: (o) => toUnicode('a.example', o),
  },
  { name: 'isSameSite', table: SAME_SITE_OPTIONS, call: (o) => isSameSite(url, url, o) },
  { name: 'iriToUri', table: IRI_TO_URI_OPTIONS, call: (o) => iriToUri('a', o) },
  { name: 'resolveUri', table: RESOLVE_OPTIONS, call: (o) => resolveUri('a', 'https://e.com/', o) },
  {
    name: 'writeRequestTarget',
    table: REQUEST_TARGET_OPTIONS,
    call: (o) => writeRequestTarget('http://e.com/', o),
  },
  { name: 'resolveParts', table: RESOLVE_OPTIONS, call: (o) => resolveParts(base, base, o) },
]

/** A call with options of any kind, as from JavaScript. */
function callWith(taker: Taker, options: unknown): unknown {
  // The point of these tests: the type does not allow it.
  return taker.call(options as never)
}

describe.each(takers)('$name', (taker) => {
  const names = Object.keys(taker.table)

  test('takes no options, and options that are undefined', () => {
    expect(() => callWith(taker, undefined)).not.toThrow()
    expect(() =>
      callWith(taker, Object.fromEntries(names.map((n) => [n, undefined]))),
    ).not.toThrow()
  })

  test.each(names)('refuses a misspelt %s', (name) => {
    const misspelt = name.slice(0, -1) + (name.endsWith('x') ? 'y' : 'x')
    expect(() => callWith(taker, { [misspelt]: undefined, [`${name}s`]: true })).toThrow(
      OptionError,
    )
    expect(() => callWith(taker, { [misspelt]: true })).toThrow(`unknown option \`${misspelt}\``)
  })

  test.each(names)('refuses a wrong value of %s', (name) => {
    const wrong = [Symbol('wrong'), -1, 'no such word', 0.5, [0], {}, () => {}]
    const refused = wrong.filter((value) => !taker.table[name]!.accepts(value))
    expect(refused.length).toBeGreaterThan(2)
    for (const value of refused) {
      expect(() => callWith(taker, { [name]: value })).toThrow(`option \`${name}\` must be `)
    }
  })

  test('refuses what is not an object', () => {
    expect(() => callWith(taker, 'x')).toThrow('options must be an object')
  })
})

test('a table checks the same as the functions that use it', () => {
  expect(() => checkOptions({ show: 'domian' }, RENDER_OPTIONS)).toThrow(
    "option `show` must be 'url', 'origin' or 'domain'; got 'domian'; did you mean 'domain'?",
  )
})
