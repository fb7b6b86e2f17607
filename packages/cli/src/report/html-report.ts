import { count, counted } from '@waymark/infra'
import type { ProblemKind, RuleEffect } from '@waymark/site'
import { bytes, duration } from '../terminal/figures.ts'
import { occurrences } from './cause-text.ts'
import { causeCount, causes } from './html-causes.ts'
import { languageMatrix, pathPatterns } from './html-shape.ts'
import { since } from './html-since.ts'
import { HTML_STYLE } from './html-style.ts'
import { codeLink, prose, section, text } from './html-text.ts'
import { partsLeftOut, whyLeftOut } from './left-out.ts'
import { placeTexts, relatedTexts } from './place-text.ts'
import type { SitemapReport } from './report.ts'

/** More would make the page slow. The JSON report and `waymark validate` list the rest. */
const SHOWN = 100

/** The report as one self-contained HTML file, without scripts, fonts or images. Its only links lead to explanations. */
export function renderHtmlReport(report: SitemapReport): string {
  const { counts } = report
  const title = `Sitemap of ${report.input}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<title>${text(title)}</title>
<style>${HTML_STYLE}</style>
</head>
<body>
<header>
<p class="brand">${text(siteOf(report))} · <time datetime="${text(report.generated)}">${text(report.generated.slice(0, 16).replace('T', ' '))} UTC</time></p>
<h1>${text(verdict(report))}</h1>
<p class="lead">${text(leadOf(report) + partsOf(counts))}</p>
</header>
<main>
<dl class="figures">
${figure('Entries', count(counts.entries), `${count(counts.written)} written`)}
${figure('Left out', counted(counts.leftOut, 'entry', 'entries'), `${counted(counts.linksLeftOut, 'link')}, ${counted(counts.datesLeftOut, 'date')}`)}
${figure('Languages', count(counts.languages), `${count(counts.linksWritten)} links written`)}
${figure('Normalised', count(counts.normalised), `URLs, by ${counted(report.normalisation.length, 'rule')}`)}
${figure('Files', count(counts.files), bytes(counts.bytes))}
${figure('Errors', count(counts.problems.error), counted(counts.problems.warning, 'warning'))}
</dl>
${report.since === undefined ? '' : since(report.since)}
${causes(report.kinds)}
${languageMatrix(report.matrix)}
${pathPatterns(report.paths)}
${problems(report.kinds)}
${normalisation(report.normalisation)}
${files(report)}
${languages(report.languages)}
</main>
<footer><p>${text(report.generator)} read ${text(report.input)} in ${text(duration(report.milliseconds))}.</p></footer>
</body>
</html>
`
}

function verdict({ counts, kinds }: SitemapReport): string {
  const { error, warning } = counts.problems
  if (error > 0)
    return `${counted(error, 'error')} from ${counted(causeCount(kinds, 'error'), 'cause')}`
  if (warning > 0) {
    return `${counted(warning, 'warning')} from ${counted(causeCount(kinds, 'warning'), 'cause')}`
  }
  return 'Ready to publish'
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

/** The host of most pages. */
function siteOf({ paths }: SitemapReport): string {
  const hosts = new Map<string, number>()
  for (const { pattern, pages } of paths) {
    const host = /^[^:]*:\/\/([^/]*)/.exec(pattern)?.[1] ?? ''
    hosts.set(host, (hosts.get(host) ?? 0) + pages)
  }
  const [first] = [...hosts].sort(([, a], [, b]) => b - a)
  if (first === undefined) return 'Waymark'
  return hosts.size === 1 ? first[0] : `${first[0]} and ${counted(hosts.size - 1, 'other host')}`
}

function figure(label: string, value: string, note: string): string {
  return `<div><dt>${text(label)}</dt><dd><b>${text(value)}</b> <span>${text(note)}</span></dd></div>`
}

function problems(kinds: readonly ProblemKind[]): string {
  if (kinds.length === 0) return section('Problems', '<p class="good">No problems found.</p>')
  return section('Problems', kinds.map((kind) => problemKind(kind)).join('\n'))
}

function problemKind(kind: ProblemKind): string {
  const shown = kind.first.slice(0, SHOWN)
  const rest = kind.count - shown.length
  const rows = shown
    .map(
      (problem) =>
        `<li><p>${text(problem.message)}</p><p class="place">${placeTexts(problem)
          .reverse()
          .map((part) => `<code>${text(part)}</code>`)
          .join(
            ' ',
          )}</p>${problem.value === undefined ? '' : `<p class="value">${text(problem.value)}</p>`}${relatedTexts(
          problem,
        )
          .map((place) => `<p class="place">${text(place)}</p>`)
          .join('')}</li>`,
    )
    .join('\n')
  return `<details class="kind ${kind.severity}">
<summary><span class="severity">${kind.severity}</span> <code>${text(kind.code)}</code> <b>${text(occurrences(kind))}</b></summary>
<p>${prose(kind.summary)} ${codeLink(kind.code)}</p>
<p class="remedy"><b>What to do:</b> ${prose(kind.remedy)}</p>
<ol>
${rows}
</ol>
${rest > 0 ? `<p class="more">… and ${count(rest)} more. Run waymark validate to list all of them.</p>` : ''}
</details>`
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
        `<tr><th scope="row">${text(name)}</th><td>${kind === 'sitemapindex' ? 'index' : 'sitemap'}</td><td>${count(entries)}</td><td>${text(bytes(size))}</td><td>${change}</td></tr>`,
    )
    .join('\n')
  return section(
    'Files',
    `<div class="wide"><table><thead><tr><th>Name</th><th>Kind</th><th>Entries</th><th>Size</th><th>This run</th></tr></thead><tbody>
${rows}
</tbody></table></div>${removed.length === 0 ? '' : `<p>Removed: ${text(removed.join(', '))}.</p>`}`,
  )
}

function languages(list: Readonly<Record<string, number>>): string {
  const entries = Object.entries(list)
  if (entries.length === 0) return ''
  const items = entries
    .map(([tag, pages]) => `<li><code>${text(tag)}</code> ${count(pages)}</li>`)
    .join('\n')
  return section('Languages', `<ul class="tags">\n${items}\n</ul>`)
}
