import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, describe, expect } from 'vitest'

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const DIST = fileURLToPath(new URL('../dist', import.meta.url))
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
]

/** For what happens sooner or later, in milliseconds: a busy machine must not turn a test red. */
export const PATIENCE = 300_000

/** The page as it is built, in a browser. */
export interface BuiltPage {
  /** The URL of the page, with a slash at its end. */
  readonly address: string
  /** The folder of the build. */
  readonly folder: string
  /**
   * Runs on a fresh page, and fails on anything that the page logs, throws or asks of the network. `where` is resolved against the
   * address, as every other URL that the page is sent to.
   */
  on(
    where: string,
    options: BrowserContextOptions,
    run: (page: Page) => Promise<void>,
  ): Promise<void>
  close(): Promise<void>
}

/** Tests of the built page, which is there when they run. */
export function describeBuiltPage(title: string, define: (built: BuiltPage) => void): void {
  describe.skipIf(process.env['WAYMARK_NO_BROWSER'])(title, () => {
    // Its members come before the first test.
    const built = {} as BuiltPage
    beforeAll(async () => {
      Object.assign(built, await openBuiltPage())
    })
    afterAll(() => built.close?.())
    define(built)
  })
}

/** Serves the built page and starts a browser. */
async function openBuiltPage(): Promise<BuiltPage> {
  if (!existsSync(CHROMIUM)) {
    throw new Error(
      `There is no Chromium at ${CHROMIUM}. Install it (Debian: apt-get install -y --no-install-recommends chromium), point CHROMIUM at one, or set WAYMARK_NO_BROWSER=1 to go without this test.`,
    )
  }
  if (!existsSync(`${DIST}/index.html`)) {
    throw new Error('The page is not built: `pnpm test:browser` builds it first.')
  }
  const server: PreviewServer = await preview({
    root: ROOT,
    logLevel: 'warn',
    preview: { host: '127.0.0.1', port: 0, strictPort: false, open: false },
  })
  const address = server.resolvedUrls!.local[0]!
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS })
  return {
    address,
    folder: DIST,
    async on(where, options, run) {
      const context = await browser.newContext({
        baseURL: address,
        viewport: { width: 1280, height: 900 },
        // Only one test needs it, and it would fetch the whole page for each.
        serviceWorkers: 'block',
        ...options,
      })
      const page = await context.newPage()
      page.setDefaultTimeout(PATIENCE)
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.text() === 'Service Worker registration blocked by Playwright') return
        complaints.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
      page.on('request', (request) => {
        const url = request.url()
        const own = [address, 'data:', 'blob:', 'file:']
        if (!own.some((start) => url.startsWith(start))) complaints.push(`request: ${url}`)
      })
      try {
        await page.goto(where)
        await run(page)
        expect(complaints).toEqual([])
      } finally {
        await context.close()
      }
    },
    async close() {
      await browser.close()
      await server.close()
    },
  }
}
