import { asciiLowercase } from '@waymark/infra'
import { oneOf, wrongValue } from '@waymark/infra/options'
import { utf8PercentDecodeStrict } from '@waymark/percent-encoding'
import { parseTemplate, type TemplatePart, type TemplateProblem } from '@waymark/uri-template'
import { guideSchemes } from '../schemes/index.ts'
import { partsOfFormat, type SchemeDefinition } from '../schemes/scheme.ts'
import {
  findParameters,
  findSegments,
  findUriSpans,
  type Span,
  type UriSpans,
} from '../uri-spans.ts'
import { isIdentifier } from './identifiers.ts'
import type { LintOptions } from './rule.ts'

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
  readonly text: string
  /** The string with each expression of a template replaced by as many placeholders, so that offsets agree. */
  readonly masked: string
  readonly uri: UriSpans
  /** `null` if there is none, or it is not known. */
  readonly scheme: SchemeDefinition | null
  /** Whether names and depth are checked. */
  readonly isDesigned: boolean
  /** Whether the path is opaque, such as the data of `data:`, in which a slash separates nothing. */
  readonly isOpaque: boolean
  readonly segments: readonly Segment[]
  readonly parameters: readonly Parameter[]
  /** For templates only. */
  readonly template: readonly TemplatePart[] | null
  readonly templateProblem: TemplateProblem | null
}

/** Replaces a character of an expression of a template. */
export const PLACEHOLDER = '\ufdd0'

const KIND = /* @__PURE__ */ oneOf(
  'uri',
  'template',
  'path',
  'segment',
  'query',
  'fragment',
  'identifier',
  'api-path',
  'api-query',
  'api-url',
)

const API_KINDS: Readonly<Partial<Record<ItemKind, SubjectKind>>> = {
  'api-path': 'path',
  'api-query': 'query',
  'api-url': 'uri',
}

/** Splits a string for the rules. */
export function createSubject(text: string, item: ItemKind, options: LintOptions): Subject {
  if (!KIND.accepts(item)) throw wrongValue('kind', KIND, item)
  const apiKind = API_KINDS[item]
  // Every kind that is not of an API is that of a subject.
  const kind = apiKind ?? (item as SubjectKind)
  let templateProblem: TemplateProblem | null = null
  const template =
    kind === 'template'
      ? parseTemplate(text, (problem) => {
          templateProblem = problem
        })
      : null
  const masked =
    apiKind !== undefined
      ? text.replace(/\{[^{}]*\}/g, (variable) => PLACEHOLDER.repeat(variable.length))
      : template === null
        ? text
        : maskExpressions(text, template)
  const uri = splitKind(masked, kind)
  const name = asciiLowercase(
    uri.scheme === null ? '' : masked.slice(uri.scheme.start, uri.scheme.end),
  )
  const schemes = options.schemes ?? guideSchemes
  const scheme = schemes.find((known) => known.name === name) ?? null
  // If the scheme is known, its format says what is missing.
  const isOpaque =
    scheme === null &&
    uri.scheme !== null &&
    uri.authority === null &&
    masked.charAt(uri.path.start) !== '/'
  const idIndex = scheme === null ? -1 : indexOfId(scheme)
  return {
    kind,
    text,
    masked,
    uri,
    scheme,
    isDesigned: scheme?.naming !== 'free' && !isOpaque,
    isOpaque,
    segments: findSegments(masked, uri.path).map((span, index) => {
      const segment = asSegment(masked, span, options)
      const isNamed = segment.role === 'name' || segment.role === 'file-name'
      return isNamed && index === idIndex ? { ...segment, role: 'identifier' } : segment
    }),
    parameters: uri.query === null ? [] : parametersOf(masked, uri.query),
    template,
    templateProblem,
  }
}

/** Which segment the format of a scheme calls `id`: it was not chosen as a name. */
function indexOfId({ format, style }: SchemeDefinition): number {
  if (style !== 'plain') return -1
  return partsOfFormat(format)
    .filter(({ place }) => place !== 'authority')
    .findIndex(({ key }) => key === 'id')
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

function asSegment(text: string, span: Span, options: LintOptions): Segment {
  const written = text.slice(span.start, span.end)
  const segment = utf8PercentDecodeStrict(written) ?? written
  return { ...span, text: segment, role: roleOf(segment, options) }
}

function roleOf(segment: string, { identifierPattern }: LintOptions): SegmentRole {
  if (segment.includes(PLACEHOLDER)) return 'variable'
  if (isIdentifier(segment)) return 'identifier'
  if (identifierPattern !== undefined && segment.search(identifierPattern) !== -1)
    return 'identifier'
  return /[^.]\.[A-Za-z0-9]{1,10}$/.test(segment) ? 'file-name' : 'name'
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
