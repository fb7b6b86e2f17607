import { ownOptions, type Sentence, sentence } from '@waymark/infra/internal'
import type { UrlErrorName, ValidationError } from '@waymark/url-parser'
import { removeTabsAndNewlines } from '@waymark/url-parser/internal'
import { entryOf } from './catalogue.ts'
import { type FoundCause, LONGEST_SHOWN, withoutEdits } from './cause.ts'
import type { Evidence } from './evidence.ts'
import { WHOLE_URL } from './sentences.ts'
import type { UrlEdit } from './url-edit.ts'

/** Errors that can occur many times, and are corrected where they are without any effect on what is around them. */
const LOCAL: ReadonlySet<UrlErrorName> = /* @__PURE__ */ new Set<UrlErrorName>([
  'invalid-URL-unit',
  'invalid-reverse-solidus',
  'invalid-credentials',
  'special-scheme-missing-following-solidus',
])

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
  if (edits.length < found.length) return withoutEdits(found)
  const isOfInput = found.every(({ code }) => entryOf(code).isOfInput)
  if (!evidence.corrects(error.name, edits)) {
    // What is then wrong is in the URL itself.
    if (isOfInput) return withoutEdits(found)
    const remedy = otherRemedy(error.name)
    return withoutEdits(found).map((cause) => ({ ...cause, remedy }))
  }
  if (!isInHost(error.name) || isOfInput) return found
  const host = hostAfter(evidence, edits)
  return host === null || host === '' || host.length > LONGEST_SHOWN
    ? found
    : found.map((cause) => ({ ...cause, host }))
}

/** What to do where no single change is certain to be right. */
function otherRemedy(name: UrlErrorName): Sentence {
  if (/^IPv(?:6|4-in)/.test(name)) {
    return sentence('Write a whole IPv6 address in the brackets, such as `2001:db8::1`.', {
      detail: 'whole-address',
    })
  }
  if (name.startsWith('IPv4')) {
    return sentence('Write four numbers from 0 to 255, with dots between.', {
      detail: 'four-numbers',
    })
  }
  if (name.startsWith('missing')) return WHOLE_URL
  return sentence('Write another host: letters, digits and hyphens, with dots between.', {
    detail: 'other-host',
  })
}

function isInHost(name: UrlErrorName): boolean {
  return /^(?:domain|host-invalid|IPv)/.test(name)
}

/** The host as the changed text writes it, if the parser reads another one than before. */
function hostAfter(evidence: Evidence, edits: readonly UrlEdit[]): string | null {
  const { reading } = evidence
  const { url, parts, text } = evidence.edited(edits)
  if (evidence.failureAfter(edits) !== null) return null
  if (reading.url !== null && JSON.stringify(url?.host) === JSON.stringify(reading.url.host)) {
    return null
  }
  return parts.host && removeTabsAndNewlines(text.slice(parts.host.start, parts.host.end))
}
