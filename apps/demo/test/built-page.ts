import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, type Page, type ViewportSize } from 'playwright-core'
import { type Plugin, type PreviewServer, preview } from 'vite'
import { beforeAll, describe, expect } from 'vitest'

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

/** How a page is looked at; a wide window in light colours otherwise. */
export interface Look {
  readonly viewport?: ViewportSize
  readonly colorScheme?: 'light' | 'dark'
  readonly reducedMotion?: 'reduce'
  /**
   * In a window of its own, which has never fetched the page, and lets it have its service worker: also for what adds scripts, which
   * stay.
   */
  readonly isFirstVisit?: true
}

/** The page as it is built, in a browser. */
export interface BuiltPage {
  /** The URL of the page, with a slash at its end. */
  readonly address: string
  /** The folder of the build. */
  readonly folder: string
  /**
   * Runs on a page that has no history and nothing kept, and fails on anything that the page logs, throws or asks of the network.
   * `where` is resolved against the address, as every other URL that the page is sent to.
   */
  on(where: string, look: Look, run: (page: Page) => Promise<void>): Promise<void>
}

/** A page of a window, with what the test that has it should know of. */
interface OpenPage {
  readonly page: Page
  /** What the page has logged, thrown or asked of the network. */
  complaints: string[]
  /** Makes it as good as new. */
  forget(): Promise<void>
}

/** Tests of the built page, which is there when they run. */
export function describeBuiltPage(title: string, define: (built: BuiltPage) => void): void {
  describe.skipIf(process.env['WAYMARK_NO_BROWSER'])(title, () => {
    // Its members come before the first test.
    const built = {} as BuiltPage
    beforeAll(async () => {
      shared ??= openBuiltPage()
      Object.assign(built, await shared)
    })
    define(built)
  })
}

/** All files of a worker share it; it ends with the worker. */
let shared: Promise<BuiltPage> | undefined

/** Serves the page in the folder of the documentation, too. */
const besideDocumentation: Plugin = {
  name: 'beside-documentation',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, _, next) => {
      request.url = request.url?.replace(/^\/play\//, '/')
      next()
    })
  },
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
    plugins: [besideDocumentation],
    preview: { host: '127.0.0.1', port: 0, strictPort: false, open: false },
  })
  const address = server.resolvedUrls!.local[0]!
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS })

  async function newPage(isFirstVisit: boolean): Promise<OpenPage> {
    const context = await browser.newContext({
      baseURL: address,
      permissions: ['clipboard-read', 'clipboard-write'],
      // It would fetch the whole page for each test.
      serviceWorkers: isFirstVisit ? 'allow' : 'block',
    })
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE)
    const session = await context.newCDPSession(page)
    const opened: OpenPage = {
      page,
      complaints: [],
      async forget() {
        for (const other of context.pages()) if (other !== page) await other.close()
        await page.unrouteAll()
        await page.mouse.move(0, 0)
        await page.goto('about:blank')
        await session.send('Page.resetNavigationHistory')
        for (const origin of [address, 'file:///']) {
          await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
        }
      },
    }
    page.on('console', (message) => {
      if (message.text() === 'Service Worker registration blocked by Playwright') return
      opened.complaints.push(`${message.type()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => opened.complaints.push(`error: ${error.message}`))
    page.on('request', (request) => {
      const url = request.url()
      const own = [address, 'data:', 'blob:', 'file:', 'about:']
      if (!own.some((start) => url.startsWith(start))) opened.complaints.push(`request: ${url}`)
    })
    return opened
  }

  /** A new window, and scripts that were never compiled, cost three times as much as a page itself. */
  const idle: OpenPage[] = []

  return {
    address,
    folder: DIST,
    async on(where, { viewport, colorScheme, reducedMotion, isFirstVisit = false }, run) {
      const opened = (isFirstVisit ? undefined : idle.pop()) ?? (await newPage(isFirstVisit))
      const { page } = opened
      opened.complaints = []
      try {
        await page.setViewportSize(viewport ?? { width: 1280, height: 900 })
        await page.emulateMedia({
          colorScheme: colorScheme ?? 'light',
          reducedMotion: reducedMotion ?? 'no-preference',
        })
        await page.goto(where)
        await run(page)
        if (!isFirstVisit) await opened.forget()
        expect(opened.complaints).toEqual([])
      } catch (error) {
        await page.context().close()
        throw error
      }
      if (isFirstVisit) await page.context().close()
      else idle.push(opened)
    },
  }
}
