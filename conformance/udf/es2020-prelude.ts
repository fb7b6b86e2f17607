/** Globals, and members of globals, that ECMAScript has got since its edition of 2020. */
const NEWER: readonly string[] = [
  ...['AggregateError', 'WeakRef', 'FinalizationRegistry', 'Iterator', 'Float16Array'],
  ...['DisposableStack', 'AsyncDisposableStack', 'SuppressedError', 'Temporal'],
  ...['String.prototype.replaceAll', 'String.prototype.at'],
  ...['String.prototype.isWellFormed', 'String.prototype.toWellFormed'],
  ...['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'].flatMap(
    (name) => [`Array.prototype.${name}`, `Uint8Array.prototype.__proto__.${name}`],
  ),
  ...['Array.fromAsync', 'Object.hasOwn', 'Object.groupBy', 'Map.groupBy'],
  ...['Map.prototype.getOrInsert', 'Map.prototype.getOrInsertComputed'],
  ...['union', 'intersection', 'difference', 'symmetricDifference'].map(
    (name) => `Set.prototype.${name}`,
  ),
  ...['isSubsetOf', 'isSupersetOf', 'isDisjointFrom'].map((name) => `Set.prototype.${name}`),
  ...['Promise.any', 'Promise.try', 'Promise.withResolvers', 'RegExp.escape', 'Error.isError'],
  ...['Math.f16round', 'Math.sumPrecise', 'JSON.rawJSON', 'JSON.isRawJSON'],
  ...['Uint8Array.fromBase64', 'Uint8Array.fromHex'],
]

/** What hosts add to ECMAScript, and what a hosted engine need not have: locale data, shared memory, code from strings. */
const OF_HOSTS: readonly string[] = [
  ...['console', 'WebAssembly', 'Intl', 'SharedArrayBuffer', 'Atomics', 'escape', 'unescape'],
  ...['setTimeout', 'setInterval', 'queueMicrotask', 'URL', 'URLSearchParams', 'URLPattern'],
  ...['TextEncoder', 'TextDecoder', 'structuredClone', 'performance', 'print', 'eval'],
]

/**
 * A script that makes an engine poor: ECMAScript 2020, without anything of the host. It runs before what is tested.
 *
 * The constructor `Function` stays, because functions inherit from its prototype.
 *
 * @param kept - A global that the engine needs to give its answer, such as `print`.
 */
export function es2020Prelude(kept: string | null = null): string {
  const names = [...NEWER, ...OF_HOSTS].filter((name) => name !== kept)
  return `(function () {
  for (const path of ${JSON.stringify(names)}) {
    const steps = path.split('.')
    const last = steps.pop()
    let owner = globalThis
    for (const step of steps) owner = owner === undefined || owner === null ? undefined : owner[step]
    if (owner !== undefined && owner !== null) delete owner[last]
  }
  for (const name of ['localeCompare', 'toLocaleLowerCase', 'toLocaleUpperCase']) {
    delete String.prototype[name]
  }
})();
`
}
