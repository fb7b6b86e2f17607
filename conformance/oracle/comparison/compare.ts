import { getEncoder } from '@waymark/legacy-encoding'
import * as waymark from '@waymark/url'
import * as urlParser from '@waymark/url-parser'
import { replaceParts } from '@waymark/url-parser/internal'
import { answer, type Implementation } from '../../differential/answer.ts'
import { Random } from '../../differential/random.ts'
import { type BasicUrlParserOptions, basicUrlParse } from '../basic-url-parser.ts'
import { serializePath, serializeUrl } from '../serializers.ts'
import { createUrlClass } from '../url-class.ts'
import type { UrlRecord } from '../url-record.ts'
import { domainToAscii, encodingOf } from './bindings.ts'
import { type Case, nextCase } from './cases.ts'

const OracleUrl = createUrlClass(domainToAscii)

/** Both as `answer` asks them. Nobody asks the oracle about `URLSearchParams`. */
const { URLSearchParams } = waymark
const oracle: Implementation = { name: 'oracle', URL: OracleUrl, URLSearchParams }
const parser: Implementation = { name: 'parser', URL: waymark.URL, URLSearchParams }

type ValidationError = readonly [name: string, start: number, end: number]

/** What one of the two says of a case. */
export interface Answer {
  /** Every member of the record; `null` is failure, or a base that is not a URL. */
  readonly record: UrlRecord | urlParser.RecordParts | null
  readonly errors: readonly ValidationError[]
  readonly href: string | null
  readonly pathname: string | null
  /** What the URL class gives. */
  readonly members: string | null
}

/** What the oracle says. */
export function askOracle(question: Case, options: Partial<BasicUrlParserOptions> = {}): Answer {
  const errors: ValidationError[] = []
  const report = (...error: ValidationError) => errors.push(error)
  const settings = { ...options, domainToAscii, report }
  switch (question.kind) {
    case 'set':
      return { ...NOTHING, members: answer(oracle, question) }
    case 'parse': {
      const { input, base: baseText, encoding } = question
      const base = baseText === null ? null : recordOf(baseText, question.baseSteps)
      if (base === null && baseText !== null) return NOTHING
      const legacy = encoding === null ? {} : { encoding: encodingOf(encoding) }
      const record = basicUrlParse(input, { ...settings, ...legacy, base })
      const members = isAsked(question) ? answer(oracle, question) : null
      return { ...serialized(record), errors, members }
    }
    case 'override': {
      const url = overriddenOf(question)
      if (url === null) return NOTHING
      basicUrlParse(question.input, { ...settings, url, stateOverride: question.stateOverride })
      return { ...serialized(url), errors, members: null }
    }
  }
}

/** What `@waymark/url-parser` and `@waymark/url` say; with a listener and without one, they must say the same. */
export function askParser(question: Case): Answer {
  const errors: ValidationError[] = []
  const report = (...error: ValidationError) => errors.push(error)
  switch (question.kind) {
    case 'set':
      return { ...NOTHING, members: answer(parser, question) }
    case 'parse': {
      const { input, base: baseText } = question
      const parts = baseText === null ? null : recordOf(baseText, question.baseSteps)
      if (parts === null && baseText !== null) return NOTHING
      const base = parts && viewOf(parts)
      const encoder = question.encoding === null ? null : getEncoder(question.encoding)
      const record = urlParser.basicUrlParse(input, { base, encoder, report })
      const unheard = urlParser.basicUrlParse(input, { base, encoder })
      const members = isAsked(question) ? answer(parser, question) : null
      return { ...serializedByParser(record, unheard), errors, members }
    }
    case 'override': {
      const parts = overriddenOf(question)
      if (parts === null) return NOTHING
      const url = viewOf(parts)
      const { input, stateOverride } = question
      const record = urlParser.basicUrlParse(input, { url, stateOverride, report })
      const unheard = urlParser.basicUrlParse(input, { url, stateOverride })
      return { ...serializedByParser(record ?? url, unheard ?? url), errors, members: null }
    }
  }
}

const NOTHING: Answer = { record: null, errors: [], href: null, pathname: null, members: null }

/** Whether the class can be asked as well: it takes a base as text, and no encoding. */
function isAsked({ baseSteps, encoding }: Extract<Case, { kind: 'parse' }>): boolean {
  return baseSteps.length === 0 && encoding === null
}

/** The oracle's record after setters: those of the parser are compared in cases of their own. */
function recordOf(href: string, steps: Extract<Case, { kind: 'set' }>['steps']): UrlRecord | null {
  if (!OracleUrl.canParse(href)) return null
  const url = new OracleUrl(href)
  for (const [setter, value] of steps) {
    if (setter !== 'href' || OracleUrl.canParse(value)) url[setter] = value
  }
  return url.record
}

/** A record that the state override can work on: with a path of its kind, and a query or fragment to add to. */
function overriddenOf(question: Extract<Case, { kind: 'override' }>): UrlRecord | null {
  const { href, hrefSteps, isEmptied, stateOverride } = question
  const url = recordOf(href, hrefSteps)
  if (url === null) return null
  if (stateOverride === 'opaque path state' && url.path.kind !== 'opaque') return null
  if (stateOverride === 'path start state' && url.path.kind !== 'list') return null
  // A serialisation has no port without a host, and no setter sets one.
  if (stateOverride === 'port state' && url.host === null) return null
  if (isEmptied) {
    const { kind } = url.path
    url.path = kind === 'opaque' ? { kind, text: '' } : { kind, segments: [] }
  }
  if (stateOverride === 'query state' && (isEmptied || url.query === null)) url.query = ''
  if (stateOverride === 'fragment state' && (isEmptied || url.fragment === null)) url.fragment = ''
  return url
}

const ANY_URL = urlParser.parseUrl('a:')!

/** The parser's record with the parts of the oracle's. */
function viewOf(record: UrlRecord): urlParser.UrlRecord {
  return replaceParts(ANY_URL, record)
}

function serialized(record: UrlRecord | null): Pick<Answer, 'record' | 'href' | 'pathname'> {
  if (record === null) return { record, href: null, pathname: null }
  return { record, href: serializeUrl(record), pathname: serializePath(record) }
}

function serializedByParser(
  record: urlParser.UrlRecord | null,
  unheard: urlParser.UrlRecord | null,
): Pick<Answer, 'record' | 'href' | 'pathname'> {
  if (show(record) !== show(unheard)) {
    throw new Error(`without a listener: ${show(unheard)}, with one: ${show(record)}`)
  }
  if (record === null) return { record, href: null, pathname: null }
  return {
    record: record.toJSON(),
    href: urlParser.serializeUrl(record),
    pathname: urlParser.serializePath(record),
  }
}

/** One text for equal answers, whatever the order of their members. */
export function show(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) => {
    if (typeof member !== 'object' || member === null || Array.isArray(member)) return member
    return Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}

export interface Disagreement {
  readonly question: Case
  readonly oracle: string
  readonly parser: string
}

export interface Comparison {
  readonly cases: number
  /** At most 100; `disagreementCount` is the whole number. */
  readonly disagreements: readonly Disagreement[]
  readonly disagreementCount: number
}

/**
 * Puts the same cases to the oracle and to the parser.
 *
 * @param options.seeds - URLs to mutate besides those made from grammars.
 * @param options.onProgress - Called every 10,000 cases.
 */
export function compareWithOracle(options: {
  readonly cases: number
  readonly seed: number
  readonly seeds: readonly string[]
  readonly onProgress?: (done: number) => void
}): Comparison {
  const random = new Random(options.seed)
  const disagreements: Disagreement[] = []
  let disagreementCount = 0
  for (let done = 0; done < options.cases; done++) {
    if (done % 10_000 === 0) options.onProgress?.(done)
    const question = nextCase(random, options.seeds)
    const texts = { oracle: said(askOracle, question), parser: said(askParser, question) }
    if (texts.oracle === texts.parser) continue
    disagreementCount++
    if (disagreements.length < 100) disagreements.push({ question, ...texts })
  }
  return { cases: options.cases, disagreements, disagreementCount }
}

/** An exception is an answer as well: the wrong one. */
function said(ask: (question: Case) => Answer, question: Case): string {
  try {
    return show(ask(question))
  } catch (error) {
    return `threw ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`
  }
}
