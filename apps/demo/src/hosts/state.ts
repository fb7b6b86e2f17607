import type { Pairs, Values } from '../hash.ts'
import { HOST_EXAMPLES } from './examples.ts'

export const FIRST_HOST: string = HOST_EXAMPLES[0]!.host

/** Writes the state as the pairs of a link. */
export function writeHostsState(host: string): Pairs {
  return [
    ['view', 'hosts'],
    ['host', host],
  ]
}

/** Reads what `writeHostsState` wrote; `null` if it has no host. */
export function readHostsState(values: Values): string | null {
  return values.get('host') ?? null
}
