import { expect, test } from 'vitest'
import { describeBuiltPage } from './built-page.ts'
import { LAZY_VIEWS, row, textOf, untilDrawn, urlField } from './page-actions.ts'
import { goTo } from './views.ts'

describeBuiltPage('without a network', (built) => {
  test('every view opens from a disk, too', async () => {
    await built.on(`file://${built.folder}/index.html`, {}, async (page) => {
      for (const view of LAZY_VIEWS) {
        await goTo(page, view)
        await untilDrawn(page, view)
      }
    })
  })

  test('after one visit, it works without a network, every view of it', async () => {
    await built.on('', { isFirstVisit: true }, async (page) => {
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
    await built.on(`file://${built.folder}/index.html#url=http://0x7f.1/`, {}, async (page) => {
      expect(await textOf(row(page, 'host'))).toContain('127.0.0.1')
    })
  })
})
