import { localizeProblem, type ProblemTexts, problemIn, sayIn } from '@waymark/problems'
import type { Speech } from '../speech.ts'

/**
 * A language of the program.
 *
 * @param own - What the program itself says, by the English templates.
 */
export function translated(texts: ProblemTexts, own: Readonly<Record<string, string>>): Speech {
  const program = { title: 'waymark', entries: {}, sentences: own }
  const all = { ...texts, catalogues: { ...texts.catalogues, waymark: program } }
  return {
    tag: texts.language,
    number: texts.grammar.number,
    say: ({ text, data }) => sayIn(text, data, all) ?? text,
    problem: (problem) => problemIn(problem, all),
    reason: ({ reason, data }) => sayIn(reason, data, all) ?? reason,
    kind: (kind) => {
      const { summary, remedy } = localizeProblem({ ...EMPTY, ...kind }, all)
      return { ...kind, summary, remedy }
    },
  }
}

/** The members of an entry that a kind of problems does not have. */
const EMPTY = { severity: 'info', explanation: '', source: '', examples: [] } as const
