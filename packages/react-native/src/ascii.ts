import { type URL as Interface, URL as Standard, URLSearchParams } from '@waymark/url/ascii'
import { type ReactNativeURLConstructor, withBlobUrls } from './blob-urls.ts'
import { install } from './install.ts'

export type { URLSearchParamsConstructor, URLSearchParamsInit } from '@waymark/url/ascii'
export type { NativeBlob, ReactNativeURLConstructor } from './blob-urls.ts'
export { URLSearchParams }

/** @see https://url.spec.whatwg.org/#url-class */
export type URL = Interface

/**
 * The class of the URL Standard without IDNA tables, with `URL.createObjectURL` for blobs of React Native.
 *
 * @see https://url.spec.whatwg.org/#url-class
 */
export const URL: ReactNativeURLConstructor = /* @__PURE__ */ withBlobUrls(Standard)

/** Puts `URL` and `URLSearchParams` in the place of the global classes. */
export function setupURLPolyfill(): void {
  install(URL, URLSearchParams)
}
