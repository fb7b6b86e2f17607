export type { FeedReaderOptions } from './feed/read-feed.ts'
export { readFeed } from './feed/read-feed.ts'
