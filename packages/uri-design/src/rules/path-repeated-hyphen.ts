import { withFix } from '../lint/naming-fix.ts'
import type { LintRule } from '../lint/rule.ts'

export const pathRepeatedHyphen: LintRule = {
  code: 'path-repeated-hyphen',
  groups: ['path-hierarchy', 'path-naming'],
  severity: 'warning',
  summary: 'Two hyphens follow each other in a name.',
  explanation:
    'Readers take `my--resource` for `my-resource`, and ask for a resource that does not exist. Two hyphens usually come from a word that was empty.',
  remedy: 'Write one hyphen between two words.',
  isFixUnsafe: true,
  source: 'The guide, section 2: path design',
  kinds: ['uri', 'template', 'path', 'segment'],
  options: ['identifiers'],
  examples: [
    { text: '/my-resource', kind: 'path', findings: 0 },
    { text: '/my--resource', kind: 'path', findings: 1, fixed: '/my-resource' },
    { text: '/xn--bcher-kva', kind: 'path', findings: 0 },
  ],
  check(subject, _settings, report) {
    if (!subject.isDesigned || subject.kind === 'identifier') return
    for (const segment of subject.levels) {
      const { role, text, start, end } = segment
      if (role !== 'name' || !text.includes('--')) continue
      // The ASCII form of a domain name has two on purpose.
      if (/^xn--/i.test(text)) continue
      const isFixed = /^[a-z0-9]+(?:-+[a-z0-9]+)*$/i.test(text)
      report(withFix(segment, isFixed ? { start, end, text: text.replace(/-+/g, '-') } : null))
    }
  },
}
