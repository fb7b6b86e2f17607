import { sentence } from '@waymark/infra/internal'
import { FileError } from '@waymark/site'
import type { PageFiles } from '@waymark/site/audit'
import { blobFiles } from '@waymark/site/web'
import { describe, expect, test } from 'vitest'
import { sitemapOf } from '../sitemap-texts.ts'
import { auditFiles, runAudit, said } from './run-audit.ts'

const HOME = 'https://a.example/'
const OPTIONS = { base: HOME }

function page(title: string, body = '', head = ''): string {
  return `<!doctype html>\n<html lang="en"><title>${title}</title>\n${head}<body>${body}`
}

function links(...hrefs: readonly string[]): string {
  return hrefs.map((href) => `<a href="${href}">a</a>\n`).join('')
}

/** What an audit says, apart from canonicals, which these pages do not need. */
async function saidOf(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  return said(await auditFiles(files, OPTIONS)).filter((line) => !/^canonical-missing/.test(line))
}

describe('a page with more than is read', () => {
  test('of a value, or of a noscript', async () => {
    const [value, noscript] = ['x'.repeat(65_537), 'y'.repeat(1_048_577)]
    const body = `\n<p title="${value.slice(1)}"></p>\n<noscript>${noscript.slice(1)}</noscript>`
    expect(await saidOf({ 'index.html': page('A', body) })).toEqual([])
    expect(
      await saidOf({
        'index.html': page('A', `\n${links(`#${value}`)}<noscript>${noscript}</noscript>`),
      }),
    ).toEqual([
      'page-limit-exceeded dist/index.html:4 An attribute or a title is longer than 65,536 code units, and was cut.',
      'page-limit-exceeded dist/index.html:5 A noscript is longer than 1,048,576 code units, and was cut.',
    ])
  })

  test('of facts of one kind', async () => {
    const tags = (n: number) => '<meta name="robots" content="index">\n'.repeat(n)
    expect(await saidOf({ 'index.html': page('A', '', tags(10_000)) })).toEqual([])
    const { problems } = await auditFiles({ 'index.html': page('A', '', tags(10_001)) }, OPTIONS)
    expect(problems.filter(({ code }) => code === 'page-limit-exceeded')).toMatchObject([
      {
        message: 'The page has more than 10,000 links or tags of one kind.',
        file: 'dist/index.html',
        line: 10_003,
        column: 1,
        loc: HOME,
        folder: '/',
      },
    ])
  })
})

test.each(['cafe\u0301', 'caf\u00e9'])(
  'a file is found in another normal form of Unicode than the URL has: %j',
  async (name) => {
    const hrefs = ['caf%C3%A9.html', 'cafe%CC%81.html', 'caf%C3%A8.html', 'cafe.html']
    expect(
      await saidOf({ 'index.html': page('A', links(...hrefs)), [`${name}.html`]: page('B') }),
    ).toEqual([
      `link-to-missing dist/index.html:5 "${HOME}" links to "${HOME}caf%C3%A8.html", but it does not exist.`,
      `link-to-missing dist/index.html:6 "${HOME}" links to "${HOME}cafe.html", but it does not exist.`,
    ])
  },
)

describe('the settings of a host', () => {
  const hrefs = ['b', 'b/', 'b/index.html', 'c.html', 'c', '?a', 'index.html']

  test.each<[settings: object, moved: readonly string[]]>([
    [{ trailingSlash: true }, ['3 b > b/', '7 c > c/']],
    [{ trailingSlash: false }, ['4 b/ > b']],
    [{ cleanUrls: true }, ['5 b/index.html > b', '6 c.html > c', '9 index.html > ']],
    [
      { cleanUrls: true, trailingSlash: false },
      ['4 b/ > b', '5 b/index.html > b', '6 c.html > c', '9 index.html > '],
    ],
    [
      { cleanUrls: true, trailingSlash: true },
      ['3 b > b/', '5 b/index.html > b/', '6 c.html > c/', '7 c > c/', '9 index.html > '],
    ],
  ])('%j redirect', async (settings, moved) => {
    const lines = await saidOf({
      'vercel.json': JSON.stringify(settings),
      'index.html': page('A', links(...hrefs)),
      'b/index.html': page('B'),
      'c.html': page('C'),
    })
    expect(
      lines.map((line) => {
        const [, at, from, to] =
          /:(\d+) "https:\/\/a\.example\/" links to "https:\/\/a\.example\/(.*?)", but it redirects to "https:\/\/a\.example\/(.*?)"\.$/.exec(
            line,
          ) ?? [line]
        return `${at} ${from} > ${to}`
      }),
    ).toEqual(moved)
  })
})

test('chains of redirects end where they lead to nothing, to themselves, or on and on', async () => {
  const chain = Array.from({ length: 21 }, (_, at) => `/r${at} /r${at + 1} 301`)
  const others = ['/loop /loop-2 301', '/loop-2 /loop 301', '/gone /nowhere 301', '/two /gone 301']
  const lines = await saidOf({
    'index.html': page('A'),
    'r21/index.html': page('R', links('..')),
    _redirects: [...chain, ...others, '/other https://b.example/ 301'].join('\n'),
  })
  expect(
    lines.map((line) => line.replaceAll(HOME, '/')).filter((line) => !/\/r\d/.test(line)),
  ).toEqual([
    'redirect-loop dist/_redirects:22 "/loop" redirects in a circle: "/loop-2", "/loop".',
    'redirect-to-missing dist/_redirects:24 "/gone" redirects to "/nowhere", which does not exist.',
    'redirect-chained dist/_redirects:25 "/two" redirects in 2 steps: "/gone", "/nowhere".',
  ])
  const steps = lines.flatMap(
    (line) => /:(\d+) .* redirects in (\d+) steps/.exec(line)?.slice(1) ?? [],
  )
  // As many steps as browsers follow are counted.
  expect(steps.slice(0, 6)).toEqual(['1', '20', '2', '20', '3', '19'])
})

describe('a file that cannot be read', () => {
  const site = {
    'index.html': page('A', links('b.html')),
    'b.html': page('B', links('/')),
    _headers: '/b.html\n  X-Robots-Tag: noindex\n',
    'robots.txt': 'User-agent: *\nDisallow: /b.html\n',
    'sitemap.xml': sitemapOf(HOME),
  }

  /** The files, of which some fail. */
  function failing(names: readonly string[], error: (path: string) => Error): PageFiles {
    const files = blobFiles(
      Object.entries(site).map(([name, text]) => ({
        path: `dist/${name}`,
        blob: new Blob([text]),
      })),
    )
    const refuse = (path: string) => {
      if (names.some((name) => path === `dist/${name}`)) throw error(path)
    }
    return {
      ...files,
      openBytes: async (path) => {
        refuse(path)
        return await files.openBytes(path)
      },
      open: async (path) => {
        refuse(path)
        return await files.open(path)
      },
    }
  }

  const broken = (path: string) =>
    new FileError('file-system-error', path, sentence('It is broken.'))

  test.each<[names: readonly string[], pages: number, indexable: number, listed: number]>([
    [[], 2, 1, 1],
    [['b.html'], 2, 1, 1],
    [['_headers'], 2, 1, 1],
    [['robots.txt'], 2, 1, 1],
    [['_headers', 'robots.txt'], 2, 2, 1],
    [['sitemap.xml'], 2, 1, 0],
    [['b.html', 'index.html'], 2, 0, 0],
  ])('is told once, and all else is audited: %j', async (names, pages, indexable, listed) => {
    const { report, failures } = await runAudit('dist', failing(names, broken), OPTIONS)
    expect(failures.map(({ problem }) => [problem.code, problem.file])).toEqual(
      names.map((name) => ['file-system-error', `dist/${name}`]),
    )
    expect([report.pages, report.indexable, report.listed]).toEqual([pages, indexable, listed])
  })

  test.each(Object.keys(site))(
    'another error than that of a file ends the audit: %s',
    async (name) => {
      const error = new RangeError('a fault of the program')
      await expect(
        runAudit(
          'dist',
          failing([name], () => error),
          OPTIONS,
        ),
      ).rejects.toBe(error)
    },
  )
})
