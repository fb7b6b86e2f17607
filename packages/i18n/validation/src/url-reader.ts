import {
  keepWrittenPort,
  type NormalizeOptions,
  normalizeRecord,
  type Rule,
  seo,
} from '@waymark/normalize/core'
import { parseUrl, parseUrlWithErrors, serializeUrl, type UrlRecord } from '@waymark/url-parser'
import {
  resolveConfig,
  type URLNormalizationConfig,
  type URLNormalizationOptions,
} from './config.ts'
import { findScheme } from './scheme.ts'
import type { NormalizedURL } from './url-types.ts'
import { makeError, quote, type URLValidationError } from './validation-problem.ts'

/** A configuration as rules of `@waymark/normalize`. */
export interface URLNormalizationRules {
  readonly config: URLNormalizationConfig
  readonly rules: readonly Rule[]
  readonly options: NormalizeOptions
}

/**
 * The rules of `@waymark/normalize` that a configuration stands for, with their options: for a trace, or a list.
 *
 * @param config - Options that are left out are the default's.
 * @throws TypeError that names the option, when one is unknown or has a wrong value.
 */
export function urlNormalizationRules(config?: URLNormalizationOptions): URLNormalizationRules {
  return toRuleSet(resolveConfig(config))
}

/** What became of one URL. */
export type Reading =
  | { readonly data: NormalizedURL; readonly error: null }
  | { readonly data: null; readonly error: URLValidationError }

const ruleSets: WeakMap<URLNormalizationConfig, URLNormalizationRules> =
  /* @__PURE__ */ new WeakMap()

/** Picks from the `seo` preset the rules that a configuration asks for, once for each object. */
export function toRuleSet(config: URLNormalizationConfig): URLNormalizationRules {
  let ruleSet = ruleSets.get(config)
  if (ruleSet === undefined) {
    ruleSet = makeRuleSet(config)
    // The two constants are frozen; anybody else's object may say something else the next time.
    if (Object.isFrozen(config)) ruleSets.set(config, ruleSet)
  }
  return ruleSet
}

function makeRuleSet(config: URLNormalizationConfig): URLNormalizationRules {
  const left: Readonly<Record<string, boolean>> = {
    'remove-query': !config.removeQuery,
    'remove-fragment': !config.removeFragment,
    'remove-default-port': !config.normalizePort,
  }
  return {
    config,
    rules: seo.rules.filter((rule) => left[rule.name] !== true),
    options: {
      ...seo.options,
      trailingSlash: config.trailingSlash,
      defaultPort: config.normalizePort ? 'remove' : 'keep',
    },
  }
}

/** Normalises one value, or says the one thing that keeps it from being a URL. Never throws. */
export function readURL(input: unknown, ruleSet: URLNormalizationRules): Reading {
  const url = parseAllowed(input, ruleSet.config)
  return url === null
    ? { data: null, error: explainRefusal(input, ruleSet.config) }
    : { data: normalizeParsed(url, input as string, ruleSet), error: null }
}

/** The URL that a value is; `null` where it is not one, or has a scheme that is not allowed. */
export function parseAllowed(input: unknown, config: URLNormalizationConfig): UrlRecord | null {
  const url = typeof input === 'string' ? parseUrl(input) : null
  const allowed: readonly string[] = config.allowedProtocols
  return url !== null && allowed.includes(url.scheme) ? url : null
}

/** @param url - What `parseAllowed` gave for the input. */
export function normalizeParsed(
  url: UrlRecord,
  input: string,
  { rules, options }: URLNormalizationRules,
): NormalizedURL {
  const written = options.defaultPort === 'keep' ? keepWrittenPort(url, input) : url
  // The URL parser accepted it and its scheme is http or https: that is all the brand says.
  return serializeUrl(normalizeRecord(written, rules, options)) as NormalizedURL
}

/** Why `parseAllowed` refuses a value. */
export function explainRefusal(
  input: unknown,
  { allowedProtocols }: URLNormalizationConfig,
): URLValidationError {
  if (typeof input !== 'string') {
    return makeError('INVALID_URL', `A URL is a string, not ${quote(input)}.`)
  }
  const scheme = findScheme(input)
  if (scheme === null) {
    return /[^\0- ]/.test(input)
      ? makeError('RELATIVE_URL', `${quote(input)} is a relative URL.`, 0, input.length)
      : makeError('INVALID_URL', 'The URL is empty.', 0, input.length)
  }
  const { name, start, end } = scheme
  if (!(allowedProtocols as readonly string[]).includes(name)) {
    const allowed = allowedProtocols.join(' and ')
    const message = `${quote(`${name}:`)} is not allowed here, only ${allowed}.`
    return makeError('UNSUPPORTED_PROTOCOL', message, start, end)
  }
  return explainFailure(input)
}

/** Parses once more, for the cause: errors are not collected the first time, because most URLs are good. */
function explainFailure(input: string): URLValidationError {
  const { name: cause, start, end } = parseUrlWithErrors(input).failure!
  const error = isHostError(cause)
    ? makeError('INVALID_HOST', `The host of ${quote(input)} is not valid (${cause}).`, start, end)
    : makeError('INVALID_URL', `${quote(input)} is not a URL (${cause}).`, start, end)
  return { ...error, cause }
}

/** https://url.spec.whatwg.org/#validation-error, the groups "IDNA", "Host parsing" and host-missing. */
function isHostError(name: string): boolean {
  return /^(?:domain|host|IPv[46])-/.test(name)
}
