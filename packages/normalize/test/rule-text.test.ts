import type { OptionError } from '@waymark/infra/options'
import { normalize, presets, ruleNamed, rules } from '@waymark/normalize'
import { RuleTextError, readRuleText, writeRuleText } from '@waymark/normalize/rule-file'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
import { factLine } from '../../../test/plain-facts.ts'
import { runs } from '../../../test/runs.ts'

const examples = rules.flatMap(({ name, examples }) =>
  examples.map(([input, output, options]) => ({ name, input, output, options })),
)

test.each(examples)('$name: a text of rules can say $options', (example) => {
  const { name, input, output, options: { model, ...options } = {} } = example
  const preset = readRuleText(writeRuleText(ruleNamed(name), options), model && { model })
  expect(normalize(input, preset)).toBe(output)
})

test('every kind of value can be written and is read as it was', () => {
  const given = {
    'keep-params': { keep: ['id', 'a,b', ' x', '"', 'a=b', ''] },
    'remove-default-port': { ports: { coap: 5683, gopher: 70 }, defaultPort: 'keep' },
    'remove-default-params': { defaults: { id: '', sort: 'up', 'a=b': 'c=d', time: '12:30' } },
    'ip-to-host': { map: { '[2001:db8::1]': 'v6.example' } },
    'collapse-slashes': { keepSchemeLike: true },
    'remove-tracking-params': {
      params: ['utm_*'],
      sites: [
        { site: 'shop.example', allow: ['gclid'], deny: ['ref', 'src'] },
        { site: 'b.example', deny: [] },
        { site: '*', path: '/sale/*', deny: ['ref'] },
      ],
      caseSensitive: false,
    },
    www: { www: 'add', wwwRun: 'all' },
  } as const
  for (const [name, options] of Object.entries(given)) {
    expect(readRuleText(writeRuleText(ruleNamed(name), options)).options).toEqual(options)
  }
  expect(writeRuleText('remove-tracking-params', given['remove-tracking-params'])).toBe(
    'remove-tracking-params(params=utm_*; sites=shop.example(allow=gclid; deny=ref,src),b.example(deny=),*(path=/sale/*; deny=ref); caseSensitive=false)',
  )
  expect(writeRuleText('remove-default-port', given['remove-default-port'])).toBe(
    'remove-default-port(ports=coap=5683,gopher=70; defaultPort=keep)',
  )
})

test('any names of parameters survive being written and read', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string()),
      fc.dictionary(fc.string(), fc.string()),
      (keep, defaults) => {
        expect(readRuleText(writeRuleText('keep-params', { keep })).options).toEqual({ keep })
        const text = writeRuleText('remove-default-params', { defaults })
        expect(readRuleText(text).options).toEqual({ defaults })
      },
    ),
  )
})

test('rules run in the order of the catalogue, and spaces make no difference', () => {
  const preset = readRuleText(' sort-query ,keep-params ( keep = id , page ; ) '.replace(' ; ', ''))
  expect(preset.rules.map(({ name }) => name)).toEqual(['keep-params', 'sort-query'])
  expect(normalize('https://a.example/?page=2&x&id=1', preset)).toBe(
    'https://a.example/?id=1&page=2',
  )
})

test('rules add to a preset, change its options and leave rules out', () => {
  const preset = readRuleText(
    'trailing-slash(trailingSlash=always), remove-query=off, sort-query, force-scheme',
    { preset: 'seo' },
  )
  expect(preset.rules.map(({ name }) => name)).toEqual([
    'uppercase-percent-encoding',
    'decode-unreserved',
    'force-scheme',
    'remove-default-port',
    'trailing-slash',
    'sort-query',
    'remove-fragment',
  ])
  expect(normalize('http://a.example/b?z&a#f', preset)).toBe('https://a.example/b/?a&z')
  expect(normalize('ftp://a.example/', preset)).toBe(null)
  const without = readRuleText('trailing-slash=off', { preset: 'seo' })
  expect(normalize('https://a.example/b/', without)).toBe('https://a.example/b/')
})

test('rules can run on strings as they are written', () => {
  const preset = readRuleText('remove-fragment', { model: 'rfc3986' })
  expect(normalize('HTTP://A.example/%7e#f', preset)).toBe('HTTP://A.example/%7e')
})

function faultOf(text: string, options?: Parameters<typeof readRuleText>[1]): RuleTextError | null {
  try {
    readRuleText(text, options)
    return null
  } catch (error) {
    if (error instanceof RuleTextError) return error
    throw error
  }
}

/** Facts that are words. */
const WORDS: ReadonlySet<string> = new Set(['advice', 'expected', 'fault', 'what'])

/** The facts of a fault, and the option of a package that is its cause. */
function factsOf(fault: RuleTextError | null): object | undefined {
  const facts = Object.entries(fault?.data ?? {}).filter(([name]) => !WORDS.has(name))
  const option = (fault?.cause as OptionError | undefined)?.option
  return { ...Object.fromEntries(facts), ...(option !== undefined && { option }) }
}

test.each<[text: string, part: string, facts: object]>([
  ['sort-qery', 'sort-qery', { detail: 'no-rule', name: "'sort-qery'", near: 'sort-query' }],
  [
    'keep-params(kep=id)',
    'kep=id',
    { detail: 'no-option', rule: 'keep-params', name: "'kep'", near: 'keep' },
  ],
  [
    'sort-query(keep=id)',
    'keep=id',
    { detail: 'no-option', rule: 'sort-query', name: "'keep'", names: ['by', 'compare'] },
  ],
  [
    'remove-query(keep=id)',
    'keep=id',
    { detail: 'no-options', rule: 'remove-query', name: "'keep'" },
  ],
  ['www(www=ad)', 'www=ad', { option: 'www', words: ['remove', 'add'], got: "'ad'", near: 'add' }],
  ['www(www=add; www=remove)', 'www=remove', { detail: 'twice', name: 'www' }],
  ['sort-query, sort-query', 'sort-query', { detail: 'twice', name: 'sort-query' }],
  [
    'keep-params',
    'keep-params',
    {
      detail: 'option-missing',
      rule: 'keep-params',
      needed: ['keep'],
      example: 'keep-params(keep=id)',
    },
  ],
  [
    'ip-to-host',
    'ip-to-host',
    {
      detail: 'option-missing',
      rule: 'ip-to-host',
      needed: ['map'],
      example: 'ip-to-host(map=208.77.188.166=www.example.com)',
    },
  ],
  ['keep-params(keep=id', '(', { detail: 'open-parenthesis' }],
  ['keep-params(keep)', 'keep', { detail: 'no-value', name: 'keep' }],
  ['keep-params(keep=id))', ')', { detail: 'unexpected', found: ')' }],
  ['keep-params(keep=a=b)', 'a=b', { detail: 'unquoted' }],
  ['keep-params(keep="a)', '"', { detail: 'open-quote' }],
  ['keep-params(keep="\\x")', '"\\x"', { detail: 'not-json' }],
  ['sort-query(by=)', 'by=', { detail: 'empty-value' }],
  ['sort-query(by=name,value)', 'value', { detail: 'several-values' }],
  [
    'sort-query=on',
    'on',
    { detail: 'only-off', example: 'remove-directory-index(names=default.*)' },
  ],
  ['sort-query=off', 'sort-query=off', { detail: 'off-without-preset', rule: 'sort-query' }],
  ['sort-query,', '', { detail: 'name', missing: 'a name' }],
  ['', '', { detail: 'name', missing: 'a name' }],
  ['remove-default-port(ports=coap)', 'coap', { detail: 'no-pair', name: 'coap' }],
  [
    'remove-default-port(ports=coap=x)',
    'ports=coap=x',
    { option: 'ports', place: 'coap', got: "'x'" },
  ],
  ['remove-default-port(ports=a=1,a=2)', 'a=2', { detail: 'twice' }],
  [
    'collapse-slashes(keepSchemeLike=yes)',
    'keepSchemeLike=yes',
    { option: 'keepSchemeLike', got: "'yes'" },
  ],
  [
    'remove-tracking-params(sites=a.example)',
    'a.example',
    { detail: 'no-parentheses', example: 'a.example(allow=ref; deny=src)' },
  ],
  [
    'remove-tracking-params(sites=a.example(ref=x))',
    'ref=x',
    { detail: 'site-member', name: 'ref' },
  ],
  ['remove-tracking-params(sites=a(path=/b,/c))', 'path=/b,/c', { detail: 'one-path' }],
  ['remove-tracking-params(sites=a(deny=b(c=d)))', '(', { detail: 'deep' }],
])('%s is refused at its place', (text, part, facts) => {
  const fault = faultOf(text)
  expect(fault).toBeInstanceOf(RuleTextError)
  expect(factsOf(fault)).toEqual(facts)
  expect(text.slice(fault?.start, fault?.end)).toBe(part)
})

test('a preset that is a single procedure cannot be changed, and a model must fit', () => {
  expect(factsOf(faultOf('sort-query', { preset: 'safe-browsing' }))).toEqual({
    detail: 'fixed-preset',
    preset: 'safe-browsing',
  })
  expect(factsOf(faultOf('parse-serialise', { model: 'rfc3986' }))).toEqual({
    detail: 'model',
    rule: 'parse-serialise',
  })
  expect(() => readRuleText('sort-query', { preset: 'se' as never })).toThrow(
    errorWith({ option: 'preset', code: 'option-wrong', data: { near: 'seo' } }),
  )
})

test('every rule and every preset has a text', () => {
  for (const { name, options } of rules) {
    const needs = options.length > 0 && options.every((option) => option.default === null)
    if (!needs) expect(readRuleText(name).rules.map((rule) => rule.name)).toEqual([name])
  }
  for (const preset of Object.values(presets)) {
    if (preset.canonicalizer === undefined) readRuleText('remove-fragment', { preset })
  }
})

test('nothing that is written makes the reader throw anything else', () => {
  const piece = fc.constantFrom(
    'keep-params',
    'sites',
    '=',
    '(',
    ')',
    ',',
    ';',
    '"',
    'a',
    ' ',
    '\\',
    'off',
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('')
      const fault = faultOf(text)
      if (fault === null) return
      expect(fault.start).toBeLessThanOrEqual(fault.end)
      expect(fault.end).toBeLessThanOrEqual(text.length)
    }),
    { numRuns: runs(3000) },
  )
})

type Place = readonly [start: number, end: number, facts: string]

function placeOf(text: string, options?: object | null): Place | null {
  const fault = faultOf(text, options as never)
  return fault && [fault.start, fault.end, factLine(fault.data)]
}

test.each<[string, Place]>([
  ['sort-query, sort-qery', [12, 21, "no-rule 'sort-qery' sort-query"]],
  [' sort-query,keep-params( kep = id )', [25, 33, "no-option keep-params 'kep' keep"]],
  ['sort-query(keep=id)', [11, 18, "no-option sort-query 'keep' by compare"]],
  ['remove-query(keep=id)', [13, 20, "no-options remove-query 'keep'"]],
  ['www(www=add; www=remove)', [13, 23, 'twice www']],
  ['www, sort-query , www ', [18, 21, 'twice www']],
  ['sort-query, keep-params', [12, 23, 'option-missing keep-params keep keep-params(keep=id)']],
  [
    'sort-query, ip-to-host()',
    [12, 24, 'option-missing ip-to-host map ip-to-host(map=208.77.188.166=www.example.com)'],
  ],
  [
    'remove-default-params',
    [
      0,
      21,
      'option-missing remove-default-params defaults remove-default-params(defaults=id=,sort=up)',
    ],
  ],
  ['sort-query, keep-params(keep=id', [23, 24, 'open-parenthesis']],
  ['keep-params(keep) ', [12, 16, 'no-value keep']],
  ['keep-params( keep , a', [13, 17, 'no-value keep']],
  ['keep-params(keep=id) ) ', [21, 22, 'unexpected )']],
  ['keep-params(keep=id) "x"', [21, 22, 'no-comma "']],
  ['keep-params(keep=a,a=b)', [19, 22, 'unquoted']],
  ['keep-params(keep=a,a(b=c))', [19, 25, 'unquoted']],
  ['keep-params(keep="a)', [17, 18, 'open-quote']],
  ['keep-params(keep="a","\\x",b)', [21, 25, 'not-json']],
  ['www, sort-query(by=)', [16, 19, 'empty-value']],
  ['www, sort-query(by= )', [16, 20, 'empty-value']],
  ['sort-query(by=name, value,x )', [20, 25, 'several-values']],
  ['a, sort-query= on ', [15, 17, 'only-off remove-directory-index(names=default.*)']],
  ['sort-query= off ', [0, 15, 'off-without-preset sort-query']],
  ['sort-query,', [11, 11, 'name']],
  ['sort-query,,www', [11, 12, 'name ,']],
  ['sort-query,(a=b)', [11, 12, 'name (']],
  [' ', [1, 1, 'name']],
  ['www(=a)', [4, 5, 'option-name =']],
  ['www(;www=add)', [4, 5, 'option-name ;']],
  ['www(www=add; )', [13, 14, 'option-name )']],
  ['www(www=add"x")', [11, 12, 'no-quotes "']],
  ['www"x"', [3, 4, 'no-comma "']],
  ['www=off(x)', [7, 8, 'unexpected (']],
  ['www=off=x', [4, 9, 'only-off remove-directory-index(names=default.*)']],
  ['remove-default-port(ports=a=1, coap )', [31, 35, 'no-pair coap']],
  ['remove-default-port(ports=coap(a=b))', [26, 35, 'no-pair coap']],
  ['remove-default-port(ports=coap=1.5)', [20, 34, "coap '1.5'"]],
  ['remove-default-port(ports=a=1, a=2 )', [31, 34, 'twice a']],
  ['collapse-slashes(keepSchemeLike=yes)', [17, 35, "'yes'"]],
  ['collapse-slashes(keepSchemeLike=true,false)', [37, 42, 'several-values']],
  [
    'remove-tracking-params(sites=b(deny=x), a.example )',
    [40, 49, 'no-parentheses a.example(allow=ref; deny=src)'],
  ],
  [
    'remove-tracking-params(sites=a.example=x)',
    [29, 40, 'no-parentheses a.example(allow=ref; deny=src)'],
  ],
  ['remove-tracking-params(sites=a(deny=x; ref=x ))', [39, 44, 'site-member ref']],
  ['remove-tracking-params(sites=a(deny=x; deny=y ))', [39, 45, 'twice deny']],
  ['remove-tracking-params(sites=a(path=/b,/c ))', [31, 41, 'one-path']],
  ['remove-tracking-params(sites=a(path=))', [31, 36, 'one-path']],
  ['remove-tracking-params(sites=a(deny=b(c=d)))', [37, 38, 'deep']],
  ['remove-tracking-params(sites=a(deny=b=d))', [36, 39, 'unquoted']],
  ['www, sort-query=off', [5, 19, 'off-without-preset sort-query']],
  ['www(__proto__=b)', [4, 15, "no-option www '__proto__' www wwwRun"]],
])('%s is refused, with its place and what to do', (text, place) => {
  expect(placeOf(text)).toEqual(place)
})

test.each<[string, object, Place]>([
  ['sort-query', { preset: 'safe-browsing' }, [0, 10, 'fixed-preset safe-browsing']],
  ['parse-serialise', { model: 'rfc3986' }, [0, 15, 'model parse-serialise']],
  ['sort-query=off', { preset: 'seo' }, [0, 14, 'off-not-in-preset sort-query seo']],
  ['sort-query', { preset: 'aggressive', model: 'rfc3986' }, [0, 10, 'model parse-serialise']],
])('%s with %j is refused as a whole rule', (text, options, place) => {
  expect(placeOf(text, options)).toEqual(place)
})

test.each<[object | null, object]>([
  [{ presett: 'seo' }, { option: 'presett', code: 'option-unknown', data: { near: 'preset' } }],
  [null, { option: null, code: 'option-wrong', data: { got: 'null' } }],
  [
    { preset: 'seo', model: 'uri' },
    { option: 'model', code: 'option-wrong', data: { got: "'uri'" } },
  ],
])('the options %j are not those of a text', (options, error) => {
  expect(() => readRuleText('www', options as never)).toThrow(errorWith(error))
})

test.each<[string, [rules: string[], options: object]]>([
  ['sort-query()', [['sort-query'], {}]],
  ['sort-query( )', [['sort-query'], {}]],
  ['trailing-slash(trailingSlash="never")', [['trailing-slash'], { trailingSlash: 'never' }]],
  ['"sort-query" ( "by" = "name" )', [['sort-query'], { by: 'name' }]],
  ['keep-params(keep=)', [['keep-params'], { keep: [] }]],
  ['keep-params(keep="")', [['keep-params'], { keep: [''] }]],
  ['keep-params(keep= a b , c )', [['keep-params'], { keep: ['a b', 'c'] }]],
  [
    'remove-default-params(defaults=a=b=c,d= , e = f )',
    [['remove-default-params'], { defaults: { a: 'b=c', d: '', e: 'f' } }],
  ],
  [
    'remove-default-params(defaults="a=b"="c,d")',
    [['remove-default-params'], { defaults: { 'a=b': 'c,d' } }],
  ],
  ['remove-default-port(ports=a=007,b=0)', [['remove-default-port'], { ports: { a: 7, b: 0 } }]],
  [
    'remove-tracking-params(sites="a b"(deny="x,y"; allow=; path=/p/*),b())',
    [
      ['remove-tracking-params'],
      { sites: [{ site: 'a b', deny: ['x,y'], allow: [], path: '/p/*' }, { site: 'b' }] },
    ],
  ],
  ['keep-params(keep="\\u0061\\"")', [['keep-params'], { keep: ['a"'] }]],
  ['collapse-slashes(keepSchemeLike=false)', [['collapse-slashes'], { keepSchemeLike: false }]],
])('%s has these rules and options', (text, [names, options]) => {
  const preset = readRuleText(text)
  expect([preset.rules.map(({ name }) => name), preset.options]).toEqual([names, options])
})

test.each<[string, object | undefined, string]>([
  ['www', undefined, 'www'],
  ['www', {}, 'www'],
  ['www', { www: undefined, wwwRun: 'one' }, 'www(wwwRun=one)'],
  ['keep-params', { keep: [] }, 'keep-params(keep=)'],
  [
    'keep-params',
    { keep: ['', ' a', 'a ', 'a b', 'a=b', 'a;b', 'a,b', 'a(b', 'a)b', 'a"b', 'é'] },
    'keep-params(keep=""," a","a ",a b,"a=b","a;b","a,b","a(b","a)b","a\\"b",é)',
  ],
  [
    'remove-default-params',
    { defaults: { '': '', 'a=b': 'c=d', ' a': ' b', c: 'd ' } },
    'remove-default-params(defaults=""=,"a=b"=c=d," a"=" b",c="d ")',
  ],
  [
    'remove-tracking-params',
    { sites: [{ site: 'a=b', path: '/a,b', allow: ['x', 'y='] }] },
    'remove-tracking-params(sites="a=b"(path="/a,b"; allow=x,"y="))',
  ],
  ['collapse-slashes', { keepSchemeLike: true }, 'collapse-slashes(keepSchemeLike=true)'],
  [
    'ip-to-host',
    { map: { '[::1]': 'a.example', '1.2.3.4': 'b' } },
    'ip-to-host(map=[::1]=a.example,1.2.3.4=b)',
  ],
  ['remove-default-port', { ports: { a: 1, 'b-c': 70 } }, 'remove-default-port(ports=a=1,b-c=70)'],
])('the rule %s with %j is written so that it can be read', (name, options, text) => {
  expect(writeRuleText(ruleNamed(name), options)).toBe(text)
})

test.each<[string, object | null, object]>([
  ['wwww', {}, { name: 'ArgumentError', argument: 'rule' }],
  ['www', null, { option: null, code: 'option-wrong', data: { got: 'null' } }],
  ['www', { ww: 'add' }, { option: 'ww', code: 'option-unknown', data: { near: 'www' } }],
  [
    'www',
    { www: 'ad' },
    { option: 'www', code: 'option-wrong', data: { got: "'ad'", near: 'add' } },
  ],
])('the rule %s with %j is not written', (name, options, error) => {
  expect(() => writeRuleText(name as never, options as never)).toThrow(errorWith(error))
})

test('a fault of a text is a TypeError with a name of its own', () => {
  const fault = faultOf('wwww')
  expect(fault).toBeInstanceOf(TypeError)
  expect(fault?.name).toBe('RuleTextError')
})
