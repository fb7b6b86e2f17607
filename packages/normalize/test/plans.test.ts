import { parseHostText } from '@waymark/host/internal'
import { defineRule, type Preset, presets, type Rule } from '@waymark/normalize'
import { parseText, takeResult } from '@waymark/url-parser/internal'
import { expect, test } from 'vitest'
import {
  ENDS_FRAGMENT,
  ENDS_HOST,
  ENDS_LINE,
  ENDS_NO_NUMBER,
  ENDS_PATH,
  ENDS_QUERY,
  IS_DOUBTFUL_AFTER_SLASH,
  IS_SLASH,
  type LinePlan,
  planFor,
} from '../src/bulk/line-plan.ts'
import { planRules } from '../src/rule-plan.ts'
import {
  percentEncodedTable,
  type RuleEffect,
  type Trigger,
  type UrlPart,
} from '../src/rule-reads.ts'
import { checksOf } from '../src/text-checks.ts'

const ALL = ['scheme', 'credentials', 'host', 'port', 'path', 'query', 'fragment'] as const

function ruleWith(effects: readonly RuleEffect[] | undefined, more: Partial<Rule> = {}): Rule {
  return defineRule({
    name: 'own',
    category: 'changes',
    summary: '',
    explain: '',
    source: '',
    apply: (url) => url,
    ...(effects === undefined ? {} : { effects: () => effects }),
    ...more,
  })
}

function presetWith(...effects: readonly RuleEffect[]): Preset {
  return { name: 'own', summary: '', rules: [ruleWith(effects, { reads: ALL })], options: {} }
}

function isChecked(parts: readonly UrlPart[], trigger: Trigger | undefined, href: string): boolean {
  expect(parseText(href, null, false, parseHostText)).toBe(true)
  const url = takeResult()
  expect(url.href).toBe(href)
  const change = trigger === undefined ? { parts } : { parts, trigger }
  return checksOf({ kind: 'change', ...change }).some((check) => check(url))
}

const X: Trigger = { kind: 'code-unit', any: 'xX' }
const PERCENT: Trigger = { kind: 'percent-encoded-byte', matches: (byte) => byte === 0x41 }

test.each<[UrlPart, Trigger, string, boolean]>([
  ['scheme', X, 'httpx://a/', true],
  ['scheme', X, 'http://x:x@x/x?x#x', false],
  ['scheme', { kind: 'end', text: ':' }, 'http://a/', false],
  ['credentials', X, 'http://x@a/', true],
  ['credentials', X, 'http://u:x@a/', true],
  ['credentials', X, 'http://u:p@x/x', false],
  ['credentials', X, 'http://x/x', false],
  ['credentials', { kind: 'end', text: 'p' }, 'http://u:p@a/', true],
  ['credentials', { kind: 'content', matches: (text) => text === 'u:p' }, 'http://u:p@a/', true],
  ['host', X, 'http://x@ax/', true],
  ['host', X, 'http://x@xa:1/', true],
  ['host', X, 'http://x@a/x', false],
  ['host', { kind: 'content', matches: (text) => text === 'a.b' }, 'http://u@a.b:8/', true],
  ['host', { kind: 'end', text: 'b' }, 'http://a.b:8/', true],
  ['host', { kind: 'ip-address' }, 'http://1.2.3.4/', true],
  ['host', { kind: 'ip-address' }, 'http://1.2.3.9:8/', true],
  ['host', { kind: 'ip-address' }, 'http://1.2.3.0/', true],
  ['host', { kind: 'ip-address' }, 'http://[::a]/', true],
  ['host', { kind: 'ip-address' }, 'http://a.b:8/', false],
  ['port', { kind: 'sequence', text: '8' }, 'http://a:9981/', true],
  ['port', { kind: 'content', matches: (text) => text === '8080' }, 'http://a:8080/', true],
  ['port', { kind: 'content', matches: () => true }, 'http://a/', false],
  ['port', { kind: 'sequence', text: '8' }, 'http://a8:99/8', false],
  ['path', X, 'http://a/x', true],
  ['path', X, 'http://x/a?x#x', false],
  ['path', X, 'http://a/aX', true],
  ['path', { kind: 'end', text: 'b' }, 'http://a/b?c', true],
  ['path', { kind: 'end', text: '' }, 'http://a/b?c', true],
  ['path', { kind: 'content', matches: (text) => text === '/b' }, 'http://a/b?c#d', true],
  ['path', { kind: 'sequence', text: 'b?' }, 'http://a/b?c', true],
  ['path', { kind: 'sequence', text: '?c' }, 'http://a/b?c', false],
  ['query', X, 'http://x/x?x#', true],
  ['query', X, 'http://x/x?a#x', false],
  ['query', X, 'http://x/x#x', false],
  ['query', { kind: 'content', matches: (text) => text === '' }, 'http://a/?#f', true],
  ['query', { kind: 'content', matches: (text) => text === 'q' }, 'http://a/?q#f', true],
  ['query', { kind: 'content', matches: () => true }, 'http://a/#f', false],
  ['fragment', X, 'http://x/x?x#x', true],
  ['fragment', X, 'http://x/x?x#a', false],
  ['fragment', { kind: 'content', matches: (text) => text === '' }, 'http://a/?q#', true],
  ['fragment', { kind: 'content', matches: (text) => text === 'f' }, 'http://a/?q#f', true],
  ['fragment', { kind: 'content', matches: () => true }, 'http://a/?q', false],
  ['path', PERCENT, 'http://a/%41', true],
  ['path', PERCENT, 'http://a/%42%41', true],
  ['path', PERCENT, 'http://a/%42?%41', false],
  ['path', PERCENT, 'http://a/%%41', true],
  ['path', PERCENT, 'http://a/%4', false],
])('in the %s, %j in %s may be changed: %s', (part, trigger, href, expected) => {
  expect(isChecked([part], trigger, href)).toBe(expected)
})

test('without a trigger, a part may be changed if it is there', () => {
  const parts = (href: string) => ALL.filter((part) => isChecked([part], undefined, href))
  expect(parts('http://u@a:8/?#')).toEqual([...ALL])
  expect(parts('http://a/')).toEqual(['scheme', 'host', 'path'])
})

test('percent-encoded bytes are looked for once in all parts after the scheme', () => {
  expect(isChecked(['query', 'fragment'], PERCENT, 'http://a/%41')).toBe(true)
  expect(isChecked(['query', 'fragment'], PERCENT, 'http://a/%42#%4')).toBe(false)
  const upper: Trigger = { kind: 'percent-encoded-byte', matches: (_, isUpperCase) => isUpperCase }
  expect(isChecked(['path', 'query'], upper, 'http://a/%c3%c3?%cC%Cc')).toBe(false)
  expect(isChecked(['path', 'query'], upper, 'http://a/?%CC')).toBe(true)
  expect(isChecked(['path', 'query'], upper, 'http://a/?%1f')).toBe(false)
  expect(isChecked(['path', 'query'], upper, 'http://a/?%12')).toBe(true)
})

test('a table has two cells for each byte', () => {
  const table = percentEncodedTable({
    kind: 'percent-encoded-byte',
    matches: (byte, isUpperCase) => byte === 0 || (byte === 255 && isUpperCase),
  })
  expect(table).toHaveLength(512)
  expect([...table].flatMap((cell, at) => (cell === 1 ? [at] : []))).toEqual([0, 1, 511])
})

test('a plan has what each rule says, what every URL loses, and one end of the path', () => {
  const change: RuleEffect = { kind: 'change', parts: ['path'] }
  const drop: RuleEffect = { kind: 'drop', part: 'query' }
  const slash = (word: 'never' | 'always'): RuleEffect => ({ kind: 'end-slash', slash: word })
  const first = ruleWith([change, drop])
  const second = ruleWith([slash('never'), { kind: 'drop', part: 'fragment' }])
  expect(planRules([first, second, second], {})).toEqual({
    rules: [
      { rule: first, effects: [change, drop] },
      { rule: second, effects: second.effects!({}) },
      { rule: second, effects: second.effects!({}) },
    ],
    drops: new Set(['query', 'fragment']),
    endSlash: 'never',
  })
  expect(planRules([], {})).toEqual({ rules: [], drops: new Set(), endSlash: 'preserve' })
  expect(planRules([second, ruleWith([slash('always')])], {})).toBeNull()
  expect(planRules([ruleWith([slash('always')]), ruleWith([slash('always')])], {})?.endSlash).toBe(
    'always',
  )
  expect(planRules([ruleWith(undefined)], {})).toBeNull()
  const reading = ruleWith(undefined, { reads: ['host'] })
  expect(planRules([reading], {})?.rules).toEqual([
    { rule: reading, effects: [{ kind: 'change', parts: ['host'] }] },
  ])
  const settled = ruleWith(undefined, { settledByParser: true })
  expect(planRules([settled], {})?.rules).toEqual([{ rule: settled, effects: [] }])
})

const change = (part: UrlPart, trigger?: Trigger): RuleEffect =>
  trigger === undefined
    ? { kind: 'change', parts: [part] }
    : { kind: 'change', parts: [part], trigger }

const content: Trigger = { kind: 'content', matches: () => true }
const end: Trigger = { kind: 'end', text: 'a' }
const sequence = (text: string): Trigger => ({ kind: 'sequence', text })
const units = (any: string): Trigger => ({ kind: 'code-unit', any })

test.each<[string, RuleEffect]>([
  ['a scheme', change('scheme')],
  ['a scheme with a trigger', change('scheme', units('x'))],
  ['any host', change('host')],
  ['hosts with a letter', change('host', units('Aa'))],
  ['hosts with a digit', change('host', units('9'))],
  ['hosts with a sign', change('host', units('_'))],
  ['hosts with a sequence', change('host', sequence('a.'))],
  ['any path', change('path')],
  ['the end of a path', change('path', end)],
  ['paths by their content', change('path', content)],
  ['paths with a slash', change('path', units('x/'))],
  ['paths with a sequence from a slash', change('path', sequence('/x'))],
])('lines are not recognised if a rule changes %s', (_, effect) => {
  expect(planFor(presetWith(effect))).toBeNull()
})

const FIELDS = [
  'query',
  'fragment',
  'endSlash',
  'isIpv4Doubtful',
  'isPortDoubtful',
  'isSlashRunDoubtful',
] as const

const standard = planFor(presets.standard)!

function differences(plan: LinePlan): unknown {
  const fields = FIELDS.filter((field) => plan[field] !== standard[field])
  const classes: Record<string, number> = {}
  plan.classes.forEach((bits, at) => {
    if (bits !== standard.classes[at])
      classes[String.fromCharCode(at)] = bits ^ standard.classes[at]!
  })
  return [
    Object.fromEntries(fields.map((field) => [field, plan[field]])),
    classes,
    plan.percentEncoded && [...plan.percentEncoded].flatMap((cell, at) => (cell ? [at] : [])),
    plan.pathRules.map(({ rule, triggers }) => [
      rule.name,
      [...triggers].flatMap((cell, at) => (cell === 1 ? [String.fromCharCode(at)] : [])),
    ]),
  ]
}

const lower: Trigger = {
  kind: 'percent-encoded-byte',
  matches: (byte, isUpperCase) => byte === 0x41 && !isUpperCase,
}

test.each<[RuleEffect, unknown]>([
  [change('credentials'), [{}, {}, null, []]],
  [change('credentials', units('x')), [{}, {}, null, []]],
  [change('port'), [{ isPortDoubtful: true }, {}, null, []]],
  [change('port', units('8')), [{ isPortDoubtful: true }, {}, null, []]],
  [change('host', { kind: 'ip-address' }), [{ isIpv4Doubtful: true }, {}, null, []]],
  [change('host', units('A')), [{}, {}, null, []]],
  [change('host', units('%')), [{}, {}, null, []]],
  [change('host', lower), [{}, {}, null, []]],
  [change('path', sequence('//')), [{ isSlashRunDoubtful: true }, {}, null, []]],
  [change('path', units('xy')), [{}, { x: ENDS_PATH, y: ENDS_PATH }, null, []]],
  [change('path', sequence('xy')), [{}, { x: ENDS_PATH }, null, []]],
  [change('path', units('\u00e9x')), [{}, { x: ENDS_PATH }, null, []]],
  [change('path', lower), [{}, {}, [0x82], []]],
  [change('query'), [{ query: 'doubt' }, {}, null, []]],
  [change('query', content), [{ query: 'doubt' }, {}, null, []]],
  [change('query', end), [{ query: 'doubt' }, {}, null, []]],
  [change('query', units('x')), [{}, { x: ENDS_QUERY }, null, []]],
  [change('query', sequence('xy')), [{}, { x: ENDS_QUERY }, null, []]],
  [change('query', lower), [{}, {}, [0x82], []]],
  [change('fragment'), [{ fragment: 'doubt' }, {}, null, []]],
  [change('fragment', units('x')), [{}, { x: ENDS_FRAGMENT }, null, []]],
  [change('fragment', sequence('xy')), [{}, { x: ENDS_FRAGMENT }, null, []]],
  [change('fragment', lower), [{}, {}, [0x82], []]],
  [{ kind: 'drop', part: 'query' }, [{ query: 'drop' }, {}, null, []]],
  [{ kind: 'drop', part: 'fragment' }, [{ fragment: 'drop' }, {}, null, []]],
  [{ kind: 'end-slash', slash: 'never' }, [{ endSlash: 'never' }, {}, null, []]],
  [{ kind: 'end-slash', slash: 'always' }, [{ endSlash: 'always' }, {}, null, []]],
])('the effect %j makes the plan differ by %j', (effect, expected) => {
  const plan = planFor(presetWith(effect))
  expect(plan && differences(plan)).toEqual(expected)
})

test('a rule that reads only the path is asked about paths with its code units', () => {
  const own = ruleWith([change('path', units('x;'))], { reads: ['path'] })
  const plan = planFor({ ...presets.standard, rules: [own] })!
  expect(differences(plan)).toEqual([{}, {}, null, [['own', [';', 'x']]]])
})

test('a tail that every URL loses is not in doubt, and bytes of two rules add up', () => {
  const upper: Trigger = {
    kind: 'percent-encoded-byte',
    matches: (byte, isUpperCase) => byte === 0x42 && isUpperCase,
  }
  const effects: readonly RuleEffect[] = [
    { kind: 'drop', part: 'query' },
    change('query', content),
    change('path', lower),
    change('fragment', upper),
  ]
  expect(differences(planFor(presetWith(...effects))!)).toEqual([
    { query: 'drop' },
    {},
    [0x82, 0x85],
    [],
  ])
})

test.each<[object, boolean]>([
  [{ schemes: ['https'] }, false],
  [{ schemes: ['http'] }, false],
  [{ schemes: ['http', 'https'] }, true],
  [{ options: { model: 'rfc3986' } }, false],
  [{ options: { model: 'whatwg' } }, true],
  [{ options: { maxLength: 5 } }, false],
  [{ options: { base: 'https://a.example/', defaultPort: 'keep', by: 'name' } }, true],
  [{ options: { other: 5 } }, false],
  [{ explain: 'x', caution: 'x' }, true],
  [{ other: 5 }, false],
  [{ canonicalizer: { canonicalize: (input: string) => input } }, false],
])('a preset with %j has a plan: %s', (members, expected) => {
  expect(planFor({ ...presets.standard, ...members }) !== null).toBe(expected)
})

test('every character has its classes', () => {
  const all = ENDS_HOST | ENDS_PATH | ENDS_QUERY | ENDS_FRAGMENT | ENDS_LINE
  const { classes } = standard
  expect(classes).toHaveLength(256)
  for (let c = 0; c < 256; c++)
    if (c <= 0x20 || c >= 0x7f) expect([c, classes[c]]).toEqual([c, all])
  const having = (bit: number) =>
    [...classes].flatMap((bits, c) =>
      c > 0x20 && c < 0x7f && (bits & bit) !== 0 ? [String.fromCharCode(c)] : [],
    )
  const hostless = having(ENDS_HOST).join('')
  expect(hostless).toBe('!"#$%&\'()*+,/:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^`{|}~')
  expect(having(ENDS_PATH).join('')).toBe('"#<>?\\^`{}')
  expect(having(ENDS_QUERY).join('')).toBe('"#\'<>')
  expect(having(ENDS_FRAGMENT).join('')).toBe('"<>`')
  expect(having(IS_SLASH).join('')).toBe('/')
  expect(having(IS_DOUBTFUL_AFTER_SLASH).join('')).toBe('%./')
  expect(having(ENDS_NO_NUMBER).join('')).toBe('ghijklmnopqrstuvwyz')
  expect(having(ENDS_LINE)).toEqual([])
})

test('the bits of the classes do not overlap', () => {
  const bits = [
    ENDS_HOST,
    ENDS_PATH,
    ENDS_QUERY,
    ENDS_FRAGMENT,
    IS_SLASH,
    IS_DOUBTFUL_AFTER_SLASH,
    ENDS_NO_NUMBER,
    ENDS_LINE,
  ]
  expect(bits.reduce((sum, bit) => sum + bit, 0)).toBe(255)
  expect(new Set(bits).size).toBe(8)
  // A slash shifted by one meets what is doubtful after it.
  expect(IS_SLASH << 1).toBe(IS_DOUBTFUL_AFTER_SLASH)
})
