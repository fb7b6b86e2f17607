import {
  type AnswerOptions,
  answer,
  type CompareOptions,
  type Comparison,
  compareParts,
  compare as compareUrls,
  groupVerdicts,
  type Method,
  MissingOptionError,
  methods,
} from '@waymark/compare'
import { OptionError } from '@waymark/infra/options'
import type { Problem } from '@waymark/infra/problem'
import { parseUrl } from '@waymark/url-parser'
import { BASE_OPTION } from '../base-option.ts'
import type { Call, Command } from '../command.ts'
import { SUMMARIES } from '../command-names.ts'
import { type ComparisonView, comparisonText, OF_BROWSERS } from '../compare/comparison-text.ts'
import {
  methodOfFamily,
  missingOption,
  readCompareOptions,
  refuseUnread,
} from '../compare-options.ts'
import { EXIT, type ExitStatus, statusOf } from '../exit-status.ts'
import { argumentFailure, Failure, usageFailure, usageFailureOf, verbatim } from '../failure.ts'
import { chosenMethods, RULE_OPTIONS } from '../method-options.ts'
import { optionFault } from '../option-fault.ts'
import { formatOption } from '../output/format-option.ts'
import { toJsonText } from '../output/json-text.ts'
import { say, spoken } from '../speech.ts'
import { SITE_LIST_OPTION } from '../suffix-list-option.ts'
import { drivePathNote } from '../wrong-places.ts'

/** The methods that take a pattern. */
const matching = methods.filter(({ kind }) => kind === 'directional').map(({ name }) => name)
/** A method that cannot be asked without a base URL. */
const resolving = methods.find(({ options }) =>
  options.some(({ name, required }) => name === 'base' && required),
)

export const compare: Command = {
  name: 'compare',
  summary: SUMMARIES.compare,
  synopsis: '[options] <url|-> <url|->',
  description: [
    'Says whether two URLs are the same to a browser, a crawler, a cache, a search engine, an archive, a block list and analytics, and which difference decides. The table shows the parts that differ (≠), and those that are written differently but are the same when parsed or percent-decoded (~). The last lines say which published definitions call the URLs equal, and which normalisation rules would make them equal to a browser.',
    'With --method, only these methods are used. They are grouped by answer and reason, and the last section shows the cost of a wrong answer of each.',
    `Methods that match a pattern run only with --method, and take the pattern as the first operand: ${matching.join(', ')}.`,
  ],
  options: [
    {
      name: 'method',
      value: 'names',
      known: methods.map(({ name }) => name),
      joiner: ',',
      summary:
        'Uses only these methods, separated by commas. May be repeated. `waymark explain --list methods` lists them.',
    },
    ...RULE_OPTIONS,
    BASE_OPTION,
    SITE_LIST_OPTION,
    {
      name: 'options',
      value: 'json',
      summary:
        'Options of the methods as a JSON object, such as {"base": "https://example.com/"}, {"ports": {"coap": 5683}} or {"redirects": {"https://a/": "https://b/"}}.',
    },
    {
      name: 'all',
      summary:
        'Shows the whole table, and every definition with its reason and the cost of a wrong answer.',
    },
    formatOption(
      'json prints one object with both URLs, the answer, their parts and parameters, the verdicts (each with its keys and costs), the groups of verdicts, and the problems of a pattern.',
    ),
  ],
  examples: [
    {
      command: "waymark compare 'http://Example.com/%7Ea' http://example.com:80/~a",
      what: 'for whom two URLs are the same, and where they differ; the exit status is the answer of browsers',
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
    0: `all chosen methods call the URLs equal or, if none is chosen, a browser does (${OF_BROWSERS})`,
    1: 'at least one of these calls them different',
  },
  operands: { name: 'url', min: 2, max: 2, kind: 'urls' },
  run,
}

async function run({ operands, options, io }: Call): Promise<ExitStatus> {
  if (operands.every((operand) => operand === '-')) {
    throw usageFailure('standard input has one URL: give the other as an operand', {
      detail: 'input-twice',
    })
  }
  const [a = '', b = ''] = await Promise.all(
    operands.map(async (operand) =>
      operand === '-' ? await (await import('../input/url-line.ts')).readLine(io) : operand,
    ),
  )
  for (const operand of [a, b]) {
    const note = drivePathNote(operand)
    if (note !== null) {
      io.complain(`waymark compare: ${say('note: {note:phrase}', { note: verbatim(note) })}`)
    }
  }
  const chosen = chosenMethods(options)
  const given = readCompareOptions(options)
  const asked = chosen ?? methods.filter(({ kind }) => kind !== 'directional')
  // The search for rules that would make the URLs equal reads `ports`, whatever the methods.
  const { ports: _, ...others } = given
  refuseUnread(others, asked, methods, options)
  const isJson = options.text('format') === 'json'
  if (isJson && options.isOn('all')) {
    throw usageFailure('--all: for --format text only, and --format {format} always lists all', {
      detail: 'all-for-text',
      format: 'json',
    })
  }
  const asking = ask(a, b, chosen, given)
  if (asking instanceof TypeError) {
    const problem = problemIn(asking)
    if (isJson && problem !== null) {
      const told = {
        a,
        b,
        answer: null,
        ...compareParts(a, b),
        verdicts: [],
        groups: [],
        problems: [problem],
      }
      io.stdout.write(`${toJsonText(told, 2)}\n`)
      await io.stdout.flush()
    }
    if (asking instanceof MissingOptionError) throw new Failure(missingOption(asking), EXIT.usage)
    if (!(asking instanceof OptionError)) {
      throw problem === null
        ? argumentFailure(asking)
        : usageFailureOf(inWords(asking, problem), { ...problem.data, code: problem.code })
    }
    throw usageFailure('--{option}: {message:phrase}', {
      option: 'options',
      message: optionFault(asking),
    })
  }
  const comparison = asking
  const base = given.base === undefined ? null : parseUrl(given.base)
  const parts = compareParts(a, b, base)
  const isFull = options.isOn('all')
  const view = {
    methods: asked,
    answer: chosen === null ? answer(a, b, answerOptions(given)) : null,
    isFull,
    parts,
    base,
  }
  io.stdout.write(
    isJson ? `${toJsonText(toJson(comparison, view), 2)}\n` : comparisonText(comparison, view, io),
  )
  const decisive = comparison.verdicts.filter(
    ({ method }) => chosen !== null || method === OF_BROWSERS,
  )
  return statusOf({ isDifferent: !decisive.every(({ equal }) => equal === true) })
}

/** The options that the answer reads, of those of all methods. */
function answerOptions({
  base,
  noVarySearch,
  profile,
  publicSuffixList,
}: CompareOptions): AnswerOptions {
  return {
    ...(base === undefined ? {} : { base }),
    ...(noVarySearch === undefined ? {} : { noVarySearch }),
    ...(profile === undefined ? {} : { profile }),
    ...(publicSuffixList === undefined ? {} : { publicSuffixList }),
  }
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

/** The same words in English, and in other languages those of the problem. */
function inWords({ message }: TypeError, problem: Problem): string {
  const told = spoken().problem(problem)
  return told === problem ? message : told.message
}

/** What a method says is wrong with its pattern; `null` if the error says it in words only. */
function problemIn({ cause }: TypeError): Problem | null {
  if (typeof cause !== 'object' || cause === null) return null
  return 'code' in cause && 'severity' in cause && 'message' in cause && 'remedy' in cause
    ? // Whatever has these members is a problem: no error of the system has a severity.
      (cause as Problem)
    : null
}

function toJson(
  { a, b, verdicts }: Comparison,
  { methods: asked, answer: said, parts }: Pick<ComparisonView, 'methods' | 'answer' | 'parts'>,
): object {
  return {
    a,
    b,
    answer: said,
    ...parts,
    verdicts: verdicts.map((verdict, at) => {
      const { summary, falsePositive, falseNegative, source } = asked[at]!
      return { ...verdict, summary, falsePositive, falseNegative, source }
    }),
    groups: groupVerdicts(verdicts),
    problems: [],
  }
}
