import { asciiLowercase } from '@waymark/infra'
import { ownOptions, requireValue } from '@waymark/infra/internal'
import { oneOf } from '@waymark/infra/options'
import { utf8PercentDecodeStrict } from '@waymark/percent-encoding'
import { parseTemplate, type TemplatePart, type TemplateProblem } from '@waymark/uri-template'
import { allBut, URI_CHARACTERS } from '../encode-sets.ts'
import { type ReadParts, readParts } from '../schemes/read-parts.ts'
import { isServerScheme } from '../schemes/registered.ts'
import { partsOf, type SchemeDefinition } from '../schemes/scheme.ts'
import {
  findParameters,
  findSegments,
  findUriSpans,
  type Span,
  type UriSpans,
} from '../uri-spans.ts'
import { isIdentifier } from './identifiers.ts'
import type { RuleSettings } from './settings.ts'

/** What a string is: a whole URI or template, or one part of one. */
export type SubjectKind =
  | 'uri'
  | 'template'
  | 'path'
  | 'segment'
  | 'query'
  | 'fragment'
  | 'identifier'

/** What an item is: a subject, or a part of a description of an API, in which any text in braces is a variable. */
export type ItemKind = SubjectKind | 'api-path' | 'api-query' | 'api-url'

/** What some strings have, and most do not: `unusual-character` is one that a URI cannot contain as it is. */
export type SubjectFeature = 'query' | 'fragment' | 'authority' | 'percent' | 'unusual-character'

/** A bit for each. */
export const FEATURES: Readonly<Record<SubjectFeature, number>> = {
  query: 1,
  fragment: 2,
  authority: 4,
  percent: 8,
  'unusual-character': 16,
}

export type SegmentRole =
  /** A word that a designer chose. */
  | 'name'
  | 'identifier'
  | 'file-name'
  /** A variable of a template, or a word with one in it. */
  | 'variable'

export interface Segment extends Span {
  readonly text: string
  readonly role: SegmentRole
}

export interface Parameter extends Span {
  readonly name: string
  readonly nameSpan: Span
  readonly value: string
  /** `null` if there is no `=`. */
  readonly valueSpan: Span | null
  readonly hasVariable: boolean
}

/** A string as rules see it: split by its delimiters, with nothing decoded but names. */
export interface Subject {
  readonly kind: SubjectKind
  readonly itemKind: ItemKind
  readonly text: string
  /** The string with each expression of a template replaced by as many placeholders, so that offsets agree. */
  readonly masked: string
  readonly uri: UriSpans
  /** In lower case; empty if there is none. */
  readonly schemeName: string
  /** `null` if there is none, or its format is not known. */
  readonly scheme: SchemeDefinition | null
  /** Whether names and depth are checked. */
  readonly isDesigned: boolean
  /** Whether the path is opaque, such as the data of `data:`, in which a slash separates nothing. */
  readonly isOpaque: boolean
  readonly segments: readonly Segment[]
  /** The segments, and before them the authority if it is a name, as in `wiki://pages/home`. */
  readonly levels: readonly Segment[]
  readonly parameters: readonly Parameter[]
  /** For templates only. */
  readonly template: readonly TemplatePart[] | null
  readonly templateProblem: TemplateProblem | null
  /** The sum of those of {@link FEATURES} that it has. */
  readonly features: number
  /**
   * The parts that the format of the scheme names, in a string with the same places as this one. The last answer is kept.
   *
   * @throws TypeError if the scheme has no format.
   */
  partsIn(text: string): ReadParts
}

/** Replaces a character of an expression of a template. */
export const PLACEHOLDER = '\ufdd0'

const UNUSUAL = /* @__PURE__ */ unusual()

function unusual(): RegExp {
  return allBut(URI_CHARACTERS + PLACEHOLDER)
}

export const SUBJECT_KINDS: readonly SubjectKind[] = [
  'uri',
  'template',
  'path',
  'segment',
  'query',
  'fragment',
  'identifier',
]

const KIND = /* @__PURE__ */ oneOf(...SUBJECT_KINDS, 'api-path', 'api-query', 'api-url')

const API_KINDS: Readonly<Partial<Record<ItemKind, SubjectKind>>> = {
  'api-path': 'path',
  'api-query': 'query',
  'api-url': 'uri',
}

/** Splits a string for the rules. Parts are split when a rule first asks for them. */
export function createSubject(text: string, item: ItemKind, settings: RuleSettings): Subject {
  requireValue('kind', KIND, item)
  return new SplitSubject(text, item, settings)
}

class SplitSubject implements Subject {
  readonly text: string
  readonly kind: SubjectKind
  readonly itemKind: ItemKind
  readonly masked: string
  readonly uri: UriSpans
  readonly schemeName: string
  readonly scheme: SchemeDefinition | null
  readonly isDesigned: boolean
  readonly isOpaque: boolean
  readonly template: readonly TemplatePart[] | null
  readonly templateProblem: TemplateProblem | null
  readonly features: number
  readonly #settings: RuleSettings
  #segments: readonly Segment[] | undefined
  #levels: readonly Segment[] | undefined
  #parameters: readonly Parameter[] | undefined
  #read: { readonly text: string; readonly parts: ReadParts } | undefined

  constructor(text: string, item: ItemKind, settings: RuleSettings) {
    const apiKind = ownOptions(API_KINDS)[item]
    // Every kind that is not of an API is that of a subject.
    const kind = apiKind ?? (item as SubjectKind)
    let problem: TemplateProblem | null = null
    this.template =
      kind === 'template'
        ? parseTemplate(text, (found) => {
            problem = found
          })
        : null
    this.templateProblem = problem
    this.text = text
    this.kind = kind
    this.itemKind = item
    this.masked =
      apiKind !== undefined
        ? text.replace(/\{[^{}]*\}/g, (variable) => PLACEHOLDER.repeat(variable.length))
        : this.template === null
          ? text
          : maskExpressions(text, this.template)
    this.uri = splitKind(this.masked, kind)
    const { scheme, authority, path } = this.uri
    const name = scheme === null ? '' : asciiLowercase(this.masked.slice(scheme.start, scheme.end))
    this.schemeName = name
    this.scheme = settings.namedSchemes.has(name) ? null : (settings.schemes.get(name) ?? null)
    // If the scheme is known, its format says what is missing.
    this.isOpaque =
      this.scheme === null &&
      scheme !== null &&
      authority === null &&
      this.masked.charAt(path.start) !== '/'
    this.isDesigned = this.scheme?.naming !== 'free' && !this.isOpaque && !isServerScheme(name)
    this.features = featuresOf(this.masked, this.uri)
    this.#settings = settings
  }

  get segments(): readonly Segment[] {
    this.#segments ??= this.#findSegments()
    return this.#segments
  }

  get levels(): readonly Segment[] {
    this.#levels ??= this.#findLevels()
    return this.#levels
  }

  get parameters(): readonly Parameter[] {
    const { query } = this.uri
    if (query === null) return NO_PARAMETERS
    this.#parameters ??= parametersOf(this.masked, query)
    return this.#parameters
  }

  partsIn(text: string): ReadParts {
    if (this.scheme === null) throw new TypeError('the scheme has no format')
    if (this.#read?.text !== text) {
      this.#read = { text, parts: readParts(text, this.uri, this.scheme, 'contained') }
    }
    return this.#read.parts
  }

  #findSegments(): readonly Segment[] {
    const idIndex = this.scheme === null ? -1 : indexOfId(this.scheme)
    return findSegments(this.masked, this.uri.path).map((span, index) => {
      const segment = asSegment(this.masked, span, this.#settings)
      const isNamed = segment.role === 'name' || segment.role === 'file-name'
      return isNamed && index === idIndex ? { ...segment, role: 'identifier' } : segment
    })
  }

  #findLevels(): readonly Segment[] {
    const { authority } = this.uri
    if (this.scheme?.style === 'network' || authority === null) return this.segments
    if (!this.isDesigned || authority.start === authority.end) return this.segments
    const first = asSegment(this.masked, authority, this.#settings)
    // A host with credentials or a port belongs to a network.
    return /[@:[\]\\]/.test(first.text) ? this.segments : [first, ...this.segments]
  }
}

function featuresOf(text: string, { authority, query, fragment }: UriSpans): number {
  return (
    (query === null ? 0 : FEATURES.query) +
    (fragment === null ? 0 : FEATURES.fragment) +
    (authority === null ? 0 : FEATURES.authority) +
    (text.includes('%') ? FEATURES.percent : 0) +
    (UNUSUAL.test(text) ? FEATURES['unusual-character'] : 0)
  )
}

const NO_PARAMETERS: readonly Parameter[] = []

/** Which segment the format of a scheme calls `id`: it was not chosen as a name. */
function indexOfId(scheme: SchemeDefinition): number {
  if (scheme.style !== 'plain') return -1
  const parts = partsOf(scheme)
  const index = parts.findIndex(({ key, place }) => key === 'id' && place !== 'authority')
  return index > 0 && parts[0]!.place === 'authority' ? index - 1 : index
}

function splitKind(text: string, kind: SubjectKind): UriSpans {
  const none: UriSpans = {
    scheme: null,
    authority: null,
    path: { start: 0, end: 0 },
    query: null,
    fragment: null,
  }
  const all = { start: 0, end: text.length }
  switch (kind) {
    case 'uri':
    case 'template':
      return findUriSpans(text)
    case 'path': {
      // A path has no authority, even when it begins with two slashes.
      const hash = text.indexOf('#')
      const end = hash === -1 ? text.length : hash
      const mark = text.slice(0, end).indexOf('?')
      return {
        ...none,
        path: { start: 0, end: mark === -1 ? end : mark },
        query: mark === -1 ? null : { start: mark + 1, end },
        fragment: hash === -1 ? null : { start: hash + 1, end: text.length },
      }
    }
    case 'segment':
    case 'identifier':
      return { ...none, path: all }
    case 'query':
      return { ...none, query: { start: text.startsWith('?') ? 1 : 0, end: text.length } }
    case 'fragment':
      return { ...none, fragment: { start: text.startsWith('#') ? 1 : 0, end: text.length } }
  }
}

/** `{/x}` begins a segment, `{?x,y}` is two parameters: what is literal in an expression stays visible. */
function maskExpressions(text: string, parts: readonly TemplatePart[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'literal') return part.text
      const inside = text.slice(part.start, part.end)
      const blank = (piece: string): string => PLACEHOLDER.repeat(piece.length)
      switch (part.operator) {
        case '?':
        case '&':
          return (
            part.operator +
            inside
              .slice(1, -1)
              .replace(/^[?&]/, '&')
              .replace(/[*:][^,]*/g, blank)
              .replaceAll(',', '&') +
            '&'
          )
        case '/':
        case '#':
          return part.operator + blank(inside.slice(1))
        default:
          return blank(inside)
      }
    })
    .join('')
}

function asSegment(text: string, span: Span, settings: RuleSettings): Segment {
  const written = text.slice(span.start, span.end)
  const segment = utf8PercentDecodeStrict(written) ?? written
  const { start, end } = span
  return { start, end, text: segment, role: roleOf(segment, settings) }
}

function roleOf(segment: string, { identifiers }: RuleSettings): SegmentRole {
  if (segment.includes(PLACEHOLDER)) return 'variable'
  if (isIdentifier(segment)) return 'identifier'
  if (identifiers.some((pattern) => pattern.test(segment))) return 'identifier'
  const isFile = segment.includes('.') && /[^.]\.[A-Za-z0-9]{1,10}$/.test(segment)
  return isFile ? 'file-name' : 'name'
}

function parametersOf(text: string, query: Span): readonly Parameter[] {
  return findParameters(text, query).map(({ name, value }) => {
    const written = text.slice(name.start, name.end)
    const valueText = value === null ? '' : text.slice(value.start, value.end)
    return {
      start: name.start,
      end: value?.end ?? name.end,
      name: (utf8PercentDecodeStrict(written) ?? written).replaceAll(PLACEHOLDER, ''),
      nameSpan: { start: name.start, end: name.end - countPlaceholders(written) },
      value: utf8PercentDecodeStrict(valueText) ?? valueText,
      valueSpan: value,
      hasVariable: value === null || valueText.includes(PLACEHOLDER),
    }
  })
}

function countPlaceholders(text: string): number {
  let count = 0
  while (count < text.length && text.charAt(text.length - 1 - count) === PLACEHOLDER) count++
  return count
}
