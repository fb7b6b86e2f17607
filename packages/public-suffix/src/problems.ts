import { deepFreeze } from '@waymark/infra/internal'
import type { ProblemCatalogue, ProblemEntry, ProblemExample } from '@waymark/infra/problem'
import { LIST_WORDS, type PublicSuffixListCode } from './list-words.ts'

const FORMAT = 'https://github.com/publicsuffix/list/wiki/Format#format'
const GIVEN = 'as the whole list, to `createPublicSuffixList`'

function entry(
  code: PublicSuffixListCode,
  explanation: string,
  ...examples: readonly ProblemExample[]
): ProblemEntry<PublicSuffixListCode> {
  const { problem, remedy } = LIST_WORDS[code]()
  return {
    code,
    severity: 'error',
    summary: problem.text,
    remedy: remedy.text,
    explanation,
    source: FORMAT,
    examples: examples.map((example) => ({ given: GIVEN, ...example })),
  }
}

/**
 * Everything that makes a string not a list of public suffixes.
 *
 * @example
 * ```ts
 * import { problems } from '@waymark/public-suffix/problems'
 *
 * problems.entries.find(({ code }) => code === 'suffix-list-empty')?.severity // => 'error'
 * ```
 */
export const problems: ProblemCatalogue = /* @__PURE__ */ deepFreeze({
  title: 'Lists of public suffixes',
  entries: /* @__PURE__ */ (() => [
    entry(
      'suffix-not-a-name',
      'Each line is a rule, or a comment that begins with `//`. An error page that was saved as the list has lines that are neither.',
      { wrong: '<!DOCTYPE html>', right: 'com' },
      { wrong: 'a..b', right: 'a.b' },
    ),
    entry(
      'suffix-misplaced-wildcard',
      'A `*` matches one label, and can only be the first label of a rule. The format allows more, but no published list uses that.',
      { wrong: 'a.*.example', right: '*.example' },
      { wrong: '*', right: '*.com' },
    ),
    entry(
      'suffix-rule-and-exception',
      'A rule says that a name is a public suffix, and an exception says that it is not.',
      { wrong: '*.a.example\n!a.example', right: '*.example\n!a.example' },
    ),
    entry(
      'suffix-bare-exception',
      'An exception says that the public suffix is the rest of the name after its first label. In `com`, nothing follows the first label.',
      { wrong: 'com\n!com', right: '*.example\n!city.example' },
    ),
    entry(
      'suffix-list-cut-off',
      'Each section of the published list ends with a marker. Without the marker, the end of the list is missing, and all domains below a missing suffix would seem to have one owner.',
      {
        wrong: '// ===BEGIN ICANN DOMAINS===\ncom',
        right: '// ===BEGIN ICANN DOMAINS===\ncom\n// ===END ICANN DOMAINS===',
      },
    ),
    entry(
      'suffix-list-empty',
      'With an empty list, only top-level domains would be public suffixes.',
      { wrong: '// nothing', right: 'com' },
    ),
    entry(
      'suffix-list-damaged',
      'The compact form begins with the number of its names and is written in exactly one way, so that a form that was cut off or edited is noticed.',
      {
        wrong: 'a compact form without its last character',
        right: 'a compact form as `compactPublicSuffixList` writes it',
        given: 'described in words',
      },
    ),
  ])(),
})
