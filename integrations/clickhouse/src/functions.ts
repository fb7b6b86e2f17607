import { deepFreeze } from '@waymark/infra/internal'
import { type Op, type OpColumn, type OpName, type OpType, ops } from '@waymark/worker'

/** A function of SQL, and the op of the worker that answers it. */
export interface SqlFunction {
  /** For example `waymarkKey`. */
  readonly name: string
  /** One sentence: what the answer is. */
  readonly summary: string
  /** Its arguments, all of the type `Nullable(String)`. */
  readonly args: readonly OpColumn[]
  /** What it returns is `Nullable` of this type. */
  readonly type: OpType
  /** The name of the op. */
  readonly op: OpName
}

const BY = '-by'

/**
 * Every function: one for each op that needs no option, because an argument says what an option would. So `waymarkKey` is
 * the op `key-by`, which reads the method from a column, and `waymarkNormalizeBy` stands next to `waymarkNormalize`.
 *
 * @example
 * ```ts
 * import { sqlFunctions } from '@waymark/clickhouse'
 *
 * const key = sqlFunctions.find(({ name }) => name === 'waymarkKey')
 * key?.args // => ['url', 'method']
 * key?.op // => 'key-by'
 * ```
 */
export const sqlFunctions: readonly SqlFunction[] = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ ops
    .filter(({ needs = [] }) => needs.length === 0)
    .map(({ name, summary, columns, type }, _, answerable) => ({
      name: functionName(name, answerable),
      summary,
      args: columns,
      type,
      op: name,
    })),
)

function functionName(op: string, answerable: readonly Op[]): string {
  const plain = op.endsWith(BY) ? op.slice(0, -BY.length) : op
  const isTaken = plain !== op && answerable.some(({ name }) => name === plain)
  const words = (isTaken ? op : plain).split('-')
  return `waymark${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`
}
