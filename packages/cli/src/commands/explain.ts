import { type Method, methods } from '@waymark/compare'
import { localizeRule, type Rule, type RuleTexts, rules } from '@waymark/normalize'
import type { Call, Command } from '../command.ts'
import { EXIT, type ExitStatus } from '../exit-status.ts'
import { usageFailure } from '../failure.ts'
import { fold } from '../help.ts'
import type { Io } from '../io.ts'
import { chosenTexts, LANGUAGE_OPTION } from '../languages.ts'
import { toJsonText } from '../output/json-text.ts'
import { describeRuleOption } from '../rule-option.ts'
import { suggest } from '../suggestion.ts'
import { quoted, safeText } from '../terminal/safe-text.ts'

export const explain: Command = {
  name: 'explain',
  summary: 'explains one rule of normalisation or one method of comparison',
  synopsis: '[options] <rule|method>',
  description: [
    'Says what it does and why, what it costs, where it comes from, which options it reads, and shows examples. The names are those that waymark rules lists, and those that waymark compare shows.',
  ],
  options: [
    LANGUAGE_OPTION,
    {
      name: 'format',
      value: 'format',
      choices: ['text', 'json'],
      fallback: 'text',
      summary:
        'json gives the entry of the catalogue as one object, whose entry says rule or method.',
    },
  ],
  examples: [
    { command: 'waymark explain sort-query', what: 'what sorting the query may break' },
    { command: 'waymark explain same-site', what: 'when two URLs are of one site' },
    {
      command: 'waymark explain trailing-slash --lang ru',
      what: 'a rule, as far as there are texts in Russian',
    },
  ],
  exitStatuses: { 0: 'it was printed', 1: null, 74: 'the output could not be written' },
  operands: { name: 'name', min: 1, max: 1 },
  run,
}

async function run({ operands, options, io }: Call): Promise<ExitStatus> {
  const [name = ''] = operands
  const texts = chosenTexts(options)
  const isJson = options.text('format') === 'json'
  const found = rules.find((candidate) => candidate.name === name)
  if (found !== undefined) {
    const rule = texts === null ? found : localizeRule(found, texts)
    io.stdout.write(isJson ? toJson('rule', rule) : ruleText(rule, texts, io))
    return EXIT.clean
  }
  const method = methods.find((candidate) => candidate.name === name)
  if (method === undefined) throw unknownName(name)
  io.stdout.write(isJson ? toJson('method', method) : methodText(method, io))
  return EXIT.clean
}

function unknownName(name: string): Error {
  const near = suggest(
    name,
    [...rules, ...methods].map((entry) => entry.name),
  )
  const advice =
    near === null
      ? 'waymark rules lists the rules, and waymark compare shows the methods'
      : `did you mean ${near}?`
  return usageFailure(`no rule and no method ${quoted(name, 80)}: ${advice}`)
}

/** A method has a `kind` of its own, which tells how it compares. */
function toJson(entry: 'rule' | 'method', data: Rule | Method): string {
  return `${toJsonText({ entry, ...data }, 2)}\n`
}

function ruleText(rule: Rule, texts: RuleTexts | null, io: Io): string {
  const { paint } = io
  const { name, category, summary, source, options, examples } = rule
  const where =
    rule.applyToUri === undefined
      ? 'Runs on records of the URL Standard only.'
      : 'Runs on records of the URL Standard and on texts as they are written.'
  return [
    `${paint('bold', name)}  ${paint('dim', `rule, ${texts?.categories[category] ?? category}`)}`,
    '',
    ...paragraph(summary, io),
    ...paragraph(rule.explain, io),
    ...paragraph(where, io),
    ...(rule.settledByParser === true
      ? paragraph('Whoever parses by the URL Standard has done this already.', io)
      : []),
    '',
    ...section('Options', options.map(describeRuleOption), io),
    ...section(
      'Examples',
      examples.map(([input, output, given]) =>
        [
          `${shown(input)} ${input === output ? 'stays as it is' : `-> ${shown(output)}`}`,
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
  directional: 'a match of a pattern, the first, and a URL',
  application: 'left to the application',
}

function methodText(method: Method, io: Io): string {
  const { paint } = io
  const { name, kind, family, summary, source, options, examples } = method
  return [
    `${paint('bold', name)}  ${paint('dim', `method, ${family}, ${KINDS[kind]}`)}`,
    '',
    ...paragraph(summary, io),
    ...paragraph(method.explain, io),
    '',
    ...section(
      'Cost',
      [
        `A false equal: ${method.falseEqual}`,
        `A false different: ${method.falseDifferent}`,
        `Without an answer: ${method.without}`,
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

/** An empty text would not be seen. */
function shown(text: string): string {
  return text === '' ? '(empty)' : safeText(text, 1000)
}

function withOptions(options: object | undefined): string[] {
  return options === undefined ? [] : [`with ${safeText(JSON.stringify(options), 1000)}`]
}
