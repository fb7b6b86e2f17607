import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staticServer } from '../scripts/static-server.ts'
import { pathOf } from '../src/address.ts'
import { GUIDE_LISTS, guidesIn } from '../src/guides.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../src/languages.ts'
import { guideGroups } from '../src/pages/guide-pages.ts'
import { encodingWords } from '../src/words/encoding-words.ts'
import { wordsIn } from '../src/words/words.ts'
import { builtLinks } from './built-links.ts'
import { firstPaint } from './first-paint.ts'
import { loadPage, startApp } from './page-load.ts'
import { violations } from './violations.ts'

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
const DIST = fileURLToPath(new URL('../dist', import.meta.url))
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** For what happens sooner or later, in milliseconds: a busy machine must not turn a test red. */
const PATIENCE = 300_000

/** Pages of every kind in a language. */
function kindsIn(code: Language): readonly string[] {
  return [
    '',
    'cli/',
    'cli/validate',
    'facts/',
    'glossary/',
    'percent-encoding',
    'rules/',
    'rules/remove-tracking-params',
    'presets/',
    'presets/seo',
    'methods/same-site',
    'codes/',
    'codes/return-link-missing',
    GUIDE_LISTS.guides,
    GUIDE_LISTS.recipes,
    ...guideGroups(guidesIn(code)).map(
      (group) => guidesIn(code).find((guide) => guide.group === group)!.path,
    ),
  ].map((path) => pathOf(code, path))
}

/** Translations have the same elements: by day each kind is seen in one of them, by night in both. */
const TRANSLATIONS = LANGUAGES.map(({ code }) => code).filter((code) => code !== DEFAULT_LANGUAGE)
const isByDay = (at: number, kind: number) => kind % TRANSLATIONS.length === at
const BY_DAY = [
  ...kindsIn(DEFAULT_LANGUAGE),
  '/codes/host-space',
  '/codes/domain-to-ascii',
  '/ru/methods/csp-source',
  '/api/',
  '/api/rfc3986/',
  '/api/normalize/',
  '/guides/compare/',
  ...TRANSLATIONS.flatMap((code, at) => kindsIn(code).filter((_, kind) => isByDay(at, kind))),
]
const BY_NIGHT = TRANSLATIONS.flatMap((code, at) =>
  kindsIn(code).filter((_, kind) => !isByDay(at, kind)),
)

/** A page of each kind, and how many kilobytes it may load before the visitor does anything. */
const KINDS: readonly (readonly [path: string, kilobytes: number])[] = [
  ['/', 60],
  ['/ja/', 60],
  ['/ru/', 60],
  ['/codes/', 60],
  ['/codes/host-space', 40],
  ['/rules/www', 40],
  ['/ru/rules/www', 40],
  ['/methods/same-site', 40],
  ['/presets/seo', 40],
  ['/cli/', 40],
  ['/api/normalize/', 80],
  ['/percent-encoding', 40],
  ['/guides/when-are-two-urls-equal', 40],
]

/** Which rules of axe a page is checked by, and where: what is not a colour is the same in the dark. */
const LOOKS = [
  { width: 1440, colorScheme: 'light', of: 'all' },
  { width: 1440, colorScheme: 'dark', of: 'colours' },
  { width: 768, colorScheme: 'dark', of: 'colours' },
  { width: 768, colorScheme: 'light', of: 'layout' },
  // The menus of phones are others than those of desktops.
  { width: 390, colorScheme: 'light', of: 'all' },
  { width: 390, colorScheme: 'dark', of: 'colours' },
] as const

/** Items of long lists, after the first ones. */
const REPETITIONS = [
  '.vp-doc :is(details:nth-of-type(n + 4), tr:nth-child(n + 9), li:nth-child(n + 9))',
  '.VPSidebarItem .VPSidebarItem:nth-child(n + 5)',
].join()

interface WatchedPage {
  readonly page: Page
  readonly complaints: readonly string[]
}

// One page at a time would leave a core idle.
const atOnce = { concurrent: true }

describe.skipIf(process.env['WAYMARK_NO_BROWSER'])('the built site in a browser', atOnce, () => {
  let browser: Browser
  let server: Server
  let origin: string
  const unused: WatchedPage[] = []

  beforeAll(async () => {
    for (const [path, remedy] of [
      [CHROMIUM, 'Install it, point CHROMIUM at one, or set WAYMARK_NO_BROWSER=1.'],
      [`${DIST}/index.html`, 'Build the site first: pnpm site'],
    ] as const) {
      if (!existsSync(path)) throw new Error(`There is no ${path}. ${remedy}`)
    }
    server = staticServer(DIST)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    // What listens on a port has an address of this kind.
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS })
  })

  afterAll(async () => {
    await browser?.close()
    server?.close()
  })

  /** A page whose complaints are anything that it logs, throws or asks of another server. */
  async function newPage(options: BrowserContextOptions = {}): Promise<WatchedPage> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE)
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() !== 'log') complaints.push(`${message.type()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(origin) && !url.startsWith('data:')) complaints.push(`asks for ${url}`)
    })
    return { page, complaints }
  }

  /** Opens a path, runs on the page, and fails on complaints. */
  async function check(
    { page, complaints }: WatchedPage,
    path: string,
    run: (page: Page) => Promise<void>,
  ): Promise<void> {
    await page.goto(origin + path)
    await startApp(page)
    await run(page)
    expect(complaints).toEqual([])
  }

  /** Runs on a page of a visitor who has never been there. */
  async function onPage(
    path: string,
    options: BrowserContextOptions,
    run: (page: Page) => Promise<void>,
  ): Promise<void> {
    const fresh = await newPage(options)
    try {
      await check(fresh, path, run)
    } finally {
      await fresh.page.context().close()
    }
  }

  /** Runs on a page that has shown others: to open a path there takes half the time of a new one. */
  async function onAnyPage(path: string, run: (page: Page) => Promise<void>): Promise<void> {
    const used = unused.pop() ?? (await newPage())
    await check(used, path, run)
    // A page on which a check has failed is not used again.
    unused.push(used)
  }

  const looksRight = async (path: string) => {
    await onAnyPage(path, async (page) => {
      expect(await page.locator('h1').count()).toBe(1)
      // Colours fade; what counts is where they end.
      await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' })
      await page.locator('.vp-doc details').evaluateAll((all) => {
        for (const details of all) details.setAttribute('open', '')
      })
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 844 })
        const [inner, scroll] = await page.evaluate(() => [
          document.documentElement.clientWidth,
          document.documentElement.scrollWidth,
        ])
        expect(scroll, `${width} px`).toBe(inner)
      }
      for (const { width, colorScheme, of } of LOOKS) {
        await page.setViewportSize({ width, height: 844 })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.waitForFunction(
          (isDark) => document.documentElement.classList.contains('dark') === isDark,
          colorScheme === 'dark',
        )
        expect(await violations(page, of), `${width} px, ${colorScheme}`).toEqual([])
        // The first look was at the whole page.
        await page.locator(REPETITIONS).evaluateAll((all) => {
          for (const element of all) element.remove()
        })
      }
    })
  }
  test.each(BY_DAY)('%s is accessible on phones and desktops, light and dark', looksRight)
  test.each(BY_NIGHT)(
    '%s is accessible on phones and desktops, light and dark',
    { tags: ['night'] },
    looksRight,
  )

  test('every link of every page leads to a page of the site, and to a place on it', () => {
    const { targets, dead } = builtLinks(DIST)
    expect(dead).toEqual([])
    expect(targets).toBeGreaterThan(2000)
  })

  test('a page names itself in all languages', async () => {
    await onPage('/ja/rules/www', {}, async (page) => {
      const links = await page
        .locator('link[rel="canonical"], link[rel="alternate"]')
        .evaluateAll((all) =>
          all.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`),
        )
      expect(links).toEqual([
        'null https://waymark-url.github.io/ja/rules/www',
        'en https://waymark-url.github.io/rules/www',
        'ja https://waymark-url.github.io/ja/rules/www',
        'ru https://waymark-url.github.io/ru/rules/www',
        'x-default https://waymark-url.github.io/rules/www',
      ])
      expect(await page.locator('html').getAttribute('lang')).toBe('ja')
    })
    await onPage('/api/normalize/', {}, async (page) => {
      expect(await page.locator('link[rel="alternate"]').count()).toBe(0)
    })
  })

  test.each([
    ['/', 'host-space', 'host-space'],
    ['/ja/', '末尾スラッシュ', 'trailing-slash'],
    ['/ru/', 'косая черта', 'trailing-slash'],
  ])('the search of %s finds %s', async (path, query, found) => {
    await onPage(path, {}, async (page) => {
      const language = LANGUAGES.find(({ prefix }) => `/${prefix}` === path)!.code
      const name = wordsIn[language].chrome.search.button
      await page.getByRole('button', { name }).first().click()
      await page.locator('.VPLocalSearchBox input').fill(query)
      await page.locator('.VPLocalSearchBox .result', { hasText: found }).first().waitFor()
      expect(await violations(page)).toEqual([])
    })
  })

  test('the search has each page once, and on a phone several in the first screen', async () => {
    await onPage('/', { viewport: { width: 390, height: 844 } }, async (page) => {
      await page.getByRole('button', { name: wordsIn.en.chrome.search.button }).first().click()
      await page.locator('.VPLocalSearchBox input').fill('next.js')
      const results = page.locator('.VPLocalSearchBox .result')
      await results.first().waitFor()
      const places = await results.evaluateAll((all) =>
        all.map(
          (link) => [link.getAttribute('href'), link.getBoundingClientRect().bottom] as const,
        ),
      )
      expect(places[0]![0]).toBe('/guides/recipes/canonical-urls-in-next')
      expect(new Set(places.map(([href]) => href)).size).toBe(places.length)
      expect(places.filter(([, bottom]) => bottom <= 844).length).toBeGreaterThanOrEqual(6)
    })
  })

  test('the search leads to the demo', async () => {
    await onPage('/ru/', {}, async (page) => {
      await page.getByRole('button', { name: wordsIn.ru.chrome.search.button }).first().click()
      await page.locator('.VPLocalSearchBox input').fill('playground')
      await page.locator('.VPLocalSearchBox .result[href^="/play/"]').first().waitFor()
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/play\//)
      await page.getByRole('textbox').first().waitFor()
    })
  })

  test('the field of the home page says how to fix what is typed', async () => {
    await onPage('/', {}, async (page) => {
      await page.getByLabel(wordsIn.en.home.live.label).fill('example.com')
      const link = page.locator('.live-url').getByRole('link', { name: 'scheme-left-out' })
      expect(await link.getAttribute('href')).toBe('/codes/scheme-left-out')
      expect(await page.locator('.live-url pre').first().textContent()).toBe('example.com')
      // Cyrillic letters that look like those of apple.com.
      await page.getByLabel(wordsIn.en.home.live.label).fill('https://аррӏе.com/')
      await page.getByRole('link', { name: 'whole-script-confusable' }).waitFor()
    })
  })

  test('on a phone, nothing lies on the field of the home page, and one cause is said once', async () => {
    await onPage('/', { viewport: { width: 390, height: 844 } }, async (page) => {
      const field = page.getByLabel(wordsIn.en.home.live.label)
      for (const [text, marks] of [
        ['https://example.com:99999/', 1],
        ['“https://example.com/”', 2],
      ] as const) {
        await field.fill(text)
        await page.waitForFunction(
          (count) => document.querySelectorAll('.live-url mark').length === count,
          marks,
        )
        expect(await page.locator('.live-url pre').count()).toBe(1)
        await field.click({ timeout: 60_000 })
      }
    })
  })

  test('an example opens in the demo', async () => {
    await onPage('/codes/host-space', {}, async (page) => {
      await page.getByRole('link', { name: wordsIn.en.openDemo }).first().click()
      await page.waitForURL(/\/play\//)
      const field = page.getByRole('textbox', { name: 'URL', exact: true })
      await field.waitFor()
      expect(await field.inputValue()).toBe('https://exa mple.com/')
    })
  })

  // On 2026-11-28, beside some twenty other processes on two cores, the best of five were 788 and 636 ms.
  test.each(['/', '/play/'])(
    'the first text of %s is there within a second on a slow phone',
    // Beside other pages, it would measure them too.
    { concurrent: false },
    async (path) => {
      let best = Number.POSITIVE_INFINITY
      // A busy machine is slower, and never faster.
      for (let i = 0; i < 20 && best >= 1000; i++) {
        best = Math.min(best, await firstPaint(browser, origin + path))
      }
      expect(best).toBeLessThan(1000)
    },
  )

  test.each(KINDS)('%s loads at most %d kB, and nothing moves', async (path, kilobytes) => {
    for (const load of await loadPage(browser, origin + path, [390, 768, 1280, 1440])) {
      const width = `${load.width} px`
      expect(load.bytes / 1000, width).toBeLessThan(kilobytes)
      // The field of the home page fetches its parser when somebody goes there.
      expect(load.bytesAfterMove / 1000, `${width}, after a move`).toBeLessThan(kilobytes + 120)
      expect(load.shift, width).toBeLessThan(0.05)
      expect(load.overflow, width).toBe(0)
    }
  })

  test('what is asked for before the scripts are there is done', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    try {
      const page = await context.newPage()
      page.setDefaultTimeout(PATIENCE)
      await page.goto(`${origin}/codes/`)
      // Without a move of the pointer, as by a screen reader.
      await page.evaluate(() => document.querySelector<HTMLElement>('.DocSearch-Button')!.click())
      await page.locator('.VPLocalSearchBox input').waitFor()
    } finally {
      await context.close()
    }
  })

  test('the demo leads to the search, which opens', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    try {
      const page = await context.newPage()
      page.setDefaultTimeout(PATIENCE)
      await page.goto(`${origin}/play/?lang=ja`)
      await page.locator('#to-search').click()
      await page.waitForURL(`${origin}/ja/#search`)
      await page.locator('.VPLocalSearchBox input').waitFor()
    } finally {
      await context.close()
    }
  })

  test('the list of codes is filtered by words and by kinds', async () => {
    await onPage('/codes/', {}, async (page) => {
      const field = page.getByLabel(wordsIn.en.filter.label)
      const rows = page.locator('.code-group tbody tr:visible')
      expect(await rows.count()).toBe(0)
      await field.fill('port')
      await page.locator('.found', { hasText: /\d/ }).waitFor()
      expect(await page.locator('a[href="/codes/port-invalid"]').isVisible()).toBe(true)
      expect(await page.locator('a[href="/codes/duplicate-loc"]').isVisible()).toBe(false)
      const all = await rows.count()
      await page.getByRole('button', { name: wordsIn.en.fixable }).click()
      await page.waitForFunction((count) => {
        const shown = [...document.querySelectorAll('.code-group tbody tr')]
        return shown.filter((row) => row.checkVisibility()).length < count
      }, all)
      expect(await violations(page)).toEqual([])
    })
    await onPage('/codes/#sitemaps', {}, async (page) => {
      await page.locator('#sitemaps[open]').waitFor()
    })
  })

  test('a text is seen in each percent-encode set', async () => {
    await onPage('/percent-encoding', {}, async (page) => {
      await page.getByLabel(encodingWords.en.encoder.label).fill('a/b c')
      await page.locator('.text-encoder code', { hasText: 'a%2Fb+c' }).waitFor()
    })
  })

  test('a page that does not exist says so', async () => {
    const { status } = await fetch(`${origin}/codes/there-is-no-such-code`)
    expect(status).toBe(404)
  })
})
