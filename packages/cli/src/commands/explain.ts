import { localizeMethod, type Method, methods } from '@waymark/compare'
import { suggest } from '@waymark/infra/options'
import type { ProblemEntry, ProblemExample } from '@waymark/infra/problem'
import { localizeRule, type Rule, rules } from '@waymark/normalize'
import { catalogues, findProblem, problems } from '@waymark/problems'
import type { Call, Command } from '../command.ts'
import { EXIT, type ExitStatus } from '../exit-status.ts'
import { usageFailure } from '../failure.ts'
import { fold } from '../help.ts'
import type { Io } from '../io.ts'
import { chosenTexts, LANGUAGE_OPTION, type Texts } from '../languages.ts'
import { toJsonText } from '../output/json-text.ts'
import { describeRuleOption } from '../rule-option.ts'
import { quoted, safeText, shownText } from '../terminal/safe-text.ts'

/** For the examples. */
const aCode = problems.find(({ severity }) => severity === 'warning')?.code
const aRule = rules.find(({ category }) => category === 'usually-preserves')?.name

export const explain: Command = {
  name: 'explain',
  summary: 'explains a problem, a normalisation rule or a comparison method',
  synopsis: '[options] <code|rule|method>',
  description: [
    'Explains any code that a command reports: the cause, what to do, the source, and examples. Also explains normalisation rules (waymark rules lists them) and comparison methods (waymark compare shows them).',
  ],
  options: [
    {
      name: 'list',
      summary: 'Lists everything that can be explained, each with a summary.',
    },
    LANGUAGE_OPTION,
    {
      name: 'format',
      value: 'format',
      choices: ['text', 'json'],
      fallback: 'text',
      summary:
        'json prints one object, whose member entry is problem, rule or method; with --list, an array.',
    },
  ],
  examples: [
    { command: `waymark explain ${aCode}`, what: 'what a code in a report means' },
    { command: `waymark explain ${aRule}`, what: 'what a rule does, and what it may break' },
    { command: 'waymark explain --list', what: 'all codes, rules and methods' },
    {
      command: `waymark explain ${aRule} --lang ru`,
      what: 'a rule in Russian',
    },
  ],
  exitStatuses: { 0: 'the output was printed', 1: null, 74: 'the output could not be written' },
  operands: { name: 'name', min: 0, max: 1 },
  run,
}

async function run({ operands, options, io }: Call): Promise<ExitStatus> {
  const [name] = operands
  const texts = chosenTexts(options)
  const isJson = options.text('format') === 'json'
  if (options.isOn('list')) {
    if (name !== undefined) throw usageFailure('--list takes no name')
    io.stdout.write(isJson ? `${toJsonText(listed(texts), 2)}\n` : listText(listed(texts), io))
    return EXIT.clean
  }
  if (name === undefined) {
    throw usageFailure('give a code, a rule or a method; --list lists them all')
  }
  const rule = rules.find((candidate) => candidate.name === name)
  const method = methods.find((candidate) => candidate.name === name)
  const problem = findProblem(name)
  if (rule !== undefined) {
    const entry = texts === null ? rule : localizeRule(rule, texts.ofRules)
    io.stdout.write(isJson ? toJson('rule', entry) : ruleText(entry, texts, io))
  } else if (method !== undefined) {
    const entry = texts === null ? method : localizeMethod(method, texts.ofMethods)
    io.stdout.write(isJson ? toJson('method', entry) : methodText(entry, texts, io))
  } else if (problem !== null) {
    io.stdout.write(isJson ? toJson('problem', problem) : problemText(problem, io))
  } else throw unknownName(name)
  return EXIT.clean
}

/** An entry of the list. */
interface ListItem {
  readonly entry: 'problem' | 'rule' | 'method'
  readonly name: string
  /** The heading that it is listed under. */
  readonly group: string
  readonly summary: string
}

function listed(texts: Texts | null): readonly ListItem[] {
  const localRules = texts === null ? rules : rules.map((rule) => localizeRule(rule, texts.ofRules))
  const localMethods =
    texts === null ? methods : methods.map((method) => localizeMethod(method, texts.ofMethods))
  return [
    ...catalogues.flatMap(({ title, entries }) =>
      entries.map(({ code, summary }) => {
        return { entry: 'problem', name: code, group: `Problems: ${title}`, summary } as const
      }),
    ),
    ...localRules.map(({ name, summary }) => {
      return { entry: 'rule', name, group: 'Normalisation rules', summary } as const
    }),
    ...localMethods.map(({ name, summary }) => {
      return { entry: 'method', name, group: 'Comparison methods', summary } as const
    }),
  ]
}

function listText(items: readonly ListItem[], { paint, columns }: Io): string {
  const groups = [...new Set(items.map(({ group }) => group))]
  return groups
    .flatMap((group) => [
      paint('bold', group),
      ...items
        .filter((item) => item.group === group)
        .flatMap(({ name, summary }) => [
          `  ${paint('cyan', name)}`,
          ...fold(summary, columns - 6).map((line) => `      ${line}`),
        ]),
      '',
    ])
    .join('\n')
}

function unknownName(name: string): Error {
  const names = [
    ...problems.map(({ code }) => code),
    ...[...rules, ...methods].map((entry) => entry.name),
  ]
  const near = suggest(name, names)
  const advice = near === null ? 'waymark explain --list lists them all' : `did you mean ${near}?`
  return usageFailure(`no code, rule or method is called ${quoted(name, 80)}: ${advice}`)
}

/** The member is `entry` because a method already has a `kind`. */
function toJson(entry: ListItem['entry'], data: Rule | Method | ProblemEntry): string {
  return `${toJsonText({ entry, ...data }, 2)}\n`
}

function ruleText(rule: Rule, texts: Texts | null, io: Io): string {
  const { paint } = io
  const { name, category, summary, source, options, examples } = rule
  const where =
    rule.applyToUri === undefined
      ? 'Applies only to URL records of the URL Standard.'
      : 'Applies to URL records of the URL Standard and to URIs as they are written (RFC 3986).'
  return [
    `${paint('bold', name)}  ${paint('dim', `rule, ${texts?.ofRules.categories[category] ?? category}`)}`,
    '',
    ...paragraph(summary, io),
    ...paragraph(rule.explain, io),
    ...paragraph(where, io),
    ...(rule.settledByParser === true
      ? paragraph('Parsing by the URL Standard already does this.', io)
      : []),
    '',
    ...section('Options', options.map(describeRuleOption), io),
    ...section(
      'Examples',
      examples.map(([input, output, given]) =>
        [
          `${shown(input)} ${input === output ? 'is unchanged' : `-> ${shown(output)}`}`,
          ...withOptions(given),
        ].join(' '),
      ),
      io,
    ),
    `${paint('bold', 'Source')}  ${source}`,
    '',
  ].join('\n')
}

const KINDS: Readonly<Record<Method['kind'], string>> = {
  symmetric: 'an equivalence',
  pairwise: 'compares two URLs, but is not an equivalence',
  directional: 'matches a URL against a pattern, given first',
  application: 'left to the application',
}

function methodText(method: Method, texts: Texts | null, io: Io): string {
  const { paint } = io
  const { name, kind, family, summary, source, options, examples } = method
  return [
    `${paint('bold', name)}  ${paint('dim', `method, ${texts?.ofMethods.families[family] ?? family}, ${KINDS[kind]}`)}`,
    '',
    ...paragraph(summary, io),
    ...paragraph(method.explain, io),
    '',
    ...section(
      'Cost',
      [
        `A false positive: ${method.falsePositive}`,
        `A false negative: ${method.falseNegative}`,
        `No answer: ${method.without}`,
      ],
      io,
    ),
    ...section(
      'Options',
      options.map(
        (option) => `${option.name}${option.required ? ', required' : ''}: ${option.summary}`,
      ),
      io,
    ),
    ...section(
      'Examples',
      examples.map(([a, b, equal, given]) =>
        [
          `${a === null ? 'no pattern' : shown(a)} and ${shown(b)}:`,
          equal ? 'equal' : 'different',
          ...withOptions(given),
        ].join(' '),
      ),
      io,
    ),
    `${paint('bold', 'Source')}  ${source}`,
    '',
  ].join('\n')
}

function problemText(problem: ProblemEntry, io: Io): string {
  const { paint } = io
  const { code, severity, summary, explanation, remedy, source, examples } = problem
  return [
    `${paint('bold', code)}  ${paint('dim', severity)}`,
    '',
    ...paragraph(summary, io),
    ...paragraph(explanation, io),
    '',
    ...section('What to do', [remedy], io),
    ...section('Fixed by validate --fix', fixLines(problem), io),
    ...section('Examples', examples.flatMap(exampleLines), io),
    `${paint('bold', 'Source')}  ${source}`,
    '',
  ].join('\n')
}

function fixLines({ fixed, notFixed }: ProblemEntry): string[] {
  if (fixed === undefined && notFixed === undefined) return []
  return [fixed ?? 'Never.', ...(notFixed === undefined ? [] : [notFixed])]
}

function exampleLines({ wrong, right, given }: ProblemExample): string[] {
  return [
    `wrong: ${shown(wrong)}${given === undefined ? '' : ` (given: ${safeText(given, 1000)})`}`,
    ...(right === undefined ? [] : [`right: ${shown(right)}`]),
  ]
}

function paragraph(text: string, { columns }: Io): string[] {
  return fold(text, columns)
}

function section(title: string, lines: readonly string[], { paint, columns }: Io): string[] {
  if (lines.length === 0) return []
  const folded = lines.flatMap((line) =>
    fold(line, columns - 4).map((part, index) => (index === 0 ? `  ${part}` : `    ${part}`)),
  )
  return [paint('bold', title), ...folded, '']
}

function shown(text: string): string {
  return shownText(text, 1000)
}

function withOptions(options: object | undefined): string[] {
  return options === undefined ? [] : [`with ${safeText(JSON.stringify(options), 1000)}`]
}
