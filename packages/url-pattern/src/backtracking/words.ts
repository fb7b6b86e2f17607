/** What can make a regular expression of a pattern slow. */
export type BacktrackingCode =
  | 'pattern-backtracking-exponential'
  | 'pattern-backtracking-polynomial'
  | 'pattern-backtracking-unknown'

interface Words {
  readonly severity: 'warning' | 'info'
  readonly summary: string
  readonly remedy: string
}

/** What these problems say; `problems.ts` explains each one. */
export const BACKTRACKING_WORDS: Readonly<Record<BacktrackingCode, Words>> = {
  'pattern-backtracking-exponential': {
    severity: 'warning',
    summary:
      'A short URL can keep this regular expression busy for a very long time: each further repetition doubles the time.',
    remedy: 'Write the repetition so that it can read each string in one way only.',
  },
  'pattern-backtracking-polynomial': {
    severity: 'info',
    summary:
      'On long URLs, this regular expression takes time that grows at least with the square of their length.',
    remedy:
      'Between the repetitions, put a character that neither of them can match, or limit the length of the URLs.',
  },
  'pattern-backtracking-unknown': {
    severity: 'info',
    summary: 'This regular expression is too large for an estimate of its running time.',
    remedy: 'Write it with fewer alternatives and smaller counts.',
  },
}
