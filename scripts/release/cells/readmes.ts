import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toStatement } from '../../readme-examples.ts'
import {
  installBlocks,
  installedPackages,
  type ReadmeBlock,
  readBlocks,
} from '../../readmes/blocks.ts'
import { readCommands } from '../../readmes/commands.ts'
import type { Cell } from '../cell.ts'
import { type Manifest, publicPackages } from '../workspace-copy.ts'

/** READMEs without a cell. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'integrations/python': 'Its package and its examples are Python: `pnpm check:python` runs them.',
}

interface NotRun {
  readonly line: RegExp
  readonly reason: string
  /** A replacement for what `line` matches. Default: nothing is run. */
  readonly instead?: string
}

/** Lines of Install sections that cannot run here. */
export const NOT_RUN: readonly NotRun[] = [
  {
    line: /^sudo install -m \d+ (\S+) .*$/,
    reason: 'It writes into the folders of a database server.',
    instead: 'test -f $1',
  },
  { line: /^bq mk .*$/, reason: 'It creates a dataset in BigQuery.' },
  {
    line: /^gcloud storage cp (\S+) "gs:\/\/\$BUCKET\/(\$SCRIPT)"$/,
    reason: 'It uploads to a bucket.',
    instead: 'test -f $1 && test -n "$2"',
  },
  {
    line: /\| bq query .*$/,
    reason: 'It creates functions in BigQuery.',
    instead: '| grep -qF "gs://$$BUCKET/$$SCRIPT"',
  },
  {
    line: /^snow sql .* --filename (\S+)$/,
    reason: 'It creates functions in Snowflake.',
    instead: 'test -f $1',
  },
  {
    line: /^pnpm (?:refresh|--filter) .*$/,
    reason: 'It runs in a copy of the repository, as the sentence above it says.',
  },
]

/**
 * The README of each package, and that of the project, as a reader uses it: in an empty folder with what the Install
 * section names and nothing else, the rest of that section and every example run. An example for which the text above it
 * tells to install more has a cell of its own.
 */
export function readmeCells(root: string): Cell[] {
  const packages = publicPackages(root)
  const ours = packages.map(({ manifest }) => manifest.name)
  const cellsOf = (folder: string, name: string, title: string): Cell[] => {
    const blocks = readBlocks(readFileSync(join(root, folder, 'README.md'), 'utf8'))
    const install = installBlocks(blocks).flatMap(({ lines }) => lines)
    const named = installedPackages(install.join('\n'))
    const examples = blocks.filter(({ language }) => language === 'ts' || language === 'console')
    const groups = new Map<string, ReadmeBlock[]>()
    for (const example of examples) {
      const added =
        example.section === 'Install'
          ? []
          : installedPackages(example.before).filter((one) => !named.includes(one))
      const key = added.join(' ')
      groups.set(key, [...(groups.get(key) ?? []), example])
    }
    return [...groups].map(([added, group]) => {
      const installed = [...new Set([...named, ...added.split(' ').filter(Boolean)])]
      const isMain = added === '' || groups.size === 1
      const suffix = isMain ? '' : `-${added.replace(/@[^/]+\//g, '').replaceAll(' ', '-')}`
      return {
        name: `readme-${name}${suffix}`,
        group: 'READMEs',
        title: isMain ? title : `${title}, with \`${added}\``,
        manager: 'pnpm',
        cache: 'readmes',
        packages: installed.filter((one) => ours.includes(one)),
        tools: installed
          .filter((one) => !ours.includes(one))
          .map((one) => `${one}@${installedVersion(join(root, folder), one)}`),
        ...uses(install, group, blocks),
        isShort: true,
      }
    })
  }
  return [
    ...cellsOf('.', 'waymark', 'README of the project'),
    ...packages.flatMap(({ folder, manifest }) =>
      cellsOf(folder, manifest.name.split('/')[1]!, `README of \`${manifest.name}\``),
    ),
  ]
}

/** Every folder with a README that has a cell, or has none for a reason. */
export function foldersWithReadme(root: string): string[] {
  return ['packages', 'packages/i18n', 'integrations']
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`))
    .filter((folder) => existsSync(join(root, folder, 'README.md')))
}

function uses(
  install: readonly string[],
  examples: readonly ReadmeBlock[],
  blocks: readonly ReadmeBlock[],
): Pick<Cell, 'files' | 'commands' | 'expected'> {
  const modules = examples.filter(({ language }) => language === 'ts')
  const commands = examples
    .filter(({ language }) => language === 'console')
    .flatMap(({ lines }) => readCommands(lines))
  const files: Record<string, string> = { 'package.json': '{ "type": "module" }' }
  const run: string[][] = []
  const script = install.flatMap(runnable)
  if (script.length > 0) run.push(['sh', '-ec', script.join('\n')])
  if (commands.length > 0) {
    const database = blocks.find(({ language }) => language === 'json')
    if (database !== undefined) files['url-source.json'] = `${database.lines.join('\n')}\n`
    Object.assign(files, runners('commands.ts', 'run-commands.ts'))
    files['readme/commands.json'] = JSON.stringify(commands)
    run.push(['node', 'readme/run-commands.ts', 'readme/commands.json'])
  }
  if (modules.length > 0) {
    Object.assign(files, runners('expect.ts', 'run-examples.ts'))
    const names = modules.map(({ offset }) => `README.${offset + 1}.ts`)
    for (const [i, { offset, lines }] of modules.entries()) {
      // On the lines that they have in the README.
      files[names[i]!] =
        `import { expect } from './readme/expect.ts'${'\n'.repeat(offset)}${lines.map(toStatement).join('\n')}\n`
    }
    run.push(['node', 'readme/run-examples.ts', ...names])
  }
  const expected =
    modules.length > 0
      ? `${modules.length} of ${modules.length} examples pass`
      : `${commands.length} of ${commands.length} commands print what is shown`
  return { files, commands: run, expected }
}

/** What is run of a line of an Install section; the packages are there already. */
function runnable(line: string): string[] {
  if (/^npm install /.test(line)) return []
  const exception = NOT_RUN.find((one) => one.line.test(line))
  if (exception === undefined) return [line]
  return exception.instead === undefined ? [] : [line.replace(exception.line, exception.instead)]
}

function runners(...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => [
      `readme/${name}`,
      readFileSync(new URL(`../../readmes/${name}`, import.meta.url), 'utf8'),
    ]),
  )
}

/** The version that a package of the workspace has installed: that of the lockfile. */
function installedVersion(folder: string, name: string): string {
  const manifest = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')
  return (JSON.parse(manifest) as Manifest).version
}
