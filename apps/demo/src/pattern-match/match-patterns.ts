import type { Severity } from '@waymark/infra/problem'
import { defineTemplate, TemplateError, type UriTemplate } from '@waymark/uri-template'
import { canParse } from '@waymark/url-parser'
import {
  PatternProblem,
  URLPattern,
  type URLPatternComponent,
  type URLPatternResult,
} from '@waymark/url-pattern'
import { inspectUrlPattern } from '@waymark/url-pattern/inspect'
import { type Excerpt, excerptOf } from '../excerpt.ts'

/** A pattern of each kind, and the URLs that they are held against. */
export interface PatternState {
  readonly pattern: string
  readonly template: string
  /** One URL on each line. */
  readonly urls: string
  /** Whether letters of the path, the query and the fragment match in either case; for the URLPattern only. */
  readonly ignoreCase: boolean
}

/** What is wrong with a pattern. */
export interface PatternFinding {
  readonly code: string
  readonly severity: Severity
  readonly message: string
  readonly remedy: string
  readonly excerpt: Excerpt
  /** The place in what was typed; `null` if it is in a pattern that was made of it. */
  readonly place: { readonly start: number; readonly end: number } | null
}

/** One of the two patterns. */
export interface PatternSide {
  readonly kind: 'empty' | 'wrong' | 'ready'
  readonly findings: readonly PatternFinding[]
  /** The patterns of the parts of a URL, or the names of the variables, with `null`. */
  readonly parts: readonly (readonly [name: string, pattern: string | null])[]
  readonly matched: number
}

/** What a pattern says about a URL. */
export interface Outcome {
  readonly kind: 'none' | 'no' | 'match'
  /** The groups or variables. An optional group that took no part has `null`. */
  readonly values: readonly (readonly [name: string, value: string | null])[]
}

/** A URL, and what both patterns say. */
export interface PatternRow {
  readonly url: string
  readonly isUrl: boolean
  readonly pattern: Outcome
  readonly template: Outcome
}

/** Everything that the view shows. */
export interface PatternView {
  readonly pattern: PatternSide
  readonly template: PatternSide
  readonly rows: readonly PatternRow[]
  readonly urls: number
  /** How many URLs only one of the two matches; `null` unless both are ready. */
  readonly differ: number | null
}

const COMPONENTS: readonly URLPatternComponent[] = [
  'protocol',
  'username',
  'password',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
]

/** More than anyone reads, and few enough to draw after every key. */
const MOST_ROWS = 200

/** Works out what to show. Pure: the same state always gives the same view. */
export function matchPatterns(state: PatternState): PatternView {
  const { side: pattern, match: matchPattern } = readPattern(state)
  const { side: template, match: matchTemplate } = readTemplate(state.template.trim())
  const urls = state.urls
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  let differ = 0
  const matched = { pattern: 0, template: 0 }
  const rows: PatternRow[] = []
  for (const url of urls) {
    const row = {
      url,
      isUrl: canParse(url),
      pattern: matchPattern(url),
      template: matchTemplate(url),
    }
    const [one, other] = [row.pattern, row.template].map(({ kind }) => kind === 'match')
    if (one === true) matched.pattern++
    if (other === true) matched.template++
    if (one !== other) differ++
    if (rows.length < MOST_ROWS) rows.push(row)
  }
  const areBoth = pattern.kind === 'ready' && template.kind === 'ready'
  return {
    pattern: { ...pattern, matched: matched.pattern },
    template: { ...template, matched: matched.template },
    rows,
    urls: urls.length,
    differ: areBoth ? differ : null,
  }
}

interface ReadPattern {
  readonly side: PatternSide
  readonly match: (url: string) => Outcome
}

const NONE: Outcome = { kind: 'none', values: [] }
const NO: Outcome = { kind: 'no', values: [] }
const EMPTY: ReadPattern = {
  side: { kind: 'empty', findings: [], parts: [], matched: 0 },
  match: () => NONE,
}

function wrong(finding: PatternFinding): ReadPattern {
  return { side: { kind: 'wrong', findings: [finding], parts: [], matched: 0 }, match: () => NONE }
}

function readPattern({ pattern: typed, ignoreCase }: PatternState): ReadPattern {
  const text = typed.trim()
  if (text === '') return EMPTY
  let pattern: URLPattern
  try {
    pattern = new URLPattern(text, { ignoreCase })
  } catch (error) {
    const problem = error instanceof TypeError ? error.cause : null
    if (!(problem instanceof PatternProblem)) throw error
    return wrong(findingOf(problem, problem.input, problem.input === text))
  }
  const findings = inspectUrlPattern(pattern, { ignoreCase }).map((problem) =>
    findingOf(problem, problem.input, false),
  )
  const parts = COMPONENTS.map((name) => [name, pattern[name]] as const)
  return {
    side: { kind: 'ready', findings, parts, matched: 0 },
    match(url) {
      const result = pattern.exec(url)
      return result === null ? NO : { kind: 'match', values: groupsOf(result, pattern) }
    },
  }
}

/**
 * The groups of all parts but those whose pattern is `*` because the pattern does not name them. A group without a name, or
 * with one that another part has too, is called with its part: `pathname 0`.
 */
function groupsOf(result: URLPatternResult, pattern: URLPattern): Outcome['values'] {
  const groups = COMPONENTS.flatMap((component) => {
    if (pattern[component] === '*') return []
    return Object.entries(result[component].groups).map(([name, value]) => ({
      component,
      name,
      value: value ?? null,
    }))
  })
  const isAlone = (name: string) => groups.filter((group) => group.name === name).length === 1
  return groups.map(({ component, name, value }) => {
    const isClear = isAlone(name) && !/^\d+$/.test(name)
    return [isClear ? name : `${component} ${name}`, value] as const
  })
}

function readTemplate(text: string): ReadPattern {
  if (text === '') return EMPTY
  let template: UriTemplate
  try {
    template = defineTemplate(text)
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error
    return wrong(findingOf(error.problem, text, true))
  }
  const parts = template.variables.map((name) => [name, null] as const)
  return {
    side: { kind: 'ready', findings: [], parts, matched: 0 },
    match(url) {
      const values = template.match(url)
      if (values === null) return NO
      return { kind: 'match', values: Object.entries(values).map(shownValue) }
    },
  }
}

function shownValue([name, value]: [string, unknown]): readonly [string, string | null] {
  return [name, typeof value === 'string' ? value : JSON.stringify(value)]
}

interface FoundProblem {
  readonly code: string
  readonly severity: Severity
  readonly message: string
  readonly remedy: string
  readonly start: number
  readonly end: number
}

function findingOf(problem: FoundProblem, text: string, isTyped: boolean): PatternFinding {
  const { code, severity, message, remedy, start, end } = problem
  const place = { start, end }
  return {
    code,
    severity,
    message,
    remedy,
    excerpt: excerptOf(text, place),
    place: isTyped ? place : null,
  }
}
