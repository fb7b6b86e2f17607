import { parseUrl, serializeUrl } from '@waymark/url-parser'
import { expect, test } from 'vitest'
import { nextQuestion } from '../../../conformance/differential/generate.ts'
import { Random } from '../../../conformance/differential/random.ts'
import { explainDifference } from '../src/browser-differences.ts'
import { read } from '../src/words/en/read.ts'
import { rules } from '../src/words/en/rules.ts'
import { describeBuiltPage } from './built-page.ts'
import { highlighted, openExamples, row, textOf, urlField } from './page-actions.ts'

describeBuiltPage('the first tab', (built) => {
  test('a URL that is typed shows its parts, and each part has its colour in the field', async () => {
    await built.on('', {}, async (page) => {
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
    await built.on('#url=https://example.com:65536/', {}, async (page) => {
      const problem = page.locator('[data-name=port-out-of-range]')
      expect(await highlighted(page, 'fails')).toEqual(['65536'])
      expect(await textOf(problem.locator('.mark .url'))).toBe('65536')
      expect(await textOf(page.locator('#verdict'))).toContain('65535')
      expect(await textOf(page.locator('#verdict'))).toContain(read.notAUrl)
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
      await built.on('#url=https://example.com:65536/a', { viewport }, async (page) => {
        await page.locator('.problem').first().waitFor()
        for (const selector of ['#url', '#verdict', '#problems .problem-head']) {
          const box = (await page.locator(selector).first().boundingBox())!
          expect(box.y + box.height, selector).toBeLessThan(viewport.height)
        }
      })
    },
  )

  test('parts that a URL does not have are one line', async () => {
    await built.on('#url=https://example.com/', {}, async (page) => {
      await expect
        .poll(() => textOf(page.locator('.absent')))
        .toBe(read.notInUrl('username, password, query, fragment'))
      expect(await row(page, 'query').count()).toBe(0)
    })
  })

  test('the SEO normaliser shows what it changes and obeys its options', async () => {
    const input = 'HTTP://Shop.Example:80/Shoes/?utm_source=mail#reviews'
    await built.on(`#url=${encodeURIComponent(input)}`, {}, async (page) => {
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

  test('where nothing was checked, nothing is said to be right', async () => {
    await built.on('#url=', {}, async (page) => {
      await page.locator('#verdict.empty').waitFor()
      expect(await page.locator('#results').isVisible()).toBe(false)
      await urlField(page).fill('https://example.com/')
      await page.locator('#seo .seo-result').waitFor()
      expect(await page.locator('#findings').isVisible()).toBe(false)
      await urlField(page).fill('https://example.com:99999/')
      await page.locator('#findings .problem').waitFor()
      expect(await page.locator('#cleaned').isVisible()).toBe(false)
      await page.goto('#view=rules&url=example.com')
      const trace = page.locator('#rules-trace')
      expect(await textOf(trace)).toBe(rules.noRuleRan)
      await page.locator('#url').fill('https://example.com/')
      expect(await textOf(trace)).toBe(rules.nothingChanged)
    })
  })

  test('a tolerated error moves no part, and an error that fails comes first', async () => {
    await built.on('#url=https://example.com/a', {}, async (page) => {
      await page.locator('#seo .seo-result').waitFor()
      const top = async (selector: string) => (await page.locator(selector).boundingBox())!.y
      await urlField(page).fill('https://example.com/a b')
      await page.locator('#findings .problem.warns').waitFor()
      expect(await top('#findings')).toBeGreaterThan(await top('#parts'))
      await urlField(page).fill('https://example.com:99999/a')
      await page.locator('#findings .problem.fails').waitFor()
      expect(await top('#findings')).toBeLessThan(await top('#parts'))
    })
  })

  test('what should not be followed has no button to copy it', async () => {
    const copying = '#results button.copy, #verdict button.copy'
    await built.on('#url=https://sparkasse.de.kundenservice.top/login', {}, async (page) => {
      await page.locator('#seo .seo-result').waitFor()
      expect(await page.locator(copying).count()).toBe(0)
      await urlField(page).fill('https://example.com/login')
      await page.locator('#verdict.clear').waitFor()
      expect(await page.locator(copying).count()).toBe(2)
    })
  })

  test('a note shows signs in text of the URL, and plain spaces in its own words', async () => {
    await built.on('#url=mailto:a%20b', {}, async (page) => {
      expect(await textOf(row(page, 'path').locator('.note'))).toBe(read.opaquePath)
      await urlField(page).fill('http://[2001:db8::1]/a b%20c')
      expect(await textOf(row(page, 'host').locator('.note'))).toBe(
        read.eightPieces('2001 db8 0 0 0 0 0 1'),
      )
      expect(await textOf(row(page, 'path').locator('.note'))).toBe(`${read.written}/a␣b%20c`)
    })
  })

  test('characters that nobody sees are made visible in the field', async () => {
    await built.on('', {}, async (page) => {
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
    await built.on('', { isFirstVisit: true }, async (page) => {
      await page.addInitScript(() => {
        Reflect.deleteProperty(CSS, 'highlights')
      })
      await page.goto('#url=https://example.com:65536/')
      await page.reload()
      expect(await page.locator('#mirror .fails').textContent()).toBe('65536')
      expect(await page.locator('#mirror .host').textContent()).toBe('example.com')
    })
  })

  test('what the browser says is there if it is something else, with the reason', async () => {
    await built.on('#url=http://example.com/a', {}, async (page) => {
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
    await built.on('', {}, async (page) => {
      const seed = Number(process.env['WAYMARK_SEED'] || Date.now() % 0x100000000)
      const random = new Random(seed)
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
      expect(unknown, `WAYMARK_SEED=${seed}`).toEqual([])
    })
  })
})
