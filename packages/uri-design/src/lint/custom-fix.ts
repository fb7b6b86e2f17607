import { asciiLowercase } from '@waymark/infra'
import { isUri, isUriReference } from '@waymark/rfc3986'
import { defaultPort, parseUrl } from '@waymark/url-parser'
import type { Span } from '../uri-spans.ts'
import { applyInOrder } from './apply-fixes.ts'
import { hostSpan } from './authority.ts'
import type { LintPart } from './custom-rule.ts'
import type { Fix, Found } from './rule.ts'
import type { RuleSettings } from './settings.ts'
import { createSubject, type Subject } from './subject.ts'

/** Why a fix of a rule of a team is not offered. */
export type FixFault =
  /** Its result is not a URI, a template, a path or whatever the string was. */
  | 'syntax'
  /** Its result has another scheme, host or port. */
  | 'origin'
  /** It changes more than the part that the rule looks at. */
  | 'part'
  /** The rule still finds something there. */
  | 'found'
  /** There are too many, or it only works without another one. */
  | 'later'

/** Looks at a string. A finding whose fix is not offered is reported without it, and with the reason. */
export type Demand = (
  subject: Subject,
  settings: RuleSettings,
  report: (found: Found, fault: FixFault | null) => void,
) => void

/** What a rule of a team finds in a string, and what its fixes may change. */
interface FixTrial {
  readonly subject: Subject
  readonly settings: RuleSettings
  /** `null` for a function, which may look at all of them. */
  readonly part: LintPart | null
  /** Whether its fixes may change the scheme and the host. */
  readonly isUnsafe: boolean
  /** What the rule finds in another string. */
  find(subject: Subject): readonly Span[]
}

/** Each fix is tried by itself, which takes as long as to lint the string. */
const MOST_TRIED = 20

/** Tries the fixes of a string, each alone and then all that are good. For each finding, `null` if its fix can be offered. */
export function tryFixes(
  trial: FixTrial,
  findings: readonly (Span & { readonly fix: Fix | null })[],
): readonly (FixFault | null)[] {
  const good: Fix[] = []
  let tried = 0
  const faults = findings.map((found): FixFault | null => {
    const { fix } = found
    if (fix === null) return null
    if (++tried > MOST_TRIED) return 'later'
    const after = changed(trial, [fix])
    const fault = structureFault(trial, found, after) ?? leftFault(trial, found, fix, after)
    if (fault === null) good.push(fix)
    return fault
  })
  if (good.length < 2) return faults
  const all = findings.find((found) => isInHost(trial.subject, found)) ?? findings[0]!
  if (structureFault(trial, all, changed(trial, good)) === null) return faults
  return findings.map(({ fix }, index) => faults[index] ?? (fix === good[0] ? null : 'later'))
}

function changed({ subject, settings }: FixTrial, fixes: readonly Fix[]): Subject {
  return createSubject(applyInOrder(subject.text, fixes), subject.itemKind, settings)
}

function structureFault(trial: FixTrial, found: Span, after: Subject): FixFault | null {
  const { subject: before, part: given, isUnsafe } = trial
  if (isWellFormed(before) && !isWellFormed(after)) return 'syntax'
  const part = given ?? (isInHost(before, found) ? 'host' : 'whole')
  if (part !== 'whole') return around(before, part) === around(after, part) ? null : 'part'
  return isUnsafe || originOf(before) === originOf(after) ? null : 'origin'
}

/** Characters beyond ASCII, which a URI can have only percent-encoded, count as letters, and so do variables. */
function isWellFormed({ kind, text, masked, templateProblem }: Subject): boolean {
  const ascii = masked.replace(/[\u0080-\uffff]/g, 'x')
  switch (kind) {
    case 'uri':
      return isUriReference(ascii) && (!isUri(ascii) || masked !== text || parseUrl(text) !== null)
    case 'template':
      return templateProblem === null && isUriReference(ascii)
    case 'path':
      return isUriReference(ascii.startsWith('/') ? `x://x${ascii}` : `x:${ascii}`)
    case 'segment':
      return !/[/?#]/.test(ascii) && isUriReference(`x:/x${ascii}`)
    case 'query':
      return !ascii.includes('#') && isUriReference(`?${ascii}`)
    case 'fragment':
      return isUriReference(`#${ascii.replace(/^#/, '')}`)
    case 'identifier':
      return true
  }
}

function hostOf({ masked, uri }: Subject): Span | null {
  return uri.authority && hostSpan(masked, uri.authority)
}

function isInHost(subject: Subject, { start, end }: Span): boolean {
  const host = hostOf(subject)
  return host !== null && host.start <= start && end <= host.end
}

/** What is before and after the component that has a part; an empty host is like none. */
function around(subject: Subject, part: Exclude<LintPart, 'whole'>): string | null {
  const { text, uri } = subject
  const span = part === 'host' ? hostOf(subject) : uri[COMPONENTS[part]]
  if (span === null || (part === 'host' && span.start === span.end)) return null
  return `${text.slice(0, span.start)}\n${text.slice(span.end)}`
}

const COMPONENTS = {
  path: 'path',
  segment: 'path',
  'query-name': 'query',
  'query-value': 'query',
  fragment: 'fragment',
} as const

/** The scheme, host and port, in one spelling. */
function originOf(subject: Subject): string {
  const { text, uri, schemeName } = subject
  const host = hostOf(subject)
  if (host === null) return uri.scheme === null ? '' : schemeName
  const port = text.slice(host.end + 1, uri.authority!.end)
  const isDefault = port === '' || Number(port) === defaultPort(schemeName)
  return `${schemeName}//${asciiLowercase(text.slice(host.start, host.end))}:${isDefault ? '' : port}`
}

/** Whether a rule still finds something at the place of a finding, or where its fix is. */
function leftFault(trial: FixTrial, found: Span, fix: Fix, after: Subject): 'found' | null {
  const grown = fix.text.length - (fix.end - fix.start)
  const { start, end } = found
  const place = {
    start: start <= fix.end ? Math.min(start, fix.start) : start + grown,
    end: end < fix.start ? end : Math.max(end, fix.end) + grown,
  }
  try {
    return trial.find(after).some((left) => meets(left, place)) ? 'found' : null
  } catch {
    // The function of a rule may not be ready for a string that nobody has written.
    return 'found'
  }
}

/** Whether two places have a character in common, or one is empty and at an end of the other. */
function meets(one: Span, other: Span): boolean {
  const isEmpty = one.start === one.end
  return isEmpty
    ? other.start <= one.start && one.end <= other.end
    : one.start < other.end && other.start < one.end
}
