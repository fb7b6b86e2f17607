import type { SiteProblem } from '@waymark/site'
import { say, spoken } from '../speech.ts'
import { occurrences } from './cause-text.ts'
import { codeLink, good, prose, section, text } from './html-text.ts'
import { placeTexts, relatedTexts, seenTexts } from './place-text.ts'
import type { ReportedKind } from './report.ts'
import { severityWord } from './severity-words.ts'

/** More would make the page slow. The JSON report and `waymark validate` list the rest. */
const SHOWN = 100

/** The style hides more on paper. */
const PRINTED = 10

/** The problems by code, with the first places of each. */
export function problems(kinds: readonly ReportedKind[]): string {
  if (kinds.length === 0) return section(say('Problems'), good(say('No problems found.')))
  return section(say('Problems'), kinds.map((kind) => problemKind(spoken().kind(kind))).join('\n'))
}

function problemKind(kind: ReportedKind): string {
  const shown = kind.first.slice(0, SHOWN)
  const rest = kind.count - shown.length
  return `<details class="kind ${kind.severity}">
<summary><span class="severity">${text(severityWord(kind.severity))}</span> <code>${text(kind.code)}</code> <b>${text(occurrences(kind))}</b></summary>
<p>${prose(kind.summary)} ${codeLink(kind.code)}</p>
<p class="remedy"><b>${text(say('What to do'))}:</b> ${prose(kind.remedy)}</p>
<ol>
${shown.map(problemItem).join('\n')}
</ol>
${shown.length > PRINTED ? `<p class="more printed">${text(say('… and {n} more in this page, which are not printed.', { n: shown.length - PRINTED }))}</p>` : ''}
${rest > 0 ? `<p class="more">${text(say('… and {n} more. Run waymark validate to list all of them.', { n: rest }))}</p>` : ''}
</details>`
}

function problemItem(problem: SiteProblem): string {
  const { message, value } = spoken().problem(problem)
  const place = placeTexts(problem)
    .reverse()
    .map((part) => `<code>${text(part)}</code>`)
    .join(' ')
  const related = [...seenTexts(problem), ...relatedTexts(problem)].map(
    (other) => `<p class="place">${text(other)}</p>`,
  )
  return [
    `<li><p>${text(message)}</p>`,
    ...(place === '' ? [] : [`<p class="place">${place}</p>`]),
    ...(value === undefined ? [] : [`<p class="value">${text(value)}</p>`]),
    ...related,
    '</li>',
  ].join('')
}
