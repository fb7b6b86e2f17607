import type {
  URLSearchParamsConstructor,
  URL as WaymarkURL,
  URLSearchParams as WaymarkURLSearchParams,
} from '@waymark/url'
import type { ReactNativeURLConstructor } from './blob-urls.ts'

export type { ReactNativeURLConstructor }

/** What only the types of a browser, of Node and of React Native declare: those have the interfaces, and theirs stay. */
type Platform = { onmessage: unknown } | { Buffer: unknown } | { XMLHttpRequest: unknown }
type GlobalURL = typeof globalThis extends Platform ? object : WaymarkURL
type GlobalURLSearchParams = typeof globalThis extends Platform ? object : WaymarkURLSearchParams

declare global {
  interface URL extends GlobalURL {}
  interface URLSearchParams extends GlobalURLSearchParams {}
  var URL: typeof globalThis extends { onmessage: unknown; URL: infer Existing }
    ? Existing
    : ReactNativeURLConstructor
  var URLSearchParams: typeof globalThis extends {
    onmessage: unknown
    URLSearchParams: infer Existing
  }
    ? Existing
    : URLSearchParamsConstructor
  var REACT_NATIVE_URL_POLYFILL: string | undefined
}
