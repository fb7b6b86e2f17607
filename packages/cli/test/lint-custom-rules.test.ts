import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runProcess, runWaymark, startWaymark, temporaryFolder } from './run-waymark.ts'

/** What teams write for Spectral: no versions in paths, kebab case, and a prefix of query parameters. */
const RULES = [
  {
    code: 'team/no-version',
    severity: 'error',
    summary: 'A path contains a version.',
    explanation: 'The version is in a header.',
    remedy: 'Send the version in a header.',
    source: 'https://wiki.example/api#versions',
    part: 'segment',
    forbid: '^v(?<number>\\d+)$',
    message: 'The path contains the version {number}.',
    examples: [
      { text: 'https://api.example.com/v1/users', findings: 1 },
      { text: 'https://api.example.com/users', findings: 0 },
    ],
  },
  {
    code: 'team/kebab-paths',
    severity: 'warning',
    summary: 'A segment is not in kebab case.',
    part: 'segment',
    require: '^[a-z0-9]+(?:-[a-z0-9]+)*$',
    examples: [{ text: '/user.groups/{id}', kind: 'template', findings: 1 }],
  },
  {
    code: 'team/query-prefix',
    severity: 'info',
    summary: 'The name of a parameter does not begin with "x-".',
    part: 'query-name',
    require: '^x-',
    fix: 'x-$&',
    isFixUnsafe: true,
    examples: [{ text: '?trace=1', kind: 'query', findings: 1, fixed: '?x-trace=1' }],
  },
] as const

const [VERSION] = RULES
const URIS = 'https://a.example/v1/user.groups?trace=1\nhttps://a.example/legacy/v2\n'

const SEVERITY = { 'query-not-snake-case': 'off' }

/** A folder with a configuration, and the command in it. */
function withRules(lint: object, uris = URIS) {
  const cwd = temporaryFolder()
  writeFileSync(join(cwd, 'package.json'), '{}')
  writeFileSync(join(cwd, 'waymark.config.json'), JSON.stringify({ lint }, null, 2))
  writeFileSync(join(cwd, 'a.txt'), uris)
  return { cwd, run: (...args: string[]) => runWaymark(['lint', 'a.txt', ...args], { cwd }) }
}

const configured = { 'custom-rules': RULES, severity: SEVERITY }

/** The codes and severities of the problems of a run with `--format json`. */
const problemsOf = (stdout: string): readonly string[] =>
  JSON.parse(stdout).files[0].problems.map(
    ({ code, severity }: Record<string, string>) => `${code} ${severity}`,
  )

test('rules of a configuration are found, told and counted like others', async () => {
  const { run } = withRules(configured)
  const { status, stdout } = await run()
  expect(status).toBe(1)
  expect(stdout).toContain(
    [
      'a.txt:1:19: error team/no-version',
      '  https://a.example/v1/user.groups?trace=1',
      '                    ^^',
      '  The path contains the version 1. Send the version in a header.',
    ].join('\n'),
  )
  expect(stdout).toContain('unsafe fix: x-trace')
  expect(stdout).toContain('2 URIs in 1 file: 2 errors, 1 warning, 1 info')
  const json = await run('--format', 'json')
  expect(problemsOf(json.stdout)).toEqual([
    'team/no-version error',
    'team/kebab-paths warning',
    'team/query-prefix info',
    'team/no-version error',
  ])
  const github = await run('--format', 'github')
  expect(github.stdout).toContain(
    '::error file=a.txt,line=1,col=19,title=team/no-version::The path contains the version 1.',
  )
})

test('SARIF describes them', async () => {
  const { run } = withRules(configured)
  const { stdout } = await run('--format', 'sarif')
  const { tool, results } = JSON.parse(stdout).runs[0]
  const { rules } = tool.driver
  expect(results[0]).toMatchObject({ ruleId: 'team/no-version', level: 'error' })
  expect(rules[results[0].ruleIndex]).toMatchObject({
    id: 'team/no-version',
    shortDescription: { text: VERSION.summary },
    fullDescription: { text: VERSION.explanation },
    helpUri: VERSION.source,
    defaultConfiguration: { level: 'error' },
  })
  const kebab = rules[results[1].ruleIndex]
  expect(kebab).toMatchObject({
    id: 'team/kebab-paths',
    fullDescription: { text: RULES[1].summary },
  })
  expect(kebab).not.toHaveProperty('helpUri')
  expect(kebab.help.markdown).not.toContain('[Source]')
  expect(results[2].fixes[0].artifactChanges[0].replacements[0].insertedContent).toEqual({
    text: 'x-trace',
  })
})

test('options name them', async () => {
  const paths = { '/legacy/**': { 'team/no-version': 'off' } }
  const { run } = withRules({ ...configured, paths })
  const json = ['--format', 'json']
  expect(problemsOf((await run(...json)).stdout)).toHaveLength(3)
  const severity = 'team/no-version=info,team/query-prefix=off,query-not-snake-case=off'
  expect(problemsOf((await run(...json, '--severity', severity)).stdout)).toEqual([
    'team/no-version info',
    'team/kebab-paths warning',
  ])
  const wrong = await run('--severity', 'team/no-versions=off')
  expect([wrong.status, wrong.failures]).toMatchObject([
    2,
    [{ detail: 'unknown-rule', name: 'team/no-versions', near: 'team/no-version' }],
  ])
})

test('comments name them', async () => {
  const text = `https://a.example/v1 # waymark-ignore team/no-version
https://a.example/users # waymark-ignore team/no-version
https://a.example/users/1 # waymark-ignore team/no-versions
`
  const { run } = withRules(configured, text)
  expect(problemsOf((await run('--format', 'json')).stdout)).toEqual([
    'ignore-unused warning',
    'ignore-not-understood warning',
  ])
})

test('--fix leaves an unsafe fix, and --unsafe-fix makes it', async () => {
  const { run } = withRules(configured)
  expect((await run('--fix', '--dry-run')).stdout).toBe('')
  const { stdout } = await run('--unsafe-fix', '--dry-run')
  expect(stdout).toContain('+https://a.example/v1/user.groups?x-trace=1\n')
})

test('a file of rules is named by the configuration or the command line, which wins', async () => {
  const { cwd, run } = withRules({ 'custom-rules': 'rules.json', severity: SEVERITY })
  writeFileSync(join(cwd, 'rules.json'), JSON.stringify(RULES))
  writeFileSync(join(cwd, 'one.json'), JSON.stringify([VERSION]))
  const json = ['--format', 'json']
  expect(problemsOf((await run(...json)).stdout)).toHaveLength(4)
  expect(problemsOf((await run(...json, '--custom-rules', 'one.json')).stdout)).toHaveLength(2)
  const alone = await run(...json, '--custom-rules', 'one.json', '--no-config')
  expect(problemsOf(alone.stdout).filter((name) => name.startsWith('team/'))).toHaveLength(2)
})

test('a configuration that is a program can have patterns and functions', async () => {
  const { cwd } = withRules({})
  const text = `export default {
  lint: {
    'custom-rules': [
      { code: 'team/pattern', severity: 'info', summary: 'A.', part: 'host', forbid: /EXAMPLE/gi },
      {
        code: 'team/longest',
        severity: 'error',
        summary: 'A segment is long.',
        check(subject, report) {
          for (const { start, end, text } of subject.parts('segment')) {
            if (text.length > 10) report({ start, end, message: text.length + ' letters.' })
          }
        },
      },
    ],
  },
}
`
  writeFileSync(join(cwd, 'waymark.config.mjs'), text)
  const args = ['lint', 'a.txt', '--config', 'waymark.config.mjs', '--format', 'json']
  const { stdout } = await runProcess(args, { cwd })
  expect(problemsOf(stdout).filter((name) => name.startsWith('team/'))).toEqual([
    'team/pattern info',
    'team/longest error',
    'team/pattern info',
  ])
})

test.each([
  [{}, { detail: 'value-type', atLine: 3, atColumn: 21 }],
  [[1], { detail: 'rule-type', atLine: 4, atColumn: 7 }],
  [[{}], { code: 'option-refused', rule: '?', expected: 'a string', atLine: 4, atColumn: 7 }],
  [[{ ...VERSION, code: 'path-verb' }], { code: 'option-refused', rule: 'path-verb' }],
  [
    [{ ...VERSION, forbid: '(?:v+)+x' }],
    { code: 'option-refused', member: 'forbid', part: '(?:v+)+' },
  ],
  [[VERSION, VERSION], { detail: 'rule-twice', code: 'team/no-version' }],
  [
    [{ ...VERSION, examples: [{ text: 'https://a.example/v1', findings: 2 }] }],
    { rule: 'team/no-version', expected: 2, got: 1, atLine: 4, atColumn: 7 },
  ],
])('what is wrong with %j is told with its place', async (rules, facts) => {
  const { cwd, run } = withRules({ 'custom-rules': rules })
  const { status, failures } = await run()
  expect([status, failures]).toMatchObject([2, [facts]])
  const checked = await runWaymark(['config'], { cwd })
  expect([checked.status, checked.failures]).toMatchObject([2, [facts]])
})

test('it is told in other languages', async () => {
  const examples = [{ text: 'a:/v1', findings: 2 }]
  const { run } = withRules({ 'custom-rules': [{ ...VERSION, examples }] })
  expect((await run('--lang', 'ja')).stderr).toContain(
    '規則 `team/no-version`: 例 "a:/v1" の問題は2件のはずですが、1件です。',
  )
  expect((await run('--lang', 'ru')).stderr).toContain(
    'правило `team/no-version`: в примере "a:/v1" ожидается проблем: 2, а найдено: 1',
  )
})

test('--watch reads the file of rules again, and goes on while it is wrong', async () => {
  const { cwd } = withRules({})
  const file = join(cwd, 'rules.json')
  writeFileSync(file, '[]')
  const child = startWaymark(['lint', 'a.txt', '--watch', '--custom-rules', 'rules.json'], { cwd })
  let text = ''
  const until = (part: string) =>
    new Promise<void>((done) => {
      const look = (chunk: unknown): void => {
        text += String(chunk ?? '')
        if (!text.includes(part)) return
        text = ''
        child.stdout?.off('data', look)
        child.stderr?.off('data', look)
        done()
      }
      child.stdout?.on('data', look)
      child.stderr?.on('data', look)
      look('')
    })
  await until('waiting for changes')
  writeFileSync(file, '[{')
  await until('rules.json')
  writeFileSync(file, JSON.stringify(RULES))
  await until('team/no-version')
  child.kill('SIGINT')
  await new Promise((done) => child.once('close', done))
})
