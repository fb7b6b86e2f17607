import {
  compare,
  equal,
  keyOf,
  type MethodChoice,
  MissingOptionError,
  methods,
  ruleMethod,
} from '@waymark/compare'
import { groupLines } from '@waymark/compare/group'
import {
  defineRule,
  normalize,
  type Preset,
  presets,
  type RuleName,
  rules,
} from '@waymark/normalize'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

const PAGE = 'https://example.com/a?utm_source=x&b=2&a=1#top'
const SAME_PAGE = 'HTTPS://EXAMPLE.com:443/a?a=1&b=2'

describe('a preset is a method', () => {
  test('by its name or as an object, and its keys are what it writes', () => {
    expect(keyOf(PAGE, 'crawler')).toBe('https://example.com/a?a=1&b=2')
    expect(keyOf(PAGE, presets.crawler)).toBe(normalize(PAGE, 'crawler'))
    expect(equal(PAGE, SAME_PAGE, 'crawler')).toBe(true)
    expect(equal(PAGE, SAME_PAGE, 'whatwg')).toBe(false)
  })

  test('without a key for what the preset does not take', () => {
    expect(keyOf('no url', 'crawler')).toBeNull()
    expect(keyOf('mailto:a@example.com', 'seo')).toBeNull()
    expect(equal('no url', 'no url', 'crawler')).toBe(false)
  })

  test('that an application can choose', () => {
    expect(keyOf(PAGE, 'soap', { comparison: 'crawler' })).toBe(keyOf(PAGE, 'crawler'))
  })

  test('that can be asked beside others', () => {
    const { verdicts } = compare(PAGE, SAME_PAGE, { methods: ['crawler', 'whatwg'] })
    expect(verdicts.map(({ method, family, equal }) => [method, family, equal])).toEqual([
      ['crawler', 'rules', true],
      ['whatwg', 'record', false],
    ])
  })

  test.each(Object.values(presets))('$name says what a wrong answer costs', (preset) => {
    const method = ruleMethod(preset)
    expect(method.name).toBe(preset.name)
    const { summary, explain, falsePositive, falseNegative, without } = method
    for (const text of [summary, explain, falsePositive, falseNegative, without]) {
      expect(text).toMatch(/^[A-Z].*\.$/)
    }
    const changing = preset.rules.filter(({ category }) => category === 'changes')
    for (const { name } of changing) expect(falsePositive).toContain(`\`${name}\``)
    // A preset never lacks a rule that it has.
    for (const { name } of preset.rules) expect(falseNegative).not.toContain(`\`${name}\``)
  })

  test('which costs nothing by the standards if nothing changes what a URL identifies', () => {
    expect(ruleMethod('safe').falsePositive).not.toContain('`')
    expect(ruleMethod('crawler').falsePositive).toMatch(/^[^`]*`remove-fragment`/)
    // What the procedure of others costs does not depend on rules: it has none.
    const { falsePositive, falseNegative } = ruleMethod('safe-browsing')
    expect(falsePositive + falseNegative).not.toContain('`')
    expect(ruleMethod('seo').without).toMatch(/ https .* http\.$/)
  })
})

describe('a list of rules is a method', () => {
  test('of names or rules', () => {
    const sortQuery = rules.find(({ name }) => name === 'sort-query')!
    expect(keyOf(PAGE, ['remove-fragment', sortQuery])).toBe(
      'https://example.com/a?a=1&b=2&utm_source=x',
    )
    const [verdict] = compare('http://a/#b', 'http://a/', {
      methods: [['remove-fragment']],
    }).verdicts
    expect(verdict).toMatchObject({ method: 'remove-fragment', equal: true })
  })

  test('with rules of your own', () => {
    const withoutHost = defineRule({
      name: 'one-mirror',
      category: 'changes',
      summary: 'Takes mirrors for one.',
      explain: 'Only for a site that is known.',
      source: 'https://example.com/',
      apply: (url) => url,
    })
    expect(keyOf('http://a', [withoutHost])).toBe('http://a/')
  })

  test('and a list that changes is another method', () => {
    const list: RuleName[] = ['remove-fragment']
    expect(keyOf('http://a/?b#c', list)).toBe('http://a/?b')
    list[0] = 'remove-query'
    expect(keyOf('http://a/?b#c', list)).toBe('http://a/#c')
  })

  test('whose options are checked when the method is made', () => {
    const pages = ruleMethod(['keep-params', 'remove-fragment'], { keep: ['id'] })
    expect(equal('http://a/?id=1&s=2#x', 'http://a/?id=1', pages)).toBe(true)
    expect(pages.summary).toMatch(/`keep-params` .*`remove-fragment` .*\{"keep":\["id"\]\}\.$/)
    const misspelt: object = { kepe: ['id'] }
    expect(() => ruleMethod(['keep-params'], misspelt)).toThrow(
      expect.objectContaining({ code: 'option-unknown', data: { near: 'keep' } }),
    )
    expect(() => ruleMethod(['keep-params'], { keep: 'id' as never })).toThrow(
      errorWith({ option: 'keep', code: 'option-wrong' }),
    )
    expect(() => ruleMethod('seo', { keep: ['id'] })).toThrow(
      expect.objectContaining({ option: 'keep', code: 'option-unread' }),
    )
  })
})

describe('a function is a method', () => {
  const firstPath = (url: string) => /^https:\/\/[^/]+(\/[^/]*)/.exec(url)?.[1] ?? null

  test('whose results are keys', () => {
    expect(keyOf('https://a/b/c', firstPath)).toBe('/b')
    expect(equal('https://a/b/c', 'https://x/b/', firstPath)).toBe(true)
    expect(equal('urn:a', 'urn:a', firstPath)).toBe(false)
    const [verdict] = compare('https://a/b', 'https://a/c', { methods: [firstPath] }).verdicts
    expect(verdict).toMatchObject({ method: 'firstPath', family: 'function', equal: false })
  })

  test('that must return a string or null', () => {
    const wrong = (() => undefined) as unknown as () => null
    expect(() => keyOf('http://a/', wrong)).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'method' }),
    )
  })
})

test('lines are grouped by any of them', async () => {
  const texts = [PAGE, 'https://example.com/b', SAME_PAGE]
  const lines = texts.map((text, at) => ({ file: 0, line: at + 1, text }))
  const pages = ruleMethod(['remove-query', 'remove-fragment'])
  const choices: readonly MethodChoice[] = [
    'crawler',
    presets.crawler,
    pages,
    (url) => new URL(url).pathname,
  ]
  for (const choice of choices) {
    const found = []
    for await (const group of groupLines(lines, choice)) found.push(group.lines.map((l) => l.line))
    expect(found).toEqual([[1, 3]])
  }
})

test('what is neither is refused with what to give instead', () => {
  expect(() => keyOf('http://a/', 'crawlr' as never)).toThrow(
    errorWith({ option: 'method', code: 'option-refused', data: { near: ['crawler'] } }),
  )
  expect(() => keyOf('http://a/', 'remove-fragment' as never)).toThrow(
    errorWith({ option: 'method', code: 'option-refused', data: { given: '"remove-fragment"' } }),
  )
  expect(() => keyOf('http://a/', ['remove-fragments' as never])).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'rule' }),
  )
  expect(() => keyOf('http://a/', { name: 'mine' } as unknown as Preset)).toThrow(
    errorWith({ option: 'method', code: 'option-refused', data: { given: '{"name":"mine"}' } }),
  )
})

describe('equal', () => {
  test('asks methods that match as well, pattern first', () => {
    expect(equal('*.example.com', 'www.example.com', 'csp-host-part')).toBe(true)
    expect(equal('www.example.com', '*.example.com', 'csp-host-part')).toBe(false)
  })

  test('throws if a method cannot answer', () => {
    expect(() => equal('a', 'a', 'soap')).toThrow(MissingOptionError)
    expect(() => equal('a', 'a', 'string-after-resolution')).toThrow(
      errorWith({ name: 'MissingOptionError', method: 'string-after-resolution', option: 'base' }),
    )
    expect(() => equal('http://a/', 'http://a/', 'whatwg', { profile: 'v5' })).toThrow(
      expect.objectContaining({ option: 'profile', code: 'option-unread' }),
    )
  })

  test('agrees with compare', () => {
    for (const method of methods) {
      for (const [a, b, expected, options = {}] of method.examples) {
        if (a !== null) expect(equal(a, b, method, options)).toBe(expected)
      }
    }
  })
})
