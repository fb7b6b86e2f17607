import { asciiLowercase } from '@waymark/infra'
import { sentence } from '@waymark/infra/internal'
import { addQuery, fillNames, fillNumbers, isRedirect } from './destination.ts'
import { type FileNotes, type HostingRequest, isHeeded, type RulePlace } from './hosting-rule.ts'
import { type JsonNode, readJsonObject } from './json-node.ts'
import { pathToRegexp } from './path-to-regexp.ts'
import { conditional, unreadPattern, withoutDestination, wrongMember } from './reasons.ts'
import { type Groups, type RulePattern, regexpPattern } from './rule-pattern.ts'
import type { AnswerRule, HeaderRule } from './rule-table.ts'
import { readVercelRoutes } from './vercel-routes.ts'

/** What a `vercel.json` says. */
export interface VercelFile {
  readonly redirects: readonly AnswerRule[]
  readonly headers: readonly HeaderRule[]
  readonly cleanUrls: boolean | null
  readonly trailingSlash: boolean | null
}

/**
 * Reads a `vercel.json`. Redirects come before files, rewrites after them; redirects of `cleanUrls` and `trailingSlash` come before
 * all others.
 *
 * @returns `null` if it is not a JSON object.
 * @see https://vercel.com/docs/project-configuration/vercel-json
 */
export function readVercelJson(text: string, notes: FileNotes): VercelFile | null {
  const file = readJsonObject(text, notes)
  if (file === null) return null
  const cleanUrls = file.boolean('cleanUrls')
  const trailingSlash = file.boolean('trailingSlash')
  const redirects = file
    .objects('redirects', notes)
    .flatMap((rule) => readAnswer(rule, 'redirect', notes) ?? [])
  const rewrites = file
    .objects('rewrites', notes)
    .flatMap((rule) => readAnswer(rule, 'rewrite', notes) ?? [])
  const headers = file.objects('headers', notes).flatMap((rule) => readHeaders(rule, notes))
  const routes = readVercelRoutes(file, notes)
  return {
    redirects: [...fileRedirects(file, notes), ...redirects, ...routes.redirects, ...rewrites],
    headers: [...headers, ...routes.headers],
    cleanUrls,
    trailingSlash,
  }
}

/** The redirects of `cleanUrls` and `trailingSlash`. */
function fileRedirects(file: JsonNode, notes: FileNotes): readonly AnswerRule[] {
  const clean = file.member('cleanUrls')
  const slash = file.member('trailingSlash')
  const rules: AnswerRule[] = []
  const add = (place: RulePlace, source: string, to: string): void => {
    const pattern = regexpPattern(source)!
    const answer = ({ query }: HostingRequest, groups: Groups) => {
      return { to: addQuery(fillNumbers(to, groups), query), status: 308 }
    }
    rules.push({ ...notes.at(place), pattern, isOverFiles: true, answer })
  }
  const hasSlash = slash?.scalar() === true
  if (clean?.scalar() === true) {
    const end = hasSlash ? '/' : ''
    add(clean, '^/(?:index(?:\\.html)?/?)$', '/')
    add(clean, '^/(.+)/index(?:\\.html)?/?$', `/$1${end}`)
    add(clean, '^/(.*)\\.html/?$', `/$1${end}`)
  }
  if (slash !== null && hasSlash) {
    add(slash, '^/(?!\\.well-known(?:/|$))((?:[^/]+/)*[^/.]+)$', '/$1/')
    add(slash, '^/((?:[^/]+/)*[^/]+\\.\\w+)/$', '/$1')
  } else if (slash?.scalar() === false) add(slash, '^/(.+)/$', '/$1')
  return rules
}

function readAnswer(
  rule: JsonNode,
  kind: 'redirect' | 'rewrite',
  notes: FileNotes,
): AnswerRule | null {
  const to = rule.string('destination', notes)
  const status = readStatus(rule, kind)
  const pattern = readSource(rule, true, notes)
  if (pattern === null || to === null) return null
  if (to === undefined) return notes.problem(rule, withoutDestination())
  if (status === null) return notes.problem(rule, wrongMember('statusCode'))
  return {
    ...notes.at(rule),
    pattern,
    isOverFiles: kind === 'redirect',
    answer: ({ query }, groups) => {
      return { to: addQuery(fill(to, pattern, groups), query), status }
    },
  }
}

function readStatus(rule: JsonNode, kind: 'redirect' | 'rewrite'): number | null {
  const status = rule.member('statusCode')?.scalar()
  if (status !== undefined && typeof status !== 'number') return null
  if (kind === 'rewrite') return status ?? 200
  const code = status ?? (rule.boolean('permanent') === false ? 307 : 308)
  return isRedirect(code) ? code : null
}

/** The pattern of a rule; `null` if the rule is not used. */
function readSource(rule: JsonNode, isTold: boolean, notes: FileNotes): RulePattern | null {
  const source = rule.string('source', notes)
  if (source === undefined) return notes.problem(rule, wrongMember('source'))
  const conditions = ['has', 'missing'].filter((name) => rule.member(name) !== null)
  if (source === null || (conditions.length > 0 && !isTold)) return null
  if (conditions.length > 0) return notes.doubt(rule, conditional(conditions))
  const regexp = pathToRegexp(source)
  if (regexp === null) {
    const message = sentence('{source:quote} is not a path in the syntax of Vercel.', {
      detail: 'path-syntax',
      source,
    })
    return notes.problem(rule, message)
  }
  const pattern = regexpPattern(regexp)
  if (pattern !== null) return pattern
  return isTold ? notes.doubt(rule, unreadPattern(source)) : null
}

function readHeaders(rule: JsonNode, notes: FileNotes): readonly HeaderRule[] {
  const headers = rule.objects('headers', notes).flatMap((header) => {
    const name = header.string('key', notes)
    const value = header.string('value', notes)
    if (typeof name === 'string' && typeof value === 'string') return { header, name, value }
    return notes.problem(header, wrongMember(typeof name === 'string' ? 'value' : 'key')) ?? []
  })
  const isTold = headers.some(({ name }) => isHeeded(name))
  const pattern = readSource(rule, isTold, notes)
  if (pattern === null) return []
  return headers.map(({ header, name, value }): HeaderRule => {
    return {
      ...notes.at(header),
      pattern,
      name: asciiLowercase(name),
      mode: 'replace',
      value: (groups) => fill(value, pattern, groups),
    }
  })
}

/** Fills in `:name`, which may repeat as in the path, and `$1`. */
function fill(text: string, pattern: RulePattern, groups: Groups): string {
  const named = text.replace(/(:\w+)[*+]/g, '$1')
  return fillNumbers(fillNames(named, pattern, groups), groups)
}
