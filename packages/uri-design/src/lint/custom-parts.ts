import { requireValue } from '@waymark/infra/internal'
import { type OptionType, oneOf } from '@waymark/infra/options'
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

/** The names of the parts. */
export const PART: OptionType = /* @__PURE__ */ oneOf(
  'whole',
  'host',
  'path',
  'segment',
  'query-name',
  'query-value',
  'fragment',
)

/** Whether strings of a kind can have a part. */
export function hasPart(kind: SubjectKind, part: LintPart): boolean {
  switch (part) {
    case 'whole':
      return true
    case 'host':
      return kind === 'uri' || kind === 'template'
    case 'path':
    case 'segment':
      return !WITHOUT_PATH.includes(kind)
    case 'query-name':
    case 'query-value':
      return !WITHOUT_QUERY.includes(kind)
    case 'fragment':
      return !WITHOUT_FRAGMENT.includes(kind)
  }
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
const WITHOUT_QUERY: readonly SubjectKind[] = ['segment', 'identifier', 'fragment']
const WITHOUT_FRAGMENT: readonly SubjectKind[] = ['segment', 'identifier', 'query']

/** A string as a function of a team sees it. */
export function linted(subject: Subject): LintedString {
  const { text, kind, masked } = subject
  return {
    text,
    kind,
    parts(part) {
      requireValue('part', PART, part)
      return spansOf(subject, part).map(({ start, end }): LintedPart => {
        const hasVariable = masked.slice(start, end).includes(PLACEHOLDER)
        return { start, end, text: text.slice(start, end), hasVariable }
      })
    },
  }
}
