/**
 * Remembers what was made last: in a query, an argument such as a pattern or a base is mostly the same in each row.
 *
 * @param make - What it throws is thrown, and nothing is remembered.
 */
export function rememberLast<T>(make: (name: string) => T): (name: string) => T {
  let last: { readonly name: string; readonly made: T } | null = null
  return (name) => {
    if (last?.name !== name) last = { name, made: make(name) }
    return last.made
  }
}
