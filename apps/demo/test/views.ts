import type { Page } from 'playwright-core'
import { DRAWERS, TAB_OF, type ViewName } from '../src/page-view.ts'

/** Each view: a fragment that leads there, and what is on the page once the view is drawn. */
export const VIEWS = [
  ['read', '#url=https://%D0%B0%D1%80%D1%80%D3%8F%D0%B5.com/a/../b', '#seo .steps'],
  ['compare', '#view=compare', '.purpose'],
  [
    'rules',
    '#view=rules&url=http://www.shop.example/a/../b?utm_source=mail&preset=seo',
    '#rules-trace .steps',
  ],
  ['lint', '#view=lint', '.lint-item'],
  ['stepper', '#view=stepper&url=http://a.example/', '.outline [aria-current]'],
  ['hosts', '#view=hosts&host=b%C3%BCcher.example', '.code-points'],
  ['list', '#view=list', '.line-groups'],
  ['site', '#view=site', '#site-headline:not([inert]) .verdict-head'],
  ['patterns', '#view=patterns', '.outcomes'],
] as const

/** Goes to a view as a person does: by its tab, and by its drawer. */
export async function goTo(page: Page, view: Exclude<ViewName, 'site'>): Promise<void> {
  await page.locator(`#to-${TAB_OF[view]}`).click()
  await page.locator(`#tab-${TAB_OF[view]}`).waitFor()
  if (!(DRAWERS as readonly ViewName[]).includes(view)) return
  const drawer = page.locator(`#drawer-${view}`)
  if (!(await drawer.evaluate((box: HTMLDetailsElement) => box.open))) {
    await drawer.locator(':scope > summary').click()
  }
}
