type Words = Readonly<Record<string, string>>

/** What an example of a single page is. */
export const PAGE: Words = {
  'index.html of https://a.example/': 'https://a.example/ の index.html',
}

/** What an example of several files is. */
export const FILES: Words = { 'the files of https://a.example/': 'https://a.example/ のファイル' }
