import type { Browser, Page } from 'playwright-core'

/** What a visitor gets who opens a page for the first time. */
export interface PageLoad {
  /** Of the window, in pixels. */
  readonly width: number
  /** The bytes of all answers as they were sent, before the visitor does anything. */
  readonly bytes: number
  /** The same after the first move of the pointer, with which the scripts are fetched. */
  readonly bytesAfterMove: number
  /** How much has moved by itself: the cumulative layout shift, before and after the move. */
  readonly shift: number
  /** How far the page, or its menu at the top, goes beyond the window, in pixels. */
  readonly overflow: number
}

/** Loads a page in windows of several widths, each time without a cache, and moves the pointer once. */
export async function loadPage(
  browser: Browser,
  address: string,
  widths: readonly number[],
): Promise<PageLoad[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await page.addInitScript(() => {
      const shifts = { sum: 0 }
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        // The types of TypeScript do not have this kind of entry.
        const entries = list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]
        for (const { value, hadRecentInput } of entries) if (!hadRecentInput) shifts.sum += value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const loads: PageLoad[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      bytes = 0
      await page.goto(address, { waitUntil: 'networkidle' })
      const before = bytes
      await startApp(page)
      // What comes after the scripts, such as the list of headings, is drawn.
      await page.waitForTimeout(500)
      const seen = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        // The script above has set it.
        const { shifts } = window as unknown as { shifts: { sum: number } }
        // The bar at the top cuts off what is too wide.
        const ends = [...document.querySelectorAll('.VPNavBar :is(a, button)')]
          .filter((control) => control.checkVisibility())
          .map((control) => control.getBoundingClientRect().right)
        const overflow = Math.max(0, scrollWidth - clientWidth, ...ends.map((x) => x - clientWidth))
        return { shift: shifts.sum, overflow }
      })
      loads.push({ width, bytes: before, bytesAfterMove: bytes, ...seen })
    }
    return loads
  } finally {
    await context.close()
  }
}

/** Moves the pointer, with which the scripts of a page are fetched, and waits until the app has taken over. */
export async function startApp(page: Page): Promise<void> {
  await page.mouse.move(3, 300)
  await page.mouse.move(4, 301)
  await page.waitForFunction(() => '__vue_app__' in document.querySelector('#app')!)
}
