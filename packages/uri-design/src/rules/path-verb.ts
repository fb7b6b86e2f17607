import { sentence, tell } from '@waymark/infra/internal'
import type { LintRule } from '../lint/rule.ts'
import type { Segment } from '../lint/subject.ts'
import { isAction, isPlural, leadingVerb } from '../lint/words.ts'

export const pathVerb: LintRule = {
  code: 'path-verb',
  groups: ['path-hierarchy', 'path-verb'],
  severity: 'warning',
  summary: 'The path says what to do instead of what the resource is.',
  explanation:
    'A resource is a thing, and the HTTP method says what to do with it: the same `/users/123` is read, changed and deleted.',
  remedy: 'Name the resource instead, and let the method say what to do.',
  source: 'The guide, section 2: path design',
  kinds: ['uri', 'template', 'path', 'segment'],
  options: ['verbs'],
  examples: [
    { text: '/posts', kind: 'path', findings: 0 },
    { text: '/settings', kind: 'path', findings: 0 },
    { text: '/getUser', kind: 'path', right: '/users/123', findings: 1 },
    { text: '/users/create', kind: 'path', right: '/users', findings: 1 },
    { text: '/search-results', kind: 'path', findings: 0 },
    { text: '/jobs/123/start', kind: 'path', right: '/jobs/123', findings: 1 },
    { text: '/reports/export', kind: 'path', right: '/reports/exports', findings: 1 },
    { text: '/post', kind: 'path', right: '/posts', findings: 1 },
    {
      text: '/exports/start',
      kind: 'path',
      options: { verbs: ['start'] },
      right: '/exports',
      findings: 1,
    },
    { text: '/course/start', kind: 'path', findings: 0 },
  ],
  check(subject, settings, report) {
    if (!subject.isDesigned || subject.kind === 'identifier') return
    const last = subject.levels.at(-1)
    let before: Segment | null = null
    for (const segment of subject.levels) {
      if (segment.role !== 'name') {
        before = segment
        continue
      }
      const isLast = segment === last
      const verb =
        leadingVerb(segment.text, settings.verbs) ??
        (isLast && isAction(segment.text, isCollection(before)) ? segment.text : null)
      before = segment
      if (verb === null) continue
      report({
        start: segment.start,
        end: segment.end,
        ...tell({ message: sentence('{verb:quote} is a verb.', { verb }) }),
      })
    }
  },
}

/** Whether a segment is a collection, or one of its members. */
function isCollection(segment: Segment | null): boolean {
  if (segment === null) return false
  return segment.role === 'identifier' || segment.role === 'variable' || isPlural(segment.text)
}
