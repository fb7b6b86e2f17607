/** Puts the classes in the place of the global ones, and leaves the name of this package, as others of its kind do. */
export function install(URL: unknown, URLSearchParams: unknown): void {
  Object.assign(globalThis, {
    URL,
    URLSearchParams,
    REACT_NATIVE_URL_POLYFILL: '@waymark/react-native',
  })
}
