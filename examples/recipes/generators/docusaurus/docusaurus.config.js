module.exports = {
  title: 'Tea house',
  url: 'https://tea.example',
  baseUrl: '/',
  onBrokenLinks: 'throw',
  i18n: { defaultLocale: 'en', locales: ['en', 'de', 'fr'] },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  themeConfig: { navbar: { title: 'Tea house', items: [{ type: 'localeDropdown' }] } },
}
