import { sentence } from '@waymark/infra/internal'
import { fillNames, hasHost, passQuery } from './destination.ts'
import type { FileNotes, RulePlace } from './hosting-rule.ts'
import { tooMany, unreadPattern, withoutDestination, withoutSlash, wrongStatus } from './reasons.ts'
import type { WrittenRedirect } from './redirect-line.ts'
import {
  comparablePath,
  escapeRegexp,
  type RulePattern,
  regexpPattern,
  textPattern,
} from './rule-pattern.ts'
import type { AnswerRule } from './rule-table.ts'

/** Longer lines are ignored. */
export const CLOUDFLARE_LINE = 2_000
/** Rules without a placeholder before the first rule with one, and all from that one on. */
const MOST = { static: 2_000, dynamic: 100 }

const STATUSES: readonly string[] = ['200', '301', '302', '303', '307', '308']

/**
 * Prepares the redirects of Cloudflare. They apply whether there is a file or not.
 *
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export class CloudflareRedirects {
  readonly #notes: FileNotes
  #kind: keyof typeof MOST = 'static'
  #count = 0

  constructor(notes: FileNotes) {
    this.#notes = notes
  }

  /** @returns `null` if it is not used; the notes say why. */
  add(redirect: WrittenRedirect, place: RulePlace): AnswerRule | null {
    const notes = this.#notes
    const { from, to, status, isForced, query, conditions } = redirect
    if (hasHost(from)) {
      return notes.problem(place, withoutSlash())
    }
    const path = comparablePath(from.startsWith('/') ? from.replace(/[?#].*/s, '') : `/${from}`)
    const most = this.#countRule(path)
    if (this.#count > most) {
      return notes.problem(place, tooMany(most))
    }
    const given = `${status ?? '302'}${isForced ? '!' : ''}`
    if (query.length > 0 || conditions.length > 0) {
      const others = [...query.map(([name]) => name), ...conditions]
      const message = sentence('Cloudflare ignores a line with {others:code}.', {
        detail: 'ignored',
        others,
      })
      return notes.problem(place, message)
    }
    if (to === null) return notes.problem(place, withoutDestination())
    if (!STATUSES.includes(given) || (given === '200' && hasHost(to))) {
      return notes.problem(place, wrongStatus(given))
    }
    if (!hasHost(to) && /\/\*?$/.test(path) && /\/index(?:\.html)?$/.test(to)) {
      const message = sentence(
        'Cloudflare ignores the rule, because it would apply to its own destination.',
        { detail: 'loop' },
      )
      return notes.problem(place, message)
    }
    const pattern = cloudflarePattern(path)
    if (pattern === null) return notes.doubt(place, unreadPattern(from))
    return {
      ...notes.at(place),
      pattern,
      isOverFiles: true,
      answer: (request, groups) => {
        const filled = fillNames(to, pattern, groups)
        const tidy = hasHost(filled) ? filled : filled.replace(/\/+/g, '/')
        return { to: passQuery(tidy, request), status: Number(given) }
      },
    }
  }

  /** Returns how many rules of the kind there may be. */
  #countRule(path: string): number {
    if (this.#kind === 'static' && hasPlaceholder(path)) {
      this.#kind = 'dynamic'
      this.#count = 0
    }
    this.#count++
    return MOST[this.#kind]
  }
}

function hasPlaceholder(path: string): boolean {
  return /\*|:[A-Za-z]/.test(path)
}

/**
 * The pattern of a path in a `_redirects` or a `_headers`: `*` takes anything, `:name` a part of a segment.
 *
 * @returns `null` if it cannot be read.
 */
export function cloudflarePattern(path: string): RulePattern | null {
  if (!hasPlaceholder(path)) return textPattern(path)
  const names = path.match(/\*|:[A-Za-z]\w*/g) ?? []
  if (new Set(names).size < names.length) return null
  const source = path.replace(/\*|:([A-Za-z]\w*)|[^*:]+|:/g, (part: string, name?: string) => {
    if (part === '*') return '(?<splat>.*)'
    return name === undefined ? escapeRegexp(part) : `(?<${name}>[^/]+)`
  })
  return regexpPattern(`^${source}$`)
}
