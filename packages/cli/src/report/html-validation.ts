import { countLanguages } from '@waymark/site'
import { figure, say } from '../speech.ts'
import { causes } from './html-causes.ts'
import { readBy, readFiles, unreadable } from './html-files.ts'
import { type Figure, renderPage } from './html-page.ts'
import { problems } from './html-problems.ts'
import { languageMatrix, languages, pathPatterns, siteOf } from './html-shape.ts'
import { since } from './html-since.ts'
import { listVerdict, severityFigure } from './html-verdict.ts'
import { inputText } from './report.ts'
import { severityCounts } from './severity-counts.ts'
import {
  hasCheckedLinks,
  ignoredLinks,
  readText,
  type ValidationReport,
} from './validation-report.ts'

/** The report of `waymark validate` as HTML. */
export function renderValidation(report: ValidationReport): string {
  const { generated, kinds, hidden, failures, files } = report
  const input = inputText(report)
  return renderPage({
    title: say('Check of {input}', { input }),
    about: siteOf(report.paths),
    generated,
    verdict: listVerdict(report),
    lead: leadOf(report, input),
    figures: figures(report),
    sections: [
      unreadable(failures),
      report.since === undefined ? '' : since(report.since, hidden),
      causes(kinds),
      languageMatrix(report.matrix),
      pathPatterns(report.paths),
      problems(kinds, hidden),
      readFiles(files),
      languages(report.languages),
    ],
    footer: readBy(report),
  })
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
