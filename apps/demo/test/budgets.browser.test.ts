import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '../src/language.ts'
import { describeBuiltPage } from './built-page.ts'
import { openOtherInput } from './page-actions.ts'
import { goTo, VIEWS } from './views.ts'

/** All that is fetched before somebody does something, in kB with gzip; on 2026-12-01 it was 68 in Russian. */
const FIRST_VISIT = 75
/**
 * The scripts that a visitor fetches who opens every view once, in English, in kB with gzip; on 2026-12-01 they were 576.8.
 * README.md says what they are.
 */
const ALL_VIEWS = 590
/** What is only fetched for a click or for a long text, in kB with gzip; on 2026-11-27 it was 11. */
const LATER = 12
/** What the audit of built pages adds, which is only fetched for a folder with some, in kB with gzip; on 2026-12-01 it was 72. */
const FOLDER_AUDIT = 76
/** What another language adds, in kB with gzip; on 2026-12-01 Russian had 180.2. */
const TRANSLATION = 185

const TRANSLATED = /^(?:ja|ru)-/
const OF_FOLDER_AUDIT = /^folder-audit-/

describeBuiltPage('the size of the built page', (built) => {
  /** By file name: bytes with gzip. */
  const sizes = new Map<string, number>()
  let html: string

  beforeAll(async () => {
    html = await readFile(join(built.folder, 'index.html'), 'utf8')
    for (const file of await readdir(join(built.folder, 'assets'))) {
      const content = await readFile(join(built.folder, 'assets', file))
      sizes.set(file, gzipSync(content, { level: 9 }).length)
    }
  })

  /** The names of the scripts that a page has fetched. */
  async function fetched(page: Page): Promise<string[]> {
    const addresses = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    )
    return addresses
      .filter((address) => address.endsWith('.js'))
      .map((address) => address.slice(address.lastIndexOf('/') + 1))
  }

  const kilobytesOf = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + sizes.get(file)!, 0) / 1000

  test.each(LANGUAGES)(
    `a visitor in %s fetches at most ${FIRST_VISIT} kB before typing`,
    async (language) => {
      await built.on(`?lang=${language}`, { isFirstVisit: true }, async (page) => {
        await page.locator('#parts table').waitFor()
        // What would come without being asked for comes now.
        await page.waitForLoadState('networkidle')
        const files = await fetched(page)
        expect(files.length).toBeGreaterThan(1)
        expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBe(undefined)
        const own = gzipSync(html, { level: 9 }).length / 1000
        expect(own + kilobytesOf(files)).toBeLessThan(FIRST_VISIT)
        await page.locator('#url').press('End')
        await page.locator('#seo .seo-result').waitFor()
        expect((await fetched(page)).length).toBeGreaterThan(files.length)
      })
    },
  )

  test(`all views together have in English at most ${ALL_VIEWS} kB of scripts`, async () => {
    await built.on('', {}, async (page) => {
      await page.locator('#url').fill('http://www.a.example/b/../c?utm_source=mail')
      for (const [view, , drawn] of VIEWS) {
        if (view !== 'site') await goTo(page, view)
        if (view === 'list' || view === 'site') await openOtherInput(page)
        if (view === 'site') await page.getByRole('button', { name: 'Try the museum' }).click()
        if (view === 'list') await page.getByRole('button', { name: 'Try a crawl' }).click()
        await page.locator(drawn).first().waitFor()
      }
      const scripts = await fetched(page)
      const others = [...sizes.keys()].filter(
        (file) =>
          file.endsWith('.js') &&
          !TRANSLATED.test(file) &&
          !OF_FOLDER_AUDIT.test(file) &&
          !scripts.includes(file),
      )
      expect(scripts.filter((file) => TRANSLATED.test(file))).toEqual([])
      expect(scripts.filter((file) => OF_FOLDER_AUDIT.test(file))).toEqual([])
      expect(kilobytesOf(scripts)).toBeLessThan(ALL_VIEWS)
      expect(kilobytesOf(others)).toBeLessThan(LATER)
    })
  })

  test(`the audit of built pages adds at most ${FOLDER_AUDIT} kB`, () => {
    const own = [...sizes.keys()].filter((file) => OF_FOLDER_AUDIT.test(file))
    expect(own).toHaveLength(1)
    expect(kilobytesOf(own)).toBeLessThan(FOLDER_AUDIT)
    expect(html).not.toContain(own[0]!)
  })

  test.each(['ja', 'ru'])(`the language %s adds at most ${TRANSLATION} kB`, (language) => {
    const own = [...sizes.keys()].filter((file) => file.startsWith(`${language}-`))
    expect(own.length).toBeGreaterThan(1)
    expect(kilobytesOf(own)).toBeLessThan(TRANSLATION)
    for (const file of own) expect(html).not.toContain(file)
  })

  test('the worker of the views adds next to nothing: it shares their chunks', () => {
    const worker = [...sizes.keys()].filter((file) => file.startsWith('analysis-worker-'))
    expect(worker).toHaveLength(1)
    expect(kilobytesOf(worker)).toBeLessThan(1)
  })
})
