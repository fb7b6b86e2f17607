import { classifyDomain, hasDnsLength } from './ascii-domain.ts'
import { encodeCodePoints } from './bootstring.ts'
import { CodePoints, codePointsToString } from './code-points.ts'
import {
  hasNoAsciiCriteria,
  RELAXED,
  type ToAsciiOptions,
  type UnicodeProcessingOptions,
} from './options.ts'
import { isAsciiLabel, type Processed, processDomain } from './processing.ts'
import { type TableTexts, type Unicode, unicodeOf } from './unicode.ts'

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

/** Binds the operations to the text of the tables; decodes nothing before a domain needs it. */
export function createUnicodeProcessing(texts: TableTexts): UnicodeProcessing {
  const workspace: Workspace = {
    unicode: unicodeOf(texts),
    points: new CodePoints(0),
    output: new CodePoints(0),
  }
  return {
    toAscii(domain, options = RELAXED) {
      const result = toAscii(workspace, domain, options)
      shrink(workspace)
      return result
    },
    toUnicode(domain, options = RELAXED) {
      const result = toUnicode(workspace, domain, options)
      shrink(workspace)
      return result
    },
  }
}

/** The buffers are used again: making a typed array takes as long as a short domain. */
interface Workspace {
  readonly unicode: Unicode
  readonly points: CodePoints
  readonly output: CodePoints
}

/** One long domain must not cost its memory until the next one comes. */
function shrink({ points, output }: Workspace): void {
  points.shrink()
  output.shrink()
}

/** https://www.unicode.org/reports/tr46/#ToASCII */
function toAscii(
  { unicode, points, output }: Workspace,
  domain: string,
  options: ToAsciiOptions,
): string | null {
  const text = classifyDomain(domain)
  const { verifyDnsLength } = options
  // Nothing makes ASCII longer or shorter, so a domain of any length is refused before it is looked through.
  if (verifyDnsLength && text !== 'international' && !hasDnsLength(domain)) return null
  if (text === 'plain' && hasNoAsciiCriteria(options)) return domain.toLowerCase()
  points.length = 0
  const processed = processDomain(unicode, points, domain, options, true)
  if (processed.error) return null
  // Every valid A-label is what its U-label would be encoded to.
  if (text !== 'international') return domain.toLowerCase()
  const result = encodeLabels(processed, output)
  return verifyDnsLength && result !== null && !hasDnsLength(result) ? null : result
}

const FULL_STOP = 0x2e

function encodeLabels({ points: { data }, labels }: Processed, output: CodePoints): string | null {
  output.length = 0
  for (let k = 0; k < labels.length; k += 2) {
    const start = labels[k]!
    const end = labels[k + 1]!
    const room = output.reserve(end - start + 5)
    if (k > 0) room[output.length++] = FULL_STOP
    if (isAsciiLabel(data, start, end)) {
      for (let i = start; i < end; i++) room[output.length++] = data[i]!
    } else {
      for (let i = 0; i < 4; i++) room[output.length++] = 'xn--'.charCodeAt(i)
      if (!encodeCodePoints(data, start, end, output)) return null
    }
  }
  return codePointsToString(output.data, 0, output.length)
}

/** https://www.unicode.org/reports/tr46/#ToUnicode */
function toUnicode(
  { unicode, points }: Workspace,
  domain: string,
  options: UnicodeProcessingOptions,
): ToUnicodeResult {
  if (classifyDomain(domain) === 'plain' && hasNoAsciiCriteria(options)) {
    return { domain: domain.toLowerCase(), error: false }
  }
  points.length = 0
  const { error, labels } = processDomain(unicode, points, domain, options, false)
  let result = ''
  for (let k = 0; k < labels.length; k += 2) {
    const label = codePointsToString(points.data, labels[k]!, labels[k + 1]!)
    result += k === 0 ? label : `.${label}`
  }
  return { domain: result, error }
}
