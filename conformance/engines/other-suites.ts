import type { Suite } from '../suite.ts'
import { bcp47 } from '../suites/bcp47.ts'
import { comparison } from '../suites/comparison.ts'
import { hreflang } from '../suites/hreflang.ts'
import { i18nUrl } from '../suites/i18n-url.ts'
import { normalisation } from '../suites/normalisation.ts'
import { pathTraversal } from '../suites/path-traversal.ts'
import { percentEncoding } from '../suites/percent-encoding.ts'
import { pslTests } from '../suites/psl-tests.ts'
import { relativeResolution } from '../suites/relative-resolution.ts'
import { safeBrowsing } from '../suites/safe-browsing.ts'
import { surt } from '../suites/surt.ts'
import { uriDesign } from '../suites/uri-design.ts'
import { uriTemplate } from '../suites/uri-template.ts'
import { urlSource } from '../suites/url-source.ts'
import { urlpatternCompare } from '../suites/urlpattern-compare.ts'
import { urlpatternGenerate } from '../suites/urlpattern-generate.ts'
import { probe as run } from './probe.ts'

/** The suites of the other packages, as far as they ask nothing of Node. */
export const suites: readonly Suite[] = [
  bcp47,
  comparison,
  hreflang,
  i18nUrl,
  normalisation,
  pathTraversal,
  percentEncoding,
  pslTests,
  relativeResolution,
  safeBrowsing,
  surt,
  uriDesign,
  uriTemplate,
  urlSource,
  urlpatternCompare,
  urlpatternGenerate,
]

export function probe(files: string): string {
  return run(suites, files)
}
