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
  /** What is wrong, in one sentence. */
  readonly summary: string
  /** What to do, in one sentence. */
  readonly remedy: string
}

/** What each code says. */
export const LIST_WORDS: Readonly<Record<PublicSuffixListCode, ListWords>> = {
  'suffix-not-a-name': {
    summary: 'A rule is not a domain name.',
    remedy: 'Remove the line, or download the list again if this is another file.',
  },
  'suffix-misplaced-wildcard': {
    summary: 'A `*` is not the first label of a rule with a name after it.',
    remedy: 'Write a rule such as `*.example`.',
  },
  'suffix-rule-and-exception': {
    summary: 'A name is a rule and an exception.',
    remedy: 'Remove one of the two lines.',
  },
  'suffix-bare-exception': {
    summary: 'An exception is not a domain below a suffix.',
    remedy: 'Write a rule such as `!city.example`, or remove the line.',
  },
  'suffix-list-cut-off': {
    summary: 'The list ends within a section.',
    remedy: 'Download it again.',
  },
  'suffix-list-empty': {
    summary: 'The list has no rules.',
    remedy: 'Give the content of public_suffix_list.dat.',
  },
  'suffix-list-damaged': {
    summary: 'The compact form is damaged.',
    remedy: 'Make it again with `compactPublicSuffixList(text)`.',
  },
}
