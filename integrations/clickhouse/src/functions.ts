import { deepFreeze } from '@waymark/infra/internal'
import {
  type ArgumentName,
  type FunctionForm,
  functionForms,
  type OpName,
  opName,
  spellCamel,
} from '@waymark/worker/functions'

/** A function of SQL, and the op of the worker that answers it. */
export interface SqlFunction {
  /** For example `waymarkKey`. */
  readonly name: string
  /** One sentence: what the answer is. */
  readonly summary: string
  /** Its arguments, all of the type `Nullable(String)`. */
  readonly args: readonly (ArgumentName | 'any')[]
  /** What it returns is `Nullable` of this type. */
  readonly type: 'String' | 'UInt8'
  /** The name of the op. */
  readonly op: OpName
  /** The entry of the table from which it is made. */
  readonly form: FunctionForm
}

/** An argument that is not looked at. */
const ANY = ['any'] as const

/**
 * Every function: one for each form of the table in `@waymark/worker/functions`. ClickHouse has no optional arguments, so
 * `waymarkKeyBy(url, method)` is beside `waymarkKey(url)`.
 *
 * @example
 * ```ts
 * import { sqlFunctions } from '@waymark/clickhouse'
 *
 * const key = sqlFunctions.find(({ name }) => name === 'waymarkKeyBy')
 * key?.args // => ['url', 'method']
 * key?.op // => 'key-by'
 * ```
 */
export const sqlFunctions: readonly SqlFunction[] = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ functionForms.map((form) => ({
    name: spellCamel(form.name),
    summary: form.of.summary,
    // The server sends nothing to a function without arguments, and waits for ever.
    args: form.arguments.length === 0 ? ANY : form.arguments.map(({ name }) => name),
    type: form.of.returns === 'string' ? 'String' : 'UInt8',
    op: opName(form.name),
    form,
  })),
)
