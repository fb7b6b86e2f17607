export type { Compression } from './node/compression.ts'
export { type DiskFilesOptions, diskFiles } from './node/disk-files.ts'
export { type FixDatabaseOptions, type FixedDatabase, fixDatabase } from './node/fix-database.ts'
export type { SiteDatabase } from './node/open-sources.ts'
export { type PublishSiteOptions, stageSite, writeSite } from './node/publish-site.ts'
export { openSitePages, type SitePages, type SitePagesOptions } from './node/site-pages.ts'
export { createTableStore } from './node/table-store.ts'
export {
  type WriteDatabaseOptions,
  writeDatabase,
} from './node/write-database.ts'
export { type WriteKeysOptions, writeKeyTables } from './node/write-key-tables.ts'
export { type WriteSiteOptions, writeSiteFolder } from './node/write-site.ts'
export type { PublishedFile, WrittenSite } from './node/written-site.ts'
