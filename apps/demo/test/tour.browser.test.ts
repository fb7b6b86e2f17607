import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from '../../site/test/violations.ts'
import { STOPS } from '../src/tour/steps.ts'
import { describeBuiltPage } from './built-page.ts'
import { VIEWS } from './views.ts'

describeBuiltPage('the way through the page', (built) => {
  const tour = (page: Page) => page.getByRole('region', { name: 'Tour' })

  test('the tour leads by the keyboard through views that show what it says', async () => {
    const viewport = { width: 390, height: 844 }
    await built.on('', { viewport, reducedMotion: 'reduce' }, async (page) => {
      await page.getByRole('link', { name: 'Take the two-minute tour' }).click()
      for (const [i, { state }] of STOPS.entries()) {
        const view = new Map<string, string>(state).get('view') ?? 'read'
        const [, , drawn] = VIEWS.find(([name]) => name === view)!
        await expect.poll(() => tour(page).textContent()).toContain(`${i + 1} of ${STOPS.length}`)
        await page.locator(`html[data-view=${view}]`).waitFor()
        await page.waitForSelector(view === 'read' ? '#verdict.stop' : drawn)
        expect(await violations(page)).toEqual([])
        // The focus is on the button that leads on.
        await page.keyboard.press('Enter')
      }
      expect(await tour(page).count()).toBe(0)
      expect(await page.locator(':focus').textContent()).toBe('Design')
    })
  })

  test('a link leads to the tour, and Escape leaves it where it is', async () => {
    await built.on('?lang=ru#tour', {}, async (page) => {
      const box = page.getByRole('region', { name: 'Обзор' })
      await box.getByRole('button', { name: 'Дальше' }).click()
      await page.locator('#view-stepper .player').waitFor()
      await page.keyboard.press('Escape')
      expect(await box.count()).toBe(0)
      expect(page.url()).toContain('view=stepper')
    })
  })

  test('a view in an article leads to the page with the same state', async () => {
    await built.on('?lang=ja&embed#view=hosts&host=127.1', {}, async (page) => {
      expect(await page.locator('#url').inputValue()).toBe('https://127.1/')
      await page.locator('#url').fill('0x7f.1')
      await expect.poll(() => page.url()).toContain('0x7f.1')
      const opening = page.waitForEvent('popup')
      await page.getByRole('link', { name: 'Waymark で開く' }).click()
      const opened = await opening
      expect(opened.url()).toBe(`${built.address}?lang=ja#view=hosts&url=0x7f.1`)
    })
  })

  test('what other parsers make of a URL is known beforehand', async () => {
    await built.on('#url=http://192.168.257.%D7%90/', {}, async (page) => {
      const box = page.locator('.peers')
      await expect.poll(() => box.locator('summary').textContent()).toContain('Node is known')
      await box.locator('summary').click()
      expect(await box.locator('.met').textContent()).toContain('bidi-rule-per-label')
      await page.locator('#url').fill('https://\u0558.example/')
      await expect.poll(() => box.locator('.met').textContent()).toContain('idna-unicode-version')
      await page.locator('#url').fill('https://a.example/')
      await expect.poll(() => box.locator('.met').count()).toBe(0)
    })
  })
})
