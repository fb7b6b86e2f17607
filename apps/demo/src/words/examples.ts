import { type ExampleLabel, translation } from './translation.ts'

/** The name of an example, or of a group of them, in the language of the page. */
export function exampleLabel(english: ExampleLabel): string {
  return translation()?.examples[english] ?? english
}
