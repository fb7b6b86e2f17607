import type { FileFigures, FileProblem } from '@waymark/site'
import { saidName } from '../input/said-name.ts'
import { figure, say, spoken } from '../speech.ts'
import { bytes, duration } from '../terminal/figures.ts'
import { moreInJson, section, text } from './html-text.ts'
import type { Run } from './listed-run.ts'
import { placeTexts } from './place-text.ts'
import { inputText } from './report.ts'

const KINDS: Readonly<Record<NonNullable<FileFigures['kind']>, () => string>> = {
  urlset: () => say('sitemap'),
  sitemapindex: () => say('index'),
  text: () => say('text sitemap'),
  feed: () => say('feed'),
  robots: () => 'robots.txt',
  database: () => say('database'),
  crawl: () => say('crawl export'),
}

/** The kind of a file, in a table. */
export function kindWord(kind: FileFigures['kind']): string {
  return text(kind === null ? say('not known') : KINDS[kind]())
}

/** An index and a robots.txt have sitemaps, which no total of entries counts. */
export function entriesOf(kind: FileFigures['kind'], entries: number): string {
  const isIndex = kind === 'sitemapindex' || kind === 'robots'
  return isIndex ? say('{entries} {entries|sitemap|sitemaps}', { entries }) : figure(entries)
}

/** More would make the page slow. The JSON report has all. */
const SHOWN_FILES = 200

/** What is not checked, because it could not be read. */
export function unreadable(failures: readonly FileProblem[]): string {
  if (failures.length === 0) return ''
  const items = failures.map((failure) => {
    const { message, remedy } = spoken().problem(failure)
    return `<li><p><code>${text(placeTexts(failure)[0] ?? '')}</code>: ${text(message)}</p><p class="remedy"><b>${text(say('What to do'))}:</b> ${text(remedy)}</p></li>`
  })
  return section(say('Not read'), `<ol class="kind error">\n${items.join('\n')}\n</ol>`)
}

/** The files that were read. */
export function readFiles(list: readonly FileFigures[]): string {
  if (list.length === 0) return ''
  const rows = list
    .slice(0, SHOWN_FILES)
    .map(
      ({ path, kind, entries, bytes: size }) =>
        `<tr><th scope="row">${text(saidName(path))}</th><td>${kindWord(kind)}</td><td class="number">${entriesOf(kind, entries)}</td><td class="number">${text(bytes(size))}</td></tr>`,
    )
  const rest = list.length - SHOWN_FILES
  return section(
    say('Files'),
    `<div class="wide"><table><thead><tr><th scope="col">${text(say('Name'))}</th><th scope="col">${text(say('Kind'))}</th><th scope="col" class="number">${text(say('Entries'))}</th><th scope="col" class="number">${text(say('Size'))}</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div>${rest > 0 ? `\n${moreInJson(rest)}` : ''}`,
  )
}

/** The last line of a report. */
export function readBy(
  report: Pick<Run, 'generator' | 'milliseconds'> & { readonly input: string | readonly string[] },
): string {
  return say('{generator} read {input} in {time}.', {
    generator: report.generator,
    input: inputText(report),
    time: duration(report.milliseconds),
  })
}
