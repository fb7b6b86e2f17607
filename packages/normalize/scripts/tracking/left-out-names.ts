/** Names that the list `brave-copy` removes on some sites and that this table leaves there, because the page can depend on them. */
export const leftOutNames: readonly {
  readonly site: string
  readonly names: readonly string[]
  readonly reason: string
}[] = [
  {
    site: 'amazon.*',
    names: ['keywords'],
    reason: 'on a page of results, what was searched for',
  },
  {
    site: 'amazon.*',
    names: ['refinements', 'rnid'],
    reason: 'on a page of results, the filters',
  },
  {
    site: 'amazon.*',
    names: ['th'],
    reason: 'whether the variant of a product is chosen',
  },
  {
    site: 'amazon.*',
    names: ['tag'],
    reason: 'the partner who is paid: whoever publishes the link wants it',
  },
  {
    site: 'facebook.com',
    names: ['set', 'sale_post_id'],
    reason: 'the album, or the offer, that is shown',
  },
  {
    site: 'app.link',
    names: ['click_id', 'cjevent'],
    reason: 'a link of Branch hands its parameters to the app, which can need them',
  },
  {
    site: 'wsj.com',
    names: ['st'],
    reason: 'the key to a shared article: without it, the page is another one',
  },
  {
    site: 'ctr.narvar.com',
    names: ['destination_country', 'dzip', 'order_number', 'origin_country', 'ozip', 'service'],
    reason: 'the parcel whose journey is shown',
  },
]
