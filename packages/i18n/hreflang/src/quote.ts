import { quote as quoteText } from '@waymark/infra/internal'

const MAX_LISTED = 4

/** A value of a finding as messages show it. */
export function quote(value: string = ''): string {
  return quoteText(value)
}

/** Two or more strings as messages show them: the first few, and how many more there are. */
export function quoteList(values: readonly string[]): string {
  const shown = values.slice(0, MAX_LISTED).map((value) => quote(value))
  const more = values.length - shown.length
  if (more > 0) shown.push(`${more} more`)
  return `${shown.slice(0, -1).join(', ')} and ${shown[shown.length - 1]}`
}
