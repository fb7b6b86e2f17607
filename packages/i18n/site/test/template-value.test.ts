import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../../../test/growth/expect-linear.ts'
import { findTemplateValue } from '../src/check/template-value.ts'
import { cutUrl } from '../src/check/url-pieces.ts'

/** What is found, with the number of its segment or the name of its parameter. */
function found(url: string): string | null {
  const pieces = cutUrl(url)
  const data = pieces === null ? undefined : findTemplateValue(pieces)?.data
  if (data === undefined) return null
  return `${data['segment'] ?? data['parameter']} ${data['found']}`
}

const site = 'https://a.example'

describe('what a program left is found', () => {
  test.each([
    // https://github.com/iamvishnusankar/next-sitemap/issues/582 and others
    ['/en/undefined', '2 undefined'],
    ['/undefined/about', '1 undefined'],
    ['/product/null', '2 null'],
    ['/null/', '1 null'],
    ['/NaN', '1 NaN'],
    ['/post/[object%20Object]', '2 [object Object]'],
    ['/post/x-%5Bobject%20Object%5D/y', '2 [object Object]'],
    ['/p/[object%20Promise]', '2 [object Promise]'],
    ['/[slug]', '1 [slug]'],
    ['/blog/[...slug]/', '2 [...slug]'],
    ['/docs/%5B%5B...slug%5D%5D', '2 [[...slug]]'],
    ['/[lang]/about', '1 [lang]'],
    ['/:id', '1 :id'],
    ['/search/:id', '2 :id'],
    ['/ram/:slug/:slug1', '2 :slug'],
    ['/a/:path*', '2 :path*'],
    ['/$slug', '1 $slug'],
    ['/posts/$postId', '2 $postId'],
    ['/%7Bslug%7D', '1 {slug}'],
    ['/item-{id}.html', '1 {id}'],
    ['/{post.slug}', '1 {post.slug}'],
    ['/{id:int}', '1 {id:int}'],
    ['/%3Cint:pk%3E/', '1 <int:pk>'],
    ['/{{ page.url }}', '1 {{ page.url }}'],
    ['/a/%7B%7B%20"/b"%20|%20relative_url%20%7D%7D', '2 {{ "/b" | relative_url }}'],
    ['/<%= post_path %>', '1 <%= post_path %>'],
    ['/a/$\u007bslug}/b', '2 $\u007bslug}'],
    ['/{% url "home" %}', '1 {% url "home" %}'],
    ['/?id=undefined', 'id undefined'],
    ['/?a=1&b=null', 'b null'],
    ['/?page=NaN', 'page NaN'],
    ['/?f=[object+Object]', 'f [object Object]'],
    ['/?f=x%5Bobject%20Object%5D', 'f [object Object]'],
    ['/?q={{ term }}', 'q {{ term }}'],
    ['?id=$\u007bid}', 'id $\u007bid}'],
  ])('%s: %s', (path, what) => {
    expect(found(site + path)).toBe(what)
  })
})

describe('what pages are called is not found', () => {
  test.each([
    // Pages about JavaScript, words and people.
    'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/undefined',
    'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Operators/null',
    'https://developer.mozilla.org/ja/docs/Web/JavaScript/Reference/Global_Objects/NaN',
    'https://javascript.info/null',
    'https://en.wikipedia.org/wiki/NaN',
    'https://en.wiktionary.org/wiki/undefined',
    'https://www.merriam-webster.com/dictionary/null',
    'https://www.npmjs.com/package/undefined',
    'https://github.com/tags/null',
    'https://blog.example/dev/null',
    'https://docs.a.example/null',
    // Other words and other letters.
    'https://a.example/nan',
    'https://a.example/Null',
    'https://a.example/undefined-behaviour',
    'https://a.example/null-island',
    'https://a.example/annulled',
    'https://a.example/NaNo',
    'https://a.example/?q=undefined',
    'https://a.example/?search=null',
    'https://a.example/?a=nullable',
    'https://a.example/#undefined',
    // Routes of an API, and files of a program.
    'https://a.example/docs/api/users/:id',
    'https://developers.a.example/reference/users/%7Bid%7D',
    'https://github.com/a/b/blob/main/app/[slug]/page.tsx',
    // Names with such characters.
    'https://a.example/[HorribleSubs]',
    'https://a.example/a[b]c',
    'https://a.example/:smile:',
    'https://a.example/wiki/:Category:Tea',
    'https://a.example/a:b',
    'https://a.example/:',
    'https://cash.example/$name',
    'https://a.example/0/A1B2/$FILE/tea.pdf',
    'https://a.example/odata/$metadata',
    'https://a.example/?List={3F2504E0-4F89-41D3-9A0C-0305E82C3301}',
    'https://a.example/%7B3F2504E0-4F89-41D3-9A0C-0305E82C3301%7D/tea',
    'https://a.example/{}',
    'https://a.example/100$',
    'https://a.example/Mercury_(planet)',
    'https://a.example/?filter[price]=1',
    'https://a.example/?ids=[1,2]',
    // Not a URL that can be read.
    '/undefined',
    'ftp://a.example/undefined',
  ])('%s', (url) => {
    expect(found(url)).toBeNull()
  })
})

test('time grows with the length of a URL', { tags: 'slow' }, async () => {
  await expectLinear((n) => {
    found(`https://docs.a.example${'/null/:id'.repeat(n)}`)
    found(`https://a.example/?${'a={{&'.repeat(n)}`)
  })
})
