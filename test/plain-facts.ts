/** Facts that are phrases of the message. */
const PHRASES: ReadonlySet<string> = new Set(
  'advice error expected fault found hint missing reason remedy statement what'.split(' '),
)

const PROSE = /[a-z]\W? \W?[a-z]/i

/** The facts of a problem without its words: what tests compare instead of the message. */
export function plainFacts(data: object | undefined): Readonly<Record<string, unknown>> {
  const facts = Object.entries(data ?? {}).filter(([name, fact]: [string, unknown]) => {
    return !(PHRASES.has(name) && typeof fact === 'string' && PROSE.test(fact))
  })
  return Object.fromEntries(facts)
}

/** Places, codes and facts in one line, without words: `6:1 conditions RewriteCond`. */
export function factLine(
  data: object | undefined,
  ...before: readonly (string | number)[]
): string {
  return [...before, ...Object.values(plainFacts(data)).flat()].join(' ')
}
