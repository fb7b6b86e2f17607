import type { ProblemEntry } from '@waymark/infra/problem'
import { findProblem } from '@waymark/problems'
import { lintRules } from '@waymark/uri-design'
import type { Io } from './io.ts'
import type { Language } from './languages/localized.ts'
import type { ProblemLanguage } from './problem-languages.ts'
import { section } from './terminal/section.ts'

/** Each once, in the order of the rules. */
export const lintGroups: readonly string[] = [...new Set(lintRules.flatMap(({ groups }) => groups))]

/** The rules of the linter that belong to a group; none if no group has this name. */
export function rulesOfGroup(name: string): readonly ProblemEntry[] {
  // The catalogue has every rule.
  return lintRules
    .filter(({ groups }) => groups.includes(name))
    .map((rule) => findProblem(rule.code)!)
}

/** The texts of all packages in one language. */
export interface Texts {
  readonly language: Language
  readonly problems: ProblemLanguage
}

/** The rules of a group, each with what is wrong. */
export function lintGroupText(
  name: string,
  rules: readonly ProblemEntry[],
  { language, problems: { problem: localize, labels } }: Texts,
  io: Io,
): string {
  return [
    `${io.paint('bold', name)}  ${io.paint('dim', labels.lintGroup)}`,
    '',
    ...section(
      language.labels.rules,
      rules.map((rule) => `${rule.code}: ${localize(rule).summary}`),
      io,
    ),
  ].join('\n')
}
