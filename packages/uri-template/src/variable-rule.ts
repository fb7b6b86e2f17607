import { codePointAt } from '@waymark/infra'
import {
  COUNT,
  checkOptions,
  listOf,
  OptionError,
  type OptionTable,
  type OptionType,
  oneOf,
  optionType,
  STRING,
} from '@waymark/infra/options'
import { ANY } from './code-point-set.ts'
import { integerRange } from './integer-range.ts'
import {
  choiceOf,
  compileExpression,
  type Expression,
  isInLanguage,
  type Language,
  limitLength,
} from './language.ts'
import { parsePattern } from './parse-pattern.ts'
import type { TemplateValueCode } from './problem.ts'

/** What a variable holds when a template is read in reverse. */
export type VariableKind = 'string' | 'integer' | 'list' | 'record'

/** Which values a variable may have: its kind, and limits for the string, for each member of a list, or for each value of a record. */
export interface VariableRule {
  /** `list` for a variable with `*`, else `string`, unless given. */
  readonly kind?: VariableKind
  /** The only values. */
  readonly oneOf?: readonly string[]
  /**
   * A regular expression for the whole value, without what needs backtracking: characters, classes, groups, `|`, `?`,
   * `*`, `+`, `{2,5}`, `\d` and `\w`.
   */
  readonly pattern?: string
  /** In code points. */
  readonly minLength?: number
  /** In code points. */
  readonly maxLength?: number
  /** Of an integer. */
  readonly min?: number
  /** Of an integer. */
  readonly max?: number
}

/** What a variable holds. */
export const KIND: OptionType = /* @__PURE__ */ oneOf('string', 'integer', 'list', 'record')
const INTEGER: OptionType = /* @__PURE__ */ optionType('a safe integer', Number.isSafeInteger)

/** What a rule of a variable takes. */
export const variableRule: OptionTable<VariableRule> = {
  kind: KIND,
  oneOf: /* @__PURE__ */ listOf(STRING, 'a list of strings'),
  pattern: STRING,
  minLength: COUNT,
  maxLength: COUNT,
  min: INTEGER,
  max: INTEGER,
}

/** A rule, ready to be asked. */
export interface CompiledRule {
  readonly kind: VariableKind
  /** What one value may be, as far as the automaton of the template knows it; `null` for all. */
  readonly language: Language | null
  /** Whether the automaton knows all of it. */
  readonly isExact: boolean
  /** Why a value is not allowed; `null` if it is. */
  checkText(text: string): TemplateValueCode | null
  checkInteger(value: number): TemplateValueCode | null
}

/** Longer limits are compared with the value and are not part of the automaton. */
const MAX_COUNTED = 256

/**
 * Makes a rule that can be asked.
 *
 * @param name - Of the variable, for errors.
 * @throws {OptionError} If the rule contradicts itself.
 */
export function compileRule(
  name: string,
  given: VariableKind | VariableRule | undefined,
  usual: VariableKind,
): CompiledRule {
  const rule = checkOptions<VariableRule>(
    typeof given === 'string' ? { kind: given } : (given ?? {}),
    variableRule,
  )
  const kind = rule.kind ?? usual
  const refuse: Refuse = (fault, what) => {
    throw new OptionError(name, {
      text: `the rule of \`${name}\` ${what}`,
      data: { detail: fault },
    })
  }
  const { min, max, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = rule
  const isText = [rule.oneOf, rule.pattern, rule.minLength, rule.maxLength].some(
    (limit) => limit !== undefined,
  )
  if (kind === 'integer') {
    if (isText)
      refuse('text-limits', 'has limits of strings, but holds an integer: use `min` and `max`')
    return integerRule(min, max, refuse)
  }
  if ((min ?? max) !== undefined)
    refuse('number-limits', `has \`min\` or \`max\`, but does not hold an integer`)
  if (rule.oneOf !== undefined) {
    if (rule.pattern !== undefined || (rule.minLength ?? rule.maxLength) !== undefined) {
      refuse('limits-beside-list', 'has other limits beside `oneOf`')
    }
    return choiceRule(kind, rule.oneOf, refuse)
  }
  if (minLength > maxLength) refuse('length-order', 'has a `minLength` above its `maxLength`')
  if (!isText) return { kind, language: null, isExact: true, checkText: allow, checkInteger: allow }
  const whole = rule.pattern === undefined ? null : parsePattern(rule.pattern, name)
  return textRule(kind, whole, minLength, maxLength, refuse)
}

const ANY_TEXT: Expression = {
  kind: 'repeat',
  item: { kind: 'points', points: ANY },
  min: 0,
  max: Number.POSITIVE_INFINITY,
}

/** @param fault - What is wrong, as a name, beside the words. */
type Refuse = (fault: string, what: string) => never

function allow(): null {
  return null
}

function integerRule(
  min: number | undefined,
  max: number | undefined,
  refuse: Refuse,
): CompiledRule {
  const low = min ?? Number.MIN_SAFE_INTEGER
  const high = max ?? Number.MAX_SAFE_INTEGER
  if (low > high) refuse('range-order', 'has a `min` above its `max`')
  return {
    kind: 'integer',
    language: compileExpression(integerRange(low, high)),
    isExact: false,
    checkText: allow,
    checkInteger: (value) => (value < low || value > high ? 'value-out-of-range' : null),
  }
}

function choiceRule(kind: VariableKind, texts: readonly string[], refuse: Refuse): CompiledRule {
  const known = new Set(texts)
  if (known.size === 0) refuse('empty-list', 'allows nothing: `oneOf` is empty')
  if (known.size < texts.length) refuse('repeated-value', 'names a value twice in `oneOf`')
  const language = compileExpression(choiceOf(texts))
  if (language === null) refuse('list-too-large', 'has too many values in `oneOf`: use a pattern')
  return {
    kind,
    language,
    isExact: true,
    checkText: (text) => (known.has(text) ? null : 'value-not-listed'),
    checkInteger: allow,
  }
}

function textRule(
  kind: VariableKind,
  pattern: Expression | null,
  min: number,
  max: number,
  refuse: Refuse,
): CompiledRule {
  const whole = compileExpression(pattern ?? ANY_TEXT)
  if (whole === null) return refuse('pattern-too-large', 'has a pattern that is too large')
  const isLimited = min > 0 || max !== Number.POSITIVE_INFINITY
  const isCounted = min <= MAX_COUNTED && (max <= MAX_COUNTED || max === Number.POSITIVE_INFINITY)
  const limited = isLimited && isCounted ? limitLength(whole, min, max) : null
  return {
    kind,
    language: limited ?? (pattern === null ? null : whole),
    isExact: !isLimited || limited !== null,
    checkText(text) {
      if (isLimited) {
        const length = countCodePoints(text)
        if (length < min || length > max) return 'value-of-wrong-length'
      }
      return pattern === null || isInLanguage(whole, text) ? null : 'value-of-wrong-pattern'
    },
    checkInteger: allow,
  }
}

/**
 * The rule of a variable whose only place has a prefix modifier: nothing may be cut off, so a value is also no longer
 * than the prefix.
 */
export function limitToPrefix(rule: CompiledRule, prefix: number): CompiledRule {
  const whole = rule.language ?? compileExpression(ANY_TEXT)
  const limited = whole && prefix <= MAX_COUNTED ? limitLength(whole, 0, prefix) : null
  return { ...rule, language: limited ?? rule.language }
}

function countCodePoints(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; count++) at += codePointAt(text, at) > 0xffff ? 2 : 1
  return count
}
