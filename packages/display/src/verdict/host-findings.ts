import { serializeHost } from '@waymark/host'
import { shorten } from '@waymark/infra'
import { parseUrl, serializePath, type TextRange, type UrlRecord } from '@waymark/url-parser'
import { type DomainWarning, inspectDomain } from '../inspect-domain.ts'
import { type Candidate, candidate, ownCandidate } from './finding.ts'
import { subdomainFindings } from './subdomain-findings.ts'
import { DOTS, LONGEST_NAME, type UrlContext, writtenIn } from './url-context.ts'

/** Warnings that say that a domain is unusual. With all others, it may be taken for another domain. */
const UNUSUAL: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'invalid-a-label',
  'restricted-character',
])

/** Finds a host that can be mistaken for another. */
export function hostFindings(context: UrlContext): Candidate[] {
  const { input, url, parts } = context
  const { host } = url
  if (host === null) return url.scheme === 'blob' ? nestedFindings(context) : []
  const range = parts.host
  const written = range === null ? null : writtenIn(input, range)
  if (host.kind === 'domain') return domainFindings(host.name, context)
  // The host of another scheme is not mapped by the parser, but people read it in the same way.
  if (host.kind === 'opaque' && written !== null) return domainFindings(written, context)
  const address = serializeHost(host)
  if (host.kind !== 'ipv4' || range === null || written === address) return []
  const message = `The host is the IP address ${address} in disguise.`
  const headline = `Deceptive host: it leads to the IP address ${address}.`
  return [ownCandidate('disguised-ip-address', [range], { message, headline })]
}

function domainFindings(domain: string, context: UrlContext): Candidate[] {
  const inspection = inspectDomain(domain, { known: context.known })
  if (inspection === null) return []
  const { ascii, unicode, warnings } = inspection
  const placeOf = placer(context, unicode)
  const found = [...groupsOf(warnings).values()].map((group) => {
    const [first] = group
    const { code, remedy } = first
    const isUnusual = UNUSUAL.has(code)
    const [severity, lead] = isUnusual
      ? (['warning', 'Unusual host'] as const)
      : (['error', 'Deceptive host'] as const)
    const like = first.resembles === undefined ? '' : `, which looks like ${short(first.resembles)}`
    const message = shortened(first)
    const headline = `${lead}: it leads to ${short(ascii)}${like}.`
    return candidate(
      'deceptive-host',
      { code, severity, message, remedy },
      group.flatMap(placeOf),
      headline,
    )
  })
  return [...found, ...subdomainFindings(ascii, context)]
}

type Group = [DomainWarning, ...DomainWarning[]]

function groupsOf(warnings: readonly DomainWarning[]): Map<string, Group> {
  const groups = new Map<string, Group>()
  for (const warning of warnings) {
    const group = groups.get(warning.code)
    if (group === undefined) groups.set(warning.code, [warning])
    else group.push(warning)
  }
  return groups
}

function short(name: string): string {
  return shorten(name, LONGEST_NAME)
}

/** A message that quotes what a label looks like is as long as the label. */
function shortened({ message, resembles = '' }: DomainWarning): string {
  return resembles.length <= LONGEST_NAME ? message : message.replace(resembles, short)
}

/** Gives the place of a warning in the input: exact if the host is written in Unicode, otherwise its label or the whole host. */
function placer({ input, parts }: UrlContext, unicode: string): (at: TextRange) => TextRange[] {
  const host = parts.host
  if (host === null) return () => []
  const written = input.slice(host.start, host.end)
  if (written === unicode) {
    return ({ start, end }) => [{ start: host.start + start, end: host.start + end }]
  }
  const labels = labelRanges(written, host.start)
  const labelStarts = labelRanges(unicode, 0).map(({ start }) => start)
  if (labels.length !== labelStarts.length) return () => [host]
  let label = 0
  return ({ start, end }) => {
    // Warnings come in the order of their labels, except those about the whole domain.
    if (start < labelStarts[label]!) label = 0
    while (label + 1 < labels.length && labelStarts[label + 1]! <= start) label++
    const isInside = label + 1 === labels.length || end < labelStarts[label + 1]!
    return [isInside ? labels[label]! : host]
  }
}

function labelRanges(host: string, offset: number): TextRange[] {
  const ranges: TextRange[] = []
  let start = offset
  for (const label of host.split(DOTS)) {
    ranges.push({ start, end: start + label.length })
    start += label.length + 1
  }
  return ranges
}

/** A blob URL contains the URL of the page that made it. */
function nestedFindings(context: UrlContext): Candidate[] {
  const { url, parts, known } = context
  const inner: UrlRecord | null = parseUrl(serializePath(url))
  if (inner === null || inner.host?.kind !== 'domain') return []
  const place = parts.path
  return domainFindings(inner.host.name, { ...context, known, parts: { ...parts, host: place } })
}
