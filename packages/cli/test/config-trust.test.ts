import { execFileSync } from 'node:child_process'
import {
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { canMakePipes } from '../../../test/programs.ts'
import { COMMAND_NAMES, type CommandName } from '../src/command-names.ts'
import { loadCommand, loadCommands } from '../src/commands/load-command.ts'
import { type RunOptions, runWaymark, temporaryFolder } from './run-waymark.ts'

const INPUT = 'https://b.example/?b=1&a=2#f\n'
const DATABASE = '{ "urls": [{ "loc": "https://a.example/x y", "lang": "en" }] }'

/** A call of each command that gets as far as its options. */
const CALLS: Readonly<Record<CommandName, readonly string[]>> = {
  sitemap: ['db.json', '--out', 'build'],
  validate: ['db.json'],
  audit: ['pages'],
  convert: ['db.json', '--to', 'csv'],
  diff: ['db.json', 'db.json'],
  keys: ['db.json', '--out', 'tables'],
  normalize: [],
  worker: ['--op', 'normalize'],
  inspect: ['https://a.example/'],
  compare: ['https://a.example/', 'https://b.example/'],
  dedupe: ['urls.txt'],
  lint: ['urls.txt'],
  config: ['--print'],
  explain: ['seo'],
  completions: ['bash'],
}
const LINES: readonly (readonly string[])[] = [
  ...COMMAND_NAMES.map((name) => [name, ...CALLS[name]]),
  ...COMMAND_NAMES.map((name) => [name, '--help']),
  ['--help'],
  ['--version'],
  ['help', 'inspect'],
]

/** Makes a file with what it is to have; a value is written as JSON. */
function write(path: string, content: unknown): string {
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

/** A project in a folder, with what the commands read. */
function projectIn(folder: string): string {
  const project = join(folder, 'project')
  mkdirSync(join(project, 'src'), { recursive: true })
  write(join(project, 'package.json'), {})
  write(join(project, 'src/db.json'), DATABASE)
  write(join(project, 'src/urls.txt'), INPUT)
  mkdirSync(join(project, 'src/pages'))
  write(join(project, 'src/pages/index.html'), '<title>Tea</title>')
  return project
}

/** A program that leaves a trace beside it. */
const hostileProgram = (folder: string): string =>
  `import { writeFileSync } from 'node:fs'\nwriteFileSync(${JSON.stringify(join(folder, 'ran'))}, '')\nexport default {}\n`

const namesPath = (value: string | undefined): boolean => value === 'file' || value === 'folder'

/** A configuration that sets each option that names a file or a folder, and each that must be asked for. */
async function hostileData(path: string): Promise<object> {
  const commands = (await loadCommands()).filter(({ name }) => name !== 'config')
  const configurable = commands.filter(({ isConfigurable }) => isConfigurable !== false)
  return Object.fromEntries(
    configurable.map(({ name, options }) => [
      name,
      Object.fromEntries(
        options
          .filter(({ value, risk }) => namesPath(value) || risk !== undefined)
          .map(({ name: option, value }) => [option, namesPath(value) ? path : true]),
      ),
    ]),
  )
}

/** Everything below a folder, but for one. */
function snapshot(folder: string, without: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith(without))
    .sort()
    .map((name) => {
      const path = join(folder, name)
      return `${name} ${statSync(path).isFile() ? readFileSync(path, 'utf8') : ''}`
    })
}

/** What a run says, without what differs between two runs. */
async function answer(line: readonly string[], options: RunOptions): Promise<string> {
  const { status, stdout, stderr } = await runWaymark(line, { input: INPUT, ...options })
  return `${status}\n${stdout}\n${stderr}`
    .replaceAll(/\/\S*waymark-test-\w+/g, '')
    .replaceAll(/\d+/g, '0')
}

const HOSTILE = [
  ['waymark.config.json', hostileData],
  ['waymark.config.mjs', hostileProgram],
  ['waymark.config.ts', hostileProgram],
] as const

describe('a configuration above the project', () => {
  test.each(LINES.map((line) => [line.join(' '), line] as const))(
    'leaves no trace after waymark %s',
    async (_, line) => {
      const expected = await answer(line, { cwd: join(projectIn(temporaryFolder()), 'src') })
      for (const [name, content] of HOSTILE) {
        const folder = temporaryFolder()
        const cwd = join(projectIn(folder), 'src')
        const precious = write(join(folder, 'precious.html'), 'precious')
        write(join(folder, 'precious.json'), 'precious')
        write(join(folder, name), await content(name.endsWith('.json') ? precious : folder))
        const before = snapshot(folder, 'project')
        expect(await answer(line, { cwd }), name).toBe(expected)
        expect(snapshot(folder, 'project'), name).toEqual(before)
      }
    },
  )
})

describe('a program in the project', () => {
  test.each(COMMAND_NAMES)('is not run by %s', async (name) => {
    const { isConfigurable, runsNoCode } = (await loadCommand(name))!
    const isNamed = isConfigurable !== false && runsNoCode !== true
    for (const file of ['waymark.config.mjs', 'waymark.config.ts']) {
      const project = projectIn(temporaryFolder())
      const line = [name, ...CALLS[name]]
      const options = { input: INPUT, cwd: join(project, 'src') }
      const without = await runWaymark(line, options)
      const path = write(join(project, file), hostileProgram(project))
      const run = await runWaymark(line, options)
      const words = `waymark ${name} --config ${path}`
      // One line more, which says how to name it.
      const [named, ...others] = run.stderr.split(/(?<=\n)/)
      if (isNamed) expect(named).toContain(words)
      expect(isNamed ? others.join('') : run.stderr).toBe(without.stderr)
      expect(run.status).toBe(without.status)
      expect(readdirSync(project)).not.toContain('ran')
    }
  })

  test.each(['inspect', 'worker'] as const)('is not run by %s even if named', async (name) => {
    const project = projectIn(temporaryFolder())
    write(join(project, 'my.config.mjs'), hostileProgram(project))
    for (const [args, env] of [
      [['--config', 'my.config.mjs'], {}],
      [[], { WAYMARK_CONFIG: 'my.config.mjs' }],
    ] as const) {
      const run = await runWaymark([name, ...CALLS[name], ...args], { cwd: project, env })
      expect([run.status, run.failures]).toMatchObject([
        2,
        [{ detail: 'config-program', command: name }],
      ])
    }
    const env = { WAYMARK_CONFIG: 'my.config.mjs' }
    const off = { input: INPUT, cwd: project, env }
    expect((await runWaymark([name, ...CALLS[name], '--no-config'], off)).stderr).toBe('')
    const data = write(join(project, 'my.json'), { [name]: { preset: 'standard' } })
    const run = await runWaymark([name, ...CALLS[name], '--config', data], off)
    expect([run.status, run.stderr]).toEqual([0, ''])
    expect(readdirSync(project)).not.toContain('ran')
  })
})

test('--config wins over WAYMARK_CONFIG, and both over a file that is found', async () => {
  const cwd = temporaryFolder()
  const preset = (name: string) => ({ normalize: { preset: name } })
  write(join(cwd, 'waymark.config.json'), preset('standard'))
  write(join(cwd, 'a.mjs'), `export default ${JSON.stringify(preset('seo'))}`)
  write(join(cwd, 'b.json'), preset('crawler'))
  const env = { WAYMARK_CONFIG: 'a.mjs' }
  const [STANDARD, SEO, CRAWLER, SAFE] = [
    'https://b.example/%7e?b=1&a=2#f\n',
    'https://b.example/~\n',
    'https://b.example/~?a=2&b=1\n',
    'https://b.example/~?b=1&a=2#f\n',
  ]
  for (const [args, variables, expected, why] of [
    [[], {}, STANDARD, 'found in the working folder'],
    [[], { WAYMARK_CONFIG: '' }, STANDARD, 'found in the working folder'],
    [[], env, SEO, 'named by WAYMARK_CONFIG'],
    [['--config', 'b.json'], env, CRAWLER, 'named by --config'],
    [['--no-config', '--config', 'b.json'], env, CRAWLER, 'named by --config'],
    [['--no-config'], env, SAFE, ''],
  ] as const) {
    const options = { input: STANDARD, cwd, env: variables }
    const { stdout } = await runWaymark(['normalize', ...args], options)
    expect(stdout, why).toBe(expected)
    const config = await runWaymark(['config', ...args], options)
    expect(config.stdout).toContain(why)
  }
  const below = join(cwd, 'below')
  mkdirSync(below)
  write(join(cwd, '.git'), 'gitdir: elsewhere')
  const { stdout } = await runWaymark(['config', '--format', 'json'], { cwd: below })
  expect(JSON.parse(stdout)).toEqual({ file: join(cwd, 'waymark.config.json'), namedBy: null })
  const above = await runWaymark(['config', '--print'], { cwd: below })
  expect(above.stdout).toContain('found above the working folder')
})

test('without the root of a project, only the working folder is searched', async () => {
  const folder = temporaryFolder()
  const below = join(folder, 'a')
  mkdirSync(below)
  write(join(folder, 'waymark.config.json'), {})
  const { stdout } = await runWaymark(['config'], { cwd: below })
  expect(stdout).not.toContain('waymark.config')
  for (const mark of ['.git', 'package.json', 'pnpm-workspace.yaml']) {
    const project = temporaryFolder()
    mkdirSync(join(project, 'a'))
    write(join(project, 'waymark.config.json'), {})
    write(join(project, mark), '')
    const found = await runWaymark(['config'], { cwd: join(project, 'a') })
    expect(found.stdout, mark).toContain(join(project, 'waymark.config.json'))
  }
})

test('nothing above the home folder is looked at, whatever the project is', async () => {
  const folder = temporaryFolder()
  const home = join(folder, 'home')
  const cwd = join(home, 'a')
  mkdirSync(cwd, { recursive: true })
  write(join(folder, 'package.json'), {})
  write(join(folder, 'waymark.config.json'), {})
  symlinkSync(home, join(folder, 'link'), 'junction')
  const at = async (place: string) => {
    for (const name of ['HOME', 'USERPROFILE']) vi.stubEnv(name, place)
    return (await runWaymark(['config'], { cwd })).stdout
  }
  expect(await at(home)).not.toContain('waymark.config')
  expect(await at(join(folder, 'link'))).not.toContain('waymark.config')
  for (const place of [join(folder, 'another'), join(cwd, 'b')]) {
    expect(await at(place)).toContain('found above the working folder')
  }
  // The home folder itself can be a project.
  write(join(home, 'package.json'), {})
  write(join(home, 'waymark.config.json'), {})
  expect(await at(home)).toContain(join(home, 'waymark.config.json'))
})

/** Every option of the registry that names a file or a folder. */
const PATH_OPTIONS = (await loadCommands()).flatMap(({ name, options }) =>
  options
    .filter(({ value }) => namesPath(value))
    .map(({ name: option, value }) => [name, option, value] as const),
)

describe('the paths of a configuration that was found stay in its folder', () => {
  test.each(PATH_OPTIONS)('%s --%s', async (command, option, kind) => {
    const folder = temporaryFolder()
    const project = join(folder, 'project')
    mkdirSync(join(project, 'inside/more'), { recursive: true })
    write(join(folder, 'precious'), '')
    symlinkSync(folder, join(project, 'up'), 'junction')
    symlinkSync(join(project, 'inside'), join(project, 'in'), 'junction')
    if (process.platform !== 'win32') {
      symlinkSync('../precious', join(project, 'link'))
      symlinkSync('../missing', join(project, 'dangling'))
      symlinkSync('/proc/self/fd/1', join(project, 'inside/more/x.json'))
    }
    const beside = kind === 'folder' ? 'in/more' : 'in/more/x.html'
    const links = process.platform === 'win32' ? [] : ['link', 'dangling', beside]
    const ways = [join(folder, 'x'), '../x', '..', 'inside/../../x', 'up', 'up/x', 'up/project/x']
    const path = join(project, 'waymark.config.json')
    for (const value of [...ways, ...links]) {
      write(path, { [command]: { [option]: value } })
      const run = await runWaymark(['config'], { cwd: project })
      expect([run.status, run.stdout], value).toEqual([2, ''])
      expect(run.failures).toMatchObject([
        { detail: 'outside', settings: expect.stringMatching(/waymark\.config\.json$/), atLine: 1 },
      ])
    }
    for (const value of ['new/x', './inside/x', 'in/x', 'in/more/y', join(project, 'x'), '-']) {
      write(path, { [command]: { [option]: value } })
      const run = await runWaymark(['config', '--print'], { cwd: project })
      expect(run.failures, value).not.toMatchObject([{ detail: 'outside' }])
    }
    write(path, { [command]: { [option]: '../x' } })
    const named = ['config', '--print', '--config', 'waymark.config.json']
    const run = await runWaymark(named, { cwd: project })
    expect(run.failures).not.toMatchObject([{ detail: 'outside' }])
  })

  test('also the rules of all commands', async () => {
    const folder = temporaryFolder()
    const project = projectIn(folder)
    write(join(folder, 'rules.json'), { preset: 'crawler' })
    write(join(project, 'waymark.config.json'), { rules: '../rules.json' })
    const found = await runWaymark(['normalize'], { input: INPUT, cwd: project })
    expect([found.status, found.stdout]).toEqual([2, ''])
    const args = ['normalize', '--config', 'waymark.config.json']
    const named = await runWaymark(args, { input: INPUT, cwd: project })
    expect(named.stdout).toBe('https://b.example/?a=2&b=1\n')
  })

  test('a checkout does not replace a file outside, nor through what is written beside or in a path', async () => {
    const values = [
      ['validate', { report: '../precious.html' }, []],
      ['validate', { report: 'report.html' }, ['report.json']],
      // On a disk that ignores case, this is the same file.
      ['validate', { report: 'report.html' }, ['REPORT.JSON']],
      ['sitemap', { out: 'build' }, ['build/sitemap.xml']],
      ['keys', { out: 'build' }, ['build/pages.ndjson']],
      ['convert', { out: 'pages.csv' }, ['pages.csv']],
    ] as const
    for (const [command, options, links] of values) {
      const folder = temporaryFolder()
      const project = projectIn(folder)
      const precious = write(join(folder, 'precious.html'), 'precious')
      mkdirSync(join(project, 'build'))
      if (process.platform === 'win32' && links.length > 0) continue
      for (const link of links) symlinkSync(precious, join(project, link))
      write(join(project, 'waymark.config.json'), { [command]: options })
      const run = await runWaymark([command, 'src/db.json'], { cwd: project })
      expect([run.status, run.stdout], command).toEqual([2, ''])
      expect(run.stderr.split('\n')[0]).toContain(basename(links[0] ?? precious))
      expect(snapshot(folder, 'project')).toEqual(['precious.html precious'])
    }
  })
})

test.each([
  ['lint', 'api.yaml', 'openapi: 3.1.0\nservers:\n  - url: https://A.example\npaths: {}\n'],
  ['validate', 'pages.csv', 'lang,url\njp,https://a.example/\n'],
])('a configuration that was found cannot set --fix of %s', async (command, name, content) => {
  const folder = temporaryFolder()
  const cwd = projectIn(folder)
  const path = write(join(folder, name), content)
  for (const option of ['write-baseline', 'unsafe-fix', 'fix']) {
    write(join(cwd, 'waymark.config.json'), { [command]: { [option]: true } })
    const run = await runWaymark([command, path], { cwd })
    expect([run.status, run.failures]).toMatchObject([2, [{ detail: 'risk', option }]])
    expect(snapshot(folder, 'project')).toEqual([`${name} ${content}`])
  }
  await runWaymark([command, path, '--config', 'waymark.config.json'], { cwd })
  expect(snapshot(folder, 'project')).not.toEqual([`${name} ${content}`])
})

const SOMEBODY = 54_321
const isRoot = process.geteuid?.() === 0
if (!isRoot) console.log('Not root here: skipping the tests of links that belong to others.\n')

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

/** Makes a file somebody else's, if there are owners: by its owner, or else by who asks. */
function giveAway(path: string): void {
  if (isRoot) lchownSync(path, SOMEBODY, SOMEBODY)
  else if (process.geteuid !== undefined) vi.spyOn(process, 'geteuid').mockReturnValue(SOMEBODY)
}

describe.skipIf(process.geteuid === undefined)('a configuration of another user', () => {
  test.each(['waymark.config.json', 'waymark.config.mjs'])('%s is refused', async (name) => {
    const cwd = projectIn(temporaryFolder())
    const path = write(join(cwd, name), name.endsWith('.json') ? {} : 'export default {}')
    giveAway(path)
    const { status, stdout, failures } = await runWaymark(['normalize'], { input: INPUT, cwd })
    const facts = { detail: 'config-of-other', file: path }
    expect([status, stdout, failures]).toMatchObject([74, '', [facts]])
    for (const args of [['--no-config'], ['--config', name]]) {
      const run = await runWaymark(['normalize', ...args], { input: INPUT, cwd })
      expect([run.status, run.stderr]).toEqual([0, ''])
    }
  })

  test.skipIf(!isRoot)('is refused through a link, and so is a link of another user', async () => {
    for (const given of ['target.json', 'waymark.config.json']) {
      const cwd = projectIn(temporaryFolder())
      write(join(cwd, 'target.json'), {})
      symlinkSync('target.json', join(cwd, 'waymark.config.json'))
      expect((await runWaymark(['config'], { cwd })).status).toBe(0)
      giveAway(join(cwd, given))
      const { status, failures } = await runWaymark(['config'], { cwd })
      expect([status, failures]).toMatchObject([74, [{ detail: 'config-of-other' }]])
    }
  })

  test.skipIf(!isRoot)('is used if that user is root', async () => {
    const cwd = projectIn(temporaryFolder())
    write(join(cwd, 'waymark.config.json'), {})
    vi.spyOn(process, 'geteuid').mockReturnValue(SOMEBODY)
    expect((await runWaymark(['config'], { cwd })).status).toBe(0)
  })
})

test('on a system without owners, nobody is asked', async () => {
  const cwd = projectIn(temporaryFolder())
  const path = write(join(cwd, 'waymark.config.json'), {})
  giveAway(path)
  const { geteuid } = process
  // As on Windows.
  Object.assign(process, { geteuid: undefined })
  try {
    expect((await runWaymark(['config'], { cwd })).status).toBe(0)
  } finally {
    Object.assign(process, { geteuid })
  }
})

test('a found configuration that is not a file is refused, and a pipe does not block', async () => {
  const cwd = projectIn(temporaryFolder())
  mkdirSync(join(cwd, 'waymark.config.json'))
  const folder = await runWaymark(['config'], { cwd })
  expect(folder.status).toBe(74)
  if (!canMakePipes) return
  const place = projectIn(temporaryFolder())
  execFileSync('mkfifo', [join(place, 'waymark.config.json')])
  const { status, failures } = await runWaymark(['config'], { cwd: place })
  expect([status, failures]).toMatchObject([74, [{ detail: 'config-not-a-file' }]])
})
