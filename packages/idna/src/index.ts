import { TABLES } from './generated/tables.ts'
import type { ToAsciiOptions, UnicodeProcessingOptions } from './options.ts'
import {
  createUnicodeProcessing,
  type ToUnicodeResult,
  type UnicodeProcessing,
} from './unicode-processing.ts'

export { UNICODE_VERSION } from './generated/tables.ts'
export type { ToAsciiOptions, UnicodeProcessingOptions } from './options.ts'
export type { ToUnicodeResult } from './unicode-processing.ts'

const processing: UnicodeProcessing = /* @__PURE__ */ createUnicodeProcessing(TABLES)

/**
 * Gives the ASCII form of a domain, for looking it up or comparing it.
 *
 * @param domain - Any text; the four full stops of IDNA separate labels, and a root dot stays.
 * @returns The domain with each label in lower-case ASCII or Punycode; `null` when any step of the
 * standard records an error. It may hold any ASCII character unless `useStd3AsciiRules` is set.
 * @see https://www.unicode.org/reports/tr46/#ToASCII
 */
export function toAscii(domain: string, options?: ToAsciiOptions): string | null {
  return processing.toAscii(domain, options)
}

/**
 * Gives the Unicode form of a domain, for people to read.
 *
 * @param domain - Any text, in ASCII or Unicode form or a mixture.
 * @returns The domain with every label decoded that can be, and whether any step of the standard
 * records an error.
 * @see https://www.unicode.org/reports/tr46/#ToUnicode
 */
export function toUnicode(domain: string, options?: UnicodeProcessingOptions): ToUnicodeResult {
  return processing.toUnicode(domain, options)
}
