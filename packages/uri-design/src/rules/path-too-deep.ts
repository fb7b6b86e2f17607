import { sentence, tell } from '@waymark/infra/internal'
import type { LintRule } from '../lint/rule.ts'
import { isVersion } from '../lint/versions.ts'

export const pathTooDeep: LintRule = {
  code: 'path-too-deep',
  groups: ['path-depth'],
  severity: 'warning',
  summary: 'The path has too many levels.',
  explanation:
    'Four levels are a collection, one of its members, a collection of that member, and one of its members. Deeper paths tie a name to an organisation that will change. The guide itself shows paths with five levels as good examples: raise `maxDepth` if your paths have five.',
  remedy: /* @__PURE__ */ sentence('Shorten the path, or raise {maxDepth:option}.').text,
  source: 'The guide, section 2: path design',
  kinds: ['uri', 'template', 'path'],
  options: ['maxDepth'],
  examples: [
    { text: '/users/123/posts/456', kind: 'path', findings: 0 },
    {
      text: '/repos/owner/name/issues/123',
      kind: 'path',
      right: '/repos/name/issues/123',
      findings: 1,
    },
    { text: '/repos/owner/name/issues/123', kind: 'path', options: { maxDepth: 5 }, findings: 0 },
    { text: '/api/v1/users/123/posts/456', kind: 'path', findings: 0 },
    { text: '/2024-01-01/users/123/posts/456', kind: 'path', findings: 0 },
    { text: '/repos/{owner}/{repo}/issues/{number}/comments', kind: 'template', findings: 0 },
  ],
  check(subject, settings, report) {
    if (!subject.isDesigned || subject.levels.length <= settings.maxDepth) return
    const levels = subject.levels.filter(
      ({ start, end, text, role }, index) =>
        end > start && role !== 'variable' && !isPrefix(text, subject.levels[index - 1]?.text),
    )
    const most = settings.maxDepth
    const first = levels[most]
    if (first === undefined) return
    report({
      start: first.start,
      end: subject.uri.path.end,
      ...tell({
        message: sentence(
          'The path has {levels} {levels|level|levels}; at most {maxDepth} {maxDepth|is|are} recommended.',
          { levels: levels.length, maxDepth: most },
        ),
      }),
    })
  },
}

/** Whether a segment says which interface is meant, and is not a level of its data: `/api`, `/v1`, `/api/0`. */
function isPrefix(text: string, before: string | undefined): boolean {
  return text === 'api' || isVersion(text) || (before === 'api' && /^[0-9]+$/.test(text))
}
