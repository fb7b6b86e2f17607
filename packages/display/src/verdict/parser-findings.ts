import type { Severity } from '@waymark/infra/problem'
import type { TextRange, UrlErrorName, ValidationError } from '@waymark/url-parser'
import { problemOf } from '@waymark/url-parser/problems'
import { type Candidate, candidate, type FindingKind } from './finding.ts'

type Class = readonly [kind: FindingKind, severity: Severity]

const CHANGED: Class = ['changed', 'warning']
const REPAIR: Class = ['repair', 'info']

/** What a validation error means if the parser goes on; `null` if another finding says it. */
const TOLERATED: Readonly<Partial<Record<UrlErrorName, Class | null>>> = {
  'domain-to-ASCII': CHANGED,
  'domain-percent-encoded': CHANGED,
  // The host is then an IP address in disguise.
  'IPv4-non-ASCII-input': null,
  'IPv4-empty-part': null,
  'IPv4-too-few-parts': null,
  'IPv4-non-decimal-part': null,
  'IPv4-out-of-range-part': null,
  'IPv6-piece-leading-zero': REPAIR,
  'invalid-URL-unit': REPAIR,
  'special-scheme-missing-following-solidus': CHANGED,
  'invalid-reverse-solidus': CHANGED,
  'invalid-credentials': ['credentials', 'warning'],
  'file-invalid-Windows-drive-letter': CHANGED,
  'file-invalid-Windows-drive-letter-host': CHANGED,
}

/**
 * The errors that the parser tolerated, those of one kind together.
 *
 * @param removed - Places that another finding tells about.
 */
export function toleratedFindings(
  errors: readonly ValidationError[],
  removed: readonly TextRange[],
  hasBase: boolean,
): Candidate[] {
  const told = new Set<number>()
  for (const { start, end } of removed) for (let at = start; at < end; at++) told.add(at)
  const groups = new Map<UrlErrorName, ValidationError[]>()
  for (const error of errors) {
    if (error.name === 'invalid-URL-unit' && told.has(error.start)) continue
    const group = groups.get(error.name)
    if (group === undefined) groups.set(error.name, [error])
    else group.push(error)
  }
  return [...groups].flatMap(([name, places]) => {
    const known = TOLERATED[name]
    if (known === null) return []
    const [kind, severity] = known ?? CHANGED
    const problem = problemOf(places[0]!, { isFailure: false, hasBase })
    return [candidate(kind, { ...problem, severity }, places)]
  })
}

/** The error that stopped the parser. */
export function failureFinding(
  failure: ValidationError,
  errorsOf: 'input' | 'base',
  hasBase: boolean,
): Candidate {
  const isOfBase = errorsOf === 'base'
  const problem = problemOf(failure, { isFailure: true, hasBase: hasBase && !isOfBase })
  const what = isOfBase ? 'The base URL is not a URL.' : 'This is not a URL.'
  const message = isOfBase ? `${what} ${problem.message}` : problem.message
  return candidate(
    'not-a-url',
    { ...problem, message, severity: 'error' },
    isOfBase ? [] : [failure],
    `${what} ${problem.message}`,
  )
}
