import { expect, test } from 'vitest'
import { describeBuiltPage } from './built-page.ts'
import { hostileTexts } from './hostile-texts.ts'
import { mostLaidOut, watchLaidOut } from './in-page.ts'
import {
  copied,
  copyAll,
  paste,
  row,
  settled,
  textOf,
  untilDrawn,
  urlField,
} from './page-actions.ts'
import { goTo } from './views.ts'

describeBuiltPage('a long text that is pasted', (built) => {
  const HOSTILE = ['right-to-left segments', 'bidirectional overrides'] as const

  test.each([
    ['read', 300_000, Object.keys(hostileTexts(100))],
    // Fifty methods read each text, and all rules of a linter.
    ['compare', 100_000, HOSTILE],
    ['lint', 100_000, HOSTILE],
  ] as const)('%s: %s characters that are pasted hold up nothing', async (view, length, kinds) => {
    await built.on(`#view=${view}`, {}, async (page) => {
      await untilDrawn(page, view)
      await page.evaluate(watchLaidOut)
      const place = page.locator(`#view-${view}`)
      const note = place.locator('.part-note:visible').first()
      for (const kind of kinds) {
        const text = hostileTexts(length)[kind]!
        const field = await paste(page, view, text)
        await note.waitFor()
        // The page draws and answers while a worker reads.
        await goTo(page, view === 'read' ? 'lint' : 'read')
        await page.locator(view === 'read' ? '#lint-uris' : '#url').waitFor()
        await goTo(page, view)
        await settled(page, view)
        expect(await textOf(note)).toContain(`of ${text.length.toLocaleString('en')} are shown`)
        // All of it is there: to copy, and to read again.
        expect((await copyAll(page, view)) === text, kind).toBe(true)
        expect(text.startsWith(await field.inputValue()), kind).toBe(true)
      }
      const { fields, text: drawn, elements } = await page.evaluate(mostLaidOut)
      expect(fields).toBeLessThan(10_000)
      expect(drawn).toBeLessThan(200_000)
      expect(elements).toBeLessThan(15_000)
    })
  })

  test('sixteen megabytes hold up nothing', async () => {
    const view = 'read'
    await built.on('', {}, async (page) => {
      await untilDrawn(page, view)
      await page.evaluate(watchLaidOut)
      await page.evaluate(() =>
        navigator.clipboard.writeText(`https://example.com/${'א/'.repeat(8_000_000)}`),
      )
      const field = urlField(page)
      await field.press('Control+a')
      await field.press('Control+v')
      const place = page.locator(`#view-${view}`)
      await place.locator('.reading').waitFor()
      // Nobody has to wait for it: reading is stopped, and a short text is read at once.
      await place.getByRole('button', { name: 'Stop' }).click()
      await place.getByText('Stopped.').waitFor()
      await field.press('Control+a')
      await field.pressSequentially('https://example.com/')
      await settled(page, view)
      expect(await field.inputValue()).toBe('https://example.com/')
      const { fields, text: drawn, elements } = await page.evaluate(mostLaidOut)
      expect(fields).toBeLessThan(10_000)
      expect(drawn).toBeLessThan(200_000)
      expect(elements).toBeLessThan(15_000)
    })
  })

  test('what is typed into a part of a long text changes the whole', async () => {
    await built.on('', {}, async (page) => {
      const text = `https://example.com/${'א/'.repeat(15_000)}end`
      const field = await paste(page, 'read', text)
      await settled(page, 'read')
      const note = page.locator('#view-read .part-note:visible')
      const href = async () => {
        await page.getByRole('button', { name: 'Copy URL' }).click()
        await page.getByRole('button', { name: 'Copied' }).waitFor()
        return copied(page)
      }
      expect(await href()).toBe(new URL(text).href)

      // In the first part, and then in the last one.
      await field.press('Home')
      await field.press('ArrowRight')
      await field.pressSequentially('x')
      while (await note.getByRole('button', { name: 'Later part' }).isEnabled()) {
        await note.getByRole('button', { name: 'Later part' }).click()
      }
      expect(await field.inputValue()).toMatch(/end$/)
      await field.press('Control+End')
      await field.pressSequentially('?q')
      await settled(page, 'read')
      const edited = `hx${text.slice(1)}?q`
      await expect.poll(href).toBe(new URL(edited).href)
      expect(await copyAll(page, 'read')).toBe(edited)

      // To select all that is shown is to select the whole.
      await field.press('Control+a')
      await field.press('Control+c')
      expect(await copied(page)).toBe(edited)
      await field.press('Control+x')
      expect(await field.inputValue()).toBe('')
      expect(await note.isVisible()).toBe(false)
      await field.press('Control+z')
      await settled(page, 'read')
      expect(await copyAll(page, 'read')).toBe(edited)
      await field.press('Control+a')
      await field.press('Backspace')
      expect(await field.inputValue()).toBe('')
    })
  })

  test('an emptied part is not the whole text, and its neighbour comes into the field', async () => {
    await built.on('', {}, async (page) => {
      const text = `https://example.com/${'a/'.repeat(15_000)}`
      const field = await paste(page, 'read', text)
      await settled(page, 'read')
      await field.press('Control+Home')
      await field.press('ArrowRight')
      await field.press('Control+Shift+End')
      await field.press('Delete')
      await field.press('Backspace')
      expect((await field.inputValue()).length).toBe(2000)
      await field.pressSequentially('x')
      expect(await copyAll(page, 'read')).toBe(`x${text.slice(2000)}`)
    })
  })

  test('the last part ends with the text, and no part cuts a character', async () => {
    await built.on('', {}, async (page) => {
      const field = await paste(page, 'read', `https://e.com/${'😀'.repeat(15_000)}x`)
      await settled(page, 'read')
      const later = page
        .locator('#view-read .part-note')
        .getByRole('button', { name: 'Later part' })
      while (await later.isEnabled()) {
        await later.click()
        expect(await field.inputValue()).toMatch(/^\p{Extended_Pictographic}/u)
      }
      await field.press('Control+End')
      await field.pressSequentially('Q')
      expect(await field.inputValue()).toMatch(/xQ$/)
    })
  })

  test('a line break or an input method over all that is selected replaces the whole text', async () => {
    const text = 'db://postgres/mydb/users\n'.repeat(1500)
    await built.on('#view=lint', {}, async (page) => {
      const field = await paste(page, 'lint', text)
      await settled(page, 'lint')
      await field.press('Control+a')
      await field.press('Enter')
      expect(await field.inputValue()).toBe('\n')
      await field.press('Control+z')
      await settled(page, 'lint')
      await field.press('Control+a')
      const session = await page.context().newCDPSession(page)
      await session.send('Input.imeSetComposition', {
        text: 'に',
        selectionStart: 1,
        selectionEnd: 1,
      })
      await session.send('Input.insertText', { text: '日' })
      expect(await field.inputValue()).toBe('日')
    })
  })

  test('what is typed between two pastes can be undone and done again', async () => {
    await built.on('', {}, async (page) => {
      const text = `https://example.com/${'a/'.repeat(15_000)}`
      const field = await paste(page, 'read', text)
      await field.press('Home')
      await field.pressSequentially('Q')
      await page.locator('#view-read').getByRole('button', { name: 'Later part' }).click()
      const all = () => copyAll(page, 'read')
      expect(await all()).toBe(`Q${text}`)
      await field.press('Control+z')
      expect(await all()).toBe(text)
      await field.press('Control+Shift+z')
      expect(await all()).toBe(`Q${text}`)
      await field.press('Control+z')
      await field.press('Control+z')
      expect(await field.inputValue()).not.toContain('a/a/a/')
    })
  })

  test('results of an earlier text can neither be used nor copied', async () => {
    await built.on('#view=lint', {}, async (page) => {
      const field = await paste(page, 'lint', 'DB://a/Users_List\n'.repeat(5000))
      await settled(page, 'lint')
      const fixAll = page.getByRole('button', { name: 'Apply all safe fixes' })
      await fixAll.waitFor()
      const isInert = () => fixAll.evaluate((button) => button.closest('[inert]') !== null)
      // In the page, because the button to stop is there only while the text is read.
      const wasInert = await page.locator('#view-lint').evaluate(async (view) => {
        const preset = view.querySelector<HTMLSelectElement>('#lint-preset')!
        preset.value = 'strict'
        preset.dispatchEvent(new Event('change', { bubbles: true }))
        const results = view.querySelector('#lint-headline')!
        const isAtOnce = results.closest('[inert]') !== null
        const stop = [...view.querySelectorAll('button')].find(
          (each) => each.textContent === 'Stop',
        )!
        while (!stop.checkVisibility()) await new Promise(requestAnimationFrame)
        stop.focus()
        stop.click()
        return isAtOnce
      })
      expect(wasInert).toBe(true)
      expect(await isInert()).toBe(true)
      const again = page.locator('#view-lint').getByRole('button', { name: 'Parse it' })
      expect(await again.evaluate((button) => button === document.activeElement)).toBe(true)
      await again.click()
      await settled(page, 'lint')
      expect((await field.inputValue()).length).toBe(2000)
      expect(await page.locator('#lint-headline').evaluate((box: HTMLElement) => box.inert)).toBe(
        false,
      )
      expect(await field.getAttribute('aria-describedby')).toContain('lint-hint')
    })
  })

  test('three long texts in a row are read while the script of the worker is still on its way', async () => {
    await built.on('', {}, async (page) => {
      await page.route(/analysis-worker-/, async (route) => {
        await new Promise((done) => setTimeout(done, 1000))
        await route.continue()
      })
      for (const name of ['a', 'b', 'c']) {
        await paste(page, 'read', `https://${name}.example/${'a/'.repeat(15_000)}`)
        await page.waitForTimeout(300)
      }
      await settled(page, 'read')
      expect(await textOf(row(page, 'host').locator('.value'))).toBe('c.example')
      expect(await page.locator('script[src*=analysis-worker]').count()).toBe(1)
    })
  })

  test('the way back leads to a long text, and a link is still there after another view', async () => {
    await built.on('', {}, async (page) => {
      const text = hostileTexts(300_000)['short segments']!
      await paste(page, 'read', text)
      await page.waitForURL(/#view=read$/)
      await page.evaluate(() => {
        window.location.hash = '#url=https://short.example/'
      })
      await expect.poll(() => urlField(page).inputValue()).toBe('https://short.example/')
      await goTo(page, 'lint')
      await page.locator('#lint-uris').waitFor()
      await goTo(page, 'read')
      expect(await urlField(page).inputValue()).toBe('https://short.example/')
      for (const _ of ['read', 'lint', 'short']) await page.goBack()
      await page.locator('#view-read .part-note:visible').waitFor()
      await settled(page, 'read')
      expect((await copyAll(page, 'read')) === text).toBe(true)
    })
  })

  test('an error far into a long text brings its own part into the field', async () => {
    await built.on('', {}, async (page) => {
      const field = await paste(page, 'read', `https://example.com/${'a/'.repeat(50_000)}x\\y`)
      await settled(page, 'read')
      await page.locator('[data-name=invalid-reverse-solidus] .place').click()
      const selected = await field.evaluate((area: HTMLTextAreaElement) =>
        area.value.slice(area.selectionStart, area.selectionEnd),
      )
      expect(selected).toBe('\\')
    })
  })
})
