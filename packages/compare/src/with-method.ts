import { type ArgumentType, wrongArgument } from '@waymark/infra/argument'
import { equalityBy, isMethod, keysBy, type SettledMethod, withoutKeys } from './asked-method.ts'
import type { KeyFunction } from './function-method.ts'
import type { Method, SymmetricMethod } from './method.ts'
import { readOptions } from './option-check.ts'
import type { CompareOptions } from './options.ts'

/**
 * Makes a function that gives the key of a URL, as {@link keyWith} does. The method and its options are checked and copied
 * once: changing them afterwards changes nothing.
 *
 * @throws As {@link keyWith}, before the first URL.
 *
 * @example
 * ```ts
 * import { createKeyFunction } from '@waymark/compare/core'
 * import { whatwg } from '@waymark/compare/methods'
 *
 * const keyOf = createKeyFunction(whatwg, { base: 'https://a.example/b/' })
 * new Set(['c', '/b/c', 'https://a.example/b/c'].map(keyOf)).size // => 1
 * ```
 */
export function createMethodKeyFunction<Own extends object = CompareOptions>(
  method: SymmetricMethod,
  options?: CompareOptions & NoInfer<Own>,
): KeyFunction {
  const own = ownOptionsOf(method, options)
  refuseOtherKinds(method, ['symmetric'])
  return keysBy(method, own)
}

/**
 * Gives the key by which a method groups URLs. The method is given as an object and not by its name, so that a bundle has no
 * others.
 *
 * @returns `null` if the method gives the URL no key; the URL is then not equal to any other.
 * @throws {TypeError} For a name in place of a method, and for a method without keys.
 * @throws {OptionError} For a misspelt option, a wrong value, or an option that the method does not read.
 *
 * @example
 * ```ts
 * import { keyWith } from '@waymark/compare'
 * import { sameSite, whatwg } from '@waymark/compare/methods'
 *
 * keyWith('HTTPS://shop.example:443', whatwg) // => 'https://shop.example/'
 * keyWith('https://www.shop.example/a', sameSite) // => 'https://shop.example'
 * ```
 */
export function keyWith<Own extends object = CompareOptions>(
  url: string,
  method: SymmetricMethod,
  options?: CompareOptions & NoInfer<Own>,
): string | null {
  return createMethodKeyFunction<Own>(method, options)(url)
}

/**
 * Makes a function that says whether two URLs are equal, as {@link equalWith} does. The method and its options are checked and
 * copied once: changing them afterwards changes nothing.
 *
 * @throws As {@link equalWith}, before the first URLs.
 *
 * @example
 * ```ts
 * import { createComparer } from '@waymark/compare/core'
 * import { cspHostPart } from '@waymark/compare/methods'
 *
 * const matches = createComparer(cspHostPart)
 * matches('*.example.com', 'www.example.com') // => true
 * ```
 */
export function createMethodComparer<Own extends object = CompareOptions>(
  method: SettledMethod,
  options?: CompareOptions & NoInfer<Own>,
): (a: string, b: string) => boolean {
  const own = ownOptionsOf(method, options)
  refuseOtherKinds(method, ['symmetric', 'pairwise', 'directional'])
  return equalityBy(method, own)
}

/**
 * Says whether two URLs are equal by a method. The method is given as an object and not by its name, so that a bundle has no
 * others.
 *
 * @param a - A URL; the pattern, if the method matches a pattern.
 * @returns `false` also if the method gives one of them no key.
 * @throws {TypeError} For a name in place of a method, and for one that leaves the choice to the application.
 * @throws {MissingOptionError} When the method cannot answer without an option.
 * @throws {OptionError} For a misspelt option, a wrong value, or an option that the method does not read.
 *
 * @example
 * ```ts
 * import { equalWith } from '@waymark/compare'
 * import { whatwg } from '@waymark/compare/methods'
 *
 * equalWith('http://a.example', 'HTTP://A.example:80/', whatwg) // => true
 * ```
 */
export function equalWith<Own extends object = CompareOptions>(
  a: string,
  b: string,
  method: SettledMethod,
  options?: CompareOptions & NoInfer<Own>,
): boolean {
  return createMethodComparer<Own>(method, options)(a, b)
}

function ownOptionsOf(method: Method, options: CompareOptions | undefined): CompareOptions {
  const asked = [method]
  if (isMethod(method)) return readOptions(options, { asked, readers: asked, others: [] })
  throw wrongArgument('method', METHOD, method)
}

const METHOD: ArgumentType = {
  expected: 'an object, such as `whatwg` of @waymark/compare/methods',
  remedy: '@waymark/compare has functions that take its name',
}

/** Types refuse them as well. */
function refuseOtherKinds(method: Method, kinds: readonly Method['kind'][]): void {
  if (method.kind !== 'symmetric' && !kinds.includes(method.kind)) throw withoutKeys(method)
}
