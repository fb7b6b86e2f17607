import type { Remedy } from '@waymark/compare'

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
      ? listed(
          others.map(({ rules }) => rules.join()),
          'or',
        )
      : listed(cheapest.rules, 'and')
  return `Equal after ${names} (${cheapest.category}).`
}

function listed(names: readonly string[], word: string): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)]
    .filter((text) => text !== '')
    .join(` ${word} `)
}
