import type { Cell } from '../cell.ts'
import type { Entries } from '../entries.ts'
import { allEntries, packagesOf } from './consumer.ts'

/** The oldest that reads our declarations comes first. */
const VERSIONS = ['5.6.3', '5.7.3', '5.8.3', '5.9.3', '6.0.3', '7.0.2']
const NODE_TYPES = '@types/node@24.19.4'

const MODULES = {
  node16: { module: 'node16' },
  nodenext: { module: 'nodenext' },
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
}

const BARE = { ...MODULES.bundler, types: [] }

/** Each of these declares the global `URL`, as Node's types do. */
const DECLARE_GLOBALS = [
  '@waymark/url/polyfill',
  '@waymark/react-native/auto',
  '@waymark/react-native/ascii/auto',
]

/** The declarations of every entry, none skipped, in each way to find them. */
export function typescriptCells(entries: Entries): Cell[] {
  const every = allEntries(entries).filter((entry) => !DECLARE_GLOBALS.includes(entry))
  const ways = Object.entries(MODULES)
  return [
    ...VERSIONS.flatMap((version) =>
      ways.map(([way, module]) => cell(version, way, module, every)),
    ),
    ...['5.6.3', '7.0.2'].flatMap((version) => withoutNode(version, entries)),
    {
      ...cell('7.0.2', 'commonjs', MODULES.nodenext, every),
      title: 'TypeScript 7.0, `import … = require()` with `module: nodenext`',
      files: { 'tsconfig.json': config(MODULES.nodenext), 'index.cts': required(every) },
    },
    {
      ...cell('7.0.2', 'polyfill-node', MODULES.nodenext, [
        '@waymark/url',
        '@waymark/url/polyfill',
      ]),
      title:
        'TypeScript 7.0, `@waymark/url/polyfill` or `@waymark/react-native/auto` with the types of Node',
      known: {
        reason: 'Both declare the global `URL`, and a variable can have one type only.',
        workaround: '`"dom"` in `lib`, whose type both then take; or `skipLibCheck: true`.',
        prints: 'TS2403',
      },
    },
    {
      ...cell('5.7.3', 'commonjs', MODULES.nodenext, every),
      title: 'TypeScript 5.7, `import … = require()`',
      files: {
        'tsconfig.json': config(MODULES.nodenext),
        'index.cts': required(['@waymark/url']),
      },
      known: {
        reason: 'Before TypeScript 5.8, a CommonJS file cannot require ES modules.',
        workaround: 'TypeScript 5.8 or newer with `module: nodenext`, or `await import()`.',
        prints: 'TS1471',
      },
    },
    {
      ...cell('5.5.4', 'polyfill', BARE, ['@waymark/url', '@waymark/url/polyfill']),
      title: 'TypeScript 5.5, without the types of Node',
      known: {
        reason:
          'The oldest TypeScript that reads the declarations is 5.6, which has `IteratorObject`.',
        workaround:
          'TypeScript 5.6 or newer. For 5.4 and 5.5, the types of Node declare it; or `skipLibCheck: true`.',
        prints: "Cannot find name 'IteratorObject'",
      },
    },
  ]
}

/** The types of a browser, and of an engine that has neither these nor those of Node. */
function withoutNode(version: string, { portable }: Entries): Cell[] {
  const line = lineOf(version)
  const dom = { ...MODULES.bundler, lib: ['es2022', 'dom'], types: [] }
  const reactNative = portable.filter((entry) => entry.startsWith('@waymark/react-native'))
  return [
    {
      ...cell(version, 'dom', dom, portable),
      title: `TypeScript ${line}, \`lib: ["es2022", "dom"]\` without the types of Node`,
    },
    {
      ...cell(version, 'polyfill', BARE, ['@waymark/url', '@waymark/url/polyfill']),
      title: `TypeScript ${line}, \`@waymark/url/polyfill\` without other types`,
    },
    {
      ...cell(version, 'react-native', BARE, ['@waymark/url', ...reactNative]),
      title: `TypeScript ${line}, \`@waymark/react-native\` without other types`,
    },
  ]
}

function lineOf(version: string): string {
  return version.split('.').slice(0, 2).join('.')
}

function cell(version: string, way: string, options: object, entries: readonly string[]): Cell {
  const line = lineOf(version)
  return {
    name: `typescript-${line}-${way}`,
    group: 'TypeScript',
    title: `TypeScript ${line}, \`${way === 'bundler' ? 'moduleResolution: bundler' : `module: ${way}`}\``,
    packages: packagesOf(entries),
    tools: [`typescript@${version}`, NODE_TYPES],
    files: {
      'package.json': '{ "type": "module" }',
      'tsconfig.json': config(options),
      'index.ts': imported(entries),
    },
    commands: [['tsc', '--project', '.']],
    expected: '',
    ...(version === '7.0.2' && way === 'nodenext' ? { isShort: true as const } : {}),
  }
}

function config(options: object): string {
  const compilerOptions = {
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    target: 'es2022',
    lib: ['es2022'],
    types: ['node'],
    ...options,
  }
  return JSON.stringify({ compilerOptions, include: ['index.*'] })
}

function imported(entries: readonly string[]): string {
  return source(entries, (name, entry) => `import * as ${name} from '${entry}'`)
}

function required(entries: readonly string[]): string {
  return source(entries, (name, entry) => `import ${name} = require('${entry}')`)
}

/** A type that cannot be found is `any`, and nothing is wrong with it: the error that must come shows that it was. */
function source(entries: readonly string[], load: (name: string, entry: string) => string): string {
  const names = entries.map((_, i) => `e${i}`)
  const url = names[entries.indexOf('@waymark/url')]
  return `${entries.map((entry, i) => load(names[i]!, entry)).join('\n')}
export const entries: object[] = [${names.join(', ')}]
export const href: string = new ${url}.URL('https://a.example').href
// @ts-expect-error
export const wrong: number = new ${url}.URL('https://a.example').href
`
}
