import * as parser from '@waymark/url-parser'
import type { Implementation } from '../../implementations.ts'
import { yes } from '../facts.ts'
import type { Peer } from '../peer.ts'
import { OURS, size, urlPeer } from './url-class.ts'

type Library = Readonly<Record<string, unknown>>

/**
 * @param library - All that the package exports.
 * @param wrapper - What its entry for other realms exports.
 */
export function whatwgUrl(theirs: Implementation, library: Library, wrapper: Library): Peer {
  return urlPeer({
    ...OURS,
    name: 'whatwg-url',
    theirs,
    code: { waymark: OURS.module, peer: "import { URL } from 'whatwg-url'" },
    sizes: [
      ...OURS.sizes,
      size('whatwg-url', "export { URL, URLSearchParams } from 'whatwg-url'", true),
    ],
    features: () => [
      {
        feature: 'all validation errors of the standard',
        waymark: yes('readUrl' in parser),
        peer: yes('parseURLWithValidationErrors' in library),
      },
      {
        feature: 'the place of each validation error',
        waymark: yes(parser.readUrl('https://a\\b').errors[0]?.start === 9),
        peer: yes(hasPlaces(library)),
      },
      {
        feature: 'the basic URL parser with state override',
        waymark: yes('basicUrlParse' in parser),
        peer: yes('basicURLParse' in library),
      },
      {
        feature: 'can be installed into another realm, as jsdom does',
        waymark: yes('install' in parser),
        peer: yes('install' in Object(wrapper['URL'])),
      },
    ],
  })
}

function hasPlaces({ parseURLWithValidationErrors: parse }: Library): boolean {
  const result = typeof parse === 'function' ? parse('https://a\\b') : null
  return /"(?:start|index|position|offset)"/.test(JSON.stringify(result))
}
