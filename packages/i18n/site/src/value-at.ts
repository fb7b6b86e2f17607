/** Returns the value at a JSON Pointer of the validation, in which each name is plain; `undefined` if there is none. */
export function valueAt(value: unknown, pointer: string): unknown {
  let found = value
  for (const name of pointer.split('/').slice(1)) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined
    found = (found as Readonly<Record<string, unknown>>)[name]
  }
  return found
}
