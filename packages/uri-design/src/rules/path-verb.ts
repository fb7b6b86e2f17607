import type { LintRule } from '../lint/rule.ts'
import { leadingVerb } from '../lint/words.ts'

export const pathVerb: LintRule = {
  name: 'path-verb',
  groups: ['path-hierarchy', 'path-verb'],
  severity: 'warning',
  summary: 'A path says what to do instead of what it is.',
  explain:
    'A resource is a thing; what is done with it is the business of the protocol. `/users/123` is read, changed and removed by one name.',
  source: 'The guide, section 2: path design',
  kinds: ['uri', 'template', 'path', 'segment'],
  options: ['verbs'],
  examples: [
    { text: '/posts', kind: 'path', findings: [] },
    { text: '/settings', kind: 'path', findings: [] },
    { text: '/getUser', kind: 'path', findings: ['path-verb'] },
    { text: '/users/create', kind: 'path', findings: ['path-verb'] },
    { text: '/search-results', kind: 'path', findings: [] },
  ],
  check(subject, options, report) {
    if (!subject.isDesigned || subject.kind === 'identifier') return
    for (const segment of subject.segments) {
      if (segment.role !== 'name') continue
      const verb = leadingVerb(segment.text, options.verbs)
      if (verb === null) continue
      report({
        start: segment.start,
        end: segment.end,
        reason: `"${verb}" is a verb: name the thing instead.`,
      })
    }
  },
}
