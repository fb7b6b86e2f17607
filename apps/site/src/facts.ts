import { packages, readText } from '../../../test/workspace.ts'

/** The versions of Node that a package states, such as `20.19 or newer` without words: `≥ 20.19`. */
export function enginesOf(packageName: string): string {
  const { manifest } = packages.find(({ name }) => name === packageName)!
  return (manifest.engines?.['node'] ?? '').replace('>=', '≥ ')
}

/** The version of all packages, which are released together. */
export const version: string = packages.find(({ name }) => name === 'url')!.manifest.version

/** A table of figures in a document: its heads, and its rows by their first cell. */
export interface FigureTable {
  readonly columns: readonly string[]
  readonly rows: ReadonlyMap<string, readonly string[]>
}

/**
 * The first table after a line of a document.
 *
 * @throws {Error} If the document has no such line, or no table after it.
 */
export function tableAfter(file: string, line: string): FigureTable {
  const [, rest] = readText(file).split(`\n${line}`)
  const [, found] = /^((?:\|.*\n)+)/m.exec(rest ?? '') ?? []
  if (found === undefined) throw new Error(`${file} has no table after "${line}"`)
  const [head, , ...rows] = found.trimEnd().split('\n').map(cellsOf)
  return {
    columns: head!.slice(1),
    rows: new Map(rows.map(([first, ...others]) => [first!, others])),
  }
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
}

/** The engines on which each change is tested, and their versions. */
export function testedEngines(): readonly (readonly [engine: string, version: string])[] {
  const { rows } = tableAfter('docs/where-it-runs.md', 'Measured on ')
  return [...rows]
    .map(([engine, [release = '']]): [string, string] => [
      engine.replace(/,.*/, ''),
      release.replace(/^of /, ''),
    ])
    .filter(([engine]) => !/^V8|^the same/.test(engine))
}

/** The speed beside the engine's own `URL`, and the paragraph that says how it was measured. */
export function speedBesideEngine(): FigureTable & { readonly date: string } {
  const [, section = ''] = readText('docs/performance.md').split('\n## Figures\n')
  const [date = ''] = /\d{4}-\d\d-\d\d/.exec(section) ?? []
  return { ...tableAfter('docs/performance.md', '## Figures'), date }
}

/** How often the verdict on a host is wrong, as the README of `@waymark/display` says. */
export interface VerdictFigures {
  /** Honest hosts that were judged, and how many of them got a warning. */
  readonly hosts: number
  readonly alarms: number
  /** Kinds of imitations, and the least share that gets a warning, in percent. */
  readonly kinds: number
  readonly least: number
}

/** @throws {Error} If the README has no such tables. */
export function verdictFigures(): VerdictFigures {
  const file = 'packages/display/README.md'
  const honest = tableAfter(file, 'Home pages were taken from ').rows.get('all')!
  const [hosts, alarms] = honest.map((cell) => Number(cell.replace(/,| %/g, '')))
  const { rows } = tableAfter(file, '### How well it finds imitations')
  const shares = [...rows.values()].map(([, share]) => Number.parseFloat(share!))
  return {
    hosts: hosts!,
    alarms: alarms!,
    kinds: shares.length,
    least: Math.floor(Math.min(...shares)),
  }
}
