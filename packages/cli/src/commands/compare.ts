import {
  type CompareOptions,
  type Comparison,
  compare as compareUrls,
  type Method,
  methods,
  type Verdict,
} from '@waymark/compare'
import { OptionError } from '@waymark/infra/options'
import type { Problem } from '@waymark/infra/problem'
import { BASE_OPTION } from '../base-option.ts'
import type { Call, Command } from '../command.ts'
import { methodOfFamily, readCompareOptions, refuseUnread } from '../compare-options.ts'
import { EXIT, type ExitStatus } from '../exit-status.ts'
import { usageFailure } from '../failure.ts'
import { fold, LEAST_COLUMNS } from '../help.ts'
import type { Io } from '../io.ts'
import { chosenMethods, RULE_OPTIONS } from '../method-options.ts'
import { toJsonText } from '../output/json-text.ts'
import { safeText, shownText } from '../terminal/safe-text.ts'

/** The methods that take a pattern. */
const matching = methods.filter(({ kind }) => kind === 'directional').map(({ name }) => name)
/** A method that cannot be asked without a base URL. */
const resolving = methods.find(({ options }) =>
  options.some(({ name, required }) => name === 'base' && required),
)

export const compare: Command = {
  name: 'compare',
  summary: 'says which methods call two URLs equal, and where the URLs differ',
  synopsis: '[options] <url> <url>',
  description: [
    'Compares two URLs by every published method. For each method it shows the answer, where the two keys first differ, which normalisation rules would make the URLs equal, and what a wrong answer would cost. Methods that need an option, such as a base URL, say so.',
    `Methods that match a pattern run only with --method, and take the pattern as the first operand: ${matching.join(', ')}.`,
  ],
  options: [
    {
      name: 'method',
      value: 'names',
      summary: 'Uses only these methods, separated by commas.',
    },
    ...RULE_OPTIONS,
    BASE_OPTION,
    {
      name: 'options',
      value: 'json',
      summary:
        'Options of the methods as a JSON object, such as {"base": "https://example.com/"}, {"ports": {"coap": 5683}} or {"redirects": {"https://a/": "https://b/"}}.',
    },
    {
      name: 'format',
      value: 'format',
      choices: ['text', 'json'],
      fallback: 'text',
      summary:
        'json prints one object with both URLs, the verdicts, each with its keys and costs, and problems, which says what is wrong with a pattern.',
    },
  ],
  examples: [
    {
      command: "waymark compare 'http://Example.com/%7Ea' http://example.com:80/~a",
      what: 'what all methods say about two URLs',
    },
    {
      command: `waymark compare https://a.example.com/ https://b.example.com/ --method ${methodOfFamily('policy')}`,
      what: 'one method; the exit status is the answer',
    },
    {
      command:
        'waymark compare https://a.example/?utm_source=x https://a.example/ --preset crawler',
      what: 'whether two URLs are one page to a crawler',
    },
    {
      command: `waymark compare ../c /a/c --method ${resolving?.name} --base http://e.com/a/b/d`,
      what: 'two relative references',
    },
  ],
  exitStatuses: {
    0: 'all methods that were chosen say equal; without --method, --preset or --rule the status is always 0',
    1: 'a method that was chosen does not say equal',
  },
  operands: { name: 'url', min: 2, max: 2 },
  run,
}

async function run({ operands, options, io }: Call): Promise<ExitStatus> {
  const [a = '', b = ''] = operands
  const chosen = chosenMethods(options)
  const given = readCompareOptions(options)
  const asked = chosen ?? methods.filter(({ kind }) => kind !== 'directional')
  // The search for rules that would make the URLs equal reads `ports`, whatever the methods.
  const { ports: _, ...others } = given
  refuseUnread(others, asked, methods, options)
  const isJson = options.text('format') === 'json'
  const asking = ask(a, b, chosen, given)
  if (asking instanceof TypeError) {
    const problem = problemIn(asking)
    if (isJson && problem !== null) {
      const told = { a, b, verdicts: [], problems: [problem] }
      io.stdout.write(`${toJsonText(told, 2)}\n`)
      await io.stdout.flush()
    }
    const option = asking instanceof OptionError ? '--options: ' : ''
    throw usageFailure(option + safeText(asking.message, 1000))
  }
  const comparison = asking
  io.stdout.write(
    isJson ? `${toJsonText(toJson(comparison, asked), 2)}\n` : toText(comparison, asked, io),
  )
  const isAnswered = chosen === null || comparison.verdicts.every(({ equal }) => equal === true)
  return isAnswered ? EXIT.clean : EXIT.problems
}

function ask(
  a: string,
  b: string,
  chosen: readonly Method[] | null,
  options: CompareOptions,
): Comparison | TypeError {
  try {
    const suggest = true
    return compareUrls(
      a,
      b,
      chosen === null ? { options, suggest } : { methods: chosen, options, suggest },
    )
  } catch (error) {
    // The package throws a TypeError for a wrong argument, which comes from the command line here.
    if (error instanceof TypeError) return error
    throw error
  }
}

/** What a method says is wrong with its pattern; `null` if the error says it in words only. */
function problemIn({ cause }: TypeError): Problem | null {
  if (typeof cause !== 'object' || cause === null) return null
  return 'code' in cause && 'severity' in cause && 'message' in cause && 'remedy' in cause
    ? // Whatever has these members is a problem: no error of the system has a severity.
      (cause as Problem)
    : null
}

function methodOf(verdict: Verdict, asked: readonly Method[]): Method {
  const method = asked.find(({ name }) => name === verdict.method)
  if (method === undefined) throw new Error(`no method ${verdict.method}`)
  return method
}

function toJson({ a, b, verdicts }: Comparison, asked: readonly Method[]): object {
  return {
    a,
    b,
    verdicts: verdicts.map((verdict) => {
      const { summary, falsePositive, falseNegative, source } = methodOf(verdict, asked)
      return { ...verdict, summary, falsePositive, falseNegative, source }
    }),
    problems: [],
  }
}

function toText({ a, b, verdicts }: Comparison, asked: readonly Method[], io: Io): string {
  const { paint } = io
  const width = Math.max(...verdicts.map(({ method }) => method.length))
  return [
    paint('bold', shownText(a ?? '', 2000)),
    paint('bold', shownText(b, 2000)),
    '',
    ...verdicts.flatMap((verdict) => verdictLines(verdict, asked, width, io)),
    ...fold(countLine(verdicts), io.columns),
    '',
  ].join('\n')
}

function verdictLines(
  verdict: Verdict,
  asked: readonly Method[],
  width: number,
  { paint, columns }: Io,
): string[] {
  const { method, equal, why } = verdict
  const { falsePositive, falseNegative } = methodOf(verdict, asked)
  const answer =
    equal === null
      ? paint('dim', 'no answer')
      : equal
        ? paint('green', 'equal    ')
        : paint('yellow', 'different')
  const isBeside = columns - (width + 15) >= LEAST_COLUMNS
  const indent = ' '.repeat(isBeside ? width + 15 : 6)
  const room = columns - indent.length
  const reasons = fold(safeText(why, 400), room)
  const first = isBeside ? `  ${reasons.shift()}` : ''
  const remedy = remedyLine(verdict)
  const cost = equal === null ? null : `If wrong: ${equal ? falsePositive : falseNegative}`
  return [
    `  ${paint('cyan', method.padEnd(isBeside ? width : 0))}  ${answer}${first}`,
    ...reasons.map((line) => indent + line),
    ...(remedy === null ? [] : fold(remedy, room).map((line) => indent + line)),
    ...(cost === null ? [] : fold(cost, room).map((line) => indent + paint('dim', line))),
    '',
  ]
}

/** The rules that would make the URLs equal and cost least. The JSON has all of them. */
function remedyLine({ remedy = [] }: Verdict): string | null {
  const [cheapest] = remedy
  if (cheapest === undefined) return null
  const others = remedy.filter(
    ({ category, rules }) => category === cheapest.category && rules.length === 1,
  )
  const names =
    cheapest.rules.length === 1
      ? others.map(({ rules }) => rules.join()).join(' or ')
      : cheapest.rules.join(' with ')
  return `Equal after ${names} (${cheapest.category}).`
}

function countLine(verdicts: readonly Verdict[]): string {
  const count = (wanted: boolean | null) => verdicts.filter(({ equal }) => equal === wanted).length
  const unasked = count(null)
  const rest = unasked === 0 ? '' : `, and ${unasked} without an answer because they need --options`
  return `Equal by ${count(true)}, different by ${count(false)}${rest}.`
}
