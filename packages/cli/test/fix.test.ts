import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogues } from '@waymark/problems'
import { beforeEach, describe, expect, test } from 'vitest'
import { runWaymark, temporaryFolder } from './run-waymark.ts'

const lastmod = '2024-03-15T10:00:00Z'
const HEAD = { version: '1.1', generated: lastmod, defaultLang: 'en' }
const loc = (path: string) => `https://a.example/${path}`
const urls = [
  { loc: loc('en'), lastmod, lang: 'en', alternates: [{ lang: 'jp', loc: loc('ja') }] },
  { loc: loc('ja'), lastmod, lang: 'jp' },
  { loc: loc('x'), lastmod: '01/02/2024' },
]

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
  writeFileSync(join(folder, 'db.json'), JSON.stringify({ ...HEAD, urls }))
})

const validate = (args: readonly string[], input = '') =>
  runWaymark(['validate', ...args], { cwd: folder, input })

const read = (name: string) => readFileSync(join(folder, name), 'utf8')

describe('validate --fix', () => {
  test('corrects the database in place, says what, and lists what is left', async () => {
    const { status, stdout, stderr } = await validate(['--fix', 'db.json'])
    expect([status, stderr]).toEqual([1, ''])
    expect(stdout.split('\n').slice(0, 9)).toEqual([
      'db.json: 3 problems fixed',
      '  fixed unknown-language (2 places)',
      '    - "jp": 2 places; write ja',
      '  fixed return-link-missing (1 place)',
      '    - "jp": 1 place',
      expect.stringMatching(/^2 problems .*waymark explain/),
      '',
      expect.stringMatching(/^db\.json:1:\d+ \/urls\/2\/lastmod: error INVALID_DATE_TIME: /),
      expect.stringMatching(/^db\.json:1:\d+ \/urls\/0: info x-default-missing: /),
    ])
    expect(stdout).toContain('error INVALID_DATE_TIME (1 place)')
    expect(readdirSync(folder)).toEqual(['db.json'])
    expect(JSON.parse(read('db.json')).urls[1]).toEqual({
      loc: loc('ja'),
      lastmod,
      lang: 'ja',
      alternates: [{ lang: 'en', loc: loc('en') }],
    })
  })

  test('keeps the database as it was and the patch where they are asked for', async () => {
    const before = read('db.json')
    const options = ['--backup', '.bak', '--patch', 'changes.json']
    const { stdout } = await validate(['--fix', 'db.json', ...options])
    expect(stdout).toContain('\nBackup  db.json.bak\nPatch  changes.json (JSON Patch)\n')
    expect(read('db.json.bak')).toBe(before)
    expect(JSON.parse(read('changes.json'))[0]).toMatchObject({ op: 'replace', value: 'ja' })
  })

  test('loses no older copy: a second run with the same suffix writes nothing', async () => {
    const first = read('db.json')
    await validate(['--fix', 'db.json', '--backup', '.bak'])
    const second = JSON.stringify({ ...HEAD, urls: [{ loc: loc(''), lang: 'jp' }] })
    writeFileSync(join(folder, 'db.json'), second)
    const again = await validate(['--fix', 'db.json', '--backup', '.bak'])
    expect([again.status, again.stdout]).toEqual([74, ''])
    expect(again.failures).toMatchObject([{ code: 'file-path-invalid', file: 'db.json.bak' }])
    expect([read('db.json.bak'), read('db.json')]).toEqual([first, second])
  })

  test('says the same to programs, in every format, and is clean if nothing is left', async () => {
    const table = `group,lang,url,lastmod\n1,us-en,${loc('en')},${lastmod}\n`
    const fix = async (format: string) => {
      writeFileSync(join(folder, 'right.csv'), table)
      const { status, stdout, stderr } = await validate(['--fix', '--format', format, 'right.csv'])
      expect([status, read('right.csv')]).toEqual([0, table.replace('us-en', 'en-US')])
      expect(stderr).toBe('waymark validate: right.csv: 2 problems fixed\n')
      return stdout
    }
    expect(JSON.parse(await fix('json'))).toMatchObject({
      command: 'validate',
      fixed: [
        { code: 'unknown-language', count: 1, causes: [{ value: 'us-en' }] },
        { code: 'unknown-region', count: 1 },
      ],
      kinds: [],
      problems: [],
    })
    expect(JSON.parse(await fix('sarif')).runs[0].results).toEqual([])
    expect(await fix('github')).toBe('1 entry in 1 file: nothing to report\n')
    expect((await fix('csv')).split('\n')).toHaveLength(2)
  })

  test('with --dry-run prints what git and JSON Patch apply, and writes nothing', async () => {
    const table = `group,lang,url,lastmod\n1,us-en,${loc('en')},${lastmod}\n`
    writeFileSync(join(folder, 'a.csv'), table)
    const { status, stdout, stderr } = await validate(['--fix', '--dry-run', 'a.csv'])
    expect([status, stderr]).toEqual([0, 'waymark validate: a.csv: 2 problems would be fixed\n'])
    expect(read('a.csv')).toBe(table)
    const apply = spawnSync('git', ['apply', '-'], { cwd: folder, input: stdout })
    expect([apply.status, read('a.csv')]).toEqual([0, table.replace('us-en', 'en-US')])
    const before = read('db.json')
    const json = await validate(['--fix', '--dry-run', 'db.json'])
    expect([json.status, read('db.json')]).toEqual([1, before])
    expect(JSON.parse(json.stdout)).toHaveLength(3)
    const clean = await validate(['--fix', '--dry-run', 'a.csv'])
    expect([clean.status, clean.stdout]).toEqual([0, ''])
    expect(readdirSync(folder).sort()).toEqual(['a.csv', 'db.json'])
  })

  test('writes nothing if nothing is to be fixed', async () => {
    const text = JSON.stringify({ ...HEAD, urls: [{ loc: loc(''), lastmod }] })
    writeFileSync(join(folder, 'db.json'), text)
    const options = ['--backup', '.bak', '--patch', 'p', 'db.json']
    const { status, stdout } = await validate(['--fix', ...options])
    expect([status, stdout]).toEqual([
      0,
      'db.json: nothing to fix\n\n1 entry in 1 file; 0 alternates in 0 languages\nNo problems found.\n',
    ])
    expect([read('db.json'), readdirSync(folder)]).toEqual([text, ['db.json']])
  })

  test('leaves URLs and what is off alone, unless it is asked for them', async () => {
    const urls = [{ loc: 'https://u:p@a.example/', lastmod: '2024-3-5' }]
    const text = JSON.stringify({ ...HEAD, urls })
    writeFileSync(join(folder, 'db.json'), text)
    const safe = await validate(['--fix', 'db.json', '--severity', 'INVALID_DATE_TIME=off'])
    expect([safe.status, read('db.json')]).toEqual([1, text])
    expect(safe.stdout).toMatch(/^db\.json: nothing to fix\n1 fix .*--unsafe-fix.*\n\n/)
    const unsafe = await validate(['--unsafe-fix', 'db.json'])
    expect([unsafe.status, JSON.parse(read('db.json')).urls]).toEqual([
      0,
      [{ loc: loc(''), lastmod: '2024-03-05' }],
    ])
  })

  test('leaves what a baseline knows uncounted, but corrects it', async () => {
    const use = ['--baseline', 'known.json']
    await validate(['db.json', ...use, '--write-baseline'])
    const { status, stdout } = await validate(['--fix', 'db.json', ...use])
    expect([status, stdout]).toEqual([0, expect.stringContaining('db.json: 3 problems fixed')])
    expect(stdout).not.toContain('INVALID_DATE_TIME')
  })

  test('has the same status with --dry-run, also with a baseline', async () => {
    const use = ['--baseline', 'known.json']
    await validate(['db.json', ...use, '--write-baseline'])
    const before = read('db.json')
    expect((await validate(['--fix', '--dry-run', 'db.json', ...use])).status).toBe(0)
    expect((await validate(['--fix', '--dry-run', 'db.json'])).status).toBe(1)
    expect(read('db.json')).toBe(before)
    expect((await validate(['--fix', 'db.json', ...use])).status).toBe(0)
  })

  test('that corrects nothing says why, in every format', async () => {
    const secret = { loc: 'https://u:p@a.example/', lastmod, lang: 'qq' }
    writeFileSync(join(folder, 'db.json'), JSON.stringify({ ...HEAD, urls: [secret] }))
    const { stdout } = await validate(['--fix', 'db.json'])
    const why = stdout.slice(0, stdout.indexOf('\n\n') + 1)
    expect(why).toMatch(
      /^db\.json: nothing to fix\n1 fix .*--unsafe-fix.*\n2 problems .*waymark explain.*\n$/,
    )
    const more = [
      '--dry-run',
      ...['json', 'csv', 'github', 'sarif'].map((name) => `--format=${name}`),
    ]
    for (const option of more) {
      const { stderr } = await validate(['--fix', option, 'db.json'])
      expect(stderr, option).toBe(`waymark validate: ${why}`)
    }
  })

  test('writes reports of what is left', async () => {
    await validate(['--fix', 'db.json', '--report', 'r.html'])
    expect(JSON.parse(read('r.json')).kinds.map(({ code }: { code: string }) => code)).toEqual([
      'INVALID_DATE_TIME',
      'x-default-missing',
    ])
  })

  test.each([
    [['--fix', 'db.json', 'db.json'], { detail: 'fix-several' }],
    [['--fix', '-'], { detail: 'needs-files', option: 'fix' }],
    [['--patch', 'x.json', 'db.json'], { detail: 'needs-fix', option: 'patch' }],
    [['--fix', '--dry-run', '--format=json', 'db.json'], { detail: 'patch-format' }],
    [
      ['--fix', '--dry-run', '--baseline=b', '--write-baseline', 'db.json'],
      { detail: 'dry-run', option: 'write-baseline' },
    ],
    [['--fix', '--dry-run', '--backup=.b', 'db.json'], { detail: 'dry-run', option: 'backup' }],
    [['--fix', '--dry-run', '--patch=p', 'db.json'], { detail: 'dry-run', option: 'patch' }],
    [['--backup=.b', 'db.json'], { detail: 'needs-fix', option: 'backup' }],
    [['--dry-run', 'db.json'], { detail: 'needs-fix', option: 'dry-run' }],
    [['--unsafe-fix', '-'], { detail: 'needs-files', option: 'unsafe-fix' }],
    [['--fix', '--backup=a/b', 'db.json'], { detail: 'end-of-name', value: 'a/b' }],
    [['--fix', '--backup=', 'db.json'], { detail: 'end-of-name', value: '' }],
    [['--fix', '--patch=', 'db.json'], { detail: 'no-patch-file' }],
    [['--fix', '--patch=-', 'db.json'], { detail: 'no-patch-file' }],
  ])('%j is refused', async (args, facts) => {
    const { status, failures } = await validate(args)
    expect([status, failures]).toMatchObject([2, [facts]])
  })

  test.each(['sitemap.xml', 'missing.json', 'folder', 'broken.json', 'link.json'])(
    'a file that cannot be corrected is refused: %s',
    async (name) => {
      mkdirSync(join(folder, 'folder'))
      writeFileSync(join(folder, 'sitemap.xml'), '<urlset/>')
      writeFileSync(join(folder, 'broken.json'), JSON.stringify({ ...HEAD, urls }).slice(0, -9))
      if (process.platform === 'win32') writeFileSync(join(folder, 'link.json'), '')
      else symlinkSync('db.json', join(folder, 'link.json'))
      const { status, stdout, failures } = await validate(['--fix', name])
      expect([status, stdout, failures]).toMatchObject([74, '', [{ file: name }]])
      expect(JSON.parse(read('db.json')).urls).toEqual(urls)
    },
  )
})

test('the catalogue says of each code of a database when it is fixed, or why not', () => {
  const ofDatabases = ['hreflang links', 'URL source databases']
  const missing = catalogues
    .filter(({ title }) => ofDatabases.includes(title))
    .flatMap(({ entries }) => entries)
    // The validation reports these URLs before the audit does.
    .filter(({ code }) => !/^page-url-/.test(code))
    .filter(({ fixed, notFixed }) => fixed === undefined && notFixed === undefined)
  expect(missing.map(({ code }) => code)).toEqual([])
})
