import { deepFreeze } from '@waymark/infra/internal'
import type { ProblemCatalogue, ProblemEntry } from '@waymark/infra/problem'
import { ELEMENT_PROBLEMS } from './problems/element-problems.ts'
import { ENCODING_PROBLEMS } from './problems/encoding-problems.ts'
import { ENTRY_PROBLEMS } from './problems/entry-problems.ts'
import { EXTENSION_PROBLEMS } from './problems/extension-problems.ts'
import { FEED_PROBLEMS } from './problems/feed-problems.ts'
import { FILE_PROBLEMS } from './problems/file-problems.ts'
import { ROBOTS_PROBLEMS } from './problems/robots-problems.ts'
import { URL_PROBLEMS } from './problems/url-problems.ts'
import { XML_PROBLEMS } from './problems/xml-problems.ts'
import { SITEMAP_PROBLEMS } from './protocol/sitemap-problem.ts'

const explanations = [
  ...URL_PROBLEMS,
  ...ENTRY_PROBLEMS,
  ...ELEMENT_PROBLEMS,
  ...EXTENSION_PROBLEMS,
  ...FILE_PROBLEMS,
  ...FEED_PROBLEMS,
  ...ROBOTS_PROBLEMS,
  ...ENCODING_PROBLEMS,
  ...XML_PROBLEMS,
]

const entries: readonly ProblemEntry[] = explanations.map((explanation) => ({
  ...explanation,
  ...SITEMAP_PROBLEMS[explanation.code],
}))

/** All that the reader and the writer of sitemaps can report. */
export const problems: ProblemCatalogue = /* @__PURE__ */ deepFreeze({ title: 'Sitemaps', entries })
