import { asciiLowercase } from '@waymark/infra'
import { sentence } from '@waymark/infra/internal'
import { addQuery, fillNumbers, hasHost, isRedirect } from './destination.ts'
import type { FileNotes, HostingRequest } from './hosting-rule.ts'
import { encoded } from './htaccess-alias.ts'
import type { Directive } from './htaccess-lines.ts'
import { conditional, ofRequest, unreadPattern, wrongStatus } from './reasons.ts'
import { regexpPattern } from './rule-pattern.ts'
import type { AnswerRule } from './rule-table.ts'

/** Flags that do not change whether and where a rule redirects. */
const HARMLESS =
  /^(?:b|bnp|backrefnoplus|bctls|bne|co|cookie|dpi|discardpath|e|env|end|h|handler|l|last|nc|nocase|ne|noescape|ns|nosubreq|pt|passthrough|qsa|qsappend|qsd|qsdiscard|qsl|qslast|r|redirect|f|forbidden|g|gone|t|type)$/

/** A pattern that each path has. */
const ALL_PATHS = /^\^?(?:\/\?)?(?:\(?\.\*\)?)?\$?$/

const STATUSES: ReadonlyMap<string, number> = new Map([
  ['permanent', 301],
  ['temp', 302],
  ['seeother', 303],
])

/** The flags in brackets after a rule: `[R=301,L]`. */
class Flags {
  /** By name, in lower case. */
  readonly #values: ReadonlyMap<string, string>

  constructor(written: string) {
    const list = written.replace(/^\[|\]$/g, '').split(',')
    this.#values = new Map(
      list
        .filter((flag) => flag.trim() !== '')
        .map((flag) => {
          const [name = '', value = ''] = flag.trim().split('=', 2)
          return [asciiLowercase(name), value]
        }),
    )
  }

  has(...names: readonly string[]): boolean {
    return names.some((name) => this.#values.has(name))
  }

  get(...names: readonly string[]): string | null {
    for (const name of names) if (this.has(name)) return this.#values.get(name)!
    return null
  }

  /** The first that changes which rules apply. */
  get foreign(): string | null {
    return [...this.#values.keys()].find((name) => !HARMLESS.test(name)) ?? null
  }
}

/**
 * The rules of Apache's mod_rewrite in a `.htaccess`. Their patterns are for the path without its first slash.
 *
 * @see https://httpd.apache.org/docs/current/mod/mod_rewrite.html#rewriterule
 */
export class RewriteRules {
  readonly #notes: FileNotes
  readonly #rules: AnswerRule[] = []
  #isOn = false
  #base: string | null = null
  /** The words of each `RewriteCond` for the next rule. */
  #conditions: (readonly string[])[] = []
  /** A flag of an earlier rule that decides whether the others apply. */
  #decider: string | null = null
  /** The first rule, if the engine is off. */
  #unused: Directive | null = null

  constructor(notes: FileNotes) {
    this.#notes = notes
  }

  static has(name: string): boolean {
    return /^rewrite(?:base|cond|engine|rule)$/.test(name)
  }

  add(directive: Directive): void {
    const [first = ''] = directive.words
    switch (directive.name) {
      case 'rewriteengine':
        this.#isOn = asciiLowercase(first) === 'on'
        break
      case 'rewritebase':
        this.#base = first.endsWith('/') ? first : `${first}/`
        break
      case 'rewritecond':
        this.#conditions.push(directive.words)
        break
      default: {
        const rule = this.#read(directive)
        this.#conditions = []
        this.#unused ??= directive
        if (rule !== null) this.#rules.push(rule)
      }
    }
  }

  /** Returns the rules, if the engine is on at the end of the file. */
  end(): readonly AnswerRule[] {
    if (this.#isOn) return this.#rules
    if (this.#unused !== null) {
      const message = sentence('Without `RewriteEngine On`, no `RewriteRule` applies.', {
        detail: 'engine-off',
      })
      this.#notes.problem(this.#unused, message)
    }
    return []
  }

  #read(directive: Directive): AnswerRule | null {
    const notes = this.#notes
    const [source = '', to = '', written = ''] = directive.words
    const flags = new Flags(written)
    const decider = this.#decider
    this.#decider ??= flags.foreign
    if (decider !== null || flags.foreign !== null) {
      const flag = (decider ?? flags.foreign)!.toUpperCase()
      const message = sentence('The flag {flag:code} decides which rules apply.', {
        detail: 'flag',
        flag,
      })
      return notes.doubt(directive, message)
    }
    const status = this.#statusOf(flags, to)
    const isLast = flags.has('l', 'last', 'end')
    // It only sets a variable or a cookie.
    if (to === '-' && status === 200 && !isLast) return null
    if (this.#isOfScheme(status) || this.#isOfHost(source, to, status)) return null
    const conditions = [
      ...(this.#conditions.length > 0 ? ['RewriteCond'] : []),
      ...(source.startsWith('!') ? [source] : []),
    ]
    if (conditions.length > 0) return notes.doubt(directive, conditional(conditions))
    if (status === null) {
      return notes.problem(directive, wrongStatus(flags.get('r', 'redirect') ?? ''))
    }
    const destination = hasHost(to) || to.startsWith('/') ? to : `${this.#base}${to}`
    const isUnknown = /%[\d{]|\$\{/.test(to) || (destination !== to && this.#base === null)
    if (isRedirect(status) && isUnknown) {
      return notes.doubt(directive, ofRequest(to))
    }
    const pattern = regexpPattern(source, flags.has('nc', 'nocase'))
    if (pattern === null) return notes.doubt(directive, unreadPattern(source))
    const rule = { ...notes.at(directive), pattern, isOverFiles: true }
    if (status >= 400) return { ...rule, answer: () => ({ to: '', status }) }
    if (isRedirect(status)) {
      return {
        ...rule,
        answer: (request, groups) => {
          const filled = fillNumbers(destination, encoded(groups))
          return { to: withQuery(filled, request, flags), status }
        },
      }
    }
    if (to !== '-')
      notes.doubt(
        directive,
        sentence('The rule changes the path within the server.', { detail: 'internal' }),
      )
    return { ...rule, answer: () => 'stop' }
  }

  /** Whether a rule redirects only what is asked for with http, so that it says nothing of the paths. */
  #isOfScheme(status: number | null): boolean {
    const conditions = this.#conditions
    const isOfScheme = conditions.some(isOr)
      ? conditions.every(isScheme)
      : conditions.some(isScheme)
    return isOfScheme && isRedirect(status ?? 200)
  }

  /** Whether a rule redirects all paths of another host to this one, which it says nothing of: there, it would be a circle. */
  #isOfHost(source: string, to: string, status: number | null): boolean {
    const isOfHost = this.#conditions.some(isHost)
    const isOfNothingElse = this.#conditions.every((each) => isHost(each) || isScheme(each))
    if (!isOfHost || !isOfNothingElse) return false
    return ALL_PATHS.test(source) && hasHost(to) && isRedirect(status ?? 200)
  }

  /** 200 for a rule that does not redirect; `null` for a wrong one. */
  #statusOf(flags: Flags, to: string): number | null {
    if (flags.has('f', 'forbidden')) return 403
    if (flags.has('g', 'gone')) return 410
    const given = flags.get('r', 'redirect')
    if (given === null) return hasHost(to) ? 302 : 200
    if (given === '') return 302
    const status = STATUSES.get(asciiLowercase(given)) ?? Number(given)
    return Number.isInteger(status) && status >= 300 && status < 600 ? status : null
  }
}

/** Whether a condition, or else the next one, must hold. */
function isOr([, , flags = '']: readonly string[]): boolean {
  return /\bor(?:next)?\b/i.test(flags)
}

function isScheme([tested = '']: readonly string[]): boolean {
  return /^%\{(?:https|request_scheme|server_port|http:x-forwarded-(?:proto|port|ssl))\}$/i.test(
    tested,
  )
}

function isHost([tested = '']: readonly string[]): boolean {
  return /^%\{(?:http_host|http:host|server_name)\}$/i.test(tested)
}

/** The query of the request is kept unless the destination has its own; a question mark at the end removes it. */
function withQuery(to: string, { query }: HostingRequest, flags: Flags): string {
  if (!to.includes('?')) return flags.has('qsd', 'qsdiscard') ? to : addQuery(to, query)
  if (flags.has('qsa', 'qsappend')) return addQuery(to.replace(/\?$/, ''), query)
  return to.replace(/\?$/, '')
}
