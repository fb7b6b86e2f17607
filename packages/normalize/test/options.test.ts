import {
  defineRule,
  keepWrittenPort,
  normalize,
  normalizeWith,
  optionValues,
  pickOptions,
  presets,
  type Rule,
  resolveLink,
  rules,
  selectRules,
} from '@waymark/normalize'
import { parseUrl, serializeUrl } from '@waymark/url-parser'
import { expect, test } from 'vitest'
import { shownError } from '../../../test/error-with.ts'

const SEO = [
  'uppercase-percent-encoding',
  'decode-unreserved',
  'remove-default-port',
  'trailing-slash',
  'remove-query',
  'remove-fragment',
]

/** What a call gives, or the facts of what it throws. */
function outcomeOf(call: () => unknown): unknown {
  try {
    return call()
  } catch (error) {
    return shownError(error)
  }
}

const RULE = { name: 'a', category: 'changes', summary: 's', explain: 'e', source: 'x' } as const

test.each<[object, unknown]>([
  [
    {},
    {
      examples: [],
      name: 'a',
      category: 'changes',
      summary: 's',
      explain: 'e',
      source: 'x',
      options: [],
    },
  ],
  [
    { name: 'a-1' },
    {
      examples: [],
      name: 'a-1',
      category: 'changes',
      summary: 's',
      explain: 'e',
      source: 'x',
      options: [],
    },
  ],
  [{ name: '' }, "OptionError name option-wrong ''"],
  [{ name: '-a' }, "OptionError name option-wrong '-a'"],
  [{ name: 'a-' }, "OptionError name option-wrong 'a-'"],
  [{ name: 'a--b' }, "OptionError name option-wrong 'a--b'"],
  [{ name: 'A' }, "OptionError name option-wrong 'A'"],
  [{ name: 5 }, 'OptionError name option-wrong 5'],
  [{ name: undefined }, 'OptionError name option-wrong undefined'],
  [{ category: undefined }, 'OptionError category option-wrong undefined'],
  [{ category: 'change' }, "OptionError category option-wrong 'change' changes"],
  [{ apply: undefined }, 'OptionError apply option-wrong undefined'],
  [{ apply: 5 }, 'OptionError apply option-wrong 5'],
  [{ summary: 5 }, 'OptionError summary option-wrong 5'],
  [{ explain: null }, 'OptionError explain option-wrong null'],
  [{ source: 5 }, 'OptionError source option-wrong 5'],
  [{ settledByParser: false }, 'OptionError settledByParser option-wrong false'],
  [
    { settledByParser: true },
    {
      examples: [],
      name: 'a',
      category: 'changes',
      summary: 's',
      explain: 'e',
      source: 'x',
      settledByParser: true,
      options: [],
    },
  ],
  [{ reads: 'path' }, "OptionError reads option-wrong 'path'"],
  [{ reads: [5] }, 'OptionError reads option-wrong reads[0] 5'],
  [{ reads: ['pth'] }, 'OptionError reads option-refused'],
  [
    { reads: ['scheme', 'credentials', 'host', 'port', 'path', 'query', 'fragment'] },
    {
      examples: [],
      name: 'a',
      category: 'changes',
      summary: 's',
      explain: 'e',
      source: 'x',
      reads: ['scheme', 'credentials', 'host', 'port', 'path', 'query', 'fragment'],
      options: [],
    },
  ],
  [{ effects: {} }, 'OptionError effects option-wrong an object'],
  [{ options: {} }, 'OptionError options option-wrong an object'],
  [{ options: [5] }, 'OptionError options option-wrong options[0] 5'],
  [{ options: [{ name: 'b' }] }, 'OptionError options option-refused'],
  [{ options: [{ name: 'b', type: {} }] }, 'OptionError options option-refused'],
  [{ examples: {} }, 'OptionError examples option-wrong an object'],
  [{ examples: ['x'] }, "OptionError examples option-wrong examples[0] 'x'"],
  [
    { examples: [['x', 'y']] },
    {
      examples: [['x', 'y']],
      name: 'a',
      category: 'changes',
      summary: 's',
      explain: 'e',
      source: 'x',
      options: [],
    },
  ],
  [{ applyToUri: 5 }, 'OptionError applyToUri option-wrong 5'],
  [{ nmae: 'a' }, 'OptionError nmae option-unknown name'],
])('a rule with %j is %j', (members, expected) => {
  const apply: Rule['apply'] = (url) => url
  const outcome = outcomeOf(() => {
    const { apply: _, ...rule } = defineRule({ ...RULE, apply, ...members })
    return rule
  })
  expect(outcome).toEqual(expected)
})

test.each<[unknown, unknown, unknown]>([
  [[], undefined, ['no-rules', 'No rules.', [], {}]],
  [
    ['sort-query', 'remove-fragment'],
    undefined,
    [
      'sort-query,remove-fragment',
      'These rules: sort-query, remove-fragment.',
      ['sort-query', 'remove-fragment'],
      {},
    ],
  ],
  [
    ['sort-query'],
    { by: 'name' },
    ['sort-query', 'These rules: sort-query.', ['sort-query'], { by: 'name' }],
  ],
  [
    'seo',
    { trailingSlash: 'always' },
    [
      'seo',
      'Canonical page URLs for sitemaps and hreflang: https and http only, no query, no fragment, no trailing slash.',
      SEO,
      { trailingSlash: 'always', trailingSlashRun: 'all' },
    ],
  ],
  [
    'seo',
    { trailingSlash: undefined },
    [
      'seo',
      'Canonical page URLs for sitemaps and hreflang: https and http only, no query, no fragment, no trailing slash.',
      SEO,
      { trailingSlash: 'never', trailingSlashRun: 'all' },
    ],
  ],
  ['seo', { by: 'name' }, 'OptionError by option-unread sort-query'],
  ['seo', null, 'OptionError option-wrong null'],
  ['seo', 'x', "OptionError option-wrong 'x'"],
  ['sea', undefined, 'ArgumentError preset sea'],
  [['sea'], undefined, 'ArgumentError rule sea'],
  [[null], undefined, 'ArgumentError rule null'],
  [undefined, undefined, 'ArgumentError selection undefined'],
  [5, undefined, 'ArgumentError selection 5'],
  ['seo', { base: 5 }, 'OptionError base option-wrong 5'],
  ['seo', { model: 'x' }, "OptionError model option-wrong 'x'"],
  [
    ['remove-fragment'],
    { model: 'rfc3986', defaultPort: 'keep' },
    'OptionError defaultPort option-unread remove-default-port',
  ],
  [
    ['remove-default-port'],
    { model: 'rfc3986', defaultPort: 'keep' },
    [
      'remove-default-port',
      'These rules: remove-default-port.',
      ['remove-default-port'],
      { model: 'rfc3986', defaultPort: 'keep' },
    ],
  ],
  [
    'safe-browsing',
    { base: 'http://a/' },
    [
      'safe-browsing',
      'The canonical form that Google Safe Browsing looks up.',
      [],
      { base: 'http://a/' },
    ],
  ],
  ['safe-browsing', { defaultPort: 'keep' }, 'OptionError defaultPort option-unread '],
  ['safe-browsing', { keep: ['a'] }, 'OptionError keep option-unread keep-params'],
  ['safe-browsing', { xyz: 1 }, 'OptionError xyz option-unknown'],
  ['standard', { params: ['a'] }, 'OptionError params option-unread remove-tracking-params'],
  ['standard', { trailingSlash: 'x' }, 'OptionError trailingSlash option-unread trailing-slash'],
])('the selection %j with %j is %j', (selection, options, expected) => {
  const outcome = outcomeOf(() => {
    const preset = selectRules(selection as never, options as never)
    return [preset.name, preset.summary, preset.rules.map(({ name }) => name), preset.options]
  })
  expect(outcome).toEqual(expected)
})

test.each<[unknown, string | readonly string[], unknown]>([
  [{ trailingSlash: 'always', by: 'name' }, 'seo', { trailingSlash: 'always' }],
  [{ by: 'name', compare: 'raw' }, ['sort-query'], { by: 'name', compare: 'raw' }],
  [{ by: 'x' }, ['sort-query'], "OptionError by option-wrong 'x'"],
  [{ by: 'x' }, ['www'], {}],
  [null, 'seo', 'OptionError option-wrong null'],
  [undefined, 'seo', 'OptionError option-wrong null'],
  [5, 'seo', 'OptionError option-wrong 5'],
  [
    { model: 'whatwg', base: 'x', maxLength: 5, defaultPort: 'keep' },
    'seo',
    { model: 'whatwg', base: 'x', maxLength: 5, defaultPort: 'keep' },
  ],
  [{ model: 'rfc3986', defaultPort: 'keep' }, ['www'], { model: 'rfc3986' }],
  [
    { model: 'rfc3986', defaultPort: 'keep' },
    ['remove-default-port'],
    { model: 'rfc3986', defaultPort: 'keep' },
  ],
  [
    { model: 'whatwg', base: 'http://a/', maxLength: 5, defaultPort: 'keep', ports: { a: 1 } },
    'rfc3986-scheme',
    { base: 'http://a/', maxLength: 5, ports: { a: 1 } },
  ],
  [
    { model: 'whatwg', base: 'http://a/', maxLength: 5, defaultPort: 'keep', ports: { a: 1 } },
    'rfc3986-syntax',
    { base: 'http://a/', maxLength: 5 },
  ],
  [{ defaultPort: 'keep' }, 'purell-safe', { defaultPort: 'keep' }],
])('of the options %j, %j reads %j', (options, selection, expected) => {
  const chosen =
    typeof selection === 'string'
      ? presets[selection as keyof typeof presets]
      : rules.filter(({ name }) => selection.includes(name))
  expect(outcomeOf(() => pickOptions(options as never, chosen))).toEqual(expected)
})

test.each<[string, [name: string, standard: string | null, values: string[]][]]>([
  ['force-scheme', [['scheme', 'https', ['http', 'https', 'preserve']]]],
  ['ip-to-host', [['map', null, []]]],
  [
    'www',
    [
      ['www', 'remove', ['remove', 'add']],
      ['wwwRun', 'all', ['one', 'all']],
    ],
  ],
  [
    'remove-default-port',
    [
      ['defaultPort', 'remove', ['remove', 'keep']],
      ['ports', null, []],
    ],
  ],
  ['collapse-slashes', [['keepSchemeLike', 'false', ['true', 'false']]]],
  [
    'remove-directory-index',
    [
      ['names', 'index.html, index.htm, index.php, default.asp, default.aspx', []],
      ['namesRun', 'one', ['one', 'all']],
    ],
  ],
  [
    'trailing-slash',
    [
      ['trailingSlash', 'never', ['never', 'always', 'preserve']],
      ['trailingSlashRun', 'one', ['one', 'all']],
      ['trailingSlashRoot', 'keep', ['keep', 'remove']],
      ['trailingSlashFile', 'keep', ['keep', 'add']],
    ],
  ],
  ['keep-params', [['keep', null, []]]],
  [
    'remove-tracking-params',
    [
      ['params', 'TRACKING_PARAMS', []],
      ['moreParams', null, []],
      ['exceptParams', null, []],
      ['sites', 'TRACKING_SITES', []],
      ['caseSensitive', null, ['true', 'false']],
    ],
  ],
  ['remove-default-params', [['defaults', null, []]]],
  ['remove-empty-params', [['bare', 'keep', ['keep', 'remove']]]],
  [
    'sort-query',
    [
      ['by', 'name', ['name', 'name-value']],
      ['compare', 'decoded', ['decoded', 'raw']],
    ],
  ],
])('the options of %s are %j', (name, expected) => {
  const { options } = rules.find((rule) => rule.name === name)!
  const seen = options.map((option) => [option.name, option.default, optionValues(option)])
  expect(seen).toEqual(expected)
})

test.each<[object, unknown]>([
  [{ sites: [{ site: 'a', path: 5 }] }, 'OptionError sites option-wrong sites[0] an object'],
  [{ sites: [{ site: 'a', allow: 'x' }] }, 'OptionError sites option-wrong sites[0] an object'],
  [{ sites: [{ site: 'a', deny: [5] }] }, 'OptionError sites option-wrong sites[0] an object'],
  [{ sites: [{ site: 5 }] }, 'OptionError sites option-wrong sites[0] an object'],
  [{ sites: [{}] }, 'OptionError sites option-wrong sites[0] an object'],
  [{ sites: [{ site: 'a', dney: [] }] }, 'OptionError sites option-wrong sites[0] an object'],
  [{ sites: [null] }, 'OptionError sites option-wrong sites[0] null'],
  [{ sites: {} }, 'OptionError sites option-wrong an object'],
  [{ ports: { a: 1.5 } }, 'OptionError ports option-wrong a 1.5'],
  [{ ports: { a: NaN } }, 'OptionError ports option-wrong a NaN'],
  [{ ports: [] }, 'OptionError ports option-wrong a list of 0'],
  [{ maxLength: -1 }, 'OptionError maxLength option-wrong -1'],
  [{ maxLength: 1.5 }, 'OptionError maxLength option-wrong 1.5'],
  [{ model: 'uri' }, "OptionError model option-wrong 'uri'"],
  [{ base: 5 }, 'OptionError base option-wrong 5'],
  [{ defaultPort: 'x' }, "OptionError defaultPort option-wrong 'x'"],
  [{ maxLength: 22 }, 'https://e.example/'],
  [{ maxLength: 21 }, 'InputTooLongError'],
  [{ maxLength: Infinity }, 'https://e.example/'],
])('all rules with %j give %j', (options, expected) => {
  expect(outcomeOf(() => normalize('https://e.example/?a=1', rules, options))).toEqual(expected)
})

test.each<[object, unknown]>([
  [{}, 'https://e.example/p'],
  [{ name: 5 }, 'OptionError name option-wrong 5'],
  [{ summary: 5 }, 'OptionError summary option-wrong 5'],
  [{ explain: 5 }, 'OptionError explain option-wrong 5'],
  [{ caution: 5 }, 'OptionError caution option-wrong 5'],
  [{ rules: {} }, 'ArgumentError preset an object'],
  [{ rules: null }, 'ArgumentError preset an object'],
  [{ options: null }, 'OptionError options option-wrong null'],
  [{ options: [] }, 'OptionError options option-wrong a list of 0'],
  [{ options: 5 }, 'ArgumentError preset an object'],
  [{ schemes: [] }, null],
  [{ schemes: ['https'] }, 'https://e.example/p'],
  [{ schemes: ['http'] }, null],
  [{ schemes: ['h+t.t-p1'] }, null],
  [{ schemes: ['1h'] }, 'OptionError schemes option-wrong a list of 1'],
  [{ schemes: [''] }, 'OptionError schemes option-wrong a list of 1'],
  [{ schemes: [5] }, 'OptionError schemes option-wrong a list of 1'],
  [{ schemes: 'https' }, "OptionError schemes option-wrong 'https'"],
  [{ schemes: null }, 'OptionError schemes option-wrong null'],
  [
    { rules: [], options: {}, canonicalizer: {} },
    'OptionError canonicalizer option-wrong an object',
  ],
  [{ rules: [], options: {}, canonicalizer: 5 }, 'OptionError canonicalizer option-wrong 5'],
  [{ nmae: 'x' }, 'OptionError nmae option-unknown name'],
])('a preset with %j gives %j', (members, expected) => {
  const preset = { ...presets.seo, ...members }
  expect(outcomeOf(() => normalizeWith('https://e.example/p/', preset))).toEqual(expected)
})

test.each<[unknown, unknown]>([
  [null, 'ArgumentError preset null'],
  ['seo', 'ArgumentError preset a string'],
  [5, 'ArgumentError preset 5'],
  [['remove-fragment'], 'ArgumentError rule a string'],
  [[presets.seo.rules[0], undefined], 'ArgumentError rule undefined'],
  [[], 'https://e.example/p/'],
  [presets.seo.rules, 'https://e.example/p'],
  [undefined, 'ArgumentError preset undefined'],
])('without names, %j gives %j', (given, expected) => {
  const outcome = outcomeOf(() => normalizeWith('https://e.example/p/', given as never))
  expect(outcome).toEqual(expected)
})

test.each<[unknown, unknown]>([
  [null, 'ArgumentError input null'],
  [5, 'ArgumentError input 5'],
  [undefined, 'ArgumentError input undefined'],
  [{}, 'ArgumentError input an object'],
  [[], 'ArgumentError input a list of 0'],
  ['', null],
])('%j as a URL gives %j', (input, expected) => {
  expect(outcomeOf(() => normalize(input as string, 'seo'))).toEqual(expected)
})

test.each<[string, string, unknown]>([
  ['', 'http://a/b?c#d', 'http://a/b?c'],
  ['?x', 'http://a/b?c', 'http://a/b?x'],
  ['#x', 'http://a/b?c', 'http://a/b?c#x'],
  ['http://b/', 'http://a/', 'http://b/'],
  ['http:b', 'http://a/c/', 'http://a/c/b'],
  ['http:/b', 'http://a/c/', 'http://a/b'],
  ['HTTP:b', 'http://a/c/', 'http://a/c/b'],
  ['https:b', 'http://a/c/', 'https:b'],
  [' \u0000a1+.-:x\t', 'http://a/', ' \u0000a1+.-:x\t'],
  ['1a:x', 'http://a/', 'http://a/1a:x'],
  ['http://a b', 'http://a/', 'http://a b'],
  ['//[', 'http://a/', null],
  ['x', 'mailto:a', null],
  ['#x', 'mailto:a', 'mailto:a#x'],
  ['x', '', "OptionError base option-wrong ''"],
  ['x:[', 'http://a/', 'x:['],
  [' http://[', 'http://a/', ' http://['],
  ['-a:[', 'http://a/b', 'http://a/-a:['],
])('the link %j from %j leads to %j', (link, base, expected) => {
  expect(outcomeOf(() => resolveLink(link, base))).toEqual(expected)
})

test.each<[string, object, unknown]>([
  ['../x', { base: 'https://a/b/c' }, 'https://a/x'],
  ['//h:443', { base: 'https://a/b/c', defaultPort: 'keep' }, 'https://h:443/'],
  ['//h:443', { base: 'https://a/b/c', defaultPort: 'remove' }, 'https://h/'],
  ['x', { base: 'x' }, "OptionError base option-wrong 'x'"],
  ['https:443', { base: 'https://a/' }, 'https://a/443'],
])('%j with %j is resolved to %j', (input, options, expected) => {
  expect(outcomeOf(() => normalize(input, ['parse-serialise'], options))).toEqual(expected)
})

test.each<[string, object, unknown]>([
  ['../x', { base: 'http://a/b/c' }, 'http://a/x'],
  ['../x', { base: '//a/b/c' }, "OptionError base option-wrong '//a/b/c'"],
  ['../x', { base: '1:/a' }, "OptionError base option-wrong '1:/a'"],
  ['x:y', { base: 'http://a/' }, 'x:y'],
  ['../x', { base: 'x:' }, 'x:x'],
])('as it is written, %j with %j is resolved to %j', (input, options, expected) => {
  const given = { model: 'rfc3986', ...options } as const
  expect(outcomeOf(() => normalize(input, ['remove-fragment'], given))).toEqual(expected)
})

test.each<[string, string | undefined, string]>([
  ['http://h:80/', undefined, 'http://h:80/'],
  ['http://h:080/', undefined, 'http://h:80/'],
  ['http://h:/', undefined, 'http://h/'],
  ['http://h/', undefined, 'http://h/'],
  ['http://h/a:80', undefined, 'http://h/a:80'],
  ['http://h:81/', undefined, 'http://h:81/'],
  ['https://h:443', undefined, 'https://h:443/'],
  ['ftp://h:21', undefined, 'ftp://h:21/'],
  ['ws://h:80', undefined, 'ws://h:80/'],
  ['wss://h:443', undefined, 'wss://h:443/'],
  ['foo://h:80/', undefined, 'foo://h:80/'],
  ['//h:80/', 'http://a/', 'http://h:80/'],
  ['//h:/', 'http://a/', 'http://h/'],
  ['//h/', 'http://a/', 'http://h/'],
  ['x', 'http://a/', 'http://a/x'],
  ['x:80', 'http://a/', 'x:80'],
  ['http:80', 'http://a/', 'http://a/80'],
  ['http://u:p@h/', undefined, 'http://u:p@h/'],
  ['http://u:p@h:80/', undefined, 'http://u:p@h:80/'],
])('the port of %j from %j is kept: %s', (input, base, expected) => {
  const from = base === undefined ? null : parseUrl(base)!
  const url = parseUrl(input, { base: from })!
  expect(serializeUrl(keepWrittenPort(url, input, from))).toBe(expected)
})
