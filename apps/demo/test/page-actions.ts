import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { PATIENCE } from './built-page.ts'

/** Opens what is behind the answer on two URLs. */
export async function openDefinitions(page: Page): Promise<void> {
  await page.locator('#compare-definitions > summary').click()
}

/** Opens what is folded below the field of many URLs while it has input. */
export async function openOtherInput(page: Page): Promise<void> {
  const other = page.locator('.other-input')
  if ((await other.getAttribute('open')) === null) await other.locator(':scope > summary').click()
}

/** The views that are fetched when somebody goes to them, and have fields that take text of any length. */
export const LAZY_TABS = ['compare', 'lint'] as const
/** Those, and the drawers of the first tab. */
export const LAZY_VIEWS = [...LAZY_TABS, 'rules', 'stepper', 'hosts'] as const

export type FieldView = 'read' | (typeof LAZY_VIEWS)[number]

/** The first field of a view; a drawer has that of its tab. */
const FIELDS: Readonly<Record<FieldView, string>> = {
  read: '#url',
  compare: '#compare-a',
  lint: '#lint-uris',
  rules: '#url',
  stepper: '#url',
  hosts: '#url',
}

/** What is there when a view is drawn, with or without input. */
const DRAWN: Readonly<Record<FieldView, string>> = {
  read: '#parts table',
  compare: '.purpose',
  lint: '#lint-headline > *',
  rules: '#rules-result > *',
  stepper: '.player:visible, #stepper-note:not(:empty)',
  hosts: '#hosts-headline > *',
}

export const fieldOf = (page: Page, view: FieldView) => page.locator(FIELDS[view])
export const untilDrawn = (page: Page, view: FieldView) =>
  page.locator(DRAWN[view]).first().waitFor()

/** Unfolds the examples of a view. */
export const openExamples = (page: Page, view: string) =>
  page
    .locator(view === 'read' ? '#examples-box > summary' : `#view-${view} .examples summary`)
    .click()
export const urlField = (page: Page) => page.getByRole('textbox', { name: 'URL', exact: true })
export const row = (page: Page, part: string) => page.locator(`#parts tr[data-part=${part}]`)

/** Pastes as a person does, over all that is in the first field of a view. */
export async function paste(page: Page, view: FieldView, text: string): Promise<Locator> {
  const field = fieldOf(page, view)
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await field.press('Control+a')
  await field.press('Control+v')
  return field
}

/** Waits until a view shows the results of its last text. */
export async function settled(page: Page, view: string): Promise<void> {
  const place = page.locator(`#view-${view}`)
  await place.locator('.reading').waitFor({ state: 'hidden', timeout: PATIENCE })
  await expect.poll(() => place.locator('[aria-busy=true]').count()).toBe(0)
}

export const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** What `Copy all` below the first field of a view copies. */
export async function copyAll(page: Page, view: string): Promise<string> {
  const note = page.locator(`#view-${view} .part-note:visible`).first()
  await page.evaluate(() => navigator.clipboard.writeText(''))
  // For two seconds it is called otherwise.
  await note.getByRole('button', { name: /^(?:Copy all|Copied)$/ }).click()
  await expect.poll(() => copied(page)).not.toBe('')
  return copied(page)
}

/** The text as it is shown: a locator has it later, when the page has drawn it. */
export function textOf(locator: Locator): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: not a node but playwright's locator
  return locator.innerText()
}

/** The pieces of the input that are drawn in one way. */
export function highlighted(page: Page, name: string): Promise<string[]> {
  return page.evaluate((key) => {
    const ranges = [...(CSS.highlights.get(key) ?? [])]
    return ranges.map(({ startContainer, startOffset, endOffset }) =>
      startContainer.textContent!.slice(startOffset, endOffset),
    )
  }, name)
}
