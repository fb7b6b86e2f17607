import type { ProblemEntry, ProblemExample } from '@waymark/infra/problem'
import type { Io } from './io.ts'
import type { ProblemLabels } from './problem-labels.ts'
import { safeText, shownText } from './terminal/safe-text.ts'
import { paragraph, section } from './terminal/section.ts'

/** What the catalogue says of a code. */
export function problemText(problem: ProblemEntry, labels: ProblemLabels, io: Io): string {
  const { code, severity, summary, explanation, remedy, source, examples } = problem
  const { paint } = io
  return [
    `${paint('bold', code)}  ${paint('dim', labels.severities[severity])}`,
    '',
    ...paragraph(summary, io),
    ...paragraph(explanation, io),
    '',
    ...section(labels.remedy, [remedy], io),
    ...section(labels.fixed, fixLines(problem, labels), io),
    ...section(labels.examples, exampleLines(examples, labels), io),
    `${paint('bold', labels.source)}  ${source}`,
    '',
  ].join('\n')
}

function fixLines({ fixed, notFixed }: ProblemEntry, { neverFixed }: ProblemLabels): string[] {
  if (fixed === undefined && notFixed === undefined) return []
  return [fixed ?? neverFixed, ...(notFixed === undefined ? [] : [notFixed])]
}

/** Several wrong strings with the same right one are listed together, with the right one after the last. */
function exampleLines(examples: readonly ProblemExample[], labels: ProblemLabels): string[] {
  return examples.flatMap(({ wrong, right, fine, given }, i) => [
    `${labels.wrong(shown(wrong))}${given === undefined ? '' : labels.given(safeText(given, 1000))}`,
    ...(right === undefined || right === examples[i + 1]?.right
      ? []
      : [labels.right(shown(right))]),
    ...(fine === undefined ? [] : [labels.fine(shown(fine))]),
  ])
}

function shown(text: string): string {
  return shownText(text, 1000)
}
