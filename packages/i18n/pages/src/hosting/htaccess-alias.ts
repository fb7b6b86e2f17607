import { asciiLowercase } from '@waymark/infra'
import { PATH, utf8PercentEncode } from '@waymark/percent-encoding'
import { fillNumbers, isRedirect, passQuery } from './destination.ts'
import type { FileNotes } from './hosting-rule.ts'
import type { Directive } from './htaccess-lines.ts'
import {
  ofRequest,
  unreadPattern,
  withoutDestination,
  withoutSlash,
  wrongStatus,
} from './reasons.ts'
import { escapeRegexp, type Groups, type RulePattern, regexpPattern } from './rule-pattern.ts'
import type { AnswerRule } from './rule-table.ts'

const STATUSES: ReadonlyMap<string, number> = new Map([
  ['permanent', 301],
  ['temp', 302],
  ['seeother', 303],
  ['gone', 410],
])

/** Directives with a status of their own; of the others, it is the first argument, or 302. */
const DIRECTIVES: ReadonlyMap<string, number | null> = new Map([
  ['redirect', null],
  ['redirectmatch', null],
  ['redirectpermanent', 301],
  ['redirecttemp', 302],
])

/**
 * The redirects of Apache's mod_alias. The first that matches decides, whether there is a file or not.
 *
 * @see https://httpd.apache.org/docs/current/mod/mod_alias.html#redirect
 */
export class AliasRules {
  readonly rules: AnswerRule[] = []
  readonly #notes: FileNotes

  constructor(notes: FileNotes) {
    this.#notes = notes
  }

  static has(name: string): boolean {
    return DIRECTIVES.has(name)
  }

  add(directive: Directive): void {
    const rule = this.#read(directive)
    if (rule !== null) this.rules.push(rule)
  }

  #read(directive: Directive): AnswerRule | null {
    const notes = this.#notes
    const { name } = directive
    const [first = '', ...others] = directive.words
    const written = DIRECTIVES.get(name) ?? null
    const given = written ?? statusOf(first)
    const status = given ?? 302
    const [from = '', to = null] = written === null && given !== null ? others : directive.words
    if (status < 200 || status > 999) return notes.problem(directive, wrongStatus(first))
    if (isRedirect(status) && to === null) return notes.problem(directive, withoutDestination())
    if (to !== null && /%\{|\$\{/.test(to)) {
      return notes.doubt(directive, ofRequest(to))
    }
    const isRegexp = name === 'redirectmatch'
    if (!isRegexp && !from.startsWith('/')) return notes.problem(directive, withoutSlash())
    const pattern = isRegexp ? regexpPattern(from) : prefixPattern(from)
    if (pattern === null) return notes.doubt(directive, unreadPattern(from))
    return {
      ...notes.at(directive),
      pattern,
      isOverFiles: true,
      answer: (request, groups) => {
        if (!isRedirect(status) || to === null) return { to: '', status }
        const taken = encoded(groups)
        const filled = isRegexp ? fillNumbers(to, taken) : to + (taken[1] ?? '')
        return { to: passQuery(filled, request), status }
      },
    }
  }
}

function statusOf(word: string): number | null {
  return /^\d+$/.test(word) ? Number(word) : (STATUSES.get(asciiLowercase(word)) ?? null)
}

/** A path and what is below it, which is added to the destination. */
function prefixPattern(path: string): RulePattern | null {
  const rest = path.endsWith('/') ? '(.*)' : '(/.*)?'
  return regexpPattern(`^${escapeRegexp(path)}${rest}$`)
}

/** Groups of a decoded path, as they are written in a URL. */
export function encoded(groups: Groups): Groups {
  return groups.map((group) => (group === undefined ? group : utf8PercentEncode(group, PATH)))
}
