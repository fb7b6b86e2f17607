/** Hosts at which a company has its name as a label: those of code, blogs, help desks and applications. */
const TENANTS =
  'atlassian.net bamboohr.com fandom.com force.com freshdesk.com github.io gitlab.io greenhouse.io helpscoutdocs.com hubspot.com intercom.help ' +
  'lever.co medium.com my.site.com myshopify.com myworkdayjobs.com okta.com qualtrics.com readthedocs.io service-now.com slack.com ' +
  'smartrecruiters.com stackexchange.com statuspage.io substack.com tumblr.com uservoice.com wikia.com wordpress.com workable.com zendesk.com'

/**
 * Hosts that hold files of others below the name of their owner, `www.example.com.edgekey.net`: delivery networks, stores and
 * translators.
 */
const DELIVERY =
  'akadns.net akamai.net akamaiedge.net akamaized.net aliyuncs.com amazonaws.com amazonaws.com.cn azureedge.net azurefd.net b-cdn.net ' +
  'cachefly.net cdn77.net cloudflare.net cloudfront.net digitaloceanspaces.com edgecastcdn.net edgekey.net edgesuite.net fastly.net ' +
  'fastlylb.net footprint.net hwcdn.net impervadns.net incapdns.net kxcdn.com llnwd.net myqcloud.com netlify.app netlify.com r2.dev ' +
  'stackpathdns.com storage.googleapis.com trafficmanager.net translate.goog windows.net'

let tenants: ReadonlySet<string> | null = null
let delivery: ReadonlySet<string> | null = null

/** Whether a registrable domain is of a service at which companies have their names, or below one. */
export function isOfTenants(registrable: string): boolean {
  tenants ??= new Set(TENANTS.split(' '))
  return isBelowOne(registrable, tenants)
}

/** Whether a registrable domain is of a service that delivers files of others below their names. */
export function isOfDelivery(registrable: string): boolean {
  delivery ??= new Set(DELIVERY.split(' '))
  return isBelowOne(registrable, delivery)
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
  return subdomain
    .split(/[.-]/)
    .some((word) => word.includes('proxy') || word === 'idm' || word === 'webvpn')
}

/** Whether a registrable domain has a suffix of universities, or is that of the service that many of their libraries use. */
export function isOfUniversity(registrable: string): boolean {
  return /(?:^|\.)(?:edu|ac|edu\.[a-z]{2}|ac\.[a-z]{2}|oclc\.org)$/.test(registrable)
}
