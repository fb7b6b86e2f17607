import sitemap from '@astrojs/sitemap'
import starlight from '@astrojs/starlight'
import waymark from '@waymark/astro'
import { defineConfig } from 'astro/config'

export default defineConfig({
  site: 'https://tea.example',
  integrations: [
    // Starlight has the alternates in the head, so its own sitemap need not repeat them.
    sitemap(),
    starlight({
      title: 'Tea house',
      locales: {
        root: { label: 'English', lang: 'en' },
        de: { label: 'Deutsch' },
        fr: { label: 'Français' },
      },
    }),
    waymark(),
  ],
})
