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
export type { ExtensionPlace, SitemapExtension } from './protocol/extension.ts'
export type {
  SitemapErrorCode,
  SitemapErrorPlace,
  SitemapWarningCode,
  WriterProblem,
} from './protocol/sitemap-error.ts'
export { SitemapError } from './protocol/sitemap-error.ts'
export type { SitemapProblem, SitemapProblemCode } from './protocol/sitemap-problem.ts'
export { checkLoc, type LocProblem } from './write/check-loc.ts'
export { type IndexOptions, writeSitemapIndex } from './write/index-writer.ts'
export type { EarlierPart, EarlierParts } from './write/kept-parts.ts'
export type { PartOfGroup, SitemapFileInfo, SplitEvent } from './write/split-event.ts'
export type { SitemapSplitter, SplitOptions } from './write/split-writer.ts'
export { createSplitter, SPLIT_OPTIONS } from './write/split-writer.ts'
export { SITEMAP_STYLESHEET } from './write/stylesheet.ts'
export type { SitemapEntries, SitemapFile } from './write/write-sitemap.ts'
export { createSitemapFiles, splitSitemap, writeSitemap } from './write/write-sitemap.ts'
