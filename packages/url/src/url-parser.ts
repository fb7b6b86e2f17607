import type { ParseHost } from '@waymark/url-parser/internal'

/**
 * What a `URL` class asks of its entry file, which hands over the host parser, so that the class is written
 * once and a bundle of `/ascii` holds no IDNA tables.
 */
export interface UrlParser {
  readonly parseHost: ParseHost
  /** Whether domains that are not ASCII work. */
  readonly hasIdna: boolean
}
