import { type Original, originalsOf, withOriginals } from '@waymark/infra/tampering'

const ORIGINALS: readonly Original[] = /* @__PURE__ */ takeOriginals()

function takeOriginals(): readonly Original[] {
  const originals: Original[] = []
  for (const name of ['Array', 'Map', 'Math', 'Number', 'Object', 'RegExp', 'Set', 'String']) {
    const value = Reflect.get(globalThis, name) as { readonly prototype?: object }
    const property = Reflect.getOwnPropertyDescriptor(globalThis, name)!
    const own = originalsOf(value, value.prototype ?? value)
    originals.push({ owner: globalThis, key: name, property }, ...own)
  }
  const iterator = Object.getPrototypeOf([].values()) as object
  return [...originals, ...originalsOf(iterator, Object.getPrototypeOf(iterator) as object)]
}

/**
 * Runs something with every original function that a pattern needs. Compiling one uses so many that to look first would not
 * be faster.
 */
export function withAllOriginals<Parameters extends readonly unknown[], Result>(
  run: (...parameters: Parameters) => Result,
  parameters: Parameters,
): Result {
  return withOriginals(run, parameters, ORIGINALS)
}
