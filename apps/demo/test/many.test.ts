import { expect, test } from 'vitest'
import { isForMany, kindOf } from '../src/many/kind.ts'

test.each([
  ['lines of URLs', 'https://a.example/\nhttps://b.example/', 'list'],
  ['URLs with commas', 'https://a.example/?a,b\nhttps://a.example/?c,d', 'list'],
  ['what is no URL', 'not a URL', 'list'],
  ['one line with a comma', 'a, b', 'list'],
  ['nothing', '', 'list'],
  ['a sitemap', '\ufeff\n<?xml version="1.0"?><urlset/>', 'site'],
  ['JSON', ' {"urls": []}', 'site'],
  ['a list in JSON', '["https://a.example/"]', 'site'],
  ['a table with commas', 'id,url,lang\n1,https://a.example/,en', 'site'],
  ['a table with tabs', 'url\tlang\nhttps://a.example/\ten', 'site'],
  ['a table with quotes', '"loc";"lang"\r\n"https://a.example/";"en"', 'site'],
])('%s is taken for what it is', (_, text, kind) => {
  expect(kindOf(text)).toBe(kind)
})

test.each([
  ['two lines with URLs', 'https://a.example/\r\nwww.b.example/', true],
  ['lines with URLs between others', 'a\nhttps://a.example/\n\nb\nhttps://b.example/', true],
  ['a sitemap', '\ufeff<?xml version="1.0"?><urlset/>', true],
  ['a sitemap without a declaration', ' <urlset xmlns="x">', true],
  ['one URL', 'https://a.example/', false],
  ['one URL that a mail has broken', 'https://a.example/b\nc/d', false],
  ['a link in angle brackets', '<https://a.example/>', false],
  ['nothing', '', false],
])('%s: whether it belongs to many URLs', (_, text, isMany) => {
  expect(isForMany(text)).toBe(isMany)
})
