interface BlobConstants {
  BLOB_URI_SCHEME?: unknown
  BLOB_URI_HOST?: unknown
}
export const NativeModules: { BlobModule?: { getConstants(): BlobConstants } | null }
export const Platform: { OS: string }
