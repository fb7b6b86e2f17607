import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { childPath } from './child.ts'
import type { ContestResult } from './contest.ts'
import { writeBuiltSite } from './inputs/built-site.ts'
import { PACKAGE_FOLDER } from './package-folder.ts'
import { compare } from './processes.ts'
import { type Resources, runMeasured } from './resources.ts'

const PROGRAM = fileURLToPath(new URL('node_modules/@waymark/cli/dist/waymark.js', PACKAGE_FOLDER))

/** What keeps the tables of a site of 100,000 pages small. */
const LIMIT = '32MiB'

/** The operation whose figures are sizes, and not times. */
export const RESIDENT = 'waymark audit, largest resident size'

/**
 * Whole processes, in turns: htmlparser2's tokenizer only reads the pages of a folder; `waymark audit` also takes what they say, compares
 * it with the sitemaps and audits the sets of alternates.
 */
export function measureAudit(pages: number, rounds: number): ContestResult[] {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-bench-'))
  try {
    const megabytes = (writeBuiltSite(folder, pages) / 1e6).toFixed(0)
    const ways: [string, readonly string[]][] = [
      ['htmlparser2', [childPath('tokenize-pages'), folder]],
      ['audit', [PROGRAM, 'audit', folder]],
      ['limited', [PROGRAM, 'audit', folder, '--memory', LIMIT]],
      ['engine', ['-e', '0']],
    ]
    const runs = new Map<string, Resources[]>(ways.map(([name]) => [name, []]))
    for (let round = 0; round < rounds; round++) {
      for (const [name, args] of round % 2 === 1 ? [...ways].reverse() : ways) {
        runs.get(name)!.push(runMeasured(args))
      }
    }
    const times = (name: string) => runs.get(name)!.map((run) => (run.processorTime * 1e3) / pages)
    const sizes = (name: string) => runs.get(name)!.map((run) => run.residentSize)
    const input = `${pages} pages in ten languages, ${megabytes} MB`
    const limit = ` (--memory ${LIMIT})`
    return [
      ...(['audit', 'limited'] as const).map((name) => ({
        operation: 'waymark audit, beside htmlparser2 reading',
        input: input + (name === 'audit' ? '' : limit),
        items: pages,
        entrants: compare([
          ['htmlparser2', times('htmlparser2')],
          ['waymark', times(name)],
        ]),
      })),
      ...(['audit', 'limited'] as const).map((name) => ({
        operation: RESIDENT,
        input: input + (name === 'audit' ? '' : limit),
        items: 1,
        entrants: compare([
          ['engine', sizes('engine')],
          ['waymark', sizes(name)],
        ]),
      })),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A line for each result that has sizes. */
export function formatSizes(results: readonly ContestResult[]): string {
  const mebibytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MiB`
  return results
    .map(({ input, entrants: [engine, ours] }) => {
      return `${input}: ${mebibytes(ours!.ns.median)}; Node alone: ${mebibytes(engine!.ns.median)}`
    })
    .join('\n')
}
