export { builtInList } from './built-in-list.ts'
export { LIST_VERSION } from './generated/list.ts'
export type { HostSource, OpaqueOrigin, SchemeAndHost, UrlObject } from './host-source.ts'
export {
  getPublicSuffix,
  getRegistrableDomain,
  type PublicSuffixOptions,
  type RegistrableDomainOptions,
} from './public-suffix.ts'
export { PUBLIC_SUFFIX_LIST, type PublicSuffixList } from './public-suffix-list.ts'
export { isSameSite, type SameSiteOptions } from './same-site.ts'
