import { countLanguages, type FileFigures, type FileProblem } from '@waymark/site'
import { figure, say, spoken } from '../speech.ts'
import { bytes } from '../terminal/figures.ts'
import { causes } from './html-causes.ts'
import { entriesOf, kindWord, readBy } from './html-files.ts'
import { type Figure, renderPage } from './html-page.ts'
import { problems } from './html-problems.ts'
import { languageMatrix, languages, pathPatterns, siteOf } from './html-shape.ts'
import { since } from './html-since.ts'
import { moreInJson, section, text } from './html-text.ts'
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
    title: say('Check of {input}', { input }),
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
    footer: readBy(report, input),
  })
}

function verdict({ kinds, failures, files }: ValidationReport): string {
  const found =
    verdictOf(severityCounts(kinds), kinds) ??
    (kinds.length === 0 ? say('No problems found') : say('No errors or warnings'))
  if (failures.length === 0) return found
  const unread = say('{n} {n|input|inputs} could not be read', { n: failures.length })
  return files.length === 0 && kinds.length === 0 ? unread : `${found}; ${unread}`
}

function leadOf(report: ValidationReport, input: string): string {
  const { failures } = report
  const read = say('Checked {input}: {read}.', { input, read: readText(report) })
  return hasCheckedLinks(report) || failures.length === 0
    ? read
    : `${read} ${say('The links between pages were not checked, because a part of the entries is missing.')}`
}

function figures(report: ValidationReport): Figure[] {
  const { entriesInAllFiles, distinctLocs, files, failures, counts } = report
  return [
    severityFigure(severityCounts(report.kinds)),
    {
      label: say('Entries'),
      value: figure(entriesInAllFiles),
      note: say('{urls} distinct {urls|URL|URLs}', { urls: distinctLocs }),
    },
    {
      label: say('Languages'),
      value: figure(countLanguages(report.languages)),
      note: say('{n} {n|alternate|alternates}', { n: counts.alternates }),
    },
    {
      label: say('Ignored links'),
      value: figure(ignoredLinks(report)),
      note: say('because of their language'),
    },
    {
      label: say('Files'),
      value: figure(files.length),
      note:
        failures.length === 0
          ? say('all could be read')
          : say('{n} not read', { n: failures.length }),
    },
  ]
}

/** What is not checked, because it could not be read. */
function unreadable(failures: readonly FileProblem[]): string {
  if (failures.length === 0) return ''
  const items = failures.map((failure) => {
    const { message, remedy } = spoken().problem(failure)
    return `<li><p><code>${text(placeTexts(failure)[0] ?? '')}</code>: ${text(message)}</p><p class="remedy"><b>${text(say('What to do'))}:</b> ${text(remedy)}</p></li>`
  })
  return section(say('Not read'), `<ol class="kind error">\n${items.join('\n')}\n</ol>`)
}

function readFiles(list: readonly FileFigures[]): string {
  if (list.length === 0) return ''
  const rows = list
    .slice(0, SHOWN_FILES)
    .map(
      ({ path, kind, entries, bytes: size }) =>
        `<tr><th scope="row">${text(path)}</th><td>${kindWord(kind)}</td><td class="number">${entriesOf(kind, entries)}</td><td class="number">${text(bytes(size))}</td></tr>`,
    )
  const rest = list.length - SHOWN_FILES
  return section(
    say('Files'),
    `<div class="wide"><table><thead><tr><th scope="col">${text(say('Name'))}</th><th scope="col">${text(say('Kind'))}</th><th scope="col" class="number">${text(say('Entries'))}</th><th scope="col" class="number">${text(say('Size'))}</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div>${rest > 0 ? `\n${moreInJson(rest)}` : ''}`,
  )
}
