import { classifyDomain, hasDnsLength, isValidAscii, lowercaseAscii } from './ascii-domain.ts'
import { encodeCodePoints } from './bootstring.ts'
import { codePointsToString } from './code-points.ts'
import { type Compositions, decodeCompositions } from './compositions.ts'
import { flagsOf, type ToAsciiOptions, type UnicodeProcessingOptions } from './options.ts'
import { isAsciiLabel, type Processed, processDomain, type UnicodeData } from './processing.ts'
import { decodeTables, type TableSource } from './tables.ts'

/** What ToUnicode makes of a domain: it always gives one. */
export interface ToUnicodeResult {
  /** The domain for people to read. After an error, labels without one are converted all the same. */
  readonly domain: string
  /** Whether any step recorded an error. Such a domain must not be looked up. */
  readonly error: boolean
}

/** The two operations over the tables of one Unicode version. */
export interface UnicodeProcessing {
  toAscii(domain: string, options?: ToAsciiOptions): string | null
  toUnicode(domain: string, options?: UnicodeProcessingOptions): ToUnicodeResult
}

/** Binds the operations to tables; decodes nothing before a domain needs it. */
export function createUnicodeProcessing(source: TableSource): UnicodeProcessing {
  let decoded: UnicodeData | null = null
  const data = (): UnicodeData => {
    decoded ??= { tables: decodeTables(source), compositions: lazyCompositions(source) }
    return decoded
  }
  return {
    toAscii: (domain, options) => toAscii(data, domain, options),
    toUnicode: (domain, options) => toUnicode(data, domain, options),
  }
}

function lazyCompositions(source: TableSource): () => Compositions {
  let compositions: Compositions | null = null
  return () => {
    compositions ??= decodeCompositions(source)
    return compositions
  }
}

/** https://www.unicode.org/reports/tr46/#ToASCII */
function toAscii(
  data: () => UnicodeData,
  domain: string,
  options: ToAsciiOptions | undefined,
): string | null {
  const flags = flagsOf(options)
  const text = classifyDomain(domain)
  let result: string | null
  if (text === 'plain') {
    result = lowercaseAscii(domain)
    if (!isValidAscii(result, flags)) return null
  } else {
    const processed = processDomain(data(), domain, flags, true)
    if (processed.error) return null
    // Every valid A-label is what its U-label would be encoded to.
    result = text === 'encoded' ? lowercaseAscii(domain) : encodeLabels(processed)
  }
  return flags.verifyDnsLength && result !== null && !hasDnsLength(result) ? null : result
}

function encodeLabels({ points: { data }, labels }: Processed): string | null {
  let result = ''
  for (let k = 0; k < labels.length; k += 2) {
    const start = labels[k]!
    const end = labels[k + 1]!
    if (k > 0) result += '.'
    if (isAsciiLabel(data, start, end)) result += codePointsToString(data, start, end)
    else {
      const encoded = encodeCodePoints(data, start, end)
      if (encoded === null) return null
      result += `xn--${encoded}`
    }
  }
  return result
}

/** https://www.unicode.org/reports/tr46/#ToUnicode */
function toUnicode(
  data: () => UnicodeData,
  domain: string,
  options: UnicodeProcessingOptions | undefined,
): ToUnicodeResult {
  const flags = flagsOf(options)
  if (classifyDomain(domain) === 'plain') {
    const lowercase = lowercaseAscii(domain)
    return { domain: lowercase, error: !isValidAscii(lowercase, flags) }
  }
  const { error, points, labels } = processDomain(data(), domain, flags, false)
  let result = ''
  for (let k = 0; k < labels.length; k += 2) {
    const label = codePointsToString(points.data, labels[k]!, labels[k + 1]!)
    result += k === 0 ? label : `.${label}`
  }
  return { domain: result, error }
}
