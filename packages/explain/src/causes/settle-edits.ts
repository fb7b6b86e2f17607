import { ownOptions } from '@waymark/infra/options'
import type { UrlErrorName, ValidationError } from '@waymark/url-parser'
import type { UrlCauseCode } from './cause-code.ts'
import type { Evidence } from './evidence.ts'
import type { FoundCause } from './found-cause.ts'
import type { UrlEdit } from './url-edit.ts'

/** Errors that can occur many times, and are corrected where they are without any effect on what is around them. */
const LOCAL: ReadonlySet<UrlErrorName> = /* @__PURE__ */ new Set<UrlErrorName>([
  'invalid-URL-unit',
  'invalid-reverse-solidus',
  'invalid-credentials',
  'special-scheme-missing-following-solidus',
])

/** Failures that a corrected host may uncover: they are errors of their own. */
const AFTER_HOST: ReadonlySet<UrlErrorName> = /* @__PURE__ */ new Set<UrlErrorName>([
  'port-invalid',
  'port-out-of-range',
])

/** Causes that are outside the URL, or in the way that it is written down. */
const OF_INPUT: ReadonlySet<UrlCauseCode> = /* @__PURE__ */ new Set<UrlCauseCode>([
  'text-around-url',
  'url-percent-encoded',
  'scheme-lookalike',
  'drive-letter-scheme',
])

const LONGEST_SHOWN = 80

/**
 * Keeps the changes only if they correct the error: all of them together, with a result that parses. Where another host comes
 * out than the parser reads, the remedy says which.
 */
export function settleEdits(
  evidence: Evidence,
  error: ValidationError,
  found: readonly FoundCause[],
): readonly FoundCause[] {
  const edits = found.map(ownOptions).flatMap(({ edit }) => (edit === undefined ? [] : [edit]))
  if (LOCAL.has(error.name) || edits.length === 0) return found
  if (edits.length < found.length) return found.map(({ edit: _, ...cause }) => cause)
  if (!corrects(evidence, error.name, edits)) {
    // What is then wrong is in the URL itself.
    if (found.every(({ code }) => OF_INPUT.has(code))) {
      return found.map(({ edit: _, ...cause }) => cause)
    }
    const remedy = otherRemedy(error.name)
    return found.map(({ edit: _, ...cause }) => ({ ...cause, remedy }))
  }
  if (!isInHost(error.name) || found.every(({ code }) => OF_INPUT.has(code))) return found
  const host = hostAfter(evidence, edits)
  return host === null || host === '' || host.length > LONGEST_SHOWN
    ? found
    : found.map((cause) => ({ ...cause, host }))
}

/** Whether an error is gone after some changes, and the result parses. */
export function corrects(
  evidence: Evidence,
  name: UrlErrorName,
  edits: readonly UrlEdit[],
): boolean {
  const { errors, failure } = evidence.edited(edits)
  const isOther = failure !== null && !AFTER_HOST.has(failure.name)
  // What stopped the parser before is an error of its own.
  if (isOther && failure.name !== evidence.reading.failure?.name) return false
  return !errors.some((error) => error.name === name)
}

/** What to do where no single change is certain to be right. */
function otherRemedy(name: UrlErrorName): string {
  if (/^IPv(?:6|4-in)/.test(name)) {
    return 'Write a whole IPv6 address in the brackets, such as `2001:db8::1`.'
  }
  if (name.startsWith('IPv4')) return 'Write four numbers from 0 to 255, with dots between.'
  if (name.startsWith('missing')) return 'Write the whole URL, such as `https://example.com/`.'
  return 'Write another host: letters, digits and hyphens, with dots between.'
}

function isInHost(name: UrlErrorName): boolean {
  return /^(?:domain|host-invalid|IPv)/.test(name)
}

/** The host as the changed text writes it, if the parser reads another one than before. */
function hostAfter(evidence: Evidence, edits: readonly UrlEdit[]): string | null {
  const { reading } = evidence
  const { url, failure, parts, text } = evidence.edited(edits)
  if (failure !== null && !AFTER_HOST.has(failure.name)) return null
  if (reading.url !== null && JSON.stringify(url?.host) === JSON.stringify(reading.url.host)) {
    return null
  }
  return parts.host && text.slice(parts.host.start, parts.host.end)
}
