import type { PairLabel } from '../compare/examples.ts'
import type { ReadLabel } from '../examples.ts'
import type { LintLabel } from '../lint/examples.ts'
import type { RulesLabel } from '../rules/examples.ts'
import { translation } from './translation.ts'

/** The names of all examples and of their groups, in English. */
export type ExampleLabel = ReadLabel | PairLabel | RulesLabel | LintLabel

/** The name of an example, or of a group of them, in the language of the page. */
export function exampleLabel(english: ExampleLabel): string {
  return translation()?.examples[english] ?? english
}
