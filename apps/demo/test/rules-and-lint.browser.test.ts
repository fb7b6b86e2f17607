import { expect, test } from 'vitest'
import { describeBuiltPage } from './built-page.ts'
import { textOf } from './page-actions.ts'
import { goTo } from './views.ts'

describeBuiltPage('rules and findings', (built) => {
  test('rules are switched, and the trace stands on the URL', async () => {
    const input = 'HTTP://Shop.Example:80/Shoes/?utm_source=mail&id=1#reviews'
    await built.on(`#view=rules&preset=seo&url=${encodeURIComponent(input)}`, {}, async (page) => {
      const result = page.locator('#rules-result .result-url')
      expect(await textOf(result)).toBe('http://shop.example/Shoes')
      expect(await textOf(page.locator('#rules-trace [data-rule=remove-query] del'))).toBe(
        '?utm_source=mail&id=1',
      )
      const print = page.locator('.footprints .print', { hasText: 'utm_source' })
      expect(await textOf(print)).toMatch(/^\?utm_source=mail&id=1\d$/)
      await page.locator('#rules-edit > summary').click()
      await page.getByRole('switch', { name: 'remove-query' }).uncheck()
      await page.getByRole('switch', { name: 'remove-tracking-params' }).check()
      expect(await textOf(result)).toBe('http://shop.example/Shoes?id=1')
      const row = page.locator('.switch[data-rule=trailing-slash]')
      await row.getByLabel('trailingSlash', { exact: true }).selectOption('always')
      expect(await textOf(result)).toBe('http://shop.example/Shoes/?id=1')
      await page.waitForURL(/set-trailingSlash=always/)
      await page.reload()
      expect(await textOf(result)).toBe('http://shop.example/Shoes/?id=1')
      await page.getByRole('button', { name: 'Reset to the preset' }).click()
      expect(await textOf(result)).toBe('http://shop.example/Shoes')
      await page.getByLabel('Preset', { exact: true }).selectOption('rfc3986-syntax')
      expect(await textOf(result)).toBe(
        'http://shop.example:80/Shoes/?utm_source=mail&id=1#reviews',
      )
    })
  })

  test('on a phone, the rules that were never on are folded away', async () => {
    const viewport = { width: 390, height: 844 }
    await built.on('#view=rules&preset=seo&url=http://a.example/', { viewport }, async (page) => {
      await page.locator('#rules-edit > summary').click()
      const shown = page.locator('.switch:visible')
      await shown.first().waitFor()
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height).toBeLessThan(4000)
      const used = await shown.count()
      await page.getByRole('switch', { name: 'remove-query' }).uncheck()
      expect(await shown.count()).toBe(used)
      await page.getByRole('button', { name: /Show all \d+ rules/ }).click()
      expect(await shown.count()).toBeGreaterThan(used)
    })
  })

  test('resource URIs are checked, each finding under its own characters, and fixed', async () => {
    await built.on('', {}, async (page) => {
      await goTo(page, 'lint')
      const uris = page.getByLabel('Resource URIs, one per line')
      await uris.fill('DB://postgres/mydb/users/1')
      await uris.press('End')
      await uris.press('Enter')
      await uris.pressSequentially('https://api.example.com/getUser?pageNum=2')
      const verb = page.locator('[data-name=path-verb]')
      expect(await textOf(verb.locator('.mark .url'))).toBe('getUser')
      expect(await textOf(verb)).toContain('is a verb')
      await verb.locator('.place').click()
      const selected = await uris.evaluate((field: HTMLTextAreaElement) =>
        field.value.slice(field.selectionStart, field.selectionEnd),
      )
      expect(selected).toBe('getUser')
      await page
        .locator('[data-name=scheme-not-lowercase]')
        .getByRole('button', { name: 'Fix scheme-not-lowercase, characters 1 to 2' })
        .click()
      expect(await uris.inputValue()).toMatch(/^db:/)
      // The other fix gives the URI another meaning.
      expect(await page.getByRole('button', { name: 'Apply all safe fixes' }).count()).toBe(0)
      const renaming = page.locator('[data-name=query-not-snake-case]')
      expect(await textOf(renaming)).toContain('Unsafe: the URI then means something else')
      await renaming.getByRole('button', { name: /^Fix / }).click()
      expect(await uris.inputValue()).toContain('/getUser?page_num')
    })
  })

  test('a fix can be undone, by its button and by the keyboard', async () => {
    const text = 'DB://postgres/mydb/users/1\nHTTPS://api.example.com/getUser?pageNum=2'
    await built.on(`#view=lint&uris=${encodeURIComponent(text)}`, {}, async (page) => {
      const uris = page.getByLabel('Resource URIs, one per line')
      const undo = page.getByRole('button', { name: 'Undo' })
      const fixAll = page.getByRole('button', { name: 'Apply all safe fixes' })
      expect(await undo.count()).toBe(0)
      const link = page.url()
      await fixAll.click()
      const fixed = await uris.inputValue()
      expect(fixed).not.toBe(text)
      await page.waitForURL((url) => url.href !== link)
      await undo.click()
      expect(await uris.inputValue()).toBe(text)
      await page.waitForURL(link)
      expect(await undo.count()).toBe(0)

      await page.getByRole('button', { name: /^Fix / }).first().click()
      const partly = await uris.inputValue()
      await fixAll.click()
      await uris.press('Control+z')
      expect(await uris.inputValue()).toBe(partly)
      await uris.press('Control+z')
      expect(await uris.inputValue()).toBe(text)

      // What was typed since is not lost.
      await fixAll.click()
      await uris.press('x')
      expect(await undo.count()).toBe(0)
      await uris.press('Backspace')
      await undo.waitFor()
    })
  })
})
