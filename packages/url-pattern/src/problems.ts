import { deepFreeze } from '@waymark/infra/internal'
import type { ProblemCatalogue, ProblemEntry, ProblemExample } from '@waymark/infra/problem'
import { BACKTRACKING_WORDS, type BacktrackingCode } from './backtracking/words.ts'
import { PATTERN_WORDS, type PatternProblemCode } from './pattern-words.ts'

const CONSTRUCTOR_STRING = 'https://urlpattern.spec.whatwg.org/#constructor-string-parsing'
const PATTERN_STRING = 'https://urlpattern.spec.whatwg.org/#pattern-strings'

function entry(
  code: PatternProblemCode,
  source: string,
  explanation: string,
  example: ProblemExample,
): ProblemEntry<PatternProblemCode> {
  const { message: summary, remedy } = PATTERN_WORDS[code]
  return { code, severity: 'error', summary, explanation, remedy, source, examples: [example] }
}

const BACKTRACKING =
  'https://developer.mozilla.org/en-US/docs/Web/Security/Attacks/Regular_expression_denial_of_service'

function slow(
  code: BacktrackingCode,
  explanation: string,
  example: ProblemExample,
): ProblemEntry<BacktrackingCode> {
  const { severity, summary, remedy } = BACKTRACKING_WORDS[code]
  const given = 'as the pathname of an object, to inspectUrlPattern'
  const examples = [{ ...example, given }]
  return { code, severity, summary, explanation, remedy, source: BACKTRACKING, examples }
}

/**
 * Everything that can be wrong with a URL pattern.
 *
 * @example
 * ```ts
 * import { problems } from '@waymark/url-pattern/problems'
 *
 * const entry = problems.entries.find(({ code }) => code === 'pattern-base-missing')
 * entry?.summary // => 'The pattern is relative, and there is no base URL.'
 * ```
 */
export const problems: ProblemCatalogue = /* @__PURE__ */ deepFreeze({
  title: 'URL patterns',
  entries: /* @__PURE__ */ (() => [
    entry(
      'pattern-escape-incomplete',
      PATTERN_STRING,
      'A backslash makes the next character literal, so a pattern cannot end with one.',
      { wrong: 'https://a.example/b\\', right: 'https://a.example/b\\\\' },
    ),
    entry(
      'pattern-name-missing',
      PATTERN_STRING,
      'A colon begins the name of a group. A name begins like a name in JavaScript, so it cannot begin with a digit.',
      { wrong: 'https://a.example/:1', right: 'https://a.example/\\:1' },
    ),
    entry(
      'pattern-name-duplicate',
      PATTERN_STRING,
      'The result lists the groups by name, so each name can be used once in each component.',
      { wrong: 'https://a.example/:x/:x', right: 'https://a.example/:x/:y' },
    ),
    entry(
      'pattern-group-unclosed',
      PATTERN_STRING,
      'Braces group a part of a pattern, so that a modifier applies to all of it.',
      { wrong: 'https://a.example/{b', right: 'https://a.example/{b}' },
    ),
    entry(
      'pattern-token-unexpected',
      PATTERN_STRING,
      'A closing brace needs an opening one, a modifier ("+", "*", "?") needs a group before it, and braces cannot contain braces or two groups.',
      { wrong: 'https://a.example/b}', right: 'https://a.example/b\\}' },
    ),
    entry(
      'pattern-regexp-unclosed',
      PATTERN_STRING,
      'A parenthesis begins a regular expression, which ends at the parenthesis that closes it.',
      { wrong: 'https://a.example/(b', right: 'https://a.example/(b)' },
    ),
    entry(
      'pattern-regexp-empty',
      PATTERN_STRING,
      'Parentheses without a regular expression would match nothing but the empty string.',
      { wrong: 'https://a.example/()', right: 'https://a.example/(.*)' },
    ),
    entry(
      'pattern-regexp-not-ascii',
      PATTERN_STRING,
      'The standard allows only ASCII in regular expressions. URLs have most other characters percent-encoded.',
      { wrong: 'https://a.example/(é)', right: 'https://a.example/(%C3%A9)' },
    ),
    entry(
      'pattern-regexp-question-mark',
      PATTERN_STRING,
      'After "(", a question mark would begin a lookahead or a named group, which the standard does not allow there.',
      { wrong: '/(?b)', right: '/(b)', given: 'as the pathname of an object' },
    ),
    entry(
      'pattern-regexp-capturing',
      PATTERN_STRING,
      'The parentheses around the regular expression capture all of it; groups inside would shift the numbers of the others.',
      { wrong: 'https://a.example/(b(c))', right: 'https://a.example/(b(?:c))' },
    ),
    entry(
      'pattern-regexp-invalid',
      PATTERN_STRING,
      'The engine compiles it with the flag "v", which reserves more characters than other flags.',
      { wrong: 'https://a.example/([)', right: 'https://a.example/([a])' },
    ),
    entry(
      'pattern-text-invalid',
      PATTERN_STRING,
      'The text is not allowed in this component of a URL, so the pattern could never match.',
      { wrong: 'h t://a.example', right: 'http://a.example' },
    ),
    entry(
      'pattern-base-missing',
      CONSTRUCTOR_STRING,
      'A pattern without a protocol needs a base URL to take it from. "data:foo" has no protocol either: ":foo" is a group.',
      { wrong: '/books', right: 'https://a.example/books' },
    ),
    entry(
      'pattern-base-invalid',
      CONSTRUCTOR_STRING,
      'The base URL is parsed as a URL, not as a pattern.',
      {
        wrong: '"/books", "example.com"',
        right: '"/books", "https://example.com/"',
        given: 'the arguments of new URLPattern',
      },
    ),
    entry(
      'pattern-base-unexpected',
      CONSTRUCTOR_STRING,
      'A string has no place for its base URL, but an object has one: its member baseURL.',
      {
        wrong: '{ "pathname": "/books" }, "https://example.com/"',
        right: '{ "pathname": "/books", "baseURL": "https://example.com/" }',
        given: 'the arguments of new URLPattern',
      },
    ),
    slow(
      'pattern-backtracking-exponential',
      'If a URL does not match, the engine goes back and tries all other ways of reading it. If a repetition can read a string in two ways, each further iteration doubles the number of ways: `(?:a+)+` reads "aa" in one iteration or in two. Whoever sends such a URL stops the process for as long as they like. A count only limits the doubling: `(?:.|a){24}` has sixteen million ways to read 24 letters.',
      { wrong: '/((?:a+)+)', right: '/(a+)' },
    ),
    slow(
      'pattern-backtracking-polynomial',
      'If two repetitions can take the same characters, the engine tries each place between them where the second could begin. With ten times the length, the time is a hundred times as long, and a thousand times with a third repetition.',
      { wrong: '/(\\d+\\d+)', right: '/(\\d\\d+)' },
    ),
    slow(
      'pattern-backtracking-unknown',
      'A repetition with a count is read as that many copies, and the copies of nested counts multiply.',
      { wrong: '/((?:(?:a{99}){99}){99})', right: '/(a+)' },
    ),
  ])(),
})
