import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { main } from '../src/main.ts'
import { temporaryFolder } from './run-waymark.ts'
import { memoryIo, sitemapOf } from './sources.ts'

let folder = ''

beforeEach(() => {
  folder = temporaryFolder()
})

const at = (name: string) => join(folder, name)

async function run(...args: readonly string[]) {
  const { io, stdout, stderr } = memoryIo('User-agent: *\nSitemap: https://a.example/s.xml\n')
  const status = await main(args, io)
  return { status, stdout: stdout(), stderr: stderr() }
}

describe('validate', () => {
  const page = (name: string) => sitemapOf(`<url><loc>https://a.example/${name}</loc></url>`)
  const index = (...names: readonly string[]) =>
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${names.map((name) => `<sitemap><loc>https://a.example/${name}</loc></sitemap>`).join('')}</sitemapindex>`

  const checked = async (...args: readonly string[]) => {
    const { status, stdout } = await run('validate', ...args, '--format', 'json')
    const { files, problems } = JSON.parse(stdout)
    return {
      status,
      files: files.map(({ path, kind }: { path: string; kind: string }) => [path, kind]),
      problems: problems.map(({ code, line }: { code: string; line: number }) => [code, line]),
    }
  }

  test('reads the sitemaps that a robots.txt names, and follows an index', async () => {
    mkdirSync(at('maps'))
    writeFileSync(at('maps/index.xml'), index('maps/1.xml', 'maps/2.xml'))
    writeFileSync(at('maps/1.xml'), page('1'))
    writeFileSync(at('maps/2.xml'), page('2'))
    writeFileSync(at('list.txt'), 'https://a.example/3\n')
    const lines = [
      'User-agent: *',
      'Sitemap: https://a.example/maps/index.xml',
      'sitemap: https://a.example/list.txt # text',
      'Sitemap: https://cdn.example/other.xml',
      'Sitemaps: https://a.example/maps/1.xml',
    ]
    writeFileSync(at('robots.txt'), lines.join('\r\n'))
    expect(await checked(at('robots.txt'))).toMatchObject({
      status: 0,
      files: [
        [at('robots.txt'), 'robots'],
        [at('maps/index.xml'), 'sitemapindex'],
        [at('list.txt'), 'text'],
        [at('maps/1.xml'), 'urlset'],
        [at('maps/2.xml'), 'urlset'],
      ],
      problems: [
        ['misspelt-sitemap-line', 5],
        ['sitemap-not-read', 4],
      ],
    })
  })

  test('takes time that grows with the number of sitemaps, not with its square', {
    tags: 'slow',
  }, async () => {
    const cpuOf = async (count: number) => {
      const lines = Array.from({ length: count }, (_, n) => `Sitemap: https://a.example/${n}.xml\n`)
      writeFileSync(at('robots.txt'), lines.join(''))
      const before = process.threadCpuUsage()
      await checked(at('robots.txt'))
      const { user, system } = process.threadCpuUsage(before)
      return user + system
    }
    await cpuOf(1_000)
    expect((await cpuOf(8_000)) / (await cpuOf(1_000))).toBeLessThan(20)
  })

  test('says that a robots.txt names no sitemap', async () => {
    writeFileSync(at('robots.txt'), '# nothing\n')
    expect(await checked(at('robots.txt'))).toMatchObject({
      status: 0,
      problems: [['robots-without-sitemap', undefined]],
    })
  })

  test('recognises a robots.txt from a stream', async () => {
    expect(await checked('-')).toMatchObject({
      status: 0,
      files: [['-', 'robots']],
      problems: [['sitemap-not-read', 2]],
    })
  })

  test('and diff reads the pages of its sitemaps', async () => {
    writeFileSync(at('robots.txt'), 'Sitemap: https://a.example/s.xml\n')
    writeFileSync(at('s.xml'), page('1'))
    writeFileSync(at('new.txt'), 'https://a.example/1\n')
    expect(await run('diff', at('robots.txt'), at('new.txt'))).toMatchObject({ status: 0 })
    expect(await run('diff', '-', at('new.txt'))).toMatchObject({ status: 74, stdout: '' })
  })
})

describe('sitemap --robots', () => {
  const sitemapTo = async (out: string, ...args: readonly string[]) =>
    await run('sitemap', at('urls.csv'), '--out', out, ...args)
  const build = async (...args: readonly string[]) => await sitemapTo(at('public'), ...args)

  beforeEach(() => {
    const date = '2024-01-01T00:00:00Z'
    writeFileSync(
      at('urls.csv'),
      `url,lastmod\nhttps://a.example/1,${date}\nhttps://a.example/2,${date}\n`,
    )
  })

  test('adds a line once, and keeps all other bytes', async () => {
    const before = Buffer.concat([Buffer.from('\ufeff# ä\r\nUser-agent: *\r\n'), Buffer.of(0x0c)])
    const robots = at('robots.txt')
    writeFileSync(robots, before)
    const { status, stderr } = await build('--robots', robots)
    expect([status, stderr]).toEqual([
      0,
      `waymark sitemap: ${robots}: now names https://a.example/sitemap.xml\n`,
    ])
    const line = '\r\n\r\nSitemap: https://a.example/sitemap.xml\r\n'
    const after = Buffer.concat([before, Buffer.from(line)])
    expect(readFileSync(robots)).toEqual(after)
    const { mtimeMs } = statSync(robots)
    expect(await build('--robots', robots)).toMatchObject({ status: 0, stderr: '' })
    expect(statSync(robots).mtimeMs).toBe(mtimeMs)
  })

  test('keeps bytes that are not UTF-8', async () => {
    const before = Buffer.concat([Buffer.from('# '), Buffer.of(0xe4, 0xff, 0x0a)])
    writeFileSync(at('robots.txt'), before)
    await build('--robots', at('robots.txt'))
    expect(readFileSync(at('robots.txt')).subarray(0, before.length)).toEqual(before)
  })

  test('creates the file, also in the output folder, and names the index', async () => {
    const robots = at('public/robots.txt')
    mkdirSync(at('public'))
    const base = ['--base', 'https://a.example/maps/', '--max-urls', '1']
    await build('--robots', robots, ...base)
    expect(readFileSync(robots, 'utf8')).toBe('Sitemap: https://a.example/maps/sitemap.xml\n')
    await build('--robots', robots, ...base, '--gzip')
    expect(readFileSync(robots, 'utf8')).toBe('Sitemap: https://a.example/maps/sitemap.xml.gz\n')
  })

  test('changes nothing if no page can be written', async () => {
    writeFileSync(at('urls.csv'), 'url\n/relative\n')
    writeFileSync(at('robots.txt'), 'Allow: /\n')
    await build('--robots', at('robots.txt'))
    expect(readFileSync(at('robots.txt'), 'utf8')).toBe('Allow: /\n')
  })

  test.each([
    [['--robots', '-'], 'needs the name of a file'],
    [['--robots', ''], 'needs the name of a file'],
    [['--robots', 'urls.csv'], 'is also the input or a report'],
    [['--robots', 'public/sitemap.xml'], 'has the name of a sitemap'],
    [['--robots', 'x.html', '--report', 'x.html'], 'is also the input or a report'],
  ])('%j is refused', async (args, message) => {
    const paths = args.map((arg) => (/^[a-z]/.test(arg) ? at(arg) : arg))
    const { status, stderr } = await build(...paths)
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)])
  })

  test('a sitemap on standard output has no URL to name', async () => {
    const { status, stderr } = await sitemapTo('-', '--robots', at('robots.txt'))
    expect([status, stderr]).toEqual([2, expect.stringContaining('give a folder as --out')])
  })
})
