import { sentence } from '@waymark/infra/internal'
import type { Option } from './command-description.ts'
import { usageFailure } from './failure.ts'

const WHEN = ['auto', 'always', 'never'] as const

/** When output is painted. */
export type ColorChoice = (typeof WHEN)[number]

/** The options about colours, which are for all commands, before the command or after it. */
export const COLOR_OPTIONS: readonly Option[] = [
  {
    name: 'color',
    value: 'when',
    choices: WHEN,
    isBare: true,
    summary:
      'When to use colours. auto means only on a terminal; --color without a value means always. Overrides NO_COLOR and FORCE_COLOR.',
  },
  { name: 'no-color', summary: 'The same as --color=never.' },
]

/** A command line without the options about colours, and what the last of them says. */
export interface ColorlessLine {
  readonly args: readonly string[]
  /** `null` if there is none. */
  readonly color: ColorChoice | null
  /** A value that the option does not have; `null` if all are right. */
  readonly unknown: string | null
}

/** Takes the options about colours out of a command line: the messages about all other options are painted, or not. */
export function takeColor(args: readonly string[]): ColorlessLine {
  const end = args.includes('--') ? args.indexOf('--') : args.length
  const isAbout = (arg: string, at: number): boolean =>
    at < end && /^--(?:no-color|color(?:=.*)?)$/s.test(arg)
  const values = args
    .filter(isAbout)
    .map((arg) => (arg === '--no-color' ? 'never' : (/=(.*)/s.exec(arg)?.[1] ?? 'always')))
  const known = values.map((value) => WHEN.find((when) => when === value) ?? null)
  return {
    args: args.filter((arg, at) => !isAbout(arg, at)),
    color: known.filter((when) => when !== null).at(-1) ?? null,
    unknown: values[known.indexOf(null)] ?? null,
  }
}

/** Refuses a value that the option does not have. */
export function checkColor({ unknown }: ColorlessLine): void {
  if (unknown === null) return
  throw usageFailure('--{option} is {value:quote}: {advice:phrase}', {
    option: 'color',
    value: unknown,
    advice: sentence('choose one of {known,list}', { known: WHEN }),
  })
}

/** Puts a choice into the environment, where the streams of this process and of others look for it. */
export function applyColor(choice: ColorChoice | null, env: NodeJS.ProcessEnv): void {
  if (choice === null) return
  delete env['NO_COLOR']
  delete env['FORCE_COLOR']
  if (choice === 'always') env['FORCE_COLOR'] = '1'
  if (choice === 'never') env['NO_COLOR'] = '1'
}
