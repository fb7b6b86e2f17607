import { TABLES } from '../generated/tables.ts'
import type { ToAsciiOptions, UnicodeProcessingOptions } from '../options.ts'
import {
  processingOf,
  runToAscii,
  runToUnicode,
  type ToUnicodeResult,
  type UseProcessing,
} from '../unicode-processing.ts'

const use: UseProcessing = /* @__PURE__ */ processingOf(TABLES)

/** `toAscii` of the main entry, for code that knows its options to be right. */
export function toAscii(domain: string, options?: ToAsciiOptions): string | null {
  return runToAscii(use, domain, options)
}

/**
 * The same with the default options, for a domain that is known not to be ASCII.
 *
 * @example
 * ```ts
 * import { toAsciiOfInternational } from '@waymark/idna/internal/unchecked'
 *
 * toAsciiOfInternational('bücher.example') // => 'xn--bcher-kva.example'
 * ```
 */
export function toAsciiOfInternational(domain: string): string | null {
  return runToAscii(use, domain, undefined, 'international')
}

/** `toUnicode` of the main entry, for code that knows its options to be right. */
export function toUnicode(domain: string, options?: UnicodeProcessingOptions): ToUnicodeResult {
  return runToUnicode(use, domain, options)
}
