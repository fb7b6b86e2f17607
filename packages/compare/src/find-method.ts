import { hasOwn, suggestSome } from '@waymark/infra/internal'
import { OptionError } from '@waymark/infra/options'
import { type Preset, presets, type Rule, rules } from '@waymark/normalize'
import { functionMethod, type KeyFunction } from './function-method.ts'
import type { Method } from './method.ts'
import { methods } from './methods/index.ts'
import { ruleMethod } from './rule-method.ts'

/**
 * What can be asked whether two URLs are equal: a method, a preset or a list of rules of `@waymark/normalize`, or a function
 * that gives the key of a URL. A string is the name of a method or of a preset.
 */
export type MethodChoice = string | Method | Preset | readonly (Rule | string)[] | KeyFunction

const KINDS: readonly unknown[] = ['symmetric', 'pairwise', 'directional', 'application']

/**
 * Returns the method of a choice.
 *
 * @throws {OptionError} For a name that neither a method nor a preset has, or an object that is neither.
 * @throws {TypeError} For a rule that does not exist.
 */
export function findMethod(choice: MethodChoice): Method {
  if (typeof choice === 'string') {
    const method = findNamedMethod(choice)
    if (method !== null) return method
  } else if (typeof choice === 'function') return functionMethod(choice)
  else if (isMethod(choice)) return choice
  else if (isSelection(choice)) return ruleMethod(choice)
  throw unknownMethod(choice)
}

/** Methods of the catalogues, which do not change: that of a preset takes a while to make. */
const byName = /* @__PURE__ */ new Map<string, Method>()

/** The method or preset with a name. If both have it, both give the same result, and the method says more about itself. */
export function findNamedMethod(name: string): Method | null {
  const known = byName.get(name)
  if (known !== undefined) return known
  const method = methods.find((candidate) => candidate.name === name)
  if (method === undefined && !Object.hasOwn(presets, name)) return null
  const found = method ?? ruleMethod(name)
  byName.set(name, found)
  return found
}

function isMethod(choice: Exclude<MethodChoice, string | KeyFunction>): choice is Method {
  return (
    typeof choice === 'object' &&
    choice !== null &&
    hasOwn(choice, 'kind') &&
    KINDS.includes(choice.kind)
  )
}

function isSelection(choice: unknown): choice is Preset | readonly (Rule | string)[] {
  if (typeof choice !== 'object' || choice === null) return false
  return Array.isArray(choice) || Array.isArray((choice as Partial<Preset>).rules)
}

/** The error for a method that does not exist. */
function unknownMethod(choice: unknown): OptionError {
  const names = [...methods.map(({ name }) => name), ...Object.keys(presets)]
  const given = JSON.stringify(choice) ?? 'undefined'
  return new OptionError('method', `There is no method ${given}; ${adviceFor(choice, names)}`)
}

function adviceFor(choice: unknown, names: readonly string[]): string {
  if (rules.some(({ name }) => name === choice)) return `for one rule, give a list: ["${choice}"]`
  const near = typeof choice === 'string' ? suggestSome(choice, [...new Set(names)]) : []
  if (near.length > 0) return `did you mean ${near.map((name) => `"${name}"`).join(' or ')}?`
  return `the names are in the list \`methods\`, and in \`presets\` of @waymark/normalize`
}
