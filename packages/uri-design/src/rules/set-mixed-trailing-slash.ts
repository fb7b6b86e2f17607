import { sentence } from '@waymark/infra/internal'
import { findMinority } from '../lint/conventions.ts'
import type { LintRule } from '../lint/rule.ts'

const A_SLASH = /* @__PURE__ */ sentence('a slash').text
const NO_SLASH = /* @__PURE__ */ sentence('no slash').text

export const setMixedTrailingSlash: LintRule = {
  code: 'set-mixed-trailing-slash',
  groups: ['set'],
  severity: 'info',
  summary: 'The set mixes paths with and without a slash at the end.',
  explanation:
    'A path with a slash at the end is not the same as one without it, so people have to remember which one to use.',
  remedy: 'Use one convention in the whole project.',
  source: 'The guide, section 8: checklist',
  kinds: ['uri', 'template', 'path'],
  yieldsTo: ['path-trailing-slash'],
  examples: [
    { text: 'https://a.example/users', others: ['https://a.example/posts'], findings: 0 },
    {
      text: 'https://a.example/tags/',
      others: ['https://a.example/users', 'https://a.example/posts'],
      right: 'https://a.example/tags',
      findings: 1,
    },
  ],
  checkSet(subjects, _settings, report) {
    const paths = subjects.flatMap(({ masked, uri: { path }, isOpaque }, index) =>
      isOpaque || path.end - path.start < 2
        ? []
        : [
            {
              index,
              start: path.end - 1,
              end: path.end,
              style: masked.charAt(path.end - 1) === '/' ? A_SLASH : NO_SLASH,
            },
          ],
    )
    for (const { index, found } of findMinority(paths)) report(index, found)
  },
}
