import { Readable, Writable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import type { Command } from '../src/command.ts'
import { EXIT } from '../src/exit-status.ts'
import { columnsOf, commandHelp, describeOption, fold, programHelp } from '../src/help.ts'
import { createIo, type Io } from '../src/io.ts'
import { printer } from './sample-reports.ts'

const io = (columns: number) => printer(columns) as Io

test('an option has its names, its value and its default', () => {
  const summary = 'S.'
  const rows = [
    { name: 'a', summary },
    { name: 'a', short: 'x', value: 'file', summary },
    { name: 'a', value: 'how', choices: ['b', 'c'], fallback: 'b', summary },
    { name: 'a', value: 'how', choices: ['1', '2', '3', '4', '5', '6'], summary },
    { name: 'a', value: 'how', choices: ['1', '2', '3', '4', '5', '6', '7'], summary },
    { name: 'a', value: 'when', isBare: true, summary },
  ] as const
  expect(rows.map(describeOption)).toEqual([
    ['--a', 'S.'],
    ['-x, --a <file>', 'S.'],
    ['--a <b|c>', 'S. Default: b.'],
    ['--a <1|2|3|4|5|6>', 'S.'],
    ['--a <how>', 'S.'],
    ['--a[=when]', 'S.'],
  ])
})

test('two columns are as wide as the widest left side, up to 30', () => {
  expect(
    columnsOf(
      [
        ['a', 'one two three four five six'],
        ['abc', 'x'],
      ],
      io(31),
    ),
  ).toEqual(['  <cyan>a  </>  one two three four five', '       six', '  <cyan>abc</>  x'])
  const thirty = 'x'.repeat(30)
  expect(
    columnsOf(
      [
        [thirty, 'one two'],
        [`${thirty}y`, 'three'],
        ['a', 'b'],
      ],
      io(58),
    ),
  ).toEqual([
    `  <cyan>${thirty}</>  one two`,
    `  <cyan>${thirty}y</>`,
    `${' '.repeat(34)}three`,
    `  <cyan>${'a'.padEnd(30)}</>  b`,
  ])
})

test('with fewer than 24 columns for the right side, each left side has a line', () => {
  expect(columnsOf([['abc', 'one two']], io(31))).toEqual(['  <cyan>abc</>  one two'])
  expect(columnsOf([['abc', 'one two three four five six']], io(30))).toEqual([
    '  <cyan>abc</>',
    '      one two three four five',
    '      six',
  ])
})

test('the left sides of several lists can be as wide as each other', () => {
  expect(columnsOf([['a', 'x']], io(40), 4)).toEqual(['  <cyan>a   </>  x'])
})

test('a line may be as wide as the limit', () => {
  expect(fold('ab cd', 5)).toEqual(['ab cd'])
  expect(fold('ab cd', 4)).toEqual(['ab', 'cd'])
  expect(fold('', 5)).toEqual([''])
  expect(fold('abcdef gh', 3)).toEqual(['abcdef', 'gh'])
  expect(fold('a b c', 3)).toEqual(['a b', 'c'])
})

const command: Command = {
  name: 'bake',
  summary: 'bakes a loaf of bread',
  synopsis: '[options] <dough>',
  description: ['One paragraph that is folded here.', 'Another one.'],
  options: [{ name: 'heat', value: 'n', fallback: '200', summary: 'How hot.' }],
  lists: [{ title: 'Doughs', rows: [['rye', 'dark']] }],
  examples: [
    {
      command: 'waymark bake rye --heat 250 --and-a-long-line-that-stays',
      what: 'a dark loaf, hot',
    },
  ],
  exitStatuses: { 0: 'it is baked', 1: null },
  operands: { name: 'dough', min: 1, max: 1 },
  isConfigurable: false,
  run: async () => EXIT.clean,
}

test('the help of a command', () => {
  expect(commandHelp(command, io(34)).split('\n')).toEqual([
    '<bold>waymark bake</>: bakes a loaf of',
    'bread',
    '',
    '<bold>Usage</>',
    '  waymark bake [options] <dough>',
    '',
    'One paragraph that is folded here.',
    '',
    'Another one.',
    '',
    '<bold>Options</>',
    '  <cyan>--heat <n></>',
    '      How hot. Default: 200.',
    '  <cyan>--lang <en|ja|ru></>',
    '      The language of messages and',
    '      reports. Codes, values and',
    '      this help are always in',
    '      English. Default: en.',
    '  <cyan>--color[=auto|always|never]</>',
    '      When to use colours. auto',
    '      means only on a terminal;',
    '      --color without a value',
    '      means always. Overrides',
    '      NO_COLOR and FORCE_COLOR.',
    '  <cyan>--no-color</>',
    '      The same as --color=never.',
    '  <cyan>-h, --help</>',
    '      Prints this help.',
    '  <cyan>-V, --version</>',
    '      Prints the version.',
    '',
    '<bold>Doughs</>',
    '  <cyan>rye</>  dark',
    '',
    '<bold>Examples</>',
    '  <dim># a dark loaf, hot</>',
    '  waymark bake rye --heat 250 --and-a-long-line-that-stays',
    '',
    '<bold>Exit status</>',
    '  <cyan>0 </>  it is baked',
    '  <cyan>2 </>  the command line was not',
    '      understood',
    '  <cyan>74</>  an input could not be read,',
    '      an output could not be',
    '      written, or memory ran out',
    '',
  ])
  const { lists: _, exitStatuses: __, isConfigurable: ___, ...plain } = command
  expect(commandHelp(plain, io(100)).split('\n')).toEqual([
    '<bold>waymark bake</>: bakes a loaf of bread',
    '',
    '<bold>Usage</>',
    '  waymark bake [options] <dough>',
    '',
    'One paragraph that is folded here.',
    '',
    'Another one.',
    '',
    '<bold>Options</>',
    '  <cyan>--heat <n>                 </>  How hot. Default: 200.',
    '  <cyan>--config <file>            </>  The configuration file, instead of the nearest waymark.config.json in',
    '                               this folder or a parent folder in the project. Options on the command',
    '                               line override it.',
    '  <cyan>--no-config                </>  Reads no configuration file, except one named by --config.',
    '  <cyan>--lang <en|ja|ru>          </>  The language of messages and reports. Codes, values and this help are',
    '                               always in English. Default: en.',
    '  <cyan>--color[=auto|always|never]</>  When to use colours. auto means only on a terminal; --color without a',
    '                               value means always. Overrides NO_COLOR and FORCE_COLOR.',
    '  <cyan>--no-color                 </>  The same as --color=never.',
    '  <cyan>-h, --help                 </>  Prints this help.',
    '  <cyan>-V, --version              </>  Prints the version.',
    '',
    '<bold>Examples</>',
    '  <dim># a dark loaf, hot</>',
    '  waymark bake rye --heat 250 --and-a-long-line-that-stays',
    '',
    '<bold>Exit status</>',
    '  <cyan>0 </>  no error and no difference was found; warnings alone do not change the status',
    '  <cyan>1 </>  an error or a difference was found, or more warnings than --max-warnings allows',
    '  <cyan>2 </>  the command line was not understood',
    '  <cyan>74</>  an input could not be read, an output could not be written, or memory ran out',
    '',
  ])
})

test('the help of the program', () => {
  expect(programHelp('1.2.3', io(100)).split('\n')).toEqual([
    '<bold>waymark</> 1.2.3: URLs that search engines and people can rely on.',
    '',
    '<bold>Usage</>',
    '  waymark <command> [options] [operands]',
    '  waymark help <command>',
    '',
    '<bold>Sitemaps</>',
    '  <cyan>sitemap    </>  writes sitemaps with hreflang links from a URL source database',
    '  <cyan>validate   </>  lists all problems of a database or of sitemaps, and corrects databases',
    '  <cyan>audit      </>  checks built pages: canonicals, hreflang, robots, sitemaps, links',
    '  <cyan>convert    </>  converts a URL source database between JSON, NDJSON, CSV and TSV',
    '  <cyan>diff       </>  lists the pages and alternates in which two versions of a site differ',
    '',
    '<bold>URLs</>',
    '  <cyan>inspect    </>  judges a URL: a verdict, its components, its errors, its canonical form',
    '  <cyan>normalize  </>  writes URLs in their canonical form, line by line',
    '  <cyan>compare    </>  says which methods call two URLs equal, and where the URLs differ',
    '  <cyan>dedupe     </>  groups the lines whose URLs are equal by a comparison method or a preset',
    '',
    '<bold>API design</>',
    '  <cyan>lint       </>  checks the design of resource URIs and templates',
    '',
    '<bold>Help</>',
    '  <cyan>explain    </>  explains or lists problems, rules, presets, methods and parameters',
    '  <cyan>config     </>  checks the configuration of all commands, or prints the effective options',
    '  <cyan>completions</>  prints a script that completes commands and options in a shell',
    '',
    'For databases and other programs: keys, worker.',
    '',
    '<bold>All commands</>',
    '  <cyan>-             </>  as a file name, means standard input or standard output',
    '  <cyan>--            </>  ends the options: operands after it may begin with -',
    '  <cyan>--format json </>  prints output for programs instead of people',
    '  <cyan>-h, --help    </>  prints the help; so does waymark help <command>',
    '  <cyan>-V, --version </>  prints the version',
    '  <cyan>--color[=when]</>  auto (only on a terminal), always or never; --color without a value means always',
    '  <cyan>--no-color    </>  turns colours off; so does NO_COLOR=1 in the environment',
    '',
    '<bold>Exit status</>',
    '  <cyan>0 </>  no error and no difference was found; warnings alone do not change the status',
    '  <cyan>1 </>  an error or a difference was found, or more warnings than --max-warnings allows',
    '  <cyan>2 </>  the command line was not understood',
    '  <cyan>74</>  an input could not be read, an output could not be written, or memory ran out',
    '',
  ])
  expect(programHelp('1.2.3', io(40)).split('\n').slice(0, 3)).toEqual([
    '<bold>waymark</> 1.2.3: URLs that search engines',
    'and people can rely on.',
    '',
  ])
})

describe('the columns of a terminal', () => {
  const columnsFor = (columns: number | undefined) => {
    const stream = () => Object.assign(new Writable(), columns === undefined ? {} : { columns })
    const created = createIo({
      stdin: Readable.from([]),
      stdout: stream(),
      stderr: stream(),
      env: {},
    })
    return [created.columns, created.terminal.columns]
  }

  test.each([
    [undefined, [96, 80]],
    [0, [96, 80]],
    [1, [40, 1]],
    [39, [40, 39]],
    [41, [41, 41]],
    [110, [110, 110]],
    [111, [110, 111]],
  ])('%j give text and the progress bar %j', (columns, expected) => {
    expect(columnsFor(columns)).toEqual(expected)
  })
})
