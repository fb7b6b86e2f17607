import { count, counted } from '@waymark/infra'
import type { SitemapReport } from './report.ts'

/** Why entries are not in the sitemap, and which option would keep them. */
export function whyLeftOut({
  leftOut,
  repeated,
  repeatedWithoutQuery,
  repeatedWithoutFragment,
}: SitemapReport['counts']): string[] {
  const unusable = leftOut - repeated
  return [
    ...(unusable > 0 ? [`${count(unusable)} cannot be used`] : []),
    ...(repeated > 0
      ? [counted(repeated, 'repeats an earlier page', 'repeat an earlier page')]
      : []),
    ...wouldBeKept(repeatedWithoutQuery, 'query'),
    ...wouldBeKept(repeatedWithoutFragment, 'fragment'),
  ]
}

function wouldBeKept(entries: number, part: 'query' | 'fragment'): string[] {
  if (entries === 0) return []
  const differ = counted(entries, 'of these differs', 'of these differ')
  return [`${differ} in the ${part}, which --keep-${part} keeps`]
}
