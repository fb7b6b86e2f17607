import { expect, test } from 'vitest'
import { describeBuiltPage } from './built-page.ts'
import { fieldOf, LAZY_TABS, textOf, urlField } from './page-actions.ts'
import { goTo } from './views.ts'

describeBuiltPage('what was typed', (built) => {
  test('the address of the page carries its state, through a reload and by Copy link', async () => {
    await built.on('', {}, async (page) => {
      await page.getByText('Resolve against a base URL').click()
      await urlField(page).fill('../ü?a=b&c#d')
      await page.getByLabel('Base URL').fill('https://example.com/x/y/z')
      await page.getByRole('radio', { name: 'preserve' }).check()
      await page.getByLabel('Keep the fragment').check()
      await page.getByRole('button', { name: 'Copy link' }).click()
      await page.getByRole('button', { name: 'Link copied' }).waitFor()
      const link = await page.evaluate(() => navigator.clipboard.readText())
      expect(link).toBe(page.url())
      const shown = await textOf(page.locator('.columns'))
      await page.reload()
      expect(await urlField(page).inputValue()).toBe('../ü?a=b&c#d')
      expect(await page.getByLabel('Base URL').inputValue()).toBe('https://example.com/x/y/z')
      expect(await textOf(page.locator('.columns'))).toBe(shown)
      expect(await textOf(page.locator('.result-url'))).toBe('https://example.com/x/%C3%BC#d')
    })
  })

  test.each(['read', ...LAZY_TABS] as const)(
    '%s: a state that no link can hold is not copied',
    async (view) => {
      await built.on(`#view=${view}`, {}, async (page) => {
        const place = page.locator(`#view-${view}`)
        const button = place.locator('button', { hasText: /Copy link|Too long for a link/ })
        await button.waitFor()
        await page.evaluate(() => navigator.clipboard.writeText('copied before'))
        // At once: a moment later the button is disabled.
        await place.evaluate((node) => {
          const area = node.querySelector('textarea')!
          area.value = `https://example.com/${'日'.repeat(10_000)}`
          area.dispatchEvent(new Event('input'))
          const buttons = [...node.querySelectorAll('button')]
          buttons.find((each) => each.textContent === 'Copy link')!.click()
        })
        await place.getByRole('button', { name: 'Too long for a link' }).waitFor()
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('copied before')
        await expect.poll(() => button.isDisabled()).toBe(true)
        await fieldOf(page, view).fill('https://example.com/日')
        await button.click()
        await place.getByRole('button', { name: 'Link copied' }).waitFor()
        const link = await page.evaluate(() => navigator.clipboard.readText())
        expect(link).toContain('https://example.com/%E6%97%A5')
      })
    },
  )

  test('the views keep what was typed, go back, and fetch their scripts only when opened', async () => {
    await built.on('', {}, async (page) => {
      const fetched = (view: string) => page.locator(`script[src*="/${view}-page-"]`).count()
      await urlField(page).fill('HTTP://typed.example:80/x')
      await page.waitForURL(/typed/)
      for (const view of LAZY_TABS) expect(await fetched(view)).toBe(0)
      await goTo(page, 'rules')
      await page.locator('#rules-trace .steps').waitFor()
      await page.waitForURL(/view=rules&url=HTTP:\/\/typed/)
      await goTo(page, 'compare')
      await page.locator('#compare-a').waitFor()
      expect(await page.locator('#compare-a').inputValue()).toBe('HTTP://typed.example:80/x')
      expect(await page.locator('#compare-b').inputValue()).toBe('http://typed.example/x')
      await page.goBack()
      await page.locator('#drawer-rules[open]').waitFor()
      expect(await urlField(page).inputValue()).toBe('HTTP://typed.example:80/x')
      await expect.poll(() => page.title()).toContain('see what each rule does')
      for (const view of ['compare', 'rules']) expect(await fetched(view)).toBe(1)
      expect(await fetched('lint')).toBe(0)
    })
  })

  test('a reload keeps what was typed in every view, and what is too long for a link', async () => {
    await built.on('', {}, async (page) => {
      const typed = new Map<string, string>()
      const all = ['read', 'compare', 'lint'] as const
      for (const view of all) {
        await goTo(page, view)
        const field = view === 'compare' ? page.locator('#compare-b') : fieldOf(page, view)
        typed.set(view, `https://${view}.example/${view === 'lint' ? '日'.repeat(10_000) : ''}`)
        await field.fill(typed.get(view)!)
      }
      const expectTyped = async (view: (typeof all)[number]) => {
        await goTo(page, view)
        const field = view === 'compare' ? page.locator('#compare-b') : fieldOf(page, view)
        await expect.poll(() => field.inputValue()).toBe(typed.get(view))
      }
      await page.waitForURL(/#view=lint$/)
      await page.reload()
      for (const view of ['lint', 'compare', 'read'] as const) await expectTyped(view)
      // Also where the entry of the history is an older one.
      await page.goBack()
      await page.locator('#to-two[aria-current]').waitFor()
      await page.reload()
      for (const view of ['read', 'lint', 'compare'] as const) await expectTyped(view)
      // A link that says something counts more.
      await page.goto('#view=rules&url=https://other.example/')
      await expect.poll(() => urlField(page).inputValue()).toBe('https://other.example/')
      await page.reload()
      expect(await urlField(page).inputValue()).toBe('https://other.example/')
    })
  })

  test.each(['read', ...LAZY_TABS] as const)(
    '%s: leaving at once loses nothing of a text',
    async (view) => {
      await built.on(`#view=${view}`, {}, async (page) => {
        const place = page.locator(`#view-${view}`)
        const field = place.getByRole('textbox').first()
        await field.waitFor()
        for (const text of ['https://typed.example/', `https://${'日'.repeat(30_000)}.example/`]) {
          await place.evaluate(
            (node, [own, typed]) => {
              const area = node.querySelector('textarea')!
              area.value = typed!
              area.dispatchEvent(new Event('input'))
              document.getElementById(own === 'to-url' ? 'to-design' : 'to-url')!.click()
              document.getElementById(own!)!.click()
            },
            [{ read: 'to-url', compare: 'to-two', lint: 'to-design' }[view], text],
          )
          await expect.poll(() => place.isVisible()).toBe(true)
          await expect.poll(() => field.inputValue()).toBe(text.slice(0, 2000))
        }
      })
    },
  )

  test('what is too long for a link is still there after a look at another view', async () => {
    await built.on('', {}, async (page) => {
      const long = `https://example.com/${'日'.repeat(10_000)}`
      await urlField(page).fill(long)
      await expect.poll(() => page.url()).toMatch(/#view=read$/)
      await goTo(page, 'compare')
      await page.locator('#compare-a').waitFor()
      await goTo(page, 'read')
      expect(await urlField(page).inputValue()).toBe(long)
      await page.getByRole('button', { name: 'Clear' }).click()
      await expect.poll(() => page.url()).toMatch(/#url=$/)
      await goTo(page, 'compare')
      await goTo(page, 'read')
      expect(await urlField(page).inputValue()).toBe('')
    })
  })
})
