/** The Node versions of the matrix, each the newest of its line on npm, but for the oldest that is supported. */
export const NODES = {
  '20.19': '20.19.6',
  '22': '22.23.3',
  '24': '24.21.0',
  '26': '26.12.1',
} as const
export type NodeLine = keyof typeof NODES

/** The package managers of the matrix, and the versions that install. */
export const MANAGERS = {
  npm: '12.2.2',
  pnpm: '12.21.0',
  yarn: '4.18.1',
  bun: '1.4.5',
  deno: '2.9.6',
} as const
export type Manager = keyof typeof MANAGERS

/** One use of the packages, in a fresh folder, by a consumer who has only the published files. */
export interface Cell {
  /** Unique; without spaces, for the command line. */
  readonly name: string
  /** The heading of its table. */
  readonly group: string
  /** What it is, for a reader: `Rollup 4, with @rollup/plugin-node-resolve`. */
  readonly title: string
  /** Default: npm. */
  readonly manager?: Manager
  /** The name of a cache of the package manager that cells share. Default: each has its own. */
  readonly cache?: string
  /** Default: the Node that runs the rehearsal. */
  readonly node?: NodeLine
  /** Names of our packages: they come in the version of the rehearsal. */
  readonly packages: readonly string[]
  /** Of others, with an exact version: `webpack@5.113.0`. */
  readonly tools: readonly string[]
  /** Text by path. `package.json` holds what is added to the one that is made for each cell. */
  readonly files: Readonly<Record<string, string>>
  /** Each in turn; programs of the installed tools are found first. */
  readonly commands: readonly (readonly string[])[]
  /** What the last command must print, on standard output. */
  readonly expected: string
  /** Whether it belongs to `--short`. */
  readonly isShort?: true
  /** Why it cannot work, and what to do instead. That it begins to work is an error: the documentation is wrong then. */
  readonly known?: KnownFailure
}

export interface KnownFailure {
  readonly reason: string
  readonly workaround: string
  /** Part of what it prints: it must fail for this reason. */
  readonly prints: string
}

export type CellResult = 'passed' | 'failed' | 'known' | 'works-unexpectedly'

/** The result of a cell. A known failure that fails for another reason is a failure. */
export function judge(
  { expected, known }: Pick<Cell, 'expected' | 'known'>,
  { status, stdout, log }: { status: number | null; stdout: string; log: string },
): CellResult {
  const isRight = status === 0 && stdout.trim().includes(expected)
  if (known === undefined) return isRight ? 'passed' : 'failed'
  if (isRight) return 'works-unexpectedly'
  return log.includes(known.prints) ? 'known' : 'failed'
}
