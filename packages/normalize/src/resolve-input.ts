import { sentence, wrongValue } from '@waymark/infra/internal'
import { type OptionType, optionType, STRING } from '@waymark/infra/options'
import { isScheme, recomposeUri, resolveParts, splitUri } from '@waymark/rfc3986'
import {
  createResolver,
  parseUrl,
  type Resolver,
  serializeUrl,
  type UrlRecord,
} from '@waymark/url-parser'
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
export const RESOLVE: Omit<CanonicalizerStep, 'after'> = /* @__PURE__ */ (() => ({
  name: 'resolve',
  category: 'preserves' as const,
  reason: sentence('Resolves a relative reference against the base URL.').text,
}))()

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

/**
 * Resolves a link as a browser does. A string that is absolute stays as it is written, even if the URL parser refuses it.
 *
 * @param base - An absolute URL.
 * @returns `null` if the string is a reference, and not a URL even with the base.
 * @throws OptionError if the base is not absolute.
 *
 * @example
 * ```ts
 * import { resolveLink } from '@waymark/normalize'
 *
 * resolveLink('../b', 'https://a.example/x/y') // => 'https://a.example/b'
 * resolveLink('HTTP://b.example:x/', 'https://a.example/') // => 'HTTP://b.example:x/'
 * resolveLink('//[', 'https://a.example/') // => null
 * ```
 */
export function resolveLink(input: string, base: string): string | null {
  const url = readBase(base).resolve(input)
  if (url === null) return /^[\0- ]*[a-z][a-z\d+.-]*:/i.test(input) ? input : null
  return isAbsolute(input, url) ? input : serializeUrl(url)
}

/** Resolves a link for a canonicaliser, against the base if there is one, and tells the step that changed it. */
export function linkWithStep(
  input: string,
  base: string | undefined,
  onStep: ((step: CanonicalizerStep) => void) | undefined,
): string | null {
  if (base === undefined) return input
  const after = resolveLink(input, base)
  if (after !== null && after !== input) onStep?.({ ...RESOLVE, after })
  return after
}

function resolveUrl(input: string, text: string, { defaultPort }: NormalizeOptions): string {
  const base = readBase(text)
  const url = base.resolve(input)
  if (url === null || isAbsolute(input, url)) return input
  return serializeUrl(defaultPort === 'keep' ? keepWrittenPort(url, input, base.url) : url)
}

/** Whether an input means the same without the base with which it was parsed. */
function isAbsolute(input: string, url: UrlRecord): boolean {
  const alone = parseUrl(input)
  return alone !== null && serializeUrl(alone) === serializeUrl(url)
}

interface Base {
  readonly text: string
  readonly url: UrlRecord
  readonly resolve: Resolver
}

let last: Base | null = null

/** Reads the option `base`, which is often the same for many inputs. */
export function readBase(text: string): Base {
  if (last?.text === text) return last
  const url = parseUrl(text)
  if (url === null) throw wrongValue('base', ABSOLUTE, text)
  last = { text, url, resolve: createResolver(url) }
  return last
}
