import { explain } from '@waymark/explain'
import { type Sentence, sentence } from '@waymark/infra/internal'
import type { Severity } from '@waymark/infra/problem'
import type { FailedReading, Reading, UrlErrorName, ValidationError } from '@waymark/url-parser'
import { bareHostRepair } from './bare-host.ts'
import { type Candidate, candidate } from './finding.ts'
import { Replacements, type ToldCause } from './replacements.ts'
import type { FindingKind } from './verdict-words.ts'

type Class = readonly [kind: FindingKind, severity: Severity]

const CHANGED: Class = ['changed', 'warning']
const REPAIR: Class = ['repair', 'info']

/**
 * What a validation error means if the parser goes on. Those that are `null` are about a host that is an IP address in disguise,
 * or a dot at its end.
 */
const TOLERATED: Readonly<Partial<Record<UrlErrorName, Class | null>>> = {
  'IPv4-non-ASCII-input': null,
  'IPv4-empty-part': null,
  'IPv4-too-few-parts': null,
  'IPv4-out-of-range-part': null,
  'IPv6-piece-leading-zero': REPAIR,
  'invalid-URL-unit': REPAIR,
  'invalid-credentials': ['credentials', 'warning'],
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

/** Of many errors with one name, these are asked for their causes, and stand for the others. */
const MOST_ASKED = 20

/**
 * Adds the errors that the parser tolerated to the findings, those of one name together, without what a finding replaces.
 *
 * @param findings - Of the same reading.
 */
export function withTolerated(
  reading: Reading,
  findings: readonly Candidate[],
): readonly Candidate[] {
  if (reading.errors.length === 0) return findings
  const groups = new Map<UrlErrorName, ValidationError[]>()
  for (const error of reading.errors) {
    if (error === reading.failure) continue
    const group = groups.get(error.name)
    if (group === undefined) groups.set(error.name, [error])
    else group.push(error)
  }
  const replacements = new Replacements(findings)
  /** Of each error the first cause that no finding replaces. */
  const causesLeft = (errors: readonly ValidationError[]) =>
    explain(reading, errors).map(({ causes }, i) => {
      return causes.filter((cause) => !replacements.takes(errors[i]!, cause))[0]
    })
  const tolerated = [...groups].flatMap(([name, group]) => {
    const asked = group.slice(0, MOST_ASKED)
    const others = group.slice(MOST_ASKED).filter((error) => !replacements.takes(error, null))
    const left = causesLeft(asked)
    const errors = [...asked.filter((_, i) => left[i] !== undefined), ...others]
    // Where findings replace all that were asked, the next one is.
    const causes = errors[0] === others[0] ? causesLeft(others.slice(0, 1)) : left
    return toleratedFinding(
      name,
      errors,
      causes.filter((cause) => cause !== undefined),
    )
  })
  return [...findings.map((finding) => replacements.settle(finding)), ...tolerated]
}

/** @param causes - None if findings replace all. */
function toleratedFinding(
  name: UrlErrorName,
  errors: readonly ValidationError[],
  causes: readonly ToldCause[],
): Candidate[] {
  const { [name]: usual = CHANGED } = TOLERATED
  if (usual === null || causes.every(({ code }) => code === 'user-name-expected')) return []
  const changing = causes.find(({ code }) => CHANGING.has(code))
  const [kind, severity] = changing === undefined ? usual : CHANGED
  const { message, remedy, data } = changing ?? causes[0]!
  // White space at the end is the first error of the parser.
  const places = [...errors].sort((one, other) => one.start - other.start)
  return [candidate(kind, { code: name, severity, message, remedy, data }, places, null, [name])]
}

/** The error that stopped the parser. */
export function failureFinding(reading: FailedReading): Candidate {
  const { failure, errorsOf } = reading
  const found: ToldCause = explain(reading, [failure])[0]!.causes[0]!
  const { message, remedy, data = {} } = found
  const cause: Sentence = { text: message, data }
  const told = { code: failure.name, severity: 'error', remedy } as const
  if (errorsOf === 'input') {
    const headline = sentence('This is not a URL. {cause:phrase}', { cause })
    const input = { ...told, message, data: found.data }
    const repair = found.code === 'scheme-left-out' ? bareHostRepair(reading.text) : null
    return candidate('not-a-url', input, [found], headline, [failure.name], repair)
  }
  const base = sentence('The base URL is not a URL. {cause:phrase}', { cause })
  const { text, data: facts } = base
  return candidate('not-a-url', { ...told, message: text, data: facts }, [], null, [failure.name])
}
