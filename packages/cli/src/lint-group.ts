import type { ProblemEntry } from '@waymark/infra/problem'
import { findProblem } from '@waymark/problems'
import { type LintGroup, lintRules } from '@waymark/uri-design'
import type { Io } from './io.ts'
import { say, spoken } from './speech.ts'
import { section } from './terminal/section.ts'

/** Each once, in the order of the rules. */
export const lintGroups: readonly LintGroup[] = [
  ...new Set(lintRules.flatMap(({ groups }) => groups)),
]

/** The rules of the linter that belong to a group; none if no group has this name. */
export function rulesOfGroup(name: string): readonly ProblemEntry[] {
  // The catalogue has every rule.
  return lintRules
    .filter(({ groups }) => groups.some((group) => group === name))
    .map((rule) => findProblem(rule.code)!)
}

/** The rules of a group, each with what is wrong. */
export function lintGroupText(name: string, rules: readonly ProblemEntry[], io: Io): string {
  return [
    `${io.paint('bold', name)}  ${io.paint('dim', say('group of lint rules'))}`,
    '',
    ...section(
      say('Rules'),
      rules.map((rule) => `${rule.code}: ${spoken().entry('problems', rule).summary}`),
      io,
    ),
  ].join('\n')
}
