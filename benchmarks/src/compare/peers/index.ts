import { createRequire } from 'node:module'
import { type Implementation, loadPeers } from '../../implementations.ts'
import { loadBundled } from '../../react-native-polyfill.ts'
import type { Peer } from '../peer.ts'
import { coreJs } from './core-js.ts'
import { normalizeUrlPeer } from './normalize-url.ts'
import { REACT_NATIVE, reactNativeUrlPolyfill } from './react-native-url-polyfill.ts'
import { sitemap } from './sitemap.ts'
import { tldts } from './tldts.ts'
import { urlTemplate } from './url-template.ts'
import { whatwgUrl } from './whatwg-url.ts'

const load = createRequire(import.meta.url)

/** All peers, in the order of their pages. */
export async function loadComparedPeers(): Promise<Peer[]> {
  const implementations = await loadPeers()
  const find = (wanted: string): Implementation => {
    const found = implementations.find(({ name }) => name === wanted)
    if (found === undefined) throw new Error(`${wanted} cannot be loaded`)
    return found
  }
  const bundled = (await loadBundled('waymark-react-native', REACT_NATIVE)) as Implementation
  const reactNative = { ...bundled, name: 'waymark', version: '' }
  return [
    whatwgUrl(find('whatwg-url'), load('whatwg-url'), load('whatwg-url/webidl2js-wrapper')),
    reactNativeUrlPolyfill(reactNative, find('react-native-url-polyfill')),
    coreJs(find('core-js-pure')),
    tldts,
    normalizeUrlPeer,
    sitemap,
    urlTemplate,
  ]
}
