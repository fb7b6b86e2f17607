import type { HostErrorName } from '@waymark/host'

/**
 * The names of the standard's validation errors.
 *
 * @see https://url.spec.whatwg.org/#writing
 */
export type UrlErrorName =
  | HostErrorName
  | 'special-scheme-missing-following-solidus'
  | 'missing-scheme-non-relative-URL'
  | 'invalid-reverse-solidus'
  | 'invalid-credentials'
  | 'host-missing'
  | 'port-out-of-range'
  | 'port-invalid'
  | 'file-invalid-Windows-drive-letter'
  | 'file-invalid-Windows-drive-letter-host'

/** A mismatch between the input and a valid URL; most do not stop the parser. */
export interface ValidationError<Name extends string = UrlErrorName> {
  /** The standard's type, for example `'IPv4-empty-part'`. */
  readonly name: Name
  /** The first UTF-16 code unit concerned, counted in the caller's string. */
  readonly start: number
  /** One past the last code unit; equal to `start` when something is missing there. */
  readonly end: number
}

/** Called for each validation error, in the order of the standard's steps. */
export type Reporter = (name: UrlErrorName, start: number, end: number) => void
