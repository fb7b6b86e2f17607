/**
 * The flags of UTS #46, section 4. Those left out have the value that the URL Standard's parser uses
 * for a domain it need not be strict about. Transitional processing is deprecated and not offered.
 *
 * @see https://www.unicode.org/reports/tr46/#Processing
 */
export interface UnicodeProcessingOptions {
  /** Refuses `-` at the ends of a label and in both its third and fourth place. Default: `false`. */
  readonly checkHyphens?: boolean
  /** Applies the Bidi rule of RFC 5893 to every label of a domain with right-to-left text. Default: `true`. */
  readonly checkBidi?: boolean
  /** Applies the ContextJ rules of RFC 5892 to U+200C and U+200D. Default: `true`. */
  readonly checkJoiners?: boolean
  /** Refuses ASCII other than `a` to `z`, `0` to `9` and `-`. Default: `false`. */
  readonly useStd3AsciiRules?: boolean
  /** Lets a label pass unchanged that begins with `xn--` and is not Punycode. Default: `false`. */
  readonly ignoreInvalidPunycode?: boolean
}

/** The flags of ToASCII: those of ToUnicode and one more. */
export interface ToAsciiOptions extends UnicodeProcessingOptions {
  /** Refuses labels of other than 1 to 63 and domains of other than 1 to 253 characters. Default: `false`. */
  readonly verifyDnsLength?: boolean
}

/**
 * The default options: those of the URL Standard's parser when it is not strict. All are
 * named, so that a property of `Object.prototype` does not count as an option.
 */
export const RELAXED: Required<ToAsciiOptions> = {
  checkHyphens: false,
  checkBidi: true,
  checkJoiners: true,
  useStd3AsciiRules: false,
  ignoreInvalidPunycode: false,
  verifyDnsLength: false,
}

/** Whether every label in plain ASCII is valid. */
export function hasNoAsciiCriteria(options: UnicodeProcessingOptions): boolean {
  return !options.checkHyphens && !options.useStd3AsciiRules
}
