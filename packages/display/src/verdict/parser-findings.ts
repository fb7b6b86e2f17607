import { explain } from '@waymark/explain'
import type { Severity } from '@waymark/infra/problem'
import type {
  FailedReading,
  Reading,
  TextRange,
  UrlErrorName,
  ValidationError,
} from '@waymark/url-parser'
import { type Candidate, candidate } from './finding.ts'
import type { FindingKind } from './verdict-words.ts'

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
  'IPv4-non-decimal-part': CHANGED,
  'IPv4-out-of-range-part': null,
  'IPv6-piece-leading-zero': REPAIR,
  'invalid-URL-unit': REPAIR,
  'special-scheme-missing-following-solidus': CHANGED,
  'invalid-reverse-solidus': CHANGED,
  'invalid-credentials': ['credentials', 'warning'],
  'file-invalid-Windows-drive-letter': CHANGED,
  'file-invalid-Windows-drive-letter-host': CHANGED,
}

/** Causes that change more than how a URL is written. */
const CHANGING: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'text-around-url',
  'several-urls',
  'slashes-escaped',
  'escape-left-over',
  'part-placeholder',
  'drive-letter-scheme',
  'space-in-address',
])

/** Of many errors with one name, these are asked for their causes. */
const MOST_ASKED = 20

/**
 * The errors that the parser tolerated, those of one kind together.
 *
 * @param removed - Places that another finding tells about.
 */
export function toleratedFindings(reading: Reading, removed: readonly TextRange[]): Candidate[] {
  const toldPlaces = new Set<number>()
  for (const { start, end } of removed) for (let at = start; at < end; at++) toldPlaces.add(at)
  const groups = new Map<UrlErrorName, ValidationError[]>()
  for (const error of reading.errors) {
    // Another finding says those that are `null`.
    if (error === reading.failure || TOLERATED[error.name] === null) continue
    if (error.name === 'invalid-URL-unit' && toldPlaces.has(error.start)) continue
    const group = groups.get(error.name)
    if (group === undefined) groups.set(error.name, [error])
    else group.push(error)
  }
  const asked = [...groups.values()].flatMap((group) => group.slice(0, MOST_ASKED))
  const explained = explain(reading, asked)
  return [...groups].flatMap(([name, places]) => {
    const all = explained.filter(({ code }) => code === name).map(({ causes }) => causes[0]!)
    if (all.every(({ code }) => code === 'user-name-expected')) return []
    const changing = all.find(({ code }) => CHANGING.has(code))
    const [kind, severity] = changing === undefined ? (TOLERATED[name] ?? CHANGED) : CHANGED
    const { message, remedy } = changing ?? all[0]!
    const told = { message, remedy }
    return [candidate(kind, { code: name, severity, ...told }, places)]
  })
}

/** The error that stopped the parser. */
export function failureFinding(reading: FailedReading): Candidate {
  const { failure, errorsOf } = reading
  const cause = explain(reading, [failure])[0]!.causes[0]!
  const { message, remedy } = cause
  const code = failure.name
  if (errorsOf === 'input') {
    const headline = `This is not a URL. ${message}`
    return candidate('not-a-url', { code, severity: 'error', remedy, message }, [cause], headline)
  }
  const headline = `The base URL is not a URL. ${message}`
  return candidate(
    'not-a-url',
    { code, severity: 'error', remedy, message: headline },
    [],
    headline,
  )
}
