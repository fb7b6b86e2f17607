import type { Implementation } from '../../implementations.ts'
import { yes } from '../facts.ts'
import type { Peer } from '../peer.ts'
import { size, urlPeer } from './url-class.ts'

/** The files for React Native, whatever the platform of the bundle. */
const FULL = './node_modules/@waymark/react-native/dist/index.js'
const ASCII = './node_modules/@waymark/react-native/dist/ascii.js'

export const REACT_NATIVE = `export { URL, URLSearchParams } from '${FULL}'`
const PEER = "export { URL, URLSearchParams } from 'react-native-url-polyfill/js/URL.js'"

/** @param ours - The class of `@waymark/react-native`, which has no class syntax. */
export function reactNativeUrlPolyfill(ours: Implementation, theirs: Implementation): Peer {
  return urlPeer({
    name: 'react-native-url-polyfill',
    waymark: '@waymark/react-native',
    ours,
    theirs,
    code: {
      waymark: `import { URL } from '@waymark/url'`,
      peer: "import { URL } from 'react-native-url-polyfill/js/URL.js'",
    },
    sizes: [
      size('@waymark/react-native', REACT_NATIVE),
      size(
        '@waymark/react-native/ascii, without the tables of IDNA',
        `export { URL, URLSearchParams } from '${ASCII}'`,
      ),
      size('react-native-url-polyfill', PEER, true),
    ],
    features: () => [
      {
        feature: '`URL.createObjectURL` for blobs',
        waymark: yes('createObjectURL' in ours.URL),
        peer: yes('createObjectURL' in theirs.URL),
      },
    ],
  })
}
