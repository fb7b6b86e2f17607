import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { MANAGERS, NODES } from '../scripts/release/cell.ts'
import { FILES, VERSION } from '../scripts/release/write-version.ts'
import { packages, readText, root } from './workspace.ts'

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
}

interface Job {
  readonly permissions?: Readonly<Record<string, string>>
  readonly 'timeout-minutes'?: number
  readonly needs?: string | readonly string[]
  readonly steps: readonly Step[]
}

interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>
  readonly jobs: Readonly<Record<string, Job>>
}

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((path) => /\.(?:ya?ml|md)$/.test(path) && !path.endsWith('CHANGELOG.md'))
const texts = tracked.map((path) => ({ path, text: readText(path) }))
const cli = packages.find(({ name }) => name === 'cli')!.manifest

const workflows = tracked.filter((path) => /^\.github\/workflows\//.test(path))
const jobs = workflows.flatMap((path) => {
  const workflow = parse(readText(path)) as Workflow
  return Object.entries(workflow.jobs).map(([name, job]) => ({ path, name, job, workflow }))
})
const isGranted = (job: Job, name: string): boolean => job.permissions?.[name] === 'write'

test('each action is named by a commit with its version, in workflows, actions and documentation', () => {
  const uses = texts.flatMap(({ path, text }) =>
    [...text.matchAll(/^\s*(?:- )?uses: *(.*)$/gm)].map(([, value = '']) => `${path}: ${value}`),
  )
  // Our own can name its commit only when it has one.
  const pinned =
    /: (?:[\w.-]+\/[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+|waymark-url\/waymark\/actions\/(?:audit|lint|validate)@<commit> # v\d+\.\d+\.\d+)$/
  expect(uses.filter((line) => !pinned.test(line))).toEqual([])
  expect(uses.length).toBeGreaterThan(20)
})

test('one version of an action has one commit, and one action one version', () => {
  const pins = texts.flatMap(
    ({ text }) => text.match(/[\w.-]+\/[\w.-]+\S*@[\da-f]{40} # \S+/g) ?? [],
  )
  const versions = new Map<string, Set<string>>()
  for (const pin of pins) {
    const action = pin.split(/[@/]/).slice(0, 2).join('/')
    versions.set(action, (versions.get(action) ?? new Set()).add(pin.split('@')[1]!))
  }
  expect([...versions].filter(([, { size }]) => size > 1)).toEqual([])
})

test('hooks, recipes and documentation name the version of the command, and no other file does', () => {
  const naming = texts.filter(({ text }) => text.match(VERSION) !== null)
  expect(naming.map(({ path }) => path)).toEqual([...FILES])
  for (const { path, text } of naming) {
    expect([path, new Set(text.match(VERSION))]).toEqual([path, new Set([cli.version])])
  }
  const floating = texts.filter(({ text }) =>
    /(?:npx\b.*@waymark\/cli(?![@$])|actions\/(?:audit|lint|validate)@(?!<commit>|\$GITHUB_SHA)|\brev: (?!v\d))/.test(
      text,
    ),
  )
  expect(floating.map(({ path }) => path)).toEqual([])
})

test('workflows run tools in exact versions, which are those of the rehearsal', () => {
  const scripts = [...workflows, '.ci/run', 'actions/run.sh'].map(readText).join('\n')
  const pnpm = new Set([...scripts.matchAll(/\bpnpm@([\w.]+)/g)].map(([, version]) => version))
  expect(pnpm).toEqual(new Set([MANAGERS.pnpm]))
  const nodes = [
    ...scripts.matchAll(/(?<!setup-)\bnode@([\w.]+)/g),
    ...scripts.matchAll(/\bnode-version: (\d.*)/g),
    ...[...scripts.matchAll(/\bnode: \[(.*)\]/g)].flatMap(([, list = '']) => [
      ...list.matchAll(/([^\s,]+)/g),
    ]),
  ].map(([, version]) => version)
  expect(new Set(nodes)).toEqual(new Set(Object.values(NODES)))
  // What npx or npm would take from the registry has a version, or comes from the lockfile by pnpm.
  const installs = scripts.match(
    /\bnpm (?:i|install|ci|exec)\b|\b(?:pipx?|uvx|corepack|curl|wget) .*/g,
  )
  expect(installs).toBeNull()
})

test.each(jobs)('$path: $name declares its permissions and a time limit', ({ job, workflow }) => {
  expect(workflow.permissions).toEqual({})
  expect(job.permissions).toBeDefined()
  expect(job['timeout-minutes']).toBeGreaterThan(0)
})

test.each(jobs)('$path: $name keeps no credentials of git', ({ job }) => {
  for (const { uses = '', with: inputs } of job.steps) {
    if (uses.startsWith('actions/checkout@')) expect(inputs?.['persist-credentials']).toBe(false)
  }
})

test.each(jobs)('$path: $name has no expression in a script', ({ job }) => {
  for (const { run = '' } of job.steps) expect(run).not.toContain('${{')
})

test('only one job can publish: it installs nothing and runs one script', () => {
  const withToken = jobs.filter(({ job }) => isGranted(job, 'id-token'))
  expect(withToken.map(({ path, name }) => `${path} ${name}`)).toEqual([
    '.github/workflows/release.yml publish',
    // Runs no code of the repository: it signs what it found.
    '.github/workflows/scorecard.yml scorecard',
  ])
  const [publish, scorecard] = withToken.map(({ job }) => job)
  expect(scorecard!.steps.filter(({ run }) => run !== undefined)).toEqual([])
  expect(publish!.permissions).toEqual({ contents: 'read', 'id-token': 'write' })
  expect(publish!.needs).toEqual(['plan', 'pack', 'again'])
  const actions = publish!.steps.flatMap(({ uses = '' }) => uses.split('@')[0] || [])
  expect(actions).toEqual(['actions/checkout', 'actions/setup-node', 'actions/download-artifact'])
  expect(publish!.steps[0]!.with?.['sparse-checkout']).toBe('scripts/release/publish')
  const commands = publish!.steps.flatMap(({ run = '' }) => run.split('\n').filter(Boolean))
  expect(commands.map((command) => command.split(' ')[0])).toEqual(['printf', 'read', 'node'])
  expect(commands.at(-1)).toMatch(/^node scripts\/release\/publish\/publish\.ts /)
})

test('the script that publishes imports nothing but what Node has and what is beside it', () => {
  const files = execFileSync('git', ['ls-files', 'scripts/release/publish'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of files.trim().split('\n')) {
    for (const [, from = ''] of readText(file).matchAll(/from '(.*)'/g)) {
      expect(from).toMatch(/^(?:node:\w+|\.\/[\w-]+\.ts)$/)
    }
  }
})

test('a job that builds the tarballs can only read, and none that writes installs anything but the release pull request', () => {
  const ofRelease = Object.fromEntries(
    jobs.filter(({ path }) => path.endsWith('release.yml')).map(({ name, job }) => [name, job]),
  )
  for (const name of ['plan', 'pack', 'again']) {
    expect(ofRelease[name]!.permissions).toEqual({ contents: 'read' })
  }
  const installing = jobs.filter(({ job }) => job.steps.some(({ run = '' }) => /\bnpx\b/.test(run)))
  const writing = installing.filter(({ job }) => Object.values(job.permissions!).includes('write'))
  expect(writing.map(({ name }) => name)).toEqual(['version'])
  expect(isGranted(ofRelease['version']!, 'id-token')).toBe(false)
})

test('the workspace installs no version in its first days, and none of weaker origin', () => {
  const settings = parse(readText('pnpm-workspace.yaml')) as Readonly<Record<string, unknown>>
  expect(settings['minimumReleaseAge']).toBeGreaterThanOrEqual(3 * 24 * 60)
  expect(settings).toMatchObject({ minimumReleaseAgeStrict: true, trustPolicy: 'no-downgrade' })
})
