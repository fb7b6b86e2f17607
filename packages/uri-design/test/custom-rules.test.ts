import { OptionError } from '@waymark/infra/options'
import {
  applyFixes,
  type CustomLintRule,
  createLinter,
  defineLintRule,
  fixDocument,
  type LintItem,
  lint,
  lintDocument,
  lintRules,
  ruleSeverity,
} from '@waymark/uri-design'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectLinear } from '../../../test/growth/expect-linear.ts'
import { runs } from '../../../test/runs.ts'

const CODE = 'team/rule'

/** A rule with some members. */
const ruleWith = (members: Partial<CustomLintRule>): CustomLintRule => ({
  code: CODE,
  severity: 'warning',
  summary: 'Not as the team writes it.',
  ...members,
})

/** What a rule alone finds. */
const found = (members: Partial<CustomLintRule>, item: string | LintItem) =>
  lint(item, { customRules: [ruleWith(members)], only: [CODE] })

/** The pieces that it finds. */
const pieces = (members: Partial<CustomLintRule>, text: string, kind?: LintItem['kind']) =>
  found(members, kind === undefined ? text : { text, kind }).map(({ start, end }) =>
    text.slice(start, end),
  )

const URI = 'https://ann@Api.example:80/v1/userGroups//v2/?pageSize=10&v1&q=#v1'

test.each([
  ['whole', 'v1', ['v1', 'v1', 'v1']],
  ['host', '[A-Z]', ['A']],
  ['host', 'ann|80', []],
  ['path', 'v\\d', ['v1', 'v2']],
  ['path', '/$', ['/']],
  ['segment', '^v\\d+$', ['v1', 'v2']],
  ['segment', '^$', []],
  ['query-name', '^(?:pageSize|v1)$', ['pageSize', 'v1']],
  ['query-value', '^\\d+$', ['10']],
  ['query-value', '^$', ['']],
  ['fragment', 'v1', ['v1']],
] as const)(
  'each match of a forbidden pattern in %s is a finding: %s',
  (part, forbid, expected) => {
    expect(pieces({ part, forbid }, URI)).toEqual(expected)
  },
)

test.each([
  ['whole', '^https:', []],
  ['host', '^api\\.', ['Api.example']],
  ['path', '^/api/', ['/v1/userGroups//v2/']],
  ['segment', '^[a-z0-9-]+$', ['userGroups']],
  ['query-name', '^x-', ['pageSize', 'v1', 'q']],
  ['query-value', '.', ['']],
  ['fragment', '^section-', ['v1']],
] as const)('each part of %s must match a required pattern: %s', (part, require, expected) => {
  expect(pieces({ part, require }, URI)).toEqual(expected)
})

test('a part that is not there has no findings', () => {
  for (const part of ['host', 'query-name', 'query-value', 'fragment'] as const) {
    expect(pieces({ part, require: '^never$' }, 'urn:x:y'), part).toEqual([])
  }
  expect(pieces({ part: 'segment', require: '^never$' }, 'urn:x/y')).toEqual([])
  expect(pieces({ part: 'path', require: '^never$' }, '?a=1', 'query')).toEqual([])
  expect(pieces({ part: 'path', require: '^/' }, 'https://a.example')).toEqual([''])
})

test('a variable may be anything', () => {
  const template = 'https://a.example/{id}/users/v{major}{?pageSize,x}'
  expect(pieces({ part: 'segment', require: '^never$' }, template, 'template')).toEqual(['users'])
  expect(pieces({ part: 'segment', forbid: '[^a-z]+' }, template, 'template')).toEqual([])
  expect(pieces({ part: 'query-name', forbid: '[A-Z]' }, template, 'template')).toEqual(['S'])
  expect(pieces({ part: 'segment', require: '^never$' }, '/a/{b}', 'api-path')).toEqual(['a'])
})

test('it looks only at the kinds that it names', () => {
  const members = { forbid: 'v1', kinds: ['path'] } as const
  expect(pieces(members, '/v1', 'path')).toEqual(['v1'])
  expect(pieces(members, '/v1')).toEqual([])
})

test('texts name what was found, its part, and groups', () => {
  const members: Partial<CustomLintRule> = {
    part: 'segment',
    forbid: '(?<letter>[A-Z])(?<rest>x)?',
    message: '{found:quote} in {part} is {letter}, {rest}.',
    remedy: 'Write it without {letter}.',
  }
  expect(found(members, 'https://a.example/userName')).toEqual([
    {
      code: CODE,
      severity: 'warning',
      message: '"N" in userName is N, .',
      remedy: 'Write it without N.',
      data: { found: 'N', part: 'userName', letter: 'N', rest: '' },
      index: 0,
      start: 22,
      end: 23,
    },
  ])
  const [plain] = found({ part: 'segment', require: '^[a-z]+$' }, 'https://a.example/userName')
  expect(plain?.message).toBe('Not as the team writes it.')
  expect(plain?.remedy).toBe('Write something that matches `^[a-z]+$`.')
  const [forbidden] = found({ forbid: 'N' }, 'https://a.example/userName')
  expect(forbidden?.remedy).toBe('Remove "N", or write something else.')
  const [secret] = found({ forbid: '^.+$', message: '{found}' }, 'https://ann:secret@a.example/')
  expect(secret?.message).not.toContain('secret')
})

test('a fix has groups, all that matched, and dollar signs', () => {
  const fixed = (members: Partial<CustomLintRule>, text: string) =>
    applyFixes(text, found(members, text))
  const text = 'https://a.example/user_name/v1?trace=1'
  const swap = { part: 'segment', forbid: '^(?<a>[a-z]+)_([a-z]+)$', fix: '$2-$<a>$$$&' } as const
  expect(fixed(swap, text)).toBe('https://a.example/name-user$user_name/v1?trace=1')
  const prefix = { part: 'query-name', require: '^x-', fix: 'x-$&' } as const
  expect(fixed(prefix, text)).toBe('https://a.example/user_name/v1?x-trace=1')
  const removed = { forbid: '/v\\d$|/v\\d(?=[/?])', fix: '' }
  expect(fixed(removed, text)).toBe('https://a.example/user_name?trace=1')
  expect(found(removed, text)[0]?.remedy).toBe('Remove "/v1".')
  expect(found({ forbid: 'name', fix: 'name' }, text)[0]).not.toHaveProperty('fix')
})

test('a function sees the parts and says what is wrong', () => {
  const rule = defineLintRule(
    ruleWith({
      remedy: 'Say it once.',
      check(subject, report) {
        const seen = new Set<string>()
        for (const { start, end, text, hasVariable } of subject.parts('segment')) {
          if (hasVariable) continue
          if (seen.has(text)) report({ start, end, message: `${text} is there twice.` })
          seen.add(text)
        }
      },
      examples: [
        { text: 'https://a.example/users/users', findings: 1 },
        { text: 'https://a.example/{x}/{x}', kind: 'template', findings: 0 },
      ],
    }),
  )
  expect(lint('https://a.example/a/b/a', { customRules: [rule], only: [CODE] })).toEqual([
    {
      code: CODE,
      severity: 'warning',
      message: 'a is there twice.',
      remedy: 'Say it once.',
      index: 0,
      start: 22,
      end: 23,
    },
  ])
})

test.each([
  undefined,
  {},
  { start: 1 },
  { start: -1, end: 0 },
  { start: 2, end: 1 },
  { start: 0, end: 1000 },
  { start: 0, end: 1, message: 1 },
  { start: 0, end: 1, fix: { start: 0, end: 1 } },
  { start: 0, end: 1, fix: null },
  Object.create({ start: 0, end: 1 }),
])('what a function reports is checked: %j', (reported) => {
  const members = {
    check: (_: unknown, report: (found: never) => void) => report(reported as never),
  }
  expect(() => found(members, 'a:b')).toThrow('`found` must be an object with `start`')
})

test('its code is a name of a rule wherever there is one', () => {
  const customRules = [ruleWith({ forbid: 'v1', part: 'segment' })]
  const uri = 'https://a.example/v1/users?pg=1'
  const severities = (config: object) =>
    lint(uri, { customRules, ...config }).map(({ code, severity }) => `${code} ${severity}`)
  const other = 'query-abbreviation warning'
  expect(severities({})).toEqual([`${CODE} warning`, other])
  expect(severities({ preset: 'correctness' })).toEqual([`${CODE} warning`])
  expect(severities({ preset: 'strict' })[0]).toBe(`${CODE} warning`)
  expect(severities({ rules: { [CODE]: 'error' } })).toEqual([`${CODE} error`, other])
  expect(severities({ rules: { [CODE]: 'off' } })).toEqual([other])
  expect(severities({ only: [CODE] })).toEqual([`${CODE} warning`])
  expect(severities({ only: ['query-naming'] })).toEqual([other])
  expect(severities({ paths: { '/v1/**': { [CODE]: 'info' } } })).toEqual([`${CODE} info`, other])
  expect(
    severities({ rules: { [CODE]: 'off' }, paths: { '/v1/**': { [CODE]: 'error' } } }),
  ).toEqual([`${CODE} error`, other])
  expect(lint({ text: uri, ignore: [CODE] }, { customRules })).toHaveLength(1)
  expect(ruleSeverity(defineLintRule(customRules[0]!), { rules: {} })).toBe('warning')
  expect(() => lint(uri, { rules: { [CODE]: 'error' } })).toThrow('there is no rule `team/rule`')
  expect(() => lint(uri, { customRules, only: ['team/rules'] })).toThrow('did you mean `team/rule`')
})

test('ignore comments name it, and names that nobody has are told', () => {
  const customRules = [ruleWith({ forbid: 'v1', part: 'segment' })]
  const text = `https://a.example/v1 # waymark-ignore ${CODE}
https://a.example/users # waymark-ignore ${CODE}
https://a.example/orders # waymark-ignore team/rules
`
  const { findings, problems } = lintDocument(text, { customRules })
  expect(findings).toEqual([])
  expect(problems.map(({ code, message, remedy }) => [code, message, remedy]).sort()).toEqual([
    ['ignore-not-understood', expect.stringContaining('"team/rules"'), 'Did you mean team/rule?'],
    ['ignore-unused', `There is no ${CODE} to ignore here.`, expect.any(String)],
  ])
  const json = { resources: [{ uri: 'https://a.example/v1', _meta: { 'waymark/ignore': [CODE] } }] }
  expect(lintDocument(JSON.stringify(json), { customRules }).findings).toEqual([])
  const off = lintDocument(text, { customRules, rules: { [CODE]: 'off' } })
  expect(off.problems.map(({ code }) => code)).toEqual(['ignore-not-understood'])
})

test('a document gets the fixes that are safe, and others if asked', () => {
  const members = { part: 'query-name', require: '^x-', fix: 'x-$&' } as const
  const text = '["https://a.example/users?trace=1"]'
  const fixed = (isFixUnsafe: boolean, unsafe: boolean) =>
    fixDocument(
      text,
      { customRules: [ruleWith({ ...members, isFixUnsafe })], only: [CODE] },
      { unsafe },
    ).text
  expect(fixed(false, false)).toBe('["https://a.example/users?x-trace=1"]')
  expect(fixed(true, false)).toBe(text)
  expect(fixed(true, true)).toBe('["https://a.example/users?x-trace=1"]')
  // It never ends, so that it is stopped.
  const endless = { customRules: [ruleWith({ forbid: 'users', fix: 'users-users' })], only: [CODE] }
  expect(fixDocument(text, endless as never).text.length).toBeLessThan(100_000)
})

test.each([
  [{ code: 'path-verb' }, 'has a namespace and a name in kebab case'],
  [{ code: 'Team/rule' }, 'has a namespace and a name in kebab case'],
  [{ code: 'team/no_v1' }, 'has a namespace and a name in kebab case'],
  [{ code: 'waymark/rule' }, 'has a namespace and a name in kebab case'],
  [{ severity: 'warn' }, 'option `severity` must be'],
  [{ summary: undefined }, 'option `summary` must be a string'],
  [{ forbids: 'x' }, 'unknown option `forbids`; did you mean `forbid`?'],
  [{ part: 'query' }, 'option `part` must be'],
  [{ kinds: ['api-path'] }, '`kinds[0]` is'],
  [{}, 'it demands nothing: add one of forbid, require, check'],
  [{ forbid: 'a', require: 'b' }, 'it has forbid and require: keep one of them'],
  [{ check: () => {}, part: 'path' }, '`part` has no effect with a function'],
  [{ check: () => {}, fix: 'x' }, '`fix` has no effect with a function'],
  [{ forbid: '[' }, '`forbid` is no regular expression'],
  [{ require: '\\-' }, '`require` is no regular expression'],
  [{ forbid: /(?:a+)+x/ }, 'can keep `forbid` busy for a very long time, because of `(?:a+)+`'],
  [{ require: 'a+b' }, 'the time of `require` grows with the square'],
  [{ forbid: '^(?:a{99}){99}$' }, '`forbid` is too large'],
  [{ forbid: 'a', message: '{fund}' }, '`message` has the place `{fund}`'],
  [{ require: '(?<a>x)', remedy: '{a}' }, '`remedy` has the place `{a}`'],
  [{ forbid: '(a)', fix: '$2' }, '`fix` has `$2`, and there is no such group'],
  [{ forbid: '(?<a>a)', fix: '$<b>' }, '`fix` has `$<b>`'],
  [{ require: '(a)', fix: '$1' }, '`fix` has `$1`'],
  [{ forbid: 'v1', examples: [{ text: 'a:/v1' }] }, 'option `findings` must be'],
  [{ forbid: 'v1', examples: [{ text: 'a:/v1', finding: 1 }] }, 'unknown option `finding`'],
  [
    { forbid: 'v1', examples: [{ text: 'a:/v1/v1', findings: 1 }] },
    'its example "a:/v1/v1" must have 1 finding, and has 2',
  ],
  [
    { forbid: 'v1', fix: 'v2', examples: [{ text: 'a:/v1', findings: 1, fixed: 'a:/v3' }] },
    'its example "a:/v1" must be fixed as "a:/v3", and becomes "a:/v2"',
  ],
  [
    { forbid: 'v1', kinds: ['path'], examples: [{ text: '/v1', findings: 1 }] },
    'must have 1 finding, and has 0',
  ],
])('a rule with %j is refused', (members, message) => {
  const rule = ruleWith(members as Partial<CustomLintRule>)
  const define = () => defineLintRule(rule)
  expect(define).toThrow(OptionError)
  expect(define).toThrow(message)
  expect(define).toThrow(expect.objectContaining({ code: 'option-refused' }))
  expect(define).toThrow(`the rule \`${rule.code}\`: `)
  expect(() => createLinter({ customRules: [rule] })).toThrow(message)
  expect(() => lintDocument('a:b', { customRules: [rule] })).toThrow(message)
})

test('two rules have two codes', () => {
  const rule = ruleWith({ forbid: 'a' })
  expect(() => createLinter({ customRules: [rule, rule] })).toThrow('it is there twice')
})

test('only own members count, and what is changed afterwards does not', () => {
  const members = { forbid: 'v1', message: '{found}' }
  const inherited = Object.assign(Object.create({ fix: 'v2', part: 'host' }), ruleWith(members))
  const [finding] = lint('a:/v1', { customRules: [inherited], only: [CODE] })
  expect(finding).toMatchObject({ message: 'v1' })
  expect(finding).not.toHaveProperty('fix')
  const pattern = /v1/g
  const rule = ruleWith({ forbid: pattern })
  const lintSet = createLinter({ customRules: [rule], only: [CODE] })
  pattern.lastIndex = 4
  Object.assign(rule, { forbid: 'x', severity: 'error' })
  expect(lintSet(['a:/v1'])).toMatchObject([{ severity: 'warning' }])
})

test('a rule that is defined is not tried again', () => {
  let calls = 0
  const check = () => {
    calls++
  }
  const examples = [{ text: 'a:b', findings: 0 }]
  const rule = defineLintRule(ruleWith({ check, remedy: 'x', examples }))
  expect(calls).toBe(1)
  expect(defineLintRule(rule)).toBe(rule)
  createLinter({ customRules: [rule] })
  ruleSeverity(lintRules[0]!, { customRules: [rule] })
  expect(calls).toBe(1)
})

test('rules of a team change nothing in what the others find', () => {
  const customRules = [
    ruleWith({ forbid: '[a-z]', severity: 'error' }),
    ruleWith({ code: 'team/other', part: 'segment', require: '^never$' }),
  ]
  const withRules = createLinter({ customRules })
  const without = createLinter()
  const uri = fc
    .array(
      fc.constantFrom(
        'https://',
        'a.example',
        '/',
        'getUser',
        'v1',
        '?pg=',
        '{id}',
        '%2f',
        '#',
        '&',
      ),
    )
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.array(uri, { maxLength: 4 }), (set) => {
      const others = withRules(set).filter(({ code }) => !code.startsWith('team/'))
      expect(others).toEqual(without(set))
    }),
    { numRuns: runs(500) },
  )
})

test('what a pattern finds is what it matches, as long as there is no variable', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'V', '1', '/', '?', '#', ':') }), (text) => {
      expect(pieces({ forbid: '[V1]+' }, text)).toEqual(text.match(/[V1]+/g) ?? [])
      expect(pieces({ require: '^[^V]*$' }, text)).toEqual(text.includes('V') ? [text] : [])
    }),
    { numRuns: runs(1000) },
  )
})

test('time grows with the length, also where each search reads all that is left', async () => {
  const lintSet = createLinter({
    customRules: [
      ruleWith({ part: 'segment', require: '^[a-z0-9]+(?:-[a-z0-9]+)*$' }),
      ruleWith({ code: 'team/far', forbid: 'a(?:[ab]*c)?', message: '{found} {part}' }),
      ruleWith({ code: 'team/names', part: 'query-name', require: '^x-', fix: 'x-$&' }),
    ],
    only: [CODE, 'team/far', 'team/names'],
  })
  await expectLinear((n) => {
    const text = `${'/a_'.repeat(n)}${'a'.repeat(4 * n)}?${'a&'.repeat(n)}`
    return lintSet([`https://a.example${text}`])
  })
})

test('no text of a finding has a password, whichever part of one a pattern finds', () => {
  const uri = 'https://ann:s3cret@api.example/a'
  const rules: Partial<CustomLintRule>[] = [
    { forbid: 's3cr\\w*' },
    { forbid: 'cre', message: '{found} in {part}', remedy: 'Not {found}.' },
    { forbid: '(?<word>s3\\w+)', message: '{word}', fix: 'x-$<word>' },
    { require: '^urn:', message: '{found} {part}' },
    { require: '^urn:', fix: 'urn:$&' },
  ]
  for (const rule of rules) {
    const [finding] = found(rule, uri)
    expect(finding, JSON.stringify(rule)).toBeDefined()
    const { message, remedy, data } = finding!
    expect(JSON.stringify([message, remedy, data])).not.toMatch(/s3|cre/)
  }
})
