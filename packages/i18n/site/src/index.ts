export type { BuildOptions } from './build/build-options.ts'
export { type BuildEvent, buildSite } from './build/build-site.ts'
export type { RuleEffect } from './build/rule-log.ts'
export type { RepeatedEntries, SiteReport } from './build/site-report.ts'
export type { ByteSource } from './byte-source.ts'
export type { CheckOptions } from './check/check-options.ts'
export { type CheckEvent, type CheckReport, checkSite } from './check/check-site.ts'
export type { FileFigures } from './check/site-check.ts'
export {
  type ConvertEvent,
  type ConvertOptions,
  type ConvertReport,
  convertDatabase,
} from './convert/convert-database.ts'
export type {
  DatabaseForm,
  DatabaseOptions,
  DatabaseReader,
  RawEntry,
} from './database/database-reader.ts'
export type { EntryPlaces } from './database/entry-places.ts'
export type { Position } from './database/position.ts'
export { readDatabase } from './database/read-database.ts'
export {
  type ChangedPage,
  type DiffCounts,
  type DiffOptions,
  type DiffPage,
  diffSites,
  type SideFigures,
  type SiteDiff,
} from './diff/diff-sites.ts'
export { type IndexNowOptions, type IndexNowRequest, indexNowRequests } from './diff/index-now.ts'
export type { MemberChange, MemberName, MemberValues } from './diff/members.ts'
export {
  type FileCode,
  FileError,
  type FileErrorDetails,
  type FileProblem,
} from './file-error.ts'
export type { FixedCause, FixedKind } from './fix/fixed-kinds.ts'
export { diffTexts } from './fix/row-diff.ts'
export {
  type KeyColumn,
  type KeyTableName,
  keyTableNames,
  keyTables,
} from './keys/key-tables.ts'
export { type KeyLines, type KeyOptions, type KeyReport, listKeys } from './keys/list-keys.ts'
export { countLeftOut, type LeftOut } from './left-out.ts'
export {
  type CauseFigures,
  type ProblemFigures,
  type ProblemKind,
  ProblemLog,
} from './problem-log.ts'
export { hasOwnRemedy, siteCodes } from './problems/catalogue.ts'
export { type CountedPage, countLanguages, type SiteFigures } from './site-counts.ts'
export type { SiteFiles } from './site-files.ts'
export type { FilterProblem, RelatedSitePlace, SiteProblem } from './site-problem.ts'
export type { PathPattern, SiteShape } from './site-shape.ts'
export type { CreateTableStore, TableStore } from './table-store.ts'
