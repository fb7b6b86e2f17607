import { ArgumentError } from '@waymark/infra/argument'
import { sentence } from '@waymark/infra/internal'
import { assumeScheme } from './assume-scheme.ts'
import type { FunctionForm } from './functions/spelling.ts'
import type { ArgumentName, FunctionArgument, UrlFunction } from './functions/url-function.ts'
import { namedMethod } from './method-functions.ts'
import type { BoundFunction, Choice, OpSettings, OpValue } from './op.ts'
import { implementations } from './ops/index.ts'

/** A function with its options. It is given a value for each of its columns, in their order. */
export type OpFunction = (first: string, second: string, third: string) => OpValue

/** What a function is bound with. */
export interface BindSettings {
  readonly settings: OpSettings
  /** Put before a URL that begins with a host; `null` for none. */
  readonly assumedScheme: string | null
  /** A row that names something unknown is NULL, and not an error. */
  readonly isUnknownNull: boolean
}

/** The argument that says what the function does, such as a method: the last one, if it has a list of names or is a pattern. */
export function choiceOf({ arguments: all }: UrlFunction): FunctionArgument | null {
  const last = all.at(-1)
  return last !== undefined && (last.kind === 'name' || last.kind === 'pattern') ? last : null
}

/**
 * Makes the function of a form.
 *
 * @param fixed - The values that options give to arguments, instead of columns.
 * @throws TypeError if one of them does not exist, or an option does not fit.
 */
export function bindForm(
  { of, arguments: read }: Pick<FunctionForm, 'of' | 'arguments'>,
  fixed: ReadonlyMap<ArgumentName, Choice>,
  { settings, assumedScheme, isUnknownNull }: BindSettings,
): OpFunction {
  const choice = choiceOf(of)
  const columns = read.filter(({ name }) => !fixed.has(name))
  if (choice !== null && columns.includes(choice)) {
    const boundOf = bindByName(of, choice, settings, isUnknownNull)
    return withScheme(
      columns,
      assumedScheme,
      columns.length === 3
        ? (first, second, name) => boundOf(name)?.(first, second) ?? null
        : (first, name) => boundOf(name)?.(first, '') ?? null,
    )
  }
  const chosen = choice === null ? '' : (fixed.get(choice.name) ?? choice.fallback!)
  const run = implementations[of.name].bind(settings, chosen)
  const constant =
    of.arguments.length === 2 && choice === null ? fixed.get(of.arguments[1]!.name) : undefined
  if (constant === undefined) return withScheme(columns, assumedScheme, run)
  const value = String(constant)
  return withScheme(columns, assumedScheme, (first) => run(first, value))
}

/** Gives a scheme to the URLs that lack it. URLs are the first arguments. */
function withScheme(
  columns: readonly FunctionArgument[],
  scheme: string | null,
  run: OpFunction,
): OpFunction {
  if (scheme === null || columns[0]?.kind !== 'url') return run
  if (columns[1]?.kind !== 'url') {
    return (first, second, third) => run(assumeScheme(first, scheme), second, third)
  }
  return (first, second, third) =>
    run(assumeScheme(first, scheme), assumeScheme(second, scheme), third)
}

/** How many functions are kept: more than there are names, but patterns and lists of rules may be without end. */
const MOST_KEPT = 200

/** Makes the function of each name or pattern that rows have, once. */
function bindByName(
  { name }: UrlFunction,
  argument: FunctionArgument,
  given: OpSettings,
  isUnknownNull: boolean,
): (text: string) => BoundFunction | null {
  const { bind } = implementations[name]
  // Not every method reads both.
  const settings: OpSettings = { ...given, methodOptions: {}, shared: ['base', 'publicSuffixList'] }
  const known = new Map<string, BoundFunction | null>()
  let lastText: string | null = null
  let last: BoundFunction | null = null
  return (text) => {
    // Nearly always, all rows have the same name.
    if (text === lastText) return last
    let bound = known.get(text)
    if (bound === undefined) {
      bound = null
      try {
        bound = bind(settings, argument.names === 'methods' ? namedMethod(text) : text)
      } catch (error) {
        if (!(error instanceof TypeError)) throw error
        if (!isUnknownNull) throw new ChoiceError(argument.name, text, error)
      }
      if (known.size === MOST_KEPT) known.clear()
      known.set(text, bound)
    }
    lastText = text
    last = bound
    return bound
  }
}

/** The name or pattern of a row cannot be used: a mistake in the query, which ends it. */
export class ChoiceError extends ArgumentError {
  constructor(argument: ArgumentName, value: string, cause: TypeError) {
    const isUnknown =
      cause instanceof ArgumentError && cause.argument === argument && 'name' in cause.data
    super(
      argument,
      isUnknown
        ? { text: cause.message, data: cause.data }
        : sentence('the {argument} {value:quote80} cannot be used: {reason}', {
            argument,
            value,
            reason: cause.message,
          }),
    )
    this.cause = cause
  }
}
