import type { LintRule } from '../lint/rule.ts'

export const pathTooDeep: LintRule = {
  name: 'path-too-deep',
  groups: ['path-depth'],
  severity: 'warning',
  summary: 'The path has too many levels.',
  explain:
    'Four levels are a collection, one of it, a collection of that, and one of those. Deeper paths tie a name to an organisation that will change. The guide itself shows five-level paths as good: raise `maxDepth` where yours are.',
  source: 'The guide, section 2: path design',
  kinds: ['uri', 'template', 'path'],
  options: ['maxDepth'],
  examples: [
    { text: '/users/123/posts/456', kind: 'path', findings: [] },
    { text: '/repos/owner/name/issues/123', kind: 'path', findings: ['path-too-deep'] },
    { text: '/repos/owner/name/issues/123', kind: 'path', options: { maxDepth: 5 }, findings: [] },
  ],
  check(subject, options, report) {
    if (!subject.isDesigned) return
    const levels = subject.segments.filter(({ start, end }) => end > start)
    const most = options.maxDepth ?? 4
    const first = levels[most]
    if (first === undefined) return
    report({
      start: first.start,
      end: subject.uri.path.end,
      reason: `It has ${levels.length} levels; at most ${most} are recommended.`,
    })
  },
}
