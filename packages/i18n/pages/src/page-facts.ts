/** A place in a page. */
export interface PagePlace {
  /** From 1. */
  readonly line: number
  /** UTF-16 code units of the line, from 1. */
  readonly column: number
}

/**
 * Where an element is, by the tree construction of the HTML Standard. Search engines use canonicals, alternates and robots
 * only in the head. What is in comments is in no section.
 */
export type PageSection = 'head' | 'body' | 'noscript' | 'template'

/** A link. Its place is that of the `<` of its tag. */
export interface PageLink extends PagePlace {
  /** As written, without character references and the white space around it. */
  readonly href: string
  readonly section: PageSection
}

/** A `link` with `rel=canonical`. */
export interface PageCanonical extends PageLink {
  /**
   * Which of `hreflang`, `lang`, `media` and `type` it has. Google does not use such a canonical. Absent if it has none of them.
   *
   * @see https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls
   */
  readonly attributes?: readonly string[]
}

/** A `link` with `rel=alternate` and `hreflang`. */
export interface PageAlternate extends PageLink {
  readonly hreflang: string
}

/** A link of a page to another, from an `a` or `area`, or the page that an `iframe` or `frame` shows. */
export interface PageAnchor extends PageLink {
  /** As written; `''` if there is none. */
  readonly rel: string
}

/** A `meta` for crawlers. */
export interface PageRobots extends PagePlace {
  /** In lower case: `robots` is all of them. */
  readonly agent: string
  readonly content: string
  readonly section: PageSection
}

/** A `meta` with a name. */
export interface PageMeta extends PagePlace {
  /** Its `property`, or else its `name`, in lower case. */
  readonly name: string
  readonly content: string
  readonly section: PageSection
}

/** A `title`, with white space collapsed. */
export interface PageTitle extends PagePlace {
  readonly text: string
  readonly section: PageSection
}

/** A `meta` with `http-equiv`, which stands for a header. */
export interface PageHeader extends PagePlace {
  readonly name: 'content-language' | 'link' | 'x-robots-tag'
  readonly value: string
  readonly section: PageSection
}

/** A `meta` that sends a browser elsewhere. */
export interface PageRefresh extends PageLink {
  readonly seconds: number
}

/** What exceeded a limit of the reader, where for the first time. */
export interface PageLimit extends PagePlace {
  /**
   * `value`: the value of an attribute or a title has more than 65,536 code units, and is cut. `noscript`: what comes after
   * its first 1,048,576 code units is not looked at. `facts`: of a kind of fact, the first 10,000 are kept.
   */
  readonly limit: 'value' | 'noscript' | 'facts'
}

/** What a page says about itself, in the order of the page. */
export interface PageFacts {
  /** The `lang` of the `html` element; its `xml:lang` if there is no `lang`. */
  readonly lang: (PagePlace & { readonly value: string }) | null
  /** The first `base` with an `href` in the head or the body. */
  readonly base: PageLink | null
  readonly titles: readonly PageTitle[]
  /** Each `link` with an `href` whose `rel` has the word `canonical`. */
  readonly canonicals: readonly PageCanonical[]
  /** Each `link` with `href` and `hreflang` whose `rel` has the word `alternate`. */
  readonly alternates: readonly PageAlternate[]
  readonly robots: readonly PageRobots[]
  /** The first in the head or the body that browsers follow. An `href` of `''` is the page itself. */
  readonly refresh: PageRefresh | null
  readonly headers: readonly PageHeader[]
  /**
   * What ended the head before the author's `</head>` or `<body>`: an element that may not be in it, or text, which has the name
   * `''`. `null` if nothing did, if neither tag comes later, and with `headOnly`.
   */
  readonly headEnd: (PagePlace & { readonly element: string }) | null
  readonly limits: readonly PageLimit[]
}
