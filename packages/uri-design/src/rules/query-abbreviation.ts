import { newNames } from '../lint/naming-fix.ts'
import type { LintRule } from '../lint/rule.ts'
import { wordsOf } from '../lint/words.ts'

export const queryAbbreviation: LintRule = {
  code: 'query-abbreviation',
  groups: ['query-naming'],
  severity: 'warning',
  summary: 'The name of a query parameter is abbreviated.',
  explanation:
    'Readers of `lmt` have to guess, writers have to look it up, and a wrong guess is usually ignored without a message.',
  remedy: 'Write the word out.',
  source: 'The guide, section 3: query parameters',
  kinds: ['uri', 'template', 'path', 'query'],
  options: ['abbreviations'],
  examples: [
    { text: '?page=2', kind: 'query', findings: 0 },
    { text: '?q=x', kind: 'query', findings: 0 },
    { text: '?pg=2', kind: 'query', findings: 1, fixed: '?page=2' },
    { text: '?lat=1&lng=2', kind: 'query', findings: 0 },
    {
      text: '?filter[cat]=x',
      kind: 'query',
      findings: 1,
      fixed: '?filter[category]=x',
    },
    { text: '?lmt=5', kind: 'query', findings: 1, fixed: '?limit=5' },
  ],
  check(subject, settings, report) {
    const { abbreviations } = settings
    const wrong = subject.parameters.filter(({ name }) => hasAbbreviation(name, abbreviations))
    if (wrong.length === 0) return
    const names = newNames(subject.parameters, (name) => writeOut(name, abbreviations))
    for (const { name, nameSpan, hasVariable } of wrong) {
      const text = writeOut(name, abbreviations)
      // Brackets and dots stay where they are. Only the author can decide about other characters.
      const isAsWritten = nameSpan.end - nameSpan.start === name.length
      const isFree = names.has(name)
      const isCertain = !hasVariable && isFree && isAsWritten && /^[\w.[\]-]+$/.test(name)
      const fix = isCertain ? { fix: { ...nameSpan, text } } : {}
      report({
        ...nameSpan,
        message: `"${name}" contains an abbreviation.`,
        remedy: `Write "${text}".`,
        ...fix,
      })
    }
  },
}

function hasAbbreviation(name: string, known: ReadonlyMap<string, string>): boolean {
  return wordsOf(name).some((word) => known.has(word))
}

/** A name with its abbreviations written out, and the pieces that had one in snake case. */
function writeOut(name: string, known: ReadonlyMap<string, string>): string {
  return name.replace(/[\p{L}\p{M}\p{N}_-]+/gu, (piece) =>
    hasAbbreviation(piece, known)
      ? wordsOf(piece)
          .map((word) => known.get(word) ?? word)
          .join('_')
      : piece,
  )
}
