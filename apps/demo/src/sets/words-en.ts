/** All texts of the view in one language. */
export const en = {
  input: 'Input',
  text: 'Text',
  copyLink: 'Copy link',
  encoded: 'The text in each set',
  encodedAbout:
    'A `%` that is in the text stays in all sets but the last two, so that nothing is encoded twice.',
  copy: 'Copy',
  unchanged: 'unchanged',
  sets: 'What each set encodes',
  setsAbout: 'Code points of the text are marked. Each set has those of the C0 control set.',
  codePoint: 'Code point',
  yes: 'encoded',
  no: 'not encoded',
  used: 'in the text',
  examples: 'Examples',
  texts: 'Texts',
  exampleNames: ['A sentence', 'All of ASCII', 'Already encoded', 'A form', 'Other scripts'],
  /** Where the standard uses each set, in its order. */
  uses: [
    'opaque paths and hosts',
    'the fragment',
    'the query of URLs that are not special',
    'the query of special URLs, such as https',
    'the path',
    'the user name and the password',
    'what encodeURIComponent encodes',
    'forms and URLSearchParams; a space becomes +',
  ],
}

export type Words = Readonly<typeof en>
