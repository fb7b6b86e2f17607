import { expect, test } from 'vitest'
import { EXAMPLE_GROUPS } from '../src/examples.ts'
import { describeBuiltPage } from './built-page.ts'
import { drawPlainly, heightsByWidth, largestDifference, textBesideFields } from './in-page.ts'
import { fieldOf, LAZY_VIEWS, textOf, untilDrawn, urlField } from './page-actions.ts'

const EXAMPLE_INPUTS = EXAMPLE_GROUPS.flatMap(({ examples }) => examples.map(({ input }) => input))

describeBuiltPage('the text of a field', (built) => {
  test('the coloured text lies exactly on the text of the field', async () => {
    const hard = [
      `https://example.com/${'long/日本語/🍩/'.repeat(12)}?q=${'a b\tc&'.repeat(20)}`,
      'https://example.com/   \n\n  trailing \n',
      'https://example.com/\u202egpj.exe?q=\u2067a/b\u2069&c',
    ]
    await built.on('', {}, async (page) => {
      const picture = async (hidden: string) => {
        await page.evaluate(drawPlainly, hidden)
        return (await page.locator('#field').screenshot()).toString('base64')
      }
      const difference = async () => {
        const pictures = [await picture('#mirror'), await picture('#url')]
        return page.evaluate(largestDifference, pictures)
      }
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 700 })
        // Where there is room, all examples are one line.
        for (const input of width === 360 ? [...EXAMPLE_INPUTS, ...hard] : hard) {
          await urlField(page).fill(input)
          await urlField(page).blur()
          // A glyph drawn a quarter of a pixel further differs by 64, by half a pixel more than 100. On a busy machine, the page may
          // draw between the two pictures.
          await expect.poll(difference, { message: `at ${width} px: ${input}` }).toBeLessThan(80)
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
    await built.on('', {}, async (page) => {
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
      await built.on('', {}, async (page) => {
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
      await built.on(`${hash}https://a.example/%E2%80%AEgpj.exe`, {}, async (page) => {
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
    await built.on(`#view=${view}`, {}, async (page) => {
      const place = page.locator(`#view-${view}`)
      for (const text of [
        'https://ex\u202eample.com/',
        'db://h/users?p\u202eageNum=2',
        '[\u202e]',
      ]) {
        await page.goto(hashOf(text))
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

  test('text that looks like markup stays text', async () => {
    const input = 'https://a.example/<img src=x onerror=alert(1)>?<script>alert(2)</script>#<b>x'
    await built.on(`#url=${encodeURIComponent(input)}`, {}, async (page) => {
      expect(await textOf(page.locator('#mirror'))).toContain('<img src=x')
      expect(
        await page.locator('main img, main script, main b:not(.remedy b, .destination b)').count(),
      ).toBe(0)
    })
  })

  test('text that looks like markup stays text in the other views', async () => {
    const text = 'https://a/<img src=x onerror=alert(1)>?<script>alert(2)</script>#<b>x'
    const markup = encodeURIComponent(text)
    await built.on('', {}, async (page) => {
      for (const view of LAZY_VIEWS) {
        const state = `a=${markup}&b=${markup}b&url=${markup}&uris=${markup}&host=${markup}`
        await page.goto(`#view=${view}&${state}`)
        const place = page.locator(`#view-${view}`)
        await untilDrawn(page, view)
        await expect.poll(() => fieldOf(page, view).inputValue()).toContain('<img src=x')
        expect(await place.locator('img, script').count()).toBe(0)
      }
    })
  })
})
