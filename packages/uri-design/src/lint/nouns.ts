/**
 * Nouns that are often names of collections, and whose plurals are regular or in the table of irregular ones.
 *
 * No table of inflections says whether a word is a noun: of `verify` it makes `verifies`, of `signed` `signeds`. A plural
 * is certain for these words only.
 */
export const NOUNS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  `account action activity actor address agent alert alias answer app application apartment area article artifact asset
  assignment attachment attribute author backup badge balance bank banner batch bill blog board book booking bookmark
  bot box branch brand bucket budget bug build building bundle button calendar call camera campaign candidate car card
  cart case category certificate change channel chapter charge chart chat check child choice city class client cluster
  collection color column command comment commit community company component condition connection contact container
  contract contributor conversation cookie country coupon course credential customer dashboard database dataset day
  deal definition department deployment device dialog dimension directory discount discussion document domain draft
  driver element employee endpoint engine entity entry environment episode error estimate event example exception
  exchange execution expense experiment export extension facility factory family favorite feature feed field file
  filter finding flag flow folder follower form format forum friend function game gateway goal grant graph group guest
  guide guild hook host hotel hour house idea image incident indicator industry insight instance institution
  instruction integration interface invitation invoice issue item job journal key keyword kind label language layer
  layout lead lesson letter library license limit line link list listing location log machine manager map market match
  meeting member mention menu merchant message method metric migration milestone minute model module month movie
  namespace network node note notebook notification number object offer office option order organisation organization
  owner package page parameter parent part participant partition partner party pass patient payment payout peer
  performance permission person phone photo picture pipeline place plan platform player playlist plugin point policy
  poll pool port portfolio position post preference price printer privilege problem process product profile program
  project promotion prompt property proposal protocol provider question queue quote rate reaction reading reason
  receipt recipe recipient record region relation relationship release reminder replica report repository request
  requirement reservation resident resource response restaurant result review revision reward robot role room route
  row rule run runner sale sample scenario schedule schema school scope score screen script season seat section sector
  segment sensor server service session setting shape share shift shipment shop signal site skill snapshot snippet song
  source space sponsor sprint stage standard state statement station step store story stream street student style
  subject subscriber subscription suggestion summary supplier survey symbol symptom system table tag target task tax
  teacher team template tenant term test text theme thread ticket time timer token tool topic track transaction
  transfer translation trend trigger trip tutorial type unit university user variable variant vehicle vendor version
  video view visit visitor volume vote voucher vulnerability warehouse webhook website week widget window word worker
  workflow workspace year zone`.split(/\s+/),
)
