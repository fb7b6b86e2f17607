import { BOOLEAN, type OptionTable, oneOf } from '@waymark/infra/options'
import { traceWith } from '@waymark/normalize/core'
import { serializeUrl, type UrlRecord } from '@waymark/url-parser'
import { CACHE_SIZE, remember } from './bounded-cache.ts'
import { resolveConfig, type URLNormalizationOptions } from './config.ts'
import { checkDateTime, DATE_TIME_OPTIONS, type DateTimeOptions } from './date-time.ts'
import type { URLSourceErrorCode } from './error-codes.ts'
import { pointTo } from './json-pointer.ts'
import { checkTag } from './language-tag.ts'
import {
  explainRefusal,
  normalizeParsed,
  parseAllowed,
  type Reading,
  readURL,
  toRuleSet,
  type URLNormalizationRules,
} from './url-reader.ts'
import type { URLSourceChange, URLSourceError } from './url-source.ts'
import {
  findDeviations,
  URL_VALIDATION_OPTIONS,
  type URLValidationOptions,
} from './validate-url.ts'
import { makeError, quote } from './validation-problem.ts'

/** How a database or an entry is judged. */
export interface URLSourceOptions extends DateTimeOptions, URLValidationOptions {
  /**
   * What becomes of members that the format does not have: they stay in the data, they are left out of
   * it, or they are errors. Default `'keep'`.
   */
  readonly unknownMembers?: 'keep' | 'drop' | 'error' | undefined
  /** Whether language tags must be in the registry. Default `false`: `@waymark/hreflang` reports that better. */
  readonly registry?: boolean | undefined
  /** How many URLs to remember, since alternates come again and again; 0 for none. Default 0. */
  readonly cacheSize?: number | undefined
}

export const URL_SOURCE_OPTIONS: OptionTable<URLSourceOptions> = /* @__PURE__ */ Object.freeze({
  ...URL_VALIDATION_OPTIONS,
  ...DATE_TIME_OPTIONS,
  registry: BOOLEAN,
  unknownMembers: /* @__PURE__ */ oneOf('keep', 'drop', 'error'),
  cacheSize: CACHE_SIZE,
})

/** A JSON object: anything may stand under any name. */
export type JsonObject = Readonly<Record<string, unknown>>

interface CachedReading {
  readonly reading: Reading
  readonly rules: readonly string[]
}

/**
 * Reads the parts of one database, and gathers every error and every change.
 *
 * A reader is used for one database or one entry after another: `take` hands over what was gathered.
 */
export class URLSourceReader {
  readonly #ruleSet: URLNormalizationRules
  readonly #options: URLSourceOptions
  readonly #mode: 'normalize' | 'check'
  readonly #readText: (url: string) => CachedReading
  #errors: URLSourceError[] = []
  #changes: URLSourceChange[] = []

  /** @param options - They have been checked. */
  constructor(config: URLNormalizationOptions | undefined, options: URLSourceOptions) {
    this.#ruleSet = toRuleSet(resolveConfig(config))
    this.#options = options
    this.#mode = options.mode ?? 'normalize'
    this.#readText = remember((url) => this.#readAfresh(url), options.cacheSize ?? 0).get
  }

  /** What was gathered since the last call. */
  take(): { readonly errors: URLSourceError[]; readonly changes: URLSourceChange[] } {
    const gathered = { errors: this.#errors, changes: this.#changes }
    this.#errors = []
    this.#changes = []
    return gathered
  }

  report(pointer: string, code: URLSourceErrorCode, message: string): void {
    this.#errors.push({ ...makeError(code, message), pointer })
  }

  /** The value as an object; otherwise reports its type. */
  object(value: unknown, pointer: string, what: string): JsonObject | null {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as JsonObject // An object may be asked for any name.
    }
    this.report(pointer, 'WRONG_TYPE', `${what} is an object, not ${quote(value)}.`)
    return null
  }

  list(value: unknown, pointer: string, what: string): readonly unknown[] | null {
    if (Array.isArray(value)) return value
    this.report(pointer, 'WRONG_TYPE', `${what} is a list, not ${quote(value)}.`)
    return null
  }

  /** Whether a required member is there; otherwise reports where it should be. */
  has(object: JsonObject, name: string, pointer: string): boolean {
    if (object[name] !== undefined) return true
    this.report(pointTo(pointer, name), 'MISSING_MEMBER', `The member ${quote(name)} is missing.`)
    return false
  }

  url(value: unknown, pointer: string): string | null {
    const { reading, rules } =
      typeof value === 'string'
        ? this.#readText(value)
        : { reading: readURL(value, this.#ruleSet), rules: [] }
    if (reading.error !== null) {
      this.#errors.push({ ...reading.error, pointer })
      return null
    }
    if (reading.data === value || typeof value !== 'string') return reading.data
    if (this.#mode === 'check') {
      for (const error of findDeviations(value, this.#ruleSet)) {
        this.#errors.push({ ...error, pointer })
      }
    } else this.#changes.push({ pointer, rules, before: value, after: reading.data })
    return reading.data
  }

  tag(value: unknown, pointer: string, allowXDefault: boolean): void {
    const { registry = false } = this.#options
    for (const error of checkTag(value, { allowXDefault, registry })) {
      this.#errors.push({ ...error, pointer })
    }
  }

  dateTime(value: unknown, pointer: string): void {
    const error = checkDateTime(value, this.#options)
    if (error !== null) this.#errors.push({ ...error, pointer })
  }

  /** The members that go into the data beside the known ones. */
  others(object: JsonObject, known: readonly string[], pointer: string): JsonObject {
    const { unknownMembers = 'keep' } = this.#options
    const names = Object.keys(object).filter((name) => !known.includes(name))
    if (unknownMembers === 'error') {
      for (const name of names) {
        const message = `There is no member ${quote(name)} in this format; it has ${known.join(', ')}.`
        this.report(pointTo(pointer, name), 'UNKNOWN_MEMBER', message)
      }
    }
    if (unknownMembers !== 'keep' || names.length === 0) return {}
    // fromEntries makes own properties, also of `__proto__`.
    return Object.fromEntries(names.map((name) => [name, object[name]]))
  }

  #readAfresh(input: string): CachedReading {
    const { config } = this.#ruleSet
    const url = parseAllowed(input, config)
    if (url === null) {
      return { reading: { data: null, error: explainRefusal(input, config) }, rules: [] }
    }
    const data = normalizeParsed(url, input, this.#ruleSet)
    const isChanged = this.#mode === 'normalize' && data !== input
    return {
      reading: { data, error: null },
      rules: isChanged ? this.#rulesThatChange(input, url) : [],
    }
  }

  #rulesThatChange(input: string, parsed: UrlRecord): readonly string[] {
    const { rules, options } = this.#ruleSet
    // Usually the parser has changed nothing, and the records show what each rule does. Otherwise the trace parses the
    // input again, because it tells what the parser changed.
    if (serializeUrl(parsed) === input) {
      let url = parsed
      return rules.flatMap((rule) => {
        const before = url
        url = rule.apply(url, options)
        return url === before ? [] : [rule.name]
      })
    }
    return [...new Set(traceWith(input, { rules, options }).steps.map(({ rule }) => rule))]
  }
}
