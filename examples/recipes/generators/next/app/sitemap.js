import { languages, site, topics, urlOf } from './pages.js'

export const dynamic = 'force-static'

export default function sitemap() {
  return topics.flatMap((topic) => languages.map((lang) => ({ url: site + urlOf(topic, lang) })))
}
