import { type Sentence, sentence } from '@waymark/infra/internal'
import type {
  TrackingCertainty,
  TrackingKind,
  TrackingParameter,
  TrackingSource,
} from '@waymark/normalize/tracking-params'
import { verbatim } from './failure.ts'
import type { Io } from './io.ts'
import { say } from './speech.ts'
import { paragraph, section } from './terminal/section.ts'

const KINDS: Readonly<Record<TrackingKind, () => Sentence>> = {
  campaign: () => sentence('Tells which advertisement, newsletter or post led to the visit.'),
  click: () => sentence('Tells which click on an advertisement it was.'),
  recipient: () => sentence('Tells who received the mail or text message.'),
  visitor: () => sentence('Tells the next site who the visitor is.'),
  referrer: () => sentence('Tells which page, list or search the visitor came from.'),
  share: () => sentence('Tells who shared the link.'),
  affiliate: () => sentence('Tells which partner is paid for the visit.'),
}

const CERTAINTIES: Readonly<Record<TrackingCertainty, () => string>> = {
  documented: () => say('documented'),
  corroborated: () => say('corroborated'),
  reported: () => say('reported'),
  ambiguous: () => say('ambiguous'),
}

/** How certain it is that a parameter tracks, in one word or two. */
export function certaintyWord(certainty: TrackingCertainty): string {
  return CERTAINTIES[certainty]()
}

const EVIDENCE: Readonly<Record<TrackingCertainty, () => Sentence>> = {
  documented: () => sentence('Its vendor says so.'),
  corroborated: () => sentence('Lists of at least two publishers name it.'),
  reported: () => sentence('One list or one report names it.'),
  ambiguous: () => sentence('On other sites, the name means something else.'),
}

/** What the table says of a parameter. */
export function trackingText(entry: TrackingParameter, io: Io): string {
  const { name, kind, vendor, certainty, caseSensitive, perVisitor, ifRemoved, sources } = entry
  const { paint } = io
  const what = say('{what}, {which}', {
    what: say('tracking parameter'),
    which: certaintyWord(certainty),
  })
  const first = say('{owner:phrase} {kind:phrase} {evidence:phrase}', {
    owner: sentence('{vendor}.', { vendor }),
    kind: KINDS[kind](),
    evidence: EVIDENCE[certainty](),
  })
  return [
    `${paint('bold', name)}  ${paint('dim', what)}`,
    '',
    ...paragraph(first, io),
    ...(perVisitor ? paragraph(say('Each visitor has a value of their own.'), io) : []),
    ...(caseSensitive ? [] : paragraph(say('Letter case does not matter.'), io)),
    '',
    ...section(say('Where it is removed'), whereRemoved(entry), io),
    ...section(say('Without it'), [ifRemoved], io),
    ...section(say('Sources'), sources.map(sourceLine), io),
  ].join('\n')
}

/** The most domains that are listed. A company can have one for each country. */
const MOST_SITES = 30

/** Where a parameter is removed, and where it is kept. */
function whereRemoved({ removed, reason, sites, path, keptOn }: TrackingParameter): string[] {
  if (removed === 'never') {
    return [
      reason === null
        ? say('Never by default.')
        : say('Never by default. {reason:phrase}', { reason: verbatim(reason) }),
    ]
  }
  const kept = keptOn.flatMap(({ site, path }) =>
    path === undefined ? [] : `${site === '*' ? '' : site}${path}`,
  )
  const keptSites = keptOn.flatMap(({ site, path }) => (path === undefined ? site : []))
  return [
    removed === 'on-sites' ? onSites(sites) : say('On every site.'),
    ...(path === null ? [] : [say('Only on paths like {path}.', { path })]),
    ...(kept.length === 0 ? [] : [say('Kept on paths like {kept}.', { kept })]),
    ...(keptSites.length === 0 ? [] : [say('Kept on {sites,list}.', { sites: keptSites })]),
  ]
}

function onSites(sites: readonly string[]): string {
  if (sites.length <= MOST_SITES) return say('On {sites,list}.', { sites })
  const [first] = sites.filter((site) => site.endsWith('.com'))
  return say('On {sites,list} and their like: {count:digits} domains.', {
    sites: first === undefined ? sites.slice(0, 1) : [first],
    count: sites.length,
  })
}

function sourceLine({ kind, list, url }: TrackingSource): string {
  const what = kind === 'list' ? list : kind === 'vendor' ? say('vendor') : say('report')
  return `${what}: ${url}`
}
