import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { describeBuiltPage } from './built-page.ts'
import { expectLegible } from './expect-legible.ts'
import { brokenSite, sound } from './tea-site.ts'

describeBuiltPage('the audit of built pages', (built) => {
  const place = mkdtempSync(join(tmpdir(), 'waymark-pages-'))

  function write(folder: string, contents: Readonly<Record<string, string>>): string {
    for (const [name, content] of Object.entries(contents)) {
      mkdirSync(dirname(join(place, folder, name)), { recursive: true })
      writeFileSync(join(place, folder, name), content)
    }
    return join(place, folder)
  }
  afterAll(() => {
    rmSync(place, { recursive: true, force: true })
  })

  const onSite = (run: (page: Page) => Promise<void>, search = '') =>
    built.on(`${search}#view=site`, {}, run)
  const headline = (page: Page) => page.locator('#site-headline:not([inert])')
  const firstLine = (page: Page) => headline(page).locator('strong').textContent()
  const chosen = (page: Page) => page.locator('.chosen').textContent()
  const choose = async (page: Page, folder: string) => {
    await headline(page).waitFor()
    await page.locator('input[type=file]').last().setInputFiles(folder)
  }

  /** Drops files and folders of the disk, as a person does. */
  async function drop(page: Page, paths: readonly string[]): Promise<void> {
    await headline(page).waitFor()
    const { x, y, width, height } = (await page.locator('#tab-many .entry').boundingBox())!
    const session = await page.context().newCDPSession(page)
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await session.send('Input.dispatchDragEvent', {
        type,
        x: x + width / 2,
        y: y + height / 2,
        data: { items: [], files: [...paths], dragOperationsMask: 1 },
      })
    }
  }

  test('a folder with pages that is dropped is audited as a site', async () => {
    const folder = write('drop/dist', {
      ...sound,
      'node_modules/a/index.html': '<p>Not of the site',
      '.git/index.html': '<p>Nor this',
    })
    await onSite(async (page) => {
      await drop(page, [folder])
      await expect
        .poll(() => firstLine(page))
        .toBe('dist/ is https://tea.example/: 4 of 4 URLs fit')
      expect(await headline(page).textContent()).toContain('No problems found. 4 pages')
      expect(await chosen(page)).toBe('dist: built pages, audited as a site')
      const last = page.locator('.site-results > *').last()
      expect(await last.textContent()).toBe(
        'No problem found in these files; pages were not fetched',
      )
    })
  })

  test('what is in the folder can be dropped without it, and one folder after the other', async () => {
    const folder = write('loose/dist', sound)
    const others = write('loose/public', { 'sitemap.xml': sound['sitemap.xml']! })
    await onSite(async (page) => {
      const paths = ['index.html', 'green.html', 'ja', 'sitemap.xml'].map((n) => join(folder, n))
      await drop(page, paths)
      await expect
        .poll(() => firstLine(page))
        .toBe('The folder is https://tea.example/: 4 of 4 URLs fit')
      await drop(page, [others])
      await expect.poll(() => firstLine(page)).toContain('4 pages in 1 file')
      expect(await chosen(page)).toBe('public: no pages, checked as sitemaps or a database')
    })
  })

  test('a folder with sitemaps and a page for errors is one of sitemaps', async () => {
    const folder = write('errors', { '404.html': '<p>No', 'a.xml': sound['sitemap.xml']! })
    await onSite(async (page) => {
      await choose(page, folder)
      await expect.poll(() => firstLine(page)).toContain('4 pages in 1 file')
      expect(await chosen(page)).toBe('errors: no pages, checked as sitemaps or a database')
    })
  })

  test.each([
    ['en', 'dist/ is https://tea.example/: 4 of 5 URLs fit', 'A page links to a URL'],
    ['ja', 'dist/ は https://tea.example/（URL 5件中4件が一致）', 'ページ'],
    ['ru', 'dist/\u00a0— это https://tea.example/: подходят 4 из 5\u00a0URL', 'страниц'],
  ])(
    'in %s the answer is first, and then the problems with their places',
    async (language, first, said) => {
      const folder = write('broken/dist', brokenSite)
      for (const width of [390, 1440]) {
        const options = { viewport: { width, height: 900 } }
        await built.on(`?lang=${language}#view=site`, options, async (page) => {
          await choose(page, folder)
          await expect.poll(() => firstLine(page)).toBe(first)
          const missing = page.locator('.problem[data-name=link-to-missing]')
          expect(await missing.locator('.meaning').textContent()).toContain(said)
          const places = await missing.locator('.place-list').textContent()
          expect(places).toContain('dist/green.html · ')
          expect(places).toContain('dist/ja/green.html · ')
          expect(places).toMatch(/15\D+1(?!\d)/)
          if (language !== 'en') expect(await missing.locator('[lang=en]').count()).toBe(0)
          // The no-break spaces of a sentence are no signs.
          expect(await page.locator('#many-site').textContent()).not.toContain('[U+')
          expect(await page.locator('.matrix tbody tr').count()).toBe(2)
          await expectLegible(page, width)
        })
      }
    },
  )

  test('an audit of thousands of pages says how far it is, and can be stopped', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 3000 }, (_, i) => [`p/${i}.html`, sound['green.html']!]),
    )
    const folder = write('many/dist', { ...sound, ...many })
    await onSite(async (page) => {
      await choose(page, folder)
      const reading = page.locator('#many-site > .reading')
      await expect.poll(() => reading.textContent()).toMatch(/[\d,]+ of 3,006 files read/)
      await page.getByRole('button', { name: 'Stop' }).click()
      await expect.poll(() => reading.textContent()).toContain('Stopped.')
      const again = page.getByRole('button', { name: 'Check again' })
      expect(await again.evaluate((node) => node === document.activeElement)).toBe(true)
      await again.press('Enter')
      await expect.poll(() => firstLine(page)).toContain('dist/ is https://tea.example/')
    })
  })
})
