/**
 * The kind of file in which a fact about a page was read: the page itself (`head`, also for what is outside of its head), a file
 * that says what the server sends, a sitemap or a robots.txt, a database, or the export of a crawler.
 */
export type PageSource = AlternateSource | 'crawl'

/** The kinds of files that have alternates. */
export type AlternateSource = 'head' | 'header' | 'sitemap' | 'database'
