import { parseUrl, serializeUrl } from '@waymark/url-parser'
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { nextQuestion } from '../../../conformance/differential/generate.ts'
import { Random } from '../../../conformance/differential/random.ts'
import { explainDifference } from '../src/browser-differences.ts'
import { EXAMPLE_GROUPS } from '../src/examples.ts'
import { type BuiltPage, openBuiltPage, PATIENCE } from './built-page.ts'
import { hostileTexts } from './hostile-texts.ts'
import {
  drawPlainly,
  headingLevels,
  heightsByWidth,
  largestDifference,
  linesOfNumbers,
  mostLaidOut,
  readContrasts,
  rememberStatus,
  textBesideFields,
  unreachable,
  watchLaidOut,
} from './in-page.ts'
import { goTo } from './views.ts'

const EXAMPLE_INPUTS = EXAMPLE_GROUPS.flatMap(({ examples }) => examples.map(({ input }) => input))

/** Not URLs, and quoted as such in a sentence. */
const LONG_FAULTS = [
  '/verylong'.repeat(60),
  `https://${'overlong'.repeat(40)}:x/`,
  `https://example.com:99999999/${'a'.repeat(40)}`,
]

/** Opens what is behind the answer on two URLs. */
async function openDefinitions(page: Page): Promise<void> {
  await page.locator('#compare-definitions > summary').click()
}

/** The views that are fetched when somebody goes to them, and have fields that take text of any length. */
const VIEWS = ['compare', 'lint'] as const
/** Those, and the drawers of the first tab. */
const LAZY_VIEWS = [...VIEWS, 'rules', 'stepper', 'hosts'] as const

type FieldView = 'read' | (typeof LAZY_VIEWS)[number]

/** The first field of a view; a drawer has that of its tab. */
const FIELDS: Readonly<Record<FieldView, string>> = {
  read: '#url',
  compare: '#compare-a',
  lint: '#lint-uris',
  rules: '#url',
  stepper: '#url',
  hosts: '#url',
}

/** What is there when a view is drawn, with or without input. */
const DRAWN: Readonly<Record<FieldView, string>> = {
  read: '#parts table',
  compare: '.purpose',
  lint: '#lint-headline > *',
  rules: '#rules-result > *',
  stepper: '.player:visible, #stepper-note:not(:empty)',
  hosts: '#hosts-headline > *',
}

const fieldOf = (page: Page, view: FieldView) => page.locator(FIELDS[view])
const untilDrawn = (page: Page, view: FieldView) => page.locator(DRAWN[view]).first().waitFor()

describe.skipIf(process.env['WAYMARK_NO_BROWSER'])('the built page in a browser', () => {
  let built: BuiltPage | undefined
  let address: string
  let outDir: string

  beforeAll(async () => {
    built = await openBuiltPage()
    address = built.address
    outDir = built.folder
  })

  afterAll(() => built?.close())

  afterEach(() => built?.closePages())

  const onPage: BuiltPage['on'] = (where, options, run) => built!.on(where, options, run)

  /** Unfolds the examples of a view. */
  const openExamples = (page: Page, view: string) =>
    page
      .locator(view === 'read' ? '#examples-box > summary' : `#view-${view} .examples summary`)
      .click()
  const urlField = (page: Page) => page.getByRole('textbox', { name: 'URL', exact: true })
  const row = (page: Page, part: string) => page.locator(`#parts tr[data-part=${part}]`)

  test('a URL that is typed shows its parts, and each part has its colour in the field', async () => {
    await onPage(address, {}, async (page) => {
      await urlField(page).fill('')
      await urlField(page).pressSequentially('HTTPS://Bücher.example:443/a/../b?q=ü#f')
      expect(await textOf(row(page, 'host'))).toMatch(/xn--bcher-kva\.example\s+domain/)
      expect(await textOf(row(page, 'host'))).toContain('bücher.example')
      expect(await textOf(row(page, 'port'))).toContain('443')
      expect(await textOf(row(page, 'path'))).toContain('/b')
      expect(await textOf(row(page, 'query'))).toContain('ü')
      expect(await textOf(row(page, 'origin'))).toContain('https://xn--bcher-kva.example')
      expect(await highlighted(page, 'host')).toEqual(['Bücher.example'])
      expect(await textOf(page.locator('.href-text'))).toBe(
        'https://xn--bcher-kva.example/b?q=%C3%BC#f',
      )
    })
  })

  test('an error stands under its own characters, with a remedy', async () => {
    await onPage(`${address}#url=https://example.com:65536/`, {}, async (page) => {
      const problem = page.locator('[data-name=port-out-of-range]')
      expect(await highlighted(page, 'fails')).toEqual(['65536'])
      expect(await textOf(problem.locator('.mark .url'))).toBe('65536')
      expect(await textOf(page.locator('#verdict'))).toContain('Write a port from 0 to 65535')
      expect(await textOf(page.locator('#verdict'))).toContain('Not a URL')
      const mark = (await problem.locator('.mark .url').boundingBox())!
      const carets = (await problem.locator('.carets').boundingBox())!
      expect(Math.abs(mark.x - carets.x)).toBeLessThan(1)
      expect(Math.abs(mark.width - carets.width)).toBeLessThan(1)
      expect(carets.y).toBeGreaterThan(mark.y)
      await problem.locator('.place').click()
      const selected = await urlField(page).evaluate((field: HTMLTextAreaElement) => [
        field.selectionStart,
        field.selectionEnd,
      ])
      expect(selected).toEqual([20, 25])
    })
  })

  test.each([
    ['a desk', { width: 1440, height: 900 }],
    ['a phone', { width: 390, height: 844 }],
  ])(
    'on %s, input, verdict and the first part or error are on the first screen',
    async (_, viewport) => {
      await onPage(`${address}#url=https://example.com:65536/a`, { viewport }, async (page) => {
        await page.locator('.problem').first().waitFor()
        for (const selector of ['#url', '#verdict', '#problems .problem-head']) {
          const box = (await page.locator(selector).first().boundingBox())!
          expect(box.y + box.height, selector).toBeLessThan(viewport.height)
        }
      })
    },
  )

  test('parts that a URL does not have are one line', async () => {
    await onPage(`${address}#url=https://example.com/`, {}, async (page) => {
      await expect
        .poll(() => textOf(page.locator('.absent')))
        .toBe('Not in this URL: username, password, query, fragment.')
      expect(await row(page, 'query').count()).toBe(0)
    })
  })

  test('the SEO normaliser shows what it changes and obeys its options', async () => {
    const input = 'HTTP://Shop.Example:80/Shoes/?utm_source=mail#reviews'
    await onPage(`${address}#url=${encodeURIComponent(input)}`, {}, async (page) => {
      const result = page.locator('.result-url')
      expect(await textOf(result)).toBe('http://shop.example/Shoes')
      expect(await textOf(page.locator('[data-rule=remove-query] del'))).toBe('?utm_source=mail')
      await page.getByRole('radio', { name: 'always' }).check()
      await page.getByLabel('Keep the query').check()
      expect(await textOf(result)).toBe('http://shop.example/Shoes/?utm_source=mail')
      await page.getByLabel('https only').check()
      expect(await textOf(page.locator('#seo'))).toContain('UNSUPPORTED_PROTOCOL')
    })
  })

  test('the address of the page carries its state, through a reload and by Copy link', async () => {
    const context = { permissions: ['clipboard-read', 'clipboard-write'] }
    await onPage(address, context, async (page) => {
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

  test.each(['read', ...VIEWS] as const)(
    '%s: a state that no link can hold is not copied',
    async (view) => {
      const context = { permissions: ['clipboard-read', 'clipboard-write'] }
      await onPage(`${address}#view=${view}`, context, async (page) => {
        const place = page.locator(`#view-${view}`)
        const button = place.locator('button', { hasText: 'Copy link' })
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
        await button.waitFor()
        expect(await button.isDisabled()).toBe(true)
        await fieldOf(page, view).fill('https://example.com/日')
        await button.click()
        await place.getByRole('button', { name: 'Link copied' }).waitFor()
        const link = await page.evaluate(() => navigator.clipboard.readText())
        expect(link).toContain('https://example.com/%E6%97%A5')
      })
    },
  )

  const pasting = { permissions: ['clipboard-read', 'clipboard-write'] }

  /** Pastes as a person does, over all that is in the first field of a view. */
  async function paste(page: Page, view: FieldView, text: string): Promise<Locator> {
    const field = fieldOf(page, view)
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await field.press('Control+a')
    await field.press('Control+v')
    return field
  }

  /** Waits until a view shows the results of its last text. */
  async function settled(page: Page, view: string): Promise<void> {
    const place = page.locator(`#view-${view}`)
    await place.locator('.reading').waitFor({ state: 'hidden', timeout: PATIENCE })
    await expect.poll(() => place.locator('[aria-busy=true]').count()).toBe(0)
  }

  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

  /** What `Copy all` below the first field of a view copies. */
  async function copyAll(page: Page, view: string): Promise<string> {
    const note = page.locator(`#view-${view} .part-note:visible`).first()
    await note.getByRole('button', { name: 'Copy all' }).click()
    await note.getByRole('button', { name: 'Copied' }).waitFor()
    return copied(page)
  }

  const HOSTILE = ['right-to-left segments', 'bidirectional overrides'] as const

  test.each([
    ['read', 300_000, Object.keys(hostileTexts(100))],
    // Fifty methods read each text, and all rules of a linter.
    ['compare', 100_000, HOSTILE],
    ['lint', 100_000, HOSTILE],
  ] as const)('%s: %s characters that are pasted hold up nothing', async (view, length, kinds) => {
    await onPage(`${address}#view=${view}`, pasting, async (page) => {
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
    await onPage(address, pasting, async (page) => {
      const text = hostileTexts(16_000_000)['right-to-left segments']!
      await untilDrawn(page, view)
      await page.evaluate(watchLaidOut)
      const field = await paste(page, view, text)
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
    await onPage(address, pasting, async (page) => {
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
    await onPage(address, pasting, async (page) => {
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
    await onPage(address, pasting, async (page) => {
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
    await onPage(`${address}#view=lint`, pasting, async (page) => {
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
    await onPage(address, pasting, async (page) => {
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
    await onPage(`${address}#view=lint`, pasting, async (page) => {
      const field = await paste(page, 'lint', 'DB://a/Users_List\n'.repeat(20_000))
      await settled(page, 'lint')
      const fixAll = page.getByRole('button', { name: 'Apply all safe fixes' })
      await fixAll.waitFor()
      // The preset that takes longest: the button to stop is there only while the text is read.
      await page.getByLabel('Preset').selectOption('strict')
      const isInert = () => fixAll.evaluate((button) => button.closest('[inert]') !== null)
      expect(await isInert()).toBe(true)
      await page.locator('#view-lint').getByRole('button', { name: 'Stop' }).click()
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
    await onPage(address, pasting, async (page) => {
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
    await onPage(address, pasting, async (page) => {
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
    await onPage(address, pasting, async (page) => {
      const field = await paste(page, 'read', `https://example.com/${'a/'.repeat(50_000)}x\\y`)
      await settled(page, 'read')
      await page.locator('[data-name=invalid-reverse-solidus] .place').click()
      const selected = await field.evaluate((area: HTMLTextAreaElement) =>
        area.value.slice(area.selectionStart, area.selectionEnd),
      )
      expect(selected).toBe('\\')
    })
  })

  test.each(['read', ...VIEWS] as const)(
    '%s: a long text that comes in otherwise is kept aside',
    async (view) => {
      const text = `https://example.com/${'א/'.repeat(8000)}`
      const isKept = async (page: Page) => {
        const place = page.locator(`#view-${view}`)
        await place.locator('.part-note:visible').waitFor()
        await settled(page, view)
        const field = fieldOf(page, view)
        expect((await field.inputValue()).length).toBe(2000)
        expect((await copyAll(page, view)) === text).toBe(true)
      }
      const name = { read: 'url', compare: 'a', lint: 'uris' }[view]
      const link = `${address}#view=${view}&${name}=${encodeURIComponent(text)}`
      await onPage(link, pasting, async (page) => {
        await isKept(page)
        await page.reload()
        await isKept(page)
      })
      await onPage(`${address}#view=${view}`, pasting, async (page) => {
        const field = fieldOf(page, view)
        await field.waitFor()
        // A drop, and a script that fills in the field.
        await field.evaluate((area: HTMLTextAreaElement, dropped) => {
          area.select()
          const data = new DataTransfer()
          data.setData('text/plain', dropped)
          const options = { inputType: 'insertFromDrop', dataTransfer: data, cancelable: true }
          area.dispatchEvent(new InputEvent('beforeinput', options))
        }, text)
        await isKept(page)
        await field.evaluate((area: HTMLTextAreaElement) => {
          area.value = 'x'
          area.dispatchEvent(new Event('input'))
        })
        expect(await page.locator(`#view-${view} .part-note:visible`).first().isVisible()).toBe(
          false,
        )
        await field.evaluate((area: HTMLTextAreaElement, filled) => {
          area.value = filled
          area.dispatchEvent(new Event('input'))
        }, text)
        await isKept(page)
      })
    },
  )

  test('what no browser could keep in its history is there after a reload', async () => {
    const text = hostileTexts(1_000_000)['short segments']!
    await onPage(address, pasting, async (page) => {
      await paste(page, 'read', text)
      await settled(page, 'read')
      await page.waitForURL(/#view=read$/)
      await page.reload()
      await page.locator('#view-read .part-note:visible').waitFor()
      await settled(page, 'read')
      expect((await copyAll(page, 'read')) === text).toBe(true)
    })
  })

  test('fields of one line keep long texts aside, too, or say how much they take', async () => {
    const text = `https://example.com/${'א/'.repeat(8000)}`
    await onPage(address, pasting, async (page) => {
      await page.getByText('Resolve against a base URL').click()
      await page.evaluate((each) => navigator.clipboard.writeText(each), text)
      const base = page.getByLabel('Base URL')
      await base.press('Control+v')
      await settled(page, 'read')
      expect((await base.inputValue()).length).toBe(2000)
      await expect.poll(() => textOf(page.locator('#base-note'))).toContain('Not needed')
      await page.goto(`${address}#view=rules&toggled=remove-params`)
      const setting = page.locator('#url')
      await setting.waitFor()
      const list = page.locator('.switch.on .settings input').first()
      await list.press('Control+v')
      expect(await list.inputValue()).toBe('')
      expect(await textOf(page.locator('.switch .part-note:visible'))).toContain(
        'nothing was changed',
      )
    })
  })

  test('of a long text only the beginning is drawn, and the page says so', async () => {
    await onPage(address, {}, async (page) => {
      await urlField(page).fill(`https://example.com/${'א/'.repeat(5000)}`)
      const written = row(page, 'path').locator('.note .left-out')
      expect(await textOf(written)).toBe('… 8,000 more characters, not shown')
      expect(await row(page, 'path').locator('.note bdi bdi').count()).toBe(1000)
    })
  })

  test('texts of any length leave the parts in sight, and their notes whole', async () => {
    const long = 'ä'.repeat(30_000)
    await onPage(address, {}, async (page) => {
      await urlField(page).fill(`https://example.com/${long}?q=${long}#${long}`)
      await page.locator('#parts .left-out').nth(4).waitFor()
      for (const width of [320, 360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const parts = (await page.locator('#parts').boundingBox())!
        expect(parts.height, `${width} px`).toBeLessThan(3000)
        const lines = await page.locator('#parts .left-out').evaluateAll(linesOfNumbers)
        expect(new Set(lines), `${width} px`).toEqual(new Set([1]))
      }
    })
  })

  test.each(['read', ...LAZY_VIEWS] as const)(
    '%s: the keyboard reaches all that scrolls, and no level of headings is left out',
    async (view) => {
      const long = encodeURIComponent(`https://example.com:80//../${'%7eA/'.repeat(200)}`)
      for (const state of ['', `&url=${long}&a=${long}&b=x&uris=${long}`]) {
        await onPage(`${address}#view=${view}${state}`, {}, async (page) => {
          await untilDrawn(page, view)
          for (const width of [280, 360, 1280]) {
            await page.setViewportSize({ width, height: 600 })
            const message = `${width} px: ${state.slice(0, 20)}`
            await expect.poll(() => page.evaluate(unreachable), { message }).toEqual([])
          }
          const levels = await page.evaluate(headingLevels)
          expect(levels[0]).toBe(1)
          for (const [i, level] of levels.entries()) {
            expect(level, levels.join()).toBeLessThanOrEqual((levels[i - 1] ?? 0) + 1)
          }
        })
      }
    },
  )

  const SPLIT = `${'🍩'.repeat(29)}x${'🍩'.repeat(29)}…`
  test.each([
    ['compare', `a=HTTPS://a.example/${SPLIT}A${SPLIT}&b=https://a.example/${SPLIT}B${SPLIT}`],
    ['rules', `url=HTTPS://a.example/${SPLIT.repeat(5)}/./${SPLIT}`],
    ['read', `url=HTTPS://a.example/${SPLIT.repeat(5)}/./${SPLIT}`],
    ['read', `url=a.example/${SPLIT}${SPLIT}`],
    ['lint', `uris=DB://a.example/users/${SPLIT}${SPLIT}`],
  ])('%s: a long text is cut between characters, with a sign of its own', async (view, state) => {
    await onPage(`${address}#view=${view}&${state}`, {}, async (page) => {
      const place = page.locator(`#view-${view}`)
      await place.locator('.cut, .left-out').first().waitFor({ state: 'attached' })
      await place.evaluate((node) => {
        for (const box of node.querySelectorAll('details')) box.open = true
      })
      if (view === 'compare') await place.locator('.rung-body').first().waitFor()
      const shown = await place.evaluate(textBesideFields)
      expect(shown).not.toContain('[U+D')
      const signs = await place.locator('.cut').allTextContents()
      expect(new Set(signs)).toEqual(new Set(['…']))
    })
  })

  test('a key that both have is shown from its beginning', async () => {
    const long = `https://shop.example/${'shoes/'.repeat(40)}`
    await onPage(`${address}#view=compare&a=${long}&b=${long}`, {}, async (page) => {
      await openDefinitions(page)
      const rung = page.locator('[data-method=whatwg]')
      await rung.locator('summary').click()
      expect(await textOf(rung.locator('dd'))).toBe(long)
    })
  })

  test('text that looks like markup stays text', async () => {
    const input = 'https://a.example/<img src=x onerror=alert(1)>?<script>alert(2)</script>#<b>x'
    await onPage(`${address}#url=${encodeURIComponent(input)}`, {}, async (page) => {
      expect(await textOf(page.locator('#mirror'))).toContain('<img src=x')
      expect(
        await page.locator('main img, main script, main b:not(.remedy b, .destination b)').count(),
      ).toBe(0)
    })
  })

  test('where nothing was checked, nothing is said to be right', async () => {
    await onPage(`${address}#url=`, {}, async (page) => {
      expect(await textOf(page.locator('#problems'))).toBe('Nothing to check yet.')
      await urlField(page).fill('https://example.com/')
      expect(await textOf(page.locator('#problems'))).toBe('No validation errors.')
      await page.goto(`${address}#view=rules&url=example.com`)
      const trace = page.locator('#rules-trace')
      expect(await textOf(trace)).toBe('No rule ran.')
      await page.locator('#url').fill('https://example.com/')
      expect(await textOf(trace)).toBe('No rule changed anything.')
    })
  })

  test('a note shows signs in text of the URL, and plain spaces in its own words', async () => {
    await onPage(`${address}#url=mailto:a%20b`, {}, async (page) => {
      expect(await textOf(row(page, 'path').locator('.note'))).toBe(
        'A single string without segments: only a fragment can be resolved against it.',
      )
      await urlField(page).fill('http://[2001:db8::1]/a b%20c')
      expect(await textOf(row(page, 'host').locator('.note'))).toBe(
        'Eight pieces: 2001 db8 0 0 0 0 0 1',
      )
      expect(await textOf(row(page, 'path').locator('.note'))).toBe('Written: /a␣b%20c')
    })
  })

  test('what is announced is short, polite and in time', async () => {
    await onPage(address, {}, async (page) => {
      await openExamples(page, 'read')
      await page.getByRole('button', { name: 'Look-alike login' }).click()
      const status = page.getByRole('status')
      await expect.poll(() => textOf(status)).toContain('1 validation error')
      expect(await status.getAttribute('aria-live')).toBe('polite')
    })
  })

  test.each(['read', ...VIEWS] as const)('%s: copying is announced', async (view) => {
    const context = { permissions: ['clipboard-read', 'clipboard-write'] }
    const url = 'http://a.example/b/../c'
    await onPage(`${address}#view=${view}&url=${url}`, context, async (page) => {
      const place = page.locator(`#view-${view}`)
      const status = page.getByRole('status')
      await expect.poll(() => textOf(status)).not.toBe('')
      for (const button of await place.getByRole('button', { name: /^Copy( URL)?$/ }).all()) {
        await button.click()
        await expect.poll(() => textOf(status)).toBe('Copied')
      }
      await place.getByRole('button', { name: 'Copy link' }).click()
      await expect.poll(() => textOf(status)).toBe('Link copied')
    })
  })

  /** Only the view that reads a URL says so. */
  const FOR_SEARCH = 'Normalised for search engines'

  test('only what is in sight is announced', async () => {
    const view = 'compare'
    await onPage(`${address}#view=${view}`, {}, async (page) => {
      await page.addInitScript(rememberStatus)
      const opened = async () => {
        await page.reload()
        await untilDrawn(page, view)
      }
      const said = async () => {
        // Longer than a view takes to speak.
        await page.waitForTimeout(1500)
        return page.evaluate(() => Reflect.get(window, 'said') as string[])
      }
      await opened()
      expect(await said()).toEqual([expect.not.stringContaining(FOR_SEARCH)])
      await opened()
      // A slow machine may have heard the view before it leaves it.
      await page.getByRole('link', { name: 'A URL' }).evaluate((link: HTMLElement) => {
        const heard = Reflect.get(window, 'said') as string[]
        heard.length = 0
        link.click()
      })
      expect(await said()).toEqual([expect.stringContaining(FOR_SEARCH)])
    })
  })

  test('the coloured text lies exactly on the text of the field', async () => {
    const hard = [
      `https://example.com/${'long/日本語/🍩/'.repeat(12)}?q=${'a b\tc&'.repeat(20)}`,
      'https://example.com/   \n\n  trailing \n',
      'https://example.com/\u202egpj.exe?q=\u2067a/b\u2069&c',
    ]
    await onPage(address, {}, async (page) => {
      const picture = async (hidden: string) => {
        await page.evaluate(drawPlainly, hidden)
        return page.locator('#field').screenshot()
      }
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 700 })
        // Where there is room, all examples are one line.
        for (const input of width === 360 ? [...EXAMPLE_INPUTS, ...hard] : hard) {
          await urlField(page).fill(input)
          await urlField(page).blur()
          const own = await picture('#mirror')
          const mirrored = await picture('#url')
          // A glyph drawn a quarter of a pixel further differs by 64, by half a pixel more than 100.
          const pictures = [own, mirrored].map((each) => each.toString('base64'))
          const difference = await page.evaluate(largestDifference, pictures)
          expect(difference, `at ${width} px: ${input}`).toBeLessThan(80)
        }
      }
    })
  })

  test('both wrap at the same places at every width', async () => {
    const inputs = [
      `https://example.com/${'a/b/c/'.repeat(60)}?${'x=1&y\\ \t'.repeat(30)}`,
      `${'https://日本語。example/パス/日/本/'.repeat(8)}?q=🍩&🥐`,
      'https://مثال.example/صفحة/ب/a?س=١&x'.repeat(5),
    ]
    await onPage(address, {}, async (page) => {
      for (const input of inputs) {
        await urlField(page).fill(input)
        await page.setViewportSize({ width: 420, height: 700 })
        const heights = await page.evaluate(heightsByWidth)
        expect(heights.length).toBeGreaterThan(30)
        for (const [width, own, mirrored] of heights) {
          expect(mirrored, `at ${width} px: ${input}`).toBe(own)
        }
      }
    })
  })

  test.each(['\u202egpj.exe', '\u2067gpj\u2069.exe', 'ב/א', '\u200f1/2'])(
    '%j shows in its own order below the field',
    async (path) => {
      await onPage(address, {}, async (page) => {
        const inOrder = page.locator('#in-order')
        expect(await inOrder.isVisible()).toBe(false)
        await urlField(page).fill(`https://example.com/${path}`)
        const pieces = inOrder.locator('.piece')
        await pieces.nth(4).waitFor()
        const lefts = await pieces.evaluateAll((all) =>
          all.map((each) => each.getBoundingClientRect().left),
        )
        expect(lefts.length).toBeGreaterThan(4)
        expect(lefts).toEqual([...lefts].sort((a, b) => a - b))
        expect(await textOf(inOrder)).not.toMatch(/[\u200f\u202a-\u202e\u2066-\u2069]/)
      })
    },
  )

  test.each([['#compare-b', '#view=compare&a=x&b=']])(
    '%s: what turns text around shows in its own order below the field',
    async (id, hash) => {
      await onPage(`${address}${hash}https://a.example/%E2%80%AEgpj.exe`, {}, async (page) => {
        const inOrder = page.locator('.in-order:visible')
        expect(await textOf(inOrder)).toContain('https://a.example/[U+202E]gpj.exe')
        await page.locator(id).fill('https://a.example/א/ב')
        expect(await inOrder.locator('bdi bdi').allTextContents()).toEqual(['א', 'ב'])
        await page.locator(id).fill('https://a.example/')
        expect(await inOrder.count()).toBe(0)
      })
    },
  )

  const QUOTING = ['read', 'compare', 'lint'] as const
  test.each(QUOTING)('%s: what turns text around has a sign in its place', async (view) => {
    const hashOf = (text: string) => {
      const typed = encodeURIComponent(text)
      return `#view=${view}&url=${typed}&a=${typed}&b=http://b.example&base=${typed}&uris=${typed}`
    }
    await onPage(`${address}#view=${view}`, {}, async (page) => {
      const place = page.locator(`#view-${view}`)
      for (const text of [
        'https://ex\u202eample.com/',
        'db://h/users?p\u202eageNum=2',
        '[\u202e]',
      ]) {
        await page.goto(address + hashOf(text))
        await expect.poll(() => fieldOf(page, view).inputValue()).toBe(text)
        await untilDrawn(page, view)
        await place.evaluate((node) => {
          for (const box of node.querySelectorAll('details')) box.open = true
        })
        if (view === 'compare') await place.locator('.rung-body').first().waitFor()
        // An error of a package says it as JSON does.
        await expect.poll(() => place.evaluate(textBesideFields)).toMatch(/\[U\+202E\]|\\u202e/)
        expect(await place.evaluate(textBesideFields)).not.toContain('\u202e')
      }
    })
  })

  test('characters that nobody sees are made visible in the field', async () => {
    await onPage(address, {}, async (page) => {
      await openExamples(page, 'read')
      await page.getByRole('button', { name: 'Tabs and newlines' }).click()
      const signs = page.locator('#mirror .control')
      await expect
        .poll(() => signs.evaluateAll((all) => all.map((each) => each.getAttribute('data-sign'))))
        .toEqual(['⇥', '⏎', '⇥'])
      expect(await urlField(page).inputValue()).toBe('ht\ttps://exam\nple.com/pa\tth')
    })
  })

  test('a browser without custom highlights has coloured elements instead', async () => {
    await onPage(address, {}, async (page) => {
      await page.addInitScript(() => {
        Reflect.deleteProperty(CSS, 'highlights')
      })
      await page.goto(`${address}#url=https://example.com:65536/`)
      await page.reload()
      expect(await page.locator('#mirror .fails').textContent()).toBe('65536')
      expect(await page.locator('#mirror .host').textContent()).toBe('example.com')
    })
  })

  /** All text can be read, in light and dark colours. */
  async function expectReadable(page: Page): Promise<void> {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      // Colours fade in; what counts is where they end.
      await page.waitForTimeout(300)
      const contrasts = await page.evaluate(readContrasts)
      expect(contrasts.filter(({ ratio }) => ratio < 4.5)).toEqual([])
      expect(contrasts.length).toBeGreaterThan(30)
    }
  }

  async function expectFits(page: Page, message: string): Promise<void> {
    const [inner, scroll] = await page.evaluate(() => [
      document.documentElement.clientWidth,
      document.documentElement.scrollWidth,
    ])
    expect(scroll, message).toBe(inner)
  }

  /** There are two columns from 960. */
  const NARROW_TO_WIDE = [240, 360, 960, 1280]

  test('text is readable and nothing sticks out, however wide the page and whatever the colours', async () => {
    await onPage(address, {}, async (page) => {
      for (const width of NARROW_TO_WIDE) {
        await page.setViewportSize({ width, height: 800 })
        for (const input of [...EXAMPLE_INPUTS, ...LONG_FAULTS]) {
          await urlField(page).fill(input)
          await expectFits(page, `${width} px: ${input}`)
        }
      }
      await expectReadable(page)
    })
  })

  test('the ladder of methods opens from its link and lights up for two URLs', async () => {
    await onPage(address, {}, async (page) => {
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

  test('the pitfall of Java lights up from its example, and a choice is one click away', async () => {
    await onPage(`${address}#view=compare`, {}, async (page) => {
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
    await onPage(`${address}#view=compare&a=http://a&b=http://A/`, {}, async (page) => {
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
    await onPage(`${address}#view=compare`, {}, async (page) => {
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

  test('rules are switched, and the trace stands on the URL', async () => {
    const input = 'HTTP://Shop.Example:80/Shoes/?utm_source=mail&id=1#reviews'
    await onPage(
      `${address}#view=rules&preset=seo&url=${encodeURIComponent(input)}`,
      {},
      async (page) => {
        const result = page.locator('#rules-result .result-url')
        expect(await textOf(result)).toBe('http://shop.example/Shoes')
        expect(await textOf(page.locator('#rules-trace [data-rule=remove-query] del'))).toBe(
          '?utm_source=mail&id=1',
        )
        const print = page.locator('.footprints .print', { hasText: 'utm_source' })
        expect(await textOf(print)).toMatch(/^\?utm_source=mail&id=1\d$/)
        await page.locator('#rules-edit > summary').click()
        await page.getByRole('switch', { name: 'remove-query' }).uncheck()
        await page.getByRole('switch', { name: 'remove-tracking-params' }).check()
        expect(await textOf(result)).toBe('http://shop.example/Shoes?id=1')
        const row = page.locator('.switch[data-rule=trailing-slash]')
        await row.getByLabel('trailingSlash', { exact: true }).selectOption('always')
        expect(await textOf(result)).toBe('http://shop.example/Shoes/?id=1')
        await page.waitForURL(/set-trailingSlash=always/)
        await page.reload()
        expect(await textOf(result)).toBe('http://shop.example/Shoes/?id=1')
        await page.getByRole('button', { name: 'Reset to the preset' }).click()
        expect(await textOf(result)).toBe('http://shop.example/Shoes')
        await page.getByLabel('Preset', { exact: true }).selectOption('rfc3986-syntax')
        expect(await textOf(result)).toBe(
          'http://shop.example:80/Shoes/?utm_source=mail&id=1#reviews',
        )
      },
    )
  })

  test('on a phone, the rules that were never on are folded away', async () => {
    const viewport = { width: 390, height: 844 }
    await onPage(
      `${address}#view=rules&preset=seo&url=http://a.example/`,
      { viewport },
      async (page) => {
        await page.locator('#rules-edit > summary').click()
        const shown = page.locator('.switch:visible')
        await shown.first().waitFor()
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        expect(height).toBeLessThan(4000)
        const used = await shown.count()
        await page.getByRole('switch', { name: 'remove-query' }).uncheck()
        expect(await shown.count()).toBe(used)
        await page.getByRole('button', { name: /Show all \d+ rules/ }).click()
        expect(await shown.count()).toBeGreaterThan(used)
      },
    )
  })

  test('resource URIs are checked, each finding under its own characters, and fixed', async () => {
    await onPage(address, {}, async (page) => {
      await goTo(page, 'lint')
      const uris = page.getByLabel('Resource URIs, one per line')
      await uris.fill('DB://postgres/mydb/users/1')
      await uris.press('End')
      await uris.press('Enter')
      await uris.pressSequentially('https://api.example.com/getUser?pageNum=2')
      const verb = page.locator('[data-name=path-verb]')
      expect(await textOf(verb.locator('.mark .url'))).toBe('getUser')
      expect(await textOf(verb)).toContain('is a verb')
      await verb.locator('.place').click()
      const selected = await uris.evaluate((field: HTMLTextAreaElement) =>
        field.value.slice(field.selectionStart, field.selectionEnd),
      )
      expect(selected).toBe('getUser')
      await page
        .locator('[data-name=scheme-not-lowercase]')
        .getByRole('button', { name: 'Fix scheme-not-lowercase, characters 1 to 2' })
        .click()
      expect(await uris.inputValue()).toMatch(/^db:/)
      // The other fix gives the URI another meaning.
      expect(await page.getByRole('button', { name: 'Apply all safe fixes' }).count()).toBe(0)
      const renaming = page.locator('[data-name=query-not-snake-case]')
      expect(await textOf(renaming)).toContain('Unsafe: the URI then means something else')
      await renaming.getByRole('button', { name: /^Fix / }).click()
      expect(await uris.inputValue()).toContain('/getUser?page_num')
    })
  })

  test('a fix can be undone, by its button and by the keyboard', async () => {
    const text = 'DB://postgres/mydb/users/1\nHTTPS://api.example.com/getUser?pageNum=2'
    await onPage(`${address}#view=lint&uris=${encodeURIComponent(text)}`, {}, async (page) => {
      const uris = page.getByLabel('Resource URIs, one per line')
      const undo = page.getByRole('button', { name: 'Undo' })
      const fixAll = page.getByRole('button', { name: 'Apply all safe fixes' })
      expect(await undo.count()).toBe(0)
      const link = page.url()
      await fixAll.click()
      const fixed = await uris.inputValue()
      expect(fixed).not.toBe(text)
      await page.waitForURL((url) => url.href !== link)
      await undo.click()
      expect(await uris.inputValue()).toBe(text)
      await page.waitForURL(link)
      expect(await undo.count()).toBe(0)

      await page.getByRole('button', { name: /^Fix / }).first().click()
      const partly = await uris.inputValue()
      await fixAll.click()
      await uris.press('Control+z')
      expect(await uris.inputValue()).toBe(partly)
      await uris.press('Control+z')
      expect(await uris.inputValue()).toBe(text)

      // What was typed since is not lost.
      await fixAll.click()
      await uris.press('x')
      expect(await undo.count()).toBe(0)
      await uris.press('Backspace')
      await undo.waitFor()
    })
  })

  test('the stepper goes through a URL by buttons, slider and keyboard', async () => {
    await onPage(`${address}#view=stepper&url=http://a:65536/`, {}, async (page) => {
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
    await onPage(`${address}?lang=${language}#view=stepper&url=http://a/`, {}, async (page) => {
      const place = page.locator('#view-stepper')
      await expect.poll(() => textOf(place.locator('.outline [aria-current]'))).toContain(words)
      expect(await place.getAttribute('lang')).toBe(language)
    })
  })

  test('a host is taken apart, code point by code point', async () => {
    await onPage(`${address}#view=hosts&host=www.аррӏе.com`, {}, async (page) => {
      const place = page.locator('#view-hosts')
      const field = urlField(page)
      expect(await textOf(place.locator('#hosts-headline'))).toContain(
        'which looks like www.apple.com',
      )
      expect(await textOf(place.locator('.facts .shown'))).toBe('www.xn--80ak6aa92e.com')
      expect(await textOf(place.locator('.code-points .lookalike').first())).toMatch(/U\+0430.*a$/s)
      await field.fill('שלוםa.example')
      expect(await textOf(place.locator('.row-fault.fails'))).toContain('Bidi rule 2')
      await field.fill('0x7f.1')
      expect(await textOf(place.locator('#hosts-headline'))).toContain('loopback')
      expect(await textOf(place.locator('.facts'))).toContain('2130706433')
      await field.fill('http://shop.example.co.uk/')
      expect(await textOf(place)).toMatch(/Registrable domain\s+example\.co\.uk/)
      await expect.poll(() => page.url()).toContain('view=hosts&url=http')
      await page.reload()
      expect(await field.inputValue()).toBe('http://shop.example.co.uk/')
    })
  })

  test.each([
    ['ja', 'この'],
    ['ru', 'этот компьютер'],
  ])('the view of hosts speaks %s', async (language, words) => {
    await onPage(`${address}?lang=${language}#view=hosts&host=127.1`, {}, async (page) => {
      await expect.poll(() => textOf(page.locator('#hosts-headline'))).toContain(words)
    })
  })

  test('what the browser says is there if it is something else, with the reason', async () => {
    await onPage(`${address}#url=http://example.com/a`, {}, async (page) => {
      const answer = page.locator('#browser-answer')
      await page.locator('.verdict.parsed').waitFor()
      expect(await answer.isVisible()).toBe(false)
      const browser = await page.evaluate(() => new URL('http://a.example/|').href)
      await urlField(page).fill('http://a.example/|')
      if (browser === 'http://a.example/|') return
      expect(await textOf(answer)).toContain(browser)
      expect(await answer.getAttribute('data-difference')).toBe('bar-in-path')
      await page.getByRole('button', { name: 'Clear' }).click()
      expect(await answer.isVisible()).toBe(false)
    })
  })

  test('every difference of the browser from the standard is of a known class', async () => {
    await onPage(address, {}, async (page) => {
      const random = new Random(Date.now() % 0x100000000)
      const questions = Array.from({ length: 5000 }, () => nextQuestion(random, []))
      const asked = questions.filter((question) => question.kind === 'parse')
      const answers = await page.evaluate(
        (list) =>
          list.map(([input, base]) => {
            try {
              return new URL(input, base ?? undefined).href
            } catch {
              return null
            }
          }),
        asked.map(({ input, base }) => [input, base] as const),
      )
      const unknown = asked.flatMap(({ input, base }, i) => {
        const url = base !== null && parseUrl(base) === null ? null : parseUrl(input, { base })
        const ours = url === null ? null : serializeUrl(url)
        const pair = { input, base, ours, theirs: answers[i]! }
        return ours === pair.theirs || explainDifference(pair) !== null ? [] : [pair]
      })
      expect(unknown).toEqual([])
    })
  })

  test('the views keep what was typed, go back, and fetch their scripts only when opened', async () => {
    await onPage(address, {}, async (page) => {
      const fetched = (view: string) => page.locator(`script[src*="/${view}-page-"]`).count()
      await urlField(page).fill('HTTP://typed.example:80/x')
      await page.waitForURL(/typed/)
      for (const view of VIEWS) expect(await fetched(view)).toBe(0)
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
    await onPage(address, {}, async (page) => {
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
      await page.goto(`${address}#view=rules&url=https://other.example/`)
      await expect.poll(() => urlField(page).inputValue()).toBe('https://other.example/')
      await page.reload()
      expect(await urlField(page).inputValue()).toBe('https://other.example/')
    })
  })

  test.each(['read', ...VIEWS] as const)(
    '%s: leaving at once loses nothing of a text',
    async (view) => {
      await onPage(`${address}#view=${view}`, {}, async (page) => {
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
    await onPage(address, {}, async (page) => {
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

  test.each(LAZY_VIEWS)('%s is readable and nothing sticks out', async (view) => {
    await onPage(`${address}#view=${view}`, {}, async (page) => {
      const place = page.locator(`#view-${view}`)
      await untilDrawn(page, view)
      await page.evaluate(() => {
        for (const box of document.querySelectorAll<HTMLDetailsElement>('details:not(.drawer)')) {
          box.open = true
        }
      })
      for (const example of await place.locator('button.example').all()) {
        await example.evaluate((button: HTMLButtonElement) => button.click())
        for (const width of NARROW_TO_WIDE) {
          await page.setViewportSize({ width, height: 800 })
          await expectFits(page, `${width} px: ${await example.textContent()}`)
        }
      }
      await expectReadable(page)
    })
  })

  test('a URL has room for more than a few characters on a line, however narrow the page', async () => {
    const viewport = { width: 240, height: 600 }
    const texts = { read: '.parts-table td', rules: '.change dd', lint: '.fix dd' }
    for (const [view, selector] of Object.entries(texts)) {
      const url = 'http://a.example/b/../c?utm_source=mail'
      await onPage(`${address}#view=${view}&url=${url}`, { viewport }, async (page) => {
        const shown = page.locator(`#view-${view}`).locator(selector)
        await shown.first().waitFor()
        const widths = await shown.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth))
        expect(Math.min(...widths), view).toBeGreaterThan(80)
      })
    }
  })

  test('text that looks like markup stays text in the other views', async () => {
    const text = 'https://a/<img src=x onerror=alert(1)>?<script>alert(2)</script>#<b>x'
    const markup = encodeURIComponent(text)
    await onPage(address, {}, async (page) => {
      for (const view of LAZY_VIEWS) {
        const state = `a=${markup}&b=${markup}b&url=${markup}&uris=${markup}&host=${markup}`
        await page.goto(`${address}#view=${view}&${state}`)
        const place = page.locator(`#view-${view}`)
        await untilDrawn(page, view)
        await expect.poll(() => fieldOf(page, view).inputValue()).toContain('<img src=x')
        expect(await place.locator('img, script').count()).toBe(0)
      }
    })
  })

  test('every view opens from a disk, too', async () => {
    await onPage(`file://${outDir}/index.html`, {}, async (page) => {
      for (const view of LAZY_VIEWS) {
        await goTo(page, view)
        await untilDrawn(page, view)
      }
    })
  })

  test('after one visit, it works without a network, every view of it', async () => {
    await onPage(address, { serviceWorkers: 'allow' }, async (page) => {
      // Who only looks at the page does not fetch all of it.
      expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBe(undefined)
      await urlField(page).press('End')
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      await page.context().setOffline(true)
      await page.reload()
      await urlField(page).fill('https://bücher.example/')
      expect(await textOf(row(page, 'host'))).toContain('xn--bcher-kva.example')
      for (const view of LAZY_VIEWS) {
        await goTo(page, view)
        await untilDrawn(page, view)
      }
    })
  })

  test('it opens from a disk, without any server', async () => {
    await onPage(`file://${outDir}/index.html#url=http://0x7f.1/`, {}, async (page) => {
      expect(await textOf(row(page, 'host'))).toContain('127.0.0.1')
    })
  })
})

/** The text as it is shown: a locator has it later, when the page has drawn it. */
function textOf(locator: Locator): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: not a node but playwright's locator
  return locator.innerText()
}

/** The pieces of the input that are drawn in one way. */
function highlighted(page: Page, name: string): Promise<string[]> {
  return page.evaluate((key) => {
    const ranges = [...(CSS.highlights.get(key) ?? [])]
    return ranges.map(({ startContainer, startOffset, endOffset }) =>
      startContainer.textContent!.slice(startOffset, endOffset),
    )
  }, name)
}
