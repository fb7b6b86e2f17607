import { type OptionType, oneOf } from '@waymark/infra/options'

/** A directive of Content Security Policy that looks at URLs. */
export type CspDirective =
  | 'default-src'
  | 'child-src'
  | 'connect-src'
  | 'font-src'
  | 'frame-src'
  | 'img-src'
  | 'manifest-src'
  | 'media-src'
  | 'object-src'
  | 'script-src'
  | 'script-src-elem'
  | 'style-src'
  | 'style-src-elem'
  | 'worker-src'
  | 'base-uri'
  | 'form-action'
  | 'frame-ancestors'

/**
 * The directives that are asked instead, in this order, if a policy does not have the one that is asked first.
 *
 * @see https://w3c.github.io/webappsec-csp/#directive-fallback-list
 */
export const CSP_FALLBACKS: Readonly<Record<CspDirective, readonly CspDirective[]>> = {
  'default-src': [],
  'child-src': ['default-src'],
  'connect-src': ['default-src'],
  'font-src': ['default-src'],
  'frame-src': ['child-src', 'default-src'],
  'img-src': ['default-src'],
  'manifest-src': ['default-src'],
  'media-src': ['default-src'],
  'object-src': ['default-src'],
  'script-src': ['default-src'],
  'script-src-elem': ['script-src', 'default-src'],
  'style-src': ['default-src'],
  'style-src-elem': ['style-src', 'default-src'],
  'worker-src': ['child-src', 'script-src', 'default-src'],
  'base-uri': [],
  'form-action': [],
  'frame-ancestors': [],
}

export const CSP_DIRECTIVE: OptionType = /* @__PURE__ */ (() =>
  oneOf(...Object.keys(CSP_FALLBACKS)))()
