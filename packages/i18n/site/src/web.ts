export { type BlobFile, type BlobFilesOptions, blobFiles } from './web/blob-files.ts'
export type { ByteStream } from './web/byte-streams.ts'
export {
  type NamedBytes,
  type RepairedDatabase,
  repairDatabase,
} from './web/repair-database.ts'
