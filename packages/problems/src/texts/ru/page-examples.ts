type Words = Readonly<Record<string, string>>

/** What an example of a single page is. */
export const PAGE: Words = {
  'index.html of https://a.example/': 'index.html сайта https://a.example/',
}

/** What an example of several files is. */
export const FILES: Words = { 'the files of https://a.example/': 'файлы сайта https://a.example/' }
