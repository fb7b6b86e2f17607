import { expect, test } from 'vitest'
import { describeBuiltPage } from './built-page.ts'
import { textOf, urlField } from './page-actions.ts'

describeBuiltPage('hosts', (built) => {
  test('a host is taken apart, code point by code point', async () => {
    await built.on('#view=hosts&host=www.аррӏе.com', {}, async (page) => {
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
      await expect.poll(() => page.url()).toContain('view=hosts&url=http://shop.')
      await page.reload()
      expect(await field.inputValue()).toBe('http://shop.example.co.uk/')
    })
  })

  test.each([
    ['ja', 'この'],
    ['ru', 'этот компьютер'],
  ])('the view of hosts speaks %s', async (language, words) => {
    await built.on(`?lang=${language}#view=hosts&host=127.1`, {}, async (page) => {
      await expect.poll(() => textOf(page.locator('#hosts-headline'))).toContain(words)
    })
  })
})
