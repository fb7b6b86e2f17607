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

/** A record without a prototype: what is not given is read from no `Object.prototype`, which is anybody's. */
export function blankRecord<T extends object>(members: T): T {
  return Object.assign(Object.create(null), members)
}
