import type { CompareOptions, MethodChoice } from '@waymark/compare'
import {
  ownOptions,
  requireOptions,
  type Sentence,
  sentence,
  unreadError,
  wrongValue,
} from '@waymark/infra/internal'
import {
  BOOLEAN,
  CALLBACK,
  COUNT,
  either,
  FUNCTION,
  listOf,
  OptionError,
  type OptionTable,
  oneOf,
  optionType,
  RECORD,
  STRING,
} from '@waymark/infra/options'
import { type Preset, type RuleSelection, selectRules } from '@waymark/normalize'
import { parseUrl, type UrlRecord } from '@waymark/url-parser'
import { type UrlPart, urlParts } from '@waymark/url-parser/internal/url-parts'
import type { BindSettings } from './bind-function.ts'
import { type ChosenOp, columnsOf } from './chosen-op.ts'
import { URL_FUNCTION_OPTIONS, type UrlFunctionOptions } from './create-url-function.ts'
import { formats, type RowFormat } from './formats/index.ts'
import { functionForms, type OpName, opName } from './functions/spelling.ts'
import { MAX_LENGTH } from './functions/table.ts'
import type { ArgumentName } from './functions/url-function.ts'
import type { Choice, Op, OpOption } from './op.ts'
import { ops } from './ops/index.ts'
import type { RowFault } from './row-fault.ts'

/** The options of a worker. */
export interface RowWorkerOptions extends UrlFunctionOptions {
  /** The names of what is answered, one column each. */
  readonly ops: readonly OpName[]
  /** How rows are written. Default `'tsv'`. */
  readonly format?: RowFormat['name'] | undefined
  /** What `normalize` runs: a preset or its name, or a list of rules. Default `'safe'`. */
  readonly preset?: RuleSelection | undefined
  /** What `key` and `equal` compare by: the name of a method or preset, or one of the other choices of `@waymark/compare`. Default `'whatwg'`. */
  readonly method?: MethodChoice | undefined
  /** The options of the method. */
  readonly methodOptions?: CompareOptions | undefined
  /** The part that `part` gives. Default: a column names it. */
  readonly part?: UrlPart['name'] | undefined
  /** The sections of the Public Suffix List that count for `domain`. Default `'all'`. */
  readonly section?: 'all' | 'icann' | undefined
  /** The name of the parameter that `param` gives. Default: a column has it. */
  readonly name?: string | undefined
  /** The pattern that `matches` compares with. Default: a column has it. */
  readonly pattern?: string | undefined
  /** The absolute URL that relative references are resolved against. */
  readonly base?: string | undefined
  /** Before each chunk, a line has the number of its rows. Default `false`. */
  readonly chunkHeader?: boolean | undefined
  /** The length of the longest value that is read, in bytes of UTF-8. The answers for a longer one are NULL. Default 1 MiB. */
  readonly maxLength?: number | undefined
  /** In `rowbinary`, the columns of the input are `String`, and not `Nullable(String)`. Default `false`. */
  readonly notNull?: boolean | undefined
  /** In `tsv`, each row of answers begins with the row that it answers. The columns of a row that is too long are NULL there. Default `false`. */
  readonly echo?: boolean | undefined
  /** In `tsv`, how NULL is written. Default `'\\N'`. */
  readonly nullText?: string | undefined
  /** In `jsonl`, the members of an object that have the values, and in `arrow` the columns. Default: the names of the columns. */
  readonly inputKeys?: readonly string[] | undefined
  /** In `jsonl`, the members of the answer, and in `arrow` its columns. Default: the names of the ops. */
  readonly outputKeys?: readonly string[] | undefined
  /**
   * Called for each row whose answers are NULL because the row is wrong, and not only a value of it: in `jsonl`, a line that is
   * not JSON, that has a value which is no string, or that does not have the columns although an earlier row had; with `echo`, a
   * row that is too long to be repeated.
   */
  readonly onRefused?: ((fault: RowFault) => void) | undefined
}

const OP_NAMES: readonly OpName[] = /* @__PURE__ */ ops.map(({ name }) => name)
const SELECTION = /* @__PURE__ */ either(
  STRING,
  /* @__PURE__ */ optionType(
    'a preset or a list of rules',
    (value) => Array.isArray(value) || RECORD.accepts(value),
  ),
)
const KEYS = /* @__PURE__ */ listOf(STRING, 'a list of names')

const NULL_TEXT = /* @__PURE__ */ optionType(
  'a string without tabs and line ends',
  (value) => typeof value === 'string' && !/[\t\n\r]/.test(value),
)

/**
 * The options of a worker, as data.
 *
 * @example
 * ```ts
 * import { ROW_WORKER_OPTIONS } from '@waymark/worker'
 *
 * ROW_WORKER_OPTIONS.ops.accepts(['normalize', 'domain']) // => true
 * ROW_WORKER_OPTIONS.ops.accepts(['upper']) // => false
 * ```
 */
export const ROW_WORKER_OPTIONS: OptionTable<RowWorkerOptions> = /* @__PURE__ */ Object.freeze({
  ops: /* @__PURE__ */ listOf(/* @__PURE__ */ oneOf(...OP_NAMES), 'a list of ops'),
  format: /* @__PURE__ */ oneOf(...formats.map(({ name }) => name)),
  preset: SELECTION,
  method: /* @__PURE__ */ either(SELECTION, FUNCTION),
  methodOptions: RECORD,
  part: /* @__PURE__ */ oneOf(...urlParts.map(({ name }) => name)),
  section: /* @__PURE__ */ oneOf('all', 'icann'),
  name: STRING,
  pattern: STRING,
  base: STRING,
  ...URL_FUNCTION_OPTIONS,
  chunkHeader: BOOLEAN,
  maxLength: COUNT,
  notNull: BOOLEAN,
  echo: BOOLEAN,
  nullText: NULL_TEXT,
  inputKeys: KEYS,
  outputKeys: KEYS,
  onRefused: CALLBACK,
})

/** As ClickHouse writes it. */
const NULL = '\\N'

/** Options that have been checked, with their defaults. */
export interface RowWorkerSettings {
  readonly ops: readonly ChosenOp[]
  readonly format: RowFormat
  readonly settings: BindSettings
  readonly hasChunkHeader: boolean
  readonly maxLength: number
  readonly isNotNull: boolean
  readonly isEchoed: boolean
  readonly nullText: string
  readonly inputKeys: readonly string[]
  /** The caller has given them. */
  readonly isByName: boolean
  readonly outputKeys: readonly string[]
  /** The caller has given one of the two. */
  readonly hasKeys: boolean
  readonly onRefused: ((fault: RowFault) => void) | null
}

/** @throws TypeError for a misspelt option, a wrong value, or one that nothing reads. */
export function readWorkerOptions(given: RowWorkerOptions): RowWorkerSettings {
  given = requireOptions(given, ROW_WORKER_OPTIONS, 'ops')
  const chosen = given.ops.map((name) => ops.find((op) => op.name === name)!)
  if (chosen.length === 0) throw wrongValue('ops', ROW_WORKER_OPTIONS.ops, given.ops)
  const format = formats.find(({ name }) => name === (given.format ?? 'tsv'))!
  refuseUnread(given, chosen)
  const asked = chosen.map((op) => chosenOp(op, given))
  const columns = columnsOf(asked)
  refuseOfFormats(given, { columns, count: chosen.length, format })
  const { inputKeys = columns, outputKeys = chosen.map(({ name }) => name) } = given
  if (format.name === 'jsonl') {
    checkCount('inputKeys', inputKeys, columns.length)
    checkCount('outputKeys', outputKeys, chosen.length)
  }
  return {
    ops: asked,
    format,
    settings: settingsOf(given, chosen),
    hasChunkHeader: given.chunkHeader ?? false,
    maxLength: given.maxLength ?? MAX_LENGTH,
    isNotNull: given.notNull ?? false,
    isEchoed: given.echo ?? false,
    nullText: given.nullText ?? NULL,
    inputKeys,
    isByName: given.inputKeys !== undefined,
    outputKeys,
    hasKeys: given.inputKeys !== undefined || given.outputKeys !== undefined,
    onRefused: given.onRefused ?? null,
  }
}

const OP_OPTIONS: readonly OpOption[] = [
  'preset',
  'method',
  'methodOptions',
  'part',
  'section',
  'name',
  'pattern',
  'base',
  'publicSuffixList',
  'assumeScheme',
]

/** An op with what the options say instead of columns. */
function chosenOp(op: Op, given: RowWorkerOptions): ChosenOp {
  const { arguments: read } = functionForms.find(({ name }) => opName(name) === op.name)!
  const fixed = new Map<ArgumentName, Choice>()
  for (const { name } of op.of.arguments) {
    const option = OP_OPTIONS.find((each) => each === name)
    if (option === undefined || !op.options.includes(option)) continue
    const value = option === 'preset' ? presetOf(given.preset) : given[option]
    // What they can be is what a choice can be: the table of options has checked them.
    if (value !== undefined) fixed.set(name, value as Choice)
  }
  return { op, arguments: read, fixed, columns: op.columns.filter((name) => !fixed.has(name)) }
}

function refuseUnread(given: RowWorkerOptions, chosen: readonly Op[]): void {
  for (const option of OP_OPTIONS) {
    if (given[option] === undefined || chosen.some(({ options }) => options.includes(option))) {
      continue
    }
    const readers = ops.filter(({ options }) => options.includes(option))
    throw unreadError(
      option,
      sentence('none of the ops reads it'),
      readers.map(({ name }) => name),
    )
  }
}

function rowsAre(format: string): Sentence {
  return sentence('rows are {format}', { format })
}

/** What rows are like. */
interface RowShape {
  readonly columns: readonly ArgumentName[]
  readonly count: number
  readonly format: RowFormat
}

function refuseOfFormats(given: RowWorkerOptions, { columns, count, format }: RowShape): void {
  const { name } = format
  if (given.notNull === true && name !== 'rowbinary') {
    throw unreadError('notNull', rowsAre(name), ['rowbinary'])
  }
  for (const option of ['echo', 'nullText'] as const) {
    const isGiven = given[option] !== undefined && given[option] !== false
    if (isGiven && name !== 'tsv') throw unreadError(option, rowsAre(name), ['tsv'])
  }
  for (const option of ['inputKeys', 'outputKeys'] as const) {
    if (given[option] !== undefined && name !== 'jsonl' && name !== 'arrow') {
      throw unreadError(option, rowsAre(name), ['jsonl', 'arrow'])
    }
  }
  if (given.chunkHeader === true && ownOptions(format).isBatched === true) {
    const others = formats.filter((other) => !Object.hasOwn(other, 'isBatched'))
    throw unreadError(
      'chunkHeader',
      rowsAre(name),
      others.map((other) => other.name),
    )
  }
  if (name === 'rowbinary' && columns.length === 0) {
    throw new OptionError(
      'format',
      sentence('rows without columns have no bytes in the format {format}: choose another one', {
        format: name,
      }),
    )
  }
  const isSingle = count === 1 && columns.length === 1
  if (format.isSingle === true && !isSingle) {
    throw new OptionError(
      'format',
      sentence(
        'rows of the format {format} have one column and one answer: choose tsv, or one op that reads one column',
        { format: name },
      ),
    )
  }
}

function checkCount(option: string, keys: readonly string[], count: number): void {
  if (keys.length === count && new Set(keys).size === count) return
  const { text: expected, data } = sentence(
    'a list of {n} {n|name|different names}, one for each column',
    { n: count },
  )
  const got = keys.join(', ')
  const text = `option \`${option}\` must be ${expected}; got ${got}`
  throw new OptionError(option, { text, data: { ...data, expected, got } }, 'option-wrong')
}

function settingsOf(given: RowWorkerOptions, chosen: readonly Op[]): BindSettings {
  if (given.assumeScheme !== undefined && given.base !== undefined) {
    throw new OptionError(
      'assumeScheme',
      sentence(
        'a value that begins with a host is also a relative reference: give {assumeScheme:option} or {base:option}',
      ),
    )
  }
  return {
    settings: {
      methodOptions: given.methodOptions ?? {},
      base: given.base === undefined ? null : baseOf(given.base),
      publicSuffixList: given.publicSuffixList ?? null,
      shared: OP_OPTIONS.filter((option) => isShared(option, chosen)),
    },
    assumedScheme: given.assumeScheme ?? null,
    isUnknownNull: given.unknown === 'null',
  }
}

function isShared(option: OpOption, chosen: readonly Op[]): boolean {
  return chosen.filter(({ options }) => options.includes(option)).length > 1
}

function presetOf(selection: RuleSelection | undefined): Preset | undefined {
  return selection === undefined ? undefined : selectRules(selection, {})
}

function baseOf(text: string): UrlRecord {
  const base = parseUrl(text)
  if (base !== null) return base
  throw wrongValue('base', { expected: 'an absolute URL', accepts: () => false }, text)
}
