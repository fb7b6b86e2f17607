import { parseRobotsDirectives } from '../headers/robots-directives.ts'

/** Crawlers whose names do not say that they are some. */
const CRAWLERS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...['daum', 'googleother', 'mediapartners-google', 'slurp', 'teoma', 'yandex', 'yeti'],
])

/**
 * Whether a name is that of a crawler: it is `robots`, or it ends in `bot`, `crawler` or `spider`, which a part such as `-news` may
 * follow, or it is in the list.
 *
 * @param name - In lower case.
 */
export function isCrawlerName(name: string): boolean {
  if (name === '' || name.length > 64) return false
  return name === 'robots' || CRAWLERS.has(name) || /(?:bot|crawler|spider)(?:-[a-z]+)?$/.test(name)
}

/** Whether a `meta` is for crawlers: except in `robots`, its content must have a known directive. */
export function isForCrawlers(name: string, content: string): boolean {
  if (name === 'robots') return true
  return isCrawlerName(name) && parseRobotsDirectives(content).known.length > 0
}
