import { rules as allRules, localizeRule, type Rule } from '@waymark/normalize'
import type { Call, Command } from '../command.ts'
import { EXIT, type ExitStatus } from '../exit-status.ts'
import { fold } from '../help.ts'
import type { Io } from '../io.ts'
import { chosenTexts, LANGUAGE_OPTION, type Texts } from '../languages.ts'
import { toJsonText } from '../output/json-text.ts'
import { describeRuleOption } from '../rule-option.ts'

export const rules: Command = {
  name: 'rules',
  summary: 'lists the normalisation rules, and whether each preserves meaning',
  synopsis: '[options]',
  description: [
    'Lists all rules in the order in which they run: name, category, what the rule does, and the options it reads. For more about a rule: waymark explain <rule>.',
    'The categories are: preserves (by the standards, the URL still identifies the same resource), usually-preserves (true for nearly every server), changes (use it only for sites that you know).',
  ],
  options: [
    LANGUAGE_OPTION,
    {
      name: 'format',
      value: 'format',
      choices: ['text', 'json'],
      fallback: 'text',
      summary: 'json prints an array of rules, each with its explanation, source and examples.',
    },
  ],
  examples: [
    { command: 'waymark rules', what: 'all rules' },
    { command: 'waymark rules --lang ja', what: 'the same in Japanese' },
    {
      command:
        'waymark rules --format json | jq -r \'.[] | select(.category == "preserves") | .name\'',
      what: 'the names of the rules that preserve meaning',
    },
  ],
  exitStatuses: { 0: 'the output was printed', 1: null, 74: 'the output could not be written' },
  operands: { name: 'operand', min: 0, max: 0 },
  run,
}

async function run({ options, io }: Call): Promise<ExitStatus> {
  const texts = chosenTexts(options)
  const listed =
    texts === null ? allRules : allRules.map((rule) => localizeRule(rule, texts.ofRules))
  io.stdout.write(
    options.text('format') === 'json' ? `${toJsonText(listed, 2)}\n` : toText(listed, texts, io),
  )
  return EXIT.clean
}

function toText(listed: readonly Rule[], texts: Texts | null, { paint, columns }: Io): string {
  const indent = '    '
  return [
    ...listed.flatMap((rule) => [
      `${paint('cyan', rule.name)}  ${paint('dim', texts?.ofRules.categories[rule.category] ?? rule.category)}`,
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
