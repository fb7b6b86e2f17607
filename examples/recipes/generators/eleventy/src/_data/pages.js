/** The title and the path of each page, by language. */
const topics = [
  { en: ['Tea house', ''], de: ['Teehaus', ''], fr: ['Maison de thé', ''] },
  { en: ['Tea', 'tea/'], de: ['Tee', 'tee/'], fr: ['Thé', 'thé/'] },
  { en: ['Coffee', 'coffee/'], de: ['Kaffee', 'kaffee/'], fr: ['Café', 'café/'] },
  { en: ['About us', 'about/'], de: ['Über uns', 'über-uns/'], fr: ['À propos', 'à-propos/'] },
]

const urlOf = (topic, lang) => `/${lang}/${topic[lang][1]}`

export default topics.flatMap((topic) =>
  Object.keys(topic).map((lang) => ({
    lang,
    title: topic[lang][0],
    url: urlOf(topic, lang),
    translations: Object.keys(topic).map((language) => ({ language, url: urlOf(topic, language) })),
    others: topics.map((other) => ({ title: other[lang][0], url: urlOf(other, lang) })),
  })),
)
