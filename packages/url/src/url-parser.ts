import type { ParseHost } from '@waymark/url-parser/url-text'

/**
 * What a `URL` class asks of its entry file, which hands over the host parser, so that the class is written
 * once and a bundle of `/ascii` holds no IDNA tables.
 */
export interface UrlParser {
  readonly parseHost: ParseHost
  /** What to tell people whose domain is not ASCII and fails; `null` where such domains work. */
  readonly idnaRemedy: string | null
}
