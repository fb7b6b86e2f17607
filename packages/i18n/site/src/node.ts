export { type DiskFilesOptions, diskFiles } from './node/disk-files.ts'
export { type FixDatabaseOptions, type FixedDatabase, fixDatabase } from './node/fix-database.ts'
export { readCsv } from './node/read-csv.ts'
export {
  type SiteDatabase,
  type WriteSiteOptions,
  type WrittenSite,
  writeSite,
  writeSiteFolder,
} from './node/write-site.ts'
