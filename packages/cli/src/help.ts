import { commonOptions } from './arguments.ts'
import type { Command } from './command.ts'
import type { Option } from './command-description.ts'
import { COMMAND_GROUPS, COMMAND_NAMES, SUMMARIES } from './command-names.ts'
import { EXIT_STATUSES } from './exit-status.ts'
import type { Io } from './io.ts'
import { piecesOf } from './terminal/pieces.ts'

const GROUPED = COMMAND_GROUPS.flatMap(([, names]) => names)
const OTHERS = COMMAND_NAMES.filter((name) => !GROUPED.includes(name))
const LONGEST_NAME = Math.max(...GROUPED.map((name) => name.length))

/** What `waymark --help` prints. */
export function programHelp(version: string, io: Io): string {
  const { paint } = io
  return [
    ...titleOf('waymark', ` ${version}: URLs that search engines and people can rely on.`, io),
    '',
    paint('bold', 'Usage'),
    '  waymark <command> [options] [operands]',
    '  waymark help <command>',
    '',
    ...COMMAND_GROUPS.flatMap(([title, names]) => [
      paint('bold', title),
      ...columnsOf(
        names.map((name) => [name, SUMMARIES[name]]),
        io,
        LONGEST_NAME,
      ),
      '',
    ]),
    ...fold(`For databases and other programs: ${OTHERS.join(', ')}.`, io.columns),
    '',
    paint('bold', 'All commands'),
    ...columnsOf(FOR_ALL_COMMANDS, io),
    '',
    ...exitSection(io),
    '',
  ].join('\n')
}

/** What every command understands. */
export const FOR_ALL_COMMANDS: readonly Row[] = [
  ['-', 'as a file name, means standard input or standard output'],
  ['--', 'ends the options: operands after it may begin with -'],
  ['--format json', 'prints output for programs instead of people'],
  ['-h, --help', 'prints the help; so does waymark help <command>'],
  ['-V, --version', 'prints the version'],
  [
    '--color[=when]',
    'auto (only on a terminal), always or never; --color without a value means always',
  ],
  ['--no-color', 'turns colours off; so does NO_COLOR=1 in the environment'],
]

/** What `waymark <command> --help` prints. */
export function commandHelp(command: Command, io: Io): string {
  const { paint, columns } = io
  return [
    ...titleOf(`waymark ${command.name}`, `: ${command.summary}`, io),
    '',
    paint('bold', 'Usage'),
    ...fold(`waymark ${command.name} ${command.synopsis}`, columns - 2).map((line) => `  ${line}`),
    '',
    ...command.description.flatMap((paragraph) => [...fold(paragraph, columns), '']),
    paint('bold', 'Options'),
    ...columnsOf([...command.options, ...commonOptions(command)].map(describeOption), io),
    '',
    ...(command.lists ?? []).flatMap(({ title, rows }) => [
      paint('bold', title),
      ...columnsOf(rows, io),
      '',
    ]),
    paint('bold', 'Examples'),
    ...command.examples.flatMap(({ command: line, what }) => [
      ...fold(what, columns - 4).map((text) => `  ${paint('dim', `# ${text}`)}`),
      `  ${line}`,
    ]),
    '',
    ...exitSection(io, command.exitStatuses),
    '',
  ].join('\n')
}

/** An option with more choices lists them in its summary. */
const MOST_CHOICES = 6

/** An option as the help shows it, and what it does. */
export function describeOption(option: Option): Row {
  const { name, short, value, choices, fallback, summary, isBare } = option
  const between = (values: string): string => (isBare === true ? `[=${values}]` : ` <${values}>`)
  const left = [
    short === undefined ? '' : `-${short}, `,
    `--${name}`,
    value === undefined
      ? ''
      : between(
          `${choices === undefined || choices.length > MOST_CHOICES ? value : choices.join('|')}`,
        ),
  ].join('')
  return [left, fallback === undefined ? summary : `${summary} Default: ${fallback}.`]
}

function exitSection(io: Io, own: Command['exitStatuses'] = {}): string[] {
  return [
    io.paint('bold', 'Exit status'),
    ...columnsOf(
      EXIT_STATUSES.flatMap(([status, general]) => {
        const meaning = own[status] === undefined ? general : own[status]
        return meaning === null ? [] : [[String(status), meaning]]
      }),
      io,
    ),
  ]
}

/** What is on the left, and what is said about it. */
export type Row = readonly [left: string, right: string]

/** The name in bold, and what follows it. */
function titleOf(name: string, rest: string, { columns, paint }: Io): string[] {
  const [first = '', ...others] = fold(`${name}${rest}`, columns)
  return [`${paint('bold', name)}${first.slice(name.length)}`, ...others]
}

const LEFT = 30
/** Fewer columns than this are hard to read. */
export const LEAST_COLUMNS = 24

/**
 * Two columns. A left side that is too wide gets its own line; on a narrow terminal, every left side does.
 *
 * @param least - How wide the left side is at least, as in other lists.
 */
export function columnsOf(
  rows: readonly Row[],
  { columns, paint }: Io,
  least: number = 0,
): string[] {
  const widest = Math.max(least, ...rows.map(([left]) => left.length))
  const beside = Math.min(widest, LEFT) + 4
  const isBeside = columns - beside >= LEAST_COLUMNS
  const indent = isBeside ? beside : 6
  return rows.flatMap(([left, right]) => {
    const [first = '', ...rest] = fold(right, columns - indent)
    const head =
      isBeside && left.length <= LEFT
        ? [`  ${paint('cyan', left.padEnd(indent - 4))}  ${first}`]
        : [`  ${paint('cyan', left)}`, `${' '.repeat(indent)}${first}`]
    return [...head, ...rest.map((line) => `${' '.repeat(indent)}${line}`)]
  })
}

/** Breaks a string at its spaces, and Japanese between its characters, into lines of at most `width` columns. */
export function fold(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  let columns = 0
  for (const piece of piecesOf(text)) {
    const added = piece.gap.length + piece.width
    if (line !== '' && columns + added > width) {
      lines.push(line)
      line = ''
    }
    columns = line === '' ? piece.width : columns + added
    line = line === '' ? piece.text : `${line}${piece.gap}${piece.text}`
  }
  return [...lines, line]
}
