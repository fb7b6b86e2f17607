import { methods } from '@waymark/compare'
import { presets, rules } from '@waymark/normalize'
import { TRACKING_PARAMETERS, type TrackingParameter } from '@waymark/normalize/tracking-params'
import { catalogues } from '@waymark/problems'
import { verbatim } from '../failure.ts'
import { fold } from '../help.ts'
import type { Io } from '../io.ts'
import { describeRuleOption } from '../rule-option.ts'
import { say, spoken } from '../speech.ts'
import { certaintyWord } from '../tracking-text.ts'

/** The lists of `waymark explain --list` as text, each entry with a summary. */
export const ENTRY_LISTS: Readonly<Record<string, (io: Io) => string>> = {
  codes: (io) =>
    catalogues
      .flatMap(({ title, entries }) => [
        io.paint('bold', say('Problems: {title:phrase}', { title: verbatim(title) })),
        ...entries
          .map((entry) => spoken().entry('problems', entry))
          .flatMap(({ code, summary }) =>
            itemLines({ name: code, summary }, { ...io, columns: io.columns - 2 }),
          )
          .map((line) => `  ${line}`),
        '',
      ])
      .join('\n'),
  rules: (io) =>
    listText(
      rules
        .map((rule) => spoken().entry('rules', rule))
        .flatMap(({ name, category, summary, options }) =>
          itemLines(
            {
              name,
              kind: spoken().say(verbatim(category)),
              summary,
              further: options.map(describeRuleOption),
            },
            io,
          ),
        ),
    ),
  presets: (io) =>
    listText(
      Object.values(presets)
        .map((preset) => spoken().entry('presets', preset))
        .flatMap(({ name, summary, rules: own }) => {
          const names = own.map((rule) => rule.name).join(', ')
          return itemLines({ name, summary, further: names === '' ? [] : [names] }, io)
        }),
    ),
  methods: (io) =>
    listText(
      methods
        .map((method) => spoken().entry('methods', method))
        .flatMap(({ name, family, summary }) =>
          itemLines({ name, kind: spoken().say(verbatim(family)), summary }, io),
        ),
    ),
  parameters: ({ paint }) =>
    listText(
      TRACKING_PARAMETERS.map(({ name, vendor, certainty, removed }) => {
        const what = `${certaintyWord(certainty)}, ${PLACES[removed]()}`
        return `${paint('cyan', name)}  ${vendor}  ${paint('dim', what)}`
      }),
    ),
}

const PLACES: Readonly<Record<TrackingParameter['removed'], () => string>> = {
  everywhere: () => say('removed everywhere'),
  'on-sites': () => say('removed on-sites'),
  never: () => say('removed never'),
}

function listText(lines: readonly string[]): string {
  return [...lines, ''].join('\n')
}

/** An entry of a list. */
interface Item {
  readonly name: string
  readonly kind?: string
  readonly summary: string
  readonly further?: readonly string[]
}

function itemLines(
  { name, kind, summary, further = [] }: Item,
  { paint, columns }: Pick<Io, 'paint' | 'columns'>,
): string[] {
  const indent = '    '
  const folded = (text: string): string[] => fold(text, columns - indent.length)
  return [
    kind === undefined ? paint('cyan', name) : `${paint('cyan', name)}  ${paint('dim', kind)}`,
    ...folded(summary).map((line) => indent + line),
    ...further.flatMap(folded).map((line) => indent + paint('dim', line)),
  ]
}
