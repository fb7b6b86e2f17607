import { findMinority } from '../lint/conventions.ts'
import type { LintRule } from '../lint/rule.ts'

export const setMixedTrailingSlash: LintRule = {
  name: 'set-mixed-trailing-slash',
  groups: ['set'],
  severity: 'info',
  summary: 'The set mixes paths with and without a slash at the end.',
  explain: 'With and without are two paths: one convention for the whole project.',
  source: 'The guide, section 8: checklist',
  kinds: ['uri', 'template', 'path'],
  options: [],
  examples: [
    { text: 'https://a.example/users', beside: ['https://a.example/posts'], findings: [] },
    {
      text: 'https://a.example/users',
      beside: ['https://a.example/posts', 'https://a.example/tags/'],
      findings: ['set-mixed-trailing-slash'],
    },
  ],
  checkSet(subjects, _options, report) {
    const paths = subjects.flatMap(({ masked, uri: { path }, isOpaque }, index) =>
      isOpaque || path.end - path.start < 2
        ? []
        : [
            {
              index,
              start: path.end - 1,
              end: path.end,
              style: masked.charAt(path.end - 1) === '/' ? 'a slash' : 'no slash',
            },
          ],
    )
    for (const { index, start, end, reason } of findMinority(paths))
      report(index, { start, end, reason })
  },
}
