import { checkOptions, type OptionTable, oneOf } from '@waymark/infra/options'
import { PUBLIC_SUFFIX_LIST, type PublicSuffixList } from '@waymark/public-suffix'
import { InputTooLongError } from '@waymark/url-parser'
import { bindForm, type OpFunction } from './bind-function.ts'
import { MAX_LENGTH, urlFunctions } from './functions/table.ts'
import type { FunctionName } from './functions/url-function.ts'
import { isLonger } from './is-longer.ts'
import { isMissingOption } from './method-functions.ts'
import type { OpValue } from './op.ts'
import { unknownName } from './unknown-name.ts'

/** The options of the functions of an engine. */
export interface UrlFunctionOptions {
  /** The list by which domains and sites are decided, from `createPublicSuffixList` of `@waymark/public-suffix/list`. Default: the built-in one. */
  readonly publicSuffixList?: PublicSuffixList | undefined
  /** The scheme of URLs that begin with a host, such as `www.example.com/a`. Default: none, so that they are not URLs. */
  readonly assumeScheme?: AssumedScheme | undefined
  /** What a preset, method, part or pattern that does not exist is: an `error`, or `null`, for columns whose names really vary. Default `'error'`. */
  readonly unknown?: 'error' | 'null' | undefined
}

/** A scheme that can be assumed. */
export type AssumedScheme = 'https' | 'http'

/**
 * The options of the functions of an engine, as data.
 *
 * @example
 * ```ts
 * import { URL_FUNCTION_OPTIONS } from '@waymark/worker'
 *
 * URL_FUNCTION_OPTIONS.assumeScheme.accepts('https') // => true
 * URL_FUNCTION_OPTIONS.unknown.accepts('NULL') // => false
 * ```
 */
export const URL_FUNCTION_OPTIONS: OptionTable<UrlFunctionOptions> = /* @__PURE__ */ Object.freeze({
  publicSuffixList: PUBLIC_SUFFIX_LIST,
  assumeScheme: /* @__PURE__ */ oneOf('https', 'http'),
  unknown: /* @__PURE__ */ oneOf('error', 'null'),
})

/** A function of the table, to be called for each row. An argument that is not a string, and one that is too long, gives `null`. */
export type UrlFunctionCall = (first?: unknown, second?: unknown, third?: unknown) => OpValue

/**
 * Makes a function of the table, for an engine that runs JavaScript. An optional argument may be left out or `undefined`.
 *
 * @throws OptionError for a misspelt option or a wrong value, ArgumentError for a function that does not exist. The function itself
 * throws a TypeError for a preset, method, part or pattern that does not exist, with a suggestion.
 *
 * @example
 * ```ts
 * import { createUrlFunction } from '@waymark/worker'
 *
 * const domain = createUrlFunction('domain')
 * domain('https://www.foo.github.io/') // => 'foo.github.io'
 * domain('https://www.foo.github.io/', 'icann') // => 'github.io'
 * domain(null) // => null
 * domain('https://a.example/', 'ican') // throws did you mean "icann"?
 * createUrlFunction('host', { assumeScheme: 'https' })('example.com:8080/x') // => 'example.com'
 * ```
 */
export function createUrlFunction(
  name: FunctionName,
  options: UrlFunctionOptions = {},
): UrlFunctionCall {
  const {
    publicSuffixList = null,
    assumeScheme = null,
    unknown,
  } = checkOptions(options, URL_FUNCTION_OPTIONS)
  const definition = urlFunctions.find((one) => one.name === name)
  if (definition === undefined) {
    const names = urlFunctions.map((one) => one.name)
    throw unknownName('name', String(name), names, 'function')
  }
  const { arguments: all } = definition
  const bind = (): OpFunction =>
    bindForm({ of: definition, arguments: all }, new Map(), {
      settings: { methodOptions: {}, base: null, publicSuffixList, shared: [] },
      assumedScheme: assumeScheme,
      isUnknownNull: unknown === 'null',
    })
  // Some functions decode tables: an engine that has all of them calls a few.
  let run: OpFunction | null = null
  const fallbacks = all.map(({ fallback }) => fallback)
  const valueAt = (at: number, value: unknown): string | null => {
    if (at >= all.length) return ''
    const given = value === undefined ? fallbacks[at] : value
    return typeof given === 'string' && !isLonger(given, MAX_LENGTH) ? given : null
  }
  return (first, second, third) => {
    const a = valueAt(0, first)
    const b = valueAt(1, second)
    const c = valueAt(2, third)
    if (a === null || b === null || c === null) return null
    try {
      run ??= bind()
      return run(a, b, c)
    } catch (error) {
      if (isRowWithoutAnswer(error)) return null
      throw error
    }
  }
}

/** Whether the row has no answer, although nothing is wrong with the query. */
export function isRowWithoutAnswer(error: unknown): boolean {
  return error instanceof InputTooLongError || isMissingOption(error)
}
