export { type DiskFilesOptions, diskFiles } from './node/disk-files.ts'
export {
  type WriteSiteOptions,
  type WrittenSite,
  writeSite,
  writeSiteFolder,
} from './node/write-site.ts'
