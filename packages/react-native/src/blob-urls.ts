import type { URLConstructor } from '@waymark/url'
import { NativeModules } from 'react-native'

/** A `Blob` of React Native, as far as its URL needs it. */
export interface NativeBlob {
  readonly size: number
  readonly data: { readonly blobId: string; readonly offset: number }
}

/** The class `URL` with what the File API adds to it. */
export interface ReactNativeURLConstructor extends URLConstructor {
  /**
   * The URL of a blob, which React Native can read: `content://` on Android, `blob:` on iOS.
   *
   * @throws Error if the app has no native module for blobs, or a `TypeError` for what is not a blob of React Native.
   */
  createObjectURL(blob: NativeBlob): string
  /** Does nothing: a blob is kept as long as the object. Call `blob.close()` to release it. */
  revokeObjectURL(url: string): void
}

/**
 * Adds the two static methods. The published files hold a class of their own, so no other package gets them.
 *
 * @see https://w3c.github.io/FileAPI/#creating-revoking
 */
export function withBlobUrls(url: URLConstructor): ReactNativeURLConstructor {
  return Object.assign(url, {
    createObjectURL(blob: NativeBlob): string {
      const prefix = blobUrlPrefix()
      if (prefix === null) throw new Error('Cannot create URL for blob!')
      const data = blob?.data
      if (data === null || typeof data !== 'object') {
        throw new TypeError('URL.createObjectURL needs a Blob of React Native')
      }
      return `${prefix}${data.blobId}?offset=${data.offset}&size=${blob.size}`
    },
    revokeObjectURL(_url: string): void {},
  })
}

/** How URLs of blobs start; `null` without a native module for blobs. */
function blobUrlPrefix(): string | null {
  // Asked only now, because the first access loads the native module.
  const constants = NativeModules.BlobModule?.getConstants()
  const scheme: unknown = constants?.BLOB_URI_SCHEME
  if (typeof scheme !== 'string') return null
  const host: unknown = constants?.BLOB_URI_HOST
  return typeof host === 'string' ? `${scheme}://${host}/` : `${scheme}:`
}
