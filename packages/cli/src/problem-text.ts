import type { Sentence } from '@waymark/infra/internal'
import type { ProblemEntry, ProblemExample } from '@waymark/infra/problem'
import { verbatim } from './failure.ts'
import type { Io } from './io.ts'
import { severityWord } from './report/severity-words.ts'
import { say } from './speech.ts'
import { safeText, shownText } from './terminal/safe-text.ts'
import { paragraph, section } from './terminal/section.ts'

/** What the catalogue says of a code. */
export function problemText(problem: ProblemEntry, io: Io): string {
  const { code, severity, summary, explanation, remedy, source, examples } = problem
  const { paint } = io
  return [
    `${paint('bold', code)}  ${paint('dim', severityWord(severity))}`,
    '',
    ...paragraph(summary, io),
    ...paragraph(explanation, io),
    '',
    ...section(say('What to do'), [remedy], io),
    ...section(
      problem.isFixUnsafe === true
        ? say('Fixed by validate --unsafe-fix')
        : say('Fixed by validate --fix'),
      fixLines(problem),
      io,
    ),
    ...section(say('Examples'), exampleLines(examples), io),
    `${paint('bold', say('Source'))}  ${source}`,
    '',
  ].join('\n')
}

function fixLines({ fixed, notFixed }: ProblemEntry): string[] {
  if (fixed === undefined && notFixed === undefined) return []
  return [fixed ?? say('Never.'), ...(notFixed === undefined ? [] : [notFixed])]
}

/** Several wrong strings with the same right one are listed together, with the right one after the last. */
function exampleLines(examples: readonly ProblemExample[]): string[] {
  return examples.flatMap(({ wrong, right, fine, given }, i) => [
    given === undefined
      ? say('wrong: {example:verbatim}', { example: shown(wrong) })
      : say('wrong: {example:verbatim} (given: {given:verbatim})', {
          example: shown(wrong),
          given: verbatim(safeText(given, 1000)),
        }),
    ...(right === undefined || right === examples[i + 1]?.right
      ? []
      : [say('right: {example:verbatim}', { example: shown(right) })]),
    ...(fine === undefined
      ? []
      : [say('no problem: {example:verbatim}', { example: shown(fine) })]),
  ])
}

function shown(text: string): Sentence {
  return verbatim(shownText(text, 1000))
}
