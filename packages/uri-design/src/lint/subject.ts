import { asciiLowercase } from '@waymark/infra'
import { decodeUtf8Once } from '../percent-text.ts'
import { guideSchemes } from '../schemes/index.ts'
import { partsOfFormat, type SchemeDefinition } from '../schemes/scheme.ts'
import {
  parseTemplate,
  type TemplateErrorName,
  type TemplatePart,
} from '../template/parse-template.ts'
import { type Span, splitPath, splitQuery, splitUri, type UriParts } from '../uri-parts.ts'
import { isIdentifier } from './identifiers.ts'
import type { LintOptions } from './rule.ts'

/** What a text is: a whole URI or template, or one part of one. */
export type SubjectKind =
  | 'uri'
  | 'template'
  | 'path'
  | 'segment'
  | 'query'
  | 'fragment'
  | 'identifier'

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
  /** `null` where there is no `=`. */
  readonly valueSpan: Span | null
  readonly hasVariable: boolean
}

/** A text as rules see it: taken apart by its delimiters, nothing decoded but names. */
export interface Subject {
  readonly kind: SubjectKind
  readonly text: string
  /** The text with each expression of a template replaced by as many placeholders, so that places agree. */
  readonly masked: string
  readonly uri: UriParts
  /** `null` when there is none, or it is not known. */
  readonly scheme: SchemeDefinition | null
  /** Whether naming and depth are judged. */
  readonly isDesigned: boolean
  /** Whether the path is one text to its scheme, such as the data of `data:`, in which a slash divides nothing. */
  readonly isOpaque: boolean
  readonly segments: readonly Segment[]
  readonly parameters: readonly Parameter[]
  /** For templates only. */
  readonly template: readonly TemplatePart[] | null
  readonly templateError: {
    readonly name: TemplateErrorName
    readonly start: number
    readonly end: number
  } | null
}

/** Stands for a character of a template's expression. */
export const PLACEHOLDER = '\ufdd0'

/** Takes a text apart for the rules. */
export function createSubject(text: string, kind: SubjectKind, options: LintOptions): Subject {
  let templateError: Subject['templateError'] = null
  const template =
    kind === 'template'
      ? parseTemplate(text, (name, start, end) => {
          templateError = { name, start, end }
        })
      : null
  const masked = template === null ? text : maskExpressions(text, template)
  const uri = splitKind(masked, kind)
  const name = asciiLowercase(
    uri.scheme === null ? '' : masked.slice(uri.scheme.start, uri.scheme.end),
  )
  const schemes = options.schemes ?? guideSchemes
  const scheme = schemes.find((known) => known.name === name) ?? null
  // Where a scheme is known, its format says what is missing.
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
    segments: splitPath(masked, uri.path).map((span, index) => {
      const segment = asSegment(masked, span, options)
      const isNamed = segment.role === 'name' || segment.role === 'file-name'
      return isNamed && index === idIndex ? { ...segment, role: 'identifier' } : segment
    }),
    parameters: uri.query === null ? [] : parametersOf(masked, uri.query),
    template,
    templateError,
  }
}

/** Which segment the format of a scheme calls `id`: nobody chose it as a name. */
function indexOfId({ format, style }: SchemeDefinition): number {
  if (style !== 'plain') return -1
  return partsOfFormat(format)
    .filter(({ place }) => place !== 'authority')
    .findIndex(({ key }) => key === 'id')
}

function splitKind(text: string, kind: SubjectKind): UriParts {
  const none: UriParts = {
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
      return splitUri(text)
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
    default:
      throw new TypeError(`There is no kind ${JSON.stringify(kind)} of text to look at`)
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
  const segment = decodeUtf8Once(written) ?? written
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
  return splitQuery(text, query).map(({ name, value }) => {
    const written = text.slice(name.start, name.end)
    const valueText = value === null ? '' : text.slice(value.start, value.end)
    return {
      start: name.start,
      end: value?.end ?? name.end,
      name: (decodeUtf8Once(written) ?? written).replaceAll(PLACEHOLDER, ''),
      nameSpan: { start: name.start, end: name.end - countPlaceholders(written) },
      value: decodeUtf8Once(valueText) ?? valueText,
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
