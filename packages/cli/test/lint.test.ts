import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runWaymark, temporaryFolder } from './run-waymark.ts'

test('shows each finding with carets, its message and its fix', async () => {
  const { status, stdout } = await runWaymark(['lint', '-'], {
    input: '# a list\ndb://postgres/mydb/getUsers?pg=2\n',
  })
  expect(status).toBe(0)
  expect(stdout).toContain(
    [
      'standard input:2:20: warning path-verb',
      '  db://postgres/mydb/getUsers?pg=2',
      '                     ^^^^^^^^',
    ].join('\n'),
  )
  expect(stdout).toContain('"get" is a verb. Name the resource instead, and let the method say')
  expect(stdout).toContain('fix: page')
  expect(stdout).toContain('1 URI in 1 file: 3 warnings\n')
})

test('counts are grouped in thousands, those of info, too', async () => {
  const input = 'db://postgres/mydb/getUsers\n'.repeat(1000)
  const { stdout } = await runWaymark(['lint', '-', '--severity', 'path-verb=info'], { input })
  expect(stdout).toMatch(/^1,000 URIs in 1 file: .*\b1,000 info$/m)
})

test('errors make the status 1, and severities are chosen', async () => {
  const input = 'FILE:///a b\n'
  expect((await runWaymark(['lint', '-'], { input })).status).toBe(1)
  const quiet = ['--severity', 'encoding-check=warning,scheme-present=off']
  expect((await runWaymark(['lint', '-', ...quiet], { input })).status).toBe(0)
  expect(
    (await runWaymark(['lint', '-', '--allowed-schemes', 'db'], { input: 'file:///a\n' })).status,
  ).toBe(1)
  expect(
    (await runWaymark(['lint', '-', '--preset', 'strict'], { input: 'db://a/b/my_c\n' })).status,
  ).toBe(1)
  const wrong = await runWaymark(['lint', '-', '--severity', 'path-verbs=off'], { input })
  expect([wrong.status, wrong.failures]).toMatchObject([
    2,
    [{ detail: 'unknown-rule', name: 'path-verbs', near: 'path-verb' }],
  ])
  const loud = await runWaymark(['lint', '-', '--severity', 'path-verb=loud'], { input })
  expect([loud.status, loud.failures]).toMatchObject([
    2,
    [{ detail: 'no-severity', severities: ['error', 'warning', 'info', 'off'] }],
  ])
})

test('reads the resource list of a server', async () => {
  const folder = temporaryFolder()
  const list = {
    resources: [{ uri: 'db://postgres/mydb/users' }, { uri: 'https:///users' }],
    resourceTemplates: [{ uriTemplate: 'file:///docs/{a}{b}' }],
  }
  writeFileSync(join(folder, 'list.json'), JSON.stringify(list, null, 2))
  const { status, stdout } = await runWaymark(['lint', 'list.json', '--format', 'json'], {
    cwd: folder,
  })
  expect(status).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({
    command: 'lint',
    errors: 2,
    files: [
      {
        file: 'list.json',
        uris: 3,
        problems: [
          {
            code: 'scheme-format',
            cause: { code: 'part-missing', scheme: 'https', part: 'host' },
            pointer: '/resources/1/uri',
            line: 7,
          },
          {
            code: 'template-not-reversible',
            cause: { code: 'template-ambiguous' },
            pointer: '/resourceTemplates/0/uriTemplate',
            line: 12,
          },
        ],
      },
    ],
  })
})

test('writes SARIF for code review', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'my list.txt'), '\u{1f600}\ndb://postgres/mydb/a_b\n')
  const { stdout } = await runWaymark(['lint', 'my list.txt', '--format', 'sarif'], { cwd: folder })
  const { version, runs } = JSON.parse(stdout)
  expect(version).toBe('2.1.0')
  expect(runs[0].results.at(-1)).toMatchObject({
    ruleId: 'path-underscore',
    level: 'warning',
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'my%20list.txt' },
          region: { startLine: 2, startColumn: 20, endLine: 2, endColumn: 23 },
        },
      },
    ],
    fixes: [
      {
        description: { text: expect.any(String) },
        artifactChanges: [
          {
            artifactLocation: { uri: 'my%20list.txt' },
            replacements: [
              {
                deletedRegion: { startLine: 2, startColumn: 20, endLine: 2, endColumn: 23 },
                insertedContent: { text: 'a-b' },
              },
            ],
          },
        ],
      },
    ],
  })
  expect(runs[0].tool.driver.rules[runs[0].results.at(-1).ruleIndex].id).toBe('path-underscore')
})

test.each([
  ['["db://a/b/c",\n "db://a/b/d",]', { detail: 'unexpected', found: '`]`', line: 2, column: 15 }],
  ["\ufeff[{'uri': 1}]", { detail: 'unexpected', line: 1, column: 3 }],
  ['{"a": 1} x', { detail: 'unexpected', found: '`x`', line: 1, column: 10 }],
])('says where %j is no JSON, and what is wrong there', async (input, facts) => {
  const { status, failures } = await runWaymark(['lint', '-'], { input })
  expect([status, failures]).toMatchObject([74, [{ code: 'json-invalid', ...facts }]])
})

test('JSON grows with a long URI, and not with its square', async () => {
  const findings = async (length: number) => {
    const input = `http://a.example/${'%'.repeat(length)}\n`
    const { stdout } = await runWaymark(['lint', '-', '--format', 'json'], { input })
    return { length: stdout.length, ...JSON.parse(stdout).files[0].problems[0] }
  }
  expect((await findings(1)).text).toBe('http://a.example/%')
  const [short, long] = [await findings(2000), await findings(4000)]
  expect(long.text).toBeNull()
  expect(long.length / short.length).toBeLessThan(2.5)
})

test('says in one line what is wrong with a file', async () => {
  const broken = await runWaymark(['lint', '-'], { input: '{"resources": [' })
  expect(broken.stderr).toMatch(/^waymark lint: standard input: line 1, column 16: .*\n$/)
  expect([broken.status, broken.failures]).toMatchObject([
    74,
    [{ code: 'json-invalid', detail: 'file-end', line: 1, column: 16 }],
  ])
  const bytes = await runWaymark(['lint', '-'], { input: Buffer.from([0x61, 0xff]) })
  expect([bytes.status, bytes.failures]).toMatchObject([
    74,
    [{ code: 'file-encoding-unsupported' }],
  ])
})

test('says so if there is no URI', async () => {
  const { status, stderr } = await runWaymark(['lint', '-'], { input: '{"resources": []}' })
  expect([status, stderr]).toEqual([
    0,
    expect.stringMatching(/^waymark lint: standard input: contains no URI: .*\n$/),
  ])
})

test.each(['', 'db,', 'a b'])('--allowed-schemes %j names no schemes', async (schemes) => {
  const { status, failures } = await runWaymark(['lint', '-', '--allowed-schemes', schemes], {
    input: '',
  })
  expect([status, failures]).toMatchObject([2, [{ detail: 'names', value: schemes }]])
})

test.each([
  [
    '--preset=correctness --allowed-schemes=db',
    { detail: 'rule-off', option: 'allowed-schemes', rule: 'scheme-not-allowed' },
  ],
  ['--preset=correctness --max-depth=2', { detail: 'rule-off', rule: 'path-too-deep' }],
  ['--severity=path-depth=off --max-depth=2', { detail: 'rule-off', rule: 'path-too-deep' }],
  ['--severity=path-verb=off,path-verb=error', { detail: 'severity-twice', name: 'path-verb' }],
  ['--severity=path-verb=off=error', { detail: 'no-severity', name: 'path-verb' }],
])('an option that would have no effect is refused: %s', async (line, facts) => {
  const args = ['lint', '-', ...line.split(' ')]
  const { status, stdout, failures } = await runWaymark(args, { input: 'db://postgres/a/b\n' })
  expect([status, stdout, failures]).toMatchObject([2, '', [facts]])
})

test('a rule that is not in the preset can be turned on', async () => {
  const args = ['lint', '-', '--preset', 'correctness', '--allowed-schemes', 'db']
  const input = 'file:///a\n'
  const asked = await runWaymark([...args, '--severity', 'scheme-not-allowed=error'], { input })
  expect(asked.status).toBe(1)
})

test('--allowed-schemes may be written in capitals', async () => {
  const input = 'https://a.example/users\n'
  expect((await runWaymark(['lint', '-', '--allowed-schemes', 'HTTPS'], { input })).status).toBe(0)
})

test('the help gives the default of --max-depth', async () => {
  const { stdout } = await runWaymark(['lint', '--help'])
  const depth = Number(/--max-depth.*?Default: (\d+)\./s.exec(stdout)?.[1])
  const uriOf = (levels: number) => `https://a.example${'/item'.repeat(levels)}\n`
  const lint = async (levels: number) =>
    (await runWaymark(['lint', '-'], { input: uriOf(levels) })).stdout
  expect(await lint(depth)).not.toContain('path-too-deep')
  expect(await lint(depth + 1)).toContain('path-too-deep')
})

const LIST = '{"resources": [\n  {"uri": 5},\n  {"uri": "db://postgres/mydb/users"}\n]}'

test('an entry whose URI is not a string is an error at its place', async () => {
  const { status, stdout } = await runWaymark(['lint', '-'], { input: LIST })
  expect(status).toBe(1)
  expect(stdout).toContain(
    ['standard input:2:11: error resource-uri-not-string', '    {"uri": 5},', '            ^'].join(
      '\n',
    ),
  )
  expect(stdout).toContain('1 URI in 1 file: 1 error')
  const json = await runWaymark(['lint', '-', '--format', 'json'], { input: LIST })
  expect(JSON.parse(json.stdout)).toMatchObject({
    errors: 1,
    files: [
      { problems: [{ code: 'resource-uri-not-string', pointer: '/resources/0/uri', line: 2 }] },
    ],
  })
})

test('a misspelt rule in an ignore comment is a warning with what was probably meant', async () => {
  const input = 'db://postgres/a/b # waymark-ignore path-verbs\n'
  const { status, stdout } = await runWaymark(['lint', '-'], { input })
  expect(status).toBe(0)
  expect(stdout).toContain('standard input:1:36: warning ignore-not-understood')
  expect(stdout).toContain('Did you mean path-verb?')
})

test('every result in SARIF has its rule, which is the entry of its code', async () => {
  const { problems } = await import('@waymark/uri-design/problems')
  const { stdout } = await runWaymark(['lint', '-', '--format', 'sarif'], { input: LIST })
  const [{ tool, results }] = JSON.parse(stdout).runs
  expect(tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(
    problems.entries.map(({ code }) => code),
  )
  for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex].id).toBe(ruleId)
  expect(results[0].ruleId).toBe('resource-uri-not-string')
})

test('a file that cannot be read is a failure with a code, and the others are checked', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'a.txt'), 'db://postgres/mydb/users\n')
  writeFileSync(join(folder, 'bad.json'), '{"resources": [,]}')
  const args = ['lint', 'missing.txt', 'bad.json', 'a.txt']
  const { status, stdout, stderr } = await runWaymark([...args, '--format', 'json'], {
    cwd: folder,
  })
  expect(status).toBe(74)
  const { files, failures } = JSON.parse(stdout)
  expect(files.map(({ file }: { file: string }) => file)).toEqual(['a.txt'])
  expect(failures).toMatchObject([
    { code: 'file-not-found', severity: 'error', file: 'missing.txt' },
    { code: 'json-invalid', file: 'bad.json', line: 1, column: 16 },
  ])
  expect(stderr.split('\n')).toHaveLength(3)
  const text = await runWaymark(args, { cwd: folder })
  expect([text.status, text.stdout]).toEqual([74, '1 URI in 1 file: nothing to report\n'])
})

test.each(['', 'path-verb=off,'])('--severity %j names no rule at one place', async (rule) => {
  const { status, failures } = await runWaymark(['lint', '-', '--severity', rule], {
    input: 'db://a\n',
  })
  expect([status, failures]).toMatchObject([2, [{ detail: 'unknown-rule', name: '' }]])
})

test('a file of 64 MiB is read, and one that is a byte longer is refused', {
  tags: 'slow',
}, async () => {
  const path = join(temporaryFolder(), 'long.txt')
  const bytes = new Uint8Array(64 * 1_048_576 + 1).fill(0xff)
  writeFileSync(path, bytes.subarray(1))
  // It is not UTF-8, which only a file that is read whole is told.
  const { failures } = await runWaymark(['lint', path])
  expect(failures).toMatchObject([{ code: 'file-encoding-unsupported' }])
  writeFileSync(path, bytes)
  expect((await runWaymark(['lint', path])).failures).toMatchObject([{ code: 'list-too-large' }])
})
