const site = 'https://tea.example'

export default {
  title: 'Tea house',
  locales: {
    root: { label: 'English', lang: 'en' },
    de: { label: 'Deutsch', lang: 'de', title: 'Teehaus' },
    fr: { label: 'Français', lang: 'fr', title: 'Maison de thé' },
  },
  sitemap: {
    hostname: site,
    // VitePress lists the translations of each page, and no x-default.
    transformItems: (items) =>
      items.map((item) => {
        const english = item.links.find(({ lang }) => lang === 'en')
        return { ...item, links: [...item.links, { ...english, lang: 'x-default' }] }
      }),
  },
  transformHead({ page }) {
    const path = page.replace(/(?<=^|\/)index\.md$/, '').replace(/\.md$/, '.html')
    return [['link', { rel: 'canonical', href: `${site}/${path}` }]]
  },
}
