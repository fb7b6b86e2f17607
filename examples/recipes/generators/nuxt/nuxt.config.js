export default defineNuxtConfig({
  modules: ['@nuxtjs/i18n', '@nuxtjs/sitemap'],
  site: { url: 'https://tea.example' },
  // The alternates are in the head.
  sitemap: { autoI18n: false },
  i18n: {
    baseUrl: 'https://tea.example',
    defaultLocale: 'en',
    strategy: 'prefix_except_default',
    detectBrowserLanguage: false,
    locales: [
      { code: 'en', language: 'en' },
      { code: 'de', language: 'de' },
      { code: 'fr', language: 'fr' },
    ],
    customRoutes: 'config',
    pages: {
      tea: { de: '/tee', fr: '/the' },
      coffee: { de: '/kaffee', fr: '/cafe' },
      about: { de: '/ueber-uns', fr: '/a-propos' },
    },
  },
  compatibilityDate: '2026-01-01',
  telemetry: false,
})
