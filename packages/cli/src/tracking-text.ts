import type {
  TrackingCertainty,
  TrackingKind,
  TrackingParameter,
  TrackingSource,
} from '@waymark/normalize/tracking-params'
import type { Io } from './io.ts'
import { paragraph, section } from './terminal/section.ts'

const KINDS: Readonly<Record<TrackingKind, string>> = {
  campaign: 'Tells which advertisement, newsletter or post led to the visit.',
  click: 'Tells which click on an advertisement it was.',
  recipient: 'Tells who received the mail or text message.',
  visitor: 'Tells the next site who the visitor is.',
  referrer: 'Tells which page, list or search the visitor came from.',
  share: 'Tells who shared the link.',
  affiliate: 'Tells which partner is paid for the visit.',
}

const CERTAINTIES: Readonly<Record<TrackingCertainty, string>> = {
  documented: 'Its vendor says so.',
  corroborated: 'Lists of at least two publishers name it.',
  reported: 'One list or one report names it.',
  ambiguous: 'On other sites, the name means something else.',
}

/** What the table says of a parameter. */
export function trackingText(entry: TrackingParameter, io: Io): string {
  const { name, vendor, certainty, caseSensitive, perVisitor, ifRemoved, sources } = entry
  const { paint } = io
  return [
    `${paint('bold', name)}  ${paint('dim', `tracking parameter, ${certainty}`)}`,
    '',
    ...paragraph(`${vendor}. ${KINDS[entry.kind]} ${CERTAINTIES[certainty]}`, io),
    ...(perVisitor ? paragraph('Each visitor has a value of their own.', io) : []),
    ...(caseSensitive ? [] : paragraph('Letter case does not matter.', io)),
    '',
    ...section('Removed', whereRemoved(entry), io),
    ...section('Without it', [ifRemoved], io),
    ...section('Sources', sources.map(sourceLine), io),
  ].join('\n')
}

/** Where a parameter is removed, and where it is kept. */
function whereRemoved({ removed, reason, sites, keptOn }: TrackingParameter): string[] {
  if (removed === 'never') return [`Never by default. ${reason ?? ''}`]
  const kept = keptOn.map(({ site, path = '*' }) => `${site === '*' ? '' : site}${path}`)
  return [
    removed === 'on-sites' ? `On ${sites.join(', ')}.` : 'On every site.',
    ...(kept.length === 0 ? [] : [`Kept on paths like ${kept.join(' and ')}.`]),
  ]
}

function sourceLine({ kind, list, url }: TrackingSource): string {
  return `${kind === 'list' ? list : kind}: ${url}`
}
