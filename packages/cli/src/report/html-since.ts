import { figure, say } from '../speech.ts'
import { shownTime } from './html-page.ts'
import { codeLink, good, moreInJson, section, text } from './html-text.ts'
import { sameText } from './severity-words.ts'
import { type Change, nameOfCount, type ReportChanges } from './since.ts'

/** More are in the JSON report. */
const SHOWN = 50

/**
 * What has changed since an earlier report.
 *
 * @param hidden - How many problems were found and are not reported.
 */
export function since({ generated, counts, problems }: ReportChanges, hidden: number): string {
  const title = say('Since {generated}', { generated: shownTime(generated) })
  const rows = [
    ...Object.entries(counts).map(([name, change]) => row(text(nameOfCount(name)), change)),
    ...problems.slice(0, SHOWN).map(({ code, value, ...change }) => {
      const cause = value === undefined ? '' : ` <b class="value">${text(value)}</b>`
      return row(`${codeLink(code)}${cause}`, change)
    }),
  ]
  if (rows.length === 0) return section(title, good(sameText(hidden)))
  const rest = problems.length - SHOWN
  return section(
    title,
    `<div class="wide"><table><thead><tr><th>${text(say('What'))}</th><th class="number">${text(say('Before'))}</th><th class="number">${text(say('Now'))}</th><th class="number">${text(say('Change'))}</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div>${rest > 0 ? `\n${moreInJson(rest)}` : ''}`,
  )
}

function row(what: string, { before, after }: Change): string {
  const sign = after > before ? '+' : '−'
  const change = `${sign}${figure(Math.abs(after - before))}`
  return `<tr><th scope="row">${what}</th><td class="number">${figure(before)}</td><td class="number">${figure(after)}</td><td class="number">${change}</td></tr>`
}
