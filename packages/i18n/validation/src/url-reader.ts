import { serializeHost } from '@waymark/host'
import {
  createRecordNormalizer,
  keepWrittenPort,
  type NormalizeOptions,
  type Rule,
  seo,
} from '@waymark/normalize/core'
import {
  findScheme,
  includesCredentials,
  locateParts,
  parseUrl,
  parseUrlWithErrors,
  serializeUrl,
  type TextRange,
  type UrlRecord,
  type ValidationError,
} from '@waymark/url-parser'
import { explainFailure } from '@waymark/url-parser/url-text'
import {
  DEFAULT_URL_NORMALIZATION,
  resolveConfig,
  STRICT_URL_NORMALIZATION,
  type URLNormalizationConfig,
  type URLNormalizationOptions,
} from './config.ts'
import { findHostFault } from './host-fault.ts'
import type { NormalizedURL } from './url-types.ts'
import { makeError, quoteValue, type URLValidationError } from './validation-problem.ts'

/** A configuration as rules of `@waymark/normalize`. */
export interface URLNormalizationRules {
  readonly config: URLNormalizationConfig
  readonly rules: readonly Rule[]
  readonly options: NormalizeOptions
}

/**
 * Returns the rules of `@waymark/normalize` that implement a configuration, with their options, for example to trace or
 * list them.
 *
 * @param config - Absent options have their default values.
 * @throws {TypeError} If the configuration is wrong.
 *
 * @example
 * ```ts
 * import { urlNormalizationRules } from '@waymark/i18n-validation'
 * import { trace } from '@waymark/normalize'
 *
 * const { rules, options } = urlNormalizationRules({ removeQuery: false })
 * const { steps } = trace('https://a.example/tea/?q#top', rules, options)
 * steps.map(({ rule }) => rule) // => ['trailing-slash', 'remove-fragment']
 * ```
 */
export function urlNormalizationRules<Slash extends string = 'never'>(
  config?: URLNormalizationOptions<Slash>,
): URLNormalizationRules {
  const { normalize: _, ...rules } = toRuleSet(resolveConfig(config))
  return rules
}

/** The result of normalising one URL. */
export type Reading =
  | { readonly data: NormalizedURL; readonly error: null }
  | { readonly data: null; readonly error: URLValidationError }

/** A configuration as rules that are ready to run. */
export interface RuleSet extends URLNormalizationRules {
  readonly normalize: (url: UrlRecord) => UrlRecord
}

/** Selects the rules of the `seo` preset that a configuration needs. */
export function toRuleSet(config: URLNormalizationConfig): RuleSet {
  if (config === DEFAULT_URL_NORMALIZATION) return DEFAULT_RULES
  return config === STRICT_URL_NORMALIZATION ? STRICT_RULES : makeRuleSet(config)
}

const DEFAULT_RULES = /* @__PURE__ */ makeRuleSet(DEFAULT_URL_NORMALIZATION)
const STRICT_RULES = /* @__PURE__ */ makeRuleSet(STRICT_URL_NORMALIZATION)

function makeRuleSet(config: URLNormalizationConfig): RuleSet {
  const left: Readonly<Record<string, boolean>> = {
    'remove-query': !config.removeQuery,
    'remove-fragment': !config.removeFragment,
    'remove-default-port': !config.normalizePort,
  }
  const rules = seo.rules.filter((rule) => left[rule.name] !== true)
  const options: NormalizeOptions = {
    ...seo.options,
    trailingSlash: config.trailingSlash,
    defaultPort: config.normalizePort ? 'remove' : 'keep',
  }
  return { config, rules, options, normalize: createRecordNormalizer(rules, options) }
}

/** Which URLs are accepted. */
export interface Acceptance {
  readonly config: URLNormalizationConfig
  /** Whether hosts that no visitor reaches are accepted. */
  readonly allowUnreachableHosts: boolean
  /** Whether a user name and a password are accepted, which no published list of pages should have. */
  readonly allowCredentials: boolean
}

/** Normalises a value, or returns why it is not accepted. Never throws. */
export function readURL(input: unknown, ruleSet: RuleSet, allowUnreachableHosts: boolean): Reading {
  const { config } = ruleSet
  const acceptance: Acceptance = { config, allowUnreachableHosts, allowCredentials: true }
  const url = parseAccepted(input, acceptance)
  return url === null
    ? { data: null, error: explainRefusal(input, acceptance) }
    : { data: normalizeParsed(url, input as string, ruleSet), error: null }
}

/** Parses a value; `null` if it is not a URL, or if its scheme, its credentials or its host are not accepted. */
export function parseAccepted(
  input: unknown,
  { config, allowUnreachableHosts, allowCredentials }: Acceptance,
): UrlRecord | null {
  const url = typeof input === 'string' ? parseUrl(input) : null
  const allowed: readonly string[] = config.allowedProtocols
  if (url === null || !allowed.includes(url.scheme)) return null
  if (!allowCredentials && includesCredentials(url)) return null
  return allowUnreachableHosts || findHostFault(url) === null ? url : null
}

/** @param url - The result of `parseAccepted` for the input. */
export function normalizeParsed(
  url: UrlRecord,
  input: string,
  { normalize, options }: RuleSet,
): NormalizedURL {
  const written = options.defaultPort === 'keep' ? keepWrittenPort(url, input) : url
  // A serialised http or https URL is all that the type requires.
  return serializeUrl(normalize(written)) as NormalizedURL
}

/** Returns why `parseAccepted` rejects a value. */
export function explainRefusal(
  input: unknown,
  { config: { allowedProtocols }, allowCredentials }: Acceptance,
): URLValidationError {
  if (typeof input !== 'string') {
    return makeError('INVALID_URL', `A URL must be a string, not ${quoteValue(input)}.`)
  }
  const scheme = findScheme(input)
  if (scheme === null) {
    return /[^\0- ]/.test(input)
      ? makeError('RELATIVE_URL', `${quoteValue(input)} is a relative URL.`, 0, input.length)
      : makeError('INVALID_URL', 'The URL is empty.', 0, input.length)
  }
  const { name, start, end } = scheme
  if (!(allowedProtocols as readonly string[]).includes(name)) {
    const allowed = allowedProtocols.join(' and ')
    const message = `The scheme ${quoteValue(name)} is not allowed, only ${allowed}.`
    return makeError('UNSUPPORTED_PROTOCOL', message, start, end)
  }
  const { url, failure } = parseUrlWithErrors(input)
  if (failure !== null) return explainInvalid(input, failure)
  return explainUnwanted(input, url, allowCredentials)
}

/** Returns why a URL is not accepted although the parser accepts it. */
function explainUnwanted(
  input: string,
  url: UrlRecord,
  allowCredentials: boolean,
): URLValidationError {
  const { username, password, host } = locateParts(input)
  if (!allowCredentials && includesCredentials(url)) {
    const { start, end } = rangeOf(username, password, input)
    return makeError('CREDENTIALS_IN_URL', CREDENTIALS, start, end)
  }
  const { code, what } = findHostFault(url)!
  const { start, end } = rangeOf(host, null, input)
  return makeError(code, `The host ${quoteValue(serializeHost(url.host!))} ${what}.`, start, end)
}

const CREDENTIALS = 'The URL contains a user name or a password.'

/** From the beginning of one part to the end of another, or of the first alone. */
function rangeOf(first: TextRange | null, last: TextRange | null, input: string): TextRange {
  return { start: first?.start ?? 0, end: (last ?? first)?.end ?? input.length }
}

/** Errors are not collected the first time, because most URLs are valid. */
function explainInvalid(input: string, failure: ValidationError): URLValidationError {
  const { name: cause } = failure
  const { message, start, end } = explainFailure(input, failure)
  const code = isHostError(cause) ? 'INVALID_HOST' : 'INVALID_URL'
  return {
    ...makeError(code, `${quoteValue(input)} is not a URL. ${message}`, start, end),
    cause,
  }
}

/** https://url.spec.whatwg.org/#validation-error, the groups "IDNA", "Host parsing" and host-missing. */
function isHostError(name: string): boolean {
  return /^(?:domain|host|IPv[46])-/.test(name)
}
