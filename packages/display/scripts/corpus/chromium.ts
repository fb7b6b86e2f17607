/** What Chromium's tests expect of a domain. */
export interface ChromiumCase {
  /** As in the test: an ASCII domain. */
  readonly input: string
  /** What the location bar shows. */
  readonly shown: string
  readonly result: 'safe' | 'unsafe' | 'invalid'
  /** The line of the case in its file. */
  readonly place: number
  /** The condition of the preprocessor under which the case is compiled. */
  readonly condition?: string
}

interface Token {
  readonly kind: 'string' | 'word' | 'mark'
  readonly text: string
  readonly line: number
  readonly condition: string | undefined
}

const RESULTS: Readonly<Record<string, ChromiumCase['result']>> = {
  kSafe: 'safe',
  kUnsafe: 'unsafe',
  kInvalid: 'invalid',
}

/**
 * Reads the tables of `IDNTestCase` in Chromium's `idn_spoof_checker_unittest.cc`. A case that is safe is shown as its
 * Unicode column says, which can keep some labels in Punycode; every other one is shown as it was put in.
 *
 * @throws {Error} if a table has an entry of another shape, so that no case is left out.
 */
export function readSpoofCases(source: string): readonly ChromiumCase[] {
  const tokens = tokenize(source)
  const cases: ChromiumCase[] = []
  for (let at = 0; at < tokens.length; at++) {
    // const IDNTestCase name[] = {
    if (tokens[at]!.text !== 'IDNTestCase' || tokens[at + 2]?.text !== '[') continue
    for (at += 6; tokens[at]!.text === '{'; ) {
      const [input, unicode, result] = [tokens[at + 1]!, tokens[at + 3]!, tokens[at + 5]!]
      const expected = RESULTS[result.text]
      const isEntry =
        input.kind === 'string' &&
        (unicode.kind === 'string' || unicode.text === 'nullptr') &&
        expected !== undefined &&
        tokens[at + 6]!.text === '}'
      if (!isEntry) throw new Error(`line ${input.line}: not an entry of IDNTestCase`)
      cases.push({
        input: input.text,
        shown: expected === 'safe' ? unicode.text : input.text,
        result: expected,
        place: input.line,
        ...(input.condition !== undefined && { condition: input.condition }),
      })
      at += tokens[at + 7]!.text === ',' ? 8 : 7
    }
  }
  return cases
}

/** Reads the URLs with an IDN host in Chromium's `url_formatter_unittest.cc`, each with the first output after it. */
export function readFormatterCases(source: string): readonly ChromiumCase[] {
  const tokens = tokenize(source).filter(({ kind }) => kind === 'string')
  const cases = new Map<string, ChromiumCase>()
  for (const [at, { text, line }] of tokens.entries()) {
    const input = hostOf(text)
    const output = tokens[at + 1]
    if (input === null || output === undefined) continue
    const shown = hostOf(output.text)
    if (shown === null || cases.has(input)) continue
    cases.set(input, { input, shown, result: 'safe', place: line })
  }
  const labels = (host: string): number => host.split('.').length
  return [...cases.values()].filter(
    ({ input, shown }) =>
      /xn--/.test(input) && labels(input) === labels(shown) && !/^[ -~]*$/.test(shown),
  )
}

/** The names that Chromium's tests take as well known: lines of a list, without comments and markers. */
export function readKnownNames(source: string): readonly string[] {
  return source.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
}

function hostOf(url: string): string | null {
  return /^(?:https?|ftp|file):\/\/(?:[^/@]*@)?([^/:@]+)(?:[:/]|$)/.exec(url)?.[1] ?? null
}

const TOKEN =
  /(?<space>\s+|\/\/.*)|(?<directive>^#.*)|(?:u8?|L)?"(?<string>(?:\\.|[^"\\])*)"|(?<word>\w+)|(?<mark>[\s\S])/gmy

function tokenize(source: string): readonly Token[] {
  const tokens: Token[] = []
  const conditions: string[] = []
  let line = 1
  for (const { 0: all, groups } of source.matchAll(TOKEN)) {
    const { directive, string, word, mark } = groups!
    const condition = conditions.length === 0 ? undefined : conditions.join(' and ')
    const last = tokens.at(-1)
    if (directive !== undefined) enterCondition(conditions, directive)
    else if (string !== undefined && last?.kind === 'string') {
      tokens[tokens.length - 1] = { ...last, text: last.text + unescaped(string) }
    } else if (string !== undefined) {
      tokens.push({ kind: 'string', text: unescaped(string), line, condition })
    } else if (word !== undefined) tokens.push({ kind: 'word', text: word, line, condition })
    else if (mark !== undefined) tokens.push({ kind: 'mark', text: mark, line, condition })
    line += all.split('\n').length - 1
  }
  return tokens
}

function enterCondition(conditions: string[], directive: string): void {
  const [, name, rest] = /^#\s*(\w+)\s*(.*)$/.exec(directive) ?? []
  if (name === 'if' || name === 'ifdef' || name === 'ifndef') conditions.push(rest!)
  else if (name === 'else') conditions.push(`not (${conditions.pop()})`)
  else if (name === 'endif') conditions.pop()
}

const SIMPLE: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }

/** The value of a literal. Bytes of UTF-8 as `\x` are left as code points: no case of a domain has them. */
function unescaped(literal: string): string {
  const code = /\\(?:u(?<u>[\da-f]{4})|U(?<long>[\da-f]{8})|x(?<x>[\da-f]+)|(?<other>[\s\S]))/giu
  return literal.replace(code, (...match) => {
    const { u, long, x, other } = match.at(-1) as Record<string, string | undefined>
    const hex = u ?? long ?? x
    if (hex === undefined) return SIMPLE[other!] ?? other!
    const value = Number.parseInt(hex, 16)
    return value > 0x10ffff ? match[0] : String.fromCodePoint(value)
  })
}
