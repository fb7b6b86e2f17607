import { type OptionType, optionType, STRING, wrongValue } from '@waymark/infra/options'
import { isScheme, recomposeUri, resolveParts, splitUri } from '@waymark/rfc3986'
import { parseUrl, serializeUrl, type UrlRecord } from '@waymark/url-parser'
import type { CanonicalizerStep } from './preset.ts'
import type { NormalizeOptions, RuleOption } from './rule.ts'
import { keepWrittenPort } from './written-port.ts'

/** The option `base` of a canonicaliser that resolves references. */
export const BASE_OPTION: RuleOption = {
  name: 'base',
  type: STRING,
  default: null,
  summary: 'The absolute URL that relative references are resolved against.',
}

/** The step of a trace that resolves a reference, but for its result. */
export const RESOLVE: Omit<CanonicalizerStep, 'after'> = {
  name: 'resolve',
  category: 'preserves',
  reason: 'Resolves a relative reference against the base URL.',
}

const ABSOLUTE: OptionType = /* @__PURE__ */ optionType('an absolute URL', () => false)

/**
 * Resolves an input against the option `base`, as the model reads URLs.
 *
 * @returns The input itself if it means the same without a base, or if it is not a URL even with it: of a string as it was
 *   written, a trace can tell most.
 * @throws OptionError if the base is not absolute.
 */
export function resolveInput(input: string, options: NormalizeOptions): string {
  const { base, model } = options
  if (base === undefined) return input
  return model === 'rfc3986' ? resolveReference(input, base) : resolveUrl(input, base, options)
}

/** Resolves a relative reference by RFC 3986. A string with a scheme stays as it is written. */
export function resolveReference(input: string, base: string): string {
  const parts = splitUri(input)
  const from = splitUri(base)
  if (!isScheme(from.scheme ?? '')) throw wrongValue('base', ABSOLUTE, base)
  return parts.scheme === null ? recomposeUri(resolveParts(parts, from)) : input
}

function resolveUrl(input: string, text: string, { defaultPort }: NormalizeOptions): string {
  const base = parseBase(text)
  const url = parseUrl(input, { base })
  if (url === null) return input
  const written = defaultPort === 'keep' ? keepWrittenPort(url, input, base) : url
  const resolved = serializeUrl(written)
  const alone = parseUrl(input)
  return alone !== null && serializeUrl(alone) === serializeUrl(url) ? input : resolved
}

let last: { readonly text: string; readonly url: UrlRecord } | null = null

/** Parses the option `base`, which is often the same for many inputs. */
export function parseBase(text: string): UrlRecord {
  if (last?.text === text) return last.url
  const url = parseUrl(text)
  if (url === null) throw wrongValue('base', ABSOLUTE, text)
  last = { text, url }
  return url
}
