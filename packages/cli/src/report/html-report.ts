import { count, counted } from '@waymark/infra/internal'
import type { RuleEffect } from '@waymark/site'
import { bytes, duration } from '../terminal/figures.ts'
import { causes } from './html-causes.ts'
import { renderPage } from './html-page.ts'
import { problems } from './html-problems.ts'
import { languageMatrix, languages, pathPatterns, siteOf } from './html-shape.ts'
import { since } from './html-since.ts'
import { prose, section, text } from './html-text.ts'
import { severityFigure, verdictOf } from './html-verdict.ts'
import { partsLeftOut, whyLeftOut } from './left-out.ts'
import type { SitemapReport } from './report.ts'

/** The report of `waymark sitemap` as HTML. */
export function renderHtmlReport(report: SitemapReport): string {
  const { counts } = report
  return renderPage({
    title: `Sitemap of ${report.input}`,
    about: siteOf(report.paths),
    generated: report.generated,
    verdict: verdict(report),
    lead: leadOf(report) + partsOf(counts),
    figures: [
      { label: 'Entries', value: count(counts.entries), note: `${count(counts.written)} written` },
      {
        label: 'Left out',
        value: counted(counts.leftOut, 'entry', 'entries'),
        note: partsLeftOut(counts) || 'nothing of other entries',
      },
      {
        label: 'Languages',
        value: count(counts.languages),
        note: `${count(counts.linksWritten)} links written`,
      },
      {
        label: 'Normalised',
        value: count(counts.normalised),
        note: `URLs, by ${counted(report.normalisation.length, 'rule')}`,
      },
      { label: 'Files', value: count(counts.files), note: bytes(counts.bytes) },
      severityFigure(counts.problems),
    ],
    sections: [
      report.since === undefined ? '' : since(report.since),
      causes(report.kinds),
      languageMatrix(report.matrix),
      pathPatterns(report.paths),
      problems(report.kinds),
      normalisation(report.normalisation),
      files(report),
      languages(report.languages),
    ],
    footer: `${report.generator} read ${report.input} in ${duration(report.milliseconds)}.`,
  })
}

function verdict({ counts, kinds }: SitemapReport): string {
  return verdictOf(counts.problems, kinds) ?? 'Ready to publish'
}

function leadOf({ counts, output }: SitemapReport): string {
  const read = `${counted(counts.entries, 'entry', 'entries')} read.`
  if (counts.written === 0) return `${read} None could be used, so no sitemap was written.`
  if (counts.leftOut === 0) return `${read} All of them are in the sitemap in ${output}.`
  return `${read} ${counted(counts.written, 'of them is', 'of them are')} in the sitemap in ${output}; ${counted(counts.leftOut, 'is', 'are')} left out: ${whyLeftOut(counts).join('; ')}.`
}

/** Parts of written entries that are left out, in a sentence. */
function partsOf(counts: SitemapReport['counts']): string {
  const left = partsLeftOut(counts)
  return left === ''
    ? ''
    : ` Of written entries, these are left out because they cannot be used: ${left}.`
}

function normalisation(effects: readonly RuleEffect[]): string {
  if (effects.length === 0) {
    return section('Normalised', '<p class="good">Every URL was already canonical.</p>')
  }
  const items = effects
    .map(
      ({ rule, category, summary, count: times, examples }) => `<div class="rule">
<h3><code>${text(rule)}</code> <b>${count(times)}</b> <span class="category">${text(category)}</span></h3>
<p>${prose(summary)}</p>
${examples.map(({ before, after }) => `<p class="change"><del>${text(before)}</del> <ins>${text(after)}</ins></p>`).join('\n')}
</div>`,
    )
    .join('\n')
  return section('Normalised', items)
}

function files({ files: list, removed }: SitemapReport): string {
  const rows = list
    .map(
      ({ name, kind, entries, size, change }) =>
        `<tr><th scope="row">${text(name)}</th><td>${kind === 'sitemapindex' ? 'index' : 'sitemap'}</td><td>${kind === 'sitemapindex' ? counted(entries, 'sitemap') : count(entries)}</td><td>${text(bytes(size))}</td><td>${change}</td></tr>`,
    )
    .join('\n')
  return section(
    'Files',
    `<div class="wide"><table><thead><tr><th>Name</th><th>Kind</th><th>Entries</th><th>Size</th><th>This run</th></tr></thead><tbody>
${rows}
</tbody></table></div>${removed.length === 0 ? '' : `<p>Removed: ${text(removed.join(', '))}.</p>`}`,
  )
}
