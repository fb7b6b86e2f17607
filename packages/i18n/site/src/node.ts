export { type DiskFilesOptions, diskFiles } from './node/disk-files.ts'
export { readCsv } from './node/read-csv.ts'
export { createTableStore } from './node/table-store.ts'
export {
  type SiteDatabase,
  type WriteSiteOptions,
  type WrittenSite,
  writeSite,
  writeSiteFolder,
} from './node/write-site.ts'
