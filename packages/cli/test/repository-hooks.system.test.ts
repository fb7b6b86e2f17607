import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parse } from 'yaml'
import { PROGRAM, temporaryFolder } from './run-waymark.ts'
import { sitemapOf } from './sources.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** A folder with a program `npx` that runs this command instead of a published one, and notes how it was called. */
function folderWithNpx(): { readonly folder: string; readonly calls: () => readonly string[] } {
  const folder = temporaryFolder()
  const log = join(folder, 'calls')
  const path = join(folder, 'npx')
  writeFileSync(
    path,
    `#!/bin/sh
[ "$1" = --yes ] && [ "$3" = waymark ] || exit 99
printf '%s\\n' "$2" >> '${log}'
shift 3
exec '${process.execPath}' '${PROGRAM}' "$@"
`,
  )
  chmodSync(path, 0o755)
  const calls = () => (existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n') : [])
  return { folder, calls }
}

interface Action {
  readonly inputs: Readonly<
    Record<string, { readonly required?: boolean; readonly default?: string }>
  >
  readonly runs: {
    readonly using: string
    readonly steps: readonly {
      readonly shell: string
      readonly 'working-directory': string
      readonly env: Readonly<Record<string, string>>
      readonly run: string
    }[]
  }
}

const { version } = JSON.parse(readFileSync(join(root, 'packages/cli/package.json'), 'utf8'))
const ACTIONS = ['audit', 'lint', 'validate'] as const
const actions = Object.fromEntries(
  ACTIONS.map((name) => {
    const action: Action = parse(readFileSync(join(root, `actions/${name}/action.yml`), 'utf8'))
    return [name, action]
  }),
)
const hasBash = spawnSync('bash', ['--version']).status === 0

/** Runs the steps of an action as the runner does. */
function runAction(
  cwd: string,
  given: Readonly<Record<string, string>>,
  command: (typeof ACTIONS)[number] = 'lint',
) {
  const action = actions[command]!
  const npx = folderWithNpx()
  const inputs = Object.fromEntries(
    Object.entries(action.inputs).map(([name, input]) => [
      name,
      given[name] ?? input.default ?? '',
    ]),
  )
  /** Replaces the expressions, of which the action has only inputs. */
  const fill = (text: string): string =>
    text.replace(/\$\{\{ *(.*?) *\}\}/g, (_, expression: string) => {
      const name = /^inputs\.([\w-]+)$/.exec(expression)?.[1]
      const value = name === undefined ? undefined : inputs[name]
      if (value === undefined) throw new Error(`unknown expression ${expression}`)
      return value
    })
  let stdout = ''
  for (const { shell, run, env, 'working-directory': folder } of action.runs.steps) {
    expect(shell).toBe('bash')
    const script = join(npx.folder, 'step.sh')
    writeFileSync(script, fill(run))
    const filled = Object.entries(env).map(([name, value]) => [name, fill(value)])
    const step = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', script], {
      cwd: join(cwd, fill(folder)),
      encoding: 'utf8',
      env: {
        ...process.env,
        NO_COLOR: '1',
        PATH: [npx.folder, process.env['PATH']].join(delimiter),
        GITHUB_ACTION_PATH: join(root, 'actions', command),
        ...Object.fromEntries(filled),
      },
    })
    stdout += step.stdout
    if (step.status !== 0)
      return { status: step.status, stdout, stderr: step.stderr, calls: npx.calls() }
  }
  return { status: 0, stdout, stderr: '', calls: npx.calls() }
}

const API = 'openapi: 3.1.0\npaths:\n  /a_b: {}\n'

test.each(ACTIONS)(
  'the action %s has no expression into which an input could write commands',
  (name) => {
    const { runs, inputs } = actions[name]!
    expect(runs.using).toBe('composite')
    for (const { run } of runs.steps) expect(run).not.toContain('${{')
    expect(Object.keys(inputs)).toEqual(Object.keys(actions['lint']!.inputs))
  },
)

test.skipIf(!hasBash)(
  'the action shows the problems of all files that match',
  { tags: 'slow' },
  () => {
    const cwd = temporaryFolder()
    mkdirSync(join(cwd, 'api/v 1'), { recursive: true })
    writeFileSync(join(cwd, 'api/v 1/open api.yaml'), API)
    writeFileSync(join(cwd, 'api/other.yaml'), API.replace('a_b', 'c_d'))
    writeFileSync(join(cwd, 'list[1].txt'), 'db://a/b/e_f\n')
    const files = 'api/**/*.yaml\nlist[1].txt\n'
    const { status, stdout, calls } = runAction(cwd, { files, version: '1.2.3' })
    expect(status).toBe(0)
    expect(stdout.match(/^::warning file=.*?,line=\d+,col=\d+/gm)).toEqual([
      '::warning file=api/other.yaml,line=3,col=4',
      '::warning file=api/v 1/open api.yaml,line=3,col=4',
      '::warning file=list[1].txt,line=1,col=10',
    ])
    expect(calls).toEqual(['--package=@waymark/cli@1.2.3'])
  },
)

test.skipIf(!hasBash)(
  'the action fails as the command does, and writes SARIF',
  { tags: 'slow' },
  () => {
    const cwd = temporaryFolder()
    mkdirSync(join(cwd, 'sub'))
    writeFileSync(join(cwd, 'sub/a.yaml'), API)
    const given = { files: 'a.yaml', 'working-directory': 'sub', sarif: 'a b.sarif' }
    const { status, stdout, stderr, calls } = runAction(cwd, {
      ...given,
      'max-warnings': '0',
      options: '--preset=recommended\n--severity=path-verb=error',
    })
    expect([status, stderr]).toEqual([1, expect.stringContaining('--max-warnings 0 allows: 1')])
    expect(stdout).toContain('::warning file=a.yaml')
    expect(calls).toEqual([
      `--package=@waymark/cli@${version}`,
      `--package=@waymark/cli@${version}`,
    ])
    const { runs } = JSON.parse(readFileSync(join(cwd, 'sub/a b.sarif'), 'utf8'))
    expect(runs[0].results).toHaveLength(1)
  },
)

const SITEMAP = sitemapOf('<url><loc>https://a.example/</loc><lastmod>never</lastmod></url>')

test.skipIf(!hasBash)(
  'the action validate shows the problems of a site, but for known ones',
  { tags: 'slow' },
  () => {
    const cwd = temporaryFolder()
    mkdirSync(join(cwd, 'public'))
    writeFileSync(join(cwd, 'public/sitemap.xml'), SITEMAP)
    const files = 'public\n'
    const { status, stdout, calls } = runAction(cwd, { files, sarif: 'a.sarif' }, 'validate')
    expect(status).toBe(1)
    expect(stdout).toMatch(
      /^::error file=public\/sitemap\.xml,line=3,col=\d+,title=invalid-lastmod::/m,
    )
    expect(calls).toHaveLength(2)
    expect(JSON.parse(readFileSync(join(cwd, 'a.sarif'), 'utf8')).runs[0].results).toHaveLength(1)
    const options = '--baseline=known.json'
    runAction(cwd, { files, options: `${options}\n--write-baseline` }, 'validate')
    expect(runAction(cwd, { files, options, 'max-warnings': '0' }, 'validate').status).toBe(0)
    const none = runAction(cwd, { files: 'none/*.xml' }, 'validate')
    expect([none.status, none.stdout]).toEqual([
      2,
      expect.stringContaining('title=waymark validate::'),
    ])
  },
)

test.skipIf(!hasBash)(
  'the action audit shows the problems of built pages',
  { tags: 'slow' },
  () => {
    const cwd = temporaryFolder()
    mkdirSync(join(cwd, 'dist'))
    writeFileSync(
      join(cwd, 'dist/index.html'),
      '<html lang="en"><title>Tea</title>\n<link rel="canonical" href="https://a.example/tea">',
    )
    const given = { files: 'dist', options: '--base=https://a.example/', sarif: 'a.sarif' }
    const { status, stdout, calls } = runAction(cwd, given, 'audit')
    expect(status).toBe(1)
    expect(stdout).toMatch(
      /^::error file=dist\/index\.html,line=2,col=1,title=canonical-to-missing::/m,
    )
    expect(calls).toHaveLength(2)
    expect(JSON.parse(readFileSync(join(cwd, 'a.sarif'), 'utf8')).runs[0].results).not.toEqual([])
  },
)

test.skipIf(!hasBash)(
  'the action runs the version that the project has installed',
  { tags: 'slow' },
  () => {
    const cwd = temporaryFolder()
    mkdirSync(join(cwd, 'node_modules/@waymark/cli'), { recursive: true })
    mkdirSync(join(cwd, 'sub'))
    writeFileSync(join(cwd, 'package.json'), '{}')
    writeFileSync(join(cwd, 'sub/a.yaml'), API)
    const { calls } = runAction(cwd, { files: 'a.yaml', 'working-directory': 'sub' })
    expect(calls).toEqual(['--package=@waymark/cli'])
  },
)

test.skipIf(!hasBash).each([
  ['none/*.yaml', 2, 'No file matches', ''],
  ['none.yaml', 74, '', 'none.yaml: No such file'],
  ['$(touch pwned);`touch pwned`', 74, '', 'No such file'],
])('the action with files %j says what is wrong', { tags: 'slow' }, (files, expected, out, err) => {
  const cwd = temporaryFolder()
  const { status, stdout, stderr } = runAction(cwd, { files })
  expect(status).toBe(expected)
  expect(stdout).toContain(out)
  expect(stderr).toContain(err)
  expect(existsSync(join(cwd, 'pwned'))).toBe(false)
})

/** A configuration and a program that would both change what `lint` says of `API`. */
function withConfigurations(cwd: string): string {
  writeFileSync(join(cwd, 'waymark.config.json'), '{ "lint": { "max-warnings": 0 } }')
  const program = "import { writeFileSync } from 'node:fs'\nwriteFileSync('ran', '')\n"
  writeFileSync(join(cwd, 'mine.mjs'), `${program}export default { lint: { 'max-warnings': 0 } }`)
  writeFileSync(join(cwd, 'openapi.yaml'), API)
  return cwd
}

test.skipIf(!hasBash)(
  'the action reads no configuration unless its input names one',
  { tags: 'slow' },
  () => {
    const cwd = withConfigurations(temporaryFolder())
    const files = 'openapi.yaml'
    expect(runAction(cwd, { files }).status).toBe(0)
    expect(runAction(cwd, { files, config: 'waymark.config.json' }).status).toBe(1)
    expect(existsSync(join(cwd, 'ran'))).toBe(false)
    expect(runAction(cwd, { files, config: 'mine.mjs' }).status).toBe(1)
    expect(existsSync(join(cwd, 'ran'))).toBe(true)
  },
)

interface Hook {
  readonly id: string
  readonly name: string
  readonly entry: string
  readonly language: string
  readonly files: string
}

const HOOKS = join(root, '.pre-commit-hooks.yaml')
const hooks: readonly Hook[] = parse(readFileSync(HOOKS, 'utf8'))

test('a hook runs the version of its tag, not the newest', () => {
  for (const { entry } of hooks) expect(entry).toContain(` --package=@waymark/cli@${version} `)
})

/** The patterns of the files of hooks. Python has the flag for the whole pattern at its beginning. */
function patternsOf(command: string): readonly RegExp[] {
  const own = hooks.filter(({ id }) => id.startsWith(`waymark-${command}`))
  expect(own).toHaveLength(2)
  return own.map(({ files }) => new RegExp(files.replace('(?i)', ''), 'i'))
}

test('a hook for lint is for descriptions of APIs and resource lists, wherever they are', () => {
  const patterns = patternsOf('lint')
  for (const pattern of patterns) {
    for (const name of [
      'openapi.yaml',
      'docs/api/OpenAPI-v2.json',
      'a/asyncapi.yml',
      'my-resources.json',
    ]) {
      expect(name).toMatch(pattern)
    }
    for (const name of ['package.json', 'openapi.ts', 'openapi/readme.md', 'openapi.yaml.bak']) {
      expect(name).not.toMatch(pattern)
    }
  }
})

test('a hook for validate is for sitemaps and databases, of which it checks all', () => {
  const [all, database] = patternsOf('validate')
  for (const name of ['url-source.json', 'a/URL-source.de.csv']) {
    expect([all!.test(name), database!.test(name)]).toEqual([true, true])
  }
  for (const name of ['sitemap.xml', 'public/news-sitemap-1b.xml.gz', 'sitemap.txt']) {
    expect([all!.test(name), database!.test(name)]).toEqual([true, false])
  }
  for (const name of ['feed.xml', 'sitemap/readme.md', 'source.json'])
    expect(name).not.toMatch(all!)
  for (const hook of hooks.filter(({ id }) => id.startsWith('waymark-validate'))) {
    expect(hook).toMatchObject({ pass_filenames: false })
  }
})

/** What pre-commit does: the words of the entry, then the files; the hook fails on a status or on a changed file. */
function runHook({ entry }: Hook, cwd: string, files: readonly string[], path: string) {
  const [program = '', ...words] = entry.split(' ')
  const before = files.map((file) => readFileSync(join(cwd, file), 'utf8'))
  const { status, stdout } = spawnSync(program, [...words, ...files], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', PATH: path },
  })
  const isChanged = files.some(
    (file, index) => readFileSync(join(cwd, file), 'utf8') !== before[index],
  )
  return { isPassed: status === 0 && !isChanged, stdout }
}

const BAD = 'openapi: 3.1.0\npaths:\n  users: {}\n'
const FIXABLE = 'openapi: 3.1.0\nservers:\n  - url: https://A.example\npaths: {}\n'

test.skipIf(process.platform === 'win32')(
  'the hooks pass and fail as pre-commit expects',
  { tags: 'slow' },
  () => {
    const cwd = temporaryFolder()
    const path = [folderWithNpx().folder, process.env['PATH']].join(delimiter)
    const run = (id: string, content: string) => {
      writeFileSync(join(cwd, 'openapi.yaml'), content)
      return runHook(hooks.find((hook) => hook.id === id)!, cwd, ['openapi.yaml'], path)
    }
    expect(run('waymark-lint', API).isPassed).toBe(true)
    expect(run('waymark-lint', BAD)).toMatchObject({
      isPassed: false,
      stdout: expect.stringContaining('openapi.yaml:3:3: error api-path-invalid'),
    })
    expect(run('waymark-lint', FIXABLE).isPassed).toBe(true)
    expect(run('waymark-lint-fix', FIXABLE)).toMatchObject({
      isPassed: false,
      stdout: expect.stringContaining('host-not-lowercase: "A.example" is now "a.example"'),
    })
    expect(readFileSync(join(cwd, 'openapi.yaml'), 'utf8')).toContain('https://a.example\n')
    const named = (id: string) => {
      const hook = hooks.find((each) => each.id === id)!
      return { ...hook, entry: `${hook.entry} url-source.csv` }
    }
    writeFileSync(join(cwd, 'url-source.csv'), 'lang,url\njp,https://a.example/\n')
    expect(runHook(named('waymark-validate'), cwd, [], path).isPassed).toBe(false)
    runHook(named('waymark-validate-fix'), cwd, [], path)
    expect(readFileSync(join(cwd, 'url-source.csv'), 'utf8')).toContain('ja,')
    expect(runHook(named('waymark-validate'), cwd, [], path).isPassed).toBe(true)
  },
)

test.skipIf(process.platform === 'win32')(
  'the hooks read no configuration but a named one',
  { tags: 'slow' },
  () => {
    const cwd = withConfigurations(temporaryFolder())
    // The environment of whoever commits has a configuration too.
    vi.stubEnv('WAYMARK_CONFIG', 'mine.mjs')
    onTestFinished(() => void vi.unstubAllEnvs())
    const path = [folderWithNpx().folder, process.env['PATH']].join(delimiter)
    for (const hook of hooks.filter(({ id }) => id.startsWith('waymark-lint'))) {
      const run = (...args: readonly string[]) =>
        runHook({ ...hook, entry: [hook.entry, ...args].join(' ') }, cwd, ['openapi.yaml'], path)
      expect(run().isPassed).toBe(true)
      expect(existsSync(join(cwd, 'ran'))).toBe(false)
      expect(run('--config=waymark.config.json').isPassed).toBe(false)
    }
  },
)

const hasPreCommit =
  spawnSync('pre-commit', ['--version']).status === 0 &&
  spawnSync('git', ['--version']).status === 0

test.skipIf(!hasPreCommit)('pre-commit itself runs the hooks', { tags: 'slow' }, () => {
  const [hookRepository, project] = [temporaryFolder(), temporaryFolder()]
  const path = [folderWithNpx().folder, process.env['PATH']].join(delimiter)
  const run = (cwd: string, program: string, ...args: readonly string[]) =>
    spawnSync(program, args, {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', PATH: path, PRE_COMMIT_HOME: join(project, '.cache') },
    })
  const commit = (cwd: string) => {
    run(cwd, 'git', 'add', '-A')
    run(cwd, 'git', '-c', 'user.name=a', '-c', 'user.email=a@a.example', 'commit', '-qm', 'a')
  }
  copyFileSync(HOOKS, join(hookRepository, '.pre-commit-hooks.yaml'))
  for (const folder of [hookRepository, project]) run(folder, 'git', 'init', '-q')
  commit(hookRepository)
  writeFileSync(join(project, 'openapi.yaml'), BAD)
  writeFileSync(join(project, 'other.yaml'), BAD)
  run(project, 'git', 'add', 'openapi.yaml', 'other.yaml')
  const { status, stdout } = run(project, 'pre-commit', 'try-repo', hookRepository, 'waymark-lint')
  expect([status, stdout]).toEqual([1, expect.stringContaining('openapi.yaml:3:3: error')])
  expect(stdout).not.toContain('other.yaml')
  writeFileSync(join(project, 'openapi.yaml'), API)
  run(project, 'git', 'add', 'openapi.yaml')
  expect(run(project, 'pre-commit', 'try-repo', hookRepository, 'waymark-lint').status).toBe(0)
})
