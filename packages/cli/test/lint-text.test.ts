import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lint as lintCommand } from '../src/commands/lint.ts'
import { readConfig } from '../src/lint/lint-config.ts'
import { writeSummary, writeText } from '../src/lint/lint-text.ts'
import type { LintedFile } from '../src/lint/linted-file.ts'
import { OptionValues } from '../src/option-values.ts'
import { speakOfFlags } from '../src/speech.ts'
import { VERSION } from '../src/version.ts'
import { runMarked } from './marked-run.ts'
import { temporaryFolder } from './run-waymark.ts'
import { printer, problemOf } from './sample-reports.ts'
import { memoryIo } from './sources.ts'

const before = process.cwd()
let folder: string
beforeEach(() => {
  folder = temporaryFolder()
  process.chdir(folder)
})
afterEach(() => process.chdir(before))

async function lint(text: string | Buffer, ...args: readonly string[]) {
  return await runMarked(['lint', '-', ...args], { input: text })
}

test('each problem has its place, its URI with carets, what to do, and a fix', async () => {
  expect(await lint('# a list\ndb://postgres/mydb/getUsers?pg=2\nDB://u:p@a/b c\n')).toMatchObject({
    status: 1,
    lines: [
      'standard input:2:20: <yellow>warning</> <bold>path-camel-case</>',
      '  db://postgres/mydb/getUsers?pg=2',
      '  <yellow>                   ^^^^^^^^</>',
      '  Words in the path are separated by capital letters. Separate the words by',
      '  hyphens, or make them segments of their own.',
      '',
      'standard input:2:20: <yellow>warning</> <bold>path-verb</>',
      '  db://postgres/mydb/getUsers?pg=2',
      '  <yellow>                   ^^^^^^^^</>',
      '  "get" is a verb. Name the resource instead, and let the method say what to do.',
      '',
      'standard input:2:29: <yellow>warning</> <bold>query-abbreviation</>',
      '  db://postgres/mydb/getUsers?pg=2',
      '  <yellow>                            ^^</>',
      '  "pg" contains an abbreviation. Write "page".',
      '  <green>unsafe fix: page</>',
      '',
      'standard input:3:1: <red>error</> <bold>scheme-not-lowercase</>',
      '  DB://u:*@a/b c',
      '  <red>^^</>',
      '  The scheme contains capital letters. Write the scheme in lower case.',
      '  <green>fix: db</>',
      '',
      'standard input:3:6: <red>error</> <bold>credentials-in-uri</>',
      '  DB://u:*@a/b c',
      '  <red>     ^^^</>',
      '  The URI contains a user name or a password. Remove the credentials, and send',
      '  them in a header.',
      '',
      'standard input:3:13: <red>error</> <bold>unencoded-space</>',
      '  DB://u:*@a/b c',
      '  <red>            ^</>',
      '  A space is not percent-encoded. Write `%20`.',
      '  <green>fix: %20</>',
      '',
      'standard input:3:15: <cyan>info</> <bold>scheme-format</>',
      '  DB://u:*@a/b c',
      '  <cyan>              ^</>',
      '  The part `table` is missing. Write the URI in the format',
      '  `db://type/database/table[/id]`, or add "db" to --schemes if the server has a',
      '  format of its own.',
      '',
      '2 URIs in 1 file: 3 errors, 3 warnings, 1 info',
      '',
    ],
    stderr: '',
  })
  expect(await lint('db://postgres/mydb/users\n')).toMatchObject({
    status: 0,
    lines: ['1 URI in 1 file: <green>nothing to report</>', ''],
    stderr: '',
  })
})

test('in the description of an API, the line is shown, and what --fix does not write is a suggestion', async () => {
  const yaml = 'openapi: 3.1.0\nservers:\n- url: HTTPS://a.example/\npaths:\n  /getUsers/{c}: {}\n'
  expect(await lint(yaml)).toMatchObject({
    status: 1,
    lines: [
      'standard input:3:8: <red>error</> <bold>scheme-not-lowercase</>',
      '  - url: HTTPS://a.example/',
      '  <red>       ^^^^^</>',
      '  The scheme contains capital letters. Write the scheme in lower case.',
      '  <green>fix: https</>',
      '',
      'standard input:3:25: <yellow>warning</> <bold>api-server-slash</>',
      '  - url: HTTPS://a.example/',
      '  <yellow>                        ^</>',
      '  The URL of the server ends in a slash. Remove the slash at the end.',
      '  <green>unsafe fix: remove it</>',
      '',
      'standard input:5:4: <yellow>warning</> <bold>path-camel-case</>',
      '    /getUsers/{c}: {}',
      '  <yellow>   ^^^^^^^^</>',
      '  Words in the path are separated by capital letters. Separate the words by',
      '  hyphens, or make them segments of their own.',
      '',
      'standard input:5:4: <yellow>warning</> <bold>path-verb</>',
      '    /getUsers/{c}: {}',
      '  <yellow>   ^^^^^^^^</>',
      '  "get" is a verb. Name the resource instead, and let the method say what to do.',
      '',
      '2 URIs in 1 file: 1 error, 3 warnings',
      '',
    ],
    stderr: '',
  })
})

test('json has the files, their problems with places, and no text over 2,000 units', async () => {
  const { lines } = await lint('db://a/b/getUsers\n', '--format', 'json')
  expect(JSON.parse(lines.join('\n'))).toEqual({
    generator: `waymark ${VERSION}`,
    command: 'lint',
    errors: 0,
    warnings: 2,
    hidden: 0,
    files: [
      {
        file: 'standard input',
        uris: 1,
        problems: [
          {
            code: 'path-camel-case',
            severity: 'warning',
            message: expect.any(String),
            remedy: expect.any(String),
            start: 9,
            end: 17,
            line: 1,
            column: 10,
            text: 'db://a/b/getUsers',
          },
          {
            code: 'path-verb',
            severity: 'warning',
            message: expect.any(String),
            data: { verb: 'get' },
            remedy: expect.any(String),
            start: 9,
            end: 17,
            line: 1,
            column: 10,
            text: 'db://a/b/getUsers',
          },
        ],
      },
    ],
    failures: [],
  })
  const text = async (length: number) => {
    const uri = `db://a/getUsers/${'x'.repeat(length - 16)}`
    const { lines: long } = await lint(`${uri}\n`, '--format', 'json')
    return JSON.parse(long.join('\n')).files[0].problems[0].text?.length ?? null
  }
  expect([await text(2000), await text(2001)]).toEqual([2000, null])
})

test('github has one command for each problem, and the summary', async () => {
  const { lines } = await lint('db://a/b/getUsers\n', '--format', 'github')
  expect(lines).toEqual([
    '::warning file=standard input,line=1,col=10,title=path-camel-case::Words in the path are separated by capital letters. Separate the words by hyphens, or make them segments of their own.',
    '::warning file=standard input,line=1,col=10,title=path-verb::"get" is a verb. Name the resource instead, and let the method say what to do.',
    '1 URI in 1 file: 2 warnings',
    '',
  ])
})

const OPTIONS = lintCommand.options
const configOf = (given: Readonly<Record<string, string>>) => {
  speakOfFlags(OPTIONS)
  return readConfig(new OptionValues(OPTIONS, given))
}

test('the options are a configuration of the linter', () => {
  expect(configOf({})).toEqual({
    preset: 'recommended',
    rules: {},
    customRules: [],
    options: {},
  })
  expect(
    configOf({
      preset: 'strict',
      severity: ' path-verb=off , encoding-check=warning',
      'max-depth': '3',
      schemes: 'jira,wiki://space/page,a+b.c-1',
      'allowed-schemes': 'HTTPS,db',
      paths: '{"/a/**":{"path-naming":"off"}}',
      verbs: 'Sync, push',
      uncountable: 'Gear,données',
      abbreviations: 'Qty=quantity, dépt=some_thing ',
      identifiers: '^[A-Z]{3}$',
    }),
  ).toEqual({
    preset: 'strict',
    rules: { 'path-verb': 'off', 'encoding-check': 'warning' },
    customRules: [],
    paths: { '/a/**': { 'path-naming': 'off' } },
    options: {
      verbs: ['sync', 'push'],
      uncountable: ['gear', 'données'],
      abbreviations: { qty: 'quantity', dépt: 'some_thing' },
      identifiers: [/^[A-Z]{3}$/u],
      maxDepth: 3,
      schemes: ['jira', 'wiki://space/page', 'a+b.c-1'],
      allowedSchemes: ['https', 'db'],
    },
  })
})

test.each<[Readonly<Record<string, string>>, string]>([
  [{ schemes: 'a b' }, '--schemes is "a b": give names like https,db'],
  [{ schemes: '1a' }, '--schemes is "1a": give names like https,db'],
  [{ schemes: 'a,' }, '--schemes is "a,": give names like https,db'],
  [{ 'allowed-schemes': 'a:b' }, '--allowed-schemes is "a:b": give names like https,db'],
  [{ 'allowed-schemes': 'a, b' }, '--allowed-schemes is "a, b": give names like https,db'],
  [
    { paths: '{' },
    '--paths is not JSON: give an object like {"/legacy/**": {"path-naming": "off"}}',
  ],
  [{ paths: '[]' }, '--paths'],
  [{ paths: '{"/a":{"path-naming":"of"}}' }, '--paths'],
  [{ verbs: 'a,b c' }, '--verbs: "b c" is not a word: give words like sync,push'],
  [{ verbs: 'a,,b' }, '--verbs: "" is not a word: give words like sync,push'],
  [{ uncountable: 'a_b' }, '--uncountable: "a_b" is not a word: give words like sync,push'],
  [{ abbreviations: 'qty' }, '--abbreviations: "qty": give pairs like qty=quantity'],
  [{ abbreviations: 'a=b,c=d e' }, '--abbreviations: "c=d e": give pairs like qty=quantity'],
  [{ abbreviations: '=b' }, '--abbreviations: "=b": give pairs like qty=quantity'],
  [{ abbreviations: 'a=' }, '--abbreviations: "a=": give pairs like qty=quantity'],
  [{ identifiers: '(' }, '--identifiers is "(": '],
  [{ identifiers: '\\-' }, 'give a regular expression'],
  [
    { severity: 'path-verb=off,path-verb=error' },
    '--severity names "path-verb" twice: remove one of them',
  ],
  [
    { severity: 'path-verb=of' },
    '--severity path-verb: give a severity, one of error, warning, info, off',
  ],
  [
    { severity: 'path-verb' },
    '--severity path-verb: give a severity, one of error, warning, info, off',
  ],
  [{ severity: 'path-verb=off=x' }, '--severity path-verb: give a severity'],
  [
    { severity: 'path-verbs=off' },
    '--severity: there is no rule "path-verbs": did you mean path-verb?',
  ],
  [{ severity: 'zzzzzz=off' }, '--severity: there is no rule "zzzzzz": the groups of rules are '],
  [
    { 'max-depth': '3', severity: 'path-too-deep=off' },
    '--max-depth is for the rule path-too-deep, which is off: remove --max-depth, or turn the rule on with --severity path-too-deep=error',
  ],
  [
    { 'allowed-schemes': 'db', severity: 'scheme-not-allowed=off' },
    '--allowed-schemes is for the rule scheme-not-allowed, which is off: remove --allowed-schemes, or turn the rule on with --severity scheme-not-allowed=error',
  ],
  [{ 'max-depth': '0' }, '--max-depth is "0": give a whole number, 1 or more'],
])('%j is refused: %s', (given, message) => {
  expect(() => configOf(given)).toThrow(expect.objectContaining({ status: 2 }))
  expect(() => configOf(given)).toThrow(message)
})

function linted(some: Partial<LintedFile>): LintedFile {
  return {
    name: 'f.txt',
    path: 'f.txt',
    text: '',
    read: '',
    items: [],
    problems: [],
    isFixing: false,
    fixed: [],
    solved: 0,
    left: { left: 0, withheld: 0 },
    ...some,
  }
}

async function textOf(file: LintedFile, columns = 80): Promise<string[]> {
  const { io, stdout } = memoryIo()
  const { paint } = printer(columns)
  await writeText(file, { ...io, columns, paint })
  await io.stdout.flush()
  return stdout().split('\n')
}

test('what was fixed is said, up to a hundred fixes', async () => {
  const fix = (line: number, before: string, after: string) => ({ code: 'c', line, before, after })
  const fixed = [fix(1, 'a', 'b'), fix(2, '', 'b\u202e'), fix(3, 'a', '')] as never
  const isFixing = true
  expect(await textOf(linted({ fixed, solved: 4, isFixing }))).toEqual([
    '<green>f.txt: 4 problems fixed</>',
    '  line 1: c: "a" is now "b"',
    '  line 2: c: added "b\\u202e"',
    '  line 3: c: removed "a"',
    '',
    '',
  ])
  expect(await textOf(linted({ fixed, solved: 3, isFixing }), 24)).toEqual([
    '<green>f.txt: 3 problems fixed</>',
    '  line 1: c: "a" is now',
    '  "b"',
    '  line 2: c: added',
    '  "b\\u202e"',
    '  line 3: c: removed "a"',
    '',
    '',
  ])
  const many = (length: number) => Array.from({ length }, () => fix(1, 'a', 'b')) as never
  expect((await textOf(linted({ fixed: many(100), isFixing }))).join('\n')).not.toContain('more')
  expect((await textOf(linted({ fixed: many(1101), isFixing }))).slice(-3)).toEqual([
    '  … and 1,001 more',
    '',
    '',
  ])
  expect(await textOf(linted({}))).toEqual([''])
  expect(await textOf(linted({ isFixing }))).toEqual([''])
  expect(await textOf(linted({ isFixing, left: { left: 3, withheld: 1 } }))).toEqual([
    '<bold>f.txt: nothing to fix</>',
    '1 fix gives a URL another meaning: --unsafe-fix writes it.',
    '2 problems have no certain correction: waymark explain <code> says why.',
    '',
    '',
  ])
  const long = (length: number) =>
    textOf(linted({ fixed: [fix(1, 'x'.repeat(length), '')] as never, isFixing }), 999)
  expect((await long(198))[1]).not.toContain('…')
  expect((await long(201))[1]).toContain('…')
})

test('a problem of the document itself has its line, cut at 500 units on each side', async () => {
  const at = (documentStart: number, documentEnd: number) =>
    [{ ...problemOf({ severity: 'info' }), documentStart, documentEnd }] as never
  expect(await textOf(linted({ text: 'one\r\ntwo three\r\nfour', problems: at(9, 14) }))).toEqual([
    'f.txt:2:5: <cyan>info</> <bold>some-code</>',
    '  two three',
    '  <cyan>    ^^^^^</>',
    '  It is wrong. Correct it.',
    '',
    '',
  ])
  const long = `${'a'.repeat(600)}X${'b'.repeat(600)}`
  const [, shown] = await textOf(linted({ text: long, problems: at(600, 601) }), 2000)
  expect(shown).toBe(`  ${'a'.repeat(500)}X${'b'.repeat(500)}`)
  const removed = [
    {
      ...problemOf(),
      documentStart: 0,
      documentEnd: 1,
      documentFix: { start: 0, end: 1, text: '' },
    },
  ] as never
  expect((await textOf(linted({ text: 'ab', problems: removed }))).slice(-3)).toEqual([
    '  <green>fix: remove it</>',
    '',
    '',
  ])
  const cut = async (length: number) => {
    const problem = {
      ...problemOf({ message: 'm'.repeat(length - 2), remedy: 'r' }),
      documentStart: 0,
      documentEnd: 0,
    }
    return (await textOf(linted({ text: 'ab', problems: [problem] as never }), 999))[3]?.includes(
      '…',
    )
  }
  expect([await cut(600), await cut(601)]).toEqual([false, true])
})

test('the summary counts URIs, files and problems by severity', async () => {
  const summary = async (...files: LintedFile[]) => {
    const { io, stdout } = memoryIo()
    writeSummary(files, 0, { ...io, paint: printer(80).paint })
    await io.stdout.flush()
    return stdout()
  }
  const severities = (...list: ('error' | 'warning' | 'info')[]) =>
    linted({
      items: [{}, {}] as never,
      problems: list.map((severity) => problemOf({ severity })) as never,
    })
  expect(await summary(severities())).toBe('2 URIs in 1 file: <green>nothing to report</>\n')
  expect(await summary(severities('error', 'warning', 'info', 'info'), severities('warning'))).toBe(
    '4 URIs in 2 files: 1 error, 2 warnings, 2 info\n',
  )
})

describe('files', () => {
  const write = (name: string, text: string | Buffer) => writeFileSync(join(folder, name), text)

  test('that are not readable have a message each, and the others are linted', async () => {
    write('a.txt', 'db://postgres/mydb/users\n')
    write('utf16.txt', Buffer.from('db://a\n\xff', 'latin1'))
    write('bad.json', '{"resources": [,]}')
    write('bad.yaml', 'a: [\n')
    write('other.json', '{"a": 1}')
    mkdirSync(join(folder, 'dir'))
    const args = ['lint', 'none', 'utf16.txt', 'bad.json', 'bad.yaml', 'other.json', 'dir', 'a.txt']
    expect(await runMarked(args)).toMatchObject({
      status: 74,
      lines: ['1 URI in 1 file: <green>nothing to report</>', ''],
      stderr:
        '<red>waymark lint:</> none: No such file or folder. Check the path.\n<red>waymark lint:</> utf16.txt: The file is not UTF-8. Save it as UTF-8.\n<red>waymark lint:</> bad.json: line 1, column 16: Invalid JSON: unexpected `,`. Correct the file at this place.\n<red>waymark lint:</> bad.yaml: line 2, column 1: Invalid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]. Correct the document.\n<red>waymark lint:</> other.json: The document is JSON with an object that has the member "a". Give a list of URIs, a resource list, or an OpenAPI 3 or AsyncAPI 2 or 3 description.\n<red>waymark lint:</> dir: It is a directory, not a file. Name a file with a list of URIs, a resource list, or an OpenAPI or AsyncAPI description.\n',
    })
  })

  test('that are not readable are failures with a code in JSON', async () => {
    write('utf16.txt', Buffer.from('db://a\n\xff', 'latin1'))
    write('bad.json', '{"resources": [,]}')
    write('bad.yaml', 'openapi: 3.1.0\na: [\n')
    write('bad2.json', '\ufeff{"openapi": "3.1.0", "paths": {"/a": 5}, "a": }')
    write('other.json', '{"a": 1}')
    write('wrong.json', '\ufeff{"openapi": "3.1.0",\n"paths": []}')
    const names = ['utf16.txt', 'bad.json', 'bad.yaml', 'bad2.json', 'other.json', 'wrong.json']
    const { lines } = await runMarked(['lint', ...names, '--format', 'json'])
    expect(JSON.parse(lines.join('\n')).failures).toEqual([
      {
        code: 'file-encoding-unsupported',
        severity: 'error',
        message: expect.any(String),
        remedy: expect.any(String),
        file: 'utf16.txt',
      },
      {
        code: 'json-invalid',
        severity: 'error',
        message: expect.any(String),
        remedy: expect.any(String),
        data: { found: '`,`', detail: 'unexpected' },
        file: 'bad.json',
        line: 1,
        column: 16,
      },
      {
        code: 'yaml-invalid',
        severity: 'error',
        message: expect.any(String),
        remedy: expect.any(String),
        data: {
          error: expect.any(String),
          detail: 'yaml-syntax',
        },
        file: 'bad.yaml',
        line: 3,
        column: 1,
      },
      {
        code: 'json-invalid',
        severity: 'error',
        message: expect.any(String),
        remedy: expect.any(String),
        data: { found: '`}`', detail: 'unexpected' },
        file: 'bad2.json',
        line: 1,
        column: 47,
      },
      {
        code: 'file-kind-unknown',
        severity: 'error',
        message: expect.any(String),
        remedy: expect.any(String),
        data: { language: 'JSON', n: 1, members: ['a'], detail: 'members' },
        file: 'other.json',
      },
    ])
  })

  test('are YAML by their name, if they could be a list', async () => {
    const list = '- db://postgres/mydb/users\n'
    const status = async (name: string) => {
      write(name, list)
      return (await runMarked(['lint', name])).status
    }
    for (const name of ['a.yaml', 'a.YML', 'a.yml']) expect(await status(name)).toBe(0)
    for (const name of ['a.txt', 'ayml', 'a.yamlx']) expect(await status(name)).toBe(74)
  })

  test('are needed to fix or to watch them', async () => {
    for (const option of ['fix', 'watch']) {
      expect(await runMarked(['lint', '-', `--${option}`])).toMatchObject({
        status: 2,
        lines: [''],
        stderr: `<red>waymark lint:</> --${option} needs files: name them instead of -\nTry: waymark lint --help\n`,
      })
    }
  })

  test('without a URI are named', async () => {
    write('empty.txt', '# nothing\n')
    write('list.json', '[]')
    expect(await runMarked(['lint', 'empty.txt', 'list.json'])).toMatchObject({
      status: 0,
      lines: ['0 URIs in 2 files: <green>nothing to report</>', ''],
      stderr:
        'waymark lint: empty.txt: contains no URI: give one URI per line, a JSON array of URIs, the answer of a server to resources/list, or an OpenAPI description\nwaymark lint: list.json: contains no URI: give one URI per line, a JSON array of URIs, the answer of a server to resources/list, or an OpenAPI description\n',
    })
  })

  test('are fixed in place, unless they are compressed', async () => {
    write('a.txt', '\ufeffDB://a/b/users\r\ndb://a/b/getUsers\r\n')
    expect(await runMarked(['lint', '--fix', 'a.txt'])).toMatchObject({
      status: 0,
      lines: [
        '<green>a.txt: 1 problem fixed</>',
        '  line 1: scheme-not-lowercase: "DB" is now "db"',
        '2 problems have no certain correction: waymark explain <code> says why.',
        '',
        'a.txt:2:10: <yellow>warning</> <bold>path-camel-case</>',
        '  db://a/b/getUsers',
        '  <yellow>         ^^^^^^^^</>',
        '  Words in the path are separated by capital letters. Separate the words by',
        '  hyphens, or make them segments of their own.',
        '',
        'a.txt:2:10: <yellow>warning</> <bold>path-verb</>',
        '  db://a/b/getUsers',
        '  <yellow>         ^^^^^^^^</>',
        '  "get" is a verb. Name the resource instead, and let the method say what to do.',
        '',
        '2 URIs in 1 file: 2 warnings',
        '',
      ],
      stderr: '',
    })
    expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe(
      '\ufeffdb://a/b/users\r\ndb://a/b/getUsers\r\n',
    )
    write('b.txt', gzipSync('DB://a/b\n'))
    expect(await runMarked(['lint', '--fix', 'b.txt'])).toMatchObject({
      status: 74,
      lines: [''],
      stderr:
        '<red>waymark lint:</> b.txt: The file is compressed, or was changed while it was read. Decompress it, or run the command again.\n',
    })
    write('c.txt', 'DB://a/b\n')
    const { lines } = await runMarked(['lint', '--fix', 'c.txt', '--format', 'json'])
    expect(JSON.parse(lines.join('\n')).files[0].fixed).toEqual([
      { code: 'scheme-not-lowercase', line: 1, before: 'DB', after: 'db' },
    ])
  })

  test('may have as many warnings as are allowed', async () => {
    write('a.txt', 'db://postgres/mydb/getUsers\ndb://postgres/mydb/getPages\n')
    const status = async (...args: string[]) => {
      const run = await runMarked(['lint', 'a.txt', ...args])
      return [run.status, run.stderr]
    }
    const { lines } = await runMarked(['lint', 'a.txt', '--format', 'json'])
    const { warnings } = JSON.parse(lines.join('\n'))
    expect(await status('--max-warnings', String(warnings))).toEqual([0, ''])
    expect(await status('--max-warnings', String(warnings - 1))).toEqual([
      1,
      `waymark lint: there are more warnings than --max-warnings ${warnings - 1} allows: ${warnings}\n`,
    ])
    expect(await status('--severity', 'path-verb=error')).toEqual([1, ''])
  })
})
