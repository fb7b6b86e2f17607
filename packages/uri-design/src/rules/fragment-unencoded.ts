import { encodeData } from '../component-data.ts'
import { allBut, FRAGMENT_CHARACTERS } from '../encode-sets.ts'
import type { LintRule } from '../lint/rule.ts'
import { PLACEHOLDER } from '../lint/subject.ts'

const NOT_FRAGMENT = /* @__PURE__ */ notFragment()

function notFragment(): RegExp {
  return allBut(FRAGMENT_CHARACTERS + PLACEHOLDER, '+|%(?![0-9a-fA-F]{2})', 'g')
}

export const fragmentUnencoded: LintRule = {
  code: 'fragment-unencoded',
  groups: ['fragment-form'],
  severity: 'error',
  summary: 'The fragment contains a character that must be percent-encoded.',
  explanation:
    'A space is written `%20`. URL parsers percent-encode what a fragment cannot contain, and the URI no longer compares equal to its original.',
  remedy: 'Percent-encode the character.',
  source: 'The guide, section 4: fragment identifiers',
  kinds: ['uri', 'template', 'fragment'],
  needs: 'fragment',
  examples: [
    { text: '#section-2', kind: 'fragment', findings: 0 },
    { text: '#a b', kind: 'fragment', findings: 1, fixed: '#a%20b' },
    { text: '#100%', kind: 'fragment', findings: 1, fixed: '#100%25' },
  ],
  check(subject, _settings, report) {
    const { fragment } = subject.uri
    if (fragment === null) return
    const text = subject.masked.slice(fragment.start, fragment.end)
    for (const found of text.matchAll(NOT_FRAGMENT)) {
      const start = fragment.start + found.index
      const span = { start, end: start + found[0].length }
      report({ ...span, fix: { ...span, text: encodeData(found[0]) } })
    }
  },
}
