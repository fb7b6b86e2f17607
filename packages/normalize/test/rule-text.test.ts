import { normalize, presets, rules } from '@waymark/normalize'
import { RuleTextError, readRuleText, writeRuleText } from '@waymark/normalize/rule-file'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../test/runs.ts'

const examples = rules.flatMap(({ name, examples }) =>
  examples.map(([input, output, options]) => ({ name, input, output, options })),
)

test.each(examples)('$name: a text of rules can say $options', (example) => {
  const { name, input, output, options: { model, ...options } = {} } = example
  const preset = readRuleText(writeRuleText(name, options), model && { model })
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
    expect(readRuleText(writeRuleText(name, options)).options).toEqual(options)
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

test.each([
  ['sort-qery', 'sort-qery', "there is no rule 'sort-qery': did you mean sort-query?"],
  ['keep-params(kep=id)', 'kep=id', "has no option 'kep': did you mean keep?"],
  ['sort-query(keep=id)', 'keep=id', 'its options are by, compare'],
  ['remove-query(keep=id)', 'keep=id', "has no option 'keep', nor any other"],
  ['www(www=ad)', 'www=ad', "must be 'remove' or 'add'; got 'ad'; did you mean 'add'?"],
  ['www(www=add; www=remove)', 'www=remove', 'the option www is there twice: keep one'],
  ['sort-query, sort-query', 'sort-query', 'the rule sort-query is there twice'],
  ['keep-params', 'keep-params', 'needs the option keep: keep-params(keep=id)'],
  [
    'ip-to-host',
    'ip-to-host',
    'needs the option map: ip-to-host(map=208.77.188.166=www.example.com)',
  ],
  ['keep-params(keep=id', '(', 'the closing parenthesis is missing'],
  ['keep-params(keep)', 'keep', 'a value is missing: write keep= and the value'],
  ['keep-params(keep=id))', ')', 'unexpected ")": remove it'],
  ['keep-params(keep=a=b)', 'a=b', 'in double quotes'],
  ['keep-params(keep="a)', '"', 'the closing double quote is missing'],
  ['keep-params(keep="\\x")', '"\\x"', 'is not a JSON string'],
  ['sort-query(by=)', 'by=', 'a value is missing'],
  ['sort-query(by=name,value)', 'value', 'this option has one value'],
  ['sort-query=on', 'on', 'only off can follow the name of a rule'],
  ['sort-query=off', 'sort-query=off', 'remove it'],
  ['sort-query,', '', 'a name is missing at the end: write it there'],
  ['', '', 'a name is missing at the end: write it there'],
  ['remove-default-port(ports=coap)', 'coap', 'write coap= and its value'],
  ['remove-default-port(ports=coap=x)', 'ports=coap=x', "`coap` is 'x'"],
  ['remove-default-port(ports=a=1,a=2)', 'a=2', 'a is there twice'],
  ['collapse-slashes(keepSchemeLike=yes)', 'keepSchemeLike=yes', 'must be true or false'],
  ['remove-tracking-params(sites=a.example)', 'a.example', 'a.example(allow=ref; deny=src)'],
  ['remove-tracking-params(sites=a.example(ref=x))', 'ref=x', 'a site has path, allow and deny'],
  ['remove-tracking-params(sites=a(path=/b,/c))', 'path=/b,/c', 'give one path'],
  ['remove-tracking-params(sites=a(deny=b(c=d)))', '(', 'a parenthesis cannot be here'],
])('%s is refused at its place', (text, part, message) => {
  const fault = faultOf(text)
  expect(fault?.message).toContain(message)
  expect(text.slice(fault?.start, fault?.end)).toBe(part)
})

test('a preset that is a single procedure cannot be changed, and a model must fit', () => {
  expect(faultOf('sort-query', { preset: 'safe-browsing' })?.message).toContain('single procedure')
  expect(faultOf('parse-serialise', { model: 'rfc3986' })?.message).toContain(
    'cannot run on strings as they are written',
  )
  expect(() => readRuleText('sort-query', { preset: 'se' })).toThrow("did you mean 'seo'?")
})

test('every rule and every preset has a text', () => {
  for (const { name, options } of rules) {
    const needs = options.length > 0 && options.every((option) => option.default === null)
    if (!needs) expect(readRuleText(name).rules.map((rule) => rule.name)).toEqual([name])
  }
  for (const preset of Object.values(presets)) {
    if (preset.canonicalizer === undefined) readRuleText('remove-fragment', { preset: preset.name })
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
