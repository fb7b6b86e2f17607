export const site = 'https://tea.example'

/** The title and the path of each page, by language. */
export const topics = [
  { en: ['Tea house', ''], de: ['Teehaus', ''], fr: ['Maison de thé', ''] },
  { en: ['Tea', '/tea'], de: ['Tee', '/tee'], fr: ['Thé', '/the'] },
  { en: ['Coffee', '/coffee'], de: ['Kaffee', '/kaffee'], fr: ['Café', '/cafe'] },
  { en: ['About us', '/about'], de: ['Über uns', '/ueber-uns'], fr: ['À propos', '/a-propos'] },
]

export const languages = ['en', 'de', 'fr']

export function urlOf(topic, lang) {
  return `/${lang}${topic[lang][1]}`
}

/** The topic of a path, as Next.js splits it. */
export function topicOf(lang, path = []) {
  const wanted = path.map((segment) => `/${segment}`).join('')
  return topics.find((topic) => topic[lang][1] === wanted)
}
