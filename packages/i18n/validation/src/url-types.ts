declare const normalized: unique symbol

/** An absolute URL. A literal such as `'/page'` is not assignable to it. */
export type AbsoluteURL = `https://${string}` | `http://${string}`

/** A URL in normal form. Only `normalizeURL`, `validateURL` and the type guards return it. */
export type NormalizedURL = AbsoluteURL & { readonly [normalized]: true }

/** The type that a relative literal would need, so that the compiler's message says what is wrong. */
export interface RelativeURLNotAllowed {
  readonly 'a relative URL cannot be normalised; write it with its scheme and host': never
}

/**
 * `T` itself, or a type that `T` is not assignable to if it is a literal that is clearly relative.
 *
 * A plain `string` is accepted, because only its value is relative or absolute.
 */
export type NotRelative<T extends string> = string extends T
  ? T
  : T extends `/${string}` | `./${string}` | `../${string}` | `?${string}` | `#${string}`
    ? RelativeURLNotAllowed
    : T extends `${string}:${string}`
      ? T
      : RelativeURLNotAllowed
