/** A public function that takes a record, a host, an origin or another thing that was parsed before. */
export interface RecordTaker {
  readonly name: string
  /** Where it is declared, from the root, if several functions have this name. */
  readonly file?: string
  /** The name of the parameter, as the message of a refusal has it. Absent: the message names it in its own words. */
  readonly argument?: string
  /** The answers for those of the values that it takes; all others are refused. */
  readonly answers: Readonly<Record<string, unknown>>
  /** It may return a promise. */
  call(value: never): unknown
}
