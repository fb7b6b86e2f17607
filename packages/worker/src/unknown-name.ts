import { ArgumentError } from '@waymark/infra/argument'
import { sentence, suggest } from '@waymark/infra/internal'
import type { ArgumentName } from './functions/url-function.ts'

/**
 * The error for a name that no entry of a list has: it suggests what may be meant.
 *
 * @param what - What has the name, if it is not the argument.
 */
export function unknownName(
  argument: ArgumentName,
  name: string,
  names: readonly string[],
  what: ArgumentName | 'rule' | 'function' = argument,
): ArgumentError {
  const near = suggest(name, names)
  return new ArgumentError(
    argument,
    near === null
      ? sentence('there is no {argument} {name:quote80}: it is one of {known,list}', {
          argument: what,
          name,
          known: [...names],
        })
      : sentence('there is no {argument} {name:quote80}; did you mean {near:quote80}?', {
          argument: what,
          name,
          near,
        }),
  )
}
