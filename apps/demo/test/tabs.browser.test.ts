import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { FIRST_INPUT } from '../src/examples.ts'
import { LANGUAGES } from '../src/language.ts'
import { describeBuiltPage } from './built-page.ts'
import { VIEWS } from './views.ts'

/** The most that may move on a first visit; 0.1 is still good, and 0.25 is poor: https://web.dev/articles/cls */
const MOST_SHIFT = 0.05

/** Adds up what has moved without being asked to, since before the page was drawn. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shift = list.getEntries().reduce((sum, entry) => {
            // The types of the DOM have neither.
            const { value = 0, hadRecentInput } = entry as {
              value?: number
              hadRecentInput?: boolean
            }
            return hadRecentInput ? sum : sum + value
          }, 0)
          resolve(shift)
        })
        // Where nothing has moved, it hears of the navigation alone.
        for (const type of ['navigation', 'layout-shift'])
          observer.observe({ type, buffered: true })
      }),
  )

/** Links as they were before there were tabs: what is shown of each. */
const OLD_LINKS = [
  ['#url=https://a.example/&base=https://b.example/', 'url', null, ['#url', 'https://a.example/']],
  [
    '#view=rules&url=http://a.example/?x&preset=seo&toggled=www',
    'url',
    'rules',
    ['#rules-preset', 'seo'],
  ],
  ['#view=hosts&host=b%C3%BCcher.example', 'url', 'hosts', ['#url', 'https://bücher.example/']],
  ['#view=hosts&host=127.1', 'url', 'hosts', ['#url', 'https://127.1/']],
  [
    '#view=stepper&url=http://a.example/&base=http://b.example/&at=8',
    'url',
    'stepper',
    ['.player input[type=range]', '7'],
  ],
  ['#view=compare&a=http://a&b=http://b&address=same', 'two', null, ['#compare-b', 'http://b']],
  ['#view=list&urls=http://a%0Ahttp://A&preset=seo', 'many', null, ['#list-preset', 'seo']],
  ['#view=site&text=%3Curlset%3E', 'many', null, ['#many-text', '<urlset>']],
  ['#view=site&example=museum', 'many', null, ['[name=many-kind]:checked', 'site']],
  ['#view=lint&uris=db://a&preset=strict', 'design', 'lint', ['#lint-preset', 'strict']],
  [
    '#view=patterns&pattern=/a/*&urls=http://a/',
    'design',
    'patterns',
    ['#patterns-pattern', '/a/*'],
  ],
  // Without the documentation beside it.
  ['#view=sets&text=x', 'url', null, ['#url', FIRST_INPUT]],
] as const

describeBuiltPage('the tabs of the page', (built) => {
  const field = (page: Page) => page.locator('#url')

  test.each(OLD_LINKS)(
    '%s leads to its tab, with its state',
    async (hash, tab, drawer, [id, value]) => {
      await built.on(hash, {}, async (page) => {
        await page.locator(`#to-${tab}[aria-current]`).waitFor()
        await page.locator(`#tab-${tab}`).waitFor()
        await expect.poll(() => page.locator(id).inputValue()).toBe(value)
        const open = page.locator('details.drawer[open]')
        expect(await open.evaluateAll((all) => all.map((box) => box.id))).toEqual(
          drawer === null ? [] : [`drawer-${drawer}`],
        )
      })
    },
  )

  test('what is typed in one tab is there in the others', async () => {
    await built.on('', {}, async (page) => {
      await field(page).fill('HTTP://A.example:80/')
      await page.locator('#seo .seo-result').waitFor()
      await page.locator('#to-two').click()
      expect(await page.locator('#compare-a').inputValue()).toBe('HTTP://A.example:80/')
      // Nobody has typed a second one: it is what the parser makes of the first.
      expect(await page.locator('#compare-b').inputValue()).toBe('http://a.example/')
      await page.locator('#compare-b').fill('https://b.example/')
      await page.locator('#to-many').click()
      const lines = page.locator('#many-text')
      expect(await lines.inputValue()).toBe('HTTP://A.example:80/\nhttps://b.example/')
      await lines.fill('https://c.example/\nhttps://d.example/')
      await page.locator('#to-design').click()
      expect(await page.locator('#lint-uris').inputValue()).toBe(
        'https://c.example/\nhttps://d.example/',
      )
      // What was typed is not replaced.
      await page.locator('#to-url').click()
      expect(await field(page).inputValue()).toBe('HTTP://A.example:80/')
      await page.locator('#to-two').click()
      expect(await page.locator('#compare-b').inputValue()).toBe('https://b.example/')
      await page.locator('#compare-a').fill('https://e.example/')
      await page.locator('#to-url').click()
      expect(await field(page).inputValue()).toBe('https://e.example/')
    })
  })

  test('drawers show the URL of their tab, one at a time, and the link has the one that is open', async () => {
    await built.on('#url=http://a.example/', {}, async (page) => {
      const drawer = (name: string) => page.locator(`#drawer-${name} > summary`)
      await drawer('rules').press('Enter')
      await page.locator('#rules-result .verdict-head').waitFor()
      await drawer('hosts').press('Enter')
      await page.locator('.code-points').waitFor()
      expect(await page.locator('details.drawer[open]').count()).toBe(1)
      await field(page).fill('https://b%C3%BCcher.example/')
      await expect.poll(() => page.locator('#hosts-headline').textContent()).toContain('xn--bcher')
      await page.waitForURL(/#view=hosts&url=https:\/\/b%25C3/)
      await drawer('hosts').press('Enter')
      await page.waitForURL(/#url=https:\/\/b%25C3/)
      expect(await page.locator('details.drawer[open]').count()).toBe(0)
    })
  })

  test.each([
    ['does not work', '#verdict.failed .suggestions button.certain', 'https://example.com/menu'],
    ['is it a fake?', '#verdict.stop .destination b', 'kundenservice.top'],
    ['same page?', '#compare-headline .purposes', ''],
  ])('a first visit offers an example for “%s”', async (need, shown, text) => {
    await built.on('', {}, async (page) => {
      await page.getByRole('link', { name: need, exact: true }).click()
      await expect.poll(() => page.locator(shown).first().textContent()).toContain(text)
    })
  })

  test('on a phone, a first visit shows a field, its answer, four tabs and three needs', async () => {
    await built.on('', { viewport: { width: 390, height: 844 } }, async (page) => {
      await page.locator('#parts table').waitFor()
      expect(await field(page).evaluate((area) => area === document.activeElement)).toBe(true)
      expect(await field(page).inputValue()).toBe(FIRST_INPUT)
      const bottom = await page
        .locator('.needs')
        .evaluate((needs) => needs.getBoundingClientRect().bottom)
      expect(bottom).toBeLessThan(844)
      const below = await page
        .locator('#results, .drawers, .more')
        .evaluateAll((all) =>
          all.filter((box) => box.checkVisibility()).map((box) => box.getBoundingClientRect().top),
        )
      expect(Math.min(...below)).toBeGreaterThan(830)
    })
  })

  const FIRST_VISITS = LANGUAGES.flatMap((language) =>
    [390, 768, 1440].map((width) => ({ language, width })),
  )
  test.each(FIRST_VISITS)(
    'next to nothing moves on a first visit in $language at $width px',
    async ({ language, width }) => {
      const viewport = { width, height: 844 }
      await built.on(`?lang=${language}`, { viewport }, async (page) => {
        await page.locator('#parts table').waitFor()
        await page.waitForLoadState('networkidle')
        expect(await shiftOf(page)).toBeLessThan(MOST_SHIFT)
      })
    },
  )

  test.each(VIEWS)('little moves where a link leads to %s', async (_, hash, drawn) => {
    const viewport = { width: 390, height: 844 }
    await built.on(`?lang=ru${hash}`, { viewport }, async (page) => {
      await page.locator(drawn).first().waitFor()
      await page.waitForLoadState('networkidle')
      expect(await shiftOf(page)).toBeLessThan(2 * MOST_SHIFT)
    })
  })

  /** Names that are links where the page is served beside the documentation; a summary and a label are controls already. */
  const NAMES =
    ':is(.problem-name, .rule-name, .rung-name, .method-name):not(summary *, label *, .item-meta *, .peers *)'

  test.each(VIEWS.filter(([view]) => !['stepper', 'patterns'].includes(view)))(
    'beside the documentation, every code, rule and method of %s leads to its page',
    async (_, hash, drawn) => {
      await built.on(`play/?lang=ja${hash}`, {}, async (page) => {
        await page.locator(drawn).first().waitFor()
        const names = page.locator(`main ${NAMES}`)
        const links = await names.evaluateAll((all) =>
          all.map((name) => [name.textContent!, name.getAttribute('href') ?? ''] as const),
        )
        for (const [name, href] of links) {
          expect(href, name).toMatch(
            /^\.\.\/ja\/(?:codes|rules|methods|presets)\/[\da-z_-]+\.html$/,
          )
        }
        expect(await page.locator('#documentation').getAttribute('href')).toBe('../ja/')
      })
    },
  )

  test('the colours are chosen once for the page and the documentation', async () => {
    await built.on('', { colorScheme: 'dark' }, async (page) => {
      const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'))
      expect(await isDark()).toBe(true)
      await page.locator('#theme').click()
      expect(await isDark()).toBe(false)
      await page.reload()
      expect(await isDark()).toBe(false)
      expect(await page.evaluate(() => localStorage.getItem('vitepress-theme-appearance'))).toBe(
        'light',
      )
    })
  })
})
