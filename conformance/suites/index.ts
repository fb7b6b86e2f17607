import type { Suite } from '../suite.ts'
import { bcp47 } from './bcp47.ts'
import { comparison } from './comparison.ts'
import { growthFamilies } from './growth-families.ts'
import { hreflang } from './hreflang.ts'
import { i18nUrl } from './i18n-url.ts'
import { idnaAttacks } from './idna-attacks.ts'
import { idnaTestV2 } from './idna-test-v2.ts'
import { idnaTestV2Of17 } from './idna-test-v2-17.ts'
import { idnaTestV2Of18 } from './idna-test-v2-18.ts'
import { idnaTestV2Removed } from './idna-test-v2-removed.ts'
import { normalisation } from './normalisation.ts'
import { normalizationTestOf17 } from './normalization-test-17.ts'
import { normalizationTestOf18 } from './normalization-test-18.ts'
import { pathTraversal } from './path-traversal.ts'
import { pathTraversalAttacks } from './path-traversal-attacks.ts'
import { percentEncoding } from './percent-encoding.ts'
import { pslTests } from './psl-tests.ts'
import { realSites } from './real-sites.ts'
import { relativeResolution } from './relative-resolution.ts'
import { safeBrowsing } from './safe-browsing.ts'
import { settersTests } from './setters-tests.ts'
import { sitemap } from './sitemap.ts'
import { sitemapAttacks } from './sitemap-attacks.ts'
import { ssrfHosts } from './ssrf-hosts.ts'
import { surt } from './surt.ts'
import { toascii } from './toascii.ts'
import { uriDesign } from './uri-design.ts'
import { uriTemplate } from './uri-template.ts'
import { urlConfusion } from './url-confusion.ts'
import { urlSource } from './url-source.ts'
import { urlpatternCompare } from './urlpattern-compare.ts'
import { urlpatternGenerate } from './urlpattern-generate.ts'
import { urlpatterntestdata } from './urlpatterntestdata.ts'
import { urltestdata } from './urltestdata.ts'
import { urltestdataJavascriptOnly } from './urltestdata-javascript-only.ts'

/** Every suite there is, in the order of their files. */
export const suites: readonly Suite[] = [
  growthFamilies,
  idnaAttacks,
  pathTraversalAttacks,
  sitemapAttacks,
  ssrfHosts,
  urlConfusion,
  idnaTestV2Of17,
  idnaTestV2Of18,
  normalizationTestOf17,
  normalizationTestOf18,
  pslTests,
  realSites,
  bcp47,
  comparison,
  hreflang,
  i18nUrl,
  normalisation,
  pathTraversal,
  relativeResolution,
  safeBrowsing,
  sitemap,
  surt,
  uriDesign,
  uriTemplate,
  urlSource,
  idnaTestV2Removed,
  idnaTestV2,
  percentEncoding,
  settersTests,
  toascii,
  urlpatternCompare,
  urlpatternGenerate,
  urlpatterntestdata,
  urltestdataJavascriptOnly,
  urltestdata,
]
