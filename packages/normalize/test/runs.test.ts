import {
  createNormalizer,
  createRecordNormalizer,
  createRuleRunner,
  defineRule,
  normalize,
  normalizeUri,
  normalizeWith,
  presets,
  rules,
  selectRules,
  trace,
  traceRecord,
  traceWith,
} from '@waymark/normalize'
import { splitUri } from '@waymark/rfc3986'
import { parseUrl, serializeUrl } from '@waymark/url-parser'
import { replaceParts } from '@waymark/url-parser/internal'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

const named = (...names: readonly string[]) => rules.filter(({ name }) => names.includes(name))

test('a runner runs many lists on one input', () => {
  const run = createRuleRunner(' HTTP://A.example:80/p/?b&a#f', { by: 'name' })
  expect([
    run([]),
    run(presets.seo.rules),
    run(named('sort-query')),
    run(named('remove-fragment')),
  ]).toEqual([
    'http://a.example/p/?b&a#f',
    'http://a.example/p',
    'http://a.example/p/?a&b#f',
    'http://a.example/p/?b&a',
  ])
  expect(createRuleRunner('/p')(presets.seo.rules)).toBeNull()
  expect(createRuleRunner('/p')([])).toBeNull()
  expect(createRuleRunner('http://a:80/', { defaultPort: 'keep' })([])).toBe('http://a:80/')
  const written = createRuleRunner('HTTP://A:80?b&a', { model: 'rfc3986', base: 'http://b/' })
  expect([written([]), written(named('sort-query', 'lowercase-scheme-host'))]).toEqual([
    'HTTP://A:80?b&a',
    'http://a:80?a&b',
  ])
  expect(() => written(named('parse-serialise'))).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'rule' }),
  )
  expect(() => createRuleRunner('x', { bye: 'name' } as object)).toThrow(
    expect.objectContaining({ code: 'option-unknown', data: { near: 'by' } }),
  )
  expect(() => createRuleRunner('x', { by: 'name' }, [])).toThrow(
    expect.objectContaining({ option: 'by', code: 'option-unknown' }),
  )
  expect(() => createRuleRunner('abc', { maxLength: 2 })).toThrow(
    errorWith({ name: 'InputTooLongError', length: 3, maxLength: 2 }),
  )
  expect(() => createRuleRunner(5 as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'input' }),
  )
})

test('the trace of a record is that of its input', () => {
  const input = 'HTTP://A.example:80/p/?q'
  const preset = {
    ...presets.seo,
    options: { ...presets.seo.options, defaultPort: 'keep' },
  } as const
  for (const chosen of [presets.seo, preset, presets.standard]) {
    expect(traceRecord(input, parseUrl(input)!, chosen)).toEqual(traceWith(input, chosen))
  }
  expect(traceRecord('http://a/', parseUrl('http://a/')!, presets.seo)).toEqual({
    input: 'http://a/',
    output: 'http://a/',
    steps: [],
  })
  expect(() => traceRecord(input, input as never, presets.seo)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'url' }),
  )
  const unread = { rules: [], options: { base: 'http://a/' } }
  expect(() => traceRecord(input, parseUrl(input)!, unread)).toThrow(
    expect.objectContaining({ option: 'base', code: 'option-unread' }),
  )
})

test('a trace of strings as they are written has a step for each rule that changes them', () => {
  const input = 'HTTP://A/p/?b&a#f'
  const { output, steps } = trace(input, ['lowercase-scheme-host', 'www', 'sort-query'], {
    model: 'rfc3986',
  })
  expect(output).toBe('http://a/p/?a&b#f')
  const [lowercase, sort] = named('lowercase-scheme-host', 'sort-query')
  expect(steps).toEqual([
    {
      rule: 'lowercase-scheme-host',
      category: 'preserves',
      reason: lowercase!.summary,
      before: input,
      after: 'http://a/p/?b&a#f',
      start: 0,
      end: 8,
      inputStart: 0,
      inputEnd: 8,
    },
    {
      rule: 'sort-query',
      category: 'usually-preserves',
      reason: sort!.summary,
      before: 'http://a/p/?b&a#f',
      after: output,
      start: 12,
      end: 15,
      inputStart: 12,
      inputEnd: 15,
    },
  ])
  const given = { model: 'rfc3986' } as const
  expect(trace('FTP://A/', 'seo', given)).toEqual({ input: 'FTP://A/', output: null, steps: [] })
  expect(trace('//A/b/', 'seo', given).output).toBe('//A/b')
})

test('a rule that the parser settles runs only where something else has changed the record', () => {
  const calls: string[] = []
  const spy = (name: string, settled: boolean, change: boolean) =>
    defineRule({
      name,
      category: 'changes',
      summary: 's',
      explain: 'e',
      source: 'x',
      ...(settled ? { settledByParser: true as const } : {}),
      apply: (url) => {
        calls.push(name)
        return change ? replaceParts(url, { fragment: name }) : url
      },
    })
  const list = [spy('a', true, false), spy('b', false, true), spy('c', true, false)]
  expect(normalize('http://a/', list)).toBe('http://a/#b')
  expect(calls).toEqual(['b', 'c'])
  calls.length = 0
  expect(trace('http://a/', list).steps.map(({ rule }) => rule)).toEqual(['b'])
  expect(calls).toEqual(['b', 'c'])
  calls.length = 0
  expect(serializeUrl(createRecordNormalizer(list)(parseUrl('http://a/')!))).toBe('http://a/#b')
  expect(calls).toEqual(['a', 'b', 'c'])
  calls.length = 0
  const ports = { ports: { https: 99 } }
  normalize('http://a/', [...list, ...named('remove-default-port')], ports)
  expect(calls).toEqual(['a', 'b', 'c'])
})

test('parts of a URI that nothing changes come back as they are', () => {
  const uri = splitUri('http://a/b')
  expect(normalizeUri(uri, named('sort-query', 'lowercase-scheme-host', 'www'))).toBe(uri)
  expect(normalizeUri(splitUri('HTTP://a/b'), named('lowercase-scheme-host'))).toEqual(uri)
  expect(() => normalizeUri(uri, named('parse-serialise'))).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'rule' }),
  )
  expect(() => normalizeUri('http://a/b' as never, [])).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'uri' }),
  )
  expect(() => normalizeUri(uri, [], { by: 'name' })).toThrow(
    expect.objectContaining({ option: 'by', code: 'option-unknown' }),
  )
})

test('a prepared function refuses a long or wrong input on every call', () => {
  for (const selection of ['seo', 'safe-browsing', ['remove-fragment']] as const) {
    const run = createNormalizer(selection, { maxLength: 9 })
    for (let call = 0; call < 3; call++) {
      expect(run('http://a/')).toBe('http://a/')
      expect(() => run('http://a/b')).toThrow(
        errorWith({ name: 'InputTooLongError', length: 10, maxLength: 9 }),
      )
      expect(() => run(5 as never)).toThrow(errorWith({ name: 'ArgumentError', argument: 'input' }))
    }
  }
})

test('the names of presets are the same function each time, for one check', () => {
  const url = 'https://a.example/p/'
  for (let call = 0; call < 3; call++) {
    expect(createNormalizer('seo')(url)).toBe('https://a.example/p')
    expect(createNormalizer('standard')(url)).toBe(url)
    expect(createNormalizer('seo', { trailingSlash: 'always' })(url)).toBe(url)
  }
  expect(createNormalizer('seo')).toBe(createNormalizer('seo'))
})

test('options that a preset or a caller inherits are not read', () => {
  const inherited = Object.create({ trailingSlash: 'always', schemes: ['ftp'] })
  expect(normalize('https://a.example/p', 'seo', inherited)).toBe('https://a.example/p')
  const preset = Object.assign(Object.create({ schemes: ['ftp'] }), presets.standard)
  delete preset.schemes
  expect(normalizeWith('https://a.example/p', preset)).toBe('https://a.example/p')
})

test('a selection is a copy', () => {
  const selected = selectRules(presets.seo, { trailingSlash: 'always' })
  expect(selected).toEqual({
    ...presets.seo,
    options: { ...presets.seo.options, trailingSlash: 'always' },
  })
  expect(selected).not.toBe(presets.seo)
  expect(presets.seo.options.trailingSlash).toBe('never')
})

test('a base is remembered, and neither another nor a wrong one takes its place', () => {
  const resolve = (base: string) => normalize('x', ['parse-serialise'], { base })
  const bases = ['https://a.example/b/', 'https://b.example/', 'https://a.example/b/']
  for (const base of bases) {
    expect(resolve(base)).toBe(`${base}x`)
    expect(() => resolve('/b')).toThrow(
      expect.objectContaining({ option: 'base', code: 'option-wrong' }),
    )
    expect(resolve(base)).toBe(`${base}x`)
  }
})

test('a refused call leaves a prepared function as it was', () => {
  const run = createNormalizer(['sort-query'], { maxLength: 30 })
  for (let round = 0; round < 3; round++) {
    expect(run('https://a.example/?b&a')).toBe('https://a.example/?a&b')
    expect(run('https://a b/')).toBeNull()
    expect(() => run(`https://a.example/?${'b'.repeat(30)}`)).toThrow(
      errorWith({ name: 'InputTooLongError', length: 49, maxLength: 30 }),
    )
    expect(run('https://[')).toBeNull()
    expect(run('ftp://a.example/?b&a')).toBe('ftp://a.example/?a&b')
  }
})
