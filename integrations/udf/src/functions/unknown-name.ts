import { ArgumentError } from '@waymark/infra/argument'
import { suggest } from '@waymark/infra/internal'

/** The error for a name that no entry of a list has. */
export function unknownName(
  kinds: readonly string[],
  name: string,
  names: readonly string[],
): TypeError {
  const near = suggest(name, names)
  const all = kinds.map((kind) => `${kind}s`).join(' and ')
  const advice = near === null ? `the ${all} are ${names.join(', ')}` : `did you mean "${near}"?`
  const text = `There is no ${kinds.join(' or ')} ${JSON.stringify(name)}; ${advice}`
  const data = { kinds, name, ...(near === null ? { known: names } : { near }) }
  return new ArgumentError('name', { text, data })
}
