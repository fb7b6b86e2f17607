export type { ByteSource } from '../byte-source.ts'
export { parseJsonText } from '../database/json-text.ts'
export {
  asFileError,
  type FileCode,
  FileError,
  type FileErrorDetails,
  type FileProblem,
  systemErrorCode,
} from '../file-error.ts'
export { EarlySync } from '../node/early-sync.ts'
export { type MadeFolder, onMadeFolder, removeFolders } from '../node/made-folders.ts'
export { refuseOldBackup } from '../node/old-backup.ts'
export {
  type FileSource,
  openSource,
  type ReadListener,
  refuseDirectory,
  type SourceOptions,
} from '../node/open-source.ts'
export { refuseLink, throughLinks } from '../node/real-path.ts'
export { isBelow, isSameFile, isSitemapPath, staleSitemaps } from '../node/sitemap-paths.ts'
export { StagedOutput } from '../node/staged-output.ts'
export { temporaryPlace } from '../node/temporary-place.ts'
