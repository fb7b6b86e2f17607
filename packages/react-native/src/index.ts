import { type URL as Interface, URL as Standard, URLSearchParams } from '@waymark/url'
import { type ReactNativeURLConstructor, withBlobUrls } from './blob-urls.ts'
import { install } from './install.ts'

export type { URLSearchParamsConstructor, URLSearchParamsInit } from '@waymark/url'
export type { NativeBlob, ReactNativeURLConstructor } from './blob-urls.ts'
export { URLSearchParams }

/** @see https://url.spec.whatwg.org/#url-class */
export type URL = Interface

/**
 * The class of the URL Standard, with `URL.createObjectURL` for blobs of React Native.
 *
 * @see https://url.spec.whatwg.org/#url-class
 *
 * @example
 * ```ts
 * import { URL } from '@waymark/react-native'
 *
 * new URL('../b', 'https://example.com/a/c').href // => 'https://example.com/b'
 * ```
 */
export const URL: ReactNativeURLConstructor = /* @__PURE__ */ withBlobUrls(Standard)

/**
 * Puts `URL` and `URLSearchParams` in the place of the global classes.
 *
 * @example
 * ```ts
 * import { setupURLPolyfill, URL } from '@waymark/react-native'
 *
 * const before = globalThis.URL
 * setupURLPolyfill()
 * const isSet = globalThis.URL === (URL as unknown)
 * globalThis.URL = before
 * isSet // => true
 * ```
 */
export function setupURLPolyfill(): void {
  install(URL, URLSearchParams)
}
