import { suggestSome } from '@waymark/infra/internal'
import { OptionError } from '@waymark/infra/options'
import {
  type Preset,
  presetNamed,
  presets,
  type Rule,
  type RuleName,
  type RuleSelection,
  rules,
} from '@waymark/normalize'
import { isMethod } from './asked-method.ts'
import { functionMethod, type KeyFunction } from './function-method.ts'
import type { Method } from './method.ts'
import type { MethodName } from './method-name.ts'
import { methods } from './methods/index.ts'
import { ruleMethod } from './rule-method.ts'

/**
 * What can be asked whether two URLs are equal: a method, a preset or a list of rules of `@waymark/normalize`, or a function
 * that gives the key of a URL. A string is the name of a method or of a preset.
 */
export type MethodChoice = MethodName | Method | RuleSelection | KeyFunction

/**
 * Returns the method of a choice.
 *
 * @throws {OptionError} For a name that neither a method nor a preset has, or an object that is neither.
 * @throws {TypeError} For a rule that does not exist.
 */
export function findMethod(choice: MethodChoice): Method {
  if (typeof choice === 'string') return methodNamed(choice)
  if (typeof choice === 'function') return functionMethod(choice)
  if (isMethod(choice)) return choice
  if (isSelection(choice)) return ruleMethod(choice)
  throw unknownMethod(choice)
}

/**
 * The method with a name that is not known before the program runs, such as one of a command line.
 *
 * @param name - Of a method, or of a preset of `@waymark/normalize`.
 * @throws {OptionError} If neither has the name.
 *
 * @example
 * ```ts
 * import { keyOf, methodNamed } from '@waymark/compare'
 *
 * const method = methodNamed('same-site')
 * keyOf('https://www.shop.example/', method) // => 'https://shop.example'
 * methodNamed('same-sight') // throws did you mean "same-site"?
 * ```
 */
export function methodNamed(name: string): Method {
  const method = findNamedMethod(name)
  if (method !== null) return method
  throw unknownMethod(name)
}

/** Methods of the catalogues, which do not change: that of a preset takes a while to make. */
const byName = /* @__PURE__ */ new Map<string, Method>()

/** The method or preset with a name. If both have it, both give the same result, and the method says more about itself. */
export function findNamedMethod(name: string): Method | null {
  const known = byName.get(name)
  if (known !== undefined) return known
  const method = methods.find((candidate) => candidate.name === name)
  if (method === undefined && !Object.hasOwn(presets, name)) return null
  const found = method ?? ruleMethod(presetNamed(name))
  byName.set(name, found)
  return found
}

function isSelection(choice: unknown): choice is Preset | readonly (RuleName | Rule)[] {
  if (typeof choice !== 'object' || choice === null) return false
  return Array.isArray(choice) || Array.isArray((choice as Partial<Preset>).rules)
}

/** The error for a method that does not exist. */
function unknownMethod(choice: unknown): OptionError {
  const names = [...methods.map(({ name }) => name), ...Object.keys(presets)]
  const given = JSON.stringify(choice) ?? 'undefined'
  const near = typeof choice === 'string' ? suggestSome(choice, [...new Set(names)]) : []
  const text = `There is no method ${given}; ${adviceFor(choice, near)}`
  return new OptionError('method', { text, data: { given, near } })
}

function adviceFor(choice: unknown, near: readonly string[]): string {
  if (rules.some(({ name }) => name === choice)) return `for one rule, give a list: ["${choice}"]`
  if (near.length > 0) return `did you mean ${near.map((name) => `"${name}"`).join(' or ')}?`
  return `the names are in the list \`methods\`, and in \`presets\` of @waymark/normalize`
}
