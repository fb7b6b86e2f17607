declare const normalized: unique symbol

/** An absolute URL. A literal such as `'/page'` is not assignable to it. */
export type AbsoluteURL = `https://${string}` | `http://${string}`

/** A URL in normal form. Only `normalizeURL`, `validateURL` and the type guards return it. */
export type NormalizedURL = AbsoluteURL & { readonly [normalized]: true }

/** The type that a relative literal would need, so that the compiler's message says what is wrong. */
export interface RelativeURLNotAllowed {
  readonly 'a relative URL cannot be normalised; write it with its scheme and host': never
}

/** The type that a literal with another scheme would need, for the same reason. */
export interface SchemeNotAllowed {
  readonly 'only https and http URLs can be normalised': never
}

/**
 * `T` itself, or a type that `T` is not assignable to if it is a literal that is clearly relative or has a scheme other than
 * `https` and `http`.
 *
 * A plain `string` is accepted, and so is a template that begins with one: only the value tells.
 */
export type URLArgument<T extends string> = string extends T
  ? T
  : T extends `/${string}` | `./${string}` | `../${string}` | `?${string}` | `#${string}`
    ? RelativeURLNotAllowed
    : BeginsWithAnyString<T> extends true
      ? T
      : T extends `${infer Scheme}:${string}`
        ? IfSchemeAllowed<Scheme, T>
        : RelativeURLNotAllowed

/** Whether a type is a template such as `${base}/page`, whose first part is any string. */
type BeginsWithAnyString<T extends string> = T extends `${infer First}${string}`
  ? string extends First
    ? true
    : false
  : false

/** Tabs and line feeds in a scheme are left to the URL parser, which removes them. */
type IfSchemeAllowed<Scheme extends string, T> = string extends Scheme
  ? T
  : Scheme extends `${string}${'/' | '?' | '#'}${string}`
    ? RelativeURLNotAllowed
    : Scheme extends `${string}${'\t' | '\n' | '\r'}${string}`
      ? T
      : TrimStart<Lowercase<Scheme>> extends 'https' | 'http'
        ? T
        : SchemeNotAllowed

type TrimStart<T extends string> = T extends ` ${infer Rest}` ? TrimStart<Rest> : T
