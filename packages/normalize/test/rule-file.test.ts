import { readFileSync } from 'node:fs'
import { normalize, presets, rules, trace } from '@waymark/normalize'
import { normalizeLines } from '@waymark/normalize/bulk'
import { BulkNormalizer } from '@waymark/normalize/bulk/node'
import { RuleFileError, readRuleFile } from '@waymark/normalize/rule-file'
import { expect, test } from 'vitest'
import { schemaFile, writeRulesSchema } from '../scripts/write-schema.ts'

const SHOP = {
  preset: 'crawler',
  hosts: [
    { host: ['shop.example', '*.shop.example'], rules: { 'keep-params': { keep: ['id'] } } },
    { host: '*.static.shop.example', preset: 'seo' },
    { host: 'BÜCHER.example.', preset: 'standard' },
  ],
} as const

test('a file names a preset and changes its rules', () => {
  const preset = readRuleFile({
    $schema: './rules.schema.json',
    preset: 'seo',
    rules: {
      'remove-query': false,
      'trailing-slash': { trailingSlash: 'always' },
      'sort-query': true,
    },
  })
  expect(normalize('https://a.example/b?z&a#f', preset)).toBe('https://a.example/b/?a&z')
  expect(readRuleFile({ preset: 'seo' })).toEqual(presets.seo)
})

test.each([
  ['https://shop.example/p?x=1&id=2', 'https://shop.example/p?id=2'],
  ['https://www.shop.example/p?x=1&id=2', 'https://www.shop.example/p?id=2'],
  // The longest pattern counts, whatever the order.
  ['https://a.static.shop.example/p/?x=1', 'https://a.static.shop.example/p'],
  // A pattern is for the hosts below its domain.
  ['https://static.shop.example/p/?x=1&id=2', 'https://static.shop.example/p/?id=2'],
  ['https://notshop.example/p?x=1&id=2', 'https://notshop.example/p?id=2&x=1'],
  ['https://shop.example.evil.example/p?x=1&id=2', 'https://shop.example.evil.example/p?id=2&x=1'],
  ['https://SHOP.example./p?x=1&id=2', 'https://shop.example/p?id=2'],
  ['https://xn--bcher-kva.example/p?x=1&id=2#f', 'https://xn--bcher-kva.example/p?x=1&id=2#f'],
  ['https://other.example/p?x=1&id=2#f', 'https://other.example/p?id=2&x=1'],
  ['mailto:a@shop.example#f', 'mailto:a@shop.example'],
  ['nope', null],
])('the host of %s has its own rules', (input, expected) => {
  const preset = readRuleFile(SHOP)
  expect(normalize(input, preset)).toBe(expected)
  const traced = trace(input, preset)
  expect(traced.output).toBe(expected)
  expect(traced.steps.at(-1)?.after ?? input).toBe(expected ?? input)
})

test('an entry without a preset builds on the file, also in its model', () => {
  const preset = readRuleFile({
    rules: { 'remove-fragment': true },
    hosts: [{ host: 'a.example', model: 'rfc3986' }],
  })
  expect(normalize('HTTP://A.example/%7e?#f', preset)).toBe('HTTP://A.example/%7e?')
  expect(normalize('HTTP://B.example/%7e?#f', preset)).toBe('http://b.example/%7e?')
})

test('a host with many labels takes the patterns that it should', () => {
  const preset = readRuleFile({
    preset: 'seo',
    hosts: [{ host: '*.a.example', preset: 'standard' }],
  })
  const host = `${'b.'.repeat(5000)}a.example`
  expect(normalize(`https://${host}/?q`, preset)).toBe(`https://${host}/?q`)
  const other = `${'b.'.repeat(5000)}c.example`
  expect(normalize(`https://${other}/?q`, preset)).toBe(`https://${other}/`)
})

test('bulk work has the rules of hosts, on any number of threads', { tags: 'slow' }, async () => {
  const line = 'https://shop.example/p?x=1&id=2\nhttps://other.example/p?x=1&id=2\nno url\n'
  const text = Buffer.from(line.repeat(20_000))
  const expected = 'https://shop.example/p?id=2\nhttps://other.example/p?id=2&x=1\n'.repeat(20_000)
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < text.length; at += 65_536) yield text.subarray(at, at + 65_536)
  }
  let streamed = ''
  for await (const { output } of normalizeLines(chunks(), readRuleFile(SHOP))) {
    streamed += Buffer.from(output).toString()
  }
  expect(streamed === expected).toBe(true)
  const normalizer = new BulkNormalizer(readRuleFile(SHOP), { jobs: 3 })
  let together = ''
  await normalizer.run(chunks(), async ({ output }) => {
    together += output.toString()
    return true
  })
  await normalizer.close()
  expect(together === expected).toBe(true)
})

function faultOf(file: unknown): RuleFileError | null {
  try {
    readRuleFile(file)
    return null
  } catch (error) {
    if (error instanceof RuleFileError) return error
    throw error
  }
}

test.each<[unknown, string, string]>([
  [[], '', 'a rule file is an object; got a list of 0'],
  [{}, '', 'no rule is named: give a preset, or rules'],
  [{ preset: 'se' }, '/preset', "there is no preset 'se': did you mean seo?"],
  [{ preset: 1 }, '/preset', 'a preset is a name'],
  [{ presets: 'seo' }, '/presets', "unknown member 'presets': did you mean preset?"],
  [{ preset: 'seo', model: 'url' }, '/model', "must be 'whatwg' or 'rfc3986'; got 'url'"],
  [{ rules: ['sort-query'] }, '/rules', 'rules is an object with a member for each rule'],
  [{ rules: { 'sort-qery': true } }, '/rules/sort-qery', 'did you mean sort-query?'],
  [{ rules: { 'a/b~': true } }, '/rules/a~1b~0', 'there is no rule'],
  [
    { rules: { 'sort-query': 'on' } },
    '/rules/sort-query',
    "must be true, false or an object with its options; got 'on'",
  ],
  [{ rules: { 'sort-query': { by: 'nam' } } }, '/rules/sort-query/by', "did you mean 'name'?"],
  [
    { rules: { 'keep-params': { keep: 'id' } } },
    '/rules/keep-params/keep',
    'must be a list of strings',
  ],
  [
    { rules: { 'keep-params': true } },
    '/rules/keep-params',
    'needs the option keep: {"keep-params":{"keep":["id"]}}',
  ],
  [
    { preset: 'seo', rules: { 'sort-query': false } },
    '/rules/sort-query',
    'the preset seo does not have it',
  ],
  [{ preset: 'safe-browsing', rules: { 'sort-query': true } }, '/rules', 'single procedure'],
  [{ preset: 'seo', hosts: {} }, '/hosts', 'hosts is a list of objects'],
  [
    { preset: 'seo', hosts: ['a.example'] },
    '/hosts/0',
    'such as { "host": "*.example.com", "preset": "seo" }',
  ],
  [{ preset: 'seo', hosts: [{ preset: 'seo' }] }, '/hosts/0', 'the entry has no host: add one'],
  [{ preset: 'seo', hosts: [{ host: 'a.example' }] }, '/hosts/0', 'no rule is named'],
  [{ preset: 'seo', hosts: [{ host: 'a b', preset: 'seo' }] }, '/hosts/0/host', "got 'a b'"],
  [
    { preset: 'seo', hosts: [{ host: 'a.*.example', preset: 'seo' }] },
    '/hosts/0/host',
    '*. and a domain',
  ],
  [
    { preset: 'seo', hosts: [{ host: '*.192.0.2.1', preset: 'seo' }] },
    '/hosts/0/host',
    '*. and a domain',
  ],
  [
    { preset: 'seo', hosts: [{ host: [], preset: 'seo' }] },
    '/hosts/0/host',
    'the list has no host',
  ],
  [
    { preset: 'seo', hosts: [{ host: ['a.example', 'A.EXAMPLE.'], preset: 'seo' }] },
    '/hosts/0/host/1',
    'is there twice',
  ],
  [
    { preset: 'seo', hosts: [{ host: 'a', rules: { www: { wwww: 'add' } } }] },
    '/hosts/0/rules/www/wwww',
    'did you mean www?',
  ],
])('%j is refused at %s', (file, pointer, message) => {
  const fault = faultOf(file)
  expect([fault?.pointer, fault?.message]).toEqual([pointer, expect.stringContaining(message)])
})

test('rules.schema.json says what the catalogue says', () => {
  expect(readFileSync(schemaFile, 'utf8'), 'run: pnpm write-docs').toBe(writeRulesSchema())
})

test('the examples of the catalogue are of the form that the schema gives', () => {
  const { $defs } = JSON.parse(writeRulesSchema())
  const { properties } = $defs.rules
  for (const { name, options, examples } of rules) {
    for (const [, , { model: _, ...given } = {}] of examples) {
      for (const [option, value] of Object.entries(given)) {
        const schema = properties[name].properties[option]
        const type = Array.isArray(value) ? 'array' : typeof value
        expect([name, option, schema.enum?.includes(value) ?? schema.type === type]).toEqual([
          name,
          option,
          true,
        ])
      }
    }
    const optionNames = Object.keys(properties[name].properties ?? {})
    expect(optionNames).toEqual(options.map((option) => option.name))
  }
})
