import { isOfScript, type LabelRule } from '../label.ts'
import { readingOf } from '../readings.ts'
import { asciiLookalike } from '../skeleton.ts'

interface Script {
  /** Letters, digits and marks that look like Latin letters. */
  readonly lookalikes: string
  /**
   * Letters of few words, mostly of small languages. With one of them, letters that look less like Latin ones, such as `т`,
   * are taken for them too: `теѕт`.
   */
  readonly rare?: string
  /** The top-level domains in ASCII below which the script is usual. */
  readonly tops: string
}

const ARAB_TOPS = 'ae af bh dz eg iq ir jo kw lb ly ma om pk ps qa sa sd sy tn ye'

/**
 * The sets of lookalikes are those of `idn_spoof_checker.cc` of Chromium; of Thai the larger one, because
 * the font is not known. Of scripts that are not here, the data of UTS #39 say what looks like ASCII.
 *
 * The domains are those of countries where the script is official.
 */
const SCRIPTS: Readonly<Record<string, Script>> = {
  // Of Arabic only digits; joined letters do not look like Latin ones.
  Arab: { lookalikes: '١٥۱۵', tops: ARAB_TOPS },
  Armn: { lookalikes: 'ագզէլհյոսւօՙ', tops: 'am' },
  Cyrl: {
    lookalikes: 'аысԁеԍһіюкјӏорԗԛѕԝхуъьҽпгѵѡ',
    rare: 'ԁԍԏһӏԗԛѕԝѡѵҽ',
    tops: 'bg by kg kz mk mn moscow rs ru su tatar tj ua uz',
  },
  Ethi: { lookalikes: 'ሀሠሰስበነተከዐዕዘጠፐꬅ', tops: 'er et' },
  Geor: { lookalikes: 'იოყძხჽჿ', tops: 'ge' },
  Grek: { lookalikes: 'αικνρυωηοτ', tops: 'cy gr' },
  Hebr: { lookalikes: 'דוחיןסװײ׳ﬦ', tops: 'il' },
  Beng: { lookalikes: '০৭', tops: 'bd in' },
  Deva: { lookalikes: 'ऽ०ॱ', tops: 'in np' },
  Gujr: { lookalikes: 'ડટ૦૧', tops: 'in' },
  Guru: { lookalikes: '੦੧', tops: 'in' },
  Knda: { lookalikes: 'ಽ೦೧', tops: 'in' },
  Mlym: { lookalikes: 'ടഠധനറ൦', tops: 'in' },
  Orya: { lookalikes: 'ଠ୦୮', tops: 'in' },
  Taml: { lookalikes: 'டப௦', tops: 'in lk sg' },
  Telu: { lookalikes: '౦౧', tops: 'in' },
  Mymr: { lookalikes: 'ခဂငထပဝ၀၂ၔၜ႐႑႕႖႗', tops: 'mm' },
  Thai: { lookalikes: 'ทนบพรหเแ๐ดลปฟม', tops: 'th' },
}

/** Words of Russian and Ukrainian that are like no word in Latin letters, from the same file. */
const WORDS = /* @__PURE__ */ new Set(
  'как коса курс парк покраска сахарок секс такий укроп'.split(' '),
)

/** https://www.unicode.org/reports/tr39/#Whole_Script_Confusables */
export const wholeScriptConfusable: LabelRule = {
  code: 'whole-script-confusable',
  run: ({ text, points, profile: { isMixedScript, scripts }, top }, find) => {
    const [script, ...others] = scripts
    if (script === undefined || others.length > 0 || isMixedScript) return
    if (script === 'Latn' || script === top.script || WORDS.has(text)) return
    const known = SCRIPTS[script]
    if (known?.tops.split(' ').includes(top.name) === true) return
    const resembles = readingOf(text)
    const isLookalike = (character: string) =>
      known === undefined
        ? asciiLookalike(character) !== null
        : known.lookalikes.includes(character) || !isOfScript(character.codePointAt(0)!, script)
    const characters = Array.from(text)
    const hasRare = characters.some((character) => known?.rare?.includes(character) === true)
    if (!(hasRare && resembles !== null) && !characters.every(isLookalike)) return
    find(0, points.length, { scripts, ...(resembles !== null && { resembles }) })
  },
}
