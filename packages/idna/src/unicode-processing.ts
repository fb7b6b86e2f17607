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
  let idle: Workspace | null = null

  function use<Result>(run: (workspace: Workspace) => Result): Result {
    const workspace = idle ?? createWorkspace(texts)
    // A call that throws, as where the stack ends, can leave the tables half read: then it does not come back.
    idle = null
    const result = run(workspace)
    workspace.points.clear()
    workspace.output.clear()
    idle = workspace
    return result
  }
  return {
    toAscii: (domain, options = RELAXED) => use((workspace) => toAscii(workspace, domain, options)),
    toUnicode: (domain, options = RELAXED) =>
      use((workspace) => toUnicode(workspace, domain, options)),
  }
}

/** The buffers are used again: making a typed array takes as long as a short domain. */
interface Workspace {
  readonly unicode: Unicode
  readonly points: CodePoints
  readonly output: CodePoints
}

function createWorkspace(texts: TableTexts): Workspace {
  return { unicode: unicodeOf(texts), points: new CodePoints(0), output: new CodePoints(0) }
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
  const processed = processDomain(unicode, points, domain, options, true)
  if (processed.error) return null
  // Every valid A-label is what its U-label would be encoded to.
  if (text !== 'international') return domain.toLowerCase()
  const result = encodeLabels(processed, output)
  return verifyDnsLength && result !== null && !hasDnsLength(result) ? null : result
}

const FULL_STOP = 0x2e

function encodeLabels({ points: { data }, labels }: Processed, output: CodePoints): string | null {
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
  const { error, labels } = processDomain(unicode, points, domain, options, false)
  let result = ''
  for (let k = 0; k < labels.length; k += 2) {
    const label = codePointsToString(points.data, labels[k]!, labels[k + 1]!)
    result += k === 0 ? label : `.${label}`
  }
  return { domain: result, error }
}
