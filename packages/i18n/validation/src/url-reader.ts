import { sentence } from '@waymark/infra/internal'
import {
  createRecordNormalizer,
  keepWrittenPort,
  type NormalizeOptions,
  type Rule,
  type TraceStep,
} from '@waymark/normalize/core'
import { pageRules } from '@waymark/normalize/internal'
import {
  findScheme,
  includesCredentials,
  type LocatedParts,
  parseUrl,
  readUrl,
  serializeUrl,
  type TextRange,
  type UrlRecord,
  type ValidationError,
} from '@waymark/url-parser'
import { explainFailure } from '@waymark/url-parser/internal'
import {
  CONFIGURATIONS,
  resolveConfig,
  type URLNormalizationConfig,
  type URLNormalizationOptions,
} from './config.ts'
import type { HostFault } from './host-fault.ts'
import type { NormalizedURL } from './url-types.ts'
import {
  makeError,
  makeErrorWith,
  sayValue,
  type URLValidationError,
} from './validation-problem.ts'

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
 * @param config - Absent options have the values of `defaults`.
 * @param defaults - Default `DEFAULT_URL_NORMALIZATION`.
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
  defaults?: URLNormalizationConfig,
): URLNormalizationRules {
  const { rules, options, config: complete } = toRuleSet(resolveConfig(config, defaults))
  return { config: complete, rules, options }
}

/** A URL that is accepted. It was parsed once: what needs more of it takes its records. */
export interface AcceptedURL {
  readonly written: string
  /** What the parser made of it. */
  readonly record: UrlRecord
  /** The record of the normal form: what parsing `data` gives. */
  readonly normal: UrlRecord
  readonly data: NormalizedURL
  readonly error: null
  /** The rules that make `data`. */
  readonly ruleSet: URLNormalizationRules
}

/** The class of all accepted URLs. */
export class ReadURL implements AcceptedURL {
  readonly written: string
  readonly record: UrlRecord
  readonly normal: UrlRecord
  readonly data: NormalizedURL
  readonly error: null = null
  readonly ruleSet: URLNormalizationRules
  /** What `stepsOf` and `rulesOf` have found: a page is asked once for each link to it. */
  readonly memo: { steps: readonly TraceStep[] | null; rules: readonly string[] | null } = {
    steps: null,
    rules: null,
  }

  constructor(written: string, record: UrlRecord, ruleSet: RuleSet) {
    const { normalize, options } = ruleSet
    this.written = written
    this.record = record
    this.normal = normalize(record)
    const withPort = options.defaultPort === 'keep' ? keepWrittenPort(record, written) : record
    const own = withPort === record ? this.normal : normalize(withPort)
    // A serialised http or https URL is all that the type requires.
    this.data = serializeUrl(own) as NormalizedURL
    this.ruleSet = ruleSet
  }
}

/** A value that is not accepted as a URL. */
export interface RefusedURL {
  /** Empty if the value is not a string. */
  readonly written: string
  /** `null` if it is not an absolute URL. */
  readonly record: UrlRecord | null
  readonly data: null
  readonly error: URLValidationError
}

/** One URL as it was read. */
export type URLReading = AcceptedURL | RefusedURL

/** A configuration as rules that are ready to run. */
export interface RuleSet extends URLNormalizationRules {
  readonly normalize: (url: UrlRecord) => UrlRecord
}

/** Selects the rules of the `seo` preset that a configuration needs. */
export function toRuleSet(config: URLNormalizationConfig): RuleSet {
  return RULE_SETS.find((each) => each.config === config) ?? makeRuleSet(config)
}

const RULE_SETS = /* @__PURE__ */ CONFIGURATIONS.map(makeRuleSet)

function makeRuleSet(config: URLNormalizationConfig): RuleSet {
  const { rules, options: own } = pageRules(config)
  const options: NormalizeOptions = {
    ...own,
    defaultPort: config.normalizePort ? 'remove' : 'keep',
  }
  return { config, rules, options, normalize: createRecordNormalizer(rules, options) }
}

/** Which URLs are accepted. */
export interface Acceptance {
  /** Returns why a host is not accepted, or `null`. Not in bundles that accept every host. */
  readonly findHostFault: (url: UrlRecord) => HostFault | null
  /** Whether a user name and a password are accepted, which no published list of pages should have. */
  readonly allowCredentials: boolean
}

/** For a URL by itself: the host may be that of a computer under development. */
export const ANY_HOST: Acceptance = { findHostFault: () => null, allowCredentials: true }

/** Parses a value once, and normalises it or says why it is not accepted. Never throws. */
export function readURL(input: unknown, ruleSet: RuleSet, acceptance: Acceptance): URLReading {
  const written = typeof input === 'string' ? input : ''
  const record = typeof input === 'string' ? parseUrl(input) : null
  const error = explainRefusal(input, record, ruleSet.config, acceptance)
  // Only a string that is a URL is accepted.
  if (error === null) return new ReadURL(written, record!, ruleSet)
  return { written, record, data: null, error }
}

/**
 * Returns why a value is not accepted as a URL; `null` if it is.
 *
 * @param url - What the parser made of it.
 */
export function explainRefusal(
  input: unknown,
  url: UrlRecord | null,
  config: URLNormalizationConfig,
  acceptance: Acceptance,
): URLValidationError | null {
  if (url !== null && isAccepted(url, config, acceptance)) return null
  return explain(input, url, config, acceptance)
}

function isAccepted(
  url: UrlRecord,
  { allowedProtocols }: URLNormalizationConfig,
  { findHostFault, allowCredentials }: Acceptance,
): boolean {
  if (!(allowedProtocols as readonly string[]).includes(url.scheme)) return false
  if (!allowCredentials && includesCredentials(url)) return false
  return findHostFault(url) === null
}

function explain(
  input: unknown,
  url: UrlRecord | null,
  { allowedProtocols }: URLNormalizationConfig,
  acceptance: Acceptance,
): URLValidationError {
  if (typeof input !== 'string') {
    return makeError(
      'INVALID_URL',
      sentence('A URL must be a string, not {got:phrase}.', { got: sayValue(input) }),
    )
  }
  const scheme = findScheme(input)
  if (scheme === null) {
    return /[^\0- ]/.test(input)
      ? makeError(
          'RELATIVE_URL',
          sentence('{url:quote60} is a relative URL.', { url: input }),
          0,
          input.length,
        )
      : makeError('INVALID_URL', sentence('The URL is empty.'), 0, input.length)
  }
  const { name, start, end } = scheme
  if (!(allowedProtocols as readonly string[]).includes(name)) {
    const message = sentence('The scheme {scheme:quote60} is not allowed, only {allowed,and}.', {
      scheme: name,
      allowed: allowedProtocols,
    })
    const remedy = sentence('Use {allowed,or}.', { allowed: allowedProtocols })
    return { ...makeErrorWith('UNSUPPORTED_PROTOCOL', message, remedy), start, end }
  }
  // Errors and places are not collected the first time, because most URLs are valid.
  const { failure, parts } = readUrl(input)
  if (failure !== null) return explainInvalid(input, failure)
  return explainUnwanted(input, url!, parts, acceptance)
}

/** Returns why a URL is not accepted although the parser accepts it. */
function explainUnwanted(
  input: string,
  url: UrlRecord,
  { username, password, host }: LocatedParts,
  { findHostFault, allowCredentials }: Acceptance,
): URLValidationError {
  if (!allowCredentials && includesCredentials(url)) {
    const { start, end } = rangeOf(username, password, input)
    return makeError(
      'CREDENTIALS_IN_URL',
      sentence('The URL contains a user name or a password.'),
      start,
      end,
    )
  }
  const { code, message } = findHostFault(url)!
  const { start, end } = rangeOf(host, null, input)
  return makeError(code, message, start, end)
}

/** From the beginning of one part to the end of another, or of the first alone. */
function rangeOf(first: TextRange | null, last: TextRange | null, input: string): TextRange {
  return { start: first?.start ?? 0, end: (last ?? first)?.end ?? input.length }
}

function explainInvalid(input: string, failure: ValidationError): URLValidationError {
  const { name: cause } = failure
  const { message: reason, start, end } = explainFailure(input, failure)
  const code = isHostError(cause) ? 'INVALID_HOST' : 'INVALID_URL'
  const message = sentence('{url:quote60} is not a URL. {reason:phrase}', { url: input, reason })
  return { ...makeError(code, message, start, end), cause }
}

/** https://url.spec.whatwg.org/#validation-error, the groups "IDNA", "Host parsing" and host-missing. */
function isHostError(name: string): boolean {
  return /^(?:domain|host|IPv[46])-/.test(name)
}
