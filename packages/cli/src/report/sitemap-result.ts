import type { Io } from '../io.ts'
import type { OptionValues } from '../option-values.ts'
import { toJsonText } from '../output/json-text.ts'
import { forPrograms, say } from '../speech.ts'
import { githubLine } from './github-lines.ts'
import type { SitemapReport } from './report.ts'
import { countsText } from './severity-words.ts'
import { renderSummary } from './summary.ts'

/** What `waymark sitemap` prints. */
export function sitemapResult(
  report: SitemapReport,
  options: OptionValues,
  io: Pick<Io, 'paint' | 'columns'>,
): string {
  switch (options.text('format')) {
    case 'json':
      return `${toJsonText(forPrograms(report), 2)}\n`
    case 'github': {
      const { entries, written, problems, hidden } = report.counts
      const told = say('{entries} {entries|entry|entries}, {written} written', { entries, written })
      const found = forPrograms(report).kinds.flatMap(({ first }) => first)
      return [...found.map(githubLine), `${told}: ${countsText(problems, hidden, io)}\n`].join('')
    }
    default:
      return renderSummary(report, io)
  }
}
