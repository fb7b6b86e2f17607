import { sentence, tell } from '@waymark/infra/internal'
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
  isFixUnsafe: true,
  source: 'The guide, section 3: query parameters',
  kinds: ['uri', 'template', 'path', 'query'],
  needs: 'query',
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
    const { parameters } = subject
    const texts = parameters.map(({ name }) => writeOut(name, settings.abbreviations))
    if (texts.every((text) => text === null)) return
    const names = newNames(parameters, (name) => writeOut(name, settings.abbreviations) ?? name)
    for (const [index, { name, nameSpan, hasVariable }] of parameters.entries()) {
      const text = texts[index]
      if (text === null || text === undefined) continue
      // Brackets and dots stay where they are. Only the author can decide about other characters.
      const isAsWritten = nameSpan.end - nameSpan.start === name.length
      const isFree = names.has(name)
      const isCertain = !hasVariable && isFree && isAsWritten && /^[\w.[\]-]+$/.test(name)
      const fix = isCertain ? { fix: { ...nameSpan, text } } : {}
      report({
        ...nameSpan,
        ...tell({
          message: sentence('{name:quote} contains an abbreviation.', { name }),
          remedy: sentence('Write {suggestion:quote}.', { suggestion: text }),
        }),
        ...fix,
      })
    }
  },
}

/** A name with its abbreviations written out, each of its pieces in snake case; `null` if there are none. */
function writeOut(name: string, known: ReadonlyMap<string, string>): string | null {
  let isFound = false
  const text = name.replace(/[\p{L}\p{M}\p{N}_-]+/gu, (piece) => {
    const words = wordsOf(piece)
    if (!words.some((word) => known.has(word))) return piece
    isFound = true
    return words.map((word) => known.get(word) ?? word).join('_')
  })
  return isFound ? text : null
}
