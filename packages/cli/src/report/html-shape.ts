import type { PathPattern, SiteShape } from '@waymark/site'
import { figure, say } from '../speech.ts'
import { section, text } from './html-text.ts'

/** A larger table cannot be read. The JSON report has all. */
const SHOWN = 40

/** The number of links from pages of each language to each language. A link that is missing is visible as a gap. */
export function languageMatrix(matrix: SiteShape['matrix']): string {
  const rows = Object.entries(matrix)
  if (rows.length === 0) return ''
  const all = new Set([
    ...rows.map(([lang]) => lang),
    ...rows.flatMap(([, row]) => Object.keys(row)),
  ])
  const columns = [...all]
    .filter((lang) => lang !== '')
    .sort()
    .slice(0, SHOWN)
  const body = rows
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, SHOWN)
    .map(([lang, row]) => {
      const cells = columns.map((to) => cell(row[to] ?? 0, to !== lang && to in matrix)).join('')
      return `<tr><th scope="row">${languageName(lang)}</th>${cells}</tr>`
    })
    .join('\n')
  const left = all.size - (all.has('') ? 1 : 0) - columns.length
  return section(
    say('Links between languages'),
    `<p class="note">${text(say('Rows: the language of the page. Columns: the language of the link. Links of a page to itself are not counted.'))}</p>
<div class="wide"><table class="matrix"><thead><tr><td></td>${columns.map((lang) => `<th scope="col">${languageName(lang)}</th>`).join('')}</tr></thead><tbody>
${body}
</tbody></table></div>${left > 0 ? `\n<p class="more">${text(say('… and {n} more {n|language|languages}, in the JSON report.', { n: left }))}</p>` : ''}`,
  )
}

/** @param isGap - Whether links are expected: both are languages of pages. */
function cell(links: number, isGap: boolean): string {
  if (links > 0) return `<td>${figure(links)}</td>`
  return isGap ? '<td class="gap">0</td>' : '<td class="none">–</td>'
}

/** A language in a table. */
export function languageName(lang: string): string {
  return lang === '' ? text(say('no language')) : `<code>${text(lang)}</code>`
}

/** The forms of the URLs, the most frequent first. */
export function pathPatterns(paths: readonly PathPattern[]): string {
  if (paths.length === 0) return ''
  const rows = paths
    .map(
      ({ pattern, pages }) =>
        `<tr><th scope="row"><code>${text(pattern)}</code></th><td class="number">${figure(pages)}</td></tr>`,
    )
    .join('\n')
  return section(
    say('Pages by path'),
    `<div class="wide"><table><thead><tr><th>${text(say('Path'))}</th><th class="number">${text(say('Pages'))}</th></tr></thead><tbody>
${rows}
</tbody></table></div>`,
  )
}

/** How many links each language has. */
export function languages(list: Readonly<Record<string, number>>): string {
  const entries = Object.entries(list)
  if (entries.length === 0) return ''
  const items = entries
    .map(([tag, links]) => `<li>${languageName(tag)} ${figure(links)}</li>`)
    .join('\n')
  return section(say('Links by language'), `<ul class="tags">\n${items}\n</ul>`)
}

/** The host of most pages. */
export function siteOf(paths: readonly PathPattern[]): string {
  const hosts = new Map<string, number>()
  for (const { pattern, pages } of paths) {
    const host = /^[^:]*:\/\/([^/]*)/.exec(pattern)?.[1] ?? ''
    hosts.set(host, (hosts.get(host) ?? 0) + pages)
  }
  const [first] = [...hosts].sort(([, a], [, b]) => b - a)
  if (first === undefined) return 'Waymark'
  return hosts.size === 1
    ? first[0]
    : say('{host} and {n} other {n|host|hosts}', { host: first[0], n: hosts.size - 1 })
}
