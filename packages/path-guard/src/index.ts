export type { Platform } from './file-name.ts'
export type { AsyncFileFacts, FileFacts, LinkPolicy, PathFact } from './links.ts'
export {
  type AllowedUrl,
  checkOutgoingUrl,
  type OutgoingUrlRules,
  type UrlHostKind,
  type UrlRules,
} from './outgoing-url.ts'
export { type Refusal, type RefusalCode, RefusalError } from './refusal.ts'
export { type ReferenceBelow, type ResolveBelowOptions, resolveBelow } from './resolve-below.ts'
export {
  type PathBelow,
  type ResolvePathAsyncOptions,
  type ResolvePathOptions,
  resolveFileUri,
  resolvePath,
  resolvePathAsync,
  resolveUriPath,
} from './resolve-path.ts'
export {
  checkSegment,
  type DecodedSegment,
  decodeSegment,
  type EncodeSegmentOptions,
  encodeSegment,
  type GuardPolicy,
  type SegmentOptions,
} from './segment.ts'
