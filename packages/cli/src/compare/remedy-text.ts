import type { Remedy } from '@waymark/compare'
import { sentence } from '@waymark/infra/internal'
import { verbatim } from '../failure.ts'
import { say } from '../speech.ts'

/**
 * The rules that would make the URLs equal and cost least. The JSON has all of them.
 *
 * @param remedies - At least one, cheapest first.
 */
export function remedyText(remedies: readonly Remedy[]): string {
  const cheapest = remedies[0]!
  const others = remedies.filter(
    ({ category, rules }) => category === cheapest.category && rules.length === 1,
  )
  const names =
    cheapest.rules.length === 1
      ? sentence('{rules,or}', { rules: others.map(({ rules }) => rules.join()) })
      : sentence('{rules,and}', { rules: cheapest.rules })
  return say('Equal after {names:phrase} ({category:phrase}).', {
    names,
    category: verbatim(cheapest.category),
  })
}
