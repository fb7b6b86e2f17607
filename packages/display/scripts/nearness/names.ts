/** Fifty domains of those that Cloudflare, OpenPhish and others report as the most imitated, of five letters and more. */
export const FIFTY: readonly string[] = (
  'adobe.com allegro.pl amazon.com americanexpress.com apple.com bankofamerica.com binance.com booking.com bradesco.com.br chase.com ' +
  'coinbase.com correos.es dropbox.com facebook.com fedex.com github.com gmail.com google.com icloud.com inpost.pl instagram.com ' +
  'linkedin.com mercadolibre.com metamask.io microsoft.com naver.com netflix.com nubank.com.br office365.com optus.com.au outlook.com ' +
  'paypal.com rakuten.co.jp roblox.com santander.com sberbank.ru sparkasse.de spotify.com steamcommunity.com steampowered.com ' +
  'swisscom.ch telegram.org twitter.com verizon.com walmart.com wellsfargo.com whatsapp.com wikipedia.org yahoo.com youtube.com'
).split(' ')

/** Others, shorter: one slip makes another honest name of most of them. */
export const SHORT: readonly string[] =
  'aeon.co.jp att.com dhl.com dpd.com ebay.com hsbc.com ing.nl irs.gov itau.com.br kddi.com live.com post.ch ups.com usps.com visa.com'.split(
    ' ',
  )

const COUNTRIES = (
  'ae ar at au be bg br ca ch cl cn co cz de dk ee es fi fr gr hk hr hu ie il in is it jp ke kr lt lu lv ma mx my ng nl no nz ph pl pt ro rs ' +
  'ru se sg si sk th tr tw ua uk vn za'
).split(' ')

/** By country, the suffix in which companies have names, where it is not the country's own. */
const SECOND: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'ar:com.ar au:com.au br:com.br cn:com.cn hk:com.hk il:co.il in:co.in jp:co.jp ke:co.ke kr:co.kr ma:co.ma mx:com.mx my:com.my ' +
    'ng:com.ng nz:co.nz ph:com.ph sg:com.sg th:co.th tr:com.tr tw:com.tw ua:com.ua uk:co.uk vn:com.vn za:co.za'
  )
    .split(' ')
    .map((item) => item.split(':') as [string, string]),
)

/** Words, their plurals, surnames and companies that have the name of a brand, or one that is a slip away. */
const HONEST = (
  'apple apples appel applet apply ample chase chases chaser case chaste office offices officer target targets post posts posta poster live ' +
  'lives liver olive alive visa visas vista orange oranges range grange outlook outlooks booking bookings cooking looking discover kraken ' +
  'ledger ledgers messenger halifax fidelity finance mail email cloud allegra adore goggle papal boost barclay citybank amelie cosco optum ' +
  'correios telegraf telecom witter schwan minted tunes interest transfer revolt postal epost zoom boom ozon line wise gov post-office ' +
  'the-target orange-juice apple-tree office-world visa-travel live-music post-it startups backups accounting marketing onlinebooking'
).split(' ')

/** Sites of others: near a name, or with one inside. */
const SITES = (
  'jpost.com lexpress.fr mediapart.fr wikimedia.org commons.wikimedia.org minted.com optum.com paypay.ne.jp cosco.com amazone.de gitlab.io ' +
  'mail.com finance.yahoo.com thegoogles.example chaseamie.com pineapple.com snapple.com applebees.com backoffice.com postoffice.co.uk ' +
  'postfinance.ch livescore.com livestrong.com livejournal.com visualstudio.com officedepot.com officemax.com office-discount.de ' +
  'steam-engine.org steamboat.com orangecounty.gov orange.k12.nj.us targetconnect.net grouponlive.com bookinghealth.com ' +
  'telegraph.co.uk telegraaf.nl dropboxes.org stackoverflow.com uber.com up.com dl.com apple.stackexchange.com telegram.im ' +
  'manuals.makeuseof.com.s3.amazonaws.com www.apple.com.edgekey.net www.example.com.akamaized.net www.linkedin.com.ezproxy.lib.uni.edu ' +
  'www-nature-com.ezproxy.library.example.edu github.com.corp.github.com apple.com.apple.com www.paypal.com.glb.paypal.com ' +
  'www.amazon.com.be amazon.jobs google.dev microsoft.github.io google.github.io paypal.zendesk.com live.fr.example.com ' +
  'post.example.ch office.example.nl de.amazon.example orange.example.fr apple.news google.cn facebook.net whatsapp.net youtu.be ' +
  'goo.gl amzn.to fb.com www-apple-com.translate.goog'
).split(' ')

/** More than a thousand domains of others, near a brand, in more than fifty countries. */
export function honestNeighbours(): string[] {
  const below = COUNTRIES.flatMap((country) => {
    const suffix = SECOND[country] ?? country
    return HONEST.map((word) => `${word}.${suffix}`)
  })
  return [...below, ...SITES]
}
