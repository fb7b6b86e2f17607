import { afterAll, afterEach, vi } from 'vitest'

const NAMES = ['URL', 'URLSearchParams', 'REACT_NATIVE_URL_POLYFILL']

/**
 * Puts the classes of Node back after each test of a file that may replace the global ones. Ours got static members then,
 * so the next file loads new ones.
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
  afterAll(() => {
    vi.resetModules()
  })
}
