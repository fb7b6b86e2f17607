import { TABLES } from './generated/tables.ts'
import type { ToAsciiOptions, UnicodeProcessingOptions } from './options.ts'
import {
  createUnicodeProcessing,
  type ToUnicodeResult,
  type UnicodeProcessing,
} from './unicode-processing.ts'

const processing: UnicodeProcessing = /* @__PURE__ */ createUnicodeProcessing(TABLES)

/** `toAscii` of the main entry, for code that knows its options to be right. */
export function toAscii(domain: string, options?: ToAsciiOptions): string | null {
  return processing.toAscii(domain, options)
}

/** `toUnicode` of the main entry, for code that knows its options to be right. */
export function toUnicode(domain: string, options?: UnicodeProcessingOptions): ToUnicodeResult {
  return processing.toUnicode(domain, options)
}
