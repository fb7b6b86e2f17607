import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { EXAMPLE_GROUPS } from '../src/examples.ts'
import { describeBuiltPage } from './built-page.ts'
import { examplesTooWide, readContrasts, typedTooWide } from './in-page.ts'
import { LAZY_VIEWS, untilDrawn } from './page-actions.ts'

const EXAMPLE_INPUTS = EXAMPLE_GROUPS.flatMap(({ examples }) => examples.map(({ input }) => input))

/** Not URLs, and quoted as such in a sentence. */
const LONG_FAULTS = [
  '/verylong'.repeat(60),
  `https://${'overlong'.repeat(40)}:x/`,
  `https://example.com:99999999/${'a'.repeat(40)}`,
]

/** All text can be read, in light and dark colours. */
async function expectReadable(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Colours fade in; what counts is where they end.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const contrasts = await page.evaluate(readContrasts)
    expect(contrasts.filter(({ ratio }) => ratio < 4.5)).toEqual([])
    expect(contrasts.length).toBeGreaterThan(30)
  }
}

describeBuiltPage('on every screen', (built) => {
  /** There are two columns from 960. */
  const NARROW_TO_WIDE = [240, 360, 960, 1280]

  test('text is readable and nothing sticks out, however wide the page and whatever the colours', async () => {
    await built.on('', {}, async (page) => {
      await page.locator('#parts table').waitFor()
      for (const width of NARROW_TO_WIDE) {
        await page.setViewportSize({ width, height: 800 })
        const inputs = [...EXAMPLE_INPUTS, ...LONG_FAULTS]
        expect(await page.evaluate(typedTooWide, inputs), `${width} px`).toEqual([])
      }
      await expectReadable(page)
    })
  })

  test.each(LAZY_VIEWS)('%s is readable and nothing sticks out', async (view) => {
    await built.on(`#view=${view}`, {}, async (page) => {
      await untilDrawn(page, view)
      await page.evaluate(() => {
        for (const box of document.querySelectorAll<HTMLDetailsElement>('details:not(.drawer)')) {
          box.open = true
        }
      })
      for (const width of NARROW_TO_WIDE) {
        await page.setViewportSize({ width, height: 800 })
        const place = page.locator(`#view-${view}`)
        expect(await place.evaluate(examplesTooWide), `${width} px`).toEqual([])
      }
      await expectReadable(page)
    })
  })

  test('a URL has room for more than a few characters on a line, however narrow the page', async () => {
    const viewport = { width: 240, height: 600 }
    const texts = { read: '.parts-table td', rules: '.change dd', lint: '.fix dd' }
    for (const [view, selector] of Object.entries(texts)) {
      const url = 'http://a.example/b/../c?utm_source=mail'
      await built.on(`#view=${view}&url=${url}`, { viewport }, async (page) => {
        const shown = page.locator(`#view-${view}`).locator(selector)
        await shown.first().waitFor()
        const widths = await shown.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth))
        expect(Math.min(...widths), view).toBeGreaterThan(80)
      })
    }
  })
})
