import { refusedArgument, sentence, suggest } from '@waymark/infra/internal'
import { OptionError } from '@waymark/infra/options'
import { isDotSegment } from '@waymark/rfc3986'
import { findAmbiguity } from './ambiguity.ts'
import { type Automaton, buildAutomaton } from './automaton.ts'
import { compileExpansion, type Expansion, parseOrThrow } from './expand-template.ts'
import type { Occurrence } from './expression-automaton.ts'
import { isOpen, type Matching } from './matching.ts'
import { OPERATOR_ROWS } from './operators.ts'
import type { TemplatePart, VariableSpec } from './parse-template.ts'
import {
  ambiguityProblem,
  type TemplateDesignCode,
  TemplateError,
  templateProblem,
} from './problem.ts'
import type { ValuePolicy } from './value-check.ts'
import {
  type CompiledRule,
  compileRule,
  limitToPrefix,
  type VariableKind,
  type VariableRule,
} from './variable-rule.ts'

/** A value of any kind, as `match` gives it. */
export type Value = string | number | readonly string[] | Readonly<Record<string, string>>
/** Values by the names of their variables. */
export type Data = Readonly<Record<string, Value>>

/** The rules that were given for some variables. */
export type GivenRules = Readonly<Record<string, VariableKind | VariableRule | undefined>>

/** A template with what its variables may hold. */
export interface CompiledTemplate {
  readonly text: string
  readonly parts: readonly TemplatePart[]
  readonly expansion: Expansion
  readonly names: readonly string[]
  /** The names of the variables that must have a value. */
  readonly required: readonly string[]
  readonly occurrences: readonly Occurrence[]
  readonly policy: ValuePolicy
  /** `null` if it was not chosen: then it is `canonical`, unless what uses the template chooses it. */
  readonly matching: Matching | null
  ruleOf(variable: VariableSpec): CompiledRule
  /** Whether each variable has one place and holds a string or an integer, whole. */
  readonly isSimple: boolean
  /**
   * Whether it is certain that `match` reads the same data from all that `expand` builds: then each value that was checked
   * is written in the symbols of its place, and what is left out cannot be confused with what comes after it.
   */
  readonly isReversible: boolean
}

/** A longer template would be too large as an automaton. */
const MAX_LENGTH = 20_000

/**
 * Parses a template and what is given for its variables.
 *
 * @throws {TemplateError} If the string is not a template.
 * @throws {OptionError} If a rule is wrong.
 */
export function compileTemplate(
  text: string,
  given: GivenRules,
  policy: ValuePolicy,
  matching: Matching | null = null,
): CompiledTemplate {
  if (text.length > MAX_LENGTH) throw fault('template-too-complex', text, 0, text.length)
  const parts = parseOrThrow(text)
  const ruleOf = rulesBy(given, parts)
  const occurrences: Occurrence[] = []
  for (const part of parts) {
    if (part.kind === 'literal') continue
    for (const variable of part.variables) {
      const rule = ruleOf(variable)
      if (rule.kind !== 'string' && variable.prefix !== null) {
        throw fault('template-prefix-not-applicable', text, variable.start, variable.end)
      }
      occurrences.push({ variable, operator: part.operator, rule })
    }
  }
  const shape = parts.map((part) => (part.kind === 'literal' ? part.text : '\0')).join('')
  if (hasDotSegment(shape)) throw fault('template-dot-segment', text, 0, text.length)
  const names = [...new Set(occurrences.map(({ variable }) => variable.name))]
  const mustAppear = occurrences.filter(({ operator }) => OPERATOR_ROWS[operator].first === '')
  const required = [...new Set(mustAppear.map(({ variable }) => variable.name))]
  const isSimple =
    names.length === occurrences.length &&
    !names.includes('__proto__') &&
    occurrences.every(({ variable, rule }) => {
      const isOne = rule.kind === 'string' || rule.kind === 'integer'
      return isOne && !variable.explode && variable.prefix === null
    })
  const isReversible = isSimple && parts.every(keepsPlaces)
  const expansion = compileExpansion(parts)
  return {
    ...{ text, parts, expansion, names, required, occurrences, policy, matching, ruleOf },
    ...{ isSimple, isReversible },
  }
}

/** Of several variables without names, one that is left out would leave its place to the next; commas divide `{+x,y}`. */
function keepsPlaces(part: TemplatePart): boolean {
  if (part.kind === 'literal' || part.variables.length === 1) return true
  const { named, reserved, first } = OPERATOR_ROWS[part.operator]
  return named || (first === '' && !reserved)
}

function rulesBy(
  given: GivenRules,
  parts: readonly TemplatePart[],
): (variable: VariableSpec) => CompiledRule {
  const all = parts.flatMap((part) => (part.kind === 'literal' ? [] : part.variables))
  const rules = new Map<string, CompiledRule>()
  return ({ name, explode, prefix }) => {
    const key = `${name}${explode ? '*' : ''}:${prefix}`
    const known = rules.get(key)
    if (known !== undefined) return known
    const rule = Object.hasOwn(given, name) ? given[name] : undefined
    const whole = compileRule(name, rule, explode ? 'list' : 'string')
    const isAlone = all.filter((other) => other.name === name).length === 1
    const compiled =
      prefix === null
        ? whole
        : isAlone
          ? limitToPrefix(whole, prefix)
          : // What is left of a value need not be a value.
            { ...whole, language: null }
    rules.set(key, compiled)
    return compiled
  }
}

/**
 * The automaton of some templates that no URI can be read by in two ways.
 *
 * @param report - Told of two templates, by number, and a URI that both match.
 * @throws {TemplateError} If there is such a URI, or the automaton is too large.
 */
export function compileAutomaton(
  templates: readonly CompiledTemplate[],
  report: (a: number, b: number, witness: string, automaton: Automaton) => never,
): Automaton {
  const { text } = templates[templates.length - 1] ?? { text: '' }
  let automaton = buildAutomaton(templates, false)
  let result = automaton && findAmbiguity(automaton)
  if (result?.kind === 'ambiguous' && templates.some(({ matching }) => isOpen(matching))) {
    automaton = buildAutomaton(templates, true)
    result = automaton && findAmbiguity(automaton)
  }
  if (automaton === null || result === null) {
    throw fault('template-too-complex', text, 0, text.length)
  }
  if (result.kind === 'too-complex') throw fault('template-too-complex', text, 0, text.length)
  if (result.kind === 'ambiguous') {
    const [a, b] = result.templates
    if (a !== b) report(a, b, result.witness, automaton)
    throw twoReadings(templates[a]!, result.witness)
  }
  return automaton
}

/** An error of a template at a place. */
export function fault(
  code: TemplateDesignCode,
  text: string,
  start: number,
  end: number,
): TemplateError {
  return new TemplateError(templateProblem(code, start, end), text)
}

function twoReadings({ text, matching }: CompiledTemplate, witness: string): TemplateError {
  const said = [
    sentence('{witness:quote} can be read in two ways.', { witness }),
    (mode: string) =>
      sentence('In the mode {mode:code}, {witness:quote} can be read in two ways.', {
        mode,
        witness,
      }),
  ] as const
  const details = { witness }
  const problem = ambiguityProblem('template-ambiguous', text.length, said, details, matching)
  return new TemplateError(problem, text)
}

/** Whether the path of a URI has a dot segment; URL parsers would remove it. */
export function hasDotSegment(uri: string): boolean {
  const first = uri.charAt(0)
  const mayHave = first === '.' || first === '%' || uri.includes('/.') || uri.includes('/%2')
  if (!mayHave) return false
  const end = uri.search(/[?#]/)
  return (end === -1 ? uri : uri.slice(0, end)).split('/').some(isDotSegment)
}

/** A name that no variable of the template has. */
export function unknownVariable(name: string, names: readonly string[]): OptionError {
  const near = suggest(name, names)
  const advice =
    near === null ? `the variables are ${names.join(', ')}` : `did you mean \`${near}\`?`
  const text = `the template has no variable \`${name}\`; ${advice}`
  return new OptionError(name, { text, data: near === null ? { variables: names } : { near } })
}

/** Refuses what is not an object of data for a template. */
export function requireData(data: unknown, names: readonly string[]): void {
  if (typeof data !== 'object' || data === null) {
    throw refusedArgument('values', { subject: 'the values', expected: 'an object' }, data)
  }
  for (const name of Object.keys(data)) {
    if (!names.includes(name)) throw unknownVariable(name, names)
  }
}
