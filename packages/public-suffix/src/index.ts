export { builtInList } from './built-in-list.ts'
export { LIST_VERSION } from './generated/list.ts'
export { getPublicSuffix, getRegistrableDomain } from './public-suffix.ts'
export { PUBLIC_SUFFIX_LIST, type PublicSuffixList } from './public-suffix-list.ts'
export {
  isSameSite,
  type OpaqueOrigin,
  type SameSiteOptions,
  type SchemeAndHost,
} from './same-site.ts'
