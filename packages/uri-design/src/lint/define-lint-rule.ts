import { wrongArgument } from '@waymark/infra/argument'
import {
  deepFreeze,
  factNames,
  isRecord,
  ownOptions,
  requireOptions,
  type Sentence,
  sentence,
} from '@waymark/infra/internal'
import {
  BOOLEAN,
  COUNT,
  FUNCTION,
  listOf,
  type OptionTable,
  type OptionType,
  oneOf,
  optionType,
  RECORD,
  STRING,
} from '@waymark/infra/options'
import type { Span } from '../uri-spans.ts'
import { applyInOrder } from './apply-fixes.ts'
import { type Demand, type FixFault, tryFixes } from './custom-fix.ts'
import { FEATURE_OF_PART, hasPart, linted, PART } from './custom-parts.ts'
import { patternDemand } from './custom-pattern.ts'
import type { CustomLintExample, CustomLintRule, DefinedLintRule } from './custom-rule.ts'
import { checkTemplate } from './custom-templates.ts'
import { refusal, within } from './refused-rule.ts'
import type { Fix, Found, LintRule } from './rule.ts'
import type { CustomLintCode } from './rule-names.ts'
import { type RuleSettings, readSettings } from './settings.ts'
import { createSubject, SUBJECT_KINDS, type Subject } from './subject.ts'

/** A rule of a team as the linter runs it. */
export type CompiledLintRule = LintRule<CustomLintCode>

const KIND: OptionType = /* @__PURE__ */ oneOf(...SUBJECT_KINDS)
const SEVERITY: OptionType = /* @__PURE__ */ oneOf('error', 'warning', 'info')
const PATTERN: OptionType = /* @__PURE__ */ optionType(
  'a regular expression',
  (value) => value instanceof RegExp || typeof value === 'string',
)

/** The members of a rule. */
export const customRuleMembers: OptionTable<CustomLintRule> = {
  code: STRING,
  severity: SEVERITY,
  summary: STRING,
  explanation: STRING,
  remedy: STRING,
  source: STRING,
  kinds: /* @__PURE__ */ listOf(KIND, 'a list of kinds of strings'),
  part: PART,
  forbid: PATTERN,
  require: PATTERN,
  check: FUNCTION,
  message: STRING,
  fix: STRING,
  isFixUnsafe: BOOLEAN,
  examples: /* @__PURE__ */ listOf(RECORD, 'a list of examples'),
}

const exampleMembers: OptionTable<CustomLintExample> = {
  text: STRING,
  kind: KIND,
  findings: COUNT,
  fixed: STRING,
}

/**
 * Checks a rule of a team, and runs its examples. `customRules` of a configuration takes what this returns, and definitions, too;
 * defined once, a rule is not checked again in each call.
 *
 * @throws OptionError if the rule has a wrong member, a pattern that can take very long, or an example that fails.
 *
 * @example
 * ```ts
 * import { defineLintRule, lint } from '@waymark/uri-design'
 *
 * const noVersion = defineLintRule({
 *   code: 'team/no-version',
 *   severity: 'error',
 *   summary: 'A path contains a version.',
 *   part: 'segment',
 *   forbid: '^v\\d+$',
 *   message: 'The version {found} is in the path.',
 *   examples: [
 *     { text: 'https://api.example.com/v1/users', findings: 1 },
 *     { text: 'https://api.example.com/users', findings: 0 },
 *   ],
 * })
 * const [finding] = lint('https://api.example.com/v2/users', { customRules: [noVersion] })
 * [finding.code, finding.message] // => ['team/no-version', 'The version v2 is in the path.']
 * ```
 */
export function defineLintRule(definition: CustomLintRule | DefinedLintRule): DefinedLintRule {
  return compileCustomRule(definition)
}

/** The rules that were checked. */
const DEFINED = /* @__PURE__ */ new WeakSet<object>()

/** {@link defineLintRule}, with the members that only the linter reads. */
function compileCustomRule(definition: CustomLintRule | DefinedLintRule): CompiledLintRule {
  // Only this function adds to the set.
  if (DEFINED.has(definition)) return definition as CompiledLintRule
  const given = readMembers(definition)
  const { code, severity, summary, explanation = summary, remedy, source = '' } = given
  const { kinds = SUBJECT_KINDS, part = 'whole', isFixUnsafe, examples = [] } = given
  const feature = FEATURE_OF_PART[part]
  const general = remedy === undefined || factNames(remedy).length > 0 ? explanation : remedy
  const demand = demandOf(given, general)
  const rule: CompiledLintRule = deepFreeze({
    code,
    severity,
    summary,
    explanation,
    remedy: general,
    source,
    groups: [],
    kinds: [...kinds],
    examples: examples.map((example) => readExample(code, example)),
    ...(feature === undefined ? {} : { needs: feature }),
    ...(isFixUnsafe === true ? { isFixUnsafe } : {}),
    check: demand,
  })
  for (const example of rule.examples) tryExample(rule, demand, example)
  DEFINED.add(rule)
  return rule
}

/** Compiles the rules of a configuration. */
export function compileCustomRules(
  rules: readonly (CustomLintRule | DefinedLintRule)[] = [],
): readonly CompiledLintRule[] {
  const compiled = rules.map(compileCustomRule)
  const codes = new Set<string>()
  for (const { code } of compiled) {
    if (codes.has(code)) throw refusal(code, sentence('it is there twice: keep one of them'))
    codes.add(code)
  }
  return compiled
}

const CODE = /^(?!waymark\/)[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/

/** Whether a name is one that a rule of a team can have. */
export function isCustomCode(name: string): name is CustomLintCode {
  return CODE.test(name)
}

function readMembers(definition: unknown): CustomLintRule {
  const written: unknown = isRecord(definition) ? ownOptions(definition)['code'] : undefined
  const name = typeof written === 'string' ? written : '?'
  const given = within(name, () =>
    ownOptions(requireOptions(definition, customRuleMembers, 'code', 'severity', 'summary')),
  )
  if (!isCustomCode(name)) {
    const advice = sentence(
      'a rule of your own has a namespace and a name in kebab case, such as team/no-version',
    )
    throw refusal(name, advice)
  }
  const demands = DEMANDS.filter((demand) => given[demand] !== undefined)
  if (demands.length === 0) {
    throw refusal(
      name,
      sentence('it demands nothing: add one of {demands,list}', { demands: DEMANDS }),
    )
  }
  if (demands.length > 1) {
    throw refusal(name, sentence('it has {demands,and}: keep one of them', { demands }))
  }
  const { kinds = SUBJECT_KINDS, part = 'whole' } = given
  if (!kinds.some((kind) => hasPart(kind, part))) {
    const fault = sentence('none of its kinds of strings has the part {part:code}', { part })
    throw refusal(name, fault)
  }
  const unread = given.check === undefined ? [] : OF_PATTERNS
  for (const member of unread) {
    if (given[member] === undefined) continue
    const fault = sentence('{member:code} has no effect with a function: remove it', { member })
    throw refusal(name, fault)
  }
  return given
}

const DEMANDS = ['forbid', 'require', 'check'] as const
/** A function has these in each of its findings. */
const OF_PATTERNS = ['part', 'message', 'fix'] as const

function demandOf(given: CustomLintRule, remedy: string): Demand {
  const { code, check, isFixUnsafe: isUnsafe = false } = given
  if (check === undefined) return patternDemand(given)
  checkTemplate(code, 'remedy', given.remedy ?? '', [])
  const find = (subject: Subject): readonly FunctionFinding[] => {
    const findings: FunctionFinding[] = []
    const result: unknown = check.call(given, linted(subject), (found) => {
      findings.push(readFound(found, subject))
    })
    const isLater = isRecord(result) && [result['then'], result['next']].some(FUNCTION.accepts)
    if (!isLater) return findings
    const fault = sentence('its function is async or a generator: let it report before it returns')
    throw refusal(code, fault)
  }
  return (subject, settings, report) => {
    const findings = find(subject)
    const faults = tryFixes({ subject, settings, part: null, isUnsafe, find }, findings)
    findings.forEach(({ fix, ...found }, index) => {
      const fault = faults[index]!
      report({ remedy, ...found, ...(fix === null || fault !== null ? {} : { fix }) }, fault)
    })
  }
}

/** What a function has found. */
type FunctionFinding = Omit<Found, 'fix'> & { readonly fix: Fix | null }

const FOUND = {
  expected: 'an object with `start` and `end`, offsets in the string',
  remedy: 'a check reports what it has found like this',
}

/** Checks a finding that a function reports, and leaves out what is not part of one. */
function readFound(reported: Found, { text }: Subject): FunctionFinding {
  if (!isRecord(reported)) throw wrongArgument('found', FOUND, reported)
  const { start, end, message, remedy, data, severity, cause, fix } = ownOptions(reported)
  const isWell =
    isText(message) &&
    isText(remedy) &&
    isSpan(reported, text) &&
    (data === undefined || isRecord(data)) &&
    (severity === undefined || SEVERITY.accepts(severity)) &&
    (cause === undefined || isRecord(cause)) &&
    (fix === undefined || (isRecord(fix) && isSpan(fix, text) && typeof fix.text === 'string'))
  if (!isWell) throw wrongArgument('found', FOUND, reported)
  return {
    start,
    end,
    ...(message === undefined ? {} : { message }),
    ...(remedy === undefined ? {} : { remedy }),
    ...(data === undefined ? {} : { data }),
    ...(severity === undefined ? {} : { severity }),
    ...(cause === undefined ? {} : { cause }),
    fix: fix === undefined || text.slice(fix.start, fix.end) === fix.text ? null : { ...fix },
  }
}

function isText(value: unknown): boolean {
  return value === undefined || typeof value === 'string'
}

function isSpan(span: Span, { length }: string): boolean {
  const { start, end } = ownOptions(span)
  return (
    Number.isInteger(start) && Number.isInteger(end) && 0 <= start && start <= end && end <= length
  )
}

function readExample(rule: string, example: CustomLintExample): CustomLintExample {
  return within(rule, () => requireOptions(example, exampleMembers, 'text', 'findings'))
}

function tryExample(rule: CompiledLintRule, demand: Demand, example: CustomLintExample): void {
  const { text, kind = 'uri', findings, fixed } = ownOptions(example)
  const settings: RuleSettings = readSettings({})
  const subject = createSubject(text, kind, settings)
  const found: Found[] = []
  const faults: FixFault[] = []
  const isRead = rule.kinds.includes(kind) && subject.templateProblem === null
  if (isRead) {
    demand(subject, settings, (each, fault) => {
      found.push(each)
      if (fault !== null && fault !== 'later') faults.push(fault)
    })
  }
  const facts = { example: text, expected: findings, got: found.length }
  if (facts.got !== findings) {
    throw refusal(
      rule.code,
      sentence(
        'its example {example:quote80} must have {expected} {expected|finding|findings}, and has {got}',
        facts,
      ),
    )
  }
  const [fault] = faults
  if (fault !== undefined) throw refusal(rule.code, fixFault(fault, text))
  if (fixed === undefined) return
  const got = applyInOrder(
    text,
    found.flatMap(({ fix }) => fix ?? []),
  )
  if (got === fixed) return
  throw refusal(
    rule.code,
    sentence(
      'its example {example:quote80} must be fixed as {expected:quote80}, and becomes {got:quote80}',
      {
        example: text,
        expected: fixed,
        got,
      },
    ),
  )
}

function fixFault(fault: FixFault, example: string): Sentence {
  switch (fault) {
    case 'syntax':
      return sentence('its `fix` breaks the syntax of its example {example:quote80}', { example })
    case 'origin':
      return sentence(
        'its `fix` changes the scheme, host or port of its example {example:quote80}: only a rule for the part `host`, or with `isFixUnsafe`, may do that',
        { example },
      )
    case 'part':
      return sentence(
        'its `fix` changes more of its example {example:quote80} than the part that it checks',
        { example },
      )
    case 'found':
    case 'later':
      return sentence('its `fix` leaves a finding in its example {example:quote80}', { example })
  }
}
