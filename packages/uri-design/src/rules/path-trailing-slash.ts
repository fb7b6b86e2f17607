import type { LintRule } from '../lint/rule.ts'

export const pathTrailingSlash: LintRule = {
  code: 'path-trailing-slash',
  groups: ['normal-form'],
  severity: 'info',
  summary: 'The path ends in a slash.',
  explanation:
    'A path with a slash at the end is not the same as one without it. The guide recommends the one without; only the root keeps its slash.',
  remedy: 'Remove the slash at the end.',
  isFixUnsafe: true,
  source: 'The guide, section 6: normalisation',
  kinds: ['uri', 'template', 'path'],
  examples: [
    { text: '/a/', kind: 'path', others: ['/b/', '/c/'], findings: 0 },
    { text: '/path', kind: 'path', findings: 0 },
    { text: '/', kind: 'path', findings: 0 },
    { text: '/path/', kind: 'path', findings: 1, fixed: '/path' },
  ],
  least: 1,
  checkSet(subjects, _settings, report) {
    const paths = subjects.map(({ masked, uri: { path }, isOpaque }) => ({
      end: path.end,
      isLong: !isOpaque && path.end - path.start > 1,
      isSlash: masked.charAt(path.end - 1) === '/',
    }))
    const long = paths.filter(({ isLong }) => isLong)
    // A project that ends its paths with a slash has a convention, and the exceptions are another rule's concern.
    if (long.length > 2 && long.filter(({ isSlash }) => isSlash).length * 2 > long.length) return
    paths.forEach(({ end, isLong, isSlash }, index) => {
      if (!isLong || !isSlash) return
      const span = { start: end - 1, end }
      report(index, { ...span, fix: { ...span, text: '' } })
    })
  },
}
