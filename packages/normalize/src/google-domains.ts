import { deepFreeze } from '@waymark/infra/internal'

/**
 * The domains of Google's search. They are listed one by one, because `google` under any public suffix may be somebody
 * else's.
 *
 * @see https://www.google.com/supported_domains
 */
export const GOOGLE_DOMAINS: readonly string[] = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ [
    'ac ad ae al am as at az ba be bf bg bi bj bs bt by ca cat cd cf cg ch ci cl cm cn co.ao co.bw co.ck co.cr co.id',
    'co.il co.in co.jp co.ke co.kr co.ls co.ma co.mz co.nz co.th co.tz co.ug co.uk co.uz co.ve co.vi co.za co.zm co.zw',
    'com com.af com.ag com.ai com.ar com.au com.bd com.bh com.bn com.bo com.br com.bz com.co com.cu com.cy com.do',
    'com.ec com.eg com.et com.fj com.gh com.gi com.gt com.hk com.iq com.jm com.kh com.kw com.lb com.ly com.mm com.mt',
    'com.mx com.my com.na com.nf com.ng com.ni com.np com.om com.pa com.pe com.pg com.ph com.pk com.pr com.py com.qa',
    'com.sa com.sb com.sg com.sl com.sv com.tj com.tn com.tr com.tw com.ua com.uy com.vc com.vn cv cz de dj dk dm dz',
    'ee es eus fi fm fr ga ge gg gl gm gp gr gy hn hr ht hu ie im iq is it je jo kg ki kz la li lk lt lu lv md me mg',
    'mk ml mn ms mu mv mw ne ng nl no nr nu pl pn ps pt ro rs ru rw sc se sh si sk sm sn so sr st td tg tk tl tm tn to',
    'tt vg vu ws',
  ].flatMap((suffixes) => suffixes.split(' ').map((suffix) => `google.${suffix}`)),
)
