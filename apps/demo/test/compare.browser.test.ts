import { expect, test } from 'vitest'
import { describeBuiltPage } from './built-page.ts'
import { openDefinitions, openExamples, textOf } from './page-actions.ts'
import { goTo } from './views.ts'

describeBuiltPage('two URLs', (built) => {
  test('a key that both have is shown from its beginning', async () => {
    const long = `https://shop.example/${'shoes/'.repeat(40)}`
    await built.on(`#view=compare&a=${long}&b=${long}`, {}, async (page) => {
      await openDefinitions(page)
      const rung = page.locator('[data-method=whatwg]')
      await rung.locator('summary').click()
      expect(await textOf(rung.locator('dd'))).toBe(long)
    })
  })

  test('the ladder of methods opens from its link and lights up for two URLs', async () => {
    await built.on('', {}, async (page) => {
      await goTo(page, 'compare')
      const first = page.getByLabel('First URL')
      await first.fill('http://Example.com:80/')
      await page.getByLabel('Second URL').fill('http://example.com/')
      const light = (method: string) => page.locator(`[data-method="${method}"]`)
      await expect.poll(() => light('rfc3986-scheme').getAttribute('class')).toBe('rung equal')
      expect(await light('rfc3986-syntax').getAttribute('class')).toBe('rung different')
      await expect
        .poll(() => textOf(page.locator('#compare-headline')))
        .toContain('The same for every purpose')
      expect(await light('rfc3986-scheme').isVisible()).toBe(false)
      await openDefinitions(page)
      expect(await textOf(light('rfc3986-syntax').locator('.glance'))).toContain(':80')
      await page.getByRole('button', { name: 'rfc3986-syntax: different' }).click()
      const rung = light('rfc3986-syntax')
      expect(await textOf(rung.locator('.keys mark').first())).toBe(':80')
      expect(await textOf(rung.locator('.costs'))).toContain('If “different” is wrong')
      await first.fill('https://Example.com/')
      await expect.poll(() => light('same-origin').getAttribute('class')).toBe('rung different')
      // What was opened stays open while somebody types.
      expect(await rung.locator('details').getAttribute('open')).toBe('')
    })
  })

  test('purposes with one answer for one reason are said once, and a divided answer has no colour', async () => {
    await built.on('#view=compare', {}, async (page) => {
      const headline = page.locator('#compare-headline')
      await headline.locator('.purpose').first().waitFor()
      expect(await headline.locator('.purpose').count()).toBe(2)
      expect(await headline.locator('.method-name').count()).toBe(6)
      expect(await headline.getAttribute('class')).toBe('verdict lit-silent')
      await page.getByLabel('Second URL').fill('HTTP://Example.com:80/%7eann/')
      await expect.poll(() => headline.getAttribute('class')).toBe('verdict lit-equal')
    })
  })

  test('the pitfall of Java lights up from its example, and a choice is one click away', async () => {
    await built.on('#view=compare', {}, async (page) => {
      await openExamples(page, 'compare')
      await page.getByRole('button', { name: 'Java: one IP address' }).click()
      const java = page.locator('[data-method=java-url-equals]')
      expect(await java.getAttribute('class')).toBe('rung equal')
      await page.getByLabel('Both hosts resolve to the same IP address').uncheck()
      await expect.poll(() => java.getAttribute('class')).toBe('rung different')
      await page.locator('[data-method=soap] summary').click()
      await page.getByRole('button', { name: 'Choose a method' }).click()
      await page.getByLabel('Method agreed on for SOAP').selectOption('host')
      const soap = page.locator('[data-method=soap]')
      await expect.poll(() => soap.getAttribute('class')).toBe('rung different')
    })
  })

  test('a lamp that is pointed at, or has the focus, has its name in the line below', async () => {
    await built.on('#view=compare&a=http://a&b=http://A/', {}, async (page) => {
      await openDefinitions(page)
      const line = page.locator('.lamp-name')
      const lamp = page.getByRole('button', { name: /^whatwg: / })
      await lamp.hover()
      expect(await textOf(line)).toMatch(/^whatwg: /)
      await page.locator('#compare-a').hover()
      expect(await textOf(line)).toContain('Point at a mark')
      await lamp.focus()
      expect(await textOf(line)).toMatch(/^whatwg: /)
    })
  })

  test('the lamps are one stop of the Tab key, and arrows go from one to another', async () => {
    await built.on('#view=compare', {}, async (page) => {
      await openDefinitions(page)
      const lamps = page.getByRole('toolbar', { name: 'All methods' }).getByRole('button')
      const isFocused = (place: number) =>
        lamps.nth(place).evaluate((lamp) => lamp === document.activeElement)
      const last = (await lamps.count()) - 1
      await lamps.first().focus()
      const presses: [string, number][] = [
        ['ArrowRight', 1],
        ['ArrowRight', 2],
        ['Home', 0],
        ['ArrowLeft', last],
        ['ArrowRight', 0],
        ['End', last],
      ]
      for (const [key, place] of presses) {
        await page.keyboard.press(key)
        expect(await isFocused(place), `${key} to ${place}`).toBe(true)
      }
      await page.keyboard.press('Tab')
      await page.keyboard.press('Shift+Tab')
      expect(await isFocused(last)).toBe(true)
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      expect(await isFocused(last)).toBe(true)
    })
  })
})
