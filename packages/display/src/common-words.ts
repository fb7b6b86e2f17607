import { lazyWords } from './once.ts'

/**
 * Words that are names of brands, and of very many others: a domain that is near one of them is hardly ever an imitation.
 */
const COMMON =
  'air amber amigo angel apple arena argos auto avis bank beauty best blue book booking books box broker business cafe car cars casino ' +
  'center central chase chat city clean cloud club code coffee contact data delta design dell diamond direct discover dragon dream ' +
  'eagle easy eco elite energy event events expert express eye fashion fidelity film finance fire first fit flora flower food forest forum ' +
  'fox free fresh fun future galaxy game games garden gas general global gold golden good gov green group guide gym halifax happy health ' +
  'home hotel hotels house ideal indeed info ink insight inter island job jobs king kraken kuroneko lab law ledger legal life light line lion live ' +
  'local lotus love lux mail market master matrix media medical medium messenger metro minute mobile moon motor music nation national nature ' +
  'navy network news next north nova ocean office olympia omega online open orange orbit outlook ozon paper park partner pet phoenix photo pilot ' +
  'plan planet play plus polo port post power press prime prisma pro pulse quest race radio rain red ring river rock rose royal ruby safe ' +
  'sagawa school science shell shop silver sky smart snow social solar sonic sport sports square star start state station steam stone store ' +
  'storm stripe studio style summit sun swift system target taxi tea team tech test tiger time top tour town toy trade travel ' +
  'tree trust union united universe urban venture victoria video village virgin visa vision vista wave way weather web wind wine wise ' +
  'wolf wood word work world yoga zebra zen zone zoom'

const common = /* @__PURE__ */ lazyWords(COMMON)

/** Whether a label is a word that many honest domains have. */
export function isCommonWord(label: string): boolean {
  return common().has(label)
}

/** Words, surnames and sites of others that are a slip away from a name that is often imitated, or have it below another suffix. */
const NEIGHBOURS =
  'adobo adore aeon.co aeon.it allegra allegri allegro.ai allegro.earth amelia amelie ample appel applet apply arivalbank aver aviso avitop avto barclay bibit ' +
  'blockchair booming boost boosting breast broking canadaeast candex capitaland capitalise capitalize case cease chaise chargepoint chaste ' +
  'chose citicbank citybank cloud commercebank concast cooking coreos correas correios correos.cl cosco dfinity discard discoid email epost everi ' +
  'finance finity goggle goggles grail grange hedger hinted ilpost impost inmost interest jpost kraken.tech gitlab.freedesktop.org lacoste lbpost ledge leger legger lexpress ' +
  'lithub livenet.ch lodger looking mail mediapart meli mikipedia.dk minted nave navel navex nbbank netflux.io never octus officer optum opus ' +
  'papal paver paypay pcloud phase picloud pledger pmail post-register.com postal postrank postregister.com qcloud range raver rchase.com revolt saver ' +
  'schwa schwab.de schwag schwan star-telegram.com storepoint telecom telegraf telegram.hr telegraph telkom tierwelt.ch tinted titter transfer treezor tremor tunes ' +
  'twister unbank usps.edu.hn vented wahoo waver westunion wikimedia witter wmtransfer xcloud ymail zoo-m.com'

const neighbours = /* @__PURE__ */ lazyWords(NEIGHBOURS)

/** Whether a label or a domain is honest, although it is near a name. */
export function isHonestNeighbour(name: string): boolean {
  return neighbours().has(name)
}

/**
 * Names of programs that many run on hosts of their own, `gitlab.example.org`; of groups whose members have the name in their own,
 * `sparkasse-hannover.de`; and names that are also a place or a kind of company, `merkur-privatbank.de`. Only with a word that
 * phishing sites put beside a name are they imitations.
 */
const SHARED =
  'dropbox github gitlab office office365 onedrive outlook privatbank raiffeisen salesforce santander sharepoint skype sparkasse ' +
  'volksbank zoom'

const shared = /* @__PURE__ */ lazyWords(SHARED)

/** Whether a label is a name that others have in their names, as its owner wants it. */
export function isSharedName(label: string): boolean {
  return shared().has(label)
}

/** Names that say what a company is, so that each country has one of its own: `telekom.si`, `postbank.bg`. */
const NATIONAL = 'postbank privatbank raiffeisen telekom volksbank'

const national = /* @__PURE__ */ lazyWords(NATIONAL)

/** Whether a label is a name that companies of other countries have, too. */
export function isNationalName(label: string): boolean {
  return national().has(label)
}
