import { asciiLowercase, toScalarValueString, utf8Encode } from '@waymark/infra'
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
  /** The path between its asterisks, without the sign at the end. */
  readonly parts: readonly string[]
  readonly isWhole: boolean
  readonly length: number
}

/** The rules of a `robots.txt` for one crawler. */
export interface RobotsRules {
  /** Whether a group names the crawler, and not only all crawlers. */
  readonly isNamed: boolean
  /**
   * The rule that decides about a URL; `null` if there is none, so that it is allowed.
   *
   * @param target - The path and the query of the URL, such as `/tea?page=2`.
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
  const rules = (named ?? general).map(prepare)
  return {
    isNamed: named !== null,
    ruleFor(target) {
      const path = comparable(target)
      // Every crawler may read the robots.txt itself.
      if (path === '/robots.txt') return null
      let best: PreparedRule | null = null
      for (const rule of rules) {
        const isBetter =
          best === null ||
          rule.length > best.length ||
          (rule.length === best.length && rule.allows && !best.allows)
        if (isBetter && matches(rule, path)) best = rule
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

const START = /^(user-agent|allow|disallow)\s*:\s*/i

/** The rules of the groups of one crawler. Lines that follow one another name the crawlers of a group; other lines do not end it. */
function groupsOf(text: string, agent: string): Groups {
  const named: RobotsRule[] = []
  const general: RobotsRule[] = []
  let hasNamed = false
  let isOpen = false
  let group = { isNamed: false, isGeneral: false }
  for (const { text: content, indent, line, end } of robotsLines(text)) {
    if (end > MAX_BYTES) break
    const [start, key] = START.exec(content) ?? []
    if (start === undefined || key === undefined) continue
    const value = content.slice(start.length)
    const name = asciiLowercase(key)
    if (name === 'user-agent') {
      if (!isOpen) group = { isNamed: false, isGeneral: false }
      isOpen = true
      // What follows the name, such as a version, does not belong to it.
      const token = asciiLowercase(/^(?:\*|[\w-]*)/.exec(value)![0])
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

function prepare(rule: RobotsRule): PreparedRule {
  const path = comparable(rule.path)
  const isWhole = path.endsWith('$')
  const parts = (isWhole ? path.slice(0, -1) : path).split('*')
  return { ...rule, parts, isWhole, length: path.length }
}

/**
 * Whether a rule matches a path: its parts follow one another in it, the first at its beginning. The first place of each part is
 * enough.
 */
function matches({ parts, isWhole }: PreparedRule, path: string): boolean {
  const [first = '', ...rest] = parts
  if (!path.startsWith(first)) return false
  let at = first.length
  const last = isWhole ? rest.pop() : undefined
  for (const part of rest) {
    const found = path.indexOf(part, at)
    if (found === -1) return false
    at = found + part.length
  }
  if (!isWhole) return true
  return last === undefined
    ? at === path.length
    : path.length - last.length >= at && path.endsWith(last)
}

const ENCODED = /%[\da-f]{2}/gi
/** https://www.rfc-editor.org/rfc/rfc3986#section-2.3 */
const UNRESERVED = /[\w.~-]/
const BEYOND_ASCII = /[^\0-\x7f]+/g

/**
 * A path in the form in which it is compared: characters beyond ASCII are percent-encoded, and percent-encoded unreserved ones
 * are not. Reserved characters stay as they are written, as in Google's parser, also in a query.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2
 */
function comparable(path: string): string {
  const encoded = path.replace(BEYOND_ASCII, (text) =>
    Array.from(utf8Encode(toScalarValueString(text)), percentEncode).join(''),
  )
  if (!encoded.includes('%')) return encoded
  return encoded.replace(ENCODED, (byte) => {
    const character = String.fromCharCode(Number.parseInt(byte.slice(1), 16))
    return UNRESERVED.test(character) ? character : byte.toUpperCase()
  })
}

function percentEncode(byte: number): string {
  return `%${byte.toString(16).toUpperCase()}`
}
