import type { URLPatternComponent } from './url-component.ts'

/** What can be wrong with a pattern. */
export type PatternProblemName =
  | 'escape-incomplete'
  | 'name-missing'
  | 'name-duplicate'
  | 'group-unclosed'
  | 'token-unexpected'
  | 'regexp-unclosed'
  | 'regexp-empty'
  | 'regexp-not-ascii'
  | 'regexp-question-mark'
  | 'regexp-capturing'
  | 'regexp-invalid'
  | 'text-invalid'
  | 'base-missing'
  | 'base-invalid'
  | 'base-unexpected'

/**
 * What is wrong with a pattern, and where: the `cause` of the TypeErrors that `new URLPattern` throws.
 *
 * An object of its own and not a kind of error, because the platform's tests want a TypeError and no subclass.
 */
export class PatternProblem {
  readonly name: PatternProblemName
  /** Whose pattern it is; `null` when it is the base URL that is wrong. */
  readonly component: URLPatternComponent | null
  /** What the caller wrote: the constructor string, or the member of the init. */
  readonly input: string
  /** First UTF-16 unit concerned, counted in `input`. */
  readonly start: number
  /** One past the last unit; equal to `start` when something is missing there. */
  readonly end: number

  constructor(
    name: PatternProblemName,
    component: URLPatternComponent | null,
    input: string,
    place: readonly [number, number],
  ) {
    this.name = name
    this.component = component
    this.input = input
    this.start = place[0]
    this.end = place[1]
  }
}

const REMEDIES: Readonly<Record<PatternProblemName, string>> = {
  'escape-incomplete': 'a "\\" escapes the character behind it, and there is none; write "\\\\"',
  'name-missing': 'a ":" begins a name, and none follows; write "\\:" for a colon',
  'name-duplicate': 'the name is taken by a group before; choose another',
  'group-unclosed': 'the "{" has no "}"; add it, or write "\\{" for a brace',
  'token-unexpected':
    'this cannot stand here: "{ }" holds text around at most one group, and a modifier follows a group; put "\\" before it if it is text',
  'regexp-unclosed': 'the regular expression has no ")"; add it, or write "\\(" for a parenthesis',
  'regexp-empty': 'the regular expression is empty; write "(.*)" for any text',
  'regexp-not-ascii': 'a regular expression is ASCII; write "\\u{…}" or match the encoded text',
  'regexp-question-mark': 'a regular expression cannot begin with "?"',
  'regexp-capturing': 'a regular expression cannot capture; write "(?:" in it',
  'regexp-invalid': 'the engine refuses the regular expression',
  'text-invalid': 'no URL has this text in this part',
  'base-missing':
    'the pattern is relative; give a base URL, or begin with a protocol; a ":" before a letter begins a name, write "\\:" for a colon',
  'base-invalid': 'the base is no URL',
  'base-unexpected': 'an object takes no second base URL; set its baseURL',
}

/**
 * The error for a pattern that is none.
 *
 * @param detail - What somebody else says about it, for example the engine.
 */
export function invalidPattern(problem: PatternProblem, detail = ''): TypeError {
  const { name, input, start } = problem
  const what = whatIsInvalid(problem)
  const why = detail === '' ? REMEDIES[name] : `${REMEDIES[name]}: ${escapeHidden(detail)}`
  const message = `Invalid ${what} "${escapeHidden(input)}": ${name} at ${start}: ${why}`
  return new TypeError(message, { cause: problem })
}

function whatIsInvalid({ name, component }: PatternProblem): string {
  if (component !== null) return `${component} pattern`
  return name === 'base-missing' ? 'URL pattern' : 'base URL'
}

/** Longer texts lose their middle in messages: nobody reads a megabyte in a log, and engines give reasons at the end. */
const SHOWN = 2_000

/** The text as it is, but for what could hide or reorder the rest of a message. */
function escapeHidden(text: string): string {
  const isCut = text.length > SHOWN
  const shown = isCut ? `${text.slice(0, SHOWN / 2)}…${text.slice(-SHOWN / 2)}` : text
  return shown.replace(HIDDEN, (character) => {
    const code = character.charCodeAt(0).toString(16).padStart(4, '0')
    return `\\u${code}`
  })
}

/** Controls, line and paragraph separators, and the controls of bidirectional text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const HIDDEN = /[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g
