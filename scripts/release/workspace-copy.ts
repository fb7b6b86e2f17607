import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cleanEnvironment, mustRun } from './processes.ts'

/** What a script of the project needs to know of a package. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly private?: boolean
  readonly license?: string
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

export interface WorkspacePackage {
  /** From the root, with `/`: `packages/url`. */
  readonly folder: string
  readonly manifest: Manifest
}

/**
 * The tracked files of a checkout as they are there, changed or not, with its history: Changesets names the commit of
 * each change.
 */
export function copyCheckout(from: string, to: string): void {
  git(dirname(to), 'clone', '--quiet', '--shared', '--no-checkout', from, to)
  git(to, 'reset', '--quiet')
  endHistory(to)
  for (const path of git(from, 'ls-files', '-z').split('\0')) {
    // A file that was deleted, but not yet in the index.
    if (path === '' || !existsSync(join(from, path))) continue
    mkdirSync(dirname(join(to, path)), { recursive: true })
    cpSync(join(from, path), join(to, path), { verbatimSymlinks: true })
  }
}

/**
 * Lets the history of a shallow repository begin where it was cut. Changesets would otherwise fetch more and more of it
 * from where the copy comes from, which has no more.
 */
function endHistory(repository: string): void {
  const list = join(repository, '.git/shallow')
  if (!existsSync(list)) return
  for (const commit of readFileSync(list, 'utf8').trim().split('\n')) {
    git(repository, 'replace', '--graft', commit)
  }
  rmSync(list)
}

/** Every package that is published, by folder. */
export function publicPackages(root: string): WorkspacePackage[] {
  return ['packages', 'packages/i18n', 'integrations']
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => ({ folder, manifest: readManifest(join(root, folder)) }))
    .filter(({ manifest }) => manifest.private !== true)
}

function readManifest(folder: string): Manifest {
  // Trusted: the root tests assert the fields of every manifest.
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

export async function installCopy(folder: string): Promise<void> {
  await pnpm(folder, 'install', '--frozen-lockfile', '--prefer-offline')
}

/** Whether a file of `.changeset` says something about the next release. */
export function isChangeset(name: string): boolean {
  return name.endsWith('.md') && name !== 'README.md'
}

/** Writes the versions and changelogs of the next release. Without a changeset, the versions are released as they are. */
export async function versionCopy(folder: string): Promise<void> {
  if (!readdirSync(join(folder, '.changeset')).some(isChangeset)) return
  await pnpm(folder, 'exec', 'changeset', 'version')
}

/** Builds every package, and nothing from a cache: a release has none. */
export async function buildCopy(folder: string): Promise<void> {
  await buildPackages(folder, ['--force'])
}

/**
 * Copies what is built from a checkout, after building there what has changed. Its versions are those before the release,
 * which the statements of `@waymark/udf` name: its tarball has another digest than that of a whole rehearsal.
 */
export async function takeBuiltFiles(from: string, to: string): Promise<void> {
  await buildPackages(from, [])
  for (const { folder } of publicPackages(from)) {
    cpSync(join(from, folder, 'dist'), join(to, folder, 'dist'), { recursive: true })
  }
}

async function buildPackages(folder: string, options: readonly string[]): Promise<void> {
  const filters = publicPackages(folder).map(({ manifest }) => `--filter=${manifest.name}`)
  const output = '--output-logs=errors-only'
  await pnpm(folder, 'exec', 'turbo', 'run', 'build', ...filters, output, ...options)
}

export async function pnpm(folder: string, ...args: readonly string[]): Promise<string> {
  const outcome = await mustRun({
    program: 'pnpm',
    args,
    folder,
    env: { ...cleanEnvironment(), CI: 'true' },
    timeout: 1_200_000,
  })
  return outcome.stdout
}

function git(folder: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr.trim()}`)
  return stdout
}
