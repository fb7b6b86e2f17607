import type { Span } from '../uri-spans.ts'
import { hostSpan } from './authority.ts'
import type { LintedPart, LintedString, LintPart } from './custom-rule.ts'
import { PLACEHOLDER, type Subject, type SubjectFeature, type SubjectKind } from './subject.ts'

/** What a string must have so that it can have a part. */
export const FEATURE_OF_PART: Readonly<Partial<Record<LintPart, SubjectFeature>>> = {
  host: 'authority',
  'query-name': 'query',
  'query-value': 'query',
  fragment: 'fragment',
}

/** The places of the parts of a kind. */
export function spansOf(subject: Subject, part: LintPart): readonly Span[] {
  const { masked, uri, kind } = subject
  switch (part) {
    case 'whole':
      return [{ start: 0, end: masked.length }]
    case 'host':
      return uri.authority === null ? [] : [hostSpan(masked, uri.authority)]
    case 'path':
      return WITHOUT_PATH.includes(kind) ? [] : [uri.path]
    case 'segment':
      return subject.isOpaque ? [] : subject.segments.filter(({ start, end }) => start < end)
    case 'query-name':
      return subject.parameters.map(({ nameSpan }) => nameSpan)
    case 'query-value':
      return subject.parameters.flatMap(({ valueSpan }) => valueSpan ?? [])
    case 'fragment':
      return uri.fragment === null ? [] : [uri.fragment]
  }
}

const WITHOUT_PATH: readonly SubjectKind[] = ['query', 'fragment']

/** A string as a function of a team sees it. */
export function linted(subject: Subject): LintedString {
  const { text, kind, masked } = subject
  return {
    text,
    kind,
    parts: (part) =>
      spansOf(subject, part).map(({ start, end }): LintedPart => {
        const hasVariable = masked.slice(start, end).includes(PLACEHOLDER)
        return { start, end, text: text.slice(start, end), hasVariable }
      }),
  }
}
