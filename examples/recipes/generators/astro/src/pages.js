/** The title and the path of each page, by language. */
export const topics = [
  { en: ['Tea house', ''], de: ['Teehaus', ''], fr: ['Maison de thé', ''] },
  { en: ['Tea', 'tea'], de: ['Tee', 'tee'], fr: ['Thé', 'thé'] },
  { en: ['Coffee', 'coffee'], de: ['Kaffee', 'kaffee'], fr: ['Café', 'café'] },
  { en: ['About us', 'about'], de: ['Über uns', 'über-uns'], fr: ['À propos', 'à-propos'] },
]

export const languages = ['en', 'de', 'fr']
