import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { describeBuiltPage } from './built-page.ts'

describeBuiltPage('the page in another language', (built) => {
  let file: string

  beforeAll(async () => {
    file = pathToFileURL(join(built.folder, 'index.html')).href
  })

  const onPage = (run: (page: Page) => Promise<void>) =>
    built.on('about:blank', { viewport: { width: 1440, height: 900 } }, run)

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
