import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { headingLevels, readContrasts, unreachable } from './in-page.ts'

/** A page fits into its width, its text can be read, the keyboard reaches everything, and no level of headings is skipped. */
export async function expectLegible(page: Page, width: number, look = ''): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth), look).toBe(width)
  const contrasts = await page.evaluate(readContrasts)
  expect(contrasts.length, look).toBeGreaterThan(30)
  expect(
    contrasts.filter(({ ratio }) => ratio < 4.5),
    look,
  ).toEqual([])
  expect(await page.evaluate(unreachable), look).toEqual([])
  const levels = await page.evaluate(headingLevels)
  expect(levels[0], look).toBe(1)
  expect(
    levels.every((level, i) => level <= (levels[i - 1] ?? 0) + 1),
    look,
  ).toBe(true)
}
