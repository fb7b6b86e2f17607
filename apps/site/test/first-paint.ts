import type { Browser } from 'playwright-core'

/** As of a slow phone: a quarter of the CPU, and a network of 1.6 Mbit/s whose answers take 150 ms to begin. */
const SLOWNESS = 4
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

/** How long it takes until a page shows its first text, on a slow phone that has never seen it, in milliseconds. */
export async function firstPaint(browser: Browser, address: string): Promise<number> {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS })
    await page.goto(address)
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const [first] = list.getEntriesByName('first-contentful-paint')
            if (first !== undefined) resolve(first.startTime)
          }).observe({ type: 'paint', buffered: true })
        }),
    )
  } finally {
    await context.close()
  }
}
