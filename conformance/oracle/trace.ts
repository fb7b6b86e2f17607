import type { HostStep } from './host-trace.ts'
import type { UrlRecord } from './url-record.ts'

/** The states of the basic URL parser, each by the standard's name. */
export type StateName =
  | 'scheme start state'
  | 'scheme state'
  | 'no scheme state'
  | 'special relative or authority state'
  | 'path or authority state'
  | 'relative state'
  | 'relative slash state'
  | 'special authority slashes state'
  | 'special authority ignore slashes state'
  | 'authority state'
  | 'host state'
  | 'hostname state'
  | 'port state'
  | 'file state'
  | 'file slash state'
  | 'file host state'
  | 'path start state'
  | 'path state'
  | 'opaque path state'
  | 'query state'
  | 'fragment state'

/** One step that the state machine takes, and the variables as they are when it begins. */
export interface TraceEntry {
  /** The state whose text has the step. */
  readonly state: StateName
  /** An index into the code points that are left when tabs, newlines and outer spaces are removed; -1 is nowhere. */
  readonly pointer: number
  /** Empty at the EOF code point, and where the pointer points nowhere. */
  readonly c: string
  readonly buffer: string
  readonly flags: {
    readonly atSignSeen: boolean
    readonly insideBrackets: boolean
    readonly passwordTokenSeen: boolean
  }
  /** A copy of the record as it has become so far. */
  readonly url: Readonly<UrlRecord>
  /** The step's number in the text of its state, as in `'2.1.3'`; `null` for a run in which no step has anything to do. */
  readonly step: string | null
  /** The step of host parsing that runs, if the state's step has called it; the variables of the state are as before. */
  readonly host?: HostStep
}
