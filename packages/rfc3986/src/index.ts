export { type AuthorityParts, recomposeAuthority, splitAuthority } from './authority.ts'
export { removeDotSegments } from './dot-segments.ts'
export { type IriToUriOptions, iriToUri, isUcschar, uriToIri } from './iri.ts'
export {
  normalizeScheme,
  normalizeSchemeParts,
  normalizeSyntax,
  normalizeSyntaxParts,
  removeDefaultPort,
} from './normalize.ts'
export {
  decodeUnreserved,
  isUnreserved,
  lowercaseOutsidePercentEncoding,
  mapPercentEncodedBytes,
  percentEncodedByteAt,
  uppercasePercentEncoding,
} from './percent-encoding.ts'
export { PORTS } from './ports.ts'
export {
  parseRequestTarget,
  type RequestContext,
  type RequestTarget,
  type RequestTargetOptions,
  reconstructTarget,
  writeRequestTarget,
} from './request-target.ts'
export { guardPath, type ResolveOptions, resolveParts, resolveUri } from './resolve.ts'
export {
  findControl,
  hidesStructure,
  isDotSegment,
  type SegmentRisk,
  segmentRisk,
} from './segment.ts'
export { isScheme, recomposeUri, requireUriParts, splitUri, type UriParts } from './uri.ts'
export { isUri, isUriReference } from './validity.ts'
