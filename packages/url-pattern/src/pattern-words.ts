/** What can be wrong with a pattern. */
export type PatternProblemCode =
  | 'pattern-escape-incomplete'
  | 'pattern-name-missing'
  | 'pattern-name-duplicate'
  | 'pattern-group-unclosed'
  | 'pattern-token-unexpected'
  | 'pattern-regexp-unclosed'
  | 'pattern-regexp-empty'
  | 'pattern-regexp-not-ascii'
  | 'pattern-regexp-question-mark'
  | 'pattern-regexp-capturing'
  | 'pattern-regexp-invalid'
  | 'pattern-text-invalid'
  | 'pattern-base-missing'
  | 'pattern-base-invalid'
  | 'pattern-base-unexpected'

interface Words {
  readonly message: string
  readonly remedy: string
}

/** What a problem of a pattern says; `problems.ts` explains each one. */
export const PATTERN_WORDS: Readonly<Record<PatternProblemCode, Words>> = {
  'pattern-escape-incomplete': {
    message: 'The "\\" has no character after it to escape.',
    remedy: 'Write "\\\\" for a backslash.',
  },
  'pattern-name-missing': {
    message: 'There is no name after the ":".',
    remedy: 'Write "\\:" for a colon.',
  },
  'pattern-name-duplicate': {
    message: 'Another group already has this name.',
    remedy: 'Choose another name.',
  },
  'pattern-group-unclosed': {
    message: 'The "{" has no "}".',
    remedy: 'Add the "}", or write "\\{" for a brace.',
  },
  'pattern-token-unexpected': {
    message: 'This part of the pattern is not allowed here.',
    remedy:
      'Write "{ }" around text with at most one group, put modifiers after a group, and put "\\" before a literal character.',
  },
  'pattern-regexp-unclosed': {
    message: 'The regular expression has no ")".',
    remedy: 'Add the ")", or write "\\(" for a parenthesis.',
  },
  'pattern-regexp-empty': {
    message: 'The regular expression is empty.',
    remedy: 'Write "(.*)" for any string.',
  },
  'pattern-regexp-not-ascii': {
    message: 'The regular expression has a character that is not ASCII.',
    remedy: 'Write it as "\\u{...}", or match its percent-encoded form.',
  },
  'pattern-regexp-question-mark': {
    message: 'The regular expression begins with "?".',
    remedy: 'Remove the "?", or write "(?:" in inner parentheses.',
  },
  'pattern-regexp-capturing': {
    message: 'The regular expression has a capturing group in it.',
    remedy: 'Begin inner groups with "(?:" instead of "(".',
  },
  'pattern-regexp-invalid': {
    message: 'The JavaScript engine rejects the regular expression.',
    remedy: 'Write a regular expression that new RegExp accepts with the flag "v".',
  },
  'pattern-text-invalid': {
    message: 'No URL has this text in this component.',
    remedy: 'Write the text as it appears in a parsed URL.',
  },
  'pattern-base-missing': {
    message: 'The pattern is relative, and there is no base URL.',
    remedy: 'Give a base URL, or begin with a protocol; write "\\:" for a colon before a letter.',
  },
  'pattern-base-invalid': {
    message: 'The base is not a URL.',
    remedy: 'Give an absolute URL, such as https://example.com/.',
  },
  'pattern-base-unexpected': {
    message: 'The pattern is an object, so a second argument with a base URL is not allowed.',
    remedy: 'Set the member baseURL of the object.',
  },
}
