/** The parts of a URL that a pattern has a pattern for. */
export type URLPatternComponent =
  | 'protocol'
  | 'username'
  | 'password'
  | 'hostname'
  | 'port'
  | 'pathname'
  | 'search'
  | 'hash'

/** In the standard's order, which is that of a URL. */
export const COMPONENTS: readonly URLPatternComponent[] = [
  'protocol',
  'username',
  'password',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
]

/** A record without a prototype: a member that is not given is not read from `Object.prototype`, which any script can change. */
export function blankRecord<T extends object>(members: T): T {
  return { __proto__: null, ...members } as never
}
