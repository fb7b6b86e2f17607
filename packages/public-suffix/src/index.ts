export { LIST_VERSION } from './generated/list.ts'
export { getPublicSuffix, getRegistrableDomain } from './public-suffix.ts'
export {
  isSameSite,
  type OpaqueOrigin,
  type SameSiteOptions,
  type SchemeAndHost,
} from './same-site.ts'
