// A small app, as its authors write it.
import '@waymark/react-native/auto'
import { NativeModules } from 'react-native'

globalThis.smoke = {
  installed: globalThis.REACT_NATIVE_URL_POLYFILL ?? null,
  href: new URL('../café?q=1', 'https://Bücher.example/a/b').href,
  blob: URL.createObjectURL({
    size: 1,
    data: { blobId: NativeModules.BlobModule ? 'b' : '', offset: 0 },
  }),
}
