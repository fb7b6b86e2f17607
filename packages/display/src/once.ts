/** Makes a value at the first call and returns it at each call, so that programs that never need a table do not read it. */
export function once<T extends object>(make: () => T): () => T {
  let value: T | null = null
  return () => (value ??= make())
}

/** The words of a string, as a set that is made on first need. */
export function lazyWords(text: string): () => ReadonlySet<string> {
  return once(() => new Set(text.split(' ')))
}
