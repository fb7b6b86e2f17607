import { lazyWords, once } from './once.ts'

/** Words that phishing sites put beside a name, whatever the name is. */
const STRONG =
  'account accounts alert alerts auth authenticate authentication billing claim confirm confirmation connect customs deliver delivery enroll ' +
  'http https invoice kyc locked log-in login logon members notice notification oplata parcel password payee payment payments paket protect recover ' +
  'recovery redelivery refund register reset restore reward rewards secure secured security seguranca seguridad sign-in signin signon signup ssl support suspended ' +
  'ww www wwww tracking unlock unlocked update updates validate validation verifica verificar verification verified verify verifying wallet webscr'

/** Words that honest sites put beside a word of the language, too. */
const WEAK =
  'alt app apps bank banking bonus business card care cards center centre chat check client cliente com contact customer de desk direct dispute ' +
  'email eu fee files finance form gift gifts giveaway global group help helpdesk home id info info inter ib jobs link live mail manage market ' +
  'mobile my net nl now office official online only order page pages pay pk pl portal post prize profile promo review safe sale sales ' +
  'scan server service services session shop shopping site status store survey team track transfer uk us user users vip web webmail ' +
  'website win world'

const strong = /* @__PURE__ */ lazyWords(STRONG)
const all = /* @__PURE__ */ lazyWords(`${STRONG} ${WEAK}`)

/** Whether a word is one that phishing sites put beside a name; beside a common word, fewer are. */
export function isBait(word: string, isBesideCommon: boolean): boolean {
  return (isBesideCommon ? strong() : all()).has(word)
}

/**
 * A bit for each length that such a word can have at the start of a label, or at its end. Trying all lengths would take as long as
 * the rest of the comparison.
 */
export function baitLengths(label: string, isAtEnd: boolean): number {
  const at = isAtEnd ? label.length - 2 : 0
  return lengths()[isAtEnd ? 1 : 0][pairAt(label, at)]!
}

/** By the first two letters, and by the last two: a bit for each length that such a word has. */
const lengths = /* @__PURE__ */ once((): readonly [starts: Int32Array, ends: Int32Array] => {
  const starts = new Int32Array(1024)
  const ends = new Int32Array(1024)
  for (const word of all()) {
    starts[pairAt(word, 0)]! |= 1 << word.length
    ends[pairAt(word, word.length - 2)]! |= 1 << word.length
  }
  return [starts, ends]
})

/** Two letters as a number below 1024. */
function pairAt(text: string, at: number): number {
  return ((text.charCodeAt(at) & 31) << 5) | (text.charCodeAt(at + 1) & 31)
}
