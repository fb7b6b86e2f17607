// What the package takes from React Native, for tests. `BlobModule` may be replaced.
exports.NativeModules = {
  BlobModule: {
    getConstants: () => ({ BLOB_URI_SCHEME: 'content', BLOB_URI_HOST: 'com.example.blobs' }),
  },
}
exports.Platform = { OS: 'android' }
