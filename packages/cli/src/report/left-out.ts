import { count } from '../terminal/figures.ts'
import type { SitemapReport } from './report.ts'

/** Why entries are not in the sitemap, and what would bring them in. */
export function whyLeftOut({
  leftOut,
  repeated,
  repeatedWithoutQuery,
}: SitemapReport['counts']): string[] {
  const unusable = leftOut - repeated
  return [
    ...(unusable > 0 ? [`${count(unusable)} cannot be used`] : []),
    ...(repeated > 0 ? [`${count(repeated)} repeat a page before them`] : []),
    ...(repeatedWithoutQuery > 0
      ? [
          `${count(repeatedWithoutQuery)} of these after their query was dropped: --keep-query keeps it`,
        ]
      : []),
  ]
}
