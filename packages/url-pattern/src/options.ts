/**
 * How the pattern strings of a component are to be read.
 *
 * @see https://urlpattern.spec.whatwg.org/#options
 */
export interface Options {
  /** What a segment wildcard stops at: one ASCII character, or empty for none. */
  readonly delimiterCodePoint: string
  /** What belongs to the group after it without braces: one ASCII character, or empty for none. */
  readonly prefixCodePoint: string
  readonly ignoreCase: boolean
}

/** https://urlpattern.spec.whatwg.org/#default-options */
export const DEFAULT_OPTIONS: Options = {
  delimiterCodePoint: '',
  prefixCodePoint: '',
  ignoreCase: false,
}

/** https://urlpattern.spec.whatwg.org/#hostname-options */
export const HOSTNAME_OPTIONS: Options = {
  delimiterCodePoint: '.',
  prefixCodePoint: '',
  ignoreCase: false,
}

/** https://urlpattern.spec.whatwg.org/#pathname-options */
export const PATHNAME_OPTIONS: Options = {
  delimiterCodePoint: '/',
  prefixCodePoint: '/',
  ignoreCase: false,
}
