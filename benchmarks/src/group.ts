import type { Contest, Effort } from './contest.ts'
import type { Context, Implementation } from './implementations.ts'
import type { Corpora } from './inputs/corpora.ts'

/** What a group of measurements may use. */
export interface Setting {
  readonly corpora: Corpora
  /** The engine, Waymark and the peers, in this order. */
  readonly implementations: readonly Implementation[]
  readonly context: Context
  readonly effort: Effort
  /** The number of items of the lists that are made up. */
  readonly items: number
}

/** Measurements that belong together and can be asked for by name. */
export interface Group {
  readonly name: string
  readonly summary: string
  contests(setting: Setting): Iterable<Contest>
}
