import { type Sentence, sentence } from '@waymark/infra/internal'
import { hidePassword } from '@waymark/infra/problem'
import { explainUrl, serializeHttpUrl } from '../protocol/http-url.ts'
import type { RobotsSitemaps } from '../protocol/location-scope.ts'
import { type SitemapProblem, sitemapProblem } from '../protocol/sitemap-problem.ts'
import { writeLoc } from '../write/checked-text.ts'
import type { Place } from '../xml/text-position.ts'
import { MAX_BYTES, robotsLines } from './robots-lines.ts'

/** What can be wrong with a `Sitemap` line. */
export type RobotsProblemCode =
  | 'loc-relative'
  | 'loc-not-url'
  | 'loc-protocol'
  | 'credentials'
  | 'misspelt-sitemap-line'
  | 'robots-too-large'

/** A problem of a line. */
export interface RobotsProblem extends SitemapProblem<RobotsProblemCode>, Place {
  readonly line: number
  readonly column: number
}

/** A sitemap that a `robots.txt` names, with the place of its URL. */
export interface RobotsSitemap extends Place {
  /** As written. */
  readonly loc: string
}

/** What a `robots.txt` says about sitemaps. */
export interface RobotsFile extends RobotsSitemaps {
  /** In the order of the lines; those without an error. */
  readonly sitemaps: readonly RobotsSitemap[]
  readonly problems: readonly RobotsProblem[]
}

/** How a line begins that is meant to name a sitemap. */
const START = /^(site[-_ ]?maps?)(\s*:\s*|\s+)/i

/**
 * Reads the `Sitemap` lines of a `robots.txt`. They belong to no group of rules, and can be anywhere.
 *
 * @param location - The URL of the file, to judge which pages a sitemap of another host may list.
 * @see https://www.rfc-editor.org/rfc/rfc9309#section-2.2.4
 *
 * @example
 * ```ts
 * import { parseRobots } from '@waymark/sitemap/robots'
 *
 * const text = 'User-agent: *\nSitemap: https://a.example/sitemap.xml\nSite-map: https://a.example/b.xml'
 * const { sitemaps, problems } = parseRobots(text, 'https://a.example/robots.txt')
 * sitemaps // => [{ loc: 'https://a.example/sitemap.xml', line: 2, column: 10 }]
 * problems.map(({ code, line }) => [code, line]) // => [['misspelt-sitemap-line', 3]]
 * ```
 */
export function parseRobots(text: string, location: string): RobotsFile {
  const sitemaps: RobotsSitemap[] = []
  const problems: RobotsProblem[] = []
  // Without a sitemap after the limit, the size does not matter here.
  let isTooLarge = false
  for (const { line: number, text: rule, indent, whole, end } of robotsLines(text)) {
    const match = START.exec(rule)
    if (match === null) continue
    const [start] = match
    const name = match[1]!.toLowerCase()
    const hasColon = match[2]!.includes(':')
    const loc = rule.slice(start.length)
    const place = { line: number, column: indent + start.length + 1 }
    const report = (
      code: RobotsProblemCode,
      message: Sentence,
      value: string,
      at: Place = place,
    ) => {
      const { line, column } = at
      problems.push({ ...sitemapProblem(code, message), value: hidePassword(value), line, column })
    }
    if (name !== 'sitemap' || !hasColon) {
      if (!hasColon && !/^https?:/i.test(loc)) continue
      const message =
        name === 'sitemap'
          ? sentence('The line has no colon, and names no sitemap.')
          : sentence('The line begins with {name}, and names no sitemap.', { name: match[1]! })
      const at = { line: number, column: indent + 1 }
      report('misspelt-sitemap-line', message, whole.trim(), at)
      continue
    }
    if (!isTooLarge && end > MAX_BYTES) {
      isTooLarge = true
      const message = sentence(
        'The line is after the first {most} bytes, which are all that Google reads.',
        { most: MAX_BYTES },
      )
      report('robots-too-large', message, loc, { line: number, column: 1 })
    }
    const href = serializeHttpUrl(loc)
    if (href === null) {
      const { code, message } = explainUrl(loc)
      report(code, message, loc)
      continue
    }
    sitemaps.push({ loc, ...place })
  }
  return { location, sitemaps, problems }
}

/**
 * Adds a `Sitemap` line for each sitemap that a `robots.txt` does not name yet. All else stays as it is.
 *
 * @param text - The file, or the empty string for a new one.
 * @throws SitemapError for a URL that is relative, invalid or not of http or https.
 *
 * @example
 * ```ts
 * import { addSitemapLines } from '@waymark/sitemap/robots'
 *
 * const locs = ['https://a.example/b.xml']
 * addSitemapLines('User-agent: *\n', locs) // => 'User-agent: *\n\nSitemap: https://a.example/b.xml\n'
 * ```
 */
export function addSitemapLines(text: string, locs: Iterable<string>): string {
  const named = new Set(parseRobots(text, '').sitemaps.map(({ loc }) => serializeHttpUrl(loc)))
  const newline = /\r\n|\n|\r/.exec(text)?.[0] ?? '\n'
  let added = ''
  let count = 0
  for (const loc of locs) {
    // What follows a number sign would be a comment, and no part of what is fetched.
    const href = writeLoc(loc, count++, '').replace(/#.*/, '')
    if (named.has(href)) continue
    named.add(href)
    added += `Sitemap: ${href}${newline}`
  }
  if (added === '' || text === '') return text + added
  return `${text}${/[\r\n]$/.test(text) ? '' : newline}${newline}${added}`
}
