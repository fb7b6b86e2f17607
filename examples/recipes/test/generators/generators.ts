/** A generator of sites, and what it makes of its example in `examples/recipes/generators`. */
export interface Generator {
  /** The name of its folder. */
  readonly name: string
  /** Where the pages are after a build. */
  readonly output: string
  /** A program that npm does not install. */
  readonly program?: string
  /** The end of the URLs of its pages. */
  readonly ending: '' | '/' | '.html'
  /** The path of the home page of each language. */
  readonly homes: Readonly<Record<string, string>>
  /** The paths of three pages in each language, without their ending. */
  readonly topics: Readonly<Record<string, readonly string[]>>
  /** Where the alternates are. */
  readonly alternates: 'head' | 'sitemap'
  /** What is found of a fault, by its name, if that is not what a site with all in its heads has; `null` if it cannot have it. */
  readonly differing?: Readonly<Record<string, Readonly<Record<string, number>> | null>>
}

/** The URLs of its pages have no ending. */
const WITHOUT_ENDINGS: Generator['differing'] = {
  'an alternate without its slash or .html': null,
}

/** A page that is not listed has no alternates. */
const WITH_LISTED_ALTERNATES: Generator['differing'] = {
  'alternates-ignored': null,
  'page-not-listed': { 'page-not-listed': 1, 'alternates-missing': 1 },
  'a page that is listed only under a URL that redirects': {
    'listed-page-redirects': 1,
    'alternates-missing': 1,
  },
  // In a sitemap, all URLs must be absolute.
  'page-url-relative': null,
}

const ENGLISH_AT_ROOT = { en: '/', de: '/de/', fr: '/fr/' }

const SAME_WORDS = {
  en: ['/tea', '/coffee', '/about'],
  de: ['/de/tea', '/de/coffee', '/de/about'],
  fr: ['/fr/tea', '/fr/coffee', '/fr/about'],
}

const TRANSLATED = {
  en: ['/tea', '/coffee', '/about'],
  de: ['/de/tee', '/de/kaffee', '/de/über-uns'],
  fr: ['/fr/thé', '/fr/café', '/fr/à-propos'],
}

const TRANSLATED_IN_ASCII = {
  en: ['/tea', '/coffee', '/about'],
  de: ['/de/tee', '/de/kaffee', '/de/ueber-uns'],
  fr: ['/fr/the', '/fr/cafe', '/fr/a-propos'],
}

function belowEnglish({ en, ...others }: typeof TRANSLATED): typeof TRANSLATED {
  return { en: en.map((path) => `/en${path}`), ...others }
}

export const generators: readonly Generator[] = [
  {
    name: 'astro',
    output: 'dist',
    ending: '/',
    homes: ENGLISH_AT_ROOT,
    topics: TRANSLATED,
    alternates: 'head',
  },
  {
    name: 'eleventy',
    output: 'dist',
    ending: '/',
    homes: { ...ENGLISH_AT_ROOT, en: '/en/' },
    topics: belowEnglish(TRANSLATED),
    alternates: 'head',
  },
  {
    name: 'docusaurus',
    output: 'build',
    ending: '',
    homes: ENGLISH_AT_ROOT,
    topics: SAME_WORDS,
    alternates: 'head',
    differing: WITHOUT_ENDINGS,
  },
  {
    name: 'vitepress',
    output: '.vitepress/dist',
    ending: '.html',
    homes: ENGLISH_AT_ROOT,
    topics: SAME_WORDS,
    alternates: 'sitemap',
    differing: WITH_LISTED_ALTERNATES,
  },
  {
    name: 'next',
    output: 'out',
    ending: '',
    homes: { en: '/en', de: '/de', fr: '/fr' },
    topics: belowEnglish(TRANSLATED_IN_ASCII),
    alternates: 'head',
    differing: WITHOUT_ENDINGS,
  },
  {
    name: 'hugo',
    output: 'public',
    program: 'hugo',
    ending: '/',
    homes: ENGLISH_AT_ROOT,
    topics: TRANSLATED,
    alternates: 'head',
  },
  {
    name: 'starlight',
    output: 'dist',
    ending: '/',
    homes: ENGLISH_AT_ROOT,
    topics: SAME_WORDS,
    alternates: 'head',
  },
  {
    name: 'nuxt',
    output: '.output/public',
    ending: '',
    homes: { en: '/', de: '/de', fr: '/fr' },
    topics: TRANSLATED_IN_ASCII,
    alternates: 'head',
    differing: WITHOUT_ENDINGS,
  },
]
