import {
  BOOLEAN,
  checkOptions,
  describeValue,
  isRecord,
  OptionError,
  type OptionTable,
  oneOf,
  optionType,
} from '@waymark/infra/options'

/** How URLs are normalised: the five options of the specification. */
export interface URLNormalizationConfig {
  /** How a path ends; the root path is always `/`. */
  readonly trailingSlash: 'always' | 'never' | 'preserve'
  /** Drop `?…`. */
  readonly removeQuery: boolean
  /** Drop `#…`. */
  readonly removeFragment: boolean
  /** Schemes that are accepted, without colon. */
  readonly allowedProtocols: readonly ('https' | 'http')[]
  /** Drop a port that is the default of its scheme; `false` keeps it where it is written. */
  readonly normalizePort: boolean
}

/** Some of the options; those that are left out or `undefined` are the default's. */
export type URLNormalizationOptions = {
  readonly [Name in keyof URLNormalizationConfig]?: URLNormalizationConfig[Name] | undefined
}

/** No trailing slash, no query, no fragment, no default port; `https` and `http`. */
export const DEFAULT_URL_NORMALIZATION: URLNormalizationConfig = /* @__PURE__ */ Object.freeze({
  trailingSlash: 'never',
  removeQuery: true,
  removeFragment: true,
  allowedProtocols: /* @__PURE__ */ Object.freeze(['https', 'http'] as const),
  normalizePort: true,
})

/** The same for production: `https` only. */
export const STRICT_URL_NORMALIZATION: URLNormalizationConfig = /* @__PURE__ */ Object.freeze({
  trailingSlash: 'never',
  removeQuery: true,
  removeFragment: true,
  allowedProtocols: /* @__PURE__ */ Object.freeze(['https'] as const),
  normalizePort: true,
})

const OPTIONS: OptionTable<URLNormalizationConfig> = {
  trailingSlash: /* @__PURE__ */ oneOf('always', 'never', 'preserve'),
  removeQuery: BOOLEAN,
  removeFragment: BOOLEAN,
  allowedProtocols: /* @__PURE__ */ optionType(
    "a list of 'https' and 'http', without colon, of at least one",
    (value) =>
      Array.isArray(value) && value.length > 0 && value.every((v) => v === 'https' || v === 'http'),
  ),
  normalizePort: BOOLEAN,
}

/**
 * Lays a partial configuration over the default. What becomes of the caller's afterwards changes nothing.
 *
 * @param config - Options that are left out or `undefined` are the default's.
 * @throws OptionError that names the option, when one is unknown or has a wrong value.
 */
export function resolveConfig(config: URLNormalizationOptions | undefined): URLNormalizationConfig {
  if (config === undefined || config === DEFAULT_URL_NORMALIZATION) return DEFAULT_URL_NORMALIZATION
  if (config === STRICT_URL_NORMALIZATION) return STRICT_URL_NORMALIZATION
  checkConfig(config)
  const defaults: URLNormalizationConfig = { ...DEFAULT_URL_NORMALIZATION }
  const given = Object.entries(config).filter(([, value]) => value !== undefined)
  const merged = Object.assign(defaults, Object.fromEntries(given))
  return { ...merged, allowedProtocols: [...merged.allowedProtocols] }
}

/** Whether a value is a whole configuration, with all five options as its own members and no others. */
export function isURLNormalizationConfig(value: unknown): value is URLNormalizationConfig {
  try {
    checkConfig(value)
  } catch {
    return false
  }
  // It is an object; its own members are its options.
  const own = new Map<string, unknown>(Object.entries(value as object))
  return Object.keys(OPTIONS).every((name) => own.get(name) !== undefined)
}

function checkConfig(config: unknown): void {
  if (!isRecord(config)) {
    const example = "{ trailingSlash: 'always' }"
    throw new OptionError(
      null,
      `the configuration must be an object such as ${example}; got ${describeValue(config)}`,
    )
  }
  // A copy that inherits nothing: only its own members are options.
  checkOptions(Object.assign(Object.create(null), config), OPTIONS)
}
