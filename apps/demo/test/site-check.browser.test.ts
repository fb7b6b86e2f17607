import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { describeBuiltPage } from './built-page.ts'
import { openOtherInput } from './page-actions.ts'

const HEAD = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
const sitemapOf = (...urls: readonly string[]) =>
  `${HEAD}${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`

describeBuiltPage('the check of a site', (built) => {
  const place = mkdtempSync(join(tmpdir(), 'waymark-site-'))
  afterAll(() => {
    rmSync(place, { recursive: true, force: true })
  })

  const headline = (page: Page) => page.locator('#site-headline')
  const onSite = (run: (page: Page) => Promise<void>, search = '') =>
    built.on(`${search}#view=site`, {}, run)
  const codes = (page: Page) => page.locator('#many-site .problem .problem-name').allTextContents()

  test('the museum is checked first, and its problems are grouped by their codes', async () => {
    await onSite(async (page) => {
      await expect.poll(() => headline(page).textContent()).toContain('3 errors, 18 warnings')
      expect(await codes(page)).toContain('deprecated-subtag')
      const problem = page.locator('#many-site .problem[data-name=deprecated-subtag]')
      // One cause is in the remedy, and in each place.
      expect(await problem.locator('.cause-list').count()).toBe(0)
      expect(await problem.locator('.remedy').first().textContent()).toBe('Write he.')
      // The first places are in sight, each with its file.
      expect(await problem.locator('.place-list li:visible').count()).toBe(3)
      expect(await problem.locator('.place-list').textContent()).toContain('url-source.json')
      await problem.getByRole('button', { name: 'Show more places' }).click()
      expect(await problem.locator('.place-list li').count()).toBe(4)
      const row = page.locator('.matrix').first().locator('tbody tr', { hasText: 'de' }).last()
      expect(await row.count()).toBe(1)
      expect(page.url()).toContain('example=museum')
    })
  })

  test('several causes of one problem are listed, each with what to write', async () => {
    await onSite(async (page) => {
      const entries = ['en', 'fr'].map(
        (lang) =>
          `<url><loc>https://a.example/${lang}</loc><xhtml:link rel="alternate" hreflang="${lang}-UK" href="https://a.example/${lang}"/></url>`,
      )
      const sitemap = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`
      await page.locator('#many-text').fill(sitemap)
      const causes = page.locator('.problem[data-name=unknown-region] .cause-list li')
      await expect
        .poll(() => causes.allTextContents())
        .toEqual(['en-UK1 placewrite en-GB', 'fr-UK1 placewrite fr-GB'])
      expect(await page.getByLabel(/In a database/).isVisible()).toBe(false)
    })
  })

  test('a database that is pasted is repaired, and the file can be saved', async () => {
    await onSite(async (page) => {
      const entry = { loc: 'https://a.example/', lastmod: '2024-3-15', lang: 'en' }
      const urls = [entry, { ...entry, loc: '/b' }]
      const head = { version: '1.1', generated: '2024-03-15T10:00:00Z', defaultLang: 'en' }
      await page.locator('#many-text').fill(JSON.stringify({ ...head, urls }))
      await expect.poll(() => codes(page)).toEqual(['RELATIVE_URL', 'INVALID_DATE_TIME'])
      await page.getByRole('button', { name: 'Make the repaired file' }).click()
      const button = page.getByRole('button', { name: 'Save pasted.fixed.json' })
      const waiting = page.waitForEvent('download')
      await button.click()
      const saved = join(place, 'saved.json')
      await (await waiting).saveAs(saved)
      const fixed = { ...entry, lastmod: '2024-03-15' }
      const expected = { ...head, urls: [fixed, { ...fixed, loc: '/b' }] }
      expect(JSON.parse(readFileSync(saved, 'utf8'))).toEqual(expected)
    })
  })

  test('lines of URLs are a list, XML is checked, and a visitor can say otherwise', async () => {
    await built.on('#view=list', {}, async (page) => {
      const text = page.locator('#many-text')
      await text.fill('https://a.example/\nHTTPS://A.example/')
      await expect.poll(() => page.locator('#list-headline').textContent()).toContain('2 lines')
      await text.fill(sitemapOf('/relative'))
      await expect.poll(() => codes(page)).toEqual(['loc-relative'])
      await page.waitForURL(/view=site&text=/)
      // The URL of the finding is in sight without a click.
      const place = page.locator('.place-list li').first()
      expect(await place.textContent()).toContain('/relative')
      expect(await place.isVisible()).toBe(true)
      await text.fill('https://a.example/')
      await page.waitForURL(/view=list&urls=/)
      await openOtherInput(page)
      await page.getByRole('radio', { name: 'a sitemap or a table' }).check()
      await expect.poll(() => headline(page).textContent()).toContain('1 page in 1 file')
      await page.waitForURL(/view=site&text=https/)
      await page.reload()
      await expect.poll(() => headline(page).textContent()).toContain('1 page in 1 file')
    })
  })

  test('packed files and folders are checked as one site', async () => {
    await onSite(async (page) => {
      const files = page.locator('input[type=file]')
      const packed = join(place, 'sitemap.xml.gz')
      writeFileSync(packed, gzipSync(sitemapOf('https://a.example/', 'http://localhost/')))
      await files.first().setInputFiles(packed)
      await expect.poll(() => headline(page).textContent()).toContain('2 pages in 1 file')
      expect(await codes(page)).toContain('UNREACHABLE_HOST')
      const folder = join(place, 'public')
      mkdirSync(join(folder, 'parts'), { recursive: true })
      writeFileSync(join(folder, 'a.xml'), sitemapOf('https://a.example/'))
      writeFileSync(join(folder, 'parts/b.xml'), sitemapOf('https://a.example/b'))
      await files.last().setInputFiles(folder)
      await expect.poll(() => headline(page).textContent()).toContain('2 pages in 2 files')
      expect(await headline(page).textContent()).toContain('No problems found')
      expect(await page.locator('.fine').textContent()).toBe(
        'No problem found in these files; pages were not fetched',
      )
      await expect
        .poll(() => page.getByRole('button', { name: 'Copy link' }).isDisabled())
        .toBe(true)
    })
  })

  test('a check can be stopped, and begun again', async () => {
    await onSite(async (page) => {
      const big = join(place, 'big.xml')
      const urls = Array.from({ length: 50_000 }, (_, i) => `https://a.example/page/${i}`)
      writeFileSync(big, sitemapOf(...urls))
      await page.locator('input[type=file]').first().setInputFiles(big)
      await page.getByRole('button', { name: 'Stop' }).click()
      const again = page.getByRole('button', { name: 'Check again' })
      await again.click()
      await expect.poll(() => headline(page).textContent()).toContain('50,000 pages')
    })
  })

  test('pages are listed some at a time, and those with a gap alone', async () => {
    await onSite(async (page) => {
      const range = page.locator('.pager .note')
      await expect.poll(() => range.textContent()).toBe('1 to 25 of 37 pages')
      await page.locator('.pager').getByRole('button', { name: 'Later' }).click()
      await expect.poll(() => range.textContent()).toBe('26 to 37 of 37 pages')
      await page.locator('#site-filter').selectOption('broken')
      await expect.poll(() => range.textContent()).toMatch(/^1 to \d+ of \d+ pages?$/)
    })
  })

  test.each([
    ['en', '3 errors'],
    ['ja', '3件のエラー'],
    ['ru', '3\u00a0ошибки'],
  ])('in %s the museum has its errors, and the first of its pages', async (language, said) => {
    await built.on(`?lang=${language}#view=site`, {}, async (page) => {
      await expect.poll(() => headline(page).textContent()).toContain(said)
      await expect.poll(() => page.locator('.pages tbody tr').count()).toBe(25)
    })
  })

  test('it opens from a disk, too', async () => {
    const file = pathToFileURL(join(built.folder, 'index.html')).href
    await built.on(`${file}#view=site`, {}, async (page) => {
      await expect.poll(() => headline(page).textContent()).toContain('3 errors, 18 warnings')
    })
  })
})
