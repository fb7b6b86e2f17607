import Link from 'next/link'
import { languages, site, topicOf, topics, urlOf } from '../../pages.js'

export const dynamicParams = false

export function generateStaticParams() {
  return topics.flatMap((topic) =>
    languages.map((lang) => ({ lang, path: topic[lang][1].split('/').slice(1) })),
  )
}

export async function generateMetadata({ params }) {
  const { lang, path } = await params
  const topic = topicOf(lang, path)
  const urls = Object.fromEntries(languages.map((language) => [language, urlOf(topic, language)]))
  return {
    metadataBase: new URL(site),
    title: topic[lang][0],
    alternates: { canonical: urls[lang], languages: { ...urls, 'x-default': urls.en } },
  }
}

export default async function Page({ params }) {
  const { lang, path } = await params
  const topic = topicOf(lang, path)
  return (
    <main>
      <h1>{topic[lang][0]}</h1>
      {topics.map((other) => (
        <Link key={other.en[0]} href={urlOf(other, lang)}>
          {other[lang][0]}
        </Link>
      ))}
      {languages.map((language) => (
        <a key={language} href={urlOf(topic, language)}>
          {language}
        </a>
      ))}
    </main>
  )
}
