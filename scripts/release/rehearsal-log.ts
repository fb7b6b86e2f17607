import { alignedTable } from '../marked-table.ts'
import type { Rehearsal } from './rehearsal.ts'
import type { CellReport } from './run-cells.ts'

/** Where and of what a rehearsal was. */
export interface Occasion {
  /** For example `2026-11-28`. */
  readonly date: string
  readonly commit: string
  readonly machine: string
  /** The command, as it was written. */
  readonly command: string
}

export function hasFailed({ checks, cells }: Pick<Rehearsal, 'checks' | 'cells'>): boolean {
  return checks.some(({ problems }) => problems.length > 0) || cells.some(isFailure)
}

function isFailure({ result }: CellReport): boolean {
  return result === 'failed' || result === 'works-unexpectedly'
}

const RESULTS = {
  passed: 'passed',
  failed: '**FAILED**',
  known: 'cannot work',
  'works-unexpectedly': '**WORKS**, but is listed as known to fail',
} as const

/** What is attached to a release, in Markdown. */
export function rehearsalLog(rehearsal: Rehearsal, occasion: Occasion): string {
  const { tarballs, checks, cells, installs, changes } = rehearsal
  return [
    `# Rehearsal of a release, ${occasion.date}`,
    `${hasFailed(rehearsal) ? '**It failed.**' : 'It passed.'} Commit ${occasion.commit}, ${occasion.machine}, by \`${occasion.command}\`.`,
    '## Steps',
    alignedTable(
      ['step', 'result', 'seconds'],
      checks.map(({ title, problems, seconds }) => [
        title,
        problems.length === 0 ? 'passed' : `**FAILED**: ${problems.length} problems`,
        seconds.toFixed(1),
      ]),
    ),
    ...checks.flatMap(({ problems }) => problems.map((problem) => `- ${problem}`)),
    '## Consumer matrix',
    cells.length === 0 ? 'No cell was asked for.' : cellTable(cells),
    ...cells.filter(isFailure).map(failure),
    '## Packages',
    'The digests are SHA-256; `digests.txt` has them for `sha256sum --check`.',
    alignedTable(
      ['tarball', 'bytes', 'digest'],
      tarballs.map(({ file, bytes, sha256 }) => [file, count(bytes), `\`${sha256}\``]),
    ),
    ...(installs.length === 0
      ? []
      : [
          '## Each package alone',
          'What `npm install` of one package brings, itself included.',
          alignedTable(
            ['package', 'bytes', 'files', 'packages'],
            installs.map(({ name, bytes, files, packages }) => [
              name,
              count(bytes),
              count(files),
              `${packages.length}: ${packages.map(shortName).join(', ')}`,
            ]),
          ),
        ]),
    '## Changelogs',
    ...[...changes].map(([name, text]) => `### ${name}\n\n${text.replace(/^###/gm, '####')}`),
  ].join('\n\n')
}

function cellTable(cells: readonly CellReport[]): string {
  return alignedTable(
    ['group', 'cell', 'result', 'seconds'],
    cells.map(({ cell, result, seconds }) => [
      cell.group,
      cell.title,
      result === 'known' ? `cannot work: ${cell.known!.reason}` : RESULTS[result],
      seconds.toFixed(1),
    ]),
  )
}

function failure({ cell, log }: CellReport): string {
  return `### ${cell.title}\n\n\`\`\`\n${log.trimEnd().slice(-8_000)}\n\`\`\``
}

function count(value: number): string {
  return value.toLocaleString('en')
}

/** `@waymark/url@0.1.0` is `url`; others keep their version. */
function shortName(name: string): string {
  return name.startsWith('@waymark/') ? name.slice(9).split('@')[0]! : name
}
