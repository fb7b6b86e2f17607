import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { describeBuiltPage } from './built-page.ts'
import { hostileTexts } from './hostile-texts.ts'
import { linesOfNumbers, textBesideFields } from './in-page.ts'
import {
  copyAll,
  fieldOf,
  LAZY_TABS,
  paste,
  row,
  settled,
  textOf,
  urlField,
} from './page-actions.ts'

describeBuiltPage('a long text', (built) => {
  test.each(['read', ...LAZY_TABS] as const)(
    '%s: a long text that comes in otherwise is kept aside',
    async (view) => {
      const text = `https://example.com/${'א/'.repeat(8000)}`
      const isKept = async (page: Page) => {
        const place = page.locator(`#view-${view}`)
        await place.locator('.part-note:visible').waitFor()
        await settled(page, view)
        const field = fieldOf(page, view)
        expect((await field.inputValue()).length).toBe(2000)
        expect((await copyAll(page, view)) === text).toBe(true)
      }
      const name = { read: 'url', compare: 'a', lint: 'uris' }[view]
      const link = `#view=${view}&${name}=${encodeURIComponent(text)}`
      await built.on(link, {}, async (page) => {
        await isKept(page)
        await page.reload()
        await isKept(page)
      })
      await built.on(`#view=${view}`, {}, async (page) => {
        const field = fieldOf(page, view)
        await field.waitFor()
        // A drop, and a script that fills in the field.
        await field.evaluate((area: HTMLTextAreaElement, dropped) => {
          area.select()
          const data = new DataTransfer()
          data.setData('text/plain', dropped)
          const options = { inputType: 'insertFromDrop', dataTransfer: data, cancelable: true }
          area.dispatchEvent(new InputEvent('beforeinput', options))
        }, text)
        await isKept(page)
        await field.evaluate((area: HTMLTextAreaElement) => {
          area.value = 'x'
          area.dispatchEvent(new Event('input'))
        })
        expect(await page.locator(`#view-${view} .part-note:visible`).first().isVisible()).toBe(
          false,
        )
        await field.evaluate((area: HTMLTextAreaElement, filled) => {
          area.value = filled
          area.dispatchEvent(new Event('input'))
        }, text)
        await isKept(page)
      })
    },
  )

  test('what no browser could keep in its history is there after a reload', async () => {
    const text = hostileTexts(1_000_000)['short segments']!
    await built.on('', {}, async (page) => {
      await paste(page, 'read', text)
      await settled(page, 'read')
      await page.waitForURL(/#view=read$/)
      await page.reload()
      await page.locator('#view-read .part-note:visible').waitFor()
      await settled(page, 'read')
      expect((await copyAll(page, 'read')) === text).toBe(true)
    })
  })

  test('fields of one line keep long texts aside, too, or say how much they take', async () => {
    const text = `https://example.com/${'א/'.repeat(8000)}`
    await built.on('', {}, async (page) => {
      await page.getByText('Resolve against a base URL').click()
      await page.evaluate((each) => navigator.clipboard.writeText(each), text)
      const base = page.getByLabel('Base URL')
      await base.press('Control+v')
      await settled(page, 'read')
      expect((await base.inputValue()).length).toBe(2000)
      await expect.poll(() => textOf(page.locator('#base-note'))).toContain('Not needed')
      await page.goto('#view=rules&toggled=remove-params')
      const setting = page.locator('#url')
      await setting.waitFor()
      const list = page.locator('.switch.on .settings input').first()
      await list.press('Control+v')
      expect(await list.inputValue()).toBe('')
      expect(await textOf(page.locator('.switch .part-note:visible'))).toContain(
        'nothing was changed',
      )
    })
  })

  test('of a long text only the beginning is drawn, and the page says so', async () => {
    await built.on('', {}, async (page) => {
      await urlField(page).fill(`https://example.com/${'א/'.repeat(5000)}`)
      const written = row(page, 'path').locator('.note .left-out')
      expect(await textOf(written)).toBe('… 8,000 more characters, not shown')
      expect(await row(page, 'path').locator('.note bdi bdi').count()).toBe(1000)
    })
  })

  test('texts of any length leave the parts in sight, and their notes whole', async () => {
    const long = 'ä'.repeat(30_000)
    await built.on('', {}, async (page) => {
      await urlField(page).fill(`https://example.com/${long}?q=${long}#${long}`)
      await page.locator('#parts .left-out').nth(4).waitFor()
      for (const width of [320, 360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const parts = (await page.locator('#parts').boundingBox())!
        expect(parts.height, `${width} px`).toBeLessThan(3000)
        const lines = await page.locator('#parts .left-out').evaluateAll(linesOfNumbers)
        expect(new Set(lines), `${width} px`).toEqual(new Set([1]))
      }
    })
  })

  const SPLIT = `${'🍩'.repeat(29)}x${'🍩'.repeat(29)}…`
  test.each([
    ['compare', `a=HTTPS://a.example/${SPLIT}A${SPLIT}&b=https://a.example/${SPLIT}B${SPLIT}`],
    ['rules', `url=HTTPS://a.example/${SPLIT.repeat(5)}/./${SPLIT}`],
    ['read', `url=HTTPS://a.example/${SPLIT.repeat(5)}/./${SPLIT}`],
    ['read', `url=a.example/${SPLIT}${SPLIT}`],
    ['lint', `uris=DB://a.example/users/${SPLIT}${SPLIT}`],
  ])('%s: a long text is cut between characters, with a sign of its own', async (view, state) => {
    await built.on(`#view=${view}&${state}`, {}, async (page) => {
      const place = page.locator(`#view-${view}`)
      await place.locator('.cut, .left-out').first().waitFor({ state: 'attached' })
      await place.evaluate((node) => {
        for (const box of node.querySelectorAll('details')) box.open = true
      })
      if (view === 'compare') await place.locator('.rung-body').first().waitFor()
      const shown = await place.evaluate(textBesideFields)
      expect(shown).not.toContain('[U+D')
      const signs = await place.locator('.cut').allTextContents()
      expect(new Set(signs)).toEqual(new Set(['…']))
    })
  })
})
