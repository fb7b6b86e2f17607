import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PATIENCE = 300_000

/** A fragment for each view, and what is there once it is drawn. */
const VIEWS = [
  ['read', '#url=https://%D0%B0%D1%80%D1%80%D3%8F%D0%B5.com/a/../b', '#seo .steps'],
  ['compare', '#view=compare', '.rung'],
  ['rules', '#view=rules', '#rules-trace .steps'],
  ['lint', '#view=lint', '.lint-item'],
] as const

const LANGUAGES = [
  ['ja', 390, /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ja', 1440, /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ru', 390, /\p{Script=Cyrillic}/u],
  ['ru', 1440, /\p{Script=Cyrillic}/u],
] as const

/** Texts that look like English where nothing says that they are; names of rules and codes are not sentences. */
function englishLeft(): string[] {
  const names = '[lang=en], .url, bdi, code, option, .rule-name, .rung-name, .problem-name, .href'
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement!
    if (!parent.checkVisibility() || parent.closest(names)) continue
    if (/\b(?:the|is|are|of|and|to|it|no)\b/.test(node.textContent!)) found.push(node.textContent!)
  }
  return found
}

describe.skipIf(process.env['WAYMARK_NO_BROWSER'])('the page in another language', () => {
  let browser: Browser
  let outDir: string
  let file: string

  beforeAll(async () => {
    outDir = await mkdtemp(join(tmpdir(), 'waymark-demo-'))
    await build({ root: ROOT, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
    file = pathToFileURL(join(outDir, 'index.html')).href
    browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu'],
    })
  })

  afterAll(async () => {
    await browser?.close()
    if (outDir !== undefined) await rm(outDir, { recursive: true, force: true })
  })

  async function onPage(width: number, run: (page: Page) => Promise<void>): Promise<void> {
    const context = await browser.newContext({ viewport: { width, height: 900 } })
    const complaints: string[] = []
    try {
      const page = await context.newPage()
      page.setDefaultTimeout(PATIENCE)
      page.on('console', (message) => complaints.push(message.text()))
      page.on('pageerror', (error) => complaints.push(error.message))
      await run(page)
      expect(complaints).toEqual([])
    } finally {
      await context.close()
    }
  }

  test.each(LANGUAGES)(
    '%s at %i px: every view speaks it, and fits',
    async (language, width, own) => {
      await onPage(width, async (page) => {
        for (const [view, hash, drawn] of VIEWS) {
          await page.goto('about:blank')
          await page.goto(`${file}?lang=${language}${hash}`)
          await page.waitForSelector(drawn)
          expect(await page.locator('html').getAttribute('lang')).toBe(language)
          expect(await page.title()).toMatch(own)
          expect(await page.locator(`#view-${view}`).textContent()).toMatch(own)
          expect(await page.evaluate(englishLeft), view).toEqual([])
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        }
      })
    },
  )

  test('a worker speaks it, too', async () => {
    await onPage(1440, async (page) => {
      await page.goto(`${file}?lang=ja`)
      await page.waitForSelector('#seo .steps, #seo .seo-result')
      await page.locator('#url').fill(`https://a.example/${'a b/'.repeat(3000)}`)
      await page.waitForSelector('#verdict.parsed')
      await expect.poll(() => page.locator('#verdict').textContent()).toContain('検証エラーが')
    })
  })

  test('another language shows the same state, and English has no query', async () => {
    await onPage(1440, async (page) => {
      await page.goto(`${file}#view=compare&a=http://a.example&b=http://b.example`)
      await page.waitForSelector('.rung')
      await page.locator('#in-ru').click()
      await page.waitForSelector('html[lang=ru] .rung')
      expect(await page.locator('#compare-b').inputValue()).toBe('http://b.example')
      await page.locator('#in-en').click()
      await page.waitForSelector('html[lang=en] .rung')
      expect(page.url()).toBe(`${file}#view=compare&a=http://a.example&b=http://b.example`)
    })
  })
})
