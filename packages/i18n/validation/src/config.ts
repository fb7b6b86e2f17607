import { isRecord, requireValue } from '@waymark/infra/internal'
import {
  BOOLEAN,
  checkOptions,
  listOf,
  type OptionTable,
  type OptionType,
  oneOf,
  RECORD,
} from '@waymark/infra/options'

/** How URLs are normalised: the five options of the specification. */
export interface URLNormalizationConfig {
  /** Whether paths end in a slash. The root path is always `/`. */
  readonly trailingSlash: 'always' | 'never' | 'preserve'
  /** Whether to remove the query. */
  readonly removeQuery: boolean
  /** Whether to remove the fragment. */
  readonly removeFragment: boolean
  /** The schemes that are accepted, without a colon. */
  readonly allowedProtocols: readonly ('https' | 'http')[]
  /** Whether to remove the default port of the scheme. With `false`, it stays if it is written. */
  readonly normalizePort: boolean
}

type TrailingSlash = URLNormalizationConfig['trailingSlash']

/**
 * A partial configuration. Options that are absent or `undefined` have their default values.
 *
 * In `const config = { ...DEFAULT_URL_NORMALIZATION, trailingSlash: 'always' }`, TypeScript takes the option for a `string`. Functions
 * accept that by inferring `Slash`, and check the value at run time. A wrong literal does not compile.
 */
export type URLNormalizationOptions<Slash extends string = TrailingSlash> = {
  readonly [Name in Exclude<keyof URLNormalizationConfig, 'trailingSlash'>]?:
    | URLNormalizationConfig[Name]
    | undefined
} & {
  readonly trailingSlash?: (Slash & (string extends Slash ? string : TrailingSlash)) | undefined
}

/**
 * No trailing slash, no query, no fragment, no default port; `https` and `http`.
 *
 * @example
 * ```ts
 * import { DEFAULT_URL_NORMALIZATION, normalizeURL } from '@waymark/i18n-validation'
 *
 * const config = { ...DEFAULT_URL_NORMALIZATION, trailingSlash: 'always' }
 * normalizeURL('https://a.example/tea?q#top', config) // => 'https://a.example/tea/'
 * ```
 */
export const DEFAULT_URL_NORMALIZATION: URLNormalizationConfig = /* @__PURE__ */ Object.freeze({
  trailingSlash: 'never',
  removeQuery: true,
  removeFragment: true,
  allowedProtocols: /* @__PURE__ */ Object.freeze(['https', 'http'] as const),
  normalizePort: true,
})

/**
 * The same for production: `https` only.
 *
 * @example
 * ```ts
 * import { STRICT_URL_NORMALIZATION, validateURL } from '@waymark/i18n-validation'
 *
 * const { errors } = validateURL('http://a.example/', STRICT_URL_NORMALIZATION)
 * errors[0].code // => 'UNSUPPORTED_PROTOCOL'
 * ```
 */
export const STRICT_URL_NORMALIZATION: URLNormalizationConfig = /* @__PURE__ */ Object.freeze({
  trailingSlash: 'never',
  removeQuery: true,
  removeFragment: true,
  allowedProtocols: /* @__PURE__ */ Object.freeze(['https'] as const),
  normalizePort: true,
})

/**
 * Keeps what can distinguish pages: the query, and whether a path ends in a slash. Only the fragment, which no server gets, and
 * the default port are removed.
 *
 * @example
 * ```ts
 * import { normalizeURL, SAFE_URL_NORMALIZATION } from '@waymark/i18n-validation'
 *
 * normalizeURL('https://A.example:443/%7Etea/?q=%c3%a9#top', SAFE_URL_NORMALIZATION) // => 'https://a.example/~tea/?q=%C3%A9'
 * ```
 */
export const SAFE_URL_NORMALIZATION: URLNormalizationConfig = /* @__PURE__ */ Object.freeze({
  trailingSlash: 'preserve',
  removeQuery: false,
  removeFragment: true,
  allowedProtocols: /* @__PURE__ */ Object.freeze(['https', 'http'] as const),
  normalizePort: true,
})

/** The configurations that have names. They cannot be changed. */
export const CONFIGURATIONS: readonly URLNormalizationConfig[] = [
  DEFAULT_URL_NORMALIZATION,
  STRICT_URL_NORMALIZATION,
  SAFE_URL_NORMALIZATION,
]

export const CONFIG_OPTIONS: OptionTable<URLNormalizationConfig> = {
  trailingSlash: /* @__PURE__ */ oneOf('always', 'never', 'preserve'),
  removeQuery: BOOLEAN,
  removeFragment: BOOLEAN,
  allowedProtocols: /* @__PURE__ */ protocolsType(),
  normalizePort: BOOLEAN,
}

function protocolsType(): OptionType {
  const protocol = oneOf('https', 'http')
  return {
    ...listOf(protocol, "a list with 'https', 'http' or both, without colons"),
    // At least one.
    accepts: (value) => Array.isArray(value) && value.length > 0 && value.every(protocol.accepts),
  }
}

/**
 * Completes a partial configuration. The result does not change if the caller changes `config` later.
 *
 * @param config - Options that are absent or `undefined` have the values of `defaults`.
 * @throws {OptionError} If an option is unknown or has a wrong value.
 */
export function resolveConfig(
  config: URLNormalizationOptions<string> | undefined,
  defaults: URLNormalizationConfig = DEFAULT_URL_NORMALIZATION,
): URLNormalizationConfig {
  if (config === undefined) return defaults
  const own = CONFIGURATIONS.find((each) => each === config)
  if (own !== undefined) return own
  checkConfig(config)
  const given = Object.entries(config).filter(([, value]) => value !== undefined)
  const merged: URLNormalizationConfig = Object.assign({ ...defaults }, Object.fromEntries(given))
  return { ...merged, allowedProtocols: [...merged.allowedProtocols] }
}

/**
 * Whether a value is a complete configuration: it has all five options as its own members, and no others.
 *
 * @example
 * ```ts
 * import { DEFAULT_URL_NORMALIZATION, isURLNormalizationConfig } from '@waymark/i18n-validation'
 *
 * isURLNormalizationConfig(DEFAULT_URL_NORMALIZATION) // => true
 * isURLNormalizationConfig({ trailingSlash: 'always' }) // => false
 * ```
 */
export function isURLNormalizationConfig(value: unknown): value is URLNormalizationConfig {
  if (!isRecord(value)) return false
  try {
    checkConfig(value)
  } catch {
    return false
  }
  const own = new Map<string, unknown>(Object.entries(value))
  return Object.keys(CONFIG_OPTIONS).every((name) => own.get(name) !== undefined)
}

function checkConfig(config: unknown): void {
  requireValue(null, RECORD, config)
  // A copy without a prototype, because only own members are options.
  checkOptions(Object.assign(Object.create(null), config), CONFIG_OPTIONS)
}
