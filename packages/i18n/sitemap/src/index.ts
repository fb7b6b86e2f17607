export type {
  ChangeFrequency,
  SitemapAlternate,
  SitemapEntry,
  SitemapImage,
  SitemapKind,
  SitemapNews,
  SitemapReference,
  SitemapVideo,
} from './protocol/entry.ts'
export { SITEMAP_NAMESPACE, XHTML_NAMESPACE } from './protocol/entry.ts'
export { escapeLoc, escapeXml } from './protocol/escape-xml.ts'
export type {
  ElementNode,
  ExtensionFault,
  ExtensionPlace,
  ExtensionProblemCode,
  ExtensionReading,
  SitemapExtension,
} from './protocol/extension.ts'
export { CHANGE_FREQUENCIES, isValidChangefreq, isValidPriority } from './protocol/hints.ts'
export type { SitemapLimits } from './protocol/limits.ts'
export {
  fitsOneIndex,
  fitsOneSitemap,
  isValidLocLength,
  MAX_BYTES,
  MAX_LOC_LENGTH,
  MAX_SITEMAPS,
  MAX_URLS,
} from './protocol/limits.ts'
export type { RobotsSitemaps } from './protocol/location-scope.ts'
export { isInScope } from './protocol/location-scope.ts'
export type {
  SitemapErrorCode,
  SitemapErrorPlace,
  SitemapWarningCode,
  WriterProblem,
} from './protocol/sitemap-error.ts'
export { SitemapError } from './protocol/sitemap-error.ts'
export type { SitemapProblem, SitemapProblemCode } from './protocol/sitemap-problem.ts'
export type { W3cDate } from './protocol/w3c-date.ts'
export { compareW3cDates, isValidLastmod, parseW3cDate } from './protocol/w3c-date.ts'
export type { FileProblemCode } from './read/fault.ts'
export type {
  EndItem,
  EntryProblemCode,
  ProblemItem,
  ReadEntry,
  RootItem,
  SitemapItem,
  SitemapItemReference,
  UrlItem,
} from './read/read-item.ts'
export type { SitemapSource } from './read/read-sitemap.ts'
export { parseSitemap, readSitemap } from './read/read-sitemap.ts'
export type { SitemapReaderOptions } from './read/reader-options.ts'
export { findSitemapFile, findSitemapFiles } from './read/sitemap-files.ts'
export type { SitemapReader } from './read/sitemap-reader.ts'
export { createSitemapReader } from './read/sitemap-reader.ts'
export { checkLoc, type LocProblem } from './write/check-loc.ts'
export { type FileSet, renameParts } from './write/file-set.ts'
export { type IndexOptions, writeSitemapIndex } from './write/index-writer.ts'
export type { EarlierPart, EarlierParts } from './write/kept-parts.ts'
export type { PartOfGroup, SitemapFileInfo, SplitEvent } from './write/split-event.ts'
export type { SitemapSplitter, SplitOptions } from './write/split-writer.ts'
export { createSplitter, SPLIT_OPTIONS } from './write/split-writer.ts'
export { SITEMAP_STYLESHEET } from './write/stylesheet.ts'
export type { SitemapEntries, SitemapFile } from './write/write-sitemap.ts'
export { createSitemapFiles, splitSitemap, writeSitemap } from './write/write-sitemap.ts'
export type { Place } from './xml/text-position.ts'
