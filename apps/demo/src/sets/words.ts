import { viewTranslation } from '../words/translation.ts'

/** All texts of the view in one language. */
export interface Words {
  readonly input: string
  readonly text: string
  readonly copyLink: string
  readonly encoded: string
  readonly encodedAbout: string
  readonly copy: string
  readonly unchanged: string
  readonly sets: string
  readonly setsAbout: string
  readonly codePoint: string
  readonly yes: string
  readonly no: string
  readonly used: string
  readonly examples: string
  readonly texts: string
  readonly exampleNames: readonly string[]
  /** Where the standard uses each set, in its order. */
  readonly uses: readonly string[]
}

export const english: Words = {
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

export function setWords(): Words {
  return viewTranslation()?.sets ?? english
}
