import type {
  URLConstructor,
  URLSearchParamsConstructor,
  URL as WaymarkURL,
  URLSearchParams as WaymarkURLSearchParams,
} from '@waymark/url'

export type { URLConstructor } from '@waymark/url'

/** What only the types of a browser and of Node declare: those have the interfaces, and theirs stay. */
type Platform = { onmessage: unknown } | { Buffer: unknown }
type GlobalURL = typeof globalThis extends Platform ? object : WaymarkURL
type GlobalURLSearchParams = typeof globalThis extends Platform ? object : WaymarkURLSearchParams

declare global {
  interface URL extends GlobalURL {}
  interface URLSearchParams extends GlobalURLSearchParams {}
  var URL: typeof globalThis extends { onmessage: unknown; URL: infer Existing }
    ? Existing
    : URLConstructor
  var URLSearchParams: typeof globalThis extends {
    onmessage: unknown
    URLSearchParams: infer Existing
  }
    ? Existing
    : URLSearchParamsConstructor
}
