import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { main } from '../src/main.ts'
import { runWaymark, temporaryFolder } from './run-waymark.ts'
import { memoryIo } from './sources.ts'

const DATE = '2024-03-15T10:00:00.000Z'

interface Link {
  readonly lang: string
  readonly loc: string
}

const page = (lang: string, path: string, ...alternates: readonly Link[]) => {
  return { loc: `https://a.example/${path}`, lastmod: DATE, lang, alternates }
}
const link = (lang: string, path: string): Link => ({ lang, loc: `https://a.example/${path}` })
const database = (...urls: readonly object[]): string =>
  JSON.stringify({ version: '1.1', generated: DATE, defaultLang: 'en', urls })

const WITH_JP = [
  page('en', 'en/tea', link('jp', 'jp/tea')),
  page('jp', 'jp/tea', link('en', 'en/tea')),
]

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})

const read = (name: string): string => readFileSync(join(folder, name), 'utf8')

/** Runs `waymark sitemap` on `db.json` in this process. */
async function build(urls: readonly object[], ...args: readonly string[]) {
  writeFileSync(join(folder, 'db.json'), database(...urls))
  const { io, stdout, stderr } = memoryIo()
  const operands = ['sitemap', join(folder, 'db.json'), '--out', join(folder, 'out')]
  const status = await main([...operands, ...args], io)
  return { status, stdout: stdout(), stderr: stderr() }
}

describe('the reports of a run', () => {
  test('are next to the database, and not in the published folder', async () => {
    expect(await build(WITH_JP)).toMatchObject({ status: 1, stderr: '' })
    expect(readdirSync(folder).sort()).toEqual([
      'db.json',
      'db.report.html',
      'db.report.json',
      'db.sitemaps.state',
      'out',
    ])
    expect(readdirSync(join(folder, 'out'))).toEqual(['sitemap.xml'])
  })

  test.each(['out', '.'])(
    'are nowhere if the database is in the published folder %s',
    async (out) => {
      const inner = join(folder, 'out')
      mkdirSync(inner)
      writeFileSync(join(inner, 'db.json'), database(...WITH_JP))
      const args = ['sitemap', 'out/db.json', '--out', out]
      const { status, stderr } = await runWaymark(args, { cwd: folder })
      expect([status, stderr]).toEqual([1, expect.stringContaining('no report was written')])
      expect(stderr).toContain('give --report')
      expect(readdirSync(inner).filter((name) => name.includes('report'))).toEqual([])
      await runWaymark([...args, '--report', 'out/r.html'], { cwd: folder })
      expect(readdirSync(inner)).toEqual(expect.arrayContaining(['r.html', 'r.json']))
    },
  )

  test('have no absolute path, whatever is given, and ask not to be indexed', async () => {
    await build([...WITH_JP, { loc: '/x', lastmod: DATE }])
    for (const name of ['db.report.html', 'db.report.json']) {
      expect(read(name)).not.toContain(folder)
      expect(read(name)).toContain('db.json')
    }
    expect(read('db.report.html')).toContain('<meta name="robots" content="noindex">')
  })

  test('say when and for which site, what is left out, and each cause with its explanation', async () => {
    await build([...WITH_JP, { loc: '/x', lastmod: DATE }])
    const { generated } = JSON.parse(read('db.report.json'))
    const html = read('db.report.html')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
    expect(html).toContain(`a.example · ${generated.slice(0, 10)}`)
    expect(html).toContain('3 errors from 2 causes')
    expect(html).toContain('1 is left out: 1 cannot be used')
    expect(html).toContain('left out because they cannot be used: 2 links.')
    expect(html).toMatch(
      /error unknown-language jp An hreflang value \S[^.]*\. 2 2 2 links Write ja \./,
    )
    expect(read('db.report.html')).toContain('/docs/problems.md#unknown-language">')
    expect(html).toContain('https://a.example/{lang}/{page} 2')
  })

  test('have the links from each language to each other, without those that are left out', async () => {
    await build([
      page('en', 'en/a', link('DE', 'de/a')),
      page('en', 'en/b', link('de', 'de/b'), link('en', 'en/b')),
      page('de', 'de/a', link('en', 'en/a')),
      page('de', 'de/b'),
    ])
    const { matrix } = JSON.parse(read('db.report.json'))
    expect(matrix).toEqual({ en: { de: 2 }, de: { en: 1 } })
    expect(read('db.report.html')).toContain('Links by language')
    expect(read('db.report.html')).toMatch(
      /<th scope="row"><code>de<\/code><\/th><td class="none">–<\/td><td>1<\/td>/,
    )
  })
})

describe('--since', () => {
  test('says what has changed, in all reports', async () => {
    await build([WITH_JP[0]!, { loc: '/x', lastmod: DATE }], '--report', join(folder, 'old.html'))
    const { stdout } = await build(WITH_JP, '--since', join(folder, 'old.json'))
    const { since } = JSON.parse(read('db.report.json'))
    expect(since).toMatchObject({
      generated: JSON.parse(read('old.json')).generated,
      counts: { written: { before: 1, after: 2 }, leftOut: { before: 1, after: 0 } },
    })
    expect(since.problems).toContainEqual({
      code: 'unknown-language',
      severity: 'error',
      value: 'jp',
      before: 1,
      after: 2,
    })
    expect(since.problems).toContainEqual({
      code: 'RELATIVE_URL',
      severity: 'error',
      before: 1,
      after: 0,
    })
    expect(stdout).toContain('unknown-language "jp": 1 before, 2 now')
    expect(read('db.report.html')).toContain('<h2>Since ')
  })

  test('says that nothing has changed, and replaces the report that it reads', async () => {
    await build(WITH_JP)
    const { stdout } = await build(WITH_JP, '--since', join(folder, 'db.report.json'))
    expect(stdout).toMatch(/Since \S+\n {2}Nothing has changed\.\n/)
  })

  test.each([
    ['{}', 'is not a JSON report of waymark sitemap'],
    ['{', 'is not a JSON report of waymark sitemap'],
    [
      '{"command":"sitemap","generated":"2024-01-01","counts":{},"kinds":[]}',
      'is not a JSON report of waymark sitemap',
    ],
    [null, 'No such file'],
  ])('refuses %s before anything is written', async (text, message) => {
    if (text !== null) writeFileSync(join(folder, 'old.json'), text)
    const { status, stderr } = await build(WITH_JP, '--since', join(folder, 'old.json'))
    expect([status, stderr]).toEqual([74, expect.stringContaining(message)])
    expect(readdirSync(folder)).not.toContain('out')
  })
})

describe('validate', () => {
  const validate = async (format: string) => {
    writeFileSync(join(folder, 'db.json'), database(...WITH_JP, { loc: '=x,"y"', lastmod: DATE }))
    const { io, stdout } = memoryIo()
    const status = await main(['validate', join(folder, 'db.json'), '--format', format], io)
    return { status, stdout: stdout() }
  }

  test('counts a cause once, and says how many links are ignored because of it', async () => {
    const { status, stdout } = await validate('text')
    expect(status).toBe(1)
    expect(stdout).toMatch(/^2 links .*$/m)
    expect(stdout).toContain('error unknown-language (2 places)\n')
    expect(stdout).toContain('  - "jp": 2 places; write ja\n')
  })

  test('prints CSV with a line for each problem, in which no cell is a formula', async () => {
    const { stdout } = await validate('csv')
    const [head, ...lines] = stdout.split('\n')
    expect(head).toBe(
      'severity,code,file,line,column,cell,pages,pointer,loc,target,lang,suggestion,declared,value,message,remedy,targets,related,twin,differs,source',
    )
    const { problems } = JSON.parse((await validate('json')).stdout)
    expect(lines.filter((line) => line !== '')).toHaveLength(problems.length)
    expect(stdout).toContain(',jp,ja,')
    expect(stdout).not.toMatch(/(?:^|,)"?=/m)
  })

  test('prints SARIF with a place for each problem and the rule of each code', async () => {
    const { stdout } = await validate('sarif')
    const { problems } = JSON.parse((await validate('json')).stdout)
    const [{ tool, results }] = JSON.parse(stdout).runs
    expect(results).toHaveLength(problems.length)
    for (const [index, result] of results.entries()) {
      const { code, line, column } = problems[index]
      expect(tool.driver.rules[result.ruleIndex].id).toBe(code)
      const { region } = result.locations[0].physicalLocation
      expect(region).toEqual({ startLine: line, startColumn: column })
    }
  })
})
