import { characterSentence } from '@waymark/explain'
import { classifyHost, type Host, serializeHost, serializeIpv4 } from '@waymark/host'
import { codePointAt } from '@waymark/infra'
import { type Sentence, sentence, tell } from '@waymark/infra/internal'
import type { Severity } from '@waymark/infra/problem'
import type { TextRange } from '@waymark/url-parser'
import { type DomainWarning, warningsOf } from '../inspect-domain.ts'
import { type SeenDomain, seenDomain } from '../seen-domain.ts'
import { isPlain, skeletonOf } from '../skeleton.ts'
import { scriptsOf, wordOf } from '../tables.ts'
import { type Candidate, candidate, ownCandidate } from './finding.ts'
import { severitiesIn } from './host-severity.ts'
import { strayQuoteFinding, strayQuotesIn } from './stray-quotes.ts'
import { subdomainFindings } from './subdomain-findings.ts'
import { DOTS, decodeAscii, matchesIn, type UrlContext, withoutWideForms } from './url-context.ts'

/** Finds a host that can be mistaken for another. */
export function hostFindings(context: UrlContext): Candidate[] {
  const { host, domain, writtenHost: written } = context
  if (domain !== null) return domainFindings(domain, written ?? domain, context)
  if (host === null) return []
  const range = context.parts.host
  const address = disguised(host, written)
  if (address === null || range === null) return []
  const message = sentence('The host is the IP address {address} in disguise.', { address })
  const headline = sentence('Deceptive host: it leads to the IP address {address}.', { address })
  return [ownCandidate('disguised-ip-address', [range], { message, headline })]
}

/** The IPv4 address to which an IP address leads, if that is not how it is written. */
function disguised(host: Host, written: string | null): string | null {
  if (host.kind === 'ipv4') {
    const address = serializeHost(host)
    return written !== null && isWrittenSo(written, address) ? null : address
  }
  if (host.kind !== 'ipv6') return null
  const { kind, embedded } = classifyHost(host)
  const address = embedded?.address ?? null
  return address === null || !INTERNAL.has(kind) ? null : serializeIpv4(address)
}

/** Whether people read the address that the parser reads: a final dot and zeros before a number do not hide it. */
function isWrittenSo(written: string, address: string): boolean {
  if (!/^\d{1,20}(?:\.\d{1,20}){3}\.?$/.test(written)) return false
  const numbers = written.replace(/\.$/, '').split('.').map(Number)
  return numbers.join('.') === address
}

/** The kinds of addresses that lead to the machine itself or into its own network. */
const INTERNAL: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'loopback',
  'unspecified',
  'this-network',
  'private',
  'shared',
  'link-local',
])

function domainFindings(domain: string, written: string, context: UrlContext): Candidate[] {
  const form = isPlain(written)
    ? written
    : withoutWideForms(decodeAscii(written)).split(DOTS).join('.')
  const { destination, publicSuffixList: list } = context
  const registrable =
    destination.host === null
      ? list.getRegistrableDomain({ kind: 'domain', name: domain })
      : destination.registrableDomain
  const seen = seenDomain(domain, form, registrable)
  const quotes = strayQuotesIn(written)
  const stray = strayQuoteFinding(written, quotes, context.parts.host?.start ?? 0)
  const contained = subdomainFindings(seen, context)
  const warnings = warningsOf(seen, context.known)
  // Whoever is told what the host contains need not be told as well that the domain is near it.
  const isTold = contained.length > 0 || stray !== null
  const news = isTold ? warnings.filter(({ code }) => code !== 'near-known') : warnings
  return [
    ...withDashRepair(warningFindings(seen, news, form, quotes, context), context),
    ...(stray === null ? [] : [stray]),
    ...contained,
  ]
}

/** Dashes that word processors write for a hyphen. No registry allows them. */
const DASHES = /[\u2010-\u2015\u2212]/g

function withDashRepair(
  found: readonly Candidate[],
  { input, parts }: UrlContext,
): readonly Candidate[] {
  const [first, ...others] = found
  if (first === undefined || parts.host === null) return found
  const edits = matchesIn(input, [parts.host], DASHES).map(({ start, end }) => ({
    start,
    end,
    text: '-',
  }))
  return edits.length === 0 ? found : [{ ...first, repair: { edits, isCertain: false } }, ...others]
}

/** What `inspectDomain` warns of, the warnings of one kind together. */
function warningFindings(
  { ascii, unicode, registrable }: SeenDomain,
  warnings: readonly DomainWarning[],
  form: string,
  quotes: readonly TextRange[],
  context: UrlContext,
): Candidate[] {
  if (warnings.length === 0) return []
  const severityOf = severitiesIn(unicode, context.known)
  const all = withoutRepeats(warnings).filter((warning) => !isOfQuote(warning, quotes, severityOf))
  const placeOf = placer(context, unicode)
  const worst = all.some((warning) => severityOf(warning) === 'error') ? 'error' : 'warning'
  return [...groupsOf(all).values()].map((group) => {
    const [first] = group
    const { code } = first
    const severities = group.map(severityOf)
    const severity = severities.includes('error') ? 'error' : 'warning'
    const imitation = seenAs(unicode, first)
    const letters = code === 'mixed-script' ? foreignLetters(first, unicode, imitation) : null
    const characters = code === 'restricted-character' ? namedCharacters(group, unicode) : null
    const { message, data = {} } = first
    // It leads to what is written there, so that only the reason is news.
    const isAsWritten = ascii === form && imitation === null
    const headline = code === 'near-known' ? leadsElsewhere(registrable ?? ascii, first) : null
    return candidate(
      'deceptive-host',
      {
        code,
        severity,
        ...tell({
          message: letters?.message ?? characters ?? { text: message, data },
          remedy: adviceOn(first, worst),
        }),
      },
      (letters === null ? group : letters.places).flatMap(placeOf),
      headline ?? (isAsWritten ? null : leadsTo(severity, ascii, imitation)),
    )
  })
}

function leadsElsewhere(owner: string, { resembles }: DomainWarning): Sentence {
  return sentence('Unusual host: it leads to {owner:name100}, not to {imitated:name100}.', {
    owner,
    imitated: resembles!,
  })
}

function leadsTo(severity: Severity, host: string, imitated: string | null): Sentence {
  if (severity === 'error') {
    return imitated === null
      ? sentence('Deceptive host: it leads to {host:name100}.', { host })
      : sentence(
          'Deceptive host: it leads to {host:name100}, which looks like {imitated:name100}.',
          { host, imitated },
        )
  }
  return imitated === null
    ? sentence('Unusual host: it leads to {host:name100}.', { host })
    : sentence('Unusual host: it leads to {host:name100}, which looks like {imitated:name100}.', {
        host,
        imitated,
      })
}

/** Whether a warning is about a quotation mark that was copied with the URL: at the start, a deceptive one stays. */
function isOfQuote(
  warning: DomainWarning,
  quotes: readonly TextRange[],
  severityOf: (warning: DomainWarning) => Severity,
): boolean {
  const isAt = ({ start, end }: TextRange) => start <= warning.start && warning.end <= end
  return quotes.some((quote) => isAt(quote) && (quote.start > 0 || severityOf(warning) !== 'error'))
}

/** What people should do, who see a URL and did not choose its host. */
function adviceOn({ code, resembles }: DomainWarning, severity: Severity): Sentence {
  if ((code === 'resembles-known' || code === 'near-known') && resembles !== undefined) {
    return sentence(
      'If you mean {resembles:name100}, write that; do not follow this one unless you know the site.',
      { resembles },
    )
  }
  return severity === 'error'
    ? sentence('Do not follow it unless you know the site.')
    : sentence('Follow it only if you know the site.')
}

/** The letters among Latin ones that look like one of them. */
function foreignLetters(
  { start, end }: DomainWarning,
  unicode: string,
  imitated: string | null,
): { readonly message: Sentence; readonly places: readonly TextRange[] } | null {
  const label = unicode.slice(start, end)
  if (!/[a-z]/.test(label)) return null
  const letters = [...label.matchAll(/[\u0080-\u{10ffff}]/gu)].filter(([c]) =>
    /^[a-z]$/.test(skeletonOf(c)),
  )
  const [first] = letters
  if (first === undefined) return null
  const letter = lettersInSentence(
    letters.map(([c]) => codePointAt(c, 0)),
    skeletonOf(first[0]),
  )
  return {
    message:
      imitated === null
        ? sentence('{letters:phrase}.', { letters: letter })
        : sentence('{letters:phrase}: this is not {imitated:name100}.', {
            letters: letter,
            imitated,
          }),
    places: letters.map(({ 0: c, index }) => ({
      start: start + index,
      end: start + index + c.length,
    })),
  }
}

/** @param latin - What the first one looks like. */
function lettersInSentence(all: readonly number[], latin: string): Sentence {
  const codePoints = [...new Set(all)]
  const scripts = new Set(codePoints.map((c) => SCRIPTS[scriptsOf(wordOf(c))[0] ?? '']))
  const script = scripts.size > 1 ? undefined : [...scripts][0]
  const names = codePoints.slice(0, MOST_LETTERS).map(characterSentence)
  const [name] = names
  if (codePoints.length === 1) {
    return script === undefined
      ? sentence(
          'The host contains the letter {name:phrase}, which looks like the Latin letter {latin}',
          { name: name!, latin },
        )
      : sentence(
          'The host contains the {script:phrase} letter {name:phrase}, which looks like the Latin letter {latin}',
          { script: script(), name: name!, latin },
        )
  }
  if (codePoints.length > names.length) names.push(sentence('others'))
  return script === undefined
    ? sentence('The host contains letters that look like Latin ones, {names:phrase}', { names })
    : sentence(
        'The host contains {script:phrase} letters that look like Latin ones, {names:phrase}',
        { script: script(), names },
      )
}

const MOST_LETTERS = 5

/** The scripts with letters that look like Latin ones. */
const SCRIPTS: Readonly<Record<string, () => Sentence>> = {
  Armn: () => sentence('Armenian'),
  Cher: () => sentence('Cherokee'),
  Copt: () => sentence('Coptic'),
  Cyrl: () => sentence('Cyrillic'),
  Grek: () => sentence('Greek'),
  Lisu: () => sentence('Lisu'),
}

/** The characters that are not meant for names, if there are few. */
function namedCharacters(group: Group, unicode: string): Sentence | null {
  const found = [...new Set(group.flatMap(({ start, end }) => [...unicode.slice(start, end)]))]
  if (found.length > 3) return null
  return sentence('The host contains {characters:phrase}, which {n|is|are} not meant for names.', {
    characters: found.map((c) => characterSentence(codePointAt(c, 0))),
    n: found.length,
  })
}

/** The domain that a reader takes it for: with the label that one of its labels looks like. */
function seenAs(unicode: string, { code, start, resembles }: DomainWarning): string | null {
  if (resembles === undefined) return null
  if (code === 'near-known') return null
  if (code === 'resembles-known') return resembles
  const rest = unicode.indexOf('.', start)
  return `${unicode.slice(0, unicode.lastIndexOf('.', start) + 1)}${resembles}${rest < 0 ? '' : unicode.slice(rest)}`
}

/** Whoever is told that a character looks like a delimiter need not be told as well that names do not have it. */
function withoutRepeats(warnings: readonly DomainWarning[]): readonly DomainWarning[] {
  const lookalikes = warnings.filter(({ code }) => code === 'delimiter-lookalike')
  const starts = new Map(lookalikes.map(({ start, end }) => [start, end]))
  return warnings.filter(
    ({ code, start, end }) => code !== 'restricted-character' || starts.get(start) !== end,
  )
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
