import {
  BOOLEAN,
  type DuckDBDataChunk,
  DuckDBScalarFunction,
  type DuckDBVector,
  VARCHAR,
} from '@duckdb/node-api'
import type { PublicSuffixList } from '@waymark/public-suffix'
import type { UrlFunction } from './functions/url-function.ts'
import { type Result, ResultCache } from './result-cache.ts'

/** A function with its choice. */
type BoundFunction = (value: string, other: string) => Result

/**
 * Makes the functions of DuckDB for one of ours: without the choice if it can be left out, and with it.
 *
 * @param prefix - The beginning of their name.
 * @param list - By which functions of domains answer.
 */
export function scalarFunctions(
  definition: UrlFunction,
  prefix: string,
  list: PublicSuffixList,
): readonly DuckDBScalarFunction[] {
  const { name, values, choice, fallback, returns } = definition
  const bindOnce = bindingOf(definition, list)
  const define = (isChosen: boolean): DuckDBScalarFunction =>
    DuckDBScalarFunction.create({
      name: prefix + name,
      parameterTypes: [...values, ...(isChosen ? [choice] : [])].map(() => VARCHAR),
      returnType: returns === 'BOOLEAN' ? BOOLEAN : VARCHAR,
      // Without this, rows with a NULL would be computed and then thrown away.
      specialHandling: true,
      mainFunction(_, chunk, output) {
        const [first, ...others] = columnsOf(chunk)
        const second = values.length === 2 ? others[0]! : null
        const choices = isChosen ? others.at(-1)! : null
        for (let row = 0; row < output.itemCount; row++) {
          const value = textAt(first!, row)
          const other = second === null ? '' : textAt(second, row)
          const word = choices === null ? (fallback ?? '') : textAt(choices, row)
          const bound = word === null ? null : bindOnce(word)
          const isNull = bound === null || value === null || other === null
          output.setItem(row, isNull ? null : bound(value, other))
        }
        output.flush()
      },
    })
  const isOptional = choice === undefined || fallback !== undefined
  return [...(isOptional ? [define(false)] : []), ...(choice === undefined ? [] : [define(true)])]
}

/** Returns a function that looks at each choice once. There are few, because each is a name that exists. */
function bindingOf(
  { values, bind }: UrlFunction,
  list: PublicSuffixList,
): (word: string) => BoundFunction {
  const all = new Map<string, BoundFunction>()
  let last: readonly [word: string, bound: BoundFunction] | null = null
  return (word) => {
    // Nearly always, all rows have the same choice.
    if (last !== null && last[0] === word) return last[1]
    let bound = all.get(word)
    if (bound === undefined) {
      const run = withoutErrors(bind(word, list))
      const cache = new ResultCache()
      const alone = (value: string): Result => run(value, '')
      bound = values.length === 2 ? run : (value) => cache.of(value, alone)
      all.set(word, bound)
    }
    last = [word, bound]
    return bound
  }
}

/** Makes NULL of a row that fails, for example because a URL is longer than the parser takes. */
function withoutErrors(run: BoundFunction): BoundFunction {
  return (value, other) => {
    try {
      return run(value, other)
    } catch {
      return null
    }
  }
}

function columnsOf(chunk: DuckDBDataChunk): readonly DuckDBVector[] {
  const columns: DuckDBVector[] = []
  for (let index = 0; index < chunk.columnCount; index++) columns.push(chunk.getColumnVector(index))
  return columns
}

/** The value of a column of type VARCHAR. */
function textAt(column: DuckDBVector, row: number): string | null {
  return column.getItem(row) as string | null
}
