import { type Method, methods } from '@waymark/compare'
import { suggestSome } from '@waymark/infra/internal'
import type { ProblemEntry } from '@waymark/infra/problem'
import { type NormalizeOptions, type Preset, presets, type Rule, rules } from '@waymark/normalize'
import { writeRuleText } from '@waymark/normalize/rule-file'
import {
  findTrackingParameters,
  TRACKING_PARAMETERS,
  type TrackingParameter,
} from '@waymark/normalize/tracking-params'
import { findProblem, problems } from '@waymark/problems'
import type { Call, Command } from '../command.ts'
import { SUMMARIES } from '../command-names.ts'
import { EXIT, type ExitStatus } from '../exit-status.ts'
import { ENTRY_LISTS } from '../explain/entry-lists.ts'
import { usageFailure, verbatim } from '../failure.ts'
import type { Io } from '../io.ts'
import { lintGroups, lintGroupText, rulesOfGroup } from '../lint-group.ts'
import { formatOption } from '../output/format-option.ts'
import { toJsonText } from '../output/json-text.ts'
import { problemText } from '../problem-text.ts'
import { describeRuleOption } from '../rule-option.ts'
import { say, spoken } from '../speech.ts'
import { safeText, shownText } from '../terminal/safe-text.ts'
import { paragraph, section } from '../terminal/section.ts'
import { trackingText } from '../tracking-text.ts'

const LISTS = Object.keys(ENTRY_LISTS)

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
    'Explains any code that a command reports: the cause, what to do, the source, and examples. Also explains normalisation rules, presets, comparison methods, tracking parameters, and groups of lint rules (for --severity of waymark lint). --list lists all of one kind; groups have no list.',
    'Normalisation rules are listed in the order in which they run, each with its category and the options that it reads. The categories are: preserves (by the standards, the URL still identifies the same resource), usually-preserves (true for nearly every server), changes (use it only for sites that you know). A preset is listed with its rules; a tracking parameter with its vendor, how certain it is that it tracks, and where it is removed.',
  ],
  options: [
    {
      name: 'list',
      value: 'what',
      choices: LISTS,
      summary: 'Lists all of one kind instead, each with a summary.',
    },
    formatOption(
      'json prints one object, whose member entry is problem, rule, preset, method, group or parameter. It prints an array with --list, and for a name that several entries share.',
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
    { command: 'waymark explain --list rules', what: 'all normalisation rules' },
    {
      command:
        'waymark explain --list rules --format json | jq -r \'.[] | select(.category == "preserves") | .name\'',
      what: 'the names of the rules that preserve meaning',
    },
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
  const isJson = options.text('format') === 'json'
  const kind = options.text('list')
  if (kind !== null) {
    if (name !== undefined)
      throw usageFailure('--list {list} takes no name', { detail: 'list-and-name', list: kind })
    const data = isJson ? LISTED[kind]!().map(asData) : []
    io.stdout.write(isJson ? `${toJsonText(data, 2)}\n` : ENTRY_LISTS[kind]!(io))
    return EXIT.clean
  }
  if (name === undefined) {
    throw usageFailure(
      'give a code, a rule, a preset, a method, a group of lint rules or a tracking parameter; --list lists {lists,list}',
      { detail: 'no-name', lists: LISTS },
    )
  }
  const found = explained(name)
  if (found.length === 0) throw unknownName(name)
  const entries = found.map(asData)
  io.stdout.write(
    isJson
      ? `${toJsonText(entries.length === 1 ? entries[0] : entries, 2)}\n`
      : found.map(({ text }) => text(io)).join('\n'),
  )
  return EXIT.clean
}

function asData({ entry, data }: Explained): object {
  return { entry, ...data }
}

/** The entries of each list. */
const LISTED: Readonly<Record<string, () => readonly Explained[]>> = {
  codes: () => problems.map(explainedProblem),
  rules: () => rules.map(explainedRule),
  presets: () => allPresets.map(explainedPreset),
  methods: () => methods.map(explainedMethod),
  parameters: () => TRACKING_PARAMETERS.map(explainedParameter),
}

/** The names that `explain` takes, without those of tracking parameters. */
function allNames(): readonly string[] {
  const named = [...rules, ...allPresets, ...methods].map(({ name }) => name)
  return [...new Set([...problems.map(({ code }) => code), ...named, ...lintGroups])]
}

/** An entry that has the name, as data and as text. */
interface Explained {
  readonly entry: 'problem' | 'rule' | 'preset' | 'method' | 'group' | 'parameter'
  readonly data: object
  text(io: Io): string
}

/** All entries with a name: a preset and a method may share one. */
function explained(name: string): readonly Explained[] {
  const rule = rules.find((candidate) => candidate.name === name)
  const preset = allPresets.find((candidate) => candidate.name === name)
  const method = methods.find((candidate) => candidate.name === name)
  const problem = findProblem(name)
  // A group that has the name of a rule has no other rules.
  const group = rulesOfGroup(name)
  return [
    ...(rule === undefined ? [] : [explainedRule(rule)]),
    ...(preset === undefined ? [] : [explainedPreset(preset)]),
    ...(method === undefined ? [] : [explainedMethod(method)]),
    ...(problem === null ? [] : [explainedProblem(problem)]),
    ...(group.length === 0 || problem !== null ? [] : [explainedGroup(name, group)]),
    ...findTrackingParameters(name).map(explainedParameter),
  ]
}

const MEMBERS: ReadonlySet<string> = new Set<keyof ProblemEntry>([
  'code',
  'severity',
  'summary',
  'explanation',
  'remedy',
  'source',
  'examples',
  'causedBy',
  'fixed',
  'notFixed',
  'isFixUnsafe',
])

function explainedProblem(problem: ProblemEntry): Explained {
  const entry = spoken().entry('problems', problem)
  // A catalogue may have more, for its own package.
  const data = Object.fromEntries(Object.entries(entry).filter(([name]) => MEMBERS.has(name)))
  return { entry: 'problem', data, text: (io) => problemText(entry, io) }
}

function explainedRule(rule: Rule): Explained {
  const data = spoken().entry('rules', rule)
  return { entry: 'rule', data, text: (io) => ruleText(data, io) }
}

function explainedPreset(preset: Preset): Explained {
  const localized = spoken().entry('presets', preset)
  const { canonicalizer: _, ...data } = localized
  return {
    entry: 'preset',
    data: { ...data, rules: data.rules.map((rule) => rule.name) },
    text: (io) => presetText(localized, io),
  }
}

function explainedMethod(method: Method): Explained {
  const data = spoken().entry('methods', method)
  return { entry: 'method', data, text: (io) => methodText(data, io) }
}

function explainedGroup(name: string, group: readonly ProblemEntry[]): Explained {
  return {
    entry: 'group',
    data: { name, rules: group.map(({ code }) => code) },
    text: (io) => lintGroupText(name, group, io),
  }
}

function explainedParameter(parameter: TrackingParameter): Explained {
  const { ifRemoved, reason } = parameter
  const told = (text: string): string => spoken().say(verbatim(text))
  const data = {
    ...parameter,
    ifRemoved: told(ifRemoved),
    reason: reason === null ? null : told(reason),
  }
  return {
    entry: 'parameter',
    data,
    text: (io) => trackingText(data, io),
  }
}

function unknownName(name: string): Error {
  const near = suggestSome(name, allNames())
  return near.length === 0
    ? usageFailure(
        'no code, rule, preset, method, group or tracking parameter is called {name:quote80}: waymark explain --list lists {lists,list}',
        { detail: 'unknown-name', name, lists: LISTS },
      )
    : usageFailure(
        'no code, rule, preset, method, group or tracking parameter is called {name:quote80}: did you mean {near,or}?',
        { detail: 'unknown-name', name, near },
      )
}

function ruleText(rule: Rule, io: Io): string {
  const { paint } = io
  const { name, category, summary, source, options, examples } = rule
  const where =
    rule.applyToUri === undefined
      ? say('Applies only to URL records of the URL Standard.')
      : say(
          'Applies to URL records of the URL Standard and to URIs as they are written (RFC 3986).',
        )
  const what = say('{what}, {which}', {
    what: say('rule'),
    which: spoken().say(verbatim(category)),
  })
  return [
    `${paint('bold', name)}  ${paint('dim', what)}`,
    '',
    ...paragraph(summary, io),
    ...paragraph(rule.explain, io),
    ...paragraph(where, io),
    ...(rule.settledByParser === true
      ? paragraph(say('Parsing by the URL Standard already does this.'), io)
      : []),
    '',
    ...section(
      say('Options'),
      options.map((option) => describeRuleOption(option)),
      io,
    ),
    ...section(
      say('Examples'),
      examples.map(([input, output, given]) =>
        [
          `${shown(input)} ${input === output ? say('is unchanged') : `-> ${shown(output)}`}`,
          ...asOnCommandLine(rule, given).map(withOptions),
        ].join(' '),
      ),
      io,
    ),
    `${paint('bold', say('Source'))}  ${source}`,
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

function presetText(preset: Preset, io: Io): string {
  const { paint } = io
  const { name, summary, explain, caution, merges, options, schemes, canonicalizer } = preset
  const { model, ...ruleOptions } = options
  const where =
    model === 'rfc3986'
      ? say('Runs on strings as they are written (RFC 3986).')
      : say('Runs on the URL as the URL Standard parses it.')
  const procedure = say('A single published procedure, which rules cannot change.')
  return [
    `${paint('bold', name)}  ${paint('dim', say('preset'))}`,
    '',
    ...paragraph(summary, io),
    ...(explain === undefined ? [] : paragraph(explain, io)),
    ...paragraph(canonicalizer === undefined ? where : procedure, io),
    ...(schemes === undefined ? [] : paragraph(say('Takes only {schemes}.', { schemes }), io)),
    '',
    ...section(
      say('Caution'),
      [
        ...(caution === undefined ? [] : [caution]),
        ...(merges === undefined ? [] : [mergedPair(merges)]),
      ],
      io,
    ),
    ...section(
      say('Rules'),
      preset.rules.map(
        (rule) =>
          `${ruleWith(rule, ruleOptions)}  ${paint('dim', spoken().say(verbatim(rule.category)))}`,
      ),
      io,
    ),
  ].join('\n')
}

function mergedPair([one, other]: NonNullable<Preset['merges']>): string {
  return say('{one:phrase} and {other:phrase} become one.', {
    one: verbatim(shown(one)),
    other: verbatim(shown(other)),
  })
}

/** A rule as --rule takes it, with the options that it reads. */
function ruleWith(rule: Rule, given: NormalizeOptions): string {
  const own = Object.entries(given).filter(([option]) =>
    rule.options.some((candidate) => candidate.name === option),
  )
  return writeRuleText(rule, Object.fromEntries(own))
}

const METHOD_KINDS: Readonly<Record<Method['kind'], () => string>> = {
  symmetric: () => say('an equivalence'),
  pairwise: () => say('compares two URLs, but is not an equivalence'),
  directional: () => say('matches a URL against a pattern, given first'),
  application: () => say('left to the application'),
}

function methodText(method: Method, io: Io): string {
  const { paint } = io
  const { name, kind, family, summary, source, options, examples } = method
  const what = say('{what}, {family}, {kind}', {
    what: say('method'),
    family: spoken().say(verbatim(family)),
    kind: METHOD_KINDS[kind](),
  })
  return [
    `${paint('bold', name)}  ${paint('dim', what)}`,
    '',
    ...paragraph(summary, io),
    ...paragraph(method.explain, io),
    '',
    ...section(
      say('Cost'),
      [
        say('A false positive: {cost:phrase}', { cost: verbatim(method.falsePositive) }),
        say('A false negative: {cost:phrase}', { cost: verbatim(method.falseNegative) }),
        say('No answer: {cost:phrase}', { cost: verbatim(method.without) }),
      ],
      io,
    ),
    ...section(
      say('Options'),
      options.map(
        (option) => `${option.name}${option.required ? say(', required') : ''}: ${option.summary}`,
      ),
      io,
    ),
    ...section(
      say('Examples'),
      examples.map(([a, b, equal, given]) =>
        [
          pair(a, b),
          equal ? say('equal') : say('different'),
          ...asObject(given).map(withOptions),
        ].join(' '),
      ),
      io,
    ),
    `${paint('bold', say('Source'))}  ${source}`,
    '',
  ].join('\n')
}

function pair(first: string | null, second: string): string {
  const b = verbatim(shown(second))
  return first === null
    ? say('no pattern and {b:phrase}:', { b })
    : say('{a:phrase} and {b:phrase}:', { a: verbatim(shown(first)), b })
}

function withOptions(options: string): string {
  return say('with {options:phrase}', { options: verbatim(options) })
}

function shown(text: string): string {
  return shownText(text, 1000)
}

/** The options of an example as an object, as --options and programs take them. */
function asObject(options: object | undefined): string[] {
  return options === undefined ? [] : [safeText(JSON.stringify(options), 1000)]
}
