import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const COLOURS = ['color-contrast', 'link-in-text-block']

/** Rules of axe: all of WCAG 2.2 AA and of best practice, those that a width or colours can break, or only the latter. */
const ASKED = {
  all: { type: 'tag', values: RULES },
  layout: { type: 'rule', values: [...COLOURS, 'target-size', 'scrollable-region-focusable'] },
  colours: { type: 'rule', values: COLOURS },
} as const satisfies Record<string, RunOptions['runOnly']>

/** The violations that axe finds on a page, one line for each rule. */
export async function violations(page: Page, of: keyof typeof ASKED = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return await page.evaluate(async (runOnly) => {
    // The script above has set it.
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations: found } = await axe.run({ runOnly, resultTypes: ['violations'] })
    return found.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ html }) => html.slice(0, 160))
          .slice(0, 3)
          .join(' | ')}`,
    )
  }, ASKED[of])
}
