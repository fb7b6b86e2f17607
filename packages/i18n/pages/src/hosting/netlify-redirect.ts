import { sentence } from '@waymark/infra/internal'
import { fillNames, hasHost, isRedirect, passQuery } from './destination.ts'
import type { FileNotes, HostingRequest, RulePlace } from './hosting-rule.ts'
import {
  conditional,
  ofHost,
  unreadPattern,
  withoutDestination,
  withoutSlash,
  wrongStatus,
} from './reasons.ts'
import type { WrittenRedirect } from './redirect-line.ts'
import {
  comparablePath,
  escapeRegexp,
  type Groups,
  type RulePattern,
  regexpPattern,
  textPattern,
} from './rule-pattern.ts'
import type { AnswerRule } from './rule-table.ts'

/** A path as Netlify compares it: with and without a slash at the end it is the same. */
export function netlifyPath(path: string): string {
  const comparable = comparablePath(path)
  return comparable.length > 1 && comparable.endsWith('/') ? comparable.slice(0, -1) : comparable
}

/**
 * Prepares a redirect of Netlify. A rule without `!` applies only where there is no file.
 *
 * @returns `null` if it is not used; the notes say why.
 * @see https://docs.netlify.com/manage/routing/redirects/redirect-options/
 */
export function netlifyRedirect(
  redirect: WrittenRedirect,
  place: RulePlace,
  notes: FileNotes,
): AnswerRule | null {
  const { from, isForced, query, conditions } = redirect
  if (hasHost(from)) {
    return notes.doubt(place, ofHost(from))
  }
  if (!from.startsWith('/')) return notes.problem(place, withoutSlash())
  if (/^\/\.netlify(?:\/|$)/.test(from)) {
    return notes.problem(
      place,
      sentence('Paths below `/.netlify` belong to Netlify.', { detail: 'reserved' }),
    )
  }
  const status = readStatus(redirect.status)
  if (status === null) {
    return notes.problem(place, wrongStatus(redirect.status ?? ''))
  }
  const to = redirect.to ?? forwardOf(from, status)
  if (to === null) return notes.problem(place, withoutDestination())
  if (conditions.length > 0) return notes.doubt(place, conditional(conditions))
  if (isRedirect(status) && !hasHost(to) && netlifyPath(to) === netlifyPath(from)) {
    const message = sentence(
      'The rule only adds or removes a slash at the end, which Netlify does not tell apart.',
      { detail: 'slash-only' },
    )
    return notes.problem(place, message)
  }
  const pattern = netlifyPattern(from, place, notes)
  if (pattern === null) return null
  return {
    ...notes.at(place),
    pattern,
    isOverFiles: isForced,
    answer: (request, groups) => {
      const asked = queryValues(query, request)
      if (asked === null) return null
      const names = [...pattern.names, ...asked.names]
      const filled = fillNames(to, { names }, [...groups, ...asked.values])
      const keepsQuery = query.length === 0 && (isRedirect(status) || status === 200)
      return { to: keepsQuery ? passQuery(filled, request) : filled, status }
    },
  }
}

function readStatus(written: string | null): number | null {
  if (written === null) return 301
  const status = /^\d{3}$/.test(written) ? Number(written) : 0
  return status >= 200 ? status : null
}

/** Where a rule leads to that has no destination. */
function forwardOf(from: string, status: number): string | null {
  return from.endsWith('/*') && status < 300 ? `${from.slice(0, -1)}:splat` : null
}

/** The values of the parameters that a rule asks for; `null` if the query lacks one. */
function queryValues(
  asked: WrittenRedirect['query'],
  { query }: HostingRequest,
): { readonly names: readonly string[]; readonly values: Groups } | null {
  const names: string[] = []
  const values: string[] = []
  if (asked.length === 0) return { names, values }
  const given = new Map(
    query
      .slice(1)
      .split('&')
      .map((pair) => {
        const equals = pair.indexOf('=')
        return equals === -1 ? [pair, ''] : [pair.slice(0, equals), pair.slice(equals + 1)]
      }),
  )
  for (const [name, wanted] of asked) {
    const value = given.get(name)
    if (value === undefined) return null
    if (wanted.startsWith(':')) {
      names.push(wanted.slice(1))
      values.push(value)
    } else if (value !== wanted) return null
  }
  return { names, values }
}

/** A segment `:name` takes any segment, and `*` at the end whatever follows. */
function netlifyPattern(from: string, place: RulePlace, notes: FileNotes): RulePattern | null {
  const path = netlifyPath(from)
  if (!/[*:]/.test(path)) return textPattern(path)
  let source = ''
  const segments = path.split('/').slice(1)
  for (const [index, segment] of segments.entries()) {
    const [, name] = /^:([A-Za-z_]\w*)$/.exec(segment) ?? []
    if (segment === '*' && index === segments.length - 1) source += '(?:/(?<splat>.*))?'
    else if (name !== undefined) source += `/(?<${name}>[^/]+)`
    else if (/\*|:[A-Za-z_]/.test(segment)) {
      const message = sentence('The host does not document {part:code} in this place.', {
        detail: 'segment',
        part: segment,
      })
      return notes.doubt(place, message)
    } else source += `/${escapeRegexp(segment)}`
  }
  return regexpPattern(`^${source}$`) ?? notes.doubt(place, unreadPattern(from))
}
