import { requireString } from '@waymark/infra/argument'
import { checkOptions } from '@waymark/infra/options'
import {
  toAscii as uncheckedToAscii,
  toUnicode as uncheckedToUnicode,
} from './internal/unchecked.ts'
import { TO_ASCII_OPTIONS, UNICODE_PROCESSING_OPTIONS } from './option-tables.ts'
import type { ToAsciiOptions, UnicodeProcessingOptions } from './options.ts'
import type { ToUnicodeResult } from './unicode-processing.ts'

const HOSTNAME = 'of a URL, pass its `hostname`'

export { UNICODE_VERSION } from './generated/tables.ts'
export type { ToAsciiOptions, UnicodeProcessingOptions } from './options.ts'
export type { ToUnicodeResult } from './unicode-processing.ts'

/**
 * Gives the ASCII form of a domain, for looking it up or comparing it.
 *
 * @param domain - Any string; the four full stops of IDNA separate labels, and a root dot stays.
 * @returns The domain with each label in lower-case ASCII or Punycode; `null` when any step of the
 * standard records an error. It may hold any ASCII character unless `useStd3AsciiRules` is set.
 * @throws OptionError if an option does not exist or has a wrong value.
 * @see https://www.unicode.org/reports/tr46/#ToASCII
 *
 * @example
 * ```ts
 * import { toAscii } from '@waymark/idna'
 *
 * toAscii('Bücher.example') // => 'xn--bcher-kva.example'
 * toAscii('a..example', { verifyDnsLength: true }) // => null
 * ```
 */
export function toAscii(domain: string, options?: ToAsciiOptions): string | null {
  requireString(domain, 'domain', HOSTNAME)
  options = checkOptions(options, TO_ASCII_OPTIONS)
  return uncheckedToAscii(domain, options)
}

/**
 * Gives the Unicode form of a domain, for people to read.
 *
 * @param domain - Any string, in ASCII or Unicode form or a mixture.
 * @returns The domain with every label decoded that can be, and whether any step of the standard
 * records an error.
 * @throws OptionError if an option does not exist or has a wrong value.
 * @see https://www.unicode.org/reports/tr46/#ToUnicode
 *
 * @example
 * ```ts
 * import { toUnicode } from '@waymark/idna'
 *
 * toUnicode('xn--bcher-kva.example') // => { domain: 'bücher.example', error: false }
 * ```
 */
export function toUnicode(domain: string, options?: UnicodeProcessingOptions): ToUnicodeResult {
  requireString(domain, 'domain', HOSTNAME)
  options = checkOptions(options, UNICODE_PROCESSING_OPTIONS)
  return uncheckedToUnicode(domain, options)
}
