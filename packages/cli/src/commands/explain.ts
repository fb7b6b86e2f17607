import { type Method, methods } from '@waymark/compare'
import { suggestSome } from '@waymark/infra/internal'
import type { ProblemEntry } from '@waymark/infra/problem'
import { type NormalizeOptions, type Preset, presets, type Rule, rules } from '@waymark/normalize'
import { writeRuleText } from '@waymark/normalize/rule-file'
import { findTrackingParameter, type TrackingParameter } from '@waymark/normalize/tracking-params'
import { catalogues, findProblem, problems } from '@waymark/problems'
import type { Call, Command } from '../command.ts'
import { SUMMARIES } from '../command-names.ts'
import { EXIT, type ExitStatus } from '../exit-status.ts'
import { usageFailure } from '../failure.ts'
import { fold } from '../help.ts'
import type { Io } from '../io.ts'
import type { Language } from '../languages/localized.ts'
import { chosenLanguage } from '../languages.ts'
import { lintGroups, lintGroupText, rulesOfGroup, type Texts } from '../lint-group.ts'
import { formatOption } from '../output/format-option.ts'
import { toJsonText } from '../output/json-text.ts'
import { type ProblemLanguage, problemLanguage } from '../problem-languages.ts'
import { problemText } from '../problem-text.ts'
import { describeRuleOption } from '../rule-option.ts'
import { safeText, shownText } from '../terminal/safe-text.ts'
import { paragraph, section } from '../terminal/section.ts'
import { trackingText } from '../tracking-text.ts'

const allPresets = Object.values(presets)

/** For the examples. */
const aCode = problems.find(({ severity }) => severity === 'warning')?.code
const aPreset = Object.keys(presets)[0]
const aRule = rules.find(({ category }) => category === 'usually-preserves')?.name

export const explain: Command = {
  name: 'explain',
  summary: SUMMARIES.explain,
  synopsis: '[options] <code|rule|preset|method|group|parameter>',
  description: [
    'Explains any code that a command reports: the cause, what to do, the source, and examples. Also explains normalisation rules (waymark rules lists them), presets (waymark rules --presets), comparison methods (waymark compare shows them), groups of lint rules (the severities of waymark lint name them) and tracking parameters (waymark rules --tracking).',
  ],
  options: [
    {
      name: 'list',
      summary:
        'Lists everything that can be explained, each with a summary; but not groups, and not the tracking parameters, which have a list of their own.',
    },
    formatOption(
      'json prints one object, whose member entry is problem, rule, preset, method, group or parameter; with --list, or for a name that a preset and a method share, an array.',
    ),
  ],
  examples: [
    { command: `waymark explain ${aCode}`, what: 'what a code in a report means' },
    { command: `waymark explain ${aRule}`, what: 'what a rule does, and what it may break' },
    {
      command: `waymark explain ${aPreset}`,
      what: 'which rules a preset runs, with which options',
    },
    {
      command: 'waymark explain fbclid',
      what: 'who says that a parameter tracks, and what breaks without it',
    },
    { command: 'waymark explain --list', what: 'all codes, rules, presets and methods' },
    {
      command: `waymark explain ${aRule} --lang ru`,
      what: 'a rule in Russian',
    },
    {
      command: `waymark explain ${aCode} --lang ja`,
      what: 'a code in Japanese',
    },
  ],
  exitStatuses: { 0: 'the output was printed', 1: null, 74: 'the output could not be written' },
  isConfigurable: false,
  operands: { name: 'name', min: 0, max: 1, words: allNames() },
  run,
}

async function run({ operands, options, io }: Call): Promise<ExitStatus> {
  const [name] = operands
  const language = await chosenLanguage(options)
  const texts = { language, problems: await problemLanguage(language.tag) }
  const isJson = options.text('format') === 'json'
  if (options.isOn('list')) {
    if (name !== undefined) throw usageFailure('--list takes no name')
    io.stdout.write(isJson ? `${toJsonText(listed(texts), 2)}\n` : listText(listed(texts), io))
    return EXIT.clean
  }
  if (name === undefined) {
    throw usageFailure(
      'give a code, a rule, a preset, a method, a group of lint rules or a tracking parameter; --list lists them all, except groups and parameters',
    )
  }
  const found = explained(name, texts)
  if (found.length === 0) throw unknownName(name)
  const entries = found.map(({ entry, data }) => ({ entry, ...data }))
  io.stdout.write(
    isJson
      ? `${toJsonText(entries.length === 1 ? entries[0] : entries, 2)}\n`
      : found.map(({ text }) => text(io)).join('\n'),
  )
  return EXIT.clean
}

/** What can be explained, but for the tracking parameters. */
function allNames(): readonly string[] {
  const named = [...rules, ...allPresets, ...methods].map(({ name }) => name)
  return [...new Set([...problems.map(({ code }) => code), ...named, ...lintGroups])]
}

/** An entry that has the name, as data and as text. */
interface Explained {
  readonly entry: ListItem['entry'] | 'group' | 'parameter'
  readonly data: object
  text(io: Io): string
}

/** What has a name: a preset and a method may share one. */
function explained(name: string, texts: Texts): readonly Explained[] {
  const { language } = texts
  const rule = rules.find((candidate) => candidate.name === name)
  const preset = allPresets.find((candidate) => candidate.name === name)
  const method = methods.find((candidate) => candidate.name === name)
  const problem = findProblem(name)
  // A group that has the name of a rule has no other rules.
  const group = rulesOfGroup(name)
  const parameter = findTrackingParameter(name)
  return [
    ...(rule === undefined ? [] : [explainedRule(rule, language)]),
    ...(preset === undefined ? [] : [explainedPreset(preset, language)]),
    ...(method === undefined ? [] : [explainedMethod(method, language)]),
    ...(problem === null ? [] : [explainedProblem(problem, texts.problems)]),
    ...(group.length === 0 || problem !== null ? [] : [explainedGroup(name, group, texts)]),
    ...(parameter === null ? [] : [explainedParameter(parameter, language)]),
  ]
}

function explainedProblem(
  problem: ProblemEntry,
  { problem: localize, labels }: ProblemLanguage,
): Explained {
  const data = localize(problem)
  return { entry: 'problem', data, text: (io) => problemText(data, labels, io) }
}

function explainedRule(rule: Rule, language: Language): Explained {
  const data = language.rule(rule)
  return { entry: 'rule', data, text: (io) => ruleText(data, language, io) }
}

function explainedPreset(preset: Preset, language: Language): Explained {
  const localized = language.preset(preset)
  const { canonicalizer: _, ...data } = localized
  return {
    entry: 'preset',
    data: { ...data, rules: data.rules.map((rule) => rule.name) },
    text: (io) => presetText(localized, language, io),
  }
}

function explainedMethod(method: Method, language: Language): Explained {
  const data = language.method(method)
  return { entry: 'method', data, text: (io) => methodText(data, language, io) }
}

function explainedGroup(name: string, group: readonly ProblemEntry[], texts: Texts): Explained {
  return {
    entry: 'group',
    data: { name, rules: group.map(({ code }) => code) },
    text: (io) => lintGroupText(name, group, texts, io),
  }
}

function explainedParameter(parameter: TrackingParameter, language: Language): Explained {
  const data = language.parameter(parameter)
  return {
    entry: 'parameter',
    data,
    text: (io) => trackingText(data, language, io),
  }
}

/** An entry of the list. */
interface ListItem {
  readonly entry: 'problem' | 'rule' | 'preset' | 'method'
  readonly name: string
  /** The heading that it is listed under. */
  readonly group: string
  readonly summary: string
}

function listed({ language, problems: { catalogue, labels } }: Texts): readonly ListItem[] {
  const { lists } = language.labels
  return [
    ...catalogues.map(catalogue).flatMap(({ title, entries }) =>
      entries.map(({ code, summary }) => {
        return { entry: 'problem', name: code, group: labels.group(title), summary } as const
      }),
    ),
    ...rules.map((rule) => {
      const { name, summary } = language.rule(rule)
      return { entry: 'rule', name, group: lists.rules, summary } as const
    }),
    ...allPresets.map((preset) => {
      const { name, summary } = language.preset(preset)
      return { entry: 'preset', name, group: lists.presets, summary } as const
    }),
    ...methods.map((method) => {
      const { name, summary } = language.method(method)
      return { entry: 'method', name, group: lists.methods, summary } as const
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
    ...[...rules, ...allPresets, ...methods].map((entry) => entry.name),
    ...lintGroups,
  ]
  const near = suggestSome(name, [...new Set(names)])
  return near.length === 0
    ? usageFailure(
        'no code, rule, preset, method, group or tracking parameter is called {name:quote80}: waymark explain --list lists them all',
        { name },
      )
    : usageFailure(
        'no code, rule, preset, method, group or tracking parameter is called {name:quote80}: did you mean {near,or}?',
        { name, near },
      )
}

function ruleText(rule: Rule, language: Language, io: Io): string {
  const { paint } = io
  const { labels } = language
  const { name, category, summary, source, options, examples } = rule
  const where = rule.applyToUri === undefined ? labels.onRecords : labels.onRecordsAndUris
  return [
    `${paint('bold', name)}  ${paint('dim', labels.kindOf([labels.rule, language.category(category)]))}`,
    '',
    ...paragraph(summary, io),
    ...paragraph(rule.explain, io),
    ...paragraph(where, io),
    ...(rule.settledByParser === true ? paragraph(labels.settledByParser, io) : []),
    '',
    ...section(
      labels.options,
      options.map((option) => describeRuleOption(option, language)),
      io,
    ),
    ...section(
      labels.examples,
      examples.map(([input, output, given]) =>
        [
          `${shown(input)} ${input === output ? labels.isUnchanged : `-> ${shown(output)}`}`,
          ...asOnCommandLine(rule, given).map(labels.given),
        ].join(' '),
      ),
      io,
    ),
    `${paint('bold', labels.source)}  ${source}`,
    '',
  ].join('\n')
}

/** The options of an example of a rule, as the command line takes them. */
function asOnCommandLine(rule: Rule, given: NormalizeOptions | undefined): string[] {
  if (given === undefined) return []
  const { model, ...options } = given
  const named = Object.keys(options).length === 0 ? [] : [`--rule '${ruleWith(rule, options)}'`]
  const words = [...named, ...(model === undefined ? [] : [`--model ${model}`])]
  return [safeText(words.join(' '), 1000)]
}

function presetText(preset: Preset, language: Language, io: Io): string {
  const { paint } = io
  const { name, summary, explain, caution, options, schemes, canonicalizer } = preset
  const { labels } = language
  const { model, ...ruleOptions } = options
  const where = model === 'rfc3986' ? labels.onStrings : labels.onParsedUrls
  return [
    `${paint('bold', name)}  ${paint('dim', labels.preset)}`,
    '',
    ...paragraph(summary, io),
    ...(explain === undefined ? [] : paragraph(explain, io)),
    ...paragraph(canonicalizer === undefined ? where : labels.isProcedure, io),
    ...(schemes === undefined ? [] : paragraph(labels.takesOnly(schemes), io)),
    '',
    ...section(labels.caution, caution === undefined ? [] : [caution], io),
    ...section(
      labels.rules,
      preset.rules.map(
        (rule) =>
          `${ruleWith(rule, ruleOptions)}  ${paint('dim', language.category(rule.category))}`,
      ),
      io,
    ),
  ].join('\n')
}

/** A rule with those of some options that it reads, as --rule takes it. */
function ruleWith({ name, options }: Rule, given: NormalizeOptions): string {
  const own = Object.entries(given).filter(([option]) =>
    options.some((candidate) => candidate.name === option),
  )
  return writeRuleText(name, Object.fromEntries(own))
}

function methodText(method: Method, language: Language, io: Io): string {
  const { paint } = io
  const { labels } = language
  const { name, kind, family, summary, source, options, examples } = method
  return [
    `${paint('bold', name)}  ${paint('dim', labels.kindOf([labels.method, language.family(family), labels.kinds[kind]]))}`,
    '',
    ...paragraph(summary, io),
    ...paragraph(method.explain, io),
    '',
    ...section(
      labels.cost,
      [
        labels.falsePositive(method.falsePositive),
        labels.falseNegative(method.falseNegative),
        labels.without(method.without),
      ],
      io,
    ),
    ...section(
      labels.options,
      options.map(
        (option) => `${option.name}${option.required ? labels.required : ''}: ${option.summary}`,
      ),
      io,
    ),
    ...section(
      labels.examples,
      examples.map(([a, b, equal, given]) =>
        [
          labels.pair(a === null ? null : shown(a), shown(b)),
          equal ? labels.equal : labels.different,
          ...asObject(given).map(labels.given),
        ].join(' '),
      ),
      io,
    ),
    `${paint('bold', labels.source)}  ${source}`,
    '',
  ].join('\n')
}

function shown(text: string): string {
  return shownText(text, 1000)
}

/** The options of an example as an object, as --options and programs take them. */
function asObject(options: object | undefined): string[] {
  return options === undefined ? [] : [safeText(JSON.stringify(options), 1000)]
}
