import { ownOptions } from '@waymark/infra/internal'
import { BOOLEAN, checkOptions, type OptionTable } from '@waymark/infra/options'
// By its name, so that they are the classes that a program gets, which for Node come from another file.
import { URL, URLSearchParams } from '@waymark/url'

/** How {@link installURL} goes about it. */
export interface InstallURLOptions {
  /** Whether classes that are there are replaced; by default only what is missing is set. */
  readonly force?: boolean
}

export const INSTALL_URL_OPTIONS: OptionTable<InstallURLOptions> = { force: BOOLEAN }

/** The global object, as far as this file changes it. */
interface Globals {
  URL?: unknown
  URLSearchParams?: unknown
}

/**
 * Sets the global classes `URL` and `URLSearchParams`, on engines that lack one of them or whose own differ from the
 * standard. Both are set together, because a URL makes its own `searchParams`. Static members that only the class
 * before has, such as `URL.createObjectURL`, are kept.
 *
 * @returns Whether the classes were set; `false` if both are there and `force` is not given.
 * @throws TypeError if the engine does not let one of its own be replaced; then neither is.
 *
 * @example
 * ```ts
 * import { installURL } from '@waymark/url/polyfill'
 *
 * const { URL, URLSearchParams } = globalThis
 * installURL({ force: true }) // => true
 * Object.assign(globalThis, { URL, URLSearchParams })
 * ```
 */
export function installURL(options?: InstallURLOptions): boolean {
  options = checkOptions(options, INSTALL_URL_OPTIONS)
  const globals: Globals = globalThis
  const isMissing = globals.URL === undefined || globals.URLSearchParams === undefined
  if (!isMissing && options.force !== true) return false
  if (globals.URL === URL && globals.URLSearchParams === URLSearchParams) return false
  refuseFrozen('URL')
  refuseFrozen('URLSearchParams')
  keepStatics(globals.URL, URL)
  define('URL', URL)
  define('URLSearchParams', URLSearchParams)
  return true
}

/** As Web IDL exposes an interface: a property that can be changed but is not enumerated. */
function define(name: keyof Globals, value: unknown): void {
  const property = { value, writable: true, configurable: true, enumerable: false }
  Object.defineProperty(globalThis, name, ownOptions(property))
}

function refuseFrozen(name: keyof Globals): void {
  const property = Reflect.getOwnPropertyDescriptor(globalThis, name)
  const canDefine = property === undefined ? Object.isExtensible(globalThis) : property.configurable
  if (canDefine !== true) {
    throw new TypeError(`This engine does not let globalThis.${name} be replaced`)
  }
}

function keepStatics(from: unknown, to: object): void {
  if (typeof from !== 'function') return
  for (const key of Reflect.ownKeys(from)) {
    if (Object.hasOwn(to, key)) continue
    Object.defineProperty(to, key, ownOptions(Reflect.getOwnPropertyDescriptor(from, key)!))
  }
}
