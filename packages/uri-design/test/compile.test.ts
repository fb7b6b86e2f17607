import {
  applyFixes,
  createLinter,
  documentCodes,
  type LintConfig,
  type LintIgnoredName,
  lint,
  lintDocument,
  lintPresets,
  lintRules,
  ruleSeverity,
} from '@waymark/uri-design'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
import { compileConfig } from '../src/lint/compile.ts'
import { readSettings } from '../src/lint/settings.ts'

describe('presets', () => {
  test('what programs fail on is in the groups of correctness, and in no other', () => {
    const groups = new Set(
      lintRules
        .filter((rule) => lintPresets.correctness.severityOf(rule) !== 'off')
        .flatMap((rule) => rule.groups),
    )
    expect([...groups].sort()).toEqual([
      'encoding-check',
      'fragment-form',
      'identifier',
      // A dot segment is a rule of the normal form, too.
      'normal-form',
      'scheme-format',
      'scheme-present',
      'security',
      'template',
    ])
    for (const rule of lintRules) {
      const severity = lintPresets.correctness.severityOf(rule)
      expect(['off', rule.severity]).toContain(severity)
    }
  })

  test('strict makes each rule one step more severe, and recommended leaves it', () => {
    const stricter = { info: 'warning', warning: 'error', error: 'error' }
    for (const rule of lintRules) {
      expect(lintPresets.strict.severityOf(rule)).toBe(stricter[rule.severity])
      expect(lintPresets.recommended.severityOf(rule)).toBe(rule.severity)
    }
    expect(new Set(lintRules.map(({ severity }) => severity)).size).toBe(3)
  })

  test('presets have sentences, and nobody changes them', () => {
    for (const preset of Object.values(lintPresets)) {
      expect(preset.summary).toMatch(/^[A-Z].*\.$/)
      expect(Object.isFrozen(preset)).toBe(true)
    }
    expect(Object.isFrozen(lintPresets)).toBe(true)
    expect(Object.isFrozen(lintRules[0])).toBe(true)
    expect(Object.isFrozen(documentCodes)).toBe(true)
  })
})

test('a rule that is off everywhere does not run, and one that a path raises does', () => {
  const codesOf = (config: LintConfig) => {
    const { single, set } = compileConfig(config)
    return [...single.path(31), ...set].map(([{ code }, severity]) => `${code} ${severity}`)
  }
  const only = ['path-verb', 'path-underscore', 'set-duplicate', 'set-mixed-search'] as const
  expect(codesOf({ only })).toEqual([
    'path-underscore warning',
    'path-verb warning',
    'set-duplicate warning',
    'set-mixed-search warning',
  ])
  const rules = { 'path-verb': 'off', set: 'off' } as const
  expect(codesOf({ only, rules })).toEqual(['path-underscore warning'])
  const paths = { '/a': { 'path-verb': 'error', 'query-secret': 'error' } } as const
  expect(codesOf({ only, rules, paths })).toEqual(['path-underscore warning', 'path-verb off'])
  expect(codesOf({ only, rules, paths: { '/a': { 'path-verb': 'off' } } })).toEqual([
    'path-underscore warning',
  ])
})

test('a rule runs for strings that have what it needs', () => {
  const { single } = compileConfig({ only: ['query-secret', 'path-verb'] })
  const codes = (features: number) => single.path(features).map(([{ code }]) => code)
  expect(codes(0)).toEqual(['path-verb'])
  expect(codes(1)).toEqual(['path-verb', 'query-secret'])
  expect(codes(30)).toEqual(['path-verb'])
  expect(single.path(1)).toBe(single.path(1))
  expect(single.fragment(31)).toEqual([])
})

test('the options of the rules have their defaults', () => {
  const { maxDepth, allowedSchemes, namedSchemes, verbs, uncountable, identifiers, abbreviations } =
    readSettings({})
  expect([maxDepth, allowedSchemes, namedSchemes.size, verbs.size, uncountable.size]).toEqual([
    4,
    null,
    0,
    0,
    0,
  ])
  expect(identifiers).toEqual([])
  expect(abbreviations.get('pg')).toBe('page')
  const own = readSettings({ abbreviations: { pg: 'paragraph', zz: 'zebra' }, maxDepth: 0 })
  expect([own.abbreviations.get('pg'), own.abbreviations.get('zz'), own.maxDepth]).toEqual([
    'paragraph',
    'zebra',
    0,
  ])
  expect(readSettings({ identifiers: ['a', /b/gi, /c/y] }).identifiers.map(String)).toEqual([
    '/a/u',
    '/b/i',
    '/c/',
  ])
})

test.each<[object, object]>([
  [{ preset: 5 }, { option: 'preset', code: 'option-wrong', data: { got: '5' } }],
  [{ rules: [] }, { option: 'rules', code: 'option-wrong' }],
  [{ only: 'set' }, { option: 'only', code: 'option-wrong', data: { got: "'set'" } }],
  [{ only: [5] }, { option: 'only', code: 'option-wrong', data: { place: 'only[0]', got: '5' } }],
  [
    { only: ['nope-nope'] },
    { option: 'only', code: 'option-refused', data: { name: 'nope-nope' } },
  ],
  [{ paths: 5 }, { option: 'paths', code: 'option-wrong', data: { got: '5' } }],
  [
    { paths: { '/a': 5 } },
    { option: 'paths', code: 'option-wrong', data: { place: '/a', got: '5' } },
  ],
  [{ options: 5 }, { option: 'options', code: 'option-wrong', data: { got: '5' } }],
  [
    { options: { schemes: [5] } },
    { option: 'schemes', code: 'option-wrong', data: { place: 'schemes[0]', got: '5' } },
  ],
  [
    { options: { schemes: ['A'] } },
    { option: 'schemes', code: 'option-wrong', data: { place: 'schemes[0]' } },
  ],
  [
    { options: { schemes: ['1a'] } },
    { option: 'schemes', code: 'option-wrong', data: { place: 'schemes[0]' } },
  ],
  [
    { options: { schemes: ['a://b'] } },
    { option: 'schemes', code: 'option-wrong', data: { place: 'schemes[0]' } },
  ],
  [
    { options: { schemes: ['a b'] } },
    { option: 'schemes', code: 'option-wrong', data: { place: 'schemes[0]' } },
  ],
  [
    { options: { abbreviations: { a: 5 } } },
    { option: 'abbreviations', code: 'option-wrong', data: { place: 'a', got: '5' } },
  ],
  [
    { options: { identifiers: [5] } },
    { option: 'identifiers', code: 'option-wrong', data: { place: 'identifiers[0]', got: '5' } },
  ],
  [
    { options: { identifiers: ['\\-'] } },
    {
      option: 'identifiers',
      code: 'option-wrong',
      data: { place: 'identifiers[0]', got: "'\\\\-'" },
    },
  ],
  [{ options: { allowedSchemes: [5] } }, { option: 'allowedSchemes', code: 'option-wrong' }],
  [{ options: { verbs: [5] } }, { option: 'verbs', code: 'option-wrong' }],
  [{ options: { uncountable: [5] } }, { option: 'uncountable', code: 'option-wrong' }],
])('the configuration %j is refused: %s', (config, error) => {
  expect(() => lint('a:b', config)).toThrow(errorWith(error))
  expect(() => lintDocument('a:b', config)).toThrow(errorWith(error))
  expect(() => ruleSeverity(lintRules[0]!, config)).toThrow(errorWith(error))
})

test('a name that is near no rule has no advice', () => {
  expect(() => lint('a:b', { only: ['zzzzzzzz' as never] })).toThrow(
    errorWith({ option: 'only', code: 'option-refused', data: { name: 'zzzzzzzz' } }),
  )
})

test('what is undefined in a configuration is not given', () => {
  const rules = { 'path-underscore': undefined, 'path-naming': 'info' } as never
  expect(
    lint('x:/a_b', { rules, only: ['path-underscore'], preset: undefined } as never),
  ).toMatchObject([{ severity: 'info' }])
})

describe('findings', () => {
  test('they are in the order of the strings, then of their places', () => {
    const found = createLinter()([
      'https://a.example/a_b?pg=x&aB=2',
      'https://a.example/c_d',
      'https://a.example/c_d',
    ]).map(({ index, start, end, code }) => `${index} ${start}-${end} ${code}`)
    expect(found).toEqual([
      '0 18-21 path-underscore',
      '0 22-24 query-abbreviation',
      '0 27-29 query-not-snake-case',
      '1 18-21 path-underscore',
      '2 0-21 set-duplicate',
      '2 18-21 path-underscore',
    ])
  })

  test('of two at one place, the shorter is first', () => {
    const found = lint('https://a.example/a?fields=,%20 ', {
      only: ['query-families', 'encoding-check'],
    })
    expect(found.map(({ start, end }) => [start, end])).toEqual(
      [...found.map(({ start, end }) => [start, end])].sort(
        (a, b) => a[0]! - b[0]! || a[1]! - b[1]!,
      ),
    )
    const both = lint('https:///_', { only: ['scheme-format', 'path-underscore'] })
    expect(both.map(({ code, start, end }) => `${code} ${start}-${end}`)).toEqual([
      'scheme-format 8-8',
      'path-underscore 9-10',
    ])
  })

  test('a finding has the summary and the remedy of its rule, unless it has its own', () => {
    const rule = lintRules.find(({ code }) => code === 'path-underscore')!
    expect(lint('x:/a_b', { only: ['path-underscore'] })).toEqual([
      {
        code: 'path-underscore',
        severity: 'warning',
        message: rule.summary,
        remedy: rule.remedy,
        index: 0,
        start: 3,
        end: 6,
        fix: { start: 3, end: 6, text: 'a-b' },
      },
    ])
  })

  test('a finding that is less severe than others of its rule stays so', () => {
    const ask = (severity: 'error' | 'warning' | 'info') =>
      lint('db://a', { rules: { 'scheme-format': severity }, only: ['scheme-format'] })[0]!.severity
    expect((['error', 'warning', 'info'] as const).map(ask)).toEqual(['info', 'info', 'info'])
  })

  test('a string may say what is not reported of it', () => {
    const text = 'db://a?pg=1'
    const only = { only: ['scheme-format', 'query-abbreviation'] } as const
    const ask = (...ignore: LintIgnoredName[]) =>
      lint({ text, ignore }, only).map(({ code }) => code)
    expect(ask()).toEqual(['scheme-format', 'query-abbreviation'])
    expect(ask('scheme-format')).toEqual(['query-abbreviation'])
    expect(ask('part-missing')).toEqual(['query-abbreviation'])
    expect(ask('query-naming')).toEqual(['scheme-format'])
    expect(ask('*')).toEqual([])
    expect(ask('path-verb', '' as never)).toEqual(['scheme-format', 'query-abbreviation'])
  })

  test('a template that cannot be parsed has one finding', () => {
    const found = lint({ text: 'a_b:/C_D/{e', kind: 'template' })
    expect(found.map(({ code, start, end }) => `${code} ${start}-${end}`)).toEqual([
      'template-invalid 9-11',
    ])
    expect(found[0]!.cause?.code).toBe('template-unclosed-expression')
    expect([found[0]!.message, found[0]!.remedy]).toEqual([
      found[0]!.cause!.message,
      found[0]!.cause!.remedy,
    ])
  })

  test('a rule about sets looks at two strings of its kinds', () => {
    const lintSet = createLinter({ only: ['set-mixed-search'] })
    expect(
      lintSet(['?q=1', '/?search=1'].map((text) => ({ text, kind: 'query' as const }))),
    ).toHaveLength(0)
    expect(
      lintSet([
        { text: '?q=1', kind: 'query' },
        { text: '?search=1', kind: 'query' },
      ]),
    ).toHaveLength(1)
    expect(
      lintSet([
        { text: '?q=1', kind: 'query' },
        { text: '?search=1', kind: 'fragment' },
      ]),
    ).toEqual([])
    expect(lintSet([{ text: '?q=1', kind: 'query' }])).toEqual([])
    const [found] = lintSet([
      { text: '?search=0', kind: 'fragment' },
      { text: '?q=1', kind: 'query' },
      { text: '?search=1', kind: 'query' },
    ])
    expect(found!.index).toBe(2)
  })

  test('no configuration is that of the guide', () => {
    const text = 'https://a.example/a_b?pg=1'
    expect(lint(text)).toEqual(lint(text, {}))
    expect(createLinter()([text])).toEqual(lint(text, { preset: 'recommended' }))
  })
})

test('severities by path hold for what a pattern matches, and the last one counts', () => {
  const ask = (paths: NonNullable<LintConfig['paths']>) =>
    lint('x:/a/b_c', { only: ['path-underscore'], paths }).map(({ severity }) => severity)
  expect(ask({ '/a/*': { 'path-underscore': 'info' } })).toEqual(['info'])
  expect(ask({ '/a/*': { 'path-naming': 'info' }, '/**': { 'path-hierarchy': 'error' } })).toEqual([
    'error',
  ])
  expect(ask({ '/**': { 'path-hierarchy': 'error' }, '/a/*': { 'path-verb': 'info' } })).toEqual([
    'error',
  ])
  expect(ask({ '/a/*': { 'path-underscore': 'off' } })).toEqual([])
  expect(ask({ '/b/*': { 'path-underscore': 'off' } })).toEqual(['warning'])
})

describe('fixes', () => {
  const fix = (start: number, end: number, text: string) => ({ fix: { start, end, text } })

  test('they are applied in the order of their places; of two that overlap, the first', () => {
    expect(applyFixes('abcdef', [])).toBe('abcdef')
    expect(applyFixes('abcdef', [{}, fix(4, 5, 'Y'), fix(1, 2, 'X')])).toBe('aXcdYf')
    expect(applyFixes('abcdef', [fix(1, 4, 'X'), fix(3, 5, 'Y'), fix(4, 5, 'Z')])).toBe('aXZf')
    expect(applyFixes('abcdef', [fix(1, 4, 'X'), fix(1, 2, 'Y')])).toBe('aYcdef')
    expect(applyFixes('abcdef', [fix(0, 0, 'X'), fix(6, 6, 'Y')])).toBe('XabcdefY')
  })

  test.each([null, 'a', [null], [5]])('%j is not a list of findings', (findings) => {
    expect(() => applyFixes('a', findings as never)).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'findings' }),
    )
  })
})

test('what a linter takes is a list', () => {
  expect(() => createLinter()(null as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'items' }),
  )
  expect(() => lint({ text: 5 } as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'item' }),
  )
})
