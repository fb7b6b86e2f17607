import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  DEFAULT_URL_NORMALIZATION,
  SAFE_URL_NORMALIZATION,
  STRICT_URL_NORMALIZATION,
} from '@waymark/i18n-validation'
import type { Sentence } from '@waymark/infra/internal'
import type { Facts } from '@waymark/infra/problem'
import { presets } from '@waymark/normalize'
import { describe, expect, test } from 'vitest'
import { BASE_OPTION, chosenBase, withBase } from '../src/base-option.ts'
import { CANONICAL_OPTIONS, chosenConfig, MATCHING_OPTIONS } from '../src/canonical-options.ts'
import {
  findMethod,
  methodOfFamily,
  readCompareOptions,
  readObject,
  refuseUnread,
} from '../src/compare-options.ts'
import { usageFailureOf } from '../src/failure.ts'
import {
  chosenMethod,
  chosenMethods,
  chosenRuleMethod,
  RULE_OPTIONS,
} from '../src/method-options.ts'
import { chosenPreset, exampleRules, NORMALIZER_OPTIONS } from '../src/normalizer-options.ts'
import { OptionValues } from '../src/option-values.ts'
import { temporaryFolder } from './run-waymark.ts'
import { failureWith } from './sources.ts'

type Given = Readonly<Record<string, string | boolean>>

const preset = (given: Given, rules: unknown = null) => {
  const file =
    rules === null
      ? null
      : {
          value: rules,
          placeOf: () => null,
          fault: ({ text, data }: Sentence, pointer: string, at = 'value') =>
            usageFailureOf(text, { ...data, pointer, at }),
        }
  return chosenPreset(new OptionValues(NORMALIZER_OPTIONS, given, file))
}

const namesOf = (given: Given, rules?: unknown) =>
  preset(given, rules).rules.map(({ name }) => name)
const safe = presets.safe.rules.map(({ name }) => name)
const seo = presets.seo.rules.map(({ name }) => name)

describe('the chosen preset', () => {
  test('is safe, a preset by its name, or named rules', () => {
    expect(preset({})).toMatchObject({ name: 'safe' })
    expect(namesOf({})).toEqual(safe)
    expect(namesOf({ preset: 'seo' })).toEqual(seo)
    expect(preset({ preset: 'standard' }).name).toBe('standard')
    expect(namesOf({ rule: 'sort-query, remove-fragment' })).toEqual([
      'sort-query',
      'remove-fragment',
    ])
    expect(preset({ rule: 'sort-query' }).options.model ?? 'whatwg').toBe('whatwg')
    expect(preset({ rule: 'sort-query', model: 'rfc3986' }).options.model).toBe('rfc3986')
    const onStrings = Object.values(presets).find(({ options }) => options.model === 'rfc3986')!
    expect(preset({ preset: onStrings.name }).options.model).toBe('rfc3986')
    expect(preset({ preset: onStrings.name, model: 'whatwg' }).options.model ?? 'whatwg').toBe(
      'whatwg',
    )
    expect(namesOf({ preset: 'seo', rule: 'remove-query=off' })).toEqual(
      seo.filter((name) => name !== 'remove-query'),
    )
  })

  test('loses the rules that remove what is kept', () => {
    const without = (...names: string[]) => seo.filter((name) => !names.includes(name))
    const kept = (given: Given) => namesOf({ preset: 'seo', ...given })
    expect(kept({ 'keep-query': true })).toEqual(without('remove-query'))
    expect(kept({ 'keep-fragment': true })).toEqual(without('remove-fragment'))
    expect(kept({ 'keep-query': true, 'keep-fragment': true })).toEqual(
      without('remove-query', 'remove-fragment'),
    )
    expect(namesOf({ 'keep-query': true, 'keep-fragment': true })).toEqual(safe)
  })

  test.each(['never', 'always', 'preserve'] as const)('ends paths by the policy %s', (policy) => {
    const changed = preset({ 'trailing-slash': policy, rule: 'sort-query' })
    expect(changed.options.trailingSlash).toBe(policy)
    expect(changed.rules.map(({ name }) => name)).toEqual(['sort-query', 'trailing-slash'])
    expect(namesOf({ preset: 'seo', 'trailing-slash': policy })).toEqual(seo)
    expect(namesOf({ 'trailing-slash': policy }).sort()).toEqual([...safe, 'trailing-slash'].sort())
    expect(preset({ rule: 'sort-query' }).options).not.toHaveProperty('trailingSlash')
  })

  test('is a rule file, or the rules of a configuration unless others are chosen', () => {
    const file = join(temporaryFolder(), 'r.json')
    writeFileSync(file, '{ "rules": { "sort-query": true } }')
    expect(namesOf({ rules: file })).toEqual(['sort-query'])
    const shared = { rules: { 'remove-fragment': true } }
    expect(namesOf({}, shared)).toEqual(['remove-fragment'])
    expect(namesOf({ rules: file }, shared)).toEqual(['sort-query'])
    expect(namesOf({ preset: 'seo' }, shared)).toEqual(seo)
    expect(namesOf({ rule: 'sort-query' }, shared)).toEqual(['sort-query'])
  })

  test.each<[Given, unknown, Facts]>([
    [{ model: 'whatwg' }, { preset: 'seo' }, { detail: 'rule-file-says', options: ['--model'] }],
    [{}, { preset: 'se' }, { pointer: '/preset', detail: 'no-preset', near: 'seo' }],
    [{}, { presett: 'seo' }, { pointer: '/presett', at: 'name', near: 'preset' }],
    [{ preset: 'safe-browsing', model: 'rfc3986' }, null, { model: 'rfc3986' }],
    [{ rule: 'x' }, null, { detail: 'no-rule', name: "'x'", column: 1 }],
    [{ rule: 'sort-query,\nx' }, null, { detail: 'no-rule', number: 2, column: 1 }],
    [{ rule: 'x,\nsort-query' }, null, { detail: 'no-rule', number: 1, column: 1 }],
    [
      { rule: 'sort-query,\n remove-fragment,  x' },
      null,
      { detail: 'no-rule', number: 2, column: 20 },
    ],
    [
      { rule: 'remove-query', 'keep-query': true },
      null,
      { detail: 'keeps-query', option: 'keep-query', rule: 'remove-query' },
    ],
    [
      { rule: 'remove-fragment', 'keep-fragment': true },
      null,
      { detail: 'keeps-fragment', option: 'keep-fragment', rule: 'remove-fragment' },
    ],
    [
      { rule: 'remove-fragment', 'keep-query': true },
      null,
      { detail: 'rule-without-preset', option: 'keep-query' },
    ],
    [
      { rule: 'sort-query', 'keep-fragment': true },
      null,
      { detail: 'rule-without-preset', option: 'keep-fragment' },
    ],
    [
      { preset: 'safe-browsing', 'keep-query': true, 'trailing-slash': 'never' },
      null,
      {
        detail: 'fixed-preset',
        options: ['--trailing-slash', '--keep-query'],
        name: 'safe-browsing',
      },
    ],
    [
      { 'keep-fragment': true },
      { preset: 'seo', hosts: [{ host: 'a.example', preset: 'seo' }] },
      { detail: 'rules-by-host', options: ['--keep-fragment'] },
    ],
  ])('%j with rules %j is refused: %j', (given, rules, facts) => {
    expect(() => preset(given, rules)).toThrow(failureWith(facts))
  })

  test('a preset that is a single procedure is as it is', () => {
    expect(preset({ preset: 'safe-browsing' }).name).toBe('safe-browsing')
    expect(
      preset({}, { preset: 'seo', hosts: [{ host: 'a.example', preset: 'seo' }] }).canonicalizer,
    ).toBeDefined()
  })

  test('the example has a rule with an option and one without', () => {
    expect(exampleRules()).toEqual('keep-params(keep=id), remove-empty-query')
  })
})

const baseOf = (base?: string) =>
  chosenBase(new OptionValues([BASE_OPTION], base === undefined ? {} : { base }))

test('a base is an absolute URL', () => {
  expect(baseOf()).toBeNull()
  expect(baseOf('http://a/b')?.scheme).toBe('http')
  expect(() => baseOf('/a')).toThrow(failureWith({ detail: 'base-not-url', value: '/a' }))
  expect(withBase(presets.seo, null)).toBe(presets.seo)
  for (const preset of Object.values(presets)) {
    expect(withBase(preset, baseOf('http://a/b')).options.base, preset.name).toBe('http://a/b')
  }
})

describe('the canonical form of pages', () => {
  const of = (given: Given) => new OptionValues(CANONICAL_OPTIONS, given)

  test('has a name', () => {
    expect(chosenConfig(of({ canonical: 'safe' }))).toEqual(SAFE_URL_NORMALIZATION)
    expect(chosenConfig(of({ canonical: 'seo' }))).toEqual(DEFAULT_URL_NORMALIZATION)
    expect(chosenConfig(of({ canonical: 'seo-strict' }))).toEqual(STRICT_URL_NORMALIZATION)
  })

  test('is left to the database where nothing is said', () => {
    expect(chosenConfig(of({}))).toEqual({})
    expect(chosenConfig(of({ query: 'keep', fragment: 'remove' }))).toEqual({
      removeQuery: false,
      removeFragment: true,
    })
    expect(chosenConfig(of({ 'https-only': true }))).toEqual({ allowedProtocols: ['https'] })
    expect(chosenConfig(new OptionValues(MATCHING_OPTIONS, {}))).toEqual({})
  })

  test('has what the other options say, whatever its name is', () => {
    for (const canonical of ['safe', 'seo', 'seo-strict']) {
      const base = chosenConfig(of({ canonical }))
      const chosen = (given: Given) => chosenConfig(of({ canonical, ...given }))
      for (const trailingSlash of ['never', 'always', 'preserve']) {
        expect(chosen({ 'trailing-slash': trailingSlash })).toEqual({ ...base, trailingSlash })
      }
      for (const [value, isRemoved] of [
        ['keep', false],
        ['remove', true],
      ] as const) {
        expect(chosen({ query: value })).toEqual({ ...base, removeQuery: isRemoved })
        expect(chosen({ fragment: value })).toEqual({ ...base, removeFragment: isRemoved })
      }
      expect(chosen({ 'https-only': true })).toEqual({ ...base, allowedProtocols: ['https'] })
    }
  })
})

const METHOD_OPTIONS = [
  { name: 'method', value: 'name', summary: '' },
  { name: 'options', value: 'json', summary: '' },
  { name: 'suffix-list', value: 'file', summary: '' },
  BASE_OPTION,
  ...RULE_OPTIONS,
]
const values = (given: Given, rules: unknown = null) =>
  new OptionValues(METHOD_OPTIONS, given, rules as never)

describe('methods', () => {
  test('are found by name, and others are answered with what was meant', () => {
    expect(findMethod('whatwg').name).toBe('whatwg')
    for (const [name, facts] of [
      ['seo', { detail: 'method-is-preset' }],
      ['sort-query', { detail: 'method-is-rule' }],
      ['same-sit', { detail: 'unknown-method', near: ['same-site'] }],
      ['zzzzzz', { detail: 'unknown-method' }],
      ['toString', { detail: 'unknown-method' }],
    ] as const) {
      expect(() => findMethod(name)).toThrow(failureWith({ ...facts, name }))
    }
    expect(() => methodOfFamily('none' as never)).toThrow(/ none$/)
    expect(['record', 'ladder', 'policy'].map((family) => methodOfFamily(family as never))).toEqual(
      ['whatwg', 'rfc2396', 'same-origin'],
    )
  })

  test('are chosen by name or by rules', () => {
    expect(chosenMethod(values({}), 'whatwg').name).toBe('whatwg')
    expect(chosenMethod(values({ method: 'urn' }), 'whatwg').name).toBe('urn')
    expect(chosenMethod(values({ preset: 'seo' }), 'whatwg').name).toBe(
      chosenRuleMethod(values({ preset: 'seo' }))?.name,
    )
    expect(() => chosenMethod(values({ method: 'urn', preset: 'seo' }), 'whatwg')).toThrow(
      failureWith({ detail: 'method-without-rules', method: 'urn' }),
    )
    expect(chosenRuleMethod(values({}))).toBeNull()
    expect(() => chosenRuleMethod(values({ 'keep-query': true }))).toThrow(
      failureWith({ detail: 'no-rules', option: 'keep-query' }),
    )
    expect(() => chosenRuleMethod(values({ model: 'rfc3986', 'keep-query': true }))).toThrow(
      failureWith({ detail: 'no-rules', option: 'model' }),
    )
    expect(chosenRuleMethod(values({ preset: 'seo', 'keep-query': true }))).not.toBeNull()
    const shared = { value: { preset: 'seo' }, placeOf: () => null, fault: () => new Error() }
    expect(chosenRuleMethod(values({}, shared))).not.toBeNull()
    expect(chosenRuleMethod(values({ 'keep-query': true }, shared))).not.toBeNull()
  })

  test('may be several, those that are named first', () => {
    const names = (given: Given) => chosenMethods(values(given))?.map(({ name }) => name)
    expect(chosenMethods(values({}))).toBeNull()
    expect(names({ method: 'urn, whatwg' })).toEqual(['urn', 'whatwg'])
    const both = names({ method: 'urn', rule: 'sort-query' })
    expect([both?.[0], both?.length]).toEqual(['urn', 2])
    expect(names({ rule: 'sort-query' })).toHaveLength(1)
  })

  test('have options as an object, and a base of its own', () => {
    expect(readObject(null)).toEqual({})
    expect(readObject('{"ports":{"coap":1}}')).toEqual({ ports: { coap: 1 } })
    expect(readCompareOptions(values({}))).toEqual({})
    expect(readCompareOptions(values({ base: 'HTTP://A' }))).toEqual({ base: 'http://a/' })
    expect(readCompareOptions(values({ base: 'http://a/', options: '{"ports":{}}' }))).toEqual({
      ports: {},
      base: 'http://a/',
    })
    expect(readCompareOptions(values({ options: '{"base":"x"}' }))).toEqual({ base: 'x' })
    expect(() =>
      readCompareOptions(values({ base: 'http://a/', options: '{"base":"x"}' })),
    ).toThrow(failureWith({ detail: 'base-twice' }))
  })

  test.each([
    ['{', { detail: 'options-json' }],
    ['[]', { detail: 'options-object' }],
    ['null', { detail: 'options-object' }],
    ['5', { detail: 'options-object' }],
    ['"x"', { detail: 'options-object' }],
    ['{"a":1,"b":{"c":1,"c":2}}', { detail: 'member-twice', member: 'c' }],
  ])('the options %s are refused', (json, facts) => {
    expect(() => readObject(json)).toThrow(failureWith(facts))
  })

  test('refuse options that none of them reads, by the flag that gave it', () => {
    const refuse = (options: object, asked: string[], given: Given = {}) =>
      refuseUnread(options, asked.map(findMethod), asked.map(findMethod), values(given))
    const base = 'http://a/'
    for (const [given, flags, option, code] of [
      [{ prots: {} }, {}, 'options', 'option-unknown'],
      [{ base }, {}, 'options', 'option-unread'],
      [{ base }, { base }, 'base', 'option-unread'],
      [{ ports: {} }, { base }, 'options', 'option-unread'],
      [{ publicSuffixList: {} }, {}, 'suffix-list', 'option-wrong'],
    ] as const) {
      const named = Object.keys(given)[0]!
      expect(() => refuse(given, ['urn'], flags)).toThrow(failureWith({ option, code, named }))
    }
    expect(() => refuse({ base: 'http://a/' }, ['whatwg'])).not.toThrow()
    expect(() => refuse({}, ['urn'])).not.toThrow()
  })
})
