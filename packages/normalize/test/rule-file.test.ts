import { readFileSync } from 'node:fs'
import { normalize, presets, rules, trace } from '@waymark/normalize'
import { normalizeLines } from '@waymark/normalize/bulk'
import { BulkNormalizer } from '@waymark/normalize/bulk/node'
import { RuleFileError, readRuleFile } from '@waymark/normalize/rule-file'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
import { factLine } from '../../../test/plain-facts.ts'
import { schemaFile, writeRulesSchema } from '../scripts/write-schema.ts'

const SEO = [
  'uppercase-percent-encoding',
  'decode-unreserved',
  'remove-default-port',
  'trailing-slash',
  'remove-query',
  'remove-fragment',
]

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
  [[], '', 'file-type a list of 0'],
  [{}, '', 'no-rule-named'],
  [{ preset: 'se' }, '/preset', "no-preset 'se' seo"],
  [{ preset: 1 }, '/preset', 'preset-type seo 1'],
  [{ presets: 'seo' }, '/presets', "unknown-member 'presets' preset"],
  [{ preset: 'seo', model: 'url' }, '/model', "model-type 'url'"],
  [{ rules: ['sort-query'] }, '/rules', 'rules-type { "sort-query": true } a list of 1'],
  [{ rules: { 'sort-qery': true } }, '/rules/sort-qery', "no-rule 'sort-qery' sort-query"],
  [
    { rules: { 'a/b~': true } },
    '/rules/a~1b~0',
    "no-rule 'a/b~' parse-serialise unwrap-redirects uppercase-percent-encoding decode-unreserved lowercase-scheme-host force-scheme strip-credentials ipv4-canonical ip-to-host strip-host-trailing-dot merge-site-aliases www remove-default-port empty-path-slash remove-dot-segments nfc-path strip-session-ids collapse-slashes remove-directory-index trailing-slash remove-query keep-params remove-tracking-params remove-default-params remove-empty-params sort-query remove-empty-query strip-text-fragment remove-fragment remove-empty-fragment",
  ],
  [{ rules: { 'sort-query': 'on' } }, '/rules/sort-query', "rule-type sort-query 'on'"],
  [
    { rules: { 'sort-query': { by: 'nam' } } },
    '/rules/sort-query/by',
    "name name-value 'nam' name",
  ],
  [{ rules: { 'keep-params': { keep: 'id' } } }, '/rules/keep-params/keep', "'id'"],
  [
    { rules: { 'keep-params': true } },
    '/rules/keep-params',
    'option-missing keep-params keep {"keep-params":{"keep":["id"]}}',
  ],
  [
    { preset: 'seo', rules: { 'sort-query': false } },
    '/rules/sort-query',
    'off-not-in-preset sort-query seo',
  ],
  [
    { preset: 'safe-browsing', rules: { 'sort-query': true } },
    '/rules',
    'fixed-preset safe-browsing',
  ],
  [{ preset: 'seo', hosts: {} }, '/hosts', 'hosts-type an object'],
  [
    { preset: 'seo', hosts: ['a.example'] },
    '/hosts/0',
    'entry-type { "host": "*.example.com", "preset": "seo" } \'a.example\'',
  ],
  [{ preset: 'seo', hosts: [{ preset: 'seo' }] }, '/hosts/0', 'no-host *.example.com'],
  [{ preset: 'seo', hosts: [{ host: 'a.example' }] }, '/hosts/0', 'no-rule-named'],
  [{ preset: 'seo', hosts: [{ host: 'a b', preset: 'seo' }] }, '/hosts/0/host', "host-type 'a b'"],
  [
    { preset: 'seo', hosts: [{ host: 'a.*.example', preset: 'seo' }] },
    '/hosts/0/host',
    "host-type 'a.*.example'",
  ],
  [
    { preset: 'seo', hosts: [{ host: '*.192.0.2.1', preset: 'seo' }] },
    '/hosts/0/host',
    "host-type '*.192.0.2.1'",
  ],
  [{ preset: 'seo', hosts: [{ host: [], preset: 'seo' }] }, '/hosts/0/host', 'empty-hosts'],
  [
    { preset: 'seo', hosts: [{ host: ['a.example', 'A.EXAMPLE.'], preset: 'seo' }] },
    '/hosts/0/host/1',
    "host-twice 'A.EXAMPLE.'",
  ],
  [
    { preset: 'seo', hosts: [{ host: 'a', rules: { www: { wwww: 'add' } } }] },
    '/hosts/0/rules/www/wwww',
    "no-option www 'wwww' www",
  ],
])('%j is refused at %s', (file, pointer, facts) => {
  const fault = faultOf(file)
  expect([fault?.pointer, factLine(fault?.data)]).toEqual([pointer, facts])
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

const RULES = rules.map(({ name }) => name).join(' ')

test.each<[unknown, [pointer: string, at: 'value' | 'name', facts: string]]>([
  [[], ['', 'value', 'file-type a list of 0']],
  [null, ['', 'value', 'file-type null']],
  ['x', ['', 'value', "file-type 'x'"]],
  [{}, ['', 'value', 'no-rule-named']],
  [{ preset: 'se' }, ['/preset', 'value', "no-preset 'se' seo"]],
  [
    { preset: 'zzzzz' },
    ['/preset', 'value', `no-preset 'zzzzz' ${Object.keys(presets).join(' ')}`],
  ],
  [{ preset: 1 }, ['/preset', 'value', 'preset-type seo 1']],
  [{ presets: 'seo' }, ['/presets', 'name', "unknown-member 'presets' preset"]],
  [
    { zzzzzzz: 1 },
    ['/zzzzzzz', 'name', "unknown-member 'zzzzzzz' $schema preset model rules hosts"],
  ],
  [{ preset: 'seo', model: 'url' }, ['/model', 'value', "model-type 'url'"]],
  [{ preset: 'seo', model: null }, ['/model', 'value', 'model-type null']],
  [{ rules: ['sort-query'] }, ['/rules', 'value', 'rules-type { "sort-query": true } a list of 1']],
  [{ rules: null }, ['/rules', 'value', 'rules-type { "sort-query": true } null']],
  [{ rules: {} }, ['', 'value', 'no-rule-named']],
  [
    { rules: { 'sort-qery': true } },
    ['/rules/sort-qery', 'name', "no-rule 'sort-qery' sort-query"],
  ],
  [{ rules: { zzzzzzzz: true } }, ['/rules/zzzzzzzz', 'name', `no-rule 'zzzzzzzz' ${RULES}`]],
  [{ rules: { 'a/b~': true } }, ['/rules/a~1b~0', 'name', `no-rule 'a/b~' ${RULES}`]],
  [{ rules: { 'sort-query': 'on' } }, ['/rules/sort-query', 'value', "rule-type sort-query 'on'"]],
  [{ rules: { 'sort-query': null } }, ['/rules/sort-query', 'value', 'rule-type sort-query null']],
  [
    { rules: { 'sort-query': { by: 'nam' } } },
    ['/rules/sort-query/by', 'value', "name name-value 'nam' name"],
  ],
  [
    { rules: { 'sort-query': { bye: 'name' } } },
    ['/rules/sort-query/bye', 'name', "no-option sort-query 'bye' by"],
  ],
  [
    { rules: { 'sort-query': { zzzzzzz: 'name' } } },
    ['/rules/sort-query/zzzzzzz', 'name', "no-option sort-query 'zzzzzzz' by compare"],
  ],
  [
    { rules: { 'remove-query': { keep: 'id' } } },
    ['/rules/remove-query/keep', 'name', "no-options remove-query 'keep'"],
  ],
  [{ rules: { 'keep-params': { keep: 'id' } } }, ['/rules/keep-params/keep', 'value', "'id'"]],
  [
    { rules: { 'keep-params': true } },
    [
      '/rules/keep-params',
      'value',
      'option-missing keep-params keep {"keep-params":{"keep":["id"]}}',
    ],
  ],
  [
    { rules: { 'keep-params': {} } },
    [
      '/rules/keep-params',
      'value',
      'option-missing keep-params keep {"keep-params":{"keep":["id"]}}',
    ],
  ],
  [
    { rules: { 'ip-to-host': true } },
    [
      '/rules/ip-to-host',
      'value',
      'option-missing ip-to-host map {"ip-to-host":{"map":{"208.77.188.166":"www.example.com"}}}',
    ],
  ],
  [
    { rules: { 'sort-query': false } },
    ['/rules/sort-query', 'value', 'off-without-preset sort-query'],
  ],
  [
    { preset: 'seo', rules: { 'sort-query': false } },
    ['/rules/sort-query', 'value', 'off-not-in-preset sort-query seo'],
  ],
  [
    { preset: 'safe-browsing', rules: { 'sort-query': true } },
    ['/rules', 'value', 'fixed-preset safe-browsing'],
  ],
  [{ preset: 'safe-browsing', model: 'whatwg' }, ['/model', 'value', 'fixed-preset safe-browsing']],
  [
    { preset: 'safe-browsing', model: 'whatwg', rules: { 'sort-query': true } },
    ['/model', 'value', 'fixed-preset safe-browsing'],
  ],
  [{ model: 'rfc3986' }, ['', 'value', 'no-rule-named']],
  [
    { model: 'rfc3986', rules: { 'parse-serialise': true } },
    ['/rules/parse-serialise', 'value', 'model parse-serialise'],
  ],
  [{ preset: 'aggressive', model: 'rfc3986' }, ['/model', 'value', 'model parse-serialise']],
  [{ preset: 'seo', hosts: {} }, ['/hosts', 'value', 'hosts-type an object']],
  [{ preset: 'seo', hosts: null }, ['/hosts', 'value', 'hosts-type null']],
  [
    { preset: 'seo', hosts: ['a.example'] },
    ['/hosts/0', 'value', 'entry-type { "host": "*.example.com", "preset": "seo" } \'a.example\''],
  ],
  [
    { preset: 'standard', hosts: [null] },
    ['/hosts/0', 'value', 'entry-type { "host": "*.example.com", "preset": "standard" } null'],
  ],
  [{ preset: 'seo', hosts: [{ preset: 'seo' }] }, ['/hosts/0', 'value', 'no-host *.example.com']],
  [{ preset: 'seo', hosts: [{ host: 'a.example' }] }, ['/hosts/0', 'value', 'no-rule-named']],
  [
    { preset: 'seo', hosts: [{ host: 'a', presett: 'seo' }] },
    ['/hosts/0/presett', 'name', "unknown-member 'presett' preset"],
  ],
  [
    { preset: 'seo', hosts: [{ host: 'a', zzzzzzzz: 'seo' }] },
    ['/hosts/0/zzzzzzzz', 'name', "unknown-member 'zzzzzzzz' host preset model rules"],
  ],
  [
    { preset: 'seo', hosts: [{ host: 'a', hosts: [] }] },
    ['/hosts/0/hosts', 'name', "unknown-member 'hosts' host"],
  ],
  [
    { preset: 'seo', hosts: [{ host: 'a', rules: [] }] },
    ['/hosts/0/rules', 'value', 'rules-type { "sort-query": true } a list of 0'],
  ],
  [
    { preset: 'seo', hosts: [{ host: 'a', preset: 'se' }] },
    ['/hosts/0/preset', 'value', "no-preset 'se' seo"],
  ],
  [
    { preset: 'seo', hosts: [{ host: 'a b', preset: 'seo' }] },
    ['/hosts/0/host', 'value', "host-type 'a b'"],
  ],
  [
    { preset: 'seo', hosts: [{ host: '', preset: 'seo' }] },
    ['/hosts/0/host', 'value', "host-type ''"],
  ],
  [
    { preset: 'seo', hosts: [{ host: '*.', preset: 'seo' }] },
    ['/hosts/0/host', 'value', "host-type '*.'"],
  ],
  [
    { preset: 'seo', hosts: [{ host: '*', preset: 'seo' }] },
    ['/hosts/0/host', 'value', "host-type '*'"],
  ],
  [
    { preset: 'seo', hosts: [{ host: 5, preset: 'seo' }] },
    ['/hosts/0/host', 'value', 'host-type 5'],
  ],
  [
    { preset: 'seo', hosts: [{ host: ['a', null], preset: 'seo' }] },
    ['/hosts/0/host/1', 'value', 'host-type null'],
  ],
  [
    { preset: 'seo', hosts: [{ host: '*.192.0.2.1', preset: 'seo' }] },
    ['/hosts/0/host', 'value', "host-type '*.192.0.2.1'"],
  ],
  [
    { preset: 'seo', hosts: [{ host: '*.[::1]', preset: 'seo' }] },
    ['/hosts/0/host', 'value', "host-type '*.[::1]'"],
  ],
  [
    { preset: 'seo', hosts: [{ host: 'a.*.b', preset: 'seo' }] },
    ['/hosts/0/host', 'value', "host-type 'a.*.b'"],
  ],
  [
    { preset: 'seo', hosts: [{ host: [], preset: 'seo' }] },
    ['/hosts/0/host', 'value', 'empty-hosts'],
  ],
  [
    { preset: 'seo', hosts: [{ host: ['a', 'A.'], preset: 'seo' }] },
    ['/hosts/0/host/1', 'value', "host-twice 'A.'"],
  ],
  [
    {
      preset: 'seo',
      hosts: [
        { host: 'a', preset: 'seo' },
        { host: 'a', preset: 'seo' },
      ],
    },
    ['/hosts/1/host', 'value', "host-twice 'a'"],
  ],
  [
    { preset: 'seo', hosts: [{ host: ['*.a', 'a', '*.A.'], preset: 'seo' }] },
    ['/hosts/0/host/2', 'value', "host-twice '*.A.'"],
  ],
  [
    {
      preset: 'seo',
      hosts: [
        { host: 'a', preset: 'safe-browsing' },
        { host: 'b', rules: { www: { wwww: 'add' } } },
      ],
    },
    ['/hosts/1/rules/www/wwww', 'name', "no-option www 'wwww' www"],
  ],
  [
    { preset: 'safe-browsing', hosts: [{ host: 'a', rules: { www: true } }] },
    ['/hosts/0/rules', 'value', 'fixed-preset safe-browsing'],
  ],
  [{ rules: {}, hosts: [{ host: 'a', preset: 'seo' }] }, ['', 'value', 'no-rule-named']],
  [
    {
      rules: { www: { www: 'add' } },
      hosts: [{ host: 'a', rules: { www: false, 'keep-params': true } }],
    },
    [
      '/hosts/0/rules/keep-params',
      'value',
      'option-missing keep-params keep {"keep-params":{"keep":["id"]}}',
    ],
  ],
])('%j is refused with these facts', (file, expected) => {
  const fault = faultOf(file)
  expect(fault).toBeInstanceOf(TypeError)
  expect(fault?.name).toBe('RuleFileError')
  expect([fault?.pointer, fault?.at, factLine(fault?.data)]).toEqual(expected)
})

test.each<[unknown, [name: string, rules: string[], options: object]]>([
  [{ preset: 'seo', hosts: [] }, ['seo', SEO, { trailingSlash: 'never', trailingSlashRun: 'all' }]],
  [{ $schema: 'x', rules: { www: true } }, ['rules', ['www'], {}]],
  [{ preset: 'seo', hosts: [{ host: 'a', rules: { www: true } }] }, ['rules by host', [], {}]],
  [
    { preset: 'seo', rules: { 'remove-fragment': true, www: { www: 'add' } } },
    [
      'seo',
      [
        'uppercase-percent-encoding',
        'decode-unreserved',
        'www',
        'remove-default-port',
        'trailing-slash',
        'remove-query',
        'remove-fragment',
      ],
      { trailingSlash: 'never', trailingSlashRun: 'all', www: 'add' },
    ],
  ],
  [
    { preset: 'seo', rules: { 'trailing-slash': false } },
    ['seo', SEO.filter((name) => name !== 'trailing-slash'), {}],
  ],
  [
    {
      rules: {
        'sort-query': { by: 'name-value' },
        'strip-credentials': true,
        'remove-fragment': true,
        www: true,
      },
    },
    ['rules', ['strip-credentials', 'www', 'sort-query', 'remove-fragment'], { by: 'name-value' }],
  ],
  [{ preset: 'standard', model: 'rfc3986' }, ['standard', [], { model: 'rfc3986' }]],
  [
    { preset: 'seo', model: 'whatwg' },
    ['seo', SEO, { trailingSlash: 'never', trailingSlashRun: 'all', model: 'whatwg' }],
  ],
  [
    {
      rules: {
        'remove-default-params': { defaults: { a: 'b' } },
        'ip-to-host': { map: { '1.2.3.4': 'a' } },
      },
    },
    [
      'rules',
      ['ip-to-host', 'remove-default-params'],
      { defaults: { a: 'b' }, map: { '1.2.3.4': 'a' } },
    ],
  ],
])('%j is this preset', (file, [name, names, options]) => {
  const preset = readRuleFile(file)
  expect([preset.name, preset.rules.map((rule) => rule.name), preset.options]).toEqual([
    name,
    names,
    options,
  ])
})

test('a file with rules by host is a procedure that takes a base', () => {
  const file = { preset: 'seo', hosts: [{ host: '*.a.example', preset: 'standard' }] }
  const preset = readRuleFile(file)
  expect(preset).toMatchObject({
    name: 'rules by host',
    summary: 'The rules of a file, which differ between hosts.',
    canonicalizer: { file, options: [{ name: 'base', default: null }] },
  })
  const base = 'https://b.a.example/x/'
  expect(normalize('../p/?q', preset, { base })).toBe('https://b.a.example/p/?q')
  expect(normalize('//c.example/p/?q', preset, { base })).toBe('https://c.example/p')
  expect(trace('../P/?q', preset, { base }).steps).toMatchObject([
    { rule: 'resolve', category: 'preserves', after: 'https://b.a.example/P/?q' },
  ])
  expect(trace('//C.example/p/?q', preset, { base }).steps.map(({ rule }) => rule)).toEqual([
    'resolve',
    'trailing-slash',
    'remove-query',
  ])
  expect(trace('https://c.example/p/', preset).steps).toMatchObject([
    {
      rule: 'trailing-slash',
      category: 'usually-preserves',
      reason: rules.find(({ name }) => name === 'trailing-slash')!.summary,
      after: 'https://c.example/p',
    },
  ])
  expect(() => normalize('x', preset, { model: 'rfc3986' })).toThrow(
    errorWith({ option: 'model', code: 'option-unread' }),
  )
})

test('a pattern as long as the host and its dot is the longest that counts', () => {
  const preset = readRuleFile({
    preset: 'seo',
    hosts: [
      { host: '*.a', preset: 'standard' },
      { host: ['192.0.2.1', '[::1]'], preset: 'standard' },
    ],
  })
  const kept = ['http://b.a/?q', 'http://c.b.a/?q', 'http://192.0.2.1/?q', 'http://[::1]/?q']
  for (const url of kept) expect(normalize(url, preset)).toBe(url)
  expect(normalize('http://a/?q', preset)).toBe('http://a/')
  expect(normalize('http://ba/?q', preset)).toBe('http://ba/')
})
