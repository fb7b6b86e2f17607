import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { headingLevels, readContrasts, unreachable } from './in-page.ts'

/** A page fits into its width, its text can be read, the keyboard reaches everything, and no level of headings is skipped. */
export async function expectLegible(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  const faint = (await page.evaluate(readContrasts)).filter(({ ratio }) => ratio < 4.5)
  expect(faint).toEqual([])
  expect(await page.evaluate(unreachable)).toEqual([])
  const levels = await page.evaluate(headingLevels)
  expect(levels.every((level, i) => level <= (levels[i - 1] ?? 0) + 1)).toBe(true)
}

/** The same on a phone and on a wide screen, in light and in dark colours. */
export async function expectLegibleInAllLooks(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectLegible(page, width)
    }
  }
}
