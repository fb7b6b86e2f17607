import type { RuleEffect } from '@waymark/site'
import { verbatim } from '../failure.ts'
import { saidName } from '../input/said-name.ts'
import { figure, inOneLine, listed, say, spoken } from '../speech.ts'
import { bytes } from '../terminal/figures.ts'
import { causes } from './html-causes.ts'
import { entriesOf, kindWord, readBy } from './html-files.ts'
import { renderPage } from './html-page.ts'
import { problems } from './html-problems.ts'
import { languageMatrix, languages, pathPatterns, siteOf } from './html-shape.ts'
import { since } from './html-since.ts'
import { good, prose, section, text } from './html-text.ts'
import { severityFigure, verdictOf } from './html-verdict.ts'
import { partsLeftOut, unlistedText, whyLeftOut } from './left-out.ts'
import { inputText, type SitemapReport } from './report.ts'
import { hiddenText } from './severity-words.ts'

/** The report of `waymark sitemap` as HTML. */
export function renderHtmlReport(report: SitemapReport): string {
  const { counts } = report
  return renderPage({
    title: say('Sitemap of {file}', { file: inputText(report) }),
    about: siteOf(report.paths),
    generated: report.generated,
    verdict: verdict(report),
    lead: inOneLine(leadOf(report), partsOf(counts), unlistedText(counts.unlisted)),
    figures: [
      {
        label: say('Entries'),
        value: figure(counts.entries),
        note: say('{written} written', { written: counts.written }),
      },
      {
        label: say('Left out'),
        value: say('{entries} {entries|entry|entries}', { entries: counts.leftOut }),
        note: partsLeftOut(counts) || say('nothing of other entries'),
      },
      {
        label: say('Languages'),
        value: figure(counts.languages),
        note: say('{links} {links|link|links} written', { links: counts.linksWritten }),
      },
      {
        label: say('Normalised'),
        value: figure(counts.normalised),
        note: say('URLs, by {rules} {rules|rule|rules}', { rules: report.normalisation.length }),
      },
      { label: say('Files'), value: figure(counts.files), note: bytes(counts.bytes) },
      severityFigure(counts.problems),
    ],
    sections: [
      report.since === undefined ? '' : since(report.since, counts.hidden),
      causes(report.kinds),
      languageMatrix(report.matrix),
      pathPatterns(report.paths),
      problems(report.kinds, counts.hidden),
      normalisation(report.normalisation),
      files(report),
      languages(report.languages),
    ],
    footer: readBy(report),
  })
}

function verdict({ counts, kinds }: SitemapReport): string {
  const { hidden } = counts
  const found = verdictOf(counts.problems, kinds)
  if (found !== null) return found
  if (hidden > 0) return hiddenText(hidden)
  return counts.written > 0 ? say('Ready to publish') : say('No page was published')
}

function leadOf({ counts, output }: SitemapReport): string {
  const { entries, written, leftOut } = counts
  const facts = {
    entries,
    written,
    leftOut,
    folder: saidName(output),
    why: whyLeftOut(counts).join('; '),
  }
  if (written === 0) {
    return say(
      '{entries} {entries|entry|entries} read. None could be used, so no sitemap was written.',
      facts,
    )
  }
  if (leftOut === 0) {
    return say(
      '{entries} {entries|entry|entries} read. All of them are in the sitemap in {folder}.',
      facts,
    )
  }
  return say(
    '{entries} {entries|entry|entries} read. {written} of them {written|is|are} in the sitemap in {folder}; {leftOut} {leftOut|is|are} left out: {why}.',
    facts,
  )
}

/** Parts of written entries that are left out, in a sentence. */
function partsOf(counts: SitemapReport['counts']): string {
  const left = partsLeftOut(counts)
  return left === ''
    ? ''
    : say('Of written entries, these are left out because they cannot be used: {left}.', { left })
}

function normalisation(effects: readonly RuleEffect[]): string {
  if (effects.length === 0) {
    return section(say('Normalised'), good(say('Every URL was already canonical.')))
  }
  const items = effects
    .map(
      ({ rule, category, summary, count: times, examples }) => `<div class="rule">
<h3><code>${text(rule)}</code> <b>${figure(times)}</b> <span class="category">${text(spoken().say(verbatim(category)))}</span></h3>
<p>${prose(spoken().reason({ rule, reason: summary }))}</p>
${examples.map(({ before, after }) => `<p class="change"><del>${text(before)}</del> <ins>${text(after)}</ins></p>`).join('\n')}
</div>`,
    )
    .join('\n')
  return section(say('Normalised'), items)
}

const CHANGES: Readonly<Record<SitemapReport['files'][number]['change'], () => string>> = {
  written: () => say('written'),
  kept: () => say('kept'),
}

function files({ files: list, removed }: SitemapReport): string {
  const rows = list
    .map(
      ({ name, kind, entries, size, change }) =>
        `<tr><th scope="row">${text(name)}</th><td>${kindWord(kind)}</td><td>${entriesOf(kind, entries)}</td><td>${text(bytes(size))}</td><td>${text(CHANGES[change]())}</td></tr>`,
    )
    .join('\n')
  return section(
    say('Files'),
    `<div class="wide"><table><thead><tr><th>${text(say('Name'))}</th><th>${text(say('Kind'))}</th><th>${text(say('Entries'))}</th><th>${text(say('Size'))}</th><th>${text(say('This run'))}</th></tr></thead><tbody>
${rows}
</tbody></table></div>${removed.length === 0 ? '' : `<p>${text(say('Removed: {files}.', { files: listed(removed) }))}</p>`}`,
  )
}
