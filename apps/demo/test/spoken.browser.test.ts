import { expect, test } from 'vitest'
import { describeBuiltPage } from './built-page.ts'
import { headingLevels, rememberStatus, unreachable } from './in-page.ts'
import { LAZY_TABS, LAZY_VIEWS, openExamples, textOf, untilDrawn } from './page-actions.ts'

describeBuiltPage('the keyboard and what is announced', (built) => {
  test.each(['read', ...LAZY_VIEWS] as const)(
    '%s: the keyboard reaches all that scrolls, and no level of headings is left out',
    async (view) => {
      const long = encodeURIComponent(`https://example.com:80//../${'%7eA/'.repeat(200)}`)
      for (const state of ['', `&url=${long}&a=${long}&b=x&uris=${long}`]) {
        await built.on(`#view=${view}${state}`, {}, async (page) => {
          await untilDrawn(page, view)
          for (const width of [280, 360, 1280]) {
            await page.setViewportSize({ width, height: 600 })
            const message = `${width} px: ${state.slice(0, 20)}`
            await expect.poll(() => page.evaluate(unreachable), { message }).toEqual([])
          }
          const levels = await page.evaluate(headingLevels)
          expect(levels[0]).toBe(1)
          for (const [i, level] of levels.entries()) {
            expect(level, levels.join()).toBeLessThanOrEqual((levels[i - 1] ?? 0) + 1)
          }
        })
      }
    },
  )

  test('what is announced is short, polite and in time', async () => {
    await built.on('', {}, async (page) => {
      await openExamples(page, 'read')
      await page.getByRole('button', { name: 'Look-alike login' }).click()
      const status = page.getByRole('status')
      await expect.poll(() => textOf(status)).toContain('1 validation error')
      expect(await status.getAttribute('aria-live')).toBe('polite')
    })
  })

  test.each(['read', ...LAZY_TABS] as const)('%s: copying is announced', async (view) => {
    const url = 'http://a.example/b/../c'
    await built.on(`#view=${view}&url=${url}`, {}, async (page) => {
      const place = page.locator(`#view-${view}`)
      const status = page.getByRole('status')
      await expect.poll(() => textOf(status)).not.toBe('')
      // Not by their names, which are others for two seconds.
      const buttons = await place.getByRole('button', { name: /^Copy( URL)?$/ }).elementHandles()
      for (const button of buttons) {
        await status.evaluate((box) => box.replaceChildren())
        await button.click()
        await expect.poll(() => textOf(status)).toBe('Copied')
      }
      await place.getByRole('button', { name: 'Copy link' }).click()
      await expect.poll(() => textOf(status)).toBe('Link copied')
    })
  })

  /** Only the view that reads a URL says so. */
  const FOR_SEARCH = 'Normalised for search engines'

  test('only what is in sight is announced', async () => {
    const view = 'compare'
    await built.on(`#view=${view}`, { isFirstVisit: true }, async (page) => {
      await page.addInitScript(rememberStatus)
      const opened = async () => {
        await page.reload()
        await untilDrawn(page, view)
      }
      const said = async () => {
        // Longer than a view takes to speak.
        await page.waitForTimeout(1500)
        return page.evaluate(() => Reflect.get(window, 'said') as string[])
      }
      await opened()
      expect(await said()).toEqual([expect.not.stringContaining(FOR_SEARCH)])
      await opened()
      // A slow machine may have heard the view before it leaves it.
      await page.getByRole('link', { name: 'A URL' }).evaluate((link: HTMLElement) => {
        const heard = Reflect.get(window, 'said') as string[]
        heard.length = 0
        link.click()
      })
      expect(await said()).toEqual([expect.stringContaining(FOR_SEARCH)])
    })
  })
})
