import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { describeBuiltPage } from './built-page.ts'

describeBuiltPage('a list, and what articles take of the page', (built) => {
  const headline = (page: Page) => page.locator('#list-headline')
  const onList = (run: (page: Page) => Promise<void>) => built.on('#view=list', {}, run)

  test('ten thousand lines are grouped, and the forms can be saved', async () => {
    await onList(async (page) => {
      const lines = Array.from({ length: 10_000 }, (_, i) => `https://A.example/%7e${i >> 1}/`)
      await page.locator('#many-text').fill(lines.join('\n'))
      await expect.poll(() => headline(page).textContent()).toContain('10,000 lines: 5,000 URLs')
      const waiting = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Save the normal forms' }).click()
      const forms = readFileSync(await (await waiting).path(), 'utf8')
        .trimEnd()
        .split('\n')
      expect(forms).toHaveLength(5000)
      expect(forms[0]).toBe('https://a.example/~0/')
    })
  })

  test('on a phone, the answer is in sight, and the ways to other input are folded', async () => {
    await built.on('#view=list', { viewport: { width: 390, height: 844 } }, async (page) => {
      const box = (await headline(page).boundingBox())!
      expect(box.y + box.height).toBeLessThan(844)
      const museum = page.getByRole('button', { name: 'Try the museum' })
      expect(await museum.isVisible()).toBe(false)
      await page.getByRole('button', { name: 'Clear' }).click()
      await museum.click()
      await page.locator('#site-headline .verdict-head').waitFor()
      expect(await museum.isVisible()).toBe(false)
    })
  })

  test('another preset merges other spellings, and the link has it', async () => {
    await onList(async (page) => {
      const groups = page.locator('.line-group')
      await groups.first().waitFor()
      const before = await headline(page).textContent()
      await page.locator('#list-preset').selectOption('seo')
      await expect.poll(() => headline(page).textContent()).not.toBe(before)
      await expect.poll(() => page.url()).toContain('preset=seo')
    })
  })

  test('it opens from a disk, too', async () => {
    const file = pathToFileURL(join(built.folder, 'index.html')).href
    await built.on(`${file}#view=list`, {}, async (page) => {
      await page.locator('.line-group').first().waitFor()
    })
  })

  test('in an article, a view is alone', async () => {
    await built.on('?embed#url=https://a.example/', {}, async (page) => {
      await page.locator('#verdict.parsed .standing').waitFor()
      expect(await page.locator('.masthead').isVisible()).toBe(false)
      expect(await page.locator('footer').isVisible()).toBe(false)
    })
    await built.on('#url=https://a.example/', {}, async (page) => {
      await page.locator('#verdict.parsed .standing').waitFor()
      expect(await page.locator('.masthead').isVisible()).toBe(true)
    })
  })

  test('a URL is copied as code', async () => {
    await built.on('#url=https://A.example/', {}, async (page) => {
      await page.locator('#verdict.parsed .standing').waitFor()
      await page.locator('.copy-code').getByRole('button', { name: 'curl' }).click()
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toBe("curl --globoff -- 'https://a.example/'")
    })
  })
})
