import { classifyDomain, type DomainText, hasDnsLength } from './ascii-domain.ts'
import { encodeCodePoints } from './bootstring.ts'
import { codePointsToString, unitsToString } from './code-points.ts'
import {
  hasNoAsciiCriteria,
  RELAXED,
  type ToAsciiOptions,
  type UnicodeProcessingOptions,
} from './options.ts'
import { isAsciiLabel, Processing } from './processing.ts'
import { type TableTexts, unicodeOf } from './unicode.ts'

/** What ToUnicode makes of a domain: it always gives one. */
export interface ToUnicodeResult {
  /** The domain for people to read. After an error, labels without one are converted all the same. */
  readonly domain: string
  /** Whether any step recorded an error. Such a domain must not be looked up. */
  readonly error: boolean
}

/** The two operations over the tables of one Unicode version. */
export interface UnicodeProcessing {
  /** https://www.unicode.org/reports/tr46/#ToASCII */
  toAscii(domain: string, options?: ToAsciiOptions): string | null
  /** https://www.unicode.org/reports/tr46/#ToUnicode */
  toUnicode(domain: string, options?: UnicodeProcessingOptions): ToUnicodeResult
}

/** Lends the tables of one Unicode version, and buffers, to one operation after another. */
export type UseProcessing = <Result>(run: (processing: Processing) => Result) => Result

/** Binds the operations to the text of the tables; decodes nothing before a domain needs it. */
export function createUnicodeProcessing(texts: TableTexts): UnicodeProcessing {
  const use = processingOf(texts)
  return {
    toAscii: (domain, options) => runToAscii(use, domain, options),
    toUnicode: (domain, options) => runToUnicode(use, domain, options),
  }
}

export function processingOf(texts: TableTexts): UseProcessing {
  let idle: Processing | null = null
  return (run) => {
    const processing = idle ?? new Processing(unicodeOf(texts))
    // A call that throws, as where the stack ends, can leave the tables half read: then it does not come back.
    idle = null
    const result = run(processing)
    processing.points.clear()
    processing.labels.clear()
    idle = processing
    return result
  }
}

/**
 * https://www.unicode.org/reports/tr46/#ToASCII
 *
 * @param text - What the domain is made of, for callers that know.
 */
export function runToAscii(
  use: UseProcessing,
  domain: string,
  options: ToAsciiOptions = RELAXED,
  text: DomainText = classifyDomain(domain),
): string | null {
  const { verifyDnsLength } = options
  // Nothing makes ASCII longer or shorter, so a domain of any length is refused before it is looked through.
  if (verifyDnsLength && text !== 'international' && !hasDnsLength(domain)) return null
  if (text === 'plain' && hasNoAsciiCriteria(options)) return domain.toLowerCase()
  return use((processing) => {
    if (!processing.run(domain, options, true)) return null
    // Every valid A-label is what its U-label would be encoded to.
    if (text !== 'international') return domain.toLowerCase()
    const result = encodeLabels(processing)
    return verifyDnsLength && result !== null && !hasDnsLength(result) ? null : result
  })
}

/** https://www.unicode.org/reports/tr46/#ToUnicode */
export function runToUnicode(
  use: UseProcessing,
  domain: string,
  options: UnicodeProcessingOptions = RELAXED,
): ToUnicodeResult {
  if (classifyDomain(domain) === 'plain' && hasNoAsciiCriteria(options)) {
    return { domain: domain.toLowerCase(), error: false }
  }
  return use((processing) => {
    const error = !processing.run(domain, options, false)
    const { points, labels } = processing
    let result = ''
    for (let k = 0; k < labels.length; k += 2) {
      const label = codePointsToString(points.data, labels.data[k]!, labels.data[k + 1]!)
      result += k === 0 ? label : `.${label}`
    }
    return { domain: result, error }
  })
}

const FULL_STOP = 0x2e
const ACE_PREFIX = [0x78, 0x6e, 0x2d, 0x2d]

/** https://www.unicode.org/reports/tr46/#ToASCII, step 3, to the end of the buffer of code points. */
function encodeLabels({ points, labels }: Processing): string | null {
  const { data } = points
  const begin = points.length
  for (let k = 0; k < labels.length; k += 2) {
    const start = labels.data[k]!
    const end = labels.data[k + 1]!
    if (k > 0) data[points.length++] = FULL_STOP
    if (isAsciiLabel(data, start, end)) {
      for (let i = start; i < end; i++) data[points.length++] = data[i]!
    } else {
      for (let i = 0; i < 4; i++) data[points.length++] = ACE_PREFIX[i]!
      if (!encodeCodePoints(data, start, end, points)) return null
    }
  }
  return unitsToString(data, begin, points.length)
}
