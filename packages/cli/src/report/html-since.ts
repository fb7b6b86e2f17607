import { count } from '@waymark/infra/internal'
import { shownTime } from './html-page.ts'
import { codeLink, section, text } from './html-text.ts'
import { type Change, nameOfCount, type ReportChanges } from './since.ts'

/** More are in the JSON report. */
const SHOWN = 50

/** What has changed since an earlier report. */
export function since({ generated, counts, problems }: ReportChanges): string {
  const title = `Since ${shownTime(generated)}`
  const rows = [
    ...Object.entries(counts).map(([name, change]) => row(text(nameOfCount(name)), change)),
    ...problems.slice(0, SHOWN).map(({ code, value, ...change }) => {
      const cause = value === undefined ? '' : ` <b class="value">${text(value)}</b>`
      return row(`${codeLink(code)}${cause}`, change)
    }),
  ]
  if (rows.length === 0) return section(title, '<p class="good">Nothing has changed.</p>')
  const rest = problems.length - SHOWN
  return section(
    title,
    `<div class="wide"><table><thead><tr><th>What</th><th class="number">Before</th><th class="number">Now</th><th class="number">Change</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div>${rest > 0 ? `\n<p class="more">… and ${count(rest)} more, in the JSON report.</p>` : ''}`,
  )
}

function row(what: string, { before, after }: Change): string {
  const sign = after > before ? '+' : '−'
  const change = `${sign}${count(Math.abs(after - before))}`
  return `<tr><th scope="row">${what}</th><td class="number">${count(before)}</td><td class="number">${count(after)}</td><td class="number">${change}</td></tr>`
}
