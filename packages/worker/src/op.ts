import type { CompareOptions, MethodChoice } from '@waymark/compare'
import type { Preset, RuleSelection } from '@waymark/normalize'
import type { ByteSink, TextCodec } from '@waymark/normalize/bulk/lines'
import type { LineMarks } from '@waymark/normalize/internal'
import type { PublicSuffixList } from '@waymark/public-suffix'
import type { UrlRecord } from '@waymark/url-parser'
import type { OpName } from './functions/spelling.ts'
import type { ArgumentName, FunctionResult, UrlFunction } from './functions/url-function.ts'

/** A column that an op reads. */
export type OpColumn = ArgumentName

/** An option that an op can read. */
export type OpOption =
  | 'preset'
  | 'method'
  | 'methodOptions'
  | 'part'
  | 'section'
  | 'name'
  | 'pattern'
  | 'base'
  | 'publicSuffixList'
  | 'assumeScheme'

/** The type of an answer, in the words of ClickHouse. Both can be NULL. */
export type OpType = 'String' | 'UInt8'

/** What an op answers for one row: a string, yes or no, or `null` for NULL. */
export type OpValue = FunctionResult

/** A function whose choice, such as a method, has been made. It is given the other arguments. */
export type BoundFunction = (first: string, second: string) => OpValue

/** What a function can be given that rows do not have. */
export interface OpSettings {
  readonly methodOptions: CompareOptions
  readonly base: UrlRecord | null
  /** `null` is the built-in one. */
  readonly publicSuffixList: PublicSuffixList | null
  /** What another op reads, too: it is not an error if this one's method does not. */
  readonly shared: readonly OpOption[]
}

/** The value of the argument that says what a function does: a string of a row, or what an option can be. */
export type Choice = MethodChoice | RuleSelection | string

/** Writes the answer for a URL that is as browsers serialise it, from its bytes; `false` for NULL, of which nothing is written. */
export type WriteAnswer = (bytes: Uint8Array, marks: LineMarks, output: ByteSink) => boolean

/** How a function of the table is answered. */
export interface Implementation {
  /** The options that it reads, apart from those that stand for arguments. */
  readonly options: readonly OpOption[]
  /**
   * Makes the function of a choice; `''` for functions without one.
   *
   * @throws TypeError if there is no such choice, or an option does not fit.
   */
  bind(settings: OpSettings, choice: Choice): BoundFunction
  /** The preset whose normal form is the answer, if there is one: rows in that form are copied as bytes. */
  presetOf?(settings: OpSettings, choice: Choice): Preset | null
  /** What writes the answers for most URLs without making strings of them; `null` if this choice has no such way. */
  bytesOf?(settings: OpSettings, choice: Choice, codec: TextCodec): WriteAnswer | null
}

/** Something that a worker can answer for each row: data for documentation. */
export interface Op {
  readonly name: OpName
  /** The function of the table that it is. */
  readonly of: UrlFunction
  /** One sentence: what the answer is. */
  readonly summary: string
  /** What it reads. A column is not read if the option of the same name is given. */
  readonly columns: readonly OpColumn[]
  readonly type: OpType
  /** The options that it reads. */
  readonly options: readonly OpOption[]
}
