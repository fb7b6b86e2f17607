import { createPageReader, type PageAnchor, type PageFacts, type PageMeta } from '@waymark/pages'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'
import { parseDeclarativeRefresh } from '../src/facts/declarative-refresh.ts'

function read(html: string): PageFacts {
  const reader = createPageReader()
  reader.write(html)
  return reader.end()
}

function linksOf(html: string): readonly PageAnchor[] {
  const links: PageAnchor[] = []
  const reader = createPageReader({ onLink: (link) => links.push(link) })
  reader.write(html)
  reader.end()
  return links
}

function textOf(html: string): readonly (readonly [text: string, isMain: boolean])[] {
  const words: (readonly [string, boolean])[] = []
  const reader = createPageReader({ onText: (...piece) => words.push(piece) })
  reader.write(html)
  reader.end()
  return words
}

const LINK = '<link rel=canonical href=/a>'
const sections = (html: string) => read(html).canonicals.map(({ section }) => section)

test('a page without anything has no facts', () => {
  expect(read('')).toEqual({
    lang: null,
    base: null,
    titles: [],
    canonicals: [],
    alternates: [],
    robots: [],
    refresh: null,
    headers: [],
    headEnd: null,
    limits: [],
  })
})

describe('sections', () => {
  test.each([
    ['without any other tag', LINK],
    ['before the head', `<!doctype html>\n<html>\n${LINK}<head>`],
    ['between the head and the body', `<head></head>\n<!-- x -->${LINK}<body>`],
    ['after a comment with tags', `<!-- <p> <body> -->${LINK}`],
    ['after a script with tags', `<script>"<p>"</script>${LINK}`],
    [
      'after a script with a commented script',
      `<script><!--<script></script><p>--></script>${LINK}`,
    ],
    [
      'after a script with two commented scripts',
      `<script><!--<script></script><script></script><p>--></script>${LINK}`,
    ],
    ['after a title that is written like a tag', `<title><p></title>${LINK}`],
    ['after a noscript with an image', `<noscript><img src=/pixel></noscript>${LINK}`],
    ['after a template with paragraphs', `<template><p>x</template>${LINK}`],
    ['after an end tag that ends nothing', `</p></div></span>${LINK}`],
    ['after an unknown declaration', `<?php x ?><!x></ x>${LINK}`],
    ['after an end tag with a ">" in an attribute', `<title></title a=">">${LINK}`],
    ['after noframes', `<noframes><p></noframes>${LINK}`],
    ['in a second head', `<head></head><head>${LINK}`],
  ])('a link %s is in the head', (_, html) => {
    expect(sections(html)).toEqual(['head'])
  })

  test.each([
    ['after text', `x${LINK}`],
    ['after an element that the head cannot have', `<head><div></div>${LINK}</head>`],
    ['after a custom element', `<head><my-head></my-head>${LINK}`],
    ['after an image', `<img>${LINK}`],
    ['after an iframe, whose contents are text', `<iframe><p></iframe>${LINK}`],
    ['after </br>', `</br>${LINK}`],
    ['after </body>', `</body>${LINK}`],
    ['after the body', `<body></body></html>${LINK}`],
    ['after a noscript between head and body', `</head><noscript></noscript>${LINK}`],
    ['in an SVG description', `<svg><desc>${LINK}`],
    ['after an SVG that a paragraph ends', `<svg><g><p>${LINK}`],
    ['in a table', `<table><tr>${LINK}`],
  ])('a link %s is in the body', (_, html) => {
    expect(sections(html)).toEqual(['body'])
  })

  test.each([
    ['in a comment', `<!-- ${LINK} -->`],
    ['in a comment without an end', `<!-- ${LINK}`],
    ['in a conditional comment', `<!--[if IE]>${LINK}<![endif]-->`],
    ['after plaintext', `<plaintext></plaintext>${LINK}`],
    ['in SVG', `<svg>${LINK}</svg>`],
    ['in a CDATA section of SVG', `<svg><![CDATA[>${LINK}]]></svg>`],
    ['in a frameset', `<frameset>${LINK}`],
    ['that is not whole', '<link rel=canonical href=/a'],
    ['in an attribute', `<meta content='${LINK}'>`],
    ['in a bogus comment', '<?x <link rel=canonical href=/a ?>'],
  ])('a link %s is none', (_, html) => {
    expect(sections(html)).toEqual([])
  })

  test.each([...['script', 'style', 'title', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes']])(
    'a link in %s is text',
    (name) => {
      expect(sections(`<body><${name}>${LINK}</${name}>${LINK}`)).toEqual(['body'])
    },
  )

  test('noscript and template are told apart, and neither changes what is around it', () => {
    const html = `<noscript>${LINK}<p></noscript><template>${LINK}</template>${LINK}`
    expect(sections(html)).toEqual(['noscript', 'template', 'head'])
    // A template in a noscript, and a noscript in a template, which is not looked into.
    expect(sections(`<noscript><template>${LINK}</template></noscript>`)).toEqual(['template'])
    expect(linksOf('<noscript><template><a href=/x></template></noscript>')).toEqual([])
    expect(sections(`<template><noscript>${LINK}</noscript></template>`)).toEqual([])
  })

  test('a template without an end takes the rest of the page', () => {
    expect(sections(`<template></head><body>${LINK}`)).toEqual(['template'])
  })

  test('a noscript ends at its first end tag, whatever it is in, as where scripts run', () => {
    expect(sections(`<noscript><iframe src=/x></noscript>${LINK}`)).toEqual(['head'])
    expect(sections(`<noscript><!-- </noscript>${LINK}`)).toEqual(['head'])
  })

  test('CDATA in HTML is a comment that ends at the first ">"', () => {
    expect(sections(`<![CDATA[ >${LINK} ]]>${LINK}`)).toEqual(['head', 'body'])
  })
})

describe('what ended the head', () => {
  const endOf = (html: string) => read(html).headEnd

  test('an element or text that does not belong there, if the author ends the head later', () => {
    expect(endOf('<head>\n <div></div></head>')).toEqual({ element: 'div', line: 2, column: 2 })
    expect(endOf('<head>\r\n  tea<body>')).toEqual({ element: '', line: 2, column: 3 })
    expect(endOf('<img><head>')).toEqual({ element: 'img', line: 1, column: 1 })
    expect(endOf('<head></br></head>')).toEqual({ element: 'br', line: 1, column: 7 })
  })

  test('nothing, where the author left out the tags or ended the head', () => {
    expect(endOf('<title>x</title><p>tea')).toBeNull()
    expect(endOf('<head></head><p>tea<body>')).toBeNull()
    expect(endOf('<head><body><p></head>')).toBeNull()
    expect(endOf('<head><div><template></head></template>')).toBeNull()
  })
})

describe('facts', () => {
  test('values lose references and outer white space, and the first of two attributes counts', () => {
    const html =
      "<LINK hreflang=de REL='x\n ALTERNATE' HREF='\n /a?b=1&amp;c&copy=2&#x20AC;&notin; ' href=/b>"
    expect(read(html).alternates).toEqual([
      { href: '/a?b=1&c&copy=2€∉', hreflang: 'de', section: 'head', line: 1, column: 1 },
    ])
  })

  test('rel is words between ASCII white space', () => {
    expect(read('<link rel="my-canonical canonicals" href=/a>').canonicals).toEqual([])
    expect(read('<link rel="canonical\u00a0x" href=/a>').canonicals).toEqual([])
    expect(read('<link rel="shortlink\tcanonical\fx" href=/a>').canonicals).toHaveLength(1)
    expect(read('<lin\u212a rel=canonical href=/a>').canonicals).toEqual([])
  })

  test('a link needs an href, which may be empty', () => {
    expect(read('<link rel=canonical><link rel=canonical href>').canonicals).toEqual([
      { href: '', section: 'head', line: 1, column: 21 },
    ])
    expect(read('<link rel=alternate href=/a>').alternates).toEqual([])
  })

  test('one link may be a canonical and an alternate', () => {
    const { canonicals, alternates } = read('<link rel="canonical alternate" hreflang=en href=/>')
    expect([canonicals.length, alternates.length]).toEqual([1, 1])
  })

  test('of two html tags the second adds what the first does not have', () => {
    expect(read('<html xml:lang=fr><html lang=de><html lang=en>').lang).toEqual({
      value: 'de',
      line: 1,
      column: 19,
    })
    expect(read('<html xml:lang=fr>').lang?.value).toBe('fr')
    expect(read('<html lang="">').lang?.value).toBe('')
    expect(read('<template><html lang=de></template>').lang).toBeNull()
    expect(read('<noscript><html lang=de></noscript>').lang).toBeNull()
  })

  test('the first base with an href counts', () => {
    const html = '<base target=_top><template><base href=/t></template><base href=/a><base href=/b>'
    expect(read(html).base).toEqual({ href: '/a', section: 'head', line: 1, column: 54 })
  })

  test('titles are those of HTML', () => {
    const html = '<title>\n a\t&lt;b> \r\n&amp;&amp c </title><svg><title>d</title></svg><title>e'
    expect(read(html).titles.map(({ text, section }) => [text, section])).toEqual([
      ['a <b> && c', 'head'],
      ['e', 'body'],
    ])
  })

  test('robots are for all crawlers or for one', () => {
    const html = [
      '<meta name=Robots content="noindex, x">',
      '<meta name="googlebot-news" content="NOINDEX">',
      '<meta name="yandex" content="none">',
      '<meta name="robots" content="">',
      '<meta name="robots">',
      // Not for crawlers.
      '<meta name="msapplication-config" content="none">',
      '<meta name="keywords" content="index, follow">',
      '<meta name="bottom" content="none">',
      '<meta name="chatbot" content="friendly">',
      '<meta property="robots" content="noindex">',
    ]
    expect(read(html.join('')).robots.map(({ agent, content }) => [agent, content])).toEqual([
      ['robots', 'noindex, x'],
      ['googlebot-news', 'NOINDEX'],
      ['yandex', 'none'],
      ['robots', ''],
    ])
  })

  test('headers in http-equiv are told', () => {
    const html =
      '<meta http-equiv=Content-Language content=de><meta http-equiv=X-UA-Compatible content=x>'
    expect(read(html).headers).toEqual([
      { name: 'content-language', value: 'de', section: 'head', line: 1, column: 1 },
    ])
  })

  test('the first refresh that browsers follow counts', () => {
    const html = `<noscript><meta http-equiv=refresh content=0></noscript>
<meta http-equiv=refresh content=x><meta http-equiv=REFRESH content="0; url='/a'">`
    const { refresh } = read(html)
    expect(refresh).toEqual({ seconds: 0, href: '/a', section: 'head', line: 2, column: 36 })
  })

  test.each([
    ['0', 0, ''],
    ['5; url=/a', 5, '/a'],
    [' 5.9 , URL = "/a" x', 5, '/a'],
    ["0;url='/a", 0, '/a'],
    ['0 /a', 0, '/a'],
    ['0;/a', 0, '/a'],
    ['0;"/a"b', 0, '/a'],
    ['.5;x', 0, 'x'],
    ['0; url', 0, 'url'],
    ['0; user=/a', 0, 'user=/a'],
    ['0;', 0, ''],
    ['9'.repeat(400), Number.MAX_SAFE_INTEGER, ''],
  ])('a refresh of %j is in %i seconds to %j', (content, seconds, href) => {
    expect(parseDeclarativeRefresh(content)).toEqual({ seconds, href })
  })

  test.each(['', 'x', 'url=/a', '5x', '-1', '5/a'])('a refresh of %j is none', (content) => {
    expect(parseDeclarativeRefresh(content)).toBeNull()
  })
})

describe('links', () => {
  test('are those of HTML and SVG, except in templates', () => {
    const html = `<a href=" /a " rel="x"></a><a name=b></a><area href=/c><template><a href=/d></template>
<noscript><a href=/e></noscript><svg><a xlink:href=/f></a><a xlink:href=/h href=/g></a></svg><a xlink:href=/i>`
    expect(linksOf(html).map(({ href, rel, section }) => [href, rel, section])).toEqual([
      ['/a', 'x', 'body'],
      ['/c', '', 'body'],
      ['/e', '', 'noscript'],
      ['/f', '', 'body'],
      ['/g', '', 'body'],
    ])
  })

  test('lead to the pages that are shown in frames', () => {
    const html = `<iframe src=" /a "><a href=/text></a></iframe><iframe srcdoc=x></iframe><template><iframe src=/b></iframe></template>
<noscript><iframe src=/c></iframe></noscript><svg><iframe src=/d></iframe></svg><iframe href=/e></iframe>`
    expect(linksOf(html).map(({ href, section }) => [href, section])).toEqual([
      ['/a', 'body'],
      ['/c', 'noscript'],
    ])
    expect(linksOf('<frameset><frame src=/f></frameset>').map(({ href }) => href)).toEqual(['/f'])
  })

  test('have places in UTF-16 code units, for every kind of line break', () => {
    const html =
      '<p>😀<a href=1>\r\n<a href=2>\r <a href=3>\n\n😀<a href=4><noscript>\r\n <a href=5>'
    expect(linksOf(html).map(({ line, column }) => [line, column])).toEqual([
      [1, 6],
      [2, 1],
      [3, 2],
      [5, 3],
      [6, 2],
    ])
  })
})

describe('main text', () => {
  test('is what is in main', () => {
    const html =
      '<title>t</title><nav>n</nav><main><header>Tea</header> <b>&amp;</b>\n milk<nav>m</nav><aside>a</aside><footer>f</footer></main><p>p'
    expect(textOf(html).filter(([, isMain]) => isMain)).toEqual([
      ['Tea', true],
      ['&', true],
      ['milk', true],
    ])
  })

  test('is not what comes after an end tag whose paragraph an element of the same place has closed', () => {
    expect(textOf('<p>a<nav>n</p>m</nav>b').map(([words]) => words)).toEqual(['a', 'b'])
  })

  test('longer than 65,536 code units comes in several pieces', () => {
    const word = 'a'.repeat(65_536)
    expect(textOf(`<main>${word}`)).toEqual([[word, true]])
    expect(textOf(`<main> ${word}bcd <b>e</b>`)).toEqual([
      [word, true],
      ['bcd', true],
      ['e', true],
    ])
  })

  test('is else the body without what pages repeat', () => {
    const html = `<body><header>h<p>h</header><p> Tea\n  time </p><script>s</script><style>s</style>
<textarea>t</textarea><noscript>n</noscript><template>t</template><svg><text>s</text></svg>
<aside>a</aside><footer>f</footer>`
    expect(textOf(html)).toEqual([['Tea time', false]])
  })
})

describe('reading', () => {
  test('may stop at the end of the head', () => {
    const reader = createPageReader({ headOnly: true })
    reader.write(`${LINK}${' '.repeat(2_000)}`)
    expect(reader.isDone).toBe(false)
    reader.write(`<p>${LINK}`.repeat(500))
    expect(reader.isDone).toBe(true)
    reader.write(LINK)
    expect(reader.end().canonicals).toHaveLength(1)
  })

  test('gives the same in pieces of any size', () => {
    const row = (n: number) =>
      `<p class="x">row ${n} &amp; text\r\n<a href="/p${n}" hreflang=de>tea ${n}</a><![CDATA[x]]>\r` +
      `<svg><![CDATA[<a href=/no>]]><title>${n}</title></svg><script>a = "</p>"</script><!-- ${n} -->\n</P >` +
      `<link rel=canonical href="/c${n}"/><script type="application/ld+json">[${n}]</script>`
    const html = `<title>t</title>${Array.from({ length: 30 }, (_, n) => row(n)).join('')}`
    const readIn = (size: number) => {
      const told: unknown[] = []
      let text = ''
      const reader = createPageReader({
        onLink: (link) => told.push(link),
        onJsonLd: (json) => told.push(json),
        // Where a text is cut is not told.
        onText: (piece, isMain) => {
          text += `${piece} ${isMain}\n`
        },
      })
      for (let at = 0; at < html.length; at += size) reader.write(html.slice(at, at + size))
      return { facts: reader.end(), told, text }
    }
    const whole = readIn(html.length)
    expect(whole.facts.canonicals).toHaveLength(30)
    expect(whole.told).toHaveLength(60)
    for (const size of [1, 3, 7, 100, 1_023, 1_024, 1_025, 1_460]) {
      expect(readIn(size), String(size)).toEqual(whole)
    }
  })

  test('takes a byte order mark at the beginning only', () => {
    expect(read(`\uFEFF${LINK}`).canonicals).toMatchObject([{ section: 'head', column: 1 }])
    expect(sections(`<html>\uFEFF${LINK}`)).toEqual(['body'])
  })

  test('takes strings only', () => {
    const reader = createPageReader()
    expect(() => reader.write(new Uint8Array(1) as never)).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'text' }),
    )
  })

  test('gives no more after the end', () => {
    const reader = createPageReader()
    reader.write(LINK)
    expect(reader.end()).toEqual(reader.end())
    expect(reader.isDone).toBe(true)
  })
})

test('the base so far is known while links come', () => {
  const bases: (string | null)[] = []
  const reader = createPageReader({ onLink: () => bases.push(reader.base?.href ?? null) })
  reader.write('<a href=a>a</a><base href=/x/><base href=/y/><a href=b>b</a>')
  reader.end()
  expect(bases).toEqual([null, '/x/'])
})

test('the meta refresh so far is known while links come', () => {
  const leads: (string | null)[] = []
  const reader = createPageReader({ onLink: () => leads.push(reader.refresh?.href ?? null) })
  reader.write('<a href=a>a</a><meta http-equiv=refresh content="0;url=/x"><a href=b>b</a>')
  reader.end()
  expect(leads).toEqual([null, '/x'])
})

test('a canonical with attributes of an alternate says which', () => {
  const reader = createPageReader()
  reader.write('<link rel=canonical href=/a><link rel=canonical media=print hreflang=de href=/b>')
  expect(reader.end().canonicals.map(({ attributes }) => attributes)).toEqual([
    undefined,
    ['hreflang', 'media'],
  ])
})

test('each meta with a name or property and a content is told', () => {
  const found: PageMeta[] = []
  const reader = createPageReader({ onMeta: (meta) => found.push(meta) })
  reader.write('<meta name=" Description " content="Tea &amp; milk">\n<meta charset=utf-8>')
  reader.write('<meta name=a><meta name=b property=og:Title content=c><body><meta name=d content>')
  reader.end()
  expect(found).toEqual([
    { name: 'description', content: 'Tea & milk', section: 'head', line: 1, column: 1 },
    { name: 'og:title', content: 'c', section: 'head', line: 2, column: 34 },
    { name: 'd', content: '', section: 'body', line: 2, column: 81 },
  ])
})

describe('JSON-LD', () => {
  const dataOf = (html: string, sizes: number): readonly string[] => {
    const found: string[] = []
    const reader = createPageReader({ onJsonLd: (text) => found.push(text) })
    for (let at = 0; at < html.length; at += sizes) reader.write(html.slice(at, at + sizes))
    reader.end()
    return found
  }

  test.each([1, 7, 1000])('is told as it is written, in pieces of %i', (sizes) => {
    const html =
      '<title>t</title><script type=" Application/LD+JSON ">{"a":"&amp;<p>"}</script><script>1</script>' +
      '<body><script type="application/ld+json">[]</script><script type="application/json">2</script>'
    expect(dataOf(html, sizes)).toEqual(['{"a":"&amp;<p>"}', '[]'])
  })

  test('is not told if it is in a template or a noscript, or too long', () => {
    const script = (text: string) => `<script type="application/ld+json">${text}</script>`
    expect(dataOf(`<template>${script('1')}</template>`, 1000)).toEqual([])
    expect(dataOf(`<noscript>${script('1')}</noscript>`, 1000)).toEqual([])
    expect(dataOf(script(' '.repeat(262_144)), 100_000)).toHaveLength(1)
    expect(dataOf(script(' '.repeat(262_145)), 100_000)).toEqual([])
  })
})
