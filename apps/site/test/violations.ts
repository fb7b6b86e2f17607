import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds on a page, in short.
 *
 * @param of - By all rules of WCAG 2.2 AA and of best practice, or only by those that colours can break.
 */
export async function violations(page: Page, of: 'all' | 'colours' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const options: RunOptions = {
    runOnly:
      of === 'all'
        ? { type: 'tag', values: RULES }
        : { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
    resultTypes: ['violations'],
  }
  return await page.evaluate(async (asked) => {
    // The script above has set it.
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations: found } = await axe.run(asked)
    return found.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ html }) => html.slice(0, 160))
          .slice(0, 3)
          .join(' | ')}`,
    )
  }, options)
}
