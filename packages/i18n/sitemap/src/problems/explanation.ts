import type { ProblemEntry } from '@waymark/infra/problem'
import { SITEMAP_NAMESPACE, XHTML_NAMESPACE } from '../protocol/entry.ts'
import type { SitemapProblemCode } from '../protocol/sitemap-problem.ts'

/** What the catalogue adds to the severity and the remedy of a code. */
export type Explanation = Omit<ProblemEntry<SitemapProblemCode>, 'severity' | 'remedy'>

export function urlset(xml: string): string {
  return `<urlset xmlns="${SITEMAP_NAMESPACE}">${xml}</urlset>`
}

/** With the prefix of alternates. */
export function urlsetWithLinks(xml: string): string {
  return `<urlset xmlns="${SITEMAP_NAMESPACE}" xmlns:xhtml="${XHTML_NAMESPACE}">${xml}</urlset>`
}

export function entry(xml: string): string {
  return urlset(`<url>${xml}</url>`)
}

export function entryWithLinks(xml: string): string {
  return urlsetWithLinks(`<url>${xml}</url>`)
}

/** A sitemap without a problem. */
export const GOOD: string = /* @__PURE__ */ entry('<loc>https://a.example/</loc>')
