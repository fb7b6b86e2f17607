// The countries of ISO 3166-1: https://www.iso.org/iso-3166-country-codes.html

/** Alpha-3 codes that begin with their alpha-2 code. */
const REGULAR =
  'afg aia alb arg asm aus aze bel bfa bgr bhr blm bmu bol bra btn bvt bwa can cck che civ ' +
  'cmr col cri cub cxr cyp cze deu dji dma dom dza ecu egy eri esp eth fin fji fra gab gbr ' +
  'geo ggy gha gib gmb grc gtm gum hkg hmd hnd hrv hti hun idn imn ind iot irn isl ita jey ' +
  'jor jpn ken kgz khm kir kna kwt lao lbn lca lie lka lso ltu lux lva mar mco mda mhl mkd ' +
  'mli mmr mng mrt msr mus mwi mys nam ncl ner nfk nga nic nld nor npl nru nzl omn pan per ' +
  'phl pri pse qat reu rou rus rwa sau sdn sgp shn sjm sle smr som ssd stp sxm syr tca tgo ' +
  'tha tjk tkl tls ton tto twn tza uga umi usa uzb vat vct ven vgb vir vnm vut wsm yem zaf ' +
  'zmb zwe'

/** All other alpha-3 codes, each followed by its alpha-2 code. */
const IRREGULAR =
  'abwaw agoao alaax andad areae armam ataaq atftf atgag autat bdibi benbj besbq bgdbd ' +
  'bhsbs bihba blrby blzbz brbbb brnbn cafcf chlcl chncn codcd cogcg cokck comkm cpvcv ' +
  'cuwcw cymky dnkdk esheh estee flkfk frofo fsmfm gingn glpgp gnbgw gnqgq grdgd grlgl ' +
  'gufgf guygy irlie irqiq isril jamjm kazkz korkr lbrlr lbyly macmo mafmf mdgmg mdvmv ' +
  'mexmx mltmt mneme mnpmp mozmz mtqmq mytyt niunu pakpk pcnpn plwpw pngpg polpl prkkp ' +
  'prtpt prypy pyfpf sensn sgsgs slbsb slvsv spmpm srbrs sursr svksk svnsi swese swzsz ' +
  'sycsc tcdtd tkmtm tuntn turtr tuvtv ukrua uryuy wlfwf'

/** Returns the alpha-2 code of a country for its alpha-3 code, both in lower case; `null` if there is none. */
export function alpha2OfAlpha3(code: string): string | null {
  for (let at = 0; at < REGULAR.length; at += 4) {
    if (REGULAR.startsWith(code, at)) return code.slice(0, 2)
  }
  for (let at = 0; at < IRREGULAR.length; at += 6) {
    if (IRREGULAR.startsWith(code, at)) return IRREGULAR.slice(at + 3, at + 5)
  }
  return null
}
