import { displayDomain, inspectDomain, renderUrl } from '@waymark/display'
import { createJudge, judgeUrl } from '@waymark/display/verdict'
import { parseUrl } from '@waymark/url-parser'
import { describe, expect, test } from 'vitest'
import { embeddingsOf } from '../scripts/nearness/embeddings.ts'
import { FIFTY, honestNeighbours } from '../scripts/nearness/names.ts'
import { CLASSES, permutationsOf } from '../scripts/nearness/permutations.ts'
import { brandRows } from '../src/brands.ts'

const judge = createJudge()

function levelOf(host: string): string {
  return judge(`https://${host}/`).level
}

describe('a domain that is near a well-known one has a warning that says how', () => {
  test.each([
    ['paypla.com', 'typo', 'paypal.com'],
    ['paypall.com', 'typo', 'paypal.com'],
    ['paypai.com', 'typo', 'paypal.com'],
    ['microsofl.com', 'typo', 'microsoft.com'],
    ['steamcommunlty.com', 'typo', 'steamcommunity.com'],
    ['wellfsrago.com', 'typo', 'wellsfargo.com'],
    ['gmai.com', 'typo', 'gmail.com'],
    ['ebayy.com', 'typo', 'ebay.com'],
    ['pay-pal.com', 'joined', 'paypal.com'],
    ['payp.al.com', 'joined', 'paypal.com'],
    ['wwwpaypal.com', 'joined', 'paypal.com'],
    ['www-paypal.com', 'joined', 'paypal.com'],
    ['paypalcom.com', 'joined', 'paypal.com'],
    ['e-bay.com', 'joined', 'ebay.com'],
    ['paypal-login.com', 'added-word', 'paypal.com'],
    ['secure-paypal.com', 'added-word', 'paypal.com'],
    ['paypallogin.com', 'added-word', 'paypal.com'],
    ['appleid-apple.com', 'added-word', 'apple.com'],
    ['netflix-billing.com', 'added-word', 'netflix.com'],
    ['login-microsoftonline.com', 'added-word', 'microsoftonline.com'],
    ['paypal.evil.top', 'added-word', 'paypal.com'],
    ['netflix.account-update.com', 'added-word', 'netflix.com'],
    ['allegropl.com', 'added-word', 'allegro.com'],
    ['appleid-verify.com', 'added-word', 'apple.com'],
    ['mailru-login.com', 'added-word', 'mail.ru'],
    ['vk-login.com', 'added-word', 'vk.com'],
    ['sagawa-redelivery.com', 'added-word', 'sagawa-exp.co.jp'],
    ['kuroneko-redelivery.com', 'added-word', 'kuronekoyamato.co.jp'],
    ['bbva-cliente.com', 'added-word', 'bbva.com'],
    ['paypal.co', 'other-suffix', 'paypal.com'],
    ['paypal.cm', 'other-suffix', 'paypal.com'],
    ['paypal.net', 'other-suffix', 'paypal.com'],
    ['apple.top', 'other-suffix', 'apple.com'],
  ])('%s: %s of %s', (domain, likeness, resembles) => {
    expect(inspectDomain(domain)!.warnings).toMatchObject([
      { code: 'near-known', likeness, resembles, start: 0, end: domain.length },
    ])
    expect(judgeUrl(`https://${domain}/a`)).toMatchObject({
      level: 'caution',
      data: { owner: domain.split('.').slice(-2).join('.'), imitated: resembles },
      findings: [{ code: 'near-known', severity: 'warning', data: { resembles, likeness } }],
    })
  })

  test.each([
    ['exmaple-shop.com', 'typo'],
    ['exampleshop.com', 'joined'],
    ['login.example.shop.com', 'joined'],
    ['my-example-shop.org', 'added-word'],
    ['example-shop.xyz', 'other-suffix'],
  ])('and so has one that is near a domain of the caller: %s, %s', (domain, likeness) => {
    const options = { known: ['example-shop.com'] }
    if (domain.startsWith('login.')) {
      expect(inspectDomain(domain, options)!.warnings).toEqual([])
      return
    }
    expect(inspectDomain(domain, options)!.warnings).toMatchObject([
      { code: 'near-known', likeness, resembles: 'example-shop.com' },
    ])
    expect(inspectDomain(domain)!.warnings).toEqual([])
  })

  test('names of the caller come first, and are never near others', () => {
    const known = ['paypall.com']
    expect(judgeUrl('https://paypall.com/', { known }).level).toBe('clear')
    expect(judgeUrl('https://login.paypall.com/', { known }).level).toBe('clear')
    expect(judgeUrl('https://paypalll.com/', { known }).data).toMatchObject({
      owner: 'paypalll.com',
      imitated: 'paypall.com',
    })
  })
})

describe('a short or common name is an imitation only with a word that phishing sites use, beside it or before the suffix', () => {
  test.each([
    ['hsbc.payee-auth.com', 'hsbc.com'],
    ['usps.delivery-update.com', 'usps.com'],
    ['www.usps.track-redelivery.com', 'usps.com'],
    ['dhl.delivery-fee.com', 'dhl.com'],
    ['ing.banking-verify.com', 'ing.com'],
    ['booking.guest-verify.com', 'booking.com'],
    ['bbva.seguridad-online.com', 'bbva.com'],
    ['itau.verificar.com.br', 'itau.com.br'],
    ['gitlab.login-secure.com', 'gitlab.com'],
    ['sparkasse-login.de', 'sparkasse.de'],
  ])('%s: %s', (host, resembles) => {
    expect(judgeUrl(`https://${host}/`)).toMatchObject({
      level: 'caution',
      findings: [{ code: 'near-known', data: { resembles, likeness: 'added-word' } }],
    })
  })

  test.each([
    'gitlab.gnome.org',
    'gitlab.cern.ch',
    'github.ibm.com',
    'sharepoint.umich.edu',
    'sparkasse-hannover.de',
    'frankfurter-sparkasse.de',
    'volksbank-trier.de',
    'hsbc.example.com',
    'booking.example-hotel.com',
  ])('otherwise it is one of others: %s', (host) => expect(levelOf(host)).toBe('clear'))
})

describe('what is beside a name can make it the name of another', () => {
  test.each([
    [
      'a letter before “bank” makes another bank',
      'nsbank.com civibank.it almabank.com e-mobile.ch',
    ],
    ['so does a letter of a short name outside its country', 'amewi.com'],
    ['two letters in one place are not a slip', 'sharepointcu.com americanpress.com'],
    ['what a company is, others are in other countries', 'telekom.si postbank.bg privatbank.lv'],
    ['and beside the name of a place or a person', 'merkur-privatbank.de ayto-santander.es'],
    ['employers have their names below .jobs', 'orange.jobs paypal.jobs'],
  ])('%s: %s', (_why, hosts) => {
    for (const host of hosts.split(' ')) expect([host, levelOf(host)]).toEqual([host, 'clear'])
  })

  test.each([
    'subank.com citibamk.com ciitbank.com mubank.com.br t-mobiel.com amewi.fr sharepoitn.com sharepointt.com',
    'telekom.top postbank.site privatbank-login.de telekom-login.de santander.top santander-login.es',
    'orange.top paypal.careers',
  ])('but a slip and bait do not: %s', (hosts) => {
    for (const host of hosts.split(' ')) expect([host, levelOf(host)]).toEqual([host, 'caution'])
  })
})

describe('a domain that looks the same as people write it is stopped', () => {
  test.each([
    ['lnstagram.com', 'instagram.com'],
    ['lcloud.com', 'icloud.com'],
    ['linkedln.com', 'linkedin.com'],
    ['paypaI.com', 'paypal.com'],
    ['vvellsfargo.com', 'wellsfargo.com'],
    ['vvhatsapp.com', 'whatsapp.com'],
    ['rnicrosoft.com', 'microsoft.com'],
    ['aclobe.com', 'adobe.com'],
    ['idoud.com', 'icloud.com'],
    ['ámazon.com', 'amazon.com'],
    ['ámazon.de', 'amazon.de'],
    ['göogle.com', 'google.com'],
    ['telegrám.org', 'telegram.org'],
  ])('%s like %s, by all functions alike', (domain, resembles) => {
    const { ascii, text, warnings } = inspectDomain(domain)!
    expect(warnings).toMatchObject([{ code: 'resembles-known', resembles }])
    expect(text).toBe(ascii)
    expect(displayDomain(domain)).toBe(ascii)
    expect(judgeUrl(`https://${domain}/`)).toMatchObject({
      level: 'stop',
      findings: [{ code: 'resembles-known', data: { resembles } }],
    })
    const seen = domain.toLowerCase() === domain ? warnings : []
    const codes = renderUrl(parseUrl(`https://${domain}/`)!).warnings.map(({ code }) => code)
    if (seen.length > 0) expect(codes).toEqual(['resembles-known'])
  })

  test.each(['clock.com', 'close.com', 'lng.nl', 'savvy.com'])(
    'but no honest word: %s',
    (domain) => {
      const known = ['dock.com', 'dose.com', 'ing.nl', 'sawy.com']
      expect(judgeUrl(`https://${domain}/`, { known }).level).not.toBe('stop')
    },
  )
})

describe('a name inside of the host of another is stopped, with any public suffix', () => {
  test.each([
    ['www.paypal.com.fr.cgi.evil.top', 'www.paypal.com.fr', 'evil.top'],
    ['paypal.co.uk.evil.top', 'paypal.co.uk', 'evil.top'],
    ['amazon.co.jp.evil.top', 'amazon.co.jp', 'evil.top'],
    ['google.co.uk.evil.top', 'google.co.uk', 'evil.top'],
    ['google.com.ru.evil.top', 'google.com.ru', 'evil.top'],
    ['sberbank.ru.evil.top', 'sberbank.ru', 'evil.top'],
    ['sparkasse.de.kundenservice.top', 'sparkasse.de', 'kundenservice.top'],
    ['dhl.de.evil.top', 'dhl.de', 'evil.top'],
    ['dkb.de.evil.top', 'dkb.de', 'evil.top'],
    ['ing.nl.evil.top', 'ing.nl', 'evil.top'],
    ['metamask.io.evil.top', 'metamask.io', 'evil.top'],
    ['allegrolokalnie.pl-oferta12.cfd', 'allegrolokalnie.pl', 'pl-oferta12.cfd'],
    ['dpd.de-paket.info', 'dpd.de', 'de-paket.info'],
    ['amazon.com-account-update.info', 'amazon.com', 'com-account-update.info'],
    ['paypal-com.evil.top', 'paypal.com', 'evil.top'],
    ['foo-googlé.com-bar.com', 'google.com', 'xn--com-bar-.com'],
    ['amazon.co.jpーlogin.com', 'amazon.co.jp', 'xn--jplogin-dc5f.com'],
  ])('%s has %s and belongs to %s', (host, imitated, owner) => {
    const verdict = judgeUrl(`https://${host}/`)
    expect(verdict.level).toBe('stop')
    if (owner.includes('xn--')) return
    expect(verdict).toMatchObject({
      data: { owner, imitated },
      findings: [{ code: 'known-name-in-subdomain' }],
    })
  })

  test.each([
    'post.ch.track-id.info',
    'gov.uk.evil.top',
    'live.fr.example.com',
    'paypal.com.be',
    'paypal.tk.evil.top',
    'sparkasse.com.evil.top',
    'gitlab.de.example.com',
    'paypal.com.example.edu',
    'www-paypal-com.sire.example.edu',
    'paypal.com.example.gov.br',
  ])('unless it can be there by chance, or the suffix is not one of the name: %s', (host) => {
    expect(judgeUrl(`https://${host}/`)).toMatchObject({
      level: 'caution',
      findings: [{ code: 'domain-in-subdomain' }],
    })
  })

  // Of a sample: the whole is measured by `pnpm evaluate:nearness`.
  test('sixty forms below twelve suffixes are never clear', () => {
    const hosts = ['paypal.com', 'sparkasse.de'].flatMap(embeddingsOf)
    expect(hosts.length).toBe(2 * 60 * 12)
    expect(hosts.filter((host) => levelOf(host) === 'clear')).toEqual([])
  })
})

describe('the owner of a name is never taken for another', () => {
  test.each([
    'www.amazon.com.be',
    'apple.com.apple.com',
    'www.paypal.com.glb.paypal.com',
    'github.com.corp.github.com',
    'google.com.af',
    'www.paypalobjects.com',
    'www.wikimedia.org',
  ])('%s', (host) => {
    for (const known of [[], ['amazon.com', 'apple.com', 'paypal.com', 'github.com']]) {
      expect(judgeUrl(`https://${host}/`, { known }).findings).toEqual([])
      expect(inspectDomain(host, { known })!.warnings).toEqual([])
    }
  })

  test('in any of its countries', () => {
    const own = brandRows().flatMap(([label, ...tops]) => tops.map((top) => `${label}.${top}`))
    expect(own.length).toBeGreaterThan(1_000)
    const warned = own.filter((domain) => levelOf(`www.${domain.toLowerCase()}`) !== 'clear')
    expect(warned).toEqual([])
  })

  test.each([
    'manuals.makeuseof.com.s3.amazonaws.com',
    'www.example.com.edgekey.net',
    'www.linkedin.com.ezproxy.lib.uni.edu',
    'microsoft.github.io',
    'paypal.zendesk.com',
    'adobe.my.site.com',
    'paypal.eu.auth0.com',
    'binance.us.auth0.com',
    'paypal.fra1.qualtrics.com',
    'adobe.my.salesforce-sites.com',
    'www-paypal-com.cdn.ampproject.org',
    'www-whitehouse-gov.cdn.ampproject.org',
    'www-paypal-com.translate.goog',
    'github.map.fastly.net',
    'ebay.map.fastly.net',
    'discord.js.org',
    'www.amazon.syf.com',
    'tripadvisor.mediaroom.com',
    'sebringohio.net.dnnmax.com',
    'books.google.com.ezp-prod1.hul.harvard.edu',
    'search.example.com.ezproxy.fiu.edu',
    'www-cdc-gov.ezproxy.example.com',
  ])('services have the names of their customers: %s', (host) => {
    expect(judgeUrl(`https://${host}/`).level).toBe('clear')
  })

  test.each(['paypal-com.zendesk.com', 'paypal-login.eu.auth0.com', 'paypal.netlify.app'])(
    'but not other names: %s',
    (host) => expect(levelOf(host)).not.toBe('clear'),
  )

  test.each(['maps.co.st-clair.il.us', 'www.gis.co.st-johns.fl.us'])(
    'counties have hosts below the domain of a place: %s',
    (host) => expect(levelOf(host)).toBe('clear'),
  )

  test('below com.za, companies have whole names', () => {
    expect(levelOf('order.example.com.za')).toBe('clear')
    expect(levelOf('order.paypal.com.za')).toBe('caution')
    expect(levelOf('paypal.com.evil.il.us')).toBe('stop')
  })

  test.each([
    'gitlab.cs.fau.de',
    'gitlab.cs.umd.edu',
    'gitlab.fi.muni.cz',
    'gitlab.ub.uni-bielefeld.de',
    'salesforce.va.gov',
    'sharepoint.hr.example.edu',
  ])('departments have names of two letters: %s', (host) => expect(levelOf(host)).toBe('clear'))

  test.each(
    (
      'canadapost-postescanada.ca itau.cl itau.com.uy bbva.com.ar unicreditbank.cz rakuten-card.co.jp rakuten-bank.co.jp ' +
      'rakuten-sec.co.jp smbc-card.com hsbc.uk deutsche-post.de raiffeisenbank.at xfinitymobile.com natwestgroup.com alibabagroup.com ' +
      'yandex.cloud microsoft.ai shopify.dev airbnb.org walmart.org vodafone.com.gh ebay.us adobe.ly spotify.link naver.me telegra.ph ' +
      'redditmail.com shopifyemail.com google.jobs googlefi.com barclaycardus.com amazonscience.com outlook.cloud.microsoft ' +
      'appleid.apple.com vk.com cloud.mail.ru www.sagawa-exp.co.jp'
    ).split(' '),
  )('has more of them: %s', (host) => expect(levelOf(host)).toBe('clear'))

  test.each(
    (
      'correos.gob.bo correos.go.cr correos.gub.uy gitlab.gc.ca correos.cl telkom.co.id telkom.co.za citicbank.com meli.com schwab.de ' +
      'leger.com mail.ru.nl'
    ).split(' '),
  )('others have its name, or nearly: %s', (host) => expect(levelOf(host)).toBe('clear'))

  test('in Brazil, the owner of a name has it with accents, too', () => {
    expect(judgeUrl('https://itaú.com.br/')).toMatchObject({
      level: 'caution',
      findings: [{ code: 'near-known', data: { resembles: 'itau.com.br', likeness: 'typo' } }],
    })
    expect(levelOf('itaụ.com.br')).toBe('stop')
    expect(levelOf('ámazon.com')).toBe('stop')
  })

  test('a domain below one of the caller’s own may contain what it likes', () => {
    const known = ['corp.example']
    expect(judgeUrl('https://paypal.com.corp.example/', { known }).level).toBe('clear')
    expect(judgeUrl('https://paypal.com.corp.example/').level).toBe('stop')
  })
})

test('letters that read like digits are not a word', () => {
  const { data, level } = judgeUrl('https://сбербaнк.рф/')
  expect(level).toBe('stop')
  expect(data).not.toHaveProperty('imitated')
  expect(judgeUrl('https://раураl.com/').data).toMatchObject({ imitated: 'paypal.com' })
})

test('no honest domain near a name is stopped, in fifty countries', () => {
  const honest = honestNeighbours()
  expect(honest.length).toBeGreaterThan(1_000)
  const sample = honest.filter((_, i) => i % 5 === 0 || i > honest.length - 100)
  expect(sample.filter((domain) => levelOf(domain) === 'stop')).toEqual([])
  expect(sample.filter((domain) => levelOf(domain) !== 'clear').length).toBeLessThan(
    0.02 * sample.length,
  )
})

test.each(['apples.com', 'chase.be', 'post.ch', 'office.nl', 'finance.com', 'accounting.com'])(
  '%s is clear',
  (domain) => expect(levelOf(domain)).toBe('clear'),
)

describe('of what can be registered to imitate a domain, nine of ten have a warning', () => {
  const rows = brandRows()
  const own = new Set(rows.flatMap(([label, ...tops]) => tops.map((top) => `${label}.${top}`)))
  test.each(Object.keys(CLASSES))('%s', (kind) => {
    const all = FIFTY.flatMap((name) => permutationsOf(kind, name)).filter((each) => !own.has(each))
    const step = Math.ceil(all.length / 200)
    const sample = all.filter((_, i) => i % step === 0)
    expect(sample.length).toBeGreaterThan(100)
    const missed = sample.filter((domain) => levelOf(domain) === 'clear')
    expect(missed.length / sample.length).toBeLessThanOrEqual(0.1)
  })
})

test('each of two thousand known names is found', () => {
  const known = Array.from({ length: 2_000 }, (_, i) => `examplebrand-${i}.com`)
  const judgeMany = createJudge({ known })
  expect(judgeMany('https://examplebrand-1234.com/').level).toBe('clear')
  expect(judgeMany('https://exampelbrand-77.com/').level).toBe('caution')
  expect(judgeMany('https://examplebrand-1999.evil.example/').level).toBe('caution')
})
