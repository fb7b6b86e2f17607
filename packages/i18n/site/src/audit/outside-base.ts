import { type Sentence, sentence } from '@waymark/infra/internal'
import type { SiteGraph } from './site-graph.ts'

/** The base of the site, if a URL is on its host but not below it, such as another project on `github.io`; otherwise `null`. */
export function baseBeside({ server }: SiteGraph, url: string): string | null {
  const { origin, address } = server.urls
  return url.startsWith(`${origin}/`) ? address.base : null
}

/** The remedy for such a URL. */
export function belowBase(base: string): Sentence {
  return sentence('Write a URL below {base}, unless the page is of another site.', { base })
}
