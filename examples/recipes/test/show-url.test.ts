import { expect, test } from 'vitest'
import { showUrl } from '../src/show-url.ts'

test('a harmless link is short, with its domain in bold', () => {
  // #region use
  expect(showUrl('https://www.example.com/a/שלום?q=<b>')).toEqual({
    html: 'www.<b>example.com</b>/a/<bdi>שלום</bdi>?q=%3Cb%3E',
    level: 'clear',
    headline: 'Nothing deceptive found.',
  })

  expect(showUrl('https://аррӏе.com/login')).toEqual({
    html: '<b>xn--80ak6aa92e.com</b>/login',
    level: 'stop',
    headline: 'Deceptive host: it leads to xn--80ak6aa92e.com, which looks like apple.com.',
  })

  expect(showUrl('https://bank.example@evil.example/login').headline).toBe(
    'Deceptive user name: it leads to evil.example, not to bank.example.',
  )
  expect(showUrl('https://rnuseum.example/', ['museum.example']).level).toBe('stop')
  expect(showUrl('https://a b/').html).toBeNull()
  // #endregion use
})

test('nothing of a link becomes markup', () => {
  const urls = [
    'data:text/html,<script>alert(1)</script>',
    'https://a.example/"onmouseover="x',
    'x:<b>&amp;',
    'https://a.example/?<img>#<img>',
  ]
  for (const url of urls) {
    const { html } = showUrl(url)
    expect(html?.replace(/<\/?(?:b|bdi)>/g, '') ?? '', url).not.toMatch(/[<"]|&(?!amp;|lt;|quot;)/)
  }
})
