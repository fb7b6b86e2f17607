import type { Suite } from '../../suite.ts'
import { javaUri } from './java-uri.ts'
import { normalizeUrl } from './normalize-url.ts'
import { purell } from './purell.ts'
import { safebrowsing } from './safebrowsing.ts'
import { surt } from './surt.ts'
import { urlNormalize } from './url-normalize.ts'
import { urlcanon } from './urlcanon.ts'
import { w3lib } from './w3lib.ts'

/** The test tables of other programs, below the folder with their repositories. */
export const peerSuites: readonly Suite[] = [
  javaUri,
  normalizeUrl,
  ...purell,
  ...safebrowsing,
  surt,
  ...urlNormalize,
  ...urlcanon,
  w3lib,
]
