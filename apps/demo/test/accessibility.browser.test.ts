import { expect, test } from 'vitest'
import { violations } from '../../site/test/violations.ts'
import { LANGUAGES } from '../src/language.ts'
import { describeBuiltPage } from './built-page.ts'
import { VIEWS } from './views.ts'

const CASES = LANGUAGES.flatMap((language) =>
  VIEWS.map(([view, hash, drawn]) => ({ language, view, hash, drawn })),
)

describeBuiltPage('the views', (built) => {
  // One page at a time would leave a core idle.
  test.concurrent.each(CASES)(
    '$view in $language is accessible on phones and desktops, light and dark',
    async ({ language, hash, drawn }) => {
      await built.on(`?lang=${language}${hash}`, { reducedMotion: 'reduce' }, async (page) => {
        await page.waitForSelector(drawn)
        await page.locator('details:not(.drawer)').evaluateAll((all) => {
          for (const box of all) box.setAttribute('open', '')
        })
        for (const width of [390, 768, 1440]) {
          await page.setViewportSize({ width, height: 844 })
          // A translation has the elements and the colours of the English page: it is checked where there is least room.
          if (language === 'en' || width === 390) {
            await page.emulateMedia({ colorScheme: 'light' })
            expect(await violations(page), `${width} px`).toEqual([])
            await page.emulateMedia({ colorScheme: 'dark' })
            expect(await violations(page, 'colours'), `${width} px, dark`).toEqual([])
          }
          const { clientWidth, scrollWidth } = await page.evaluate(() => {
            const { clientWidth, scrollWidth } = document.documentElement
            return { clientWidth, scrollWidth }
          })
          expect(scrollWidth, `${width} px`).toBe(clientWidth)
        }
      })
    },
  )
})
