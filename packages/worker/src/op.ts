import type { CompareOptions, MethodChoice } from '@waymark/compare'
import type { Preset } from '@waymark/normalize'
import type { PublicSuffixList } from '@waymark/public-suffix'
import type { UrlRecord } from '@waymark/url-parser'
import type { UrlPart } from '@waymark/url-parser/internal/url-parts'

/** The name of an op. */
export type OpName =
  | 'normalize'
  | 'normalize-by'
  | 'key'
  | 'key-by'
  | 'equal'
  | 'equal-by'
  | 'part'
  | 'part-by'
  | 'domain'
  | 'suffix'
  | 'site'
  | 'valid'
  | 'display'
  | 'language'
  | 'hreflang'

/** A column that an op reads. */
export type OpColumn = 'url' | 'other' | 'tag' | 'preset' | 'method' | 'part'

/** An option that an op can read. */
export type OpOption = 'preset' | 'method' | 'methodOptions' | 'part' | 'base' | 'publicSuffixList'

/** The type of an answer, in the words of ClickHouse. Both can be NULL. */
export type OpType = 'String' | 'UInt8'

/** What an op answers for one row: a string, yes or no, or `null` for NULL. */
export type OpValue = string | boolean | null

/** An op with its options. It is given a value for each of its columns, in their order. */
export type OpFunction = (first: string, second: string, third: string) => OpValue

/** The options of all ops of a worker, checked. */
export interface OpSettings {
  /** Resolves relative references if there is a base. */
  readonly preset: Preset
  readonly method: MethodChoice | null
  readonly methodOptions: CompareOptions
  readonly part: UrlPart | null
  readonly base: UrlRecord | null
  /** `null` is the built-in one. */
  readonly publicSuffixList: PublicSuffixList | null
  /** What another op reads, too: it is not an error if this one's method does not. */
  readonly shared: readonly OpOption[]
}

/** Something that a worker can answer for each row: data for documentation, and what makes the function. */
export interface Op {
  readonly name: OpName
  /** One sentence: what the answer is. */
  readonly summary: string
  readonly columns: readonly OpColumn[]
  readonly type: OpType
  /** The options that it reads. */
  readonly options: readonly OpOption[]
  /** Those without which it cannot answer. */
  readonly needs?: readonly OpOption[]
  /** A value for each column, the options, and the answer. They are the tests and the documentation. */
  readonly examples: readonly OpExample[]
  /** @throws TypeError if an option does not fit. */
  create(settings: OpSettings): OpFunction
  /** The preset whose normal form is the answer, if there is one: rows in that form are copied as bytes. */
  presetOf?(settings: OpSettings): Preset | null
}

/** The values of a row, the answer, and options. */
export type OpExample = readonly [
  values: readonly string[],
  answer: OpValue,
  options?: Readonly<Record<string, unknown>>,
]
