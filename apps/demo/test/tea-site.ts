/** A small site as a build makes it. */

const ORIGIN = 'https://tea.example'

const ALTERNATES = (name: string) =>
  [
    ['en', `/${name}`],
    ['ja', `/ja/${name}`],
    ['x-default', `/${name}`],
  ].map(([lang, path]) => `<link rel="alternate" hreflang="${lang}" href="${ORIGIN}${path}">`)

interface Written {
  readonly lang: string
  readonly title: string
  readonly canonical: string
  readonly alternates: readonly string[]
  readonly links: readonly string[]
}

function page({ lang, title, canonical, alternates, links }: Written): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<title>${title}</title>
<link rel="canonical" href="${ORIGIN}${canonical}">
${alternates.join('\n')}
</head>
<body>
${links.map((link) => `<a href="${link}">${link}</a>`).join('\n')}
</body>
</html>
`
}

const LINKS = ['/', '/green.html', '/ja/', '/ja/green.html']

const home = { lang: 'en', title: 'Tea', canonical: '/', alternates: ALTERNATES(''), links: LINKS }
const green = {
  ...home,
  title: 'Green tea',
  canonical: '/green.html',
  alternates: ALTERNATES('green.html'),
}
const homeJa = { ...home, lang: 'ja', title: 'お茶', canonical: '/ja/' }
const greenJa = { ...green, lang: 'ja', title: '緑茶', canonical: '/ja/green.html' }

const sitemap = (paths: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `<url><loc>${ORIGIN}${path}</loc></url>`).join('\n')}
</urlset>
`

/** Without a problem. */
export const sound: Readonly<Record<string, string>> = {
  'index.html': page(home),
  'green.html': page(green),
  'ja/index.html': page(homeJa),
  'ja/green.html': page(greenJa),
  'sitemap.xml': sitemap(LINKS),
  'robots.txt': `User-agent: *\nAllow: /\nSitemap: ${ORIGIN}/sitemap.xml\n`,
}

/** With a canonical of another language, an alternate that is missing, links that lead nowhere, and a page that is listed and gone. */
export const brokenSite: Readonly<Record<string, string>> = {
  ...sound,
  'green.html': page({ ...green, links: [...LINKS, '/black.html'] }),
  'ja/green.html': page({ ...greenJa, canonical: '/green.html', links: [...LINKS, '/black.html'] }),
  'oolong.html': page({
    ...home,
    title: 'Oolong',
    canonical: '/oolong.html',
    alternates: [`<link rel="alternate" hreflang="jp" href="${ORIGIN}/ja/oolong.html">`],
  }),
  'sitemap.xml': sitemap([...LINKS, '/white.html', '/oolong.html']),
}
