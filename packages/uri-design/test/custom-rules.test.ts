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
import { errorWith } from '../../../test/error-with.ts'
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
  { start: 0, end: 1, severity: 'fatal' },
  { start: 0, end: 1, data: 'x' },
  { start: 0, end: 1, cause: null },
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
  // It would never end.
  const endless = { customRules: [ruleWith({ forbid: 'users', fix: 'users-users' })], only: [CODE] }
  expect(fixDocument(text, endless as never).text).toBe(text)
})

const A = 'https://a.example'

/** The result of each fix that is offered, alone. */
const offered = (members: Partial<CustomLintRule>, item: string | LintItem) => {
  const text = typeof item === 'string' ? item : item.text
  return found(members, item).map((finding) =>
    finding.fix === undefined ? null : applyFixes(text, [finding]),
  )
}

test.each<[string, Partial<CustomLintRule>, string | LintItem]>([
  ['not a URI', { forbid: '_', fix: ' ' }, `${A}/a_b`],
  ['not a URI', { part: 'path', forbid: '_', fix: '%zz' }, `${A}/a_b`],
  ['not a URI', { forbid: '_', fix: ' ' }, `${A}/é_b`],
  ['not a URL', { part: 'host', forbid: 'ax', fix: '-1]' }, 'https://ax.example/'],
  ['not a URL', { part: 'host', forbid: '^.*$', fix: '1.2.3.999' }, 'https://ax.example/'],
  ['not a template', { forbid: 'b', fix: '{b' }, { text: '/a/b/{c}', kind: 'template' }],
  ['not a segment', { forbid: '_', fix: '/' }, { text: 'a_b', kind: 'segment' }],
  ['not a query', { forbid: '_', fix: '#' }, { text: 'a_b=1', kind: 'query' }],
  ['not a fragment', { forbid: '_', fix: '#' }, { text: 'a_b', kind: 'fragment' }],
  ['not a path', { forbid: '_', fix: '[' }, { text: '/a_b', kind: 'path' }],
  ['another scheme', { forbid: '^https', fix: 'http' }, `${A}/b`],
  ['another host', { forbid: 'v1', fix: 'v2' }, 'https://v1.example/'],
  ['another port', { forbid: ':80', fix: ':81' }, 'https://a.example:80/'],
  ['no host', { forbid: '//', fix: '/' }, A],
  ['a host', { forbid: '_', fix: '' }, 'urn:/_/a.example'],
  ['no scheme', { forbid: '^urn:', fix: '' }, 'urn:a'],
  ['a query', { part: 'segment', forbid: '_', fix: '?' }, `${A}/a_b`],
  ['another query', { part: 'segment', forbid: '_', fix: '?' }, `${A}/a_b?c`],
  ['a fragment', { part: 'query-value', forbid: '_', fix: '#' }, `${A}?a=b_c`],
  ['a path', { part: 'host', forbid: '\\.example', fix: '/example' }, `${A}/b`],
  ['a port', { part: 'host', forbid: 'e$', fix: '$&:81' }, `${A}/b`],
  ['no host', { part: 'host', forbid: '.+', fix: '' }, `${A}/b`],
  ['the same finding', { part: 'segment', forbid: 'users', fix: 'users2' }, `${A}/users`],
  ['the same finding', { part: 'segment', require: '^v', fix: 'x-$&' }, `${A}/users`],
  ['the same finding', { part: 'query-value', require: '^v', fix: 'x' }, `${A}?a=`],
  ['the same finding', { part: 'path', forbid: 'ab', fix: '' }, `${A}/aabb`],
])('a fix that makes %s is not offered: %j', (_, members, item) => {
  const findings = found(members, item)
  expect(findings).toHaveLength(1)
  expect(findings[0]).not.toHaveProperty('fix')
  // Nor is it in the remedy.
  expect(findings[0]?.remedy).toMatch(
    /^(?:Remove ".+", or write something else|Write something that)/,
  )
  const example =
    typeof item === 'string' ? { text: item, findings: 1 } : { ...(item as object), findings: 1 }
  const rule = ruleWith({ ...members, examples: [example as never] })
  expect(() => defineLintRule(rule)).toThrow(/its `fix` (?:breaks|changes|leaves)/)
})

test.each<[string, Partial<CustomLintRule>, string | LintItem, string]>([
  ['the case of a host', { forbid: 'A', fix: 'a' }, 'https://A.example/', `${A}/`],
  ['a default port', { forbid: ':443', fix: '' }, `${A}:443/`, `${A}/`],
  ['credentials', { forbid: '^(https://)[^/@]*@', fix: '$1' }, 'https://u:p@a.example/', `${A}/`],
  ['a host', { part: 'host', forbid: '^a', fix: 'b' }, `${A}/a`, 'https://b.example/a'],
  ['a scheme', { forbid: '^http:', fix: 'https:', isFixUnsafe: true }, 'http://a.example', A],
  ['a segment', { part: 'path', forbid: '^/v\\d', fix: '' }, `${A}/v1/b?c`, `${A}/b?c`],
  ['a segment', { part: 'segment', forbid: '_', fix: '/' }, `${A}/a_b`, `${A}/a/b`],
  ['a fragment', { forbid: '#.*', fix: '' }, `${A}#b`, A],
  ['an empty path', { part: 'path', require: '^/', fix: '/$&' }, A, `${A}/`],
  ['what is no URI', { forbid: '_', fix: '-' }, `${A}/a b_c`, `${A}/a b-c`],
  [
    'a path of an API',
    { forbid: '_', fix: '-' },
    { text: '/a_b/{c_d}', kind: 'api-path' },
    '/a-b/{c_d}',
  ],
  [
    'a template',
    { part: 'segment', forbid: '_', fix: '-' },
    { text: `${A}/a_b{/c_d}`, kind: 'template' },
    `${A}/a-b{/c_d}`,
  ],
  ['an identifier', { forbid: ' ', fix: '_' }, { text: 'a b', kind: 'identifier' }, 'a_b'],
])('a fix of %s is offered', (_, members, item, fixed) => {
  expect(offered(members, item)).toEqual([fixed])
})

test('each fix is good alone and with the others', () => {
  const adjacent = `${A}/v1/v1/b`
  const removed = { part: 'path', forbid: '/v1', fix: '' } as const
  expect(offered(removed, adjacent)).toEqual([`${A}/v1/b`, `${A}/v1/b`])
  expect(applyFixes(adjacent, found(removed, adjacent))).toBe(`${A}/b`)
  // Without both letters, c would be a host.
  const both = { forbid: '[ab]', fix: '' }
  expect(offered(both, 'x:/ab/c')).toEqual(['x:/b/c', null])
  // The rest has its turn when the first ones are done.
  const many = `${A}/${'a_'.repeat(50)}`
  const dashes = { forbid: '_', fix: '-' }
  expect(offered(dashes, many).filter((each) => each !== null)).toHaveLength(20)
  const rule = ruleWith(dashes)
  const fixed = fixDocument(JSON.stringify([many]), { customRules: [rule], only: [CODE] })
  expect(fixed.text).toBe(JSON.stringify([many.replaceAll('_', '-')]))
})

test('a fix of a function is tried, too', () => {
  const fixing = (piece: string, text: string, isFixUnsafe = false): Partial<CustomLintRule> => ({
    isFixUnsafe,
    check(subject, report) {
      const start = subject.text.indexOf(piece)
      if (start === -1) return
      const end = start + piece.length
      report({ start, end, fix: { start, end, text } })
    },
  })
  expect(offered(fixing('b', 'c'), `${A}/b`)).toEqual([`${A}/c`])
  expect(offered(fixing('a.', 'c.'), `${A}/b`)).toEqual(['https://c.example/b'])
  for (const [piece, text] of [
    ['b', 'b2'],
    ['b', ' '],
    ['b', 'b'],
    ['https', 'http'],
    ['//', '/'],
    ['a.example/', 'c.example/'],
  ] as const) {
    expect(offered(fixing(piece, text), `${A}/b`), `${piece} ${text}`).toEqual([null])
  }
  expect(offered(fixing('https', 'http', true), `${A}/b`)).toEqual(['http://a.example/b'])
  // It need not be where the finding is.
  const doubled: Partial<CustomLintRule> = {
    check: ({ text }, report) => {
      const start = text.indexOf('/v1') + 1
      if (start > 0)
        report({ start, end: start + 2, fix: { start: start - 1, end: start + 2, text: '' } })
    },
  }
  expect(offered(doubled, `${A}/v1/b`)).toEqual([`${A}/b`])
  // It was not written for this string.
  const strict: Partial<CustomLintRule> = {
    check: ({ text }, report) => {
      if (!text.endsWith('b')) throw new Error('no b')
      const end = text.length
      report({ start: end - 1, end, fix: { start: end - 1, end, text: 'c' } })
    },
  }
  expect(offered(strict, `${A}/b`)).toEqual([null])
})

test('a function reports a finding and nothing else', () => {
  const [finding] = found(
    {
      check: (_, report) =>
        report({ start: 0, end: 1, severity: 'info', code: 'other', index: 7 } as never),
    },
    'a:b',
  )
  expect(finding).toMatchObject({ code: CODE, index: 0, severity: 'info' })
  let late: ((found: { start: number; end: number }) => void) | undefined
  const keeping: Partial<CustomLintRule> = {
    check: (_, report) => {
      late = report
    },
  }
  expect(found(keeping, 'a:b')).toEqual([])
  expect(() => late!({ start: 0, end: 1 })).not.toThrow()
  for (const check of [async () => {}, function* () {}]) {
    const later = { check } as Partial<CustomLintRule>
    expect(() => found(later, 'a:b')).toThrow('its function is async or a generator')
  }
  expect(() => found({ check: ({ parts }) => parts('query' as never) }, 'a:b')).toThrow(
    errorWith({ option: 'part', code: 'option-wrong' }),
  )
  // What matches the empty string only at some places is a pattern.
  for (const forbid of ['^$', '(?=b)', '\\b', '(?<!x)$']) {
    expect(() => defineLintRule(ruleWith({ forbid }))).not.toThrow()
  }
})

test.each<[members: object, message: string]>([
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
  [{ forbid: 'a', message: '{fund}' }, 'did you mean `{found}`?'],
  [
    { forbid: 'a', message: '{found:nosuch}' },
    '`message` has the place `{found:nosuch}`, and its places can be `{found}`, `{found:quote}`, `{found:code}`, `{found:name}`',
  ],
  [{ forbid: 'a', message: '{found:quot}' }, 'did you mean `{found:quote}`?'],
  [{ forbid: 'a', remedy: '{part:option}' }, '`remedy` has the place `{part:option}`'],
  ...['{found:verbatim}', '{found:quote0}', '{found,or}', '{found|a|b}', '{ found }', '{found:}']
    .concat('{größe}', '{Found}', '{found: quote}', '{found.x}', '{ö}', '{constructor}')
    .map((place): [object, string] => [
      { forbid: '(?<größe>a)', message: `A ${place}` },
      `place \`${place}\``,
    ]),
  [{ check: () => {}, remedy: 'No {found}.' }, '`{found}`, which only a pattern fills'],
  ...['', '[a-z]*', 'v1|', '(?:)', '(?<a>x)?'].flatMap((pattern): [object, string][] => [
    [{ forbid: pattern }, '`forbid` matches every string, because all of it is optional'],
    [{ require: new RegExp(pattern) }, '`require` matches every string'],
  ]),
  [{ forbid: 'a', kinds: [] }, 'none of its kinds of strings has the part `whole`'],
  [{ forbid: 'a', kinds: ['path', 'segment'], part: 'host' }, 'the part `host`'],
  [{ forbid: 'a', kinds: ['query'], part: 'segment' }, 'the part `segment`'],
  [{ forbid: 'a', kinds: ['segment', 'fragment'], part: 'query-name' }, 'the part `query-name`'],
  [{ forbid: 'a', kinds: ['query', 'identifier'], part: 'fragment' }, 'the part `fragment`'],
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
