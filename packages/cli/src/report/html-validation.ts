import { count, counted } from '@waymark/infra/internal'
import { countLanguages, type FileFigures, type FileProblem } from '@waymark/site'
import { bytes, duration } from '../terminal/figures.ts'
import { causes } from './html-causes.ts'
import { type Figure, renderPage } from './html-page.ts'
import { problems } from './html-problems.ts'
import { languageMatrix, languages, pathPatterns, siteOf } from './html-shape.ts'
import { since } from './html-since.ts'
import { section, text } from './html-text.ts'
import { severityFigure, verdictOf } from './html-verdict.ts'
import { placeTexts } from './place-text.ts'
import { severityCounts } from './severity-counts.ts'
import {
  hasCheckedLinks,
  ignoredLinks,
  readText,
  type ValidationReport,
} from './validation-report.ts'

/** More would make the page slow. The JSON report has all. */
const SHOWN_FILES = 200

/** The report of `waymark validate` as HTML. */
export function renderValidation(report: ValidationReport): string {
  const { generated, kinds, failures, files } = report
  const input = report.input.join(', ')
  return renderPage({
    title: `Check of ${input}`,
    about: siteOf(report.paths),
    generated,
    verdict: verdict(report),
    lead: leadOf(report, input),
    figures: figures(report),
    sections: [
      unreadable(failures),
      report.since === undefined ? '' : since(report.since),
      causes(kinds),
      languageMatrix(report.matrix),
      pathPatterns(report.paths),
      problems(kinds),
      readFiles(files),
      languages(report.languages),
    ],
    footer: `${report.generator} read ${input} in ${duration(report.milliseconds)}.`,
  })
}

function verdict({ kinds, failures, files }: ValidationReport): string {
  const found =
    verdictOf(severityCounts(kinds), kinds) ??
    (kinds.length === 0 ? 'No problems found' : 'No errors or warnings')
  if (failures.length === 0) return found
  const unread = `${counted(failures.length, 'input')} could not be read`
  return files.length === 0 && kinds.length === 0 ? unread : `${found}; ${unread}`
}

function leadOf(report: ValidationReport, input: string): string {
  const { failures } = report
  const read = `Checked ${input}: ${readText(report)}.`
  return hasCheckedLinks(report) || failures.length === 0
    ? read
    : `${read} The links between pages were not checked, because a part of the entries is missing.`
}

function figures(report: ValidationReport): Figure[] {
  const { entriesInAllFiles, distinctLocs, files, failures, counts } = report
  return [
    severityFigure(severityCounts(report.kinds)),
    {
      label: 'Entries',
      value: count(entriesInAllFiles),
      note: counted(distinctLocs, 'distinct URL'),
    },
    {
      label: 'Languages',
      value: count(countLanguages(report.languages)),
      note: counted(counts.alternates, 'alternate'),
    },
    {
      label: 'Ignored links',
      value: count(ignoredLinks(report)),
      note: 'because of their language',
    },
    {
      label: 'Files',
      value: count(files.length),
      note: failures.length === 0 ? 'all could be read' : `${count(failures.length)} not read`,
    },
  ]
}

/** What is not checked, because it could not be read. */
function unreadable(failures: readonly FileProblem[]): string {
  if (failures.length === 0) return ''
  const items = failures.map(
    (failure) =>
      `<li><p><code>${text(placeTexts(failure)[0] ?? '')}</code>: ${text(failure.message)}</p><p class="remedy"><b>What to do:</b> ${text(failure.remedy)}</p></li>`,
  )
  return section('Not read', `<ol class="kind error">\n${items.join('\n')}\n</ol>`)
}

const KINDS: Readonly<Record<NonNullable<FileFigures['kind']>, string>> = {
  urlset: 'sitemap',
  sitemapindex: 'index',
  text: 'text sitemap',
  feed: 'feed',
  robots: 'robots.txt',
  database: 'database',
}

/** An index and a robots.txt have sitemaps, which no total of entries counts. */
function entriesOf(kind: FileFigures['kind'], entries: number): string {
  const isIndex = kind === 'sitemapindex' || kind === 'robots'
  return isIndex ? counted(entries, 'sitemap') : count(entries)
}

function readFiles(list: readonly FileFigures[]): string {
  if (list.length === 0) return ''
  const rows = list
    .slice(0, SHOWN_FILES)
    .map(
      ({ path, kind, entries, bytes: size }) =>
        `<tr><th scope="row">${text(path)}</th><td>${kind === null ? 'not known' : KINDS[kind]}</td><td class="number">${entriesOf(kind, entries)}</td><td class="number">${text(bytes(size))}</td></tr>`,
    )
  const rest = list.length - SHOWN_FILES
  return section(
    'Files',
    `<div class="wide"><table><thead><tr><th scope="col">Name</th><th scope="col">Kind</th><th scope="col" class="number">Entries</th><th scope="col" class="number">Size</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div>${rest > 0 ? `\n<p class="more">… and ${count(rest)} more, in the JSON report.</p>` : ''}`,
  )
}
