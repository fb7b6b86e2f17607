import { rules as allRules, type Preset, presets, type Rule } from '@waymark/normalize'
import type { TrackingParameter } from '@waymark/normalize/tracking-params'
import type { Call, Command } from '../command.ts'
import { SUMMARIES } from '../command-names.ts'
import { EXIT, type ExitStatus } from '../exit-status.ts'
import { usageFailure } from '../failure.ts'
import { fold } from '../help.ts'
import type { Io } from '../io.ts'
import { formatOption } from '../output/format-option.ts'
import { toJsonText } from '../output/json-text.ts'
import { describeRuleOption } from '../rule-option.ts'
import { say, spoken } from '../speech.ts'
import { certaintyWord } from '../tracking-text.ts'

export const rules: Command = {
  name: 'rules',
  summary: SUMMARIES.rules,
  synopsis: '[options]',
  description: [
    'Lists all rules in the order in which they run: name, category, what the rule does, and the options it reads. For more about a rule, a preset or a parameter: waymark explain <name>.',
    'The categories are: preserves (by the standards, the URL still identifies the same resource), usually-preserves (true for nearly every server), changes (use it only for sites that you know).',
  ],
  options: [
    { name: 'presets', summary: 'Lists the presets instead, each with its rules.' },
    {
      name: 'tracking',
      summary:
        'Lists the tracking parameters instead: vendor, how certain it is that they track, and where they are removed.',
    },
    formatOption(
      'json prints an array of rules, each with its explanation, source and examples; with --presets, of presets, each with the names of its rules and its options; with --tracking, of parameters, each with its sources.',
    ),
  ],
  examples: [
    { command: 'waymark rules', what: 'all rules' },
    { command: 'waymark rules --presets', what: 'all presets' },
    { command: 'waymark rules --tracking', what: 'all tracking parameters' },
    { command: 'waymark rules --lang ja', what: 'the same in Japanese' },
    {
      command:
        'waymark rules --format json | jq -r \'.[] | select(.category == "preserves") | .name\'',
      what: 'the names of the rules that preserve meaning',
    },
  ],
  exitStatuses: { 0: 'the output was printed', 1: null, 74: 'the output could not be written' },
  isConfigurable: false,
  operands: { name: 'operand', min: 0, max: 0 },
  run,
}

async function run({ options, io }: Call): Promise<ExitStatus> {
  const speech = spoken()
  const isJson = options.text('format') === 'json'
  if (options.isOn('tracking')) {
    if (options.isOn('presets')) throw usageFailure('give --presets or --tracking, not both')
    const { TRACKING_PARAMETERS } = await import('@waymark/normalize/tracking-params')
    const all = TRACKING_PARAMETERS.map((parameter) => speech.parameter(parameter))
    io.stdout.write(isJson ? `${toJsonText(all, 2)}\n` : trackingLines(all, io))
    return EXIT.clean
  }
  if (options.isOn('presets')) {
    const listed = Object.values(presets).map((preset) => speech.preset(preset))
    io.stdout.write(isJson ? `${toJsonText(listed.map(asData), 2)}\n` : presetLines(listed, io))
    return EXIT.clean
  }
  const listed = allRules.map((rule) => speech.rule(rule))
  io.stdout.write(isJson ? `${toJsonText(listed, 2)}\n` : toText(listed, io))
  return EXIT.clean
}

const PLACES: Readonly<Record<TrackingParameter['removed'], () => string>> = {
  everywhere: () => say('removed everywhere'),
  'on-sites': () => say('removed on-sites'),
  never: () => say('removed never'),
}

function trackingLines(all: readonly TrackingParameter[], { paint }: Io): string {
  const lines = all.map(({ name, vendor, certainty, removed }) => {
    const what = `${certaintyWord(certainty)}, ${PLACES[removed]()}`
    return `${paint('cyan', name)}  ${vendor}  ${paint('dim', what)}`
  })
  return [...lines, ''].join('\n')
}

/** A preset with the names of its rules, which have a list of their own. */
function asData({ canonicalizer: _, ...preset }: Preset): object {
  return { ...preset, rules: preset.rules.map(({ name }) => name) }
}

function presetLines(listed: readonly Preset[], { paint, columns }: Io): string {
  const indent = '    '
  return [
    ...listed.flatMap(({ name, summary, rules }) => [
      paint('cyan', name),
      ...fold(summary, columns - indent.length).map((line) => indent + line),
      ...(rules.length === 0
        ? []
        : fold(rules.map((rule) => rule.name).join(', '), columns - indent.length).map(
            (line) => indent + paint('dim', line),
          )),
    ]),
    '',
  ].join('\n')
}

function toText(listed: readonly Rule[], { paint, columns }: Io): string {
  const indent = '    '
  return [
    ...listed.flatMap((rule) => [
      `${paint('cyan', rule.name)}  ${paint('dim', spoken().category(rule.category))}`,
      ...fold(rule.summary, columns - indent.length).map((line) => indent + line),
      ...rule.options.flatMap((option) =>
        fold(describeRuleOption(option), columns - indent.length).map(
          (line) => indent + paint('dim', line),
        ),
      ),
    ]),
    '',
  ].join('\n')
}
