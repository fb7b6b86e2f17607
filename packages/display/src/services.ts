import { lazyWords } from './once.ts'

/** Hosts at which a company has its name as a label: those of code, blogs, help desks, applications, press releases, cards and offers. */
const TENANTS =
  'atlassian.net auth0.com bamboohr.com eightfold.ai everywherepaycard.com fandom.com force.com freshdesk.com github.io gitlab.io greenhouse.io helpscoutdocs.com hubspot.com intercom.help js.org ' +
  'lever.co mediaroom.com medium.com my.salesforce-sites.com my.site.com myshopify.com myworkdayjobs.com okta.com pvxt.net qualtrics.com readthedocs.io service-now.com sjv.io slack.com ' +
  'smartrecruiters.com stackexchange.com statuspage.io substack.com syf.com tumblr.com uservoice.com wikia.com wordpress.com workable.com zendesk.com'

/**
 * Hosts that hold files of others below the name of their owner, `www.example.com.edgekey.net`: delivery networks, stores, and
 * makers of sites.
 */
const DELIVERY =
  'akadns.net akamai.net akamaiedge.net akamaized.net aliyuncs.com amazonaws.com amazonaws.com.cn azureedge.net azurefd.net b-cdn.net ' +
  'cachefly.net cdn77.net cloudflare.net cloudfront.net digitaloceanspaces.com dnnmax.com edgecastcdn.net edgekey.net edgesuite.net fastly.net ' +
  'fastlylb.net footprint.net hwcdn.net impervadns.net incapdns.net kxcdn.com llnwd.net myqcloud.com netlify.com r2.dev rioseo.com ' +
  'stackpathdns.com storage.googleapis.com trafficmanager.net windows.net yext-cdn.com'

/** Hosts that show the page of the host that is named before them, with hyphens for dots: `www-example-com.translate.goog`. */
const MIRRORS = 'cdn.ampproject.org translate.goog'

const tenants = /* @__PURE__ */ lazyWords(TENANTS)
const delivery = /* @__PURE__ */ lazyWords(DELIVERY)
const mirrors = /* @__PURE__ */ lazyWords(MIRRORS)

/** Whether a registrable domain is of a service at which companies have their names, or below one. */
export function isOfTenants(registrable: string): boolean {
  return isBelowOne(registrable, tenants())
}

/** What such a service has between the name of a company and its own: a country, a data centre or a kind of account. */
const REGION = /^(?:[a-z]{2}|[a-z]{2,3}-?\d|my|sandbox)$/

/** The name of the company whose host at such a service this is: `adobe` of `adobe.eu.auth0.com`. */
export function tenantOf(domain: string): string | null {
  const host = domain.replace(/^www\./, '')
  const [name, region] = host.split('.', 2)
  const rest = host.slice(name!.length + 1)
  const isTenant =
    tenants().has(rest) ||
    (REGION.test(region ?? '') && tenants().has(rest.slice(region!.length + 1)))
  return isTenant ? name! : null
}

/** Whether a domain is of a service that shows the pages of others below their names. */
export function isOfMirror(domain: string): boolean {
  return isBelowOne(domain, mirrors())
}

/** Whether a registrable domain is of a service that delivers files of others below their names. */
export function isOfDelivery(registrable: string): boolean {
  return isBelowOne(registrable, delivery())
}

/** Whether a domain or one that it is below is in a list. */
function isBelowOne(domain: string, list: ReadonlySet<string>): boolean {
  if (list.has(domain)) return true
  for (let at = domain.indexOf('.'); at !== -1; at = domain.indexOf('.', at + 1)) {
    if (list.has(domain.slice(at + 1))) return true
  }
  return false
}

/**
 * Whether the name of a server of a library is before a registrable domain, through which its readers see the pages of others:
 * `www.example.com.ezproxy.library.example`.
 */
export function hasProxy(subdomain: string): boolean {
  return subdomain.split(/[.-]/).some((word) => /^ezp|proxy|^(?:idm|webvpn)$/.test(word))
}

/** Whether a registrable domain has a suffix of universities, or is that of the service that many of their libraries use. */
export function isOfUniversity(registrable: string): boolean {
  return /(?:^|\.)(?:edu|ac|edu\.[a-z]{2}|ac\.[a-z]{2}|oclc\.org)$/.test(registrable)
}

/** Whether a registrable domain is one of a government, below a suffix that only a government gives out. */
export function isOfGovernment(registrable: string): boolean {
  return /\.(?:gov|mil|(?:go|gob|gouv|gov|gub|govt)\.[a-z]{2}|gc\.ca)$/.test(`.${registrable}`)
}

/** Whether a registrable domain is that of a place in the United States, whose county has a host below it: `co.st-clair.il.us`. */
export function isOfPlace(registrable: string): boolean {
  return /\.[a-z]{2}\.us$/.test(registrable)
}

/** Whether a registrable domain is of those whose departments have hosts of two letters: `cs.example.edu`, `ub.uni-example.de`. */
export function hasDepartments(registrable: string): boolean {
  return (
    isOfUniversity(registrable) ||
    isOfGovernment(registrable) ||
    /^(?:uni|univ|tu|fh|hs|th)-/.test(registrable)
  )
}
