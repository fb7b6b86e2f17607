import { asciiLowercase } from '@waymark/infra'
import { sentence } from '@waymark/infra/internal'
import { addQuery, fillNumbers, isRedirect } from './destination.ts'
import { type FileNotes, isHeeded } from './hosting-rule.ts'
import type { JsonNode } from './json-node.ts'
import type { FileRules } from './netlify-toml.ts'
import { conditional, unreadPattern, wrongMember } from './reasons.ts'
import { type Groups, type RulePattern, regexpPattern } from './rule-pattern.ts'
import type { AnswerRule, HeaderRule } from './rule-table.ts'

/** What cannot be in one file with `routes`. */
const OTHERS: readonly string[] = ['redirects', 'rewrites', 'headers', 'cleanUrls', 'trailingSlash']
/** What a route can depend on besides its path. */
const CONDITIONS: readonly string[] = ['has', 'missing', 'locale', 'middlewarePath', 'mitigate']

/**
 * Reads the older `routes` of a `vercel.json`: regular expressions in order, before and after files.
 *
 * @see https://vercel.com/docs/project-configuration/vercel-json#routes
 */
export function readVercelRoutes(file: JsonNode, notes: FileNotes): FileRules {
  const redirects: AnswerRule[] = []
  const headers: HeaderRule[] = []
  const [other] = OTHERS.filter((name) => file.member(name) !== null)
  const routes = file.objects('routes', notes)
  if (routes.length > 0 && other !== undefined) {
    const message = sentence('Vercel refuses a file with both `routes` and {other:code}.', {
      detail: 'both-routes',
      other,
    })
    notes.problem(routes[0]!, message)
    return { redirects, headers }
  }
  let isOverFiles = true
  for (const route of routes) {
    const phase = route.string('handle', notes)
    if (phase === 'filesystem') isOverFiles = false
    // What comes after another phase is for answers that are known already.
    else if (phase !== undefined) break
    else {
      const rules = readRoute(route, isOverFiles, notes)
      redirects.push(...rules.redirects)
      headers.push(...rules.headers)
    }
  }
  return { redirects, headers }
}

const NO_RULES: FileRules = { redirects: [], headers: [] }

function readRoute(route: JsonNode, isOverFiles: boolean, notes: FileNotes): FileRules {
  const methods = route.member('methods')?.elements()
  if (methods?.every((method) => method.scalar() !== 'GET') === true) return NO_RULES
  const set = readHeaders(route, notes)
  const location = set.find(({ name }) => name === 'location')
  const status = route.member('status')?.scalar() ?? null
  const to = route.string('dest', notes) ?? null
  const goesOn = route.boolean('continue') === true
  const isTold =
    (!goesOn && (status !== null || to !== null)) || set.some(({ name }) => isHeeded(name))
  const pattern = readSource(route, isTold, notes)
  if (pattern === null) return NO_RULES
  const headers = set.map(({ header, name, value }): HeaderRule => {
    const fillIn = (groups: Groups) => fill(value, pattern, groups)
    return { ...notes.at(header), pattern, name, mode: 'replace', value: fillIn }
  })
  if (goesOn) return { redirects: [], headers }
  if (status !== null && typeof status !== 'number') {
    notes.problem(route, wrongMember('status'))
    return NO_RULES
  }
  const code = status ?? 200
  const destination = isRedirect(code)
    ? (location?.value ?? null)
    : (to ?? (code >= 400 ? '' : null))
  const rule: AnswerRule = {
    ...notes.at(route),
    pattern,
    isOverFiles,
    answer: ({ query }, groups) => {
      // Without a destination, the file of the path is looked for.
      if (destination === null) return isOverFiles ? null : 'stop'
      return { to: addQuery(fill(destination, pattern, groups), query), status: code }
    },
  }
  return { redirects: [rule], headers: isRedirect(code) ? [] : headers }
}

function readHeaders(route: JsonNode, notes: FileNotes) {
  const members = route.member('headers')?.members() ?? []
  return members.flatMap(({ name, value: header }) => {
    const value = header.scalar()
    if (typeof value === 'string') return { header, name: asciiLowercase(name), value }
    return notes.problem(header, wrongMember(name)) ?? []
  })
}

function readSource(route: JsonNode, isTold: boolean, notes: FileNotes): RulePattern | null {
  const source = route.string('src', notes)
  if (source === undefined) return notes.problem(route, wrongMember('src'))
  const conditions = CONDITIONS.filter((name) => route.member(name) !== null)
  if (source === null || (conditions.length > 0 && !isTold)) return null
  if (conditions.length > 0) return notes.doubt(route, conditional(conditions))
  const start = source.startsWith('^') ? '' : '^'
  const pattern = regexpPattern(start + source + (source.endsWith('$') ? '' : '$'))
  if (pattern !== null) return pattern
  return isTold ? notes.doubt(route, unreadPattern(source)) : null
}

/** Fills in `$1` and `$name`. */
function fill(text: string, { names }: RulePattern, groups: Groups): string {
  const named = text.replace(/\$([A-Za-z_]\w*)/g, (written: string, name: string) => {
    const group = names.lastIndexOf(name)
    return group === -1 ? written : (groups[group] ?? '')
  })
  return fillNumbers(named, groups)
}
