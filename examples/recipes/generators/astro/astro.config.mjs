import sitemap from '@astrojs/sitemap'
import waymark from '@waymark/astro'
import { defineConfig } from 'astro/config'

export default defineConfig({
  site: 'https://tea.example',
  i18n: { locales: ['en', 'de', 'fr'], defaultLocale: 'en' },
  redirects: { '/teas': '/tea/' },
  integrations: [sitemap(), waymark()],
})
