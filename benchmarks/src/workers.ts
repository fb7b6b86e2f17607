import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { childPath } from './child.ts'
import type { ContestResult } from './contest.ts'
import type { Corpora } from './inputs/corpora.ts'
import { PACKAGE_FOLDER } from './package-folder.ts'
import { compare } from './processes.ts'
import { runMeasured } from './resources.ts'

const WORKER = fileURLToPath(new URL('node_modules/@waymark/cli/dist/worker.cjs', PACKAGE_FOLDER))

/** What rows are answered with, and what the script writes if that is something simpler. */
const ANSWERS: readonly (readonly [name: string, args: readonly string[], script?: string])[] = [
  ['host', ['--op', 'host']],
  ['path', ['--op', 'part', '--part', 'path']],
  ['query', ['--op', 'part', '--part', 'query']],
  ['domain', ['--op', 'domain']],
  ['domain beside host', ['--op', 'domain'], 'host'],
]

/**
 * Whole processes, in turns: rows through `worker.cjs`, and through a script that splits text at newlines and makes a `URL` of each line.
 * For `domain`, the script looks the host up with `getRegistrableDomain`, because the engine has no list; beside `domain beside host`, it
 * only writes the host.
 */
export function measureWorker(corpora: Corpora, rows: number, rounds: number): ContestResult[] {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-bench-'))
  const input = join(folder, 'rows.txt')
  const outputs = ['engine', 'waymark'].map((name) => join(folder, name)) as [string, string]
  try {
    return corpora.absolute
      .filter(({ whole }) => whole.filter((url) => /^https?:/i.test(url)).length * 2 > whole.length)
      .flatMap(({ name, whole }) => {
        const lines = Array.from({ length: rows }, (_, i) => whole[(i * 7919) % whole.length]!)
        writeFileSync(input, `${lines.join('\n')}\n`)
        return ANSWERS.map(([answer, args, script = answer]): ContestResult => {
          const ways: [string, string, readonly string[]][] = [
            ['engine', outputs[0], [childPath('rows'), script]],
            ['waymark', outputs[1], [WORKER, ...args, '--format', 'lines']],
          ]
          const times = new Map<string, number[]>(ways.map(([way]) => [way, []]))
          for (let round = 0; round < rounds; round++) {
            for (const [way, output, command] of round % 2 === 1 ? [...ways].reverse() : ways) {
              times.get(way)!.push((timeOf(command, input, output) * 1e3) / rows)
            }
          }
          const differs = 'waymark wrote other answers than the engine'
          const isSame =
            script !== answer || readFileSync(outputs[0]).equals(readFileSync(outputs[1]))
          const entrants = compare([...times]).map((entrant) =>
            isSame || entrant.name !== 'waymark' ? entrant : { ...entrant, differs },
          )
          return { operation: `worker, ${answer}`, input: name, items: rows, entrants }
        })
      })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Processor time in microseconds. */
function timeOf(command: readonly string[], input: string, output: string): number {
  const files = [openSync(input, 'r'), openSync(output, 'w')] as const
  try {
    return runMeasured(command, files).processorTime
  } finally {
    for (const file of files) closeSync(file)
  }
}
