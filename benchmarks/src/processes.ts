import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runChild, runNode } from './child.ts'
import type { ContestResult, EntrantResult } from './contest.ts'
import { type Corpora, evenlySpaced } from './inputs/corpora.ts'
import { PACKAGE_FOLDER } from './package-folder.ts'
import { spreadOf } from './statistics.ts'

const MODULES: Readonly<Record<string, string>> = {
  engine: 'engine',
  waymark: '@waymark/url',
  'whatwg-url-minimum': 'whatwg-url-minimum',
  'whatwg-url': 'whatwg-url',
}

const COMMAND = fileURLToPath(new URL('node_modules/@waymark/cli/dist/waymark.js', PACKAGE_FOLDER))

export interface MemoryResult {
  readonly name: string
  readonly use: string
  /** Bytes for one URL, with the text it holds. */
  readonly bytes: number
}

interface Cold {
  readonly load: number
  readonly marks: Readonly<Record<string, number>>
}

/** The first URLs of fresh processes, which take turns. */
export function measureColdStart(corpora: Corpora, rounds: number): ContestResult[] {
  return withFile(mixedLines(corpora, 1_000), (file) => {
    const runs = new Map<string, Cold[]>()
    for (let round = 0; round < rounds; round++) {
      const names = Object.keys(MODULES).filter((name) => round % 3 === 0 || !/whatwg/.test(name))
      if (round % 2 === 1) names.reverse()
      for (const name of names) {
        const cold: Cold = JSON.parse(runChild('cold-start', [MODULES[name]!, file]))
        runs.set(name, [...(runs.get(name) ?? []), cold])
      }
    }
    const figures: [string, (cold: Cold) => number][] = [
      ['loading', ({ load }) => load],
      ['first 1', ({ marks }) => marks['1']!],
      ['first 100', ({ marks }) => marks['100']!],
      ['first 1,000', ({ marks }) => marks['1000']!],
    ]
    return figures.map(([input, figure]) => {
      const times = [...runs].map(
        ([name, colds]) => [name, colds.map((cold) => figure(cold) * 1e6)] as const,
      )
      return { operation: 'cold start', input, items: 1, entrants: compare(times) }
    })
  })
}

export function measureMemory(corpora: Corpora, count: number): MemoryResult[] {
  return withFile(mixedLines(corpora, count), (file) =>
    Object.entries(MODULES).flatMap(([name, specifier]) =>
      ['untouched', 'read'].map((use) => {
        const printed = runChild('memory', [specifier, file, use], ['--expose-gc'])
        const { bytes } = JSON.parse(printed) as { bytes: number }
        return { name, use, bytes }
      }),
    ),
  )
}

/** Calls of the command that people wait for, each beside Node itself. */
const STARTS: readonly (readonly string[])[] = [['--help'], ['inspect', 'https://www.example.com/']]

/** Whole processes, which take turns: Node with nothing to do, and the command. Only its first start makes what Node keeps. */
export function measureStarts(rounds: number): ContestResult[] {
  return STARTS.map((args) => {
    runNode([COMMAND, ...args])
    const ways: [string, readonly string[]][] = [
      ['engine', ['-e', '0']],
      ['waymark', [COMMAND, ...args]],
    ]
    const times = new Map<string, number[]>(ways.map(([name]) => [name, []]))
    for (let round = 0; round < rounds; round++) {
      for (const [name, command] of ways) {
        const start = performance.now()
        runNode(command)
        times.get(name)!.push((performance.now() - start) * 1e6)
      }
    }
    return { operation: 'start', input: args[0]!, items: 1, entrants: compare([...times]) }
  })
}

/** File to file with whole processes: lines through the engine's URL, and `waymark normalize`. */
export function measureBulk(corpora: Corpora, lines: number, rounds: number): ContestResult {
  return withFile(webLines(corpora, lines), (file) => {
    const engineOutput = `${file}.engine`
    const ourOutput = `${file}.waymark`
    const ours = ['normalize', '--preset', 'standard', '--out', ourOutput, file]
    const ways: [string, string, () => void][] = [
      ['engine', engineOutput, () => void runChild('lines', [file, engineOutput])],
      ['waymark', ourOutput, () => void runNode([COMMAND, ...ours])],
    ]
    const times = new Map<string, number[]>(ways.map(([name]) => [name, []]))
    for (let round = 0; round < rounds; round++) {
      for (const [name, output, run] of round % 2 === 1 ? [...ways].reverse() : ways) {
        // To free the blocks of an old file takes longer than to write a new one.
        rmSync(output, { force: true })
        const start = performance.now()
        run()
        times.get(name)!.push(((performance.now() - start) * 1e6) / lines)
      }
    }
    const entrants = compare([...times])
    const differs = 'waymark wrote another file than the engine'
    const isSame = hashOf(engineOutput) === hashOf(ourOutput)
    return {
      operation: 'normalise a file',
      input: `${lines} lines, ${(statSync(file).size / 1e6).toFixed(1)} MB`,
      items: lines,
      entrants: isSame
        ? entrants
        : entrants.map((entrant) =>
            entrant.name === 'waymark' ? { ...entrant, differs } : entrant,
          ),
    }
  })
}

/** The ratios are to the first; where it ran in more rounds than another, to its first rounds. */
export function compare(times: readonly (readonly [string, readonly number[]])[]): EntrantResult[] {
  const reference = times[0]![1]
  return times.map(([name, ns]) => {
    const step = reference.length / ns.length
    const ratios = ns.map((value, i) => reference[Math.floor(i * step)]! / value)
    const best = Math.min(...reference) / Math.min(...ns)
    return { name, ns: spreadOf(ns), ratio: spreadOf(ratios), best, rounds: ns.length }
  })
}

function mixedLines({ absolute }: Corpora, count: number): readonly string[] {
  const lists = absolute.map(({ whole }) => evenlySpaced(whole, Math.ceil(count / absolute.length)))
  const longest = Math.max(...lists.map(({ length }) => length))
  const mixed = Array.from({ length: longest }, (_, i) => lists.map((list) => list[i]))
  return mixed
    .flat()
    .filter((line) => line !== undefined)
    .slice(0, count)
}

function webLines({ absolute }: Corpora, count: number): readonly string[] {
  const web = absolute.flatMap(({ whole }) => whole.filter((url) => /^https?:/i.test(url)))
  return Array.from({ length: count }, (_, i) => web[(i * 7919) % web.length]!)
}

function withFile<T>(lines: readonly string[], use: (file: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-bench-'))
  try {
    const file = join(folder, 'urls.txt')
    writeFileSync(file, lines.join('\n'))
    return use(file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file, 'utf8').trimEnd()).digest('hex')
}
