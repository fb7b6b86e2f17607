export type { FollowOptions } from './node/follow-index.ts'
export { followSitemapIndex } from './node/follow-index.ts'
export { unpack } from './node/gunzip.ts'
export { readSitemapFile, readSitemapStream } from './node/read-file.ts'
export type { FileItem } from './node/read-folder.ts'
export { listSitemapFiles, readSitemapFolder } from './node/read-folder.ts'
export type {
  WriteEventsOptions,
  WriteFolderOptions,
  WrittenFile,
  WrittenFolder,
} from './node/write-folder.ts'
export { writeSitemapEvents, writeSitemapFolder } from './node/write-folder.ts'
