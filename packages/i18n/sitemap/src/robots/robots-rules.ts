import { asciiLowercase, toScalarValueString, utf8Encode } from '@waymark/infra'
import { wildcardPattern } from '@waymark/infra/internal'
import { uppercasePercentEncoding } from '@waymark/rfc3986'
import type { Place } from '../xml/text-position.ts'
import { MAX_BYTES, robotsLines } from './robots-lines.ts'

/** A rule of a `robots.txt`, with the place of its path. */
export interface RobotsRule extends Place {
  readonly allows: boolean
  /** As written: `*` is any characters, and `$` at the end is the end of the URL. */
  readonly path: string
}

/** A rule with what it is compared by. */
interface PreparedRule extends RobotsRule {
  readonly length: number
  matches(path: string): boolean
}

/** The rules of a `robots.txt` for one crawler. */
export interface RobotsRules {
  /** Whether a group names the crawler, and not only all crawlers. */
  readonly isNamed: boolean
  /**
   * The rule that decides about a URL; `null` if there is none, so that it is allowed.
   *
   * @param target - The path and the query of the URL as a URL parser gives them, percent-encoded: `/tea?page=2`.
   */
  ruleFor(target: string): RobotsRule | null
}

/**
 * Reads the rules of a `robots.txt` for one crawler. Of the rules that match a URL the longest decides, and of two that are equally
 * long the one that allows. Only the first 500 KiB are read.
 *
 * @param agent - The product token of the crawler, such as `Googlebot`. Its own groups apply; if it has none, those of `*`.
 * @see https://www.rfc-editor.org/rfc/rfc9309#section-2.2
 *
 * @example
 * ```ts
 * import { parseRobotsRules } from '@waymark/sitemap/robots'
 *
 * const rules = parseRobotsRules('User-agent: *\nDisallow: /cart\nAllow: /cart/help$', 'Googlebot')
 * rules.ruleFor('/cart/7') // => { allows: false, path: '/cart', line: 2, column: 11 }
 * rules.ruleFor('/cart/help')?.allows // => true
 * rules.ruleFor('/tea') // => null
 * ```
 */
export function parseRobotsRules(text: string, agent: string): RobotsRules {
  const { named, general } = groupsOf(text, asciiLowercase(agent))
  const rules = (named ?? general).flatMap(prepare)
  return {
    isNamed: named !== null,
    ruleFor(target) {
      // Every crawler may read the robots.txt itself.
      if (target === '/robots.txt') return null
      let best: PreparedRule | null = null
      for (const rule of rules) {
        const isBetter =
          best === null ||
          rule.length > best.length ||
          (rule.length === best.length && rule.allows && !best.allows)
        if (isBetter && rule.matches(target)) best = rule
      }
      if (best === null) return null
      const { allows, path: written, line, column } = best
      return { allows, path: written, line, column }
    },
  }
}

interface Groups {
  /** `null` if no group names the crawler. */
  readonly named: readonly RobotsRule[] | null
  readonly general: readonly RobotsRule[]
}

/** Google takes white space for a colon that is missing, if only one word follows. */
const START = /^(user-agent|allow|disallow)(?:\s*:\s*|[\t ]+(?=[^\s:]+$))/i
/** Google reads no more of a line. */
const LONGEST_LINE = 2_083 * 8 - 1

/** The rules of the groups of one crawler. Lines that follow one another name the crawlers of a group; other lines do not end it. */
function groupsOf(text: string, agent: string): Groups {
  const named: RobotsRule[] = []
  const general: RobotsRule[] = []
  let hasNamed = false
  let isOpen = false
  let group = { isNamed: false, isGeneral: false }
  for (const { text: whole, indent, line, end, ...written } of robotsLines(text)) {
    if (end > MAX_BYTES) break
    // Other white space, such as a byte order mark that is not at the beginning of the file, belongs to the name.
    if (!/^[\t\v\f ]*$/.test(written.whole.slice(0, indent))) continue
    const content = whole.slice(0, Math.max(0, LONGEST_LINE - indent))
    const [start, key] = START.exec(content) ?? []
    if (start === undefined || key === undefined) continue
    const value = content.slice(start.length)
    const name = asciiLowercase(key)
    if (name === 'user-agent') {
      if (!isOpen) group = { isNamed: false, isGeneral: false }
      isOpen = true
      // What follows the name, such as a version, does not belong to it.
      const token = asciiLowercase(/^(?:\*(?!\S)|[\w-]*)/.exec(value)![0])
      if (token === '*') group.isGeneral = true
      else if (token === agent) {
        group.isNamed = true
        hasNamed = true
      }
    } else {
      isOpen = false
      // An empty path matches nothing.
      if (value === '') continue
      const column = indent + start.length + 1
      const rule = { allows: name === 'allow', path: value, line, column }
      if (group.isNamed) named.push(rule)
      if (group.isGeneral) general.push(rule)
    }
  }
  return { named: hasNamed ? named : null, general }
}

/** Where an `index.html` is allowed, its folder is, too. */
function prepare(rule: RobotsRule): readonly PreparedRule[] {
  const path = comparable(rule.path)
  const [folder] = rule.allows ? (/^.*\/(?=index\.htm[^/]*$)/s.exec(path) ?? []) : []
  return [path, ...(folder === undefined ? [] : [`${folder}$`])].map((path) => {
    const pattern = path.endsWith('$') ? path.slice(0, -1) : `${path}*`
    return { ...rule, length: path.length, matches: wildcardPattern(pattern) }
  })
}

const BEYOND_ASCII = /[^\0-\x7f]+/g

/**
 * The path of a rule in the form in which URLs have it: characters beyond ASCII are percent-encoded. As in Google's parser, all else
 * is as it is written, also percent-encoded characters that need not be.
 *
 * @see https://github.com/google/robotstxt
 */
function comparable(path: string): string {
  const encoded = path.replace(BEYOND_ASCII, (text) =>
    Array.from(utf8Encode(toScalarValueString(text)), percentEncode).join(''),
  )
  return uppercasePercentEncoding(encoded)
}

function percentEncode(byte: number): string {
  return `%${byte.toString(16).toUpperCase()}`
}
