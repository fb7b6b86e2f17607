/** Where a fact about a page comes from: its head, what the server sends, a sitemap, a database, or the export of a crawler. */
export type PageSource = 'head' | 'header' | 'sitemap' | 'database' | 'crawl'
