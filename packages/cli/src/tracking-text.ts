import type { TrackingParameter, TrackingSource } from '@waymark/normalize/tracking-params'
import type { Io } from './io.ts'
import type { Language } from './languages/localized.ts'
import { paragraph, section } from './terminal/section.ts'
import type { TrackingLabels } from './tracking-labels.ts'

/** What the table says of a parameter. */
export function trackingText(entry: TrackingParameter, language: Language, io: Io): string {
  const labels = language.trackingLabels
  const { name, kind, vendor, certainty, caseSensitive, perVisitor, ifRemoved, sources } = entry
  const { paint } = io
  const what = language.labels.kindOf([labels.parameter, labels.certainties[certainty]])
  return [
    `${paint('bold', name)}  ${paint('dim', what)}`,
    '',
    ...paragraph(
      labels.sentences([labels.vendor(vendor), labels.kinds[kind], labels.evidence[certainty]]),
      io,
    ),
    ...(perVisitor ? paragraph(labels.perVisitor, io) : []),
    ...(caseSensitive ? [] : paragraph(labels.anyCase, io)),
    '',
    ...section(labels.removed, whereRemoved(entry, labels), io),
    ...section(labels.ifRemoved, [ifRemoved], io),
    ...section(
      labels.sources,
      sources.map((source) => sourceLine(source, labels)),
      io,
    ),
  ].join('\n')
}

/** Where a parameter is removed, and where it is kept. */
function whereRemoved(
  { removed, reason, sites, keptOn }: TrackingParameter,
  labels: TrackingLabels,
): string[] {
  if (removed === 'never') return [labels.sentences([labels.never, reason ?? ''])]
  const kept = keptOn.map(({ site, path = '*' }) => `${site === '*' ? '' : site}${path}`)
  return [
    removed === 'on-sites' ? labels.onSites(sites) : labels.everywhere,
    ...(kept.length === 0 ? [] : [labels.kept(kept)]),
  ]
}

function sourceLine({ kind, list, url }: TrackingSource, { sourceKinds }: TrackingLabels): string {
  return `${kind === 'list' ? list : sourceKinds[kind]}: ${url}`
}
