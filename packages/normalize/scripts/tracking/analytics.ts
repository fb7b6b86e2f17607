import { GOOGLE_DOMAINS } from '../../src/google-domains.ts'
import type { Group } from './group.ts'

const BRAVE_ISSUES = 'https://github.com/brave/brave-browser/issues'
const BRAVE_LISTS = 'https://github.com/brave/adblock-lists/pull'
const MATOMO_CAMPAIGNS =
  'https://matomo.org/faq/reports/advanced-how-to-manually-build-campaign-tracking-urls/'
const HUBSPOT_COOKIES =
  'https://knowledge.hubspot.com/reports/what-cookies-does-hubspot-set-in-a-visitor-s-browser'

/** Campaign tags, and identifiers that one site hands to another. */
export const analytics: readonly Group[] = [
  {
    vendor: 'Google Analytics',
    kind: 'campaign',
    names: 'utm_*',
    lists: ['brave-copy', 'firefox-share'],
    documented: ['https://support.google.com/analytics/answer/10917952'],
    ifRemoved:
      'The visit is not counted for its campaign. A few sites greet visitors of a campaign with a page of its own, and show the usual page instead.',
  },
  { vendor: 'Google Analytics', kind: 'visitor', names: '_gl', lists: ['brave'] },
  {
    vendor: 'Google Analytics',
    kind: 'visitor',
    names: '_ga',
    documented: ['https://developers.google.com/analytics/devguides/collection/analyticsjs/linker'],
    perVisitor: true,
  },
  {
    vendor: 'HubSpot',
    kind: 'visitor',
    names: '__hsfp',
    lists: ['brave'],
    documented: [HUBSPOT_COOKIES],
    reports: [`${BRAVE_ISSUES}/9019`],
    perVisitor: true,
  },
  {
    vendor: 'HubSpot',
    kind: 'visitor',
    names: '__hssc __hstc',
    lists: ['brave', 'brave-copy'],
    documented: [HUBSPOT_COOKIES],
    reports: [`${BRAVE_ISSUES}/9019`],
    perVisitor: true,
  },
  {
    vendor: 'HubSpot',
    kind: 'click',
    names: 'hsCtaTracking',
    lists: ['brave', 'brave-copy'],
    documented: ['https://knowledge.hubspot.com/ctas/calls-to-action-frequently-asked-questions'],
    reports: [`${BRAVE_ISSUES}/9019`],
    perVisitor: true,
  },
  {
    vendor: 'HubSpot',
    kind: 'campaign',
    names: 'hsa_cam hsa_grp hsa_mt hsa_src hsa_ad hsa_acc hsa_net hsa_kw hsa_tgt hsa_ver',
    lists: ['brave-copy', 'firefox-share'],
  },
  {
    vendor: 'HubSpot',
    kind: 'campaign',
    names: 'hsa_la hsa_ol',
    lists: ['brave-copy', 'firefox-share'],
  },
  {
    vendor: 'Adobe Analytics',
    kind: 'campaign',
    names: 's_cid',
    lists: ['brave', 'firefox-share'],
    reports: [`${BRAVE_ISSUES}/17452`],
    ifRemoved:
      'The visit is not counted for its campaign. The site chooses the values, and can show other prices or telephone numbers for them.',
  },
  { vendor: 'Adobe Analytics', kind: 'campaign', names: 's_kwcid' },
  {
    vendor: 'Adobe Analytics',
    kind: 'campaign',
    names: 's_campaign',
    lists: ['brave-copy'],
    reports: [`${BRAVE_LISTS}/1681`],
  },
  {
    vendor: 'Piano Analytics (AT Internet)',
    kind: 'recipient',
    names: 'at_recipient_id at_recipient_list',
    lists: ['brave', 'brave-copy'],
    documented: [
      'https://developers.atinternet-solutions.com/as2-tagging-en/javascript-en/campaigns-javascript-en/marketing-campaigns-v2/',
    ],
    reports: [`${BRAVE_ISSUES}/32488`],
    perVisitor: true,
  },
  {
    vendor: 'Piano Analytics (AT Internet)',
    kind: 'campaign',
    names:
      'at_medium at_campaign at_campaign_type at_channel at_creation at_custom1 at_custom2 at_custom3 at_custom4 at_detail_placement at_emailtype at_format at_general_placement at_identifier at_link at_link_id at_link_origin at_link_type at_network at_platform at_ptr_name at_send_date at_term at_type at_variant',
    lists: ['brave-copy'],
    documented: [
      'https://developers.atinternet-solutions.com/piano-analytics/data-collection/how-to-send-events/marketing-campaigns',
    ],
  },
  {
    vendor: 'Piano (Cxense)',
    kind: 'referrer',
    names: 'cx_click cx_recsOrder cx_recsWidget',
    lists: ['brave-copy'],
  },
  {
    vendor: 'Acoustic (Coremetrics)',
    kind: 'campaign',
    names:
      'cm_mmc cm_mmca1 cm_mmca2 cm_mmca3 cm_mmca4 cm_mmca5 cm_mmca6 cm_mmca7 cm_mmca8 cm_mmca9 cm_mmca10 cm_mmca11 cm_mmca12 cm_mmca13 cm_mmca14 cm_mmca15',
    lists: ['brave-copy'],
    documented: [
      'https://help.goacoustic.com/hc/en-us/articles/360048515013-Impression-attribution',
    ],
    reports: [`${BRAVE_LISTS}/1416`],
  },
  {
    vendor: 'Acoustic (Coremetrics)',
    kind: 'referrer',
    names: 'cm_sp cm_re',
    lists: ['brave-copy'],
    documented: [
      'https://help.goacoustic.com/hc/en-us/articles/360043009833-Manage-marketing-links',
    ],
    reports: [`${BRAVE_LISTS}/1416`],
  },
  {
    vendor: 'Acoustic (Coremetrics)',
    kind: 'campaign',
    names: 'cm_me cm_cr',
    lists: ['brave-copy'],
    documented: ['https://help.hcltechsw.com/commerce/8.0.0/coremetrics/refs/rmtusecmpcore.html'],
    reports: [`${BRAVE_LISTS}/1416`],
  },
  {
    vendor: 'Matomo',
    kind: 'campaign',
    names: 'pk_campaign pk_kwd pk_keyword piwik_campaign piwik_kwd',
    lists: ['brave-copy'],
    documented: [MATOMO_CAMPAIGNS],
  },
  {
    vendor: 'Matomo',
    kind: 'campaign',
    names: 'pk_content pk_cpn pk_medium pk_source mtm_kwd',
    lists: ['brave-copy'],
    documented: [MATOMO_CAMPAIGNS],
    reports: [`${BRAVE_LISTS}/1216`],
  },
  {
    vendor: 'Matomo',
    kind: 'campaign',
    names: 'piwik_keyword',
    documented: [MATOMO_CAMPAIGNS],
  },
  {
    vendor: 'Matomo',
    kind: 'campaign',
    names: 'pk_cid',
    lists: ['brave', 'brave-copy'],
    reports: [`${BRAVE_ISSUES}/31084`],
  },
  {
    vendor: 'Matomo',
    kind: 'campaign',
    names: 'mtm_cid',
    lists: ['brave', 'brave-copy'],
    reports: [`${BRAVE_ISSUES}/31084`],
  },
  {
    vendor: 'Matomo',
    kind: 'campaign',
    names: 'mtm_campaign mtm_keyword mtm_source mtm_medium mtm_content mtm_group mtm_placement',
    lists: ['brave-copy'],
  },
  {
    vendor: 'Matomo',
    kind: 'campaign',
    names:
      'matomo_campaign matomo_keyword matomo_source matomo_medium matomo_content matomo_cid matomo_group matomo_placement',
  },
  {
    vendor: 'Openstat',
    kind: 'campaign',
    names: '_openstat',
    lists: ['brave'],
    reports: [`${BRAVE_ISSUES}/11579`],
  },
  {
    vendor: 'Branch',
    kind: 'visitor',
    names: '_branch_match_id',
    lists: ['brave', 'brave-copy'],
    reports: [`${BRAVE_ISSUES}/39575`],
    ifRemoved:
      'A visitor who installs an app from the page may land on its first screen, because Branch finds the visitor by this value.',
  },
  {
    vendor: 'Branch',
    kind: 'referrer',
    names: '_branch_referrer',
    lists: ['brave', 'brave-copy'],
    reports: [`${BRAVE_ISSUES}/39575`],
    perVisitor: true,
  },
  {
    vendor: 'Yahoo',
    kind: 'referrer',
    names: 'guce_referrer guce_referrer_sig',
    lists: ['brave', 'brave-copy'],
    reports: [`${BRAVE_ISSUES}/25691`],
  },
  {
    vendor: 'Yahoo',
    kind: 'referrer',
    names: 'guccounter',
    lists: ['brave-copy'],
  },
  {
    vendor: 'Google AMP',
    kind: 'referrer',
    names: 'usqp',
    lists: ['brave-copy'],
    sites: [...GOOGLE_DOMAINS, 'ampproject.org'],
  },
  {
    vendor: 'ABC television stations',
    kind: 'campaign',
    names: 'ex_cid',
    lists: ['brave-copy'],
    reports: [`${BRAVE_LISTS}/1194`],
  },
  {
    vendor: 'Google Analytics',
    kind: 'campaign',
    names: 'ga_source ga_medium ga_campaign ga_content ga_term ga_place',
    lists: ['clearurls'],
  },
  {
    vendor: 'Mapp Intelligence (Webtrekk)',
    kind: 'campaign',
    names: 'wt_mc',
    lists: ['adguard', 'clearurls'],
    documented: ['https://docs.mapp.com/docs/campaign-1'],
  },
  {
    vendor: 'Mapp Intelligence (Webtrekk)',
    kind: 'campaign',
    names: 'wt_zmc',
    lists: ['clearurls'],
  },
  {
    vendor: 'Mapp Intelligence (Webtrekk)',
    kind: 'campaign',
    names: 'wtrid',
    lists: ['clearurls'],
    ambiguous: true,
    never: 'Elsewhere, the name means something else.',
    ifRemoved: 'Another page may be shown.',
  },
  {
    vendor: 'Webtrends',
    kind: 'campaign',
    names: 'WT.mc_id',
    reports: [
      'https://github.com/brave/adblock-lists/blob/97db06c90e7df8c372947399d5fe410a2688cdf6/brave-lists/clean-urls.json',
    ],
    anyCase: true,
  },
  {
    vendor: 'Piano Analytics (AT Internet)',
    kind: 'campaign',
    names: 'xtor',
    lists: ['adguard'],
    documented: [
      'https://developers.atinternet-solutions.com/as2-tagging-en/javascript-en/campaigns-javascript-en/marketing-campaigns-javascript-en/',
    ],
  },
  {
    vendor: 'Parse.ly',
    kind: 'campaign',
    names: 'itm_source itm_medium itm_campaign',
    lists: ['adguard', 'clearurls'],
    documented: ['https://www.parse.ly/help/kb/campaign-tracking-guide'],
    reports: [
      'https://github.com/ClearURLs/Addon/issues/230',
      'https://github.com/AdguardTeam/AdguardFilters/issues/126713',
    ],
  },
  {
    vendor: 'Parse.ly',
    kind: 'campaign',
    names: 'itm_content itm_term',
    lists: ['adguard'],
    documented: ['https://www.parse.ly/help/kb/campaign-tracking-guide'],
    reports: [
      'https://github.com/ClearURLs/Addon/issues/230',
      'https://github.com/AdguardTeam/AdguardFilters/issues/126713',
    ],
  },
  {
    vendor: 'DPG Media',
    kind: 'campaign',
    names: 'dpg_source dpg_campaign dpg_medium dpg_content',
    lists: ['adguard'],
  },
  {
    vendor: 'Humble Bundle',
    kind: 'campaign',
    names: 'hmb_campaign hmb_medium hmb_source',
    lists: ['clearurls'],
  },
  {
    vendor: 'Segmentify',
    kind: 'campaign',
    names: '_sgm_campaign _sgm_source _sgm_action',
    lists: ['adguard'],
    documented: ['https://segmentify.github.io/segmentify-dev-doc/integration_web/'],
  },
  {
    vendor: 'IO Technologies',
    kind: 'visitor',
    names: '__io_lv _io_session_id',
    lists: ['adguard'],
    perVisitor: true,
  },
  {
    vendor: 'Matomo',
    kind: 'visitor',
    names: 'pk_vid',
    lists: ['adguard'],
    reports: [
      'https://github.com/DandelionSprout/adfilt/discussions/163#discussioncomment-4962768',
    ],
    perVisitor: true,
  },
  {
    vendor: 'Not known; Japanese shops',
    kind: 'campaign',
    names: 'oprtrack',
    lists: ['adguard'],
    reports: [
      'https://github.com/AdguardTeam/AdguardFilters/issues/100448',
      'https://github.com/AdguardTeam/AdguardFilters/issues/115746',
    ],
  },
  {
    vendor: 'X (Twitter)',
    kind: 'referrer',
    names: '__twitter_impression',
    lists: ['clearurls'],
  },
  {
    vendor: 'Echobox',
    kind: 'campaign',
    names: 'Echobox',
    lists: ['clearurls'],
  },
  {
    vendor: 'Greenhouse',
    kind: 'campaign',
    names: 'gh_src',
    documented: [
      'https://support.greenhouse.io/hc/en-us/articles/216904366-External-Job-Board-Tracking-Links-Overview',
    ],
    ifRemoved:
      'The employer cannot tell where the applicant found the job. The page stays the same.',
  },
  {
    vendor: 'Not known',
    kind: 'campaign',
    names: 'os_ehash otm_source otm_medium otm_campaign otm_content otm_term',
    lists: ['clearurls'],
  },
]
