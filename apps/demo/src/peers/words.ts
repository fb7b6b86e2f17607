import { viewTranslation } from '../words/translation.ts'
import { en, type PeerWords } from './words-en.ts'

export function peerWords(): PeerWords {
  return viewTranslation()?.peers ?? en
}
