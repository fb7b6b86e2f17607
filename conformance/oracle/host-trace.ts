/** The algorithms that parse a host, each by the name that its standard gives it. */
export type HostAlgorithm =
  | 'host parser'
  | 'percent-decode a string'
  | 'percent-decode a byte sequence'
  | 'domain parser'
  | 'ToASCII'
  | 'Processing'
  | 'Validity Criteria'
  | 'ends in a number checker'
  | 'IPv4 parser'
  | 'IPv4 number parser'
  | 'IPv6 parser'
  | 'opaque-host parser'

/** The value of a variable, to read. */
export type HostValue = string | boolean | null

/** A step of an algorithm that another step called. */
export interface Caller {
  readonly algorithm: HostAlgorithm
  readonly step: string
}

/** One step that parses a host, and the variables as they are when it begins. */
export interface HostStep extends Caller {
  /** The steps that led here, the host parser's first. */
  readonly callers: readonly Caller[]
  /** What the algorithm was given: code points, or bytes in hex if they are not ASCII. */
  readonly input: readonly string[]
  /** The items of `input` that the step is about, `[start, end)`; `null` if it is about all of them. */
  readonly reads: readonly [start: number, end: number] | null
  readonly variables: Readonly<Record<string, HostValue>>
  /** What the algorithm returns with this step, where `null` is failure; `undefined` if it goes on. */
  readonly result: HostValue | undefined
}

type Item = string | number | bigint
type Variables = Readonly<Record<string, Item | boolean | null | readonly Item[]>>

/** One run of an algorithm, which records its steps. */
export class HostRun {
  readonly #algorithm: HostAlgorithm
  readonly #input: readonly string[]
  readonly #record: (step: HostStep) => void
  readonly #callers: readonly Caller[]
  #step = ''

  constructor(
    algorithm: HostAlgorithm,
    input: readonly string[],
    record: (step: HostStep) => void,
    callers: readonly Caller[] = [],
  ) {
    this.#algorithm = algorithm
    this.#input = input
    this.#record = record
    this.#callers = callers
  }

  /** Records that a step begins. Lists are recorded as they are now. */
  step(step: string, variables: Variables = {}, reads: HostStep['reads'] = null): void {
    this.#add(step, variables, reads, undefined)
  }

  /** Records the step with which the algorithm ends. */
  ends(
    step: string,
    result: HostValue,
    variables: Variables = {},
    reads: HostStep['reads'] = null,
  ): void {
    this.#add(step, variables, reads, result)
  }

  /** A run of another algorithm, which the last step calls. */
  call(algorithm: HostAlgorithm, input: readonly string[]): HostRun {
    const caller = { algorithm: this.#algorithm, step: this.#step }
    return new HostRun(algorithm, input, this.#record, [...this.#callers, caller])
  }

  #add(
    step: string,
    variables: Variables,
    reads: HostStep['reads'],
    result: HostValue | undefined,
  ): void {
    this.#step = step
    this.#record({
      algorithm: this.#algorithm,
      step,
      callers: this.#callers,
      input: this.#input,
      reads,
      variables: Object.fromEntries(
        Object.entries(variables).map(([name, value]) => [name, readable(value)]),
      ),
      result,
    })
  }
}

/** Bytes in hex, two digits each. */
export function hexOf(bytes: readonly number[]): string[] {
  return bytes.map((byte) => byte.toString(16).toUpperCase().padStart(2, '0'))
}

function readable(value: Variables[string]): HostValue {
  if (value === null || typeof value === 'boolean') return value
  return typeof value === 'object' ? value.join(', ') : String(value)
}
