/**
 * Names that many phishing sites imitate, each with the suffixes below which it belongs to its owner; the first is the usual one.
 * A name that can be written with a capital I is written so. Where names came from: Cloudflare's list of the most imitated brands,
 * the top domains of Chromium, and the brands that OpenPhish reports; the suffixes are those of the owners' own pages.
 *
 * https://blog.cloudflare.com/50-most-impersonated-brands-protect-phishing/
 */
const OWNED: readonly string[] = [
  'google com ad ae com.af com.ag al am co.ao com.ar as at com.au az ba com.bd be bf bg com.bh bi bj com.bn com.bo com.br bs bt co.bw by com.bz ca cat cd cf cg ch ci co.ck cl cm cn com.cn com.co co.cr com.cu cv com.cy cz de dev dj dk dm com.do dz com.ec ee com.eg es com.et fi com.fj fm fr ga ge gg com.gh com.gi gl gm gr com.gt gy com.hk hn hr ht hu co.id ie co.il im co.in iq is it je com.jm jo co.jp co.ke com.kh ki kg co.kr com.kw kz la com.lb li lk co.ls lt lu lv com.ly co.ma md me mg mk ml com.mm mn com.mt mu mv mw com.mx com.my co.mz com.na net com.ng com.ni ne nl no com.np nr nu co.nz com.om org com.pa com.pe com.pg com.ph com.pk pl pn com.pr ps pt com.py com.qa ro rs ru rw com.sa com.sb sc se com.sg sh si sk com.sl sn so sm sr st com.sv td tg co.th com.tj tl tm tn to com.tr tt com.tw co.tz com.ua co.ug co.uk com.uy co.uz com.vc co.ve co.vi com.vn vu ws co.za co.zm co.zw jobs com.ai ms vg ac gp',
  'amazon com ae ca cn com.au com.be com.br com.mx com.tr co.jp co.uk co.za de dev eg es fr ie in it jobs nl pl sa science se sg',
  'ebay com at be ca ch cn co.uk com.au com.cn com.hk com.my com.sg de es fr ie in it nl ph pl vn us to co.jp com.tw',
  'paypal com at be ca ch co.uk com.au de es fr it me nl pl se',
  'microsoft com ca cn co.jp co.uk com.cn de es fr it net nl ru ai co.il',
  'facebook com co.uk de es fr it net at',
  'instagram com',
  'whatsapp com net',
  'messenger com',
  'apple com co com.cn news',
  'icloud com com.cn',
  'itunes com',
  'netflix com ca de fr jp net io',
  'linkedIn com cn',
  'twitter com co jp es co.uk fr de',
  'youtube com be ca co.jp co.uk com.br de es fr it jp nl pl ru ie at ch se dk fi gr hu pt ro sk cz hr in kr mx my ng ua',
  'gmail com',
  'googlemail com de',
  'yahoo com ca cn co.id co.in co.jp co.nz co.th co.uk co.za com.ar com.au com.br com.cn com.co com.hk com.mx com.my com.ph com.sg com.tr com.tw com.vn de es fr gr ie in it net no pl ro ru se',
  'outlook com co.th com.ar com.au com.br com.tr com.vn de dk es fr ie in it jp kr lv pt sa',
  'hotmail com be ca co.il co.jp co.th co.uk com.ar com.br com.tr de es fr gr it net nl no se',
  'live com at be ca ch cl cn co.kr co.uk co.za com.ar com.au com.mx com.my com.pt com.sg de dk fi fr hk ie in it jp net nl no ru se',
  'msn com ca cn com.br de es fr it net nl',
  'office com de net',
  'office365 com us',
  'microsoftonline com de us',
  'sharepoint com cn',
  'onedrive com',
  'skype com net',
  'xbox com',
  'github com blog community dev',
  'gitlab com',
  'adobe com io ly',
  'dropbox com tech',
  'docusign com ca co.uk com.au de fr net',
  'wetransfer com net',
  'spotify com design net link',
  'roblox com cn',
  'discord com co dev gg gift media new store tools',
  'telegram org dog me',
  'tiktok com',
  'snapchat com',
  'pinterest com at ca ch cl co.at co.kr co.uk com.au com.mx de dk es fr ie it jp nz ph pt ru se hu cz com.vn',
  'reddit com',
  'wikipedia org com de',
  'cloudflare com dev net tv',
  'salesforce com org',
  'shopify com ca co.uk com.au de es fr it dev',
  'mailchimp com',
  'zoom us com com.cn',
  'steampowered com',
  'steamcommunity com',
  'coinbase com',
  'binance com us',
  'metamask io',
  'blockchain com info',
  'opensea io',
  'trustwallet com',
  'ledger com fr',
  'trezor io',
  'kraken com',
  'bitfinex com',
  'bybit com',
  'dhl com at be bg ca ch co.il co.in co.jp co.kr co.th co.uk com.au com.br com.cn com.hk com.mx com.my com.ph com.pl com.sg com.tr cz de dk es fi fr hu ie it lu nl no pl pt ro ru se sk',
  'dpd com at be by ch co.uk cz de ee es fr hr hu ie it lt lu lv nl pl pt ro ru si sk',
  'ups com',
  'fedex com ca',
  'usps com gov',
  'evri com',
  'myhermes co.uk de',
  'hermesworld com',
  'royalmail com co.uk',
  'parcelforce com co.uk',
  'postnl nl be com',
  'bpost be com',
  'post ch at de ee lu',
  'deutschepost de com',
  'laposte fr net com',
  'chronopost fr com',
  'colissimo fr com',
  'correos es com',
  'posteitaliane it',
  'poczta-polska pl',
  'inpost pl co.uk es eu fr it',
  'postnord se com dk fi no',
  'auspost com.au',
  'canadapost ca',
  'anpost com ie',
  'cdek ru kz by com',
  'ozon ru by com kz',
  'wildberries ru am by kg kz',
  'avito ru ma',
  'gosuslugi ru',
  'vkontakte ru',
  'vk com ru',
  'yandex ru az by co.il com com.am com.ge com.tr ee eu fr kg kz lt lv md net pl tj tm uz cloud st',
  'sberbank ru com by kz si',
  'tinkoff ru',
  'alfabank ru by kz ua',
  'privatbank ua',
  'chase com',
  'wellsfargo com',
  'bankofamerica com',
  'citibank com ae co.id co.in co.kr com.au com.br com.hk com.my com.ph com.pl com.sg com.tw pl ru co.uk co.jp com.cn',
  'capitalone com ca co.uk',
  'americanexpress com at be ca ch co.in co.jp co.uk com.au com.br com.mx com.sg de es fr it nl se',
  'usbank com',
  'schwab com',
  'fidelity com co.uk de co.jp',
  'visa com at be ca ch co.in co.jp co.uk com.ar com.au com.br com.hk com.mx com.sg com.tr com.tw de es fr it nl pl ru se',
  'mastercard com at be ca ch co.in co.uk com.ar com.au com.br com.hk com.mx com.sg com.tr de es fr it jp nl pl ru se us',
  'irs gov',
  'gov uk',
  'hsbc com ae bm ca co.id co.in co.jp co.mu co.nz co.uk co.za com.ar com.au com.bd com.bh com.br com.cn com.eg com.hk com.mo com.mt com.mx com.my com.ph com.qa com.sg com.tr com.tw com.vn de fr gr lk lu pl uk am com.uy com.bn',
  'barclays co.uk com de in net',
  'barclaycard co.uk com de us',
  'lloydsbank com co.uk',
  'natwest com co.uk',
  'halifax co.uk',
  'santander com cl co.uk com.ar com.br com.co com.mx com.uy de es no pl pt se',
  'bbva com ch es it mx pe pt com.ar com.co com.uy',
  'caixabank es cat com pt',
  'sparkasse de at it',
  'postbank de',
  'commerzbank de com',
  'deutsche-bank de com es it be in co.in pt nl ch ru',
  'volksbank de at it tirol',
  'dkb de',
  'comdirect de',
  'targobank de es fr',
  'ing com be com.au cz de es fr it nl pl ro',
  'raiffeisen ch al at bg com cz hr hu it lu ro rs ru ua',
  'swisscom ch com',
  'abnamro nl com',
  'rabobank nl be com com.au de',
  'belfius be',
  'bnpparibas com co.in de es fr it jp lu net pl pt at',
  'credit-agricole fr com it pl',
  'societegenerale fr com de ma',
  'labanquepostale fr com',
  'intesasanpaolo com it rs sk',
  'unicredit it bg cz de eu ro ru ba',
  'nubank com.br com',
  'bradesco com.br',
  'mercadolibre com cl com.ar com.bo com.co com.do com.ec com.gt com.hn com.mx com.ni com.pa com.pe com.py com.sv com.uy com.ve co.cr',
  'mercadolivre com.br com',
  'mercadopago com cl com.ar com.br com.co com.mx com.pe com.uy',
  'rakuten co.jp ca co.uk com com.tw de es fr jp ne.jp tv',
  'mercari com jp',
  'sagawa-exp co.jp',
  'kuronekoyamato co.jp',
  'mufg jp',
  'smbc co.jp',
  'aeon co.jp',
  'jcb co.jp',
  'jreast co.jp',
  'kddi com',
  'naver com me',
  'caixa gov.br',
  'itau com.br cl com.uy com.py com.ar com',
  'bankmillennium pl',
  'lexisnexis com ca co.uk com.au fr',
  'revolut com me',
  'n26 com',
  'westernunion com ca',
  'moneygram com co.uk',
  'att com net',
  'verizon com net',
  'comcast com net',
  'xfinity com',
  'vodafone com al com.au com.tr co.nz co.uk cz de es gr hu ie in is it nl om pt qa ro ua com.gh fm',
  'orange fr com be es jo lu md mg pl ro sk sn tn',
  'telekom de com com.mk hu me mk ro sk',
  't-mobile com at co.uk cz de hu nl pl',
  'optus com.au net.au',
  'telstra com au com.au net',
  'ameli fr',
  'booking com cn',
  'airbnb com ae am at az ba be ca cat ch cl cn co.cr co.id co.il co.in co.kr co.nz co.uk co.ve co.za com.ar com.au com.bo com.br com.bz com.co com.ec com.ee com.gt com.hk com.hn com.hr com.kw com.mt com.mx com.my com.ni com.pa com.pe com.ph com.py com.qa com.ro com.sg com.sv com.tr com.tw com.ua com.vn cz de dk es fi fr gr gy hu ie is it jp la lt lu lv me nl no pl pt rs ru se si org',
  'expedia com at be ca ch cn co.id co.in co.jp co.kr co.nz co.th co.uk com.ar com.au com.br com.hk com.my com.ph com.sg com.tw com.vn de dk es fi fr ie it mx net nl no se',
  'tripadvisor com at be ca ch cl cn co co.hu co.id co.il co.kr co.nz co.uk co.za com.ar com.au com.br com.eg com.gr com.hk com.mx com.my com.pe com.ph com.sg com.tr com.tw com.ve com.vn cz de dk es fi fr ie in it jp nl no pt rs ru se sk',
  'allegro pl com cz hu sk tech eu',
  'allegrolokalnie pl',
  'vinted com at be co.uk cz de dk ee es fi fr gr hr hu ie it lt lu lv nl pl pt ro se si sk',
  'zalando com at be ch co.uk cz de dk ee es fi fr hr hu ie it lt lv nl no pl ro se si sk',
  'aliexpress com ru us',
  'alibaba com com.cn',
  'walmart com ca cl com.ar com.mx org',
  'target com',
  'bestbuy com ca com.mx',
  'costco com ca co.jp co.kr co.uk com.au com.mx com.tw es fr is se co.nz',
  'decathlon com at be bg ca ch co.jp co.uk com.au com.br com.hk com.tr cz de es fr hr hu ie in it nl pl pt ro se si sk tw sg ma my co.th ph vn co.id co.il',
  'mediamarkt de at be ch com com.tr es hu nl pl pt se',
  'leboncoin fr info',
  'marktplaats nl',
  'kleinanzeigen de',
  'gumtree com co.uk co.za com.au pl sg',
  'craigslist org ca co.in de es',
]

/** Other domains of these owners, so near to one of the names that they would be taken for imitations. */
const ALSO_OWNED =
  'googleapis.com googleusercontent.com googlevideo.com googlesyndication.com googleadservices.com googletagmanager.com google-analytics.com ' +
  'googleblog.com googlecode.com googlepages.com googleapps.com googlesource.com googlegroups.com withgoogle.com thinkwithgoogle.com goo.gl amazonaws.com amazon-adsystem.com ' +
  'amazonpay.com amazonses.com amazontrust.com media-amazon.com ssl-images-amazon.com primevideo.com ebaystatic.com ebayimg.com ' +
  'ebayinc.com ebay-kleinanzeigen.de paypalobjects.com paypal-corp.com paypal-communication.com paypal-community.com paypal-prepaid.com ' +
  'paypal-engineering.com facebookmail.com facebook-hardware.com fbcdn.net fb.com cdninstagram.com meta.com apple-cloudkit.com ' +
  'apple-dns.net applemusic.com icloud-content.com mzstatic.com netflixinvestor.com nflxvideo.net netflixstudios.com licdn.com ' +
  'twitterinc.com x.com youtube-nocookie.com youtubekids.com youtubeeducation.com yahooapis.com yahoodns.net yahooinc.com officeapps.com ' +
  'officecdn.com live.net microsoftstream.com microsoftedge.com microsoft365.com microsoftstore.com visualstudio.com bing.com githubassets.com ' +
  'githubusercontent.com githubapp.com githubstatus.com gitlab-static.net adobelogin.com adobedtm.com adobeconnect.com adobestock.com ' +
  'adobe-identity.com dropboxapi.com dropboxusercontent.com dropboxstatic.com dropboxforum.com spotifycdn.com byspotify.com ' +
  'discordapp.com discordapp.net discordstatus.com tiktokcdn.com tiktokv.com redditstatic.com redditmedia.com redditinc.com ' +
  'redditblog.com cloudflare-ech.com cloudflareinsights.com cloudflarestatus.com cloudflarestream.com cloudflare-dns.com shopifycdn.com myshopify.com ' +
  'steamstatic.com steamusercontent.com steamgames.com steam-chat.com coinbasepro.com upsstore.com theupsstore.com ' +
  'ups-scs.com mydhl.com dhlparcel.nl dhl-news.com usps-cpas.com dhlecommerce.com ' +
  'wellsfargoadvisors.com hsbcnet.com visaeurope.com visainfinite.ca ' +
  'attwireless.com att-mail.com verizonwireless.com verizonmedia.com vodafone-ip.de santanderbank.com santanderconsumer.de ' +
  'santanderconsumerusa.com t-online.de orange-business.com ' +
  'optusnet.com.au optushome.com.au wikimedia.org walmartimages.com targetimg1.com aliexpress-media.com airbnbmag.com tripadvisorsupport.com expediagroup.com expediapartnercentral.com canadapost-postescanada.ca ' +
  'unicreditbank.cz rakuten-card.co.jp rakuten-bank.co.jp rakuten-sec.co.jp smbc-card.com deutsche-post.de raiffeisenbank.at xfinitymobile.com ' +
  'natwestgroup.com alibabagroup.com telegra.ph redditmail.com shopifyemail.com googlefi.com barclaycardus.com amazonscience.com googlestore.com ' +
  'images-amazon.com assoc-amazon.com payments-amazon.com dhl-paket.de capitaloneshopping.com royalmailgroup.com sharepointonline.com ' +
  'fedexoffice.com mastercardservices.com mastercardconnect.com tmobile.com github.design github.careers raiffeisenbank.rs ' +
  'yhoo.it wellsfargojobs.com tmobile.careers jobs-ups.com shopify.engineering s-microsoft.com associates-amazon.com ' +
  'assoc-amazon.ca assoc-amazon.co.uk assoc-amazon.de assoc-amazon.es assoc-amazon.fr assoc-amazon.it assoc-amazon.jp ' +
  'thehub-amazon.com amazonservices.com amazonservices.co.uk amazonservices.jp myshopify.dev microsoftemail.com ' +
  'microsoft.design microsoft-news.com cdn-telegram.org telegram-cdn.org telegram.com spotifyjobs.com spotify-everywhere.com ' +
  'reddithelp.com redditgifts.com redditforbusiness.com cdn-apple.com apple-mapkit.com apple-relay.com airbnb.io ' +
  'airbnb.design schwabjobs.com schwab.jobs vinted.engineering rakuten-static.com rakuten.net rakuten.today ' +
  'americanexpress.io netflixprize.com netflix.shop netflixhouse.com linkedin-status.com linkedin-ei.com instagram-brand.com ' +
  'instagram-press.com instagram-engineering.com google-melange.com ads-twitter.com twitterflightschool.com storage-yahoo.jp ' +
  'yahoomail.com costco-static.com costcotravel.com costcobusinessdelivery.com unicreditbanking.net naver.jp ' +
  'youtube.googleapis.com gitlab.org paypal-status.com paypal-brasil.com.br whatsappbrand.com facebookblueprint.com ' +
  'facebookbrand.com facebookcareers.com dropbox.design github.cloud githubuniverse.com discordmerch.com discord.design ' +
  'tiktokglobalshop.com tiktokshop.com snapchat-ads.com pinterestcareers.com shopify-debug.com zoomgov.com wal-mart.com ' +
  'walmart.org walmartlabs.com lexis-nexis.com deutschebank.be deutschebank.co.in deutschebank.nl schwab.sh ' +
  'barclaysus.com bradescobank.com citibankonline.com citibankonline.pl deutschebank.co.id microsoftonline-p.com unicreditbank.si unicreditgroup.eu vodafonemail.de yandex-team.ru zalando-lounge.de'

/** Other names under which domains of the list, or these, are imitated: `appleid-verify.example`. */
const ALIASES =
  'appleid:apple.com mailru:mail.ru sagawa:sagawa-exp.co.jp kuroneko:kuronekoyamato.co.jp'

/** Top-level domains below which only these owners have names. */
const OWN_TOPS =
  'amazon americanexpress android apple audible aws azure barclaycard barclays bbva bestbuy bing bnpparibas bradesco capitalone chase chrome ' +
  'citi dhl fedex fidelity gmail google hotmail hsbc itau jcb microsoft netflix office orange skype target ups visa walmart windows xbox ' +
  'yandex youtube'

/** Each name with its suffixes: `['paypal', 'com', 'me']`. */
export function brandRows(): string[][] {
  return OWNED.map((row) => row.split(' '))
}

/** Domains of the same owners that are theirs and are not imitated. */
export function brandDomains(): string[] {
  return ALSO_OWNED.split(' ')
}

/** Other names, each with the domain that it means. */
export function brandAliases(): (readonly [label: string, domain: string])[] {
  return ALIASES.split(' ').map((item) => item.split(':') as [string, string])
}

/** Top-level domains of the same owners. */
export function brandTops(): string[] {
  return OWN_TOPS.split(' ')
}
