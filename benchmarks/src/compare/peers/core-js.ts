import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parse } from 'acorn'
import type { Implementation } from '../../implementations.ts'
import { attempt, yes } from '../facts.ts'
import type { Peer } from '../peer.ts'
import { OURS, size, urlPeer } from './url-class.ts'

const load = createRequire(import.meta.url)

const PEER = `import 'core-js-pure/configurator'
  export { default as URL } from 'core-js-pure/actual/url'
  export { default as URLSearchParams } from 'core-js-pure/actual/url-search-params'`

/** core-js without globals, so that the engine's own classes stay. */
export function coreJs(theirs: Implementation): Peer {
  return urlPeer({
    ...OURS,
    name: 'core-js-pure',
    theirs,
    code: { waymark: OURS.module, peer: "import URL from 'core-js-pure/actual/url'" },
    sizes: [...OURS.sizes, size('core-js-pure, URL and URLSearchParams', PEER, true)],
    features: () => [
      {
        feature: 'the code is ECMAScript 5, for the oldest engines',
        waymark: yes(isOfEcmaScript5(import.meta.resolve('@waymark/url'))),
        peer: yes(isOfEcmaScript5(load.resolve('core-js-pure/modules/web.url.constructor.js'))),
      },
    ],
  })
}

function isOfEcmaScript5(file: string): boolean {
  const text = readFileSync(file.startsWith('file:') ? new URL(file) : file, 'utf8')
  return attempt(() => parse(text, { ecmaVersion: 5, sourceType: 'script' })) !== null
}
