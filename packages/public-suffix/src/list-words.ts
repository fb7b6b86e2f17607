import { type Sentence, sentence } from '@waymark/infra/internal'

/** Why a string is not a list of public suffixes. */
export type PublicSuffixListCode =
  | 'suffix-not-a-name'
  | 'suffix-misplaced-wildcard'
  | 'suffix-rule-and-exception'
  | 'suffix-bare-exception'
  | 'suffix-list-cut-off'
  | 'suffix-list-empty'
  | 'suffix-list-damaged'

interface ListWords {
  readonly problem: Sentence
  readonly remedy: Sentence
}

/** What each code says: what is wrong, and what to do. */
export const LIST_WORDS: Readonly<Record<PublicSuffixListCode, () => ListWords>> = {
  'suffix-not-a-name': () => ({
    problem: sentence('A rule is not a domain name.'),
    remedy: sentence('Remove the line, or download the list again if the file is not the list.'),
  }),
  'suffix-misplaced-wildcard': () => ({
    problem: sentence('A `*` must be the first label of a rule, with a name after it.'),
    remedy: sentence('Write a rule such as `*.example`.'),
  }),
  'suffix-rule-and-exception': () => ({
    problem: sentence('A name is both a rule and an exception.'),
    remedy: sentence('Remove one of the two lines.'),
  }),
  'suffix-bare-exception': () => ({
    problem: sentence('An exception is not a domain below a suffix.'),
    remedy: sentence('Write a rule such as `!city.example`, or remove the line.'),
  }),
  'suffix-list-cut-off': () => ({
    problem: sentence('The list ends within a section.'),
    remedy: sentence('Download the list again.'),
  }),
  'suffix-list-empty': () => ({
    problem: sentence('The list has no rules.'),
    remedy: sentence('Give the content of public_suffix_list.dat.'),
  }),
  'suffix-list-damaged': () => ({
    problem: sentence('The compact form is damaged.'),
    remedy: sentence('Make it again with `compactPublicSuffixList(text)`.'),
  }),
}
