/**
 * @module-tag slow
 * @module-tag night
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { mayExhaustHeap } from '../src/guard/heap-need.ts'
import { inputSize } from '../src/guard/input-size.ts'
import { type Run, runProcess, startWaymark, temporaryFolder } from './run-waymark.ts'

const DATE = '2026-01-01T00:00:00Z'
const HEAD = `{"version":"1.1","generated":"${DATE}","defaultLang":"en","urls":[`
const PAGE = `{"loc":"https://a.example/","lastmod":"${DATE}"}`

/** Inputs that need much more memory than they have bytes. */
const HOSTILE: Readonly<Record<string, () => string>> = {
  'entry.json': () =>
    `${HEAD}{"loc":"https://a.example/","lastmod":"${DATE}","alternates":[{}${',{}'.repeat(4e6)}]}]}`,
  'head.json': () => `{"x":[[]${',[]'.repeat(5e6)}],"urls":[]}`,
  'problems.json': () => `${HEAD}{}${',{}'.repeat(2e5)}]}`,
}

/** A folder with a hostile input. */
function folderWith(name: string): string {
  const folder = temporaryFolder()
  writeFileSync(join(folder, name), HOSTILE[name]!())
  return folder
}

function heap(mebibytes: number): { NODE_OPTIONS: string } {
  return { NODE_OPTIONS: `--max-old-space-size=${mebibytes}` }
}

const ONE_LINE = {
  status: 74,
  signal: null,
  stderr: expect.stringMatching(/^waymark \w+: not enough memory: [^\n]+\n$/),
}

/** Output and status without what differs from run to run. */
function timeless(run: Run): Run {
  const cut = (text: string) => text.replaceAll(/"(?:generated|milliseconds)": .*|\d+ m?s\b/g, '…')
  return { ...run, stdout: cut(run.stdout), stderr: cut(run.stderr) }
}

describe('an input for which the heap is too small ends in one line', () => {
  test.each([
    [40, 'validate', 'entry.json'],
    [48, 'sitemap --out new/out --report report.html', 'entry.json'],
    [64, 'convert --to csv -o new/out.csv', 'entry.json'],
    [96, 'sitemap --out -', 'head.json'],
    [128, 'diff site.json', 'head.json'],
    [40, 'lint', 'head.json'],
    [64, 'validate --fix', 'problems.json'],
    [96, 'validate --format json', 'problems.json'],
  ])('with %d MiB: %s', async (size, command, name) => {
    const folder = folderWith(name)
    const tmp = temporaryFolder()
    writeFileSync(join(folder, 'site.json'), `${HEAD}${PAGE}]}`)
    const args = [...command.split(' '), name]
    const env = { ...heap(size), TMPDIR: tmp }
    expect(await runProcess(args, { cwd: folder, env })).toMatchObject(ONE_LINE)
    expect([readdirSync(folder), readdirSync(tmp)]).toEqual([[name, 'site.json'], []])
  })

  test('and leaves the published set as it was', async () => {
    const folder = temporaryFolder()
    const args = ['sitemap', 'site.json', '--out', 'public']
    writeFileSync(join(folder, 'site.json'), `${HEAD}${PAGE}]}`)
    await runProcess(args, { cwd: folder })
    const content = () =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => {
        return path.endsWith('.xml') ? readFileSync(join(folder, path), 'utf8') : path
      })
    const before = content()
    writeFileSync(join(folder, 'site.json'), HOSTILE['entry.json']!())
    expect(await runProcess(args, { cwd: folder, env: heap(48) })).toMatchObject(ONE_LINE)
    expect(content()).toEqual(before)
  })
})

test('with a small heap, output and status are the same', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'site.json'), `${HEAD}${PAGE}]}`)
  writeFileSync(join(folder, 'bad.json'), '{"urls": [}')
  for (const [words, input] of [
    ['validate site.json', ''],
    ['validate - --format json', `${HEAD}${PAGE}]}`],
    ['validate bad.json', ''],
    ['sitemap - --out -', `${HEAD}${PAGE}]}`],
    ['normalize', 'https://a.example/b/../c\nx\n'],
    ['sitemap', ''],
  ] as const) {
    const run = async (env: Readonly<Record<string, string>>) =>
      timeless(await runProcess(words.split(' '), { cwd: folder, env, input }))
    expect(await run(heap(40)), words).toEqual(await run({}))
  }
})

test('a reader that closes the pipe ends the program without a message', async () => {
  const args = ['validate', '--format', 'csv', 'problems.json']
  const child = startWaymark(args, { cwd: folderWith('problems.json'), env: heap(512) })
  let stderr = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  child.stdout?.once('data', () => child.stdout?.destroy())
  const status = await new Promise((resolve) => child.on('close', resolve))
  expect([status, stderr]).toEqual([0, ''])
})

describe.skipIf(process.platform === 'win32')('a signal', () => {
  test.each([
    ['SIGINT', 'SIGINT'],
    ['SIGTERM', 'SIGTERM'],
    ['SIGHUP', 'SIGHUP'],
    // Nobody can forward this one, but the second process notices that it is alone.
    ['SIGKILL', 'SIGKILL'],
  ] as const)('%s ends both processes and leaves nothing behind', async (signal, expected) => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'there'))
    const child = startWaymark(['sitemap', '-', '--out', 'there/out'], { cwd: folder })
    const ended = new Promise((resolve) => child.on('exit', (_, name) => resolve(name)))
    const closed = new Promise((resolve) => child.on('close', resolve))
    child.stdin?.on('error', () => {})
    child.stdin?.write(`${HEAD}${PAGE}`)
    while (readdirSync(join(folder, 'there')).length === 0) {
      child.stdin?.write(`,${PAGE}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    child.kill(signal)
    expect(await ended).toBe(expected)
    // Both have closed their outputs.
    await closed
    expect(readdirSync(join(folder, 'there'))).toEqual([])
  })
})

test.skipIf(process.platform !== 'linux')(
  'a process that the system kills ends in one line and leaves nothing behind',
  async () => {
    const folder = temporaryFolder()
    const child = startWaymark(['sitemap', '-', '--out', 'out'], { cwd: folder })
    let stderr = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderr += text
    })
    const ended = new Promise((resolve) => child.on('close', resolve))
    child.stdin?.on('error', () => {})
    child.stdin?.write(`${HEAD}${PAGE}`)
    // The first process is told of a folder right after it is made.
    while (readdirSync(folder, { recursive: true }).length < 2) {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
    const tasks = `/proc/${child.pid}/task/${child.pid}/children`
    process.kill(Number(readFileSync(tasks, 'utf8').trim()), 'SIGKILL')
    expect(await ended).toBe(74)
    expect(stderr).toMatch(/^waymark sitemap: the system has killed the process, [^\n]+\n$/)
    expect(readdirSync(folder)).toEqual([])
  },
)

describe('small jobs', () => {
  test('have no second process', async () => {
    const folder = temporaryFolder()
    const place = (name: string, content: string): string => {
      writeFileSync(join(folder, name), content)
      return join(folder, name)
    }
    const database = place('site.json', `${HEAD}${PAGE}]}`)
    const start = '<?xml version="1.0"?>\n<urlset xmlns="'
    const sitemap = place('sitemap.xml', start)
    const out = join(folder, 'public')
    for (const args of [
      ['validate', database],
      ['validate', sitemap, '--format=json'],
      ['validate', folder],
      ['sitemap', database, '--out', out],
      ['convert', place('site.csv', 'url\n'), '--to', 'json'],
      ['normalize', '-'],
      ['inspect', 'https://a.example/'],
    ]) {
      expect(await mayExhaustHeap(args), args.join(' ')).toBe(false)
    }
    expect(inputSize([database, '--since', sitemap])).toBe(`${HEAD}${PAGE}]}${start}`.length)
  })

  test.each([
    ['an index', 'sitemap.xml', '<sitemapindex xmlns="'],
    ['a robots.txt', 'robots.txt', 'User-agent: *\nSitemap: https://a.example/sitemap.xml\n'],
    ['gzip', 'site.json', Buffer.from([0x1f, 0x8b, 8])],
    ['zstd', 'site.csv', Buffer.from([0x28, 0xb5, 0x2f, 0xfd])],
  ])('%s may lead to more than its own bytes', (_, name, content) => {
    const path = join(temporaryFolder(), name)
    writeFileSync(path, content)
    expect(inputSize([path])).toBe(Number.POSITIVE_INFINITY)
  })
})
