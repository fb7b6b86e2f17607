/** @module-tag slow */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Command } from '../src/command.ts'
import type { Option } from '../src/command-description.ts'
import { loadCommands } from '../src/commands/load-command.ts'
import { main } from '../src/main.ts'
import { printedLine, printedText } from '../src/terminal/printed-text.ts'
import { temporaryFolder } from './run-waymark.ts'
import { memoryIo } from './sources.ts'

// Everything that any command prints, of hostile names, values, options and configurations, is safe for a terminal and a log.

/** A title of the window, a line break, C0, DEL, C1, and controls of bidirectional text. */
const EVIL = 'x\u001b]0;evil\u0007\nforged: line\r\b\u007f\u0085\u009b31m\u200f\u202e\u2066\u2028'

const UNSAFE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
  /[\0-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/

const URLS = [`https://a.example/${EVIL}`, `https://a b.example/${EVIL}`, EVIL, `${EVIL}:a`]
const TAG = `e${EVIL}`
const DATE = '2024-03-15T10:00:00Z'
const LOC = 'https://a.example/p'
const line = (text: string): string => text.replaceAll(/[\r\n]/g, '')
const alternates = [{ lang: TAG, loc: URLS[0] }]
const entries = [
  ...URLS.map((loc) => ({ loc, lastmod: EVIL, lang: TAG, [EVIL]: EVIL, alternates })),
  { loc: LOC, lastmod: DATE, lang: 'en', priority: EVIL, alternates },
]
const database = (urls: readonly object[]): object => ({
  version: '1.1',
  generated: DATE,
  defaultLang: 'en',
  [EVIL]: EVIL,
  urls,
})
const quotedCell = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** Files of every kind that a command reads, by their names. */
const FILES: Readonly<Record<string, string>> = {
  'db.json': JSON.stringify(database(entries)),
  'db.ndjson': entries.map((entry) => JSON.stringify(entry)).join('\n'),
  'db.csv': `lang,url,${quotedCell(EVIL)}\nen,${quotedCell(URLS[0]!)},b\n${quotedCell(TAG)},${LOC},c\n`,
  'good.json': JSON.stringify(database([{ loc: LOC, lastmod: DATE, lang: 'en' }])),
  'wrong.json': `{"urls": [${EVIL}]}`,
  'urls.txt': [...URLS, ...URLS, LOC, LOC].map(line).join('\n'),
  'sitemap.xml': `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/\u0085\u202e</loc></url><\u202e/></urlset>`,
  'robots.txt': `Sitemap: ${line(EVIL)}\nSitemap: https://a.example/${line(EVIL)}\n`,
  'resources.json': JSON.stringify({ resources: URLS.map((uri) => ({ uri, name: EVIL })) }),
  'openapi.json': JSON.stringify({
    openapi: '3.1.0',
    servers: [{ url: URLS[0] }],
    paths: { [`/get_${EVIL}/{${EVIL}}`]: { get: { parameters: [{ name: EVIL, in: 'query' }] } } },
  }),
  'list.yaml': `- ${JSON.stringify(URLS[0])}\n- "db://getUsers/${line(EVIL)}"\n- [\n`,
}

/** What a command needs to do more than to print its usage; a new command needs nothing to be tested. */
const NEEDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sitemap: { out: 'out', base: 'https://a.example/' },
  keys: { out: 'tables' },
  convert: { to: 'ndjson' },
  worker: { op: 'normalize' },
}

/** Options that do not end. */
const LEFT_OUT: ReadonlySet<string> = new Set(['watch'])

/** The operands of a command, in every kind. */
function operandsOf({ operands: { kind, min, max } }: Command): string[][] {
  const files = Object.keys(FILES).map((name) => join(EVIL, name))
  const list = join(EVIL, 'urls.txt')
  const single =
    kind === 'files' ? [...files, EVIL] : kind === 'lists' ? [list, EVIL] : [...URLS, '--']
  if (max === 0) return [[]]
  return single.map((one) => Array.from({ length: Math.max(min, 1) }, () => one))
}

/** Hostile values of an option; each of its choices otherwise. */
function valuesOf({ value, choices }: Option): readonly (string | null)[] {
  if (value === undefined) return [null]
  const json = JSON.stringify({ [EVIL]: EVIL })
  return [...(choices ?? []), EVIL, json, `${EVIL}=${EVIL}`, join(EVIL, 'new')]
}

/** Command lines of a command: every format with every operand, and every option and configuration with hostile values. */
function linesOf(command: Command): string[][] {
  const { name, options } = command
  const needs = NEEDS[name] ?? {}
  const operands = operandsOf(command)
  const [first = []] = operands
  const line = (words: readonly string[], given: Option | null, value: string | null): string[] => [
    name,
    ...Object.entries(needs).flatMap(([need, text]) =>
      need === given?.name ? [] : [`--${need}=${text}`],
    ),
    ...(given === null ? [] : [`--${given.name}${value === null ? '' : `=${value}`}`]),
    ...words,
  ]
  const config = (value: object): string[] =>
    line(['--config', configOf(value), ...first], null, null)
  return [
    ...operands.map((words) => line(words, null, null)),
    ...options
      .filter(({ name: option }) => option === 'format' || option === 'to')
      .flatMap((option) =>
        (option.choices ?? []).flatMap((choice) =>
          operands.map((words) => line(words, option, choice)),
        ),
      ),
    ...options
      .filter((option) => !LEFT_OUT.has(option.name))
      .flatMap((option) => [
        ...valuesOf(option).map((value) => line(first, option, value)),
        ...[EVIL, { [EVIL]: EVIL }, [EVIL]].map((value) =>
          config({ [name]: { [option.name]: value } }),
        ),
      ]),
    config({ [EVIL]: 1 }),
    config({ [name]: { [EVIL]: 1 } }),
    [name, `--${EVIL}`, ...first],
    [name, `-${EVIL}`, ...first],
  ]
}

const configs = new Map<string, string>()

function configOf(value: object): string {
  const text = JSON.stringify(value)
  if (!configs.has(text)) configs.set(text, join(EVIL, `${configs.size}.config.json`))
  return configs.get(text)!
}

function makeFiles(): void {
  mkdirSync(EVIL, { recursive: true })
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(EVIL, name), text)
  for (const [text, path] of configs) writeFileSync(path, text)
}

async function print(args: readonly string[], isTerminal: boolean): Promise<string> {
  const { io, stdout, stderr } = memoryIo(FILES['urls.txt'], { NO_COLOR: '1' }, isTerminal)
  await main(args, io)
  return `${stdout()}\n${stderr()}`
}

/** Data that another program reads as they are, through a pipe. On a terminal they are safe, too. */
function isData([name, ...args]: readonly string[]): boolean {
  return (
    name === 'worker' ||
    (name === 'dedupe' && args.includes('--keep=first')) ||
    (name === 'normalize' && !args.includes('--format=json') && !args.includes('--trace')) ||
    (name === 'convert' && args.some((arg) => arg === '--to=tsv' || arg.startsWith('--compress')))
  )
}

const commands: readonly Command[] = await loadCommands()
const folder = process.cwd()

describe.each(commands.map((command) => [command.name, command] as const))(
  'waymark %s',
  (_, command) => {
    test.each([
      ['a terminal', true],
      ['a pipe', false],
    ] as const)('prints nothing unsafe to %s', async (_, isTerminal) => {
      // The printer alone knows whether there is a terminal: for a pipe, one line of three shows that it is asked.
      const lines = linesOf(command).filter(
        (args, i) => isTerminal || (i % 3 === 0 && !isData(args)),
      )
      const wrong: string[] = []
      process.chdir(temporaryFolder())
      try {
        makeFiles()
        for (const args of lines) {
          const printed = await print(args, isTerminal)
          const at = printed.search(new RegExp(`${UNSAFE.source}|^forged`, 'm'))
          if (at >= 0)
            wrong.push(JSON.stringify([args, printed.slice(Math.max(0, at - 60), at + 60)]))
          if (args.includes('--fix')) makeFiles()
        }
      } finally {
        process.chdir(folder)
      }
      expect(wrong).toEqual([])
    })
  },
)

test('an unknown command is safe to print', async () => {
  for (const args of [[EVIL], [`--${EVIL}`], ['help', EVIL], ['help', `--${EVIL}`]]) {
    expect(await print(args, true)).not.toMatch(UNSAFE)
  }
})

test('what paint writes stays, and nothing else that looks like it', () => {
  const painted = '\u001b[1mbold\u001b[22m\r\n\u001b[31mred\u001b[39m\n'
  expect(printedText(painted, true)).toBe(painted)
  expect(printedText('\u001b[1m\u001b[8m\u001b[2J', true)).toBe('\u001b[1m\\u001b[8m\\u001b[2J')
  expect(printedText('\u001b[1m', false)).toBe('\\u001b[1m')
  expect(printedLine('\u001b[31ma\nb\u001b[39m', true)).toBe('\u001b[31ma\\nb\u001b[39m')
  expect(printedLine('a\nb\u001b[39m', false)).toBe('a\\nb\\u001b[39m')
})
