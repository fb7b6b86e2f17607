import { sentence } from '@waymark/infra/internal'
import { FileError, type SiteProblem } from '@waymark/site'
import type { PageFiles } from '@waymark/site/audit'
import { blobFiles } from '@waymark/site/web'
import { describe, expect, test } from 'vitest'
import { sitemapOf } from '../sitemap-texts.ts'
import { auditFiles, runAudit } from './run-audit.ts'

const HOME = 'https://a.example/'
const OPTIONS = { base: HOME }

function page(title: string, body = '', head = ''): string {
  return `<!doctype html>\n<html lang="en"><title>${title}</title>\n${head}<body>${body}`
}

function links(...hrefs: readonly string[]): string {
  return hrefs.map((href) => `<a href="${href}">a</a>\n`).join('')
}

/** The problems of an audit, apart from canonicals, which these pages do not need. */
async function problemsOf(
  files: Readonly<Record<string, string>>,
): Promise<readonly SiteProblem[]> {
  const { problems, failures } = await auditFiles(files, OPTIONS)
  expect(failures).toEqual([])
  return problems.filter(({ code }) => code !== 'canonical-missing')
}

/** The path of a URL of the site. */
const pathOf = (url: unknown) => String(url).replace(HOME, '/')

describe('a page with more than is read', () => {
  const limitsOf = async (html: string) =>
    (await problemsOf({ 'index.html': html }))
      .filter(({ code }) => code === 'page-limit-exceeded')
      .map(({ code: _, severity: __, message: ___, remedy: ____, ...facts }) => facts)
  const ofPage = { file: 'dist/index.html', loc: HOME, source: 'head', folder: '/' }

  test('of a value, or of a noscript', async () => {
    const [value, noscript] = ['x'.repeat(65_537), 'y'.repeat(1_048_577)]
    const right = `\n<p title="${value.slice(1)}"></p>\n<noscript>${noscript.slice(1)}</noscript>`
    expect(await limitsOf(page('A', right))).toEqual([])
    const wrong = `\n${links(`#${value}`)}<noscript>${noscript}</noscript>`
    expect(await limitsOf(page('A', wrong))).toEqual([
      { ...ofPage, line: 4, column: 1, data: { most: 65_536 } },
      { ...ofPage, line: 5, column: 11, data: { most: 1_048_576 } },
    ])
  })

  test('of facts of one kind', async () => {
    const tags = (n: number) => '<meta name="robots" content="index">\n'.repeat(n)
    expect(await limitsOf(page('A', '', tags(10_000)))).toEqual([])
    expect(await limitsOf(page('A', '', tags(10_001)))).toEqual([
      { ...ofPage, line: 10_003, column: 1, data: { most: 10_000 } },
    ])
  })
})

test.each(['cafe\u0301', 'caf\u00e9'])(
  'a file is found in another normal form of Unicode than the URL has: %j',
  async (name) => {
    const hrefs = ['caf%C3%A9.html', 'cafe%CC%81.html', 'caf%C3%A8.html', 'cafe.html']
    const problems = await problemsOf({
      'index.html': page('A', links(...hrefs)),
      [`${name}.html`]: page('B'),
    })
    expect(problems.map(({ code, line, target }) => [code, line, pathOf(target)])).toEqual([
      ['link-to-missing', 5, '/caf%C3%A8.html'],
      ['link-to-missing', 6, '/cafe.html'],
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
    const problems = await problemsOf({
      'vercel.json': JSON.stringify(settings),
      'index.html': page('A', links(...hrefs)),
      'b/index.html': page('B'),
      'c.html': page('C'),
    })
    expect(problems.every(({ code }) => code === 'link-to-redirect')).toBe(true)
    expect(
      problems.map(
        ({ line, target, data }) =>
          `${line} ${pathOf(target).slice(1)} > ${pathOf(data?.['to']).slice(1)}`,
      ),
    ).toEqual(moved)
  })
})

test.each([300, 301, 399])('a rule with the status %i redirects', async (statusCode) => {
  const redirects = [{ source: '/old', destination: '/b.html', statusCode }]
  const problems = await problemsOf({
    'vercel.json': JSON.stringify({ redirects }),
    'index.html': page('A', links('old', 'b.html')),
    'b.html': page('B', links('/')),
  })
  expect(problems.map(({ code, target, data }) => [code, pathOf(target), data?.['to']])).toEqual([
    ['link-to-redirect', '/old', `${HOME}b.html`],
  ])
})

test('chains of redirects end where they lead to nothing, to themselves, or on and on', async () => {
  const chain = Array.from({ length: 21 }, (_, at) => `/r${at} /r${at + 1} 301`)
  const others = ['/loop /loop-2 301', '/loop-2 /loop 301', '/gone /nowhere 301', '/two /gone 301']
  const problems = await problemsOf({
    'index.html': page('A'),
    'r21/index.html': page('R', links('..')),
    _redirects: [...chain, ...others, '/other https://b.example/ 301'].join('\n'),
  })
  const found = problems
    .filter(({ file }) => file === 'dist/_redirects')
    .map(({ code, line, loc, value, data }) => {
      const steps = data?.['steps'] as readonly string[] | undefined
      return [code, line, pathOf(loc ?? value), steps?.map(pathOf), data?.['n']]
    })
  expect(found.filter(([, line]) => Number(line) > 21)).toEqual([
    ['redirect-loop', 22, '/loop', ['/loop-2', '/loop'], undefined],
    ['redirect-to-missing', 24, '/gone', undefined, undefined],
    ['redirect-chained', 25, '/two', ['/gone', '/nowhere'], 2],
  ])
  // As many steps as browsers follow are counted, and five are named.
  const named = (first: number) => Array.from({ length: 5 }, (_, at) => `/r${first + at}`)
  expect(found.filter(([, line]) => Number(line) < 4)).toEqual([
    ['redirect-chained', 1, '/r0', named(1), 20],
    ['redirect-chained', 2, '/r1', named(2), 20],
    ['redirect-chained', 3, '/r2', named(3), 19],
  ])
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
