import type { DomainToAscii } from './domain-parser.ts'
import type { Encoding } from './encoding.ts'
import type { Host } from './host.ts'
import { parseHost } from './host-parser.ts'
import { HostRun } from './host-trace.ts'
import { codePointsOf, EOF } from './infra.ts'
import { type LocatedInput, placeOf } from './located-input.ts'
import type { StateName, TraceEntry } from './trace.ts'
import { clonePath, isSpecial, type UrlRecord } from './url-record.ts'
import type { Reporter, ValidationErrorName } from './validation-error.ts'

/** What a run of a state ends with: the machine goes on, or the parser returns nothing, or failure. */
export type Outcome = 'continue' | 'return' | 'return failure'

/** The text of one state. */
export type StateFunction = (parser: StateMachine) => Outcome

/** What the steps before the state machine leave to it. */
export interface StateMachineSettings {
  readonly located: LocatedInput
  readonly base: UrlRecord | null
  readonly encoding: Encoding
  readonly url: UrlRecord
  readonly stateOverride: StateName | null
  readonly state: StateName
  readonly domainToAscii: DomainToAscii
  readonly report: Reporter | null
  readonly trace: TraceEntry[] | null
}

/**
 * The variables of the basic URL parser, under the standard's names.
 *
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export class StateMachine {
  /** Code points, without what steps 1 to 3 remove. */
  readonly input: readonly string[]
  readonly base: UrlRecord | null
  readonly url: UrlRecord
  readonly stateOverride: StateName | null
  state: StateName
  encoding: Encoding
  buffer = ''
  atSignSeen = false
  insideBrackets = false
  passwordTokenSeen = false
  pointer = 0
  /** The state that runs: a step may have set `state` to the next one already. */
  #running: StateName
  readonly #settings: StateMachineSettings

  constructor(settings: StateMachineSettings) {
    this.input = settings.located.codePoints.map(({ c }) => c)
    this.base = settings.base
    this.url = settings.url
    this.stateOverride = settings.stateOverride
    this.state = settings.state
    this.#running = settings.state
    this.encoding = settings.encoding
    this.#settings = settings
  }

  /** https://url.spec.whatwg.org/#c */
  get c(): string {
    if (this.pointer < 0) throw new RangeError('the pointer points nowhere')
    return this.input[this.pointer] ?? EOF
  }

  /** https://url.spec.whatwg.org/#remaining */
  get remaining(): readonly string[] {
    if (this.c === EOF) throw new RangeError('at the EOF code point nothing remains')
    return this.input.slice(this.pointer + 1)
  }

  /** *The code point substring from pointer to the end of input*. */
  get fromPointer(): string {
    return this.input.slice(this.pointer).join('')
  }

  /** One run of the state machine, on one code point. */
  run(states: Readonly<Record<StateName, StateFunction>>): Outcome {
    const { trace } = this.#settings
    const stepsBefore = trace?.length
    this.#running = this.state
    const outcome = states[this.state](this)
    if (trace?.length === stepsBefore) this.step(null)
    return outcome
  }

  /** Records that a step of the state begins; `null` records a run without one. */
  step(step: string | null): void {
    const { trace } = this.#settings
    if (trace === null) return
    const { pointer, input, buffer, atSignSeen, insideBrackets, passwordTokenSeen } = this
    const flags = { atSignSeen, insideBrackets, passwordTokenSeen }
    const c = input[pointer] ?? EOF
    const url = { ...this.url, path: clonePath(this.url.path) }
    trace.push({ state: this.#running, pointer, c, buffer, flags, url, step })
  }

  /** Reports a validation error for the code points `from` up to, and without, `to`. */
  validationError(name: ValidationErrorName, from: number, to: number): void {
    const { located, report } = this.#settings
    report?.(name, ...placeOf(located, from, to))
  }

  /** *Host parsing* `buffer`, which is the code points of the input from `bufferStart` on. */
  parseHost(bufferStart: number): Host | null {
    const { trace } = this.#settings
    const caller = trace?.at(-1)
    const run =
      caller &&
      new HostRun('host parser', codePointsOf(this.buffer), (host) =>
        trace?.push({ ...caller, host }),
      )
    return parseHost(
      this.buffer,
      !isSpecial(this.url),
      this.#settings.domainToAscii,
      (name, start, end) => this.validationError(name, bufferStart + start, bufferStart + end),
      run,
    )
  }
}
