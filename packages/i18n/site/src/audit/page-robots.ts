import { type PageFacts, parseRobotsDirectives, parseXRobotsTag } from '@waymark/pages'
import type { HostingHeader } from '@waymark/pages/hosting'
import type { FilePlace } from './place-list.ts'

/** The crawlers of search engines that use `hreflang`, and the name of all crawlers. */
const AGENTS: readonly string[] = ['robots', '*', 'googlebot', 'bingbot']

/** Returns where a page is made `noindex` for all crawlers, or for one of the large ones; `null` if it is not. */
export function noindexPlace(
  facts: PageFacts,
  headers: readonly HostingHeader[],
  file: string,
): FilePlace | null {
  for (const { agent, content, section, line, column } of facts.robots) {
    if (section !== 'head' && section !== 'body') continue
    if (isNoindex(agent, content)) return { file, line, column }
  }
  for (const { name, value, file: path, line, column } of headers) {
    if (name !== 'x-robots-tag') continue
    if (isNoindexHeader(value)) return { file: path, line, column }
  }
  return null
}

/** The same for the value of an `X-Robots-Tag`. */
export function isNoindexHeader(value: string): boolean {
  return parseXRobotsTag(value).some(({ agent, content }) => isNoindex(agent, content))
}

function isNoindex(agent: string, content: string): boolean {
  return AGENTS.includes(agent) && parseRobotsDirectives(content).noindex
}
