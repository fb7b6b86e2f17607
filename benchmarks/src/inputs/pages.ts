const LANGUAGES = [
  ...['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'fi', 'nb', 'cs', 'ja', 'ko'],
  ...['zh-Hans', 'zh-Hant', 'en-GB', 'en-AU', 'de-AT', 'de-CH', 'fr-CA', 'es-MX', 'pt-BR', 'ru'],
  ...['uk', 'tr', 'el', 'hu', 'ro', 'bg', 'hr', 'sk', 'sl', 'et', 'lv', 'lt', 'vi', 'th', 'id'],
]

/** Heads of a shop in many languages, 3 to 8 kB with 10 to 40 alternates, up to the tag of the body. */
export function madeHeads(items: number): readonly string[] {
  return Array.from({ length: items }, (_, n) => madeHead(n))
}

/** Pages with such heads and long lists of links. */
export function madePages(items: number, length: number): readonly string[] {
  return madeHeads(items).map((head, n) => {
    const parts = [head, '<header><nav>', links(n, 20), '</nav></header><main>']
    let size = head.length
    for (let i = 0; size < length; i++) {
      const part = card(n, i)
      parts.push(part)
      size += part.length
    }
    return [...parts, '</main><footer>', links(n, 10), '</footer></body></html>\n'].join('')
  })
}

const SENTENCE = 'Leaves of the first flush, dried in the sun. '

function madeHead(n: number): string {
  const path = `/products/green-tea-${n}/`
  const url = (lang: string) => `https://shop.example/${lang.toLowerCase()}${path}`
  const alternates = LANGUAGES.slice(0, 10 + (n % 31)).map((lang) => ({ lang, loc: url(lang) }))
  return headOf(n, { lang: 'en', loc: url('en'), alternates })
}

/** What differs between the heads of a shop. */
export interface HeadSpec {
  readonly lang: string
  /** The canonical URL. */
  readonly loc: string
  readonly alternates: readonly { readonly lang: string; readonly loc: string }[]
}

/** A head up to the tag of the body, with some of what shops have in it. */
export function headOf(n: number, { lang, loc, alternates }: HeadSpec): string {
  const links = alternates.map(
    (link) => `<link rel="alternate" hreflang="${link.lang}" href="${link.loc}">`,
  )
  const cards = ['og:title', 'og:description', 'og:type', 'og:url', 'og:image', 'og:site_name']
    .concat(['og:locale', 'twitter:card', 'twitter:title', 'twitter:description', 'twitter:image'])
    .map((name) => `<meta property="${name}" content="Green tea ${n} &amp; more: ${SENTENCE}">`)
  const data = { '@context': 'https://schema.org', '@type': 'Product', name: `Green tea ${n}` }
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Green tea ${n} &amp; more | Shop</title>
<meta name="description" content="${SENTENCE.repeat(3)}">
<meta name="robots" content="index, follow, max-image-preview:large">
<link rel="canonical" href="${loc}">
${links.join('\n')}
${cards.join('\n')}
<link rel="preload" href="/fonts/text.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/assets/main.${n}.css">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>:root{${Array.from({ length: 20 }, (_, i) => `--c${i}:#${i}${i}a;`).join('')}}</style>
<script type="application/ld+json">${JSON.stringify({ ...data, tags: LANGUAGES.slice(0, n % 40) })}</script>
<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}</script>
<script src="/assets/main.${n}.js" type="module"></script>
</head>
<body>
`
}

function links(n: number, count: number): string {
  return Array.from({ length: count }, (_, i) => `<a href="/teas/${n}/${i}">Tea ${i}</a>\n`).join(
    '',
  )
}

function card(n: number, i: number): string {
  return `<article class="card"><a href="/products/tea-${n}-${i}/?from=list&amp;at=${i}"><img src="/images/${i}.jpg" alt="Tea ${i}" loading="lazy"></a>
<h2>Tea ${i}</h2><p>Leaves of the <em>first</em> flush, dried in the sun &amp; rolled by hand.</p>
<button type="button" data-id="${i}">Add</button></article>
`
}
