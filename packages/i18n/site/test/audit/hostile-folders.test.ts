import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diskFiles } from '@waymark/site/node'
import { afterAll, describe, expect, test } from 'vitest'
import { factLine } from '../../../../../test/plain-facts.ts'
import { BuiltSite } from './built-site.ts'
import { auditFiles, countsOf, runAudit, said } from './run-audit.ts'

const folders: string[] = []

function folderOf(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

describe('a folder on a disk', () => {
  test('is audited as one in memory is', async () => {
    const site = new BuiltSite({ topics: 2 })
    site.page('fr', 1).canonicals = ['https://a.example/nowhere']
    const folder = folderOf(site.write())
    const onDisk = await runAudit(folder, diskFiles())
    const inMemory = await auditFiles(site.write())
    expect(onDisk.report).toEqual({ ...inMemory.report, files: onDisk.report.files })
    expect(countsOf(onDisk)).toEqual({ 'canonical-to-missing': 1 })
    expect(onDisk.problems[0]).toMatchObject({
      file: join(folder, 'fr/topic-1/index.html'),
      line: 5,
      column: 1,
      loc: 'https://a.example/fr/topic-1/',
      value: 'https://a.example/nowhere',
      source: 'head',
      folder: '/fr/',
    })
  })

  test('has links, pipes and names that are not Unicode, of which nothing is read', async () => {
    const secret = folderOf({ 'index.html': '<title>Secret</title>', 'sitemap.xml': 'secret' })
    const folder = folderOf(new BuiltSite({ topics: 1 }).write())
    symlinkSync(join(secret, 'index.html'), join(folder, 'link.html'))
    symlinkSync(secret, join(folder, 'secret'))
    symlinkSync(join(secret, 'sitemap.xml'), join(folder, 'sitemap-2.xml'))
    symlinkSync(folder, join(folder, 'circle'))
    execFileSync('mkfifo', [join(folder, 'pipe.html')])
    writeFileSync(
      Buffer.concat([Buffer.from(`${folder}/`), Buffer.of(0xff), Buffer.from('.html')]),
      '',
    )
    mkdirSync(join(folder, '.git'))
    writeFileSync(join(folder, '.git/page.html'), 'x')
    const audited = await runAudit(folder, diskFiles())
    expect(audited.problems.map(({ code, data }) => factLine(data, code))).toEqual([
      'file-left-out links 4 circle',
      'file-left-out devices 1 pipe.html',
      'file-left-out names 1 �.html',
    ])
    expect(audited.problems.filter((problem) => 'source' in problem)).toEqual([])
    expect(audited.failures).toEqual([])
  })

  test('has the files for its host next to it, and nothing else is read there', async () => {
    const root = folderOf({
      'netlify.toml': '[[redirects]]\nfrom = "/old"\nto = "/nowhere"\n',
      'other.html': 'x',
    })
    const folder = join(root, 'dist')
    mkdirSync(folder)
    for (const [name, text] of Object.entries(new BuiltSite({ topics: 1 }).write())) {
      mkdirSync(join(folder, name, '..'), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    const { problems } = await runAudit(folder, diskFiles())
    expect(problems.map(({ code, file, line }) => [code, file, line])).toEqual([
      ['redirect-to-missing', join(root, 'netlify.toml'), 1],
    ])
  })

  test('is missing, or has no page', async () => {
    const codeOf = async (folder: string) =>
      await runAudit(folder, diskFiles()).catch((error) => error.problem.code)
    expect(await codeOf(join(tmpdir(), 'nowhere-at-all'))).toBe('file-not-found')
    expect(await codeOf(folderOf({ 'style.css': '' }))).toBe('folder-without-pages')
  })
})

describe('hostile pages', () => {
  const page = (...lines: readonly string[]) =>
    ['<!doctype html><html lang="en"><title>T</title>', ...lines].join('\n')
  const home = page('<link rel="canonical" href="https://a.example/">')

  test('names that must be escaped in URLs are found under these', async () => {
    const names = [
      '100%.html',
      'a#b.html',
      'what?.html',
      'two words.html',
      'back\\slash.html',
      '%2F.html',
    ]
    const hrefs = [
      '100%25.html',
      'a%23b.html',
      'what%3F.html',
      'two words.html',
      'back%5Cslash.html',
      '%252F.html',
    ]
    const links = hrefs.map((href) => `<a href="/${href}">x</a>`).join('')
    const files = Object.fromEntries(
      names.map((name, at) => [
        name,
        page(
          `<title>${at}</title><link rel="canonical" href="https://a.example/${hrefs[at]}">`,
        ).replace('<title>T</title>', ''),
      ]),
    )
    const audited = await auditFiles({ 'index.html': `${home}${links}`, ...files })
    expect(said(audited)).toEqual([])
  })

  test('UTF-16, windows-1252 and empty files are read', async () => {
    const utf16 = Buffer.from(
      `\uFEFF${page('<link rel="canonical" href="https://a.example/é">')}`,
      'utf16le',
    )
    const latin = Buffer.from(page('<link rel="canonical" href="https://a.example/l">é'), 'latin1')
    const audited = await auditFiles({
      'index.html': `${home}<a href="/é">x</a><a href="/l">x</a><a href="/empty">x</a>`,
      'é.html': new Uint8Array(utf16).slice(),
      'l.html': new Uint8Array(latin).slice(),
      'empty.html': '',
    })
    expect(countsOf(audited)).toEqual({ 'title-shared': 1 })
    expect(audited.report).toMatchObject({ pages: 3, address: { html: 'drop' } })
  })

  test('two heads, and a base of another origin', async () => {
    const audited = await auditFiles({
      'index.html': `${home}<base href="https://b.example/x/"><link rel=canonical href=/><a href="tea.html">x</a><body><head><link rel="canonical" href="https://a.example/"></head>`,
      'tea.html': page(
        '<title>Tea</title><link rel="canonical" href="https://a.example/tea.html">',
      ).replace('<title>T</title>', ''),
    })
    expect(countsOf(audited)).toEqual({
      'base-elsewhere': 1,
      'link-outside-head': 1,
      'canonical-relative': 1,
      'duplicate-canonical': 1,
    })
  })

  test('thousands of links on a page, each to nowhere, are counted once each', async () => {
    const links = Array.from({ length: 8_000 }, (_, n) => `<a href="/x/${n % 4_000}">x</a>`)
    const { problems, log } = await auditFiles({ 'index.html': home + links.join('') })
    expect(problems.length).toBe(4_000)
    expect(log.kinds()[0]).toMatchObject({ code: 'link-to-missing', count: 4_000 })
  })

  test('a long page of unclosed tags ends', async () => {
    const tags = '<div><p><a href=/><b>'.repeat(20_000)
    const audited = await auditFiles({
      'index.html': `${home}${tags}`,
      'b.html':
        '<html lang=en><title>B</title><link rel=canonical href="https://a.example/b.html"'.padEnd(
          200_000,
          ' x',
        ),
    })
    expect(countsOf(audited)).toEqual({ 'canonical-missing': 1, 'page-orphaned': 1 })
  })

  test('URLs that are none, or of other schemes, are no crash', async () => {
    const odd = [
      'http://',
      'https://[',
      'javascript:x',
      'mailto:a',
      '//',
      '\\\\',
      '%',
      '?',
      '../../..',
      'http://a.example:99999/',
    ]
    const lines = odd.flatMap((href) => [
      `<a href="${href}">x</a>`,
      `<link rel="alternate" hreflang="de" href="${href}">`,
    ])
    const { problems } = await auditFiles({
      'index.html': page(`<link rel="canonical" href="https://a.example/">`, ...lines.reverse()),
    })
    expect(problems.every(({ file }) => file === 'dist/index.html')).toBe(true)
  })
})
