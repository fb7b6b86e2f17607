import type { Group } from './group.ts'

const BRAVE_ISSUES = 'https://github.com/brave/brave-browser/issues'

const AMAZON = [
  ...['amazon.ae', 'amazon.ca', 'amazon.cn', 'amazon.co.jp', 'amazon.co.uk', 'amazon.com'],
  ...['amazon.com.au', 'amazon.com.be', 'amazon.com.br', 'amazon.com.mx', 'amazon.com.tr'],
  ...['amazon.de', 'amazon.eg', 'amazon.es', 'amazon.fr', 'amazon.in', 'amazon.it'],
  ...['amazon.nl', 'amazon.pl', 'amazon.sa', 'amazon.se', 'amazon.sg'],
]

const WIKIMEDIA = [
  ...['mediawiki.org', 'w.wiki', 'wikidata.org', 'wikifunctions.org', 'wikimedia.org'],
  'wikipedia.org',
]

/** Parameters that a site adds to its own links. Elsewhere, the same names mean other things. */
export const sites: readonly Group[] = [
  {
    vendor: 'Instagram',
    kind: 'share',
    names: 'igsh stkn',
    lists: ['brave'],
    reports: [`${BRAVE_ISSUES}/35094`],
    perVisitor: true,
    sites: ['instagram.com'],
  },
  {
    vendor: 'Instagram',
    kind: 'share',
    names: 'igshid',
    lists: ['brave', 'firefox-share'],
    perVisitor: true,
    sites: ['instagram.com'],
  },
  {
    vendor: 'Instagram',
    kind: 'share',
    names: 'ig_rid',
    lists: ['brave-copy', 'firefox-share'],
    perVisitor: true,
    sites: ['instagram.com'],
  },
  {
    vendor: 'X (Twitter)',
    kind: 'referrer',
    names: 'ref_src ref_url',
    lists: ['brave', 'firefox-share'],
    reports: [`${BRAVE_ISSUES}/26966`],
    ambiguous: true,
    sites: ['twitter.com', 'x.com'],
  },
  {
    vendor: 'YouTube, Spotify',
    kind: 'share',
    names: 'si',
    lists: ['brave', 'firefox-share'],
    reports: [`${BRAVE_ISSUES}/34719`],
    perVisitor: true,
    ambiguous: true,
    sites: ['youtube.com', 'youtu.be', 'spotify.com'],
  },
  {
    vendor: 'Amazon',
    kind: 'referrer',
    names: 'pd_rd_r pd_rd_w pd_rd_wg pf_rd_p pf_rd_r content-id crid dib dib_tag sprefix',
    lists: ['brave-copy', 'firefox-share'],
    sites: AMAZON,
  },
  {
    vendor: 'Facebook',
    kind: 'referrer',
    names: '__cft__[0] __tn__',
    lists: ['firefox-share'],
    perVisitor: true,
    sites: ['facebook.com'],
  },
  {
    vendor: 'Wikimedia',
    kind: 'referrer',
    names: 'wprov',
    lists: ['firefox-share'],
    sites: WIKIMEDIA,
  },
  {
    vendor: 'Meetup',
    kind: 'referrer',
    names: 'eventOrigin recId recSource searchId',
    lists: ['firefox-share'],
    sites: ['meetup.com'],
  },
]
