export { createPageDecoder, type PageDecoder } from './encoding/page-decoder.ts'
export { type HeaderLink, parseLinkHeader } from './headers/link-header.ts'
export { parseRobotsDirectives, type RobotsDirectives } from './headers/robots-directives.ts'
export { parseXRobotsTag, type XRobotsTag } from './headers/x-robots-tag.ts'
export type {
  PageAlternate,
  PageAnchor,
  PageCanonical,
  PageFacts,
  PageHeader,
  PageLimit,
  PageLink,
  PageMeta,
  PagePlace,
  PageRefresh,
  PageRobots,
  PageSection,
  PageTitle,
} from './page-facts.ts'
export { createPageReader, type PageReader, type PageReaderOptions } from './page-reader.ts'
