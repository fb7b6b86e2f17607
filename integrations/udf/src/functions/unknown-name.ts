import { suggest } from '@waymark/infra/internal'

/** The error for a name that no entry of a list has. */
export function unknownName(what: string, name: string, names: readonly string[]): TypeError {
  const near = suggest(name, names)
  const advice = near === null ? `the ${what}s are ${names.join(', ')}` : `did you mean "${near}"?`
  return new TypeError(`There is no ${what} ${JSON.stringify(name)}; ${advice}`)
}
