import { apply, defineProperty, getOwnPropertyDescriptor, ownKeys } from './intrinsics.ts'

// A page may replace the language's own functions after this file was loaded, and what uses them then gives other results:
// with `RegExp.prototype.exec = () => null`, a host would not be found to need encoding. So public operations ask
// `isTampered` first, and if it says yes, run by `withOriginals`. Apart from the methods that it looks at, they use syntax
// and functions taken at load.

const string = String.prototype
const regExp = RegExp.prototype
// One by one, because a bundler keeps these constant, and an engine can then leave out the comparisons.
/**
 * `String.prototype.charCodeAt` as it was.
 *
 * @example
 * ```ts
 * import { charCodeAt } from '@waymark/infra/tampering'
 *
 * ''.charCodeAt === charCodeAt // => true
 * ```
 */
export const charCodeAt: (index: number) => number = string.charCodeAt
const indexOf = string.indexOf
const lastIndexOf = string.lastIndexOf
const slice = string.slice
const startsWith = string.startsWith
const toLowerCase = string.toLowerCase
const exec = regExp.exec
const test = regExp.test

/** A function of the language, and where it belongs. While the original is there, this holds what a page replaced it by. */
export interface Original {
  readonly owner: object
  readonly key: PropertyKey
  property: PropertyDescriptor
}

/**
 * The functions that some objects have now.
 *
 * @example
 * ```ts
 * import { originalsOf } from '@waymark/infra/tampering'
 *
 * originalsOf({ greet: () => 'hello' }).map(({ key }) => key) // => ['greet']
 * ```
 */
export function originalsOf(...owners: readonly object[]): Original[] {
  const originals: Original[] = []
  for (const owner of owners) {
    for (const key of ownKeys(owner)) {
      const property = getOwnPropertyDescriptor(owner, key)!
      if (property.value) originals.push({ owner, key, property })
    }
  }
  return originals
}

const METHODS: readonly Original[] = /* @__PURE__ */ originalsOf(string, regExp)

/** Whether the originals are in their places, or as many as can be put there. */
let isRestored = false

/**
 * Whether a method is replaced that operations use. Once compiled, the comparisons take no time: engines know that such
 * properties hardly ever change.
 *
 * @example
 * ```ts
 * import { isTampered } from '@waymark/infra/tampering'
 *
 * isTampered() // => false
 * ```
 */
export function isTampered(): boolean {
  return (
    (''.charCodeAt !== charCodeAt ||
      ''.indexOf !== indexOf ||
      ''.lastIndexOf !== lastIndexOf ||
      ''.slice !== slice ||
      ''.startsWith !== startsWith ||
      ''.toLowerCase !== toLowerCase ||
      regExp.exec !== exec ||
      regExp.test !== test) &&
    !isRestored
  )
}

/**
 * `text.slice(start, end)`, whatever that is by now.
 *
 * @example
 * ```ts
 * import { cut } from '@waymark/infra/tampering'
 *
 * cut('https://example.com/', 8, 19) // => 'example.com'
 * ```
 */
export function cut(text: string, start: number, end?: number): string {
  return text.slice === slice ? text.slice(start, end) : apply(slice, text, [start, end])
}

/**
 * Calls a function with the originals in their places, and then puts back what a page has replaced them by. Nothing else can
 * run between.
 *
 * @param run - Not a closure: engines make room for what one holds even where it is never made.
 *
 * @example
 * ```ts
 * import { withOriginals } from '@waymark/infra/tampering'
 *
 * const { test } = RegExp.prototype
 * RegExp.prototype.test = () => false
 * const isFound = withOriginals((text: string) => /a/.test(text), ['tea'])
 * RegExp.prototype.test = test
 * isFound // => true
 * ```
 */
export function withOriginals<Parameters extends readonly unknown[], Result>(
  run: (...parameters: Parameters) => Result,
  parameters: Parameters,
  originals: readonly Original[] = METHODS,
): Result {
  const isNested = isRestored
  isRestored = true
  const isChanged = !isNested && exchange(originals)
  try {
    return apply(run, null, parameters)
  } finally {
    isRestored = isNested
    if (isChanged) exchange(originals)
  }
}

/** Puts the originals in their places, or what was there before them. Says whether anything was to be done. */
function exchange(originals: readonly Original[]): boolean {
  let isChanged = false
  for (let i = 0; i < originals.length; i++) {
    const original = originals[i]!
    const { owner, key, property } = original
    if ((owner as Record<PropertyKey, unknown>)[key] !== property.value) {
      const now = getOwnPropertyDescriptor(owner, key)
      // What a page made unchangeable stays. What it deleted comes back without a value.
      if (defineProperty(owner, key, property)) original.property = now ?? { configurable: true }
      isChanged = true
    }
  }
  return isChanged
}
