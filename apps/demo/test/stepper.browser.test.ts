import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { describeBuiltPage } from './built-page.ts'
import { textOf, urlField } from './page-actions.ts'

describeBuiltPage('the stepper', (built) => {
  const viewOf = (page: Page) => page.locator('#view-stepper')
  const nowOf = async (page: Page) =>
    (await viewOf(page).locator('.now').textContent())?.replace(/\s+/g, ' ')
  const press = (page: Page, name: string) =>
    viewOf(page).getByRole('button', { name, exact: true }).click()

  test.each(['en', 'ja', 'ru'])(
    'has its player, its link and its code in the first screen of a frame (%s)',
    async (language) => {
      const where = `?lang=${language}&embed#view=stepper&url=http://0x7f.1/&at=52`
      await built.on(where, { viewport: { width: 640, height: 480 } }, async (page) => {
        const view = viewOf(page)
        await view.locator('.now-state').waitFor()
        const bottoms = await Promise.all(
          ['.player', '.machine-more > .copy', '.embed-code > summary'].map(async (selector) => {
            const box = await view.locator(selector).boundingBox()
            return box!.y + box!.height
          }),
        )
        expect(Math.max(...bottoms)).toBeLessThanOrEqual(480)
        expect(await nowOf(page)).toContain('IPv4 number parser 9')
      })
    },
  )

  test('gives the code of a frame, with the step that is shown', async () => {
    const where = '#view=stepper&url=http://0x7f.1/&at=5'
    await built.on(where, {}, async (page) => {
      const view = viewOf(page)
      await view.locator('.embed-code summary').click()
      const code = view.locator('.embed-code textarea')
      await expect
        .poll(() => code.inputValue())
        .toMatch(
          /^<iframe src="http:[^"]*\?embed=#view=stepper&amp;url=[^"]*&amp;at=5" width="640"/,
        )
      await press(page, 'Result')
      await expect.poll(() => code.inputValue()).toContain('&amp;at=68"')
    })
  })

  test('goes into the host, on to the next state or change, and past equal steps', async () => {
    await built.on('#view=stepper&url=http://a.example/', {}, async (page) => {
      await viewOf(page).locator('.now-state').waitFor()
      await press(page, 'Next state')
      expect(await nowOf(page)).toContain('scheme state 1 ')
      await press(page, 'Next change')
      expect(await nowOf(page)).toContain('scheme state 2.2')
      await press(page, 'Next change')
      expect(await nowOf(page)).toContain('host state 3.5')
      await viewOf(page).getByRole('checkbox', { name: 'Pass equal steps at once' }).check()
      await press(page, 'First step')
      await press(page, 'One step forward')
      await press(page, 'One step forward')
      expect(await nowOf(page)).toContain('scheme state 2.2')
      await press(page, 'One step back')
      expect(await viewOf(page).locator('.where').textContent()).toBe('Step 2 of 60')
    })
  })

  test('stops at a state that is chosen, and at a code point that is clicked', async () => {
    await built.on('#view=stepper&url=http://0x7f.1/', {}, async (page) => {
      const view = viewOf(page)
      await view.locator('.breakpoints summary').click()
      await press(page, 'IPv4 number parser')
      await press(page, 'Next breakpoint')
      expect(await nowOf(page)).toContain('IPv4 number parser 4.1')
      expect(await view.locator('.callers').textContent()).toBe(
        'URL Standard 3.5 › host state 3.3 › host parser 8 › IPv4 parser 6.1',
      )
      expect(await view.locator('.reading').textContent()).toBe('0x7f')
      await press(page, 'IPv4 number parser')
      await press(page, 'First step')
      await view.locator('.cell', { hasText: 'x' }).click()
      expect(await view.locator('.cell.stop').textContent()).toBe('x')
      await press(page, 'Next breakpoint')
      expect(await view.locator('.cell.current').textContent()).toBe('x')
    })
  })

  test('the stepper goes through a URL by buttons, slider and keyboard', async () => {
    await built.on('#view=stepper&url=http://a:65536/', {}, async (page) => {
      const place = page.locator('#view-stepper')
      const where = place.locator('.where')
      const current = place.locator('.outline [aria-current]')
      await expect.poll(() => textOf(where)).toBe('Step 1 of 45')
      expect(await textOf(current)).toContain('A letter begins a scheme.')
      await page.keyboard.press('ArrowRight')
      expect(await textOf(where)).toBe('Step 2 of 45')
      expect(await textOf(place.locator('.changes'))).toMatch(/buffer\s+h\s+→\s+becomes\s+ht/)
      expect(await textOf(place.locator('.cell.current'))).toBe('t')
      await page.keyboard.press('End')
      expect(await textOf(where)).toBe('Step 45 of 45')
      expect(await textOf(place.locator('.outcome'))).toBe('Failure: this is not a URL.')
      await place.locator('.step-error button').click()
      expect(await textOf(current)).toContain('Above 65535 it is a failure.')
      await page.keyboard.press('ArrowLeft')
      expect(await place.locator('.step-error').count()).toBe(0)
      await place.getByRole('slider', { name: 'Step' }).fill('3')
      expect(await textOf(where)).toBe('Step 4 of 45')
      await page.keyboard.press('Home')
      await place.getByRole('combobox', { name: 'Speed' }).selectOption('5')
      await place.getByRole('button', { name: 'Play' }).click()
      await expect.poll(() => textOf(where)).toBe('Step 45 of 45')
      await place.getByRole('button', { name: 'Play' }).waitFor()
      // The keys of a field are its own.
      await urlField(page).press('Home')
      expect(await textOf(where)).toBe('Step 45 of 45')
      await expect.poll(() => page.url()).toContain('at=45')
      await page.reload()
      await expect.poll(() => textOf(where)).toBe('Step 45 of 45')
    })
  })

  test.each([
    ['ja', '英字ならスキームの始まり。'],
    ['ru', 'С буквы начинается схема.'],
  ])('the stepper speaks %s', async (language, words) => {
    await built.on(`?lang=${language}#view=stepper&url=http://a/`, {}, async (page) => {
      const place = page.locator('#view-stepper')
      await expect.poll(() => textOf(place.locator('.outline [aria-current]'))).toContain(words)
      expect(await place.getAttribute('lang')).toBe(language)
    })
  })
})
