import { type Sentence, sentence } from '@waymark/infra/internal'
import type { SiteGraph } from './site-graph.ts'

/**
 * The base of the site, if a URL is on its host but not below it, such as one with http, or another project on `github.io`;
 * otherwise `null`.
 */
export function baseBeside({ server }: SiteGraph, url: string): string | null {
  const { origin, address } = server.urls
  return withoutScheme(url).startsWith(`${withoutScheme(origin)}/`) ? address.base : null
}

function withoutScheme(url: string): string {
  return url.replace(/^https?:/, '')
}

/** The remedy for such a URL. */
export function belowBase(base: string): Sentence {
  return sentence('Write a URL below {base}, unless the page is of another site.', { base })
}
