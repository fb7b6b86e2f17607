import { expect, test } from 'vitest'
import { violations } from '../../site/test/violations.ts'
import { LANGUAGES } from '../src/language.ts'
import { TAB_OF } from '../src/page-view.ts'
import { describeBuiltPage } from './built-page.ts'
import { expectLegible } from './expect-legible.ts'
import { englishLeft, openDetails } from './in-page.ts'
import { VIEWS } from './views.ts'

const CASES = LANGUAGES.flatMap((language) =>
  VIEWS.map(([view, hash, drawn]) => ({ language, view, hash, drawn })),
)

const OWN_LETTERS = {
  en: /[a-z]/,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ru: /\p{Script=Cyrillic}/u,
}

describeBuiltPage('the views', (built) => {
  test.each(CASES)(
    '$view speaks $language, and is accessible on phones, tablets and desktops, light and dark',
    async ({ language, view, hash, drawn }) => {
      await built.on(`?lang=${language}${hash}`, { reducedMotion: 'reduce' }, async (page) => {
        await page.waitForSelector(drawn)
        // What is pale while it is read anew.
        await page.waitForFunction(() => document.querySelector('[inert]') === null)
        await page.evaluate(openDetails, Number.POSITIVE_INFINITY)
        expect(await page.locator('html').getAttribute('lang')).toBe(language)
        expect(await page.title()).toMatch(OWN_LETTERS[language])
        expect(await page.locator(`#tab-${TAB_OF[view]}`).textContent()).toMatch(
          OWN_LETTERS[language],
        )
        if (language !== 'en') {
          expect(await page.evaluate(englishLeft)).toEqual([])
          // A translation has the elements of the English page: of boxes of one kind, two are enough.
          await page.evaluate(openDetails, 2)
        }
        for (const width of [390, 768, 1440]) {
          await page.setViewportSize({ width, height: 844 })
          if (language !== 'en') expect(await page.evaluate(englishLeft), `${width} px`).toEqual([])
          for (const colorScheme of ['light', 'dark'] as const) {
            const look = `${width} px, ${colorScheme}`
            await page.emulateMedia({ colorScheme })
            // Only colours are others in the dark.
            const inLight = language === 'en' || width === 390 ? 'all' : 'layout'
            const of = colorScheme === 'light' ? inLight : 'colours'
            expect(await violations(page, of), look).toEqual([])
            await expectLegible(page, width, look)
          }
        }
      })
    },
  )
})
