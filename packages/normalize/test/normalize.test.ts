import { COUNT } from '@waymark/infra/options'
import {
  createRecordNormalizer,
  defineRule,
  keepWrittenPort,
  normalize,
  normalizeWith,
  presetNamed,
  presets,
  type RuleName,
  ruleNamed,
  rules,
  trace,
  traceWith,
} from '@waymark/normalize'
import { removeTrackingParams, sortQuery } from '@waymark/normalize/rules'
import { InputTooLongError, parseUrl, type RecordParts, serializeUrl } from '@waymark/url-parser'
import { replaceParts } from '@waymark/url-parser/internal'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

test('a preset goes by its name or as it is', () => {
  const input = 'https://example.com:443/page/?a=1#b'
  expect(normalize(input, 'seo')).toBe('https://example.com/page')
  expect(normalize(input, presets.seo)).toBe('https://example.com/page')
  expect(normalize(input, 'standard')).toBe('https://example.com/page/?a=1#b')
})

test('options go before those of a preset', () => {
  expect(normalize('https://e.example/p', 'seo', { trailingSlash: 'always' })).toBe(
    'https://e.example/p/',
  )
})

test('rules run in the order they are given', () => {
  const empties = ['remove-empty-params', 'remove-default-params'] as const
  const given = { bare: 'remove', defaults: { a: '' } } as const
  expect(trace('https://e.example/?a=', empties, given).steps[0]!.rule).toBe(empties[0])
  expect(trace('https://e.example/?a=', [...empties].reverse(), given).steps[0]!.rule).toBe(
    empties[1],
  )
  expect(normalize('https://e.example/p?#', ['remove-empty-fragment', 'remove-empty-query'])).toBe(
    'https://e.example/p',
  )
})

test('what is not an absolute URL gives null', () => {
  expect(normalize('/page', 'seo')).toBeNull()
  expect(normalize('https://a b/', 'seo')).toBeNull()
  expect(trace('/page', 'seo')).toEqual({ input: '/page', output: null, steps: [] })
})

test('an unknown name is the caller’s mistake', () => {
  expect(() => normalize('https://e.example/', 'sea' as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'preset' }),
  )
  expect(() => normalize('https://e.example/', ['trailing'] as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'rule' }),
  )
})

test.each([undefined, null, 42, { preset: 'seo' }])('%j is not a selection', (selection) => {
  expect(() => normalize('https://e.example/', selection as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'selection' }),
  )
})

test('an option that is given as undefined leaves that of the preset', () => {
  const options: object = { trailingSlashRun: undefined }
  expect(normalize('https://e.example/a//', 'seo', options)).toBe('https://e.example/a')
})

test('one slash is taken, or with trailingSlashRun all of them', () => {
  const one = (input: string) => normalize(input, ['trailing-slash'])
  expect(one('https://e.example/a//')).toBe('https://e.example/a/')
  expect(one('https://e.example//')).toBe('https://e.example/')
  expect(normalize('https://e.example/a///', 'seo')).toBe('https://e.example/a')
  expect(normalize('https://e.example///', 'seo')).toBe('https://e.example/')
  expect(one('file:///C:/')).toBe('file:///C:/')
  expect(one('mailto:a/')).toBe('mailto:a/')
})

test('on strings, a percent-encoded dot is not a dot segment, and no `..` removes it', () => {
  const resolve = (input: string) => normalize(input, ['remove-dot-segments'], { model: 'rfc3986' })
  expect(resolve('http://e.example/a/./%2e/b/../c')).toBe('http://e.example/a/%2e/c')
  expect(resolve('http://e.example/%2E%2e/a/..')).toBe('http://e.example/%2E%2e/')
  // To a URL parser this is /c, and /b/%2e%2e/c would be another place.
  expect(resolve('http://e.example/b/x/%2e%2e/../c')).toBe('http://e.example/b/x/%2e%2e/../c')
})

test('an empty path gets its slash only where both standards see the end of the host', () => {
  const written = (input: string) => normalize(input, ['empty-path-slash'], { model: 'rfc3986' })
  for (const input of [
    'http://e.example\\admin?q',
    'http://e.example ',
    'x://h:1\n',
    'http://?q',
  ]) {
    expect(written(input)).toBe(input)
  }
  expect(written('http://e.example?q\\r')).toBe('http://e.example/?q\\r')
})

test('on strings, a Windows drive letter is not removed by `..`, and none is created', () => {
  const written = (input: string, rule: RuleName) => normalize(input, [rule], { model: 'rfc3986' })
  for (const input of ['file:///C:/../x', 'file:///a/%2e%2e/c|/../x', 'file:/C:/..']) {
    expect(written(input, 'remove-dot-segments')).toBe(input)
  }
  expect(written('file:///C:/a/../x', 'remove-dot-segments')).toBe('file:///C:/x')
  expect(written('file:///a/C:/../x', 'remove-dot-segments')).toBe('file:///a/x')
  for (const input of [
    'file:///%43:/../x',
    'file:///a/../%43|/x',
    'file:%43|',
    'file:///.\\%43|\\',
    'file://example/%43| ',
    '\t file://example/%43|',
    'fi\tle:\\\\example/%43|',
  ]) {
    expect(written(input, 'decode-unreserved')).toBe(input)
  }
  expect(written('file:///%43:/x', 'decode-unreserved')).toBe('file:///C:/x')
  expect(written('file:///%43|?%41', 'decode-unreserved')).toBe('file:///%43|?A')
  expect(normalize('file:///%43:/../x', 'rfc3986-syntax')).toBe('file:///x')
})

test('the presets of purell end a host as that library does', () => {
  expect(normalize('HTTP://www.SRC.ca:80/', 'purell-usually-safe-greedy')).toBe('http://www.src.ca')
  expect(normalize('https://www.a.example/index.html', 'purell-unsafe-greedy')).toBe(
    'http://a.example',
  )
  expect(normalize('http://a.example/?b', 'purell-all-greedy')).toBe('http://a.example?b')
  expect(normalize('http://a.example', 'purell-usually-safe-non-greedy')).toBe('http://a.example/')
  expect(normalize('http://src.ca', 'purell-all-non-greedy')).toBe('http://www.src.ca/')
  expect(normalize('http://a.example/', 'purell-safe')).toBe('http://a.example/')
})

test('the slash of the root goes only where it was asked for, and only one at a time', () => {
  const options = { model: 'rfc3986', trailingSlashRoot: 'remove' } as const
  const cut = (input: string) => normalize(input, ['trailing-slash'], options)
  expect(cut('http://a.example/')).toBe('http://a.example')
  expect(cut('http://a.example//')).toBe('http://a.example/')
  expect(cut('file:///')).toBe('file:///')
  expect(cut('/')).toBe('/')
  expect(normalize('http://a.example/', ['trailing-slash'], { ...options, model: 'whatwg' })).toBe(
    'http://a.example/',
  )
})

test.each(['usually-safe', 'crawler', 'aggressive'] as const)(
  'the two parameters of ColdFusion go wherever they are, before %s sorts them together',
  (preset) => {
    const page = normalize('http://e.example/a?x=2', preset)
    expect(normalize('http://e.example/a?CFID=1&x=2&CFTOKEN=3', preset)).toBe(page)
    expect(normalize('http://e.example/a?cftoken=3-b&x=2&cfid=1', preset)).toBe(page)
    expect(normalize('http://e.example/a?CFID=1&x=2', preset)).toBe('http://e.example/a?CFID=1&x=2')
  },
)

test('a rule of your own runs and is traced like any other', () => {
  const upper = defineRule({
    name: 'shout',
    category: 'changes',
    summary: 'Shouts the fragment.',
    explain: 'For the test.',
    source: 'https://example.com/',
    apply: (url) =>
      url.fragment === null || url.fragment === url.fragment.toUpperCase()
        ? url
        : replaceParts(url, { fragment: url.fragment.toUpperCase() }),
  })
  expect(trace('https://e.example/#a', [upper]).steps).toEqual([
    {
      rule: 'shout',
      category: 'changes',
      before: 'https://e.example/#a',
      after: 'https://e.example/#A',
      start: 19,
      end: 20,
      inputStart: 19,
      inputEnd: 20,
      reason: 'Shouts the fragment.',
    },
  ])
})

test('a rule that cannot be is refused', () => {
  const rule = { summary: '', explain: '', source: '', apply: (url: never) => url }
  expect(() => defineRule({ ...rule, name: 'Not Kebab', category: 'changes' })).toThrow(TypeError)
  expect(() => defineRule({ ...rule, name: 'a', category: 'maybe' as 'changes' })).toThrow(
    expect.objectContaining({ option: 'category', code: 'option-wrong' }),
  )
})

test('the parser’s changes are separate steps, with their places in the input', () => {
  const input = ' HTTP:\\\\u:@BÜCHER.example:080/a/./../b c/?ü#ä\n'
  const { steps } = trace(input, [])
  expect(steps.map((step) => [step.rule, input.slice(step.inputStart, step.inputEnd)])).toEqual([
    ['parse-serialise', ' '],
    ['parse-serialise', '\n'],
    ['parse-serialise', '\\\\'],
    ['lowercase-scheme-host', 'HTTP'],
    ['lowercase-scheme-host', 'BÜCHER'],
    ['parse-serialise', ':'],
    ['parse-serialise', 'BÜCHER'],
    ['remove-default-port', ':080'],
    ['remove-dot-segments', 'a/./../'],
    ['parse-serialise', ' '],
    ['parse-serialise', 'ü'],
    ['parse-serialise', 'ä'],
  ])
})

test('a step says why', () => {
  const { steps } = trace('HTTPS://0x7f.1:443', 'seo')
  const reasons = steps.map(({ rule, data = {} }) => [rule, data])
  expect(reasons).toEqual([
    ['lowercase-scheme-host', { detail: 'scheme' }],
    ['ipv4-canonical', {}],
    ['remove-default-port', { port: 443, scheme: 'https' }],
    ['empty-path-slash', {}],
  ])
})

test('a URL in its normal form has no steps', () => {
  expect(trace('https://example.com/page', 'seo').steps).toEqual([])
})

test('a port that is kept on purpose survives every rule', () => {
  const input = 'https://example.com:443/p?q'
  expect(normalize(input, 'seo', { defaultPort: 'keep' })).toBe('https://example.com:443/p')
  expect(normalize(input, ['parse-serialise'], { defaultPort: 'keep' })).toBe(input)
  expect(trace(input, 'seo', { defaultPort: 'keep' }).steps.map(({ rule }) => rule)).toEqual([
    'remove-query',
  ])
})

test('a record that has nothing to do comes back as it is', () => {
  const url = parseUrl('https://example.com/p')!
  expect(createRecordNormalizer(presets.seo.rules, presets.seo.options)(url)).toBe(url)
  expect(keepWrittenPort(url, 'https://example.com/p')).toBe(url)
})

test('records that no parser made are put right', () => {
  const url = parseUrl('https://example.com/')!
  const rule = (name: string) => rules.filter((candidate) => candidate.name === name)
  const list = (...segments: string[]) => ({ kind: 'list', segments }) as const
  const repaired = (parts: Partial<RecordParts>, name: string) =>
    createRecordNormalizer(rule(name))(replaceParts(url, parts))
  const dots = repaired({ path: list('a', '..', 'b') }, 'remove-dot-segments')
  expect(dots.path).toEqual(list('b'))
  expect(repaired({ path: list() }, 'empty-path-slash').path).toEqual(list(''))
  const capital = repaired({ host: { kind: 'domain', name: 'A' } }, 'lowercase-scheme-host')
  expect(capital.host).toEqual({ kind: 'domain', name: 'a' })
  const address = repaired({ host: { kind: 'domain', name: '0x7f.1' } }, 'ipv4-canonical')
  expect(address.host).toEqual({ kind: 'ipv4', address: 0x7f000001 })
  expect(serializeUrl(address)).toBe('https://127.0.0.1/')
  const unread = repaired({ query: 'a b', port: 443 }, 'parse-serialise')
  expect(serializeUrl(unread)).toBe('https://example.com:443/?a%20b')
})

test.each(['seo', 'safe-browsing'] as const)(
  '%s refuses an input that is longer than allowed',
  (preset) => {
    const input = 'https://a.example/'
    expect(normalize(input, preset, { maxLength: 18 })).not.toBeNull()
    expect(() => normalize(input, preset, { maxLength: 17 })).toThrow(
      expect.objectContaining({ name: 'InputTooLongError', length: 18, maxLength: 17 }),
    )
  },
)

test.each<[object, object]>([
  [{ params: 'utm_*' }, { option: 'params', code: 'option-wrong', data: { got: "'utm_*'" } }],
  [
    { params: ['a', 5] },
    { option: 'params', code: 'option-wrong', data: { place: 'params[1]', got: '5' } },
  ],
  [{ keep: null }, { option: 'keep', code: 'option-wrong', data: { got: 'null' } }],
  [
    { names: [/^index/] },
    { option: 'names', code: 'option-wrong', data: { place: 'names[0]', got: '/^index/' } },
  ],
  [{ sites: ['a.example'] }, { option: 'sites', code: 'option-wrong' }],
  [{ sites: [{ site: 'a.example', deny: 'ref' }] }, { option: 'sites', code: 'option-wrong' }],
  [
    { map: { '192.0.2.1': 5 } },
    { option: 'map', code: 'option-wrong', data: { place: '192.0.2.1', got: '5' } },
  ],
  [
    { ports: { gopher: '70' } },
    { option: 'ports', code: 'option-wrong', data: { place: 'gopher', got: "'70'" } },
  ],
  [
    { ports: { gopher: 70n } },
    { option: 'ports', code: 'option-wrong', data: { place: 'gopher', got: '70' } },
  ],
  [{ scheme: 'ftp' }, { option: 'scheme', code: 'option-wrong', data: { got: "'ftp'" } }],
  [
    { trailingSlash: true },
    { option: 'trailingSlash', code: 'option-wrong', data: { got: 'true' } },
  ],
  [
    { trailingSlash: 'presrve' },
    { option: 'trailingSlash', code: 'option-wrong', data: { got: "'presrve'", near: 'preserve' } },
  ],
  [
    { caseSensitive: 'false' },
    { option: 'caseSensitive', code: 'option-wrong', data: { got: "'false'" } },
  ],
  [{ defaults: [] }, { option: 'defaults', code: 'option-wrong', data: { got: 'a list of 0' } }],
  [{ defaults: null }, { option: 'defaults', code: 'option-wrong', data: { got: 'null' } }],
  [
    { defaults: { page: 1 } },
    { option: 'defaults', code: 'option-wrong', data: { place: 'page', got: '1' } },
  ],
  [{ maxLength: '9' }, { option: 'maxLength', code: 'option-wrong', data: { got: "'9'" } }],
  [{ maxLength: Number.NaN }, { option: 'maxLength', code: 'option-wrong' }],
])('%o is refused', (options, error) => {
  expect(() => normalize('https://e.example/?a=1', rules, options)).toThrow(errorWith(error))
  expect(() => trace('https://e.example/?a=1', rules, options)).toThrow(errorWith(error))
})

test('entries of options that may be left out may be', () => {
  const options = { sites: [{ site: 'e.example', deny: ['a'] }, { site: 'b.example' }] }
  expect(normalize('https://e.example/?a=1', ['remove-tracking-params'], options)).toBe(
    'https://e.example/',
  )
})

test('without names, rules and presets do what they do by name', () => {
  const url = 'https://e.example/?b&utm_source=x&a#f'
  const list = [removeTrackingParams, sortQuery]
  expect(normalizeWith(url, list)).toBe('https://e.example/?a&b#f')
  expect(normalizeWith(url, list, { moreParams: ['b'] })).toBe('https://e.example/?a#f')
  expect(traceWith(url, list)).toEqual(trace(url, ['remove-tracking-params', 'sort-query']))
  expect(() => normalizeWith(url, list, { www: 'add' })).toThrow(
    expect.objectContaining({ option: 'www', code: 'option-unknown' }),
  )
  expect(normalizeWith(url, presetNamed('crawler'))).toBe(normalize(url, 'crawler'))
  expect(normalizeWith(url, [ruleNamed('remove-query')])).toBe('https://e.example/#f')
})

test.each(['seoo', 'toString', '', undefined, null])('%j is the name of nothing', (name) => {
  expect(() => presetNamed(name as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'preset' }),
  )
  expect(() => ruleNamed(name as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'rule' }),
  )
})

test('without names, a preset is given as it is', () => {
  for (const preset of ['seo', undefined, null, {}, { rules: presets.seo.rules }]) {
    const error = { name: 'ArgumentError', argument: 'preset' }
    expect(() => normalizeWith('https://e.example/', preset as never)).toThrow(errorWith(error))
    expect(() => traceWith('https://e.example/', preset as never)).toThrow(errorWith(error))
  }
})

test('a URL is given as a string', () => {
  for (const input of [undefined, null, 5, new globalThis.URL('https://e.example/')]) {
    expect(() => normalize(input as never, 'seo')).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'input' }),
    )
    expect(() => trace(input as never, 'seo')).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'input' }),
    )
  }
  expect(() => normalize('https://e.example/', 'seo', 'x' as never)).toThrow(
    expect.objectContaining({ option: null, code: 'option-wrong' }),
  )
  expect(() => normalize('https://e.example/', [null] as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'rule' }),
  )
})

test('a trace has a greatest length as well', () => {
  expect(() => trace('https://e.example/', 'seo', { maxLength: 5 })).toThrow(InputTooLongError)
})

test.each([
  ['https://e.example/?utm_source=x&', ['remove-tracking-params'], {}],
  ['https://e.example/?&utm_source=x', ['remove-tracking-params'], {}],
  ['https://e.example/?sort=a&', ['remove-default-params'], { defaults: { sort: 'a' } }],
  ['https://e.example/?a=&', ['remove-empty-params'], {}],
] as const)('nothing but & goes with its ?: %s', (input, rules, options) => {
  expect(normalize(input, rules, options)).toBe('https://e.example/')
})

test('a parameter without = has the empty value, where it is a default', () => {
  const ask = (query: string, value: string) =>
    normalize(`https://e.example/?${query}`, ['remove-default-params'], { defaults: { id: value } })
  expect(ask('id&a', '')).toBe('https://e.example/?a')
  expect(ask('id&a', 'x')).toBe('https://e.example/?id&a')
})

test.each(['whatwg', 'rfc3986'] as const)(
  'a host that is the root dot alone keeps it (%s)',
  (model) => {
    const ask = (input: string) => normalize(input, ['strip-host-trailing-dot'], { model })
    expect(ask('http://./')).toBe('http://./')
    expect(ask('http://a./')).toBe('http://a/')
    expect(ask('http://a../')).toBe('http://a../')
  },
)

test('archives drop sessions that are segments of the path of a page, and no others', () => {
  const session = '(4hqa0555fwsecu455xqckv45)'
  const ask = (path: string) => normalize(`http://a.example${path}`, 'iipc-aggressive')
  expect(ask(`/b/${session}/c.aspx`)).toBe('http://a.example/b/c.aspx')
  expect(ask(`/b/${session}/c.html`)).toBe(`http://a.example/b/${session}/c.html`)
})

test('the options of a preset are looked at as well, each time', () => {
  const tracking = rules.find(({ name }) => name === 'remove-tracking-params')!
  const preset = { ...presets.seo, rules: [tracking], options: { params: 'utm_*' as never } }
  expect(() => normalize('https://e.example/?a=1', preset)).toThrow(
    expect.objectContaining({ option: 'params', code: 'option-wrong' }),
  )
  const options: { params: readonly string[] } = { params: ['utm_*'] }
  normalize('https://e.example/?a=1', [tracking], options)
  options.params = 'utm_*' as never
  expect(() => normalize('https://e.example/?a=1', [tracking], options)).toThrow(
    expect.objectContaining({ option: 'params', code: 'option-wrong' }),
  )
})

test.each([
  { rules: ['remove-fragment'] },
  { rules: ['remove-fragment'], options: {} },
  { rules: [{}], options: {} },
  Object.create(null) as object,
])('an object that only looks like a preset is refused (%#)', (selection) => {
  expect(() => normalize('https://e.example/', selection as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'selection' }),
  )
})

test('every option of a rule refuses what its type does not accept, by name', () => {
  for (const rule of rules) {
    for (const { name } of rule.options) {
      const refused = () => normalize('https://e.example/', [rule], { [name]: 'no such word' })
      expect(refused).toThrow(
        errorWith({ option: name, code: 'option-wrong', data: { got: "'no such word'" } }),
      )
    }
  }
})

test('an option that does not exist is refused, with the one that was probably meant', () => {
  const typo = { trailingslash: 'always' } as object
  const refused = {
    option: 'trailingslash',
    code: 'option-unknown',
    data: { near: 'trailingSlash' },
  }
  expect(() => normalize('https://e.example/', 'seo', typo)).toThrow(errorWith(refused))
  expect(() => trace('https://e.example/', 'seo', typo)).toThrow(errorWith(refused))
  expect(() => normalizeWith('https://e.example/', presets.seo, typo)).toThrow(errorWith(refused))
  expect(() => traceWith('https://e.example/', presets.seo, typo)).toThrow(errorWith(refused))
  expect(() => createRecordNormalizer(presets.seo.rules, typo)).toThrow(errorWith(refused))
  expect(() => normalize('https://e.example/', { ...presets.seo, options: typo })).toThrow(
    errorWith(refused),
  )
})

test('an option that none of the selected rules reads is refused, with those that do', () => {
  const refused = { option: 'by', code: 'option-unread', data: { readers: ['sort-query'] } }
  expect(() => normalize('https://e.example/', 'standard', { by: 'name' })).toThrow(
    errorWith(refused),
  )
  const list: RuleName[] = ['remove-fragment']
  expect(() => normalize('https://e.example/', list, { by: 'name' })).toThrow(errorWith(refused))
  // A list that has changed since is another one.
  list.push('sort-query')
  expect(normalize('https://e.example/?b&a', list, { by: 'name' })).toBe('https://e.example/?a&b')
})

test('a rule of your own has options of its own, which are checked like any other', () => {
  const cut = defineRule<{ readonly cutAt?: number }>({
    name: 'cut-fragment',
    category: 'changes',
    summary: 'Cuts the fragment.',
    explain: 'For the test.',
    source: 'https://example.com/',
    reads: ['fragment'],
    options: [{ name: 'cutAt', type: COUNT, default: '1', summary: 'The length.' }],
    apply: (url, { cutAt = 1 }) =>
      url.fragment === null || url.fragment.length <= cutAt
        ? url
        : replaceParts(url, { fragment: url.fragment.slice(0, cutAt) }),
  })
  type Own = { readonly cutAt?: number }
  const ask = (options?: Own) => normalize<Own>('https://e.example/#abc', [cut], options)
  expect(ask()).toBe('https://e.example/#a')
  expect(ask({ cutAt: 2 })).toBe('https://e.example/#ab')
  expect(() => ask({ cutAt: -1 })).toThrow(
    expect.objectContaining({ option: 'cutAt', code: 'option-wrong' }),
  )
  expect(() => ask({ cutat: 2 } as Own)).toThrow(
    expect.objectContaining({ code: 'option-unknown', data: { near: 'cutAt' } }),
  )
  const rule = { summary: '', explain: '', source: '', apply: (url: never) => url }
  const bad = { ...rule, name: 'a', category: 'changes' as const }
  expect(() => defineRule({ ...bad, reads: ['pfad' as 'path'] })).toThrow(
    errorWith({ option: 'reads', code: 'option-refused' }),
  )
  const untyped = [{ name: 'b', default: null, summary: '' } as never]
  expect(() => defineRule({ ...bad, options: untyped })).toThrow(
    errorWith({ option: 'options', code: 'option-refused' }),
  )
})
