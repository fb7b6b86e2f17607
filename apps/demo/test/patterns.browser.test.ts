import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { describeBuiltPage } from './built-page.ts'
import { openExamples } from './page-actions.ts'

describeBuiltPage('patterns and percent-encode sets', (built) => {
  const summary = (page: Page) => page.locator('#patterns-summary')
  const on = (hash: string, run: (page: Page) => Promise<void>) => built.on(`#${hash}`, {}, run)

  test('two patterns are held against many URLs, and their link shows them again', async () => {
    await on('view=patterns', async (page) => {
      await expect.poll(() => summary(page).textContent()).toContain('URLPattern matches 3 of 6')
      await page.locator('#patterns-pattern').fill('https://:shop.example/books/:id(\\d+)')
      await expect.poll(() => summary(page).textContent()).toContain('URLPattern matches 2 of 6')
      await expect.poll(() => decodeURIComponent(page.url())).toContain(':id(\\d+)&template')
      await page.reload()
      await expect.poll(() => summary(page).textContent()).toContain('URLPattern matches 2 of 6')
    })
  })

  test('an error is a button that selects its characters', async () => {
    await on('view=patterns', async (page) => {
      await openExamples(page, 'patterns')
      await page.getByRole('button', { name: 'Mistakes' }).click()
      const place = page.locator('[data-name=pattern-name-duplicate] button.place')
      await place.click()
      const selected = await page
        .locator('#patterns-pattern')
        .evaluate((field: HTMLTextAreaElement) =>
          field.value.slice(field.selectionStart, field.selectionEnd),
        )
      expect(selected).toBe(':id')
    })
  })

  test('a regular expression that takes too long does not hold up the page', async () => {
    await on('view=patterns', async (page) => {
      await openExamples(page, 'patterns')
      await page.getByRole('button', { name: 'Slow expression' }).click()
      const said = page.locator('#view-patterns > .reading')
      await expect.poll(() => said.textContent()).toContain('Stopped after three seconds')
      await page.locator('[data-name=pattern-backtracking-exponential]').waitFor()
      await page.getByRole('button', { name: 'A shop' }).click()
      await expect.poll(() => summary(page).textContent()).toContain('URLPattern matches 3 of 6')
    })
  })

  test('it opens from a disk, too', async () => {
    const file = pathToFileURL(join(built.folder, 'index.html')).href
    await built.on(`${file}#view=patterns`, {}, async (page) => {
      await page.locator('#view-patterns tbody tr').first().waitFor()
    })
  })
})
