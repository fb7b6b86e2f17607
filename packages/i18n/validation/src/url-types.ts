declare const normalized: unique symbol

/** A URL that a type can see to be absolute; a literal such as `'/page'` is not assignable to it. */
export type AbsoluteURL = `https://${string}` | `http://${string}`

/** A URL as this package wrote it. Only `normalizeURL`, `validateURL` and the guards make one. */
export type NormalizedURL = AbsoluteURL & { readonly [normalized]: true }

/** What a literal that is clearly relative is asked to be, so that the compiler's message says why. */
export interface RelativeURLNotAllowed {
  readonly 'a relative URL cannot be normalised; write it with its scheme and host': never
}

/**
 * Any string, but no literal that is clearly relative: `T` itself, or a type that it is not assignable to.
 *
 * A plain `string` passes, since only the value can tell.
 */
export type NotRelative<T extends string> = string extends T
  ? T
  : T extends `/${string}` | `./${string}` | `../${string}` | `?${string}` | `#${string}`
    ? RelativeURLNotAllowed
    : T extends `${string}:${string}`
      ? T
      : RelativeURLNotAllowed
