import type { SiteProblem } from '@waymark/site'
import { say, spoken } from '../speech.ts'
import { occurrences } from './cause-text.ts'
import { codeLink, good, prose, section, text } from './html-text.ts'
import { placeTexts, relatedTexts, seenTexts } from './place-text.ts'
import { type SaidKind, saidKind } from './remedies.ts'
import type { ReportedKind } from './report.ts'
import { cleanText, severityWord } from './severity-words.ts'

/** More would make the page slow. The JSON report and the command list the rest. */
const SHOWN = 100

/** The style hides more on paper. */
const PRINTED = 10

/**
 * The problems by code, with the first places of each.
 *
 * @param hidden - How many were found and are not reported.
 * @param command - The command that lists all of them.
 */
export function problems(
  kinds: readonly ReportedKind[],
  hidden: number,
  command: 'validate' | 'audit' = 'validate',
): string {
  if (kinds.length === 0) return section(say('Problems'), good(cleanText(kinds, hidden)))
  return section(
    say('Problems'),
    kinds.map((kind) => problemKind(saidKind(kind), command)).join('\n'),
  )
}

function problemKind(kind: SaidKind<ReportedKind>, command: string): string {
  const shown = kind.first.slice(0, SHOWN)
  const rest = kind.count - shown.length
  return `<details class="kind ${kind.severity}">
<summary><span class="severity">${text(severityWord(kind.severity))}</span> <code>${text(kind.code)}</code> <b>${text(occurrences(kind))}</b></summary>
<p>${prose(kind.summary)} ${codeLink(kind.code)}</p>
${remedyLine(kind.remedy)}
<ol>
${shown.map((problem) => problemItem(problem, kind.ownRemedy(problem))).join('\n')}
</ol>
${shown.length > PRINTED ? `<p class="more printed">${text(say('… and {n} more in this page, which are not printed.', { n: shown.length - PRINTED }))}</p>` : ''}
${rest > 0 ? `<p class="more">${text(say('… and {n} more. Run {command} to list all of them.', { n: rest, command: `waymark ${command}` }))}</p>` : ''}
</details>`
}

function remedyLine(remedy: string): string {
  if (remedy === '') return ''
  return `<p class="remedy"><b>${text(say('What to do'))}:</b> ${prose(remedy)}</p>`
}

function problemItem(problem: SiteProblem, remedy: string): string {
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
    remedyLine(remedy),
    ...related,
    '</li>',
  ].join('')
}
