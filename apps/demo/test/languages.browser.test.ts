import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { TAB_OF } from '../src/page-view.ts'
import { describeBuiltPage } from './built-page.ts'
import { VIEWS } from './views.ts'

const LANGUAGES = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ru', /\p{Script=Cyrillic}/u],
] as const

/** What a phone and a desktop show, in CSS pixels. */
const WIDTHS = [390, 1440] as const

/**
 * Texts that look like English where nothing says that they are; names of rules and codes are not sentences. What is read out
 * (`#status`) follows a moment later, repeats sentences of the page, and cannot say that one of them is English.
 */
function englishLeft(): string[] {
  const names =
    '#status, [lang=en], .url, bdi, code, option, .rule-name, .rung-name, .problem-name, .href'
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement!
    if (!parent.checkVisibility() || parent.closest(names)) continue
    if (/\b(?:the|is|are|of|and|to|it|no)\b/.test(node.textContent!)) texts.push(node.textContent!)
  }
  return texts
}

describeBuiltPage('the page in another language', (built) => {
  let file: string

  beforeAll(async () => {
    file = pathToFileURL(join(built.folder, 'index.html')).href
  })

  const onPage = (run: (page: Page) => Promise<void>) =>
    built.on('about:blank', { viewport: { width: 1440, height: 900 } }, run)

  test.each(LANGUAGES)('%s: every view speaks it, and fits', async (language, own) => {
    await onPage(async (page) => {
      for (const [view, hash, drawn] of VIEWS) {
        await page.goto('about:blank')
        await page.goto(`${file}?lang=${language}${hash}`)
        await page.waitForSelector(drawn)
        expect(await page.locator('html').getAttribute('lang')).toBe(language)
        expect(await page.title()).toMatch(own)
        expect(await page.locator(`#tab-${TAB_OF[view]}`).textContent()).toMatch(own)
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 })
          expect(await page.evaluate(englishLeft), view).toEqual([])
          await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
            .toBe(width)
        }
      }
    })
  })

  test('a worker speaks it, too', async () => {
    await onPage(async (page) => {
      await page.goto(`${file}?lang=ja`)
      await page.locator('#url').fill(`https://a.example/${'a b/'.repeat(3000)}`)
      await page.waitForSelector('#verdict.parsed')
      await expect.poll(() => page.locator('#verdict').textContent()).toContain('検証エラー')
    })
  })

  test('another language shows the same state, and English has no query', async () => {
    await onPage(async (page) => {
      await page.goto(`${file}#view=compare&a=http://a.example&b=http://b.example`)
      await page.waitForSelector('.purpose')
      await page.locator('#in-ru').click()
      await page.waitForSelector('html[lang=ru] .purpose')
      expect(await page.locator('#compare-b').inputValue()).toBe('http://b.example')
      await page.locator('#in-en').click()
      await page.waitForSelector('html[lang=en] .purpose')
      expect(page.url()).toBe(`${file}#view=compare&a=http://a.example&b=http://b.example`)
    })
  })
})
