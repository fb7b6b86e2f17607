import type { LanguageFigures } from '@waymark/site/audit'
import { addressText } from '../audit/audit-texts.ts'
import { figure, say } from '../speech.ts'
import { type PagesReport, pagesText } from './audit-report.ts'
import { causes } from './html-causes.ts'
import { readBy, readFiles, unreadable } from './html-files.ts'
import { type Figure, renderPage } from './html-page.ts'
import { problems } from './html-problems.ts'
import { languageMatrix, languageName, languages, pathPatterns, siteOf } from './html-shape.ts'
import { since } from './html-since.ts'
import { moreInJson, section, text } from './html-text.ts'
import { listVerdict, severityFigure } from './html-verdict.ts'
import { languageColumns } from './language-columns.ts'
import { inputText } from './report.ts'
import { severityCounts } from './severity-counts.ts'

/** More would make the page slow. The JSON report has all. */
const SHOWN_LANGUAGES = 100

/** The report of `waymark audit` as HTML. */
export function renderAudit(report: PagesReport): string {
  const { generated, kinds, hidden, failures, files, paths, address } = report
  const input = inputText(report)
  return renderPage({
    title: say('Audit of {input}', { input }),
    about: siteOf(paths),
    generated,
    verdict: listVerdict(report),
    lead: `${addressText(input, address)}. ${pagesText(report)}.`,
    figures: figures(report),
    sections: [
      unreadable(failures),
      report.since === undefined ? '' : since(report.since, hidden),
      causes(kinds),
      languageTable(report.languages),
      languageMatrix(report.matrix),
      pathPatterns(paths),
      problems(kinds, hidden, 'audit'),
      readFiles(files),
      languages(report.site.languages),
    ],
    footer: readBy(report),
  })
}

function figures(report: PagesReport): Figure[] {
  const { pages, indexable, listed, site, failures } = report
  return [
    severityFigure(severityCounts(report.kinds)),
    {
      label: say('Pages'),
      value: figure(pages),
      note:
        failures.length === 0
          ? say('all could be read')
          : say('{n} not read', { n: failures.length }),
    },
    {
      label: say('Indexable pages'),
      value: figure(indexable),
      note: say('{listed} of these in a sitemap', { listed }),
    },
    {
      label: say('Languages'),
      value: figure(report.languages.filter(({ lang }) => lang !== '').length),
      note: say('{n} {n|alternate|alternates}', { n: site.counts.alternates }),
    },
  ]
}

/** The pages of each language: how many are indexable, listed, and have alternates in which source. */
function languageTable(list: readonly LanguageFigures[]): string {
  if (list.length === 0) return ''
  const columns = languageColumns(list)
  const head = columns.map(({ name }) => `<th scope="col" class="number">${text(name)}</th>`)
  const rows = list.slice(0, SHOWN_LANGUAGES).map((row) => {
    const cells = columns.map(({ value }) => `<td class="number">${figure(value(row))}</td>`)
    return `<tr><th scope="row">${languageName(row.lang)}</th>${cells.join('')}</tr>`
  })
  const rest = list.length - SHOWN_LANGUAGES
  return section(
    say('Pages by language'),
    `<div class="wide"><table><thead><tr><td></td>${head.join('')}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div>${rest > 0 ? `\n${moreInJson(rest)}` : ''}`,
  )
}
