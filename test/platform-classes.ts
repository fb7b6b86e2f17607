import { afterEach } from 'vitest'

const NAMES = ['URL', 'URLSearchParams', 'REACT_NATIVE_URL_POLYFILL']

/**
 * Puts the classes of Node back after each test of a file that may replace the global ones: the next file gets the same
 * global object.
 */
export function restorePlatformClasses(): void {
  const before = NAMES.map((name) => Reflect.getOwnPropertyDescriptor(globalThis, name))
  afterEach(() => {
    for (const [i, name] of NAMES.entries()) {
      const property = before[i]
      if (property === undefined) Reflect.deleteProperty(globalThis, name)
      else Object.defineProperty(globalThis, name, property)
    }
  })
}
