import { BOOLEAN, DuckDBScalarFunction, type DuckDBVector, VARCHAR } from '@duckdb/node-api'
import { utf8Encode } from '@waymark/infra'
import { createUrlFunction, type UrlFunctionOptions } from '@waymark/worker'
import type { UrlFunction } from '@waymark/worker/functions'
import { ResultCache } from './result-cache.ts'

/**
 * Makes the functions of DuckDB for one of the table: one for each number of arguments that it can have.
 *
 * @param name - With its prefix.
 */
export function scalarFunctions(
  { name: of, arguments: all, returns }: UrlFunction,
  name: string,
  options: UrlFunctionOptions,
): readonly DuckDBScalarFunction[] {
  const call = createUrlFunction(of, options)
  const needed = all.filter(({ fallback }) => fallback === undefined).length
  return [...new Set([needed, all.length])].map((count) => {
    const last = all[count - 1]
    const isCached = count === 1 || (count === 2 && last?.kind !== 'text' && last?.kind !== 'url')
    const cacheOf = cachesByChoice()
    return DuckDBScalarFunction.create({
      name,
      parameterTypes: all.slice(0, count).map(() => VARCHAR),
      returnType: returns === 'boolean' ? BOOLEAN : VARCHAR,
      // Without this, rows with a NULL would be computed and then thrown away.
      specialHandling: true,
      mainFunction(_, chunk, output) {
        const columns: DuckDBVector[] = []
        for (let at = 0; at < chunk.columnCount; at++) columns.push(chunk.getColumnVector(at))
        const [first, second, third] = columns
        for (let row = 0; row < output.itemCount; row++) {
          const value = first && textAt(first, row)
          const other = second && textAt(second, row)
          output.setItem(
            row,
            isCached && typeof value === 'string' && other !== null
              ? cacheOf(other).of(value, (text) => call(text, other))
              : call(value, other, third && textAt(third, row)),
          )
        }
        output.flush()
      },
    })
  })
}

/** A choice that has more than these beside it is one of many, such as patterns of a column. */
const MOST_CACHES = 16

/** The results by the second argument of a row, such as a method. */
function cachesByChoice(): (choice: string | undefined) => ResultCache {
  const caches = new Map<string | undefined, ResultCache>()
  return (choice) => {
    let cache = caches.get(choice)
    if (cache === undefined) {
      if (caches.size === MOST_CACHES) caches.clear()
      cache = new ResultCache()
      caches.set(choice, cache)
    }
    return cache
  }
}

/** The value of a column of type VARCHAR. */
function textAt(column: DuckDBVector, row: number): string | null {
  const text = column.getItem(row) as string | null
  return text !== null && lacksMark(column, row, text) ? `\ufeff${text}` : text
}

/**
 * Whether the library has dropped the byte order mark with which a string begins, as in the first row of many files.
 *
 * DuckDB has the length of a string before its first four bytes.
 * https://github.com/duckdb/duckdb/blob/v1.4.0/src/include/duckdb/common/types/string_type.hpp
 */
function lacksMark(column: DuckDBVector, row: number, text: string): boolean {
  // A member that the library does not declare to others; without it, strings are as the library reads them.
  const { dataView: data } = column as unknown as { readonly dataView?: DataView }
  const at = row * 16
  return (
    data !== undefined &&
    data.getUint8(at + 4) === 0xef &&
    data.getUint8(at + 5) === 0xbb &&
    data.getUint8(at + 6) === 0xbf &&
    data.getUint32(at, true) === utf8Encode(text).length + 3
  )
}
