/**
 * Names that other lists remove everywhere or on many sites and that this table leaves alone, with what they are in
 * the real URLs that were looked through by hand.
 */
export const genericNames: readonly { readonly name: string; readonly meaning: string }[] = [
  { name: 's', meaning: 'a search, a page or a form’s number: the page depends on it' },
  { name: 't', meaning: 'the second at which a video starts' },
  { name: 'e', meaning: 'the key to a shared document' },
  { name: 'ref', meaning: 'where a link was; on some sites the page to return to' },
  { name: 'source', meaning: 'where a link was; beside `sk`, the key to an article' },
  { name: 'cid', meaning: 'the number of a category or a document' },
  { name: 'sid', meaning: 'the number of an article, or a session (see `strip-session-ids`)' },
  { name: 'tag', meaning: 'a subject, or where a link was' },
  { name: 'share', meaning: 'the key to a shared document, or a mark without a meaning' },
  { name: 'trk', meaning: 'where a link was' },
  { name: 'feature', meaning: 'where a link to a video was' },
  { name: 'from', meaning: 'where a link was' },
  { name: 'aff', meaning: 'where a link to an event was' },
  { name: 'usp', meaning: 'how a document was shared' },
  { name: 'label', meaning: 'a text on a picture' },
]
