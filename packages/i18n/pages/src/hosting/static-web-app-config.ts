import { asciiLowercase } from '@waymark/infra'
import { hasHost, isRedirect } from './destination.ts'
import {
  type FileNotes,
  type HostingHeader,
  type HostingRule,
  type HostRules,
  isHeeded,
} from './hosting-rule.ts'
import { type JsonNode, readJsonObject } from './json-node.ts'
import { conditional, unreadPattern, wrongMember } from './reasons.ts'
import { RuleIndex } from './rule-index.ts'
import {
  comparablePath,
  escapeRegexp,
  pathsOf,
  type RulePattern,
  regexpPattern,
  textPattern,
} from './rule-pattern.ts'
import type { Destination } from './rule-table.ts'

/** The rules of a `staticwebapp.config.json`, and its `trailingSlash`. */
export interface StaticWebApp extends HostRules {
  readonly trailingSlash: boolean | null
}

/** A route. The first that matches decides, for the headers too. */
interface Route extends HostingRule {
  readonly pattern: RulePattern
  /** `null`: the file is sent. `unknown`: what is sent depends on who asks. */
  readonly answer: Destination | 'unknown' | null
  readonly headers: readonly HostingHeader[]
}

/**
 * Reads the configuration of Azure Static Web Apps.
 *
 * @returns `null` if it is not a JSON object.
 * @see https://learn.microsoft.com/en-us/azure/static-web-apps/configuration
 */
export function readStaticWebAppConfig(text: string, notes: FileNotes): StaticWebApp | null {
  const file = readJsonObject(text, notes)
  if (file === null) return null
  const routes = file.objects('routes', notes).flatMap((route) => readRoute(route, notes) ?? [])
  const index = new RuleIndex(routes)
  const globals = readHeaders(file, 'globalHeaders', notes)
  const fallback = readFallback(file, notes)
  const routeOf = (path: string): Route | null => {
    for (const [route] of index.find(comparablePath(path))) {
      const { answer } = route
      // A route that leads to itself is passed over.
      if (answer === null || answer === 'unknown' || answer.to !== path) return route
    }
    return null
  }
  return {
    trailingSlash: readTrailingSlash(file),
    paths: pathsOf(routes.filter(({ answer }) => answer !== null)),
    redirectOf: ({ path }, isFile) => {
      const route = routeOf(path)
      if (route?.answer === 'unknown') return null
      if (route !== null && route.answer !== null) {
        const { file, line, column, answer } = route
        return { ...answer, file, line, column }
      }
      return isFile ? null : fallback(path)
    },
    headersOf: (path) => {
      const own = routeOf(path)?.headers ?? []
      const others = globals.filter((header) => own.every(({ name }) => name !== header.name))
      // An empty value removes a header.
      return [...others, ...own].filter(({ value }) => value !== '')
    },
  }
}

function readRoute(route: JsonNode, notes: FileNotes): Route | null {
  const path = route.string('route', notes)
  if (typeof path !== 'string') {
    return path === null ? null : notes.problem(route, wrongMember('route'))
  }
  const methods = route.member('methods')?.elements()
  if (methods?.every((method) => method.scalar() !== 'GET') === true) return null
  const headers = readHeaders(route, 'headers', notes)
  const answer = readAnswer(route, notes)
  const pattern = routePattern(path)
  if (pattern === null) {
    const matters = answer !== null || headers.some(({ name }) => isHeeded(name))
    return matters ? notes.doubt(route, unreadPattern(path)) : null
  }
  return { ...notes.at(route), pattern, answer, headers }
}

function readAnswer(route: JsonNode, notes: FileNotes): Destination | 'unknown' | null {
  const roles = route.member('allowedRoles')?.elements() ?? []
  if (roles.length > 0 && roles.every((role) => role.scalar() !== 'anonymous')) {
    notes.doubt(route, conditional(['allowedRoles']))
    return 'unknown'
  }
  const code = Number(route.member('statusCode')?.scalar() ?? 0)
  const redirect = route.string('redirect', notes)
  if (typeof redirect === 'string') return { to: redirect, status: isRedirect(code) ? code : 302 }
  const rewrite = route.string('rewrite', notes)
  if (typeof rewrite === 'string') return { to: rooted(rewrite), status: code || 200 }
  return code >= 400 ? { to: '', status: code } : null
}

function rooted(path: string): string {
  return path.startsWith('/') || hasHost(path) ? path : `/${path}`
}

/** `*` takes anything, and `{png,jpg}` one of these. The path of an `index.html` is also that of its folder. */
function routePattern(route: string): RulePattern | null {
  const path = comparablePath(route).replaceAll('%7B', '{').replaceAll('%7D', '}')
  const [, folder] = /^(.*)\/index\.html$/.exec(path) ?? []
  if (folder !== undefined && !path.includes('*')) {
    const end = folder === '' ? '/(?:index\\.html)?' : '(?:/(?:index\\.html)?)?'
    return regexpPattern(`^${escapeRegexp(folder)}${end}$`)
  }
  if (!/[*{]/.test(path)) return textPattern(path)
  const source = path.replace(/\*|\{([^{}]*)\}|[^*{]+|\{/g, (part: string, choice?: string) => {
    if (part === '*') return '.*'
    if (choice === undefined) return escapeRegexp(part)
    return `(?:${choice.split(',').map(escapeRegexp).join('|')})`
  })
  return regexpPattern(`^${source}$`)
}

/** What answers for paths without a file. */
function readFallback(file: JsonNode, notes: FileNotes): (path: string) => HostingFallback {
  const fallback = file.member('navigationFallback')
  const rewrite = fallback?.string('rewrite', notes)
  if (!fallback || typeof rewrite !== 'string') return () => null
  const excluded = (fallback.member('exclude')?.elements() ?? []).flatMap((element) => {
    const path = element.scalar()
    if (typeof path !== 'string') return notes.problem(element, wrongMember('exclude')) ?? []
    const pattern = routePattern(path)
    return pattern === null ? (notes.doubt(element, unreadPattern(path)) ?? []) : { pattern }
  })
  const index = new RuleIndex(excluded)
  const answer = { to: rooted(rewrite), status: 200, ...notes.at(fallback) }
  return (path) => (index.find(comparablePath(path)).next().done === true ? answer : null)
}

type HostingFallback = ReturnType<HostRules['redirectOf']>

function readHeaders(owner: JsonNode, name: string, notes: FileNotes): readonly HostingHeader[] {
  return (owner.member(name)?.members() ?? []).flatMap(({ name: header, value: node }) => {
    const value = node.scalar()
    if (typeof value === 'string') return { ...notes.at(node), name: asciiLowercase(header), value }
    return notes.problem(node, wrongMember(header)) ?? []
  })
}

function readTrailingSlash(file: JsonNode): boolean | null {
  const value = file.member('trailingSlash')?.scalar()
  return value === 'always' ? true : value === 'never' ? false : null
}
