import {
  keepWrittenPort,
  type NormalizeOptions,
  normalizeRecord,
  type Rule,
  seo,
} from '@waymark/normalize/core'
import { parseUrl, parseUrlWithErrors, serializeUrl } from '@waymark/url-parser'
import type { URLNormalizationConfig } from './config.ts'
import { recognizeURL } from './recognize-url.ts'
import { findScheme } from './scheme.ts'
import type { NormalizedURL } from './url-types.ts'
import { makeError, quote, type URLValidationError } from './validation-error.ts'

/** A configuration as rules of `@waymark/normalize`. */
export interface RuleSet {
  readonly config: URLNormalizationConfig
  readonly rules: readonly Rule[]
  readonly options: NormalizeOptions
}

/** What became of one URL. */
export type Reading =
  | { readonly data: NormalizedURL; readonly error: null }
  | { readonly data: null; readonly error: URLValidationError }

const ruleSets: WeakMap<URLNormalizationConfig, RuleSet> = /* @__PURE__ */ new WeakMap()

/** Picks from the `seo` preset the rules that a configuration asks for, once for each object. */
export function toRuleSet(config: URLNormalizationConfig): RuleSet {
  let ruleSet = ruleSets.get(config)
  if (ruleSet === undefined) {
    ruleSet = makeRuleSet(config)
    // The two constants are frozen; anybody else's object may say something else the next time.
    if (Object.isFrozen(config)) ruleSets.set(config, ruleSet)
  }
  return ruleSet
}

function makeRuleSet(config: URLNormalizationConfig): RuleSet {
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
export function readURL(input: unknown, { config, rules, options }: RuleSet): Reading {
  if (typeof input !== 'string') {
    return fail(makeError('INVALID_URL', `A URL is a string, not ${quote(input)}.`))
  }
  const recognized = recognizeURL(input, config)
  if (recognized !== null) return { data: recognized, error: null }
  const scheme = findScheme(input)
  if (scheme === null) {
    return fail(
      /[^\0- ]/.test(input)
        ? makeError('RELATIVE_URL', `${quote(input)} is a relative URL.`, 0, input.length)
        : makeError('INVALID_URL', 'The URL is empty.', 0, input.length),
    )
  }
  if (!(config.allowedProtocols as readonly string[]).includes(scheme.name)) {
    const allowed = config.allowedProtocols.join(' and ')
    return fail(
      makeError(
        'UNSUPPORTED_PROTOCOL',
        `${quote(`${scheme.name}:`)} is not allowed here, only ${allowed}.`,
        scheme.start,
        scheme.end,
      ),
    )
  }
  const url = parseUrl(input)
  if (url === null) return fail(explainFailure(input))
  const written = options.defaultPort === 'keep' ? keepWrittenPort(url, input) : url
  // The URL parser accepted it and its scheme is http or https: that is all the brand says.
  const data = serializeUrl(normalizeRecord(written, rules, options)) as NormalizedURL
  return { data, error: null }
}

function fail(error: URLValidationError): Reading {
  return { data: null, error }
}

/** Parses once more, to hear what stopped the parser. */
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
