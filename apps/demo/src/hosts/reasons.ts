import type { DomainWarningCode } from '@waymark/display'
import type { DomainFaultReason } from '@waymark/host/faults'
import type { Language } from '../language.ts'

/** Why a domain is refused, and what in it could deceive. */
export interface Reasons {
  readonly faults: Readonly<Record<DomainFaultReason, string>>
  readonly warnings: Readonly<Record<DomainWarningCode, string>>
}

const en: Reasons = {
  faults: {
    'ascii-character': 'Not a letter, digit or hyphen.',
    'disallowed-character': 'Disallowed in domains.',
    'forbidden-character': 'A forbidden domain code point.',
    'not-utf8': 'Percent-encoded bytes that are not UTF-8.',
    'nothing-left': 'The mapping leaves nothing.',
    'hyphen-at-start': 'A hyphen at the start of a label.',
    'hyphen-at-end': 'A hyphen at the end of a label.',
    'hyphens-in-third-and-fourth-place': 'Hyphens in the third and fourth place.',
    'empty-label': 'A label is empty.',
    'label-too-long': 'A label has more than 63 ASCII characters.',
    'domain-too-long': 'The domain has more than 253 ASCII characters.',
    'mark-at-start': 'A label cannot start with a combining mark.',
    joiner: 'Joiner rule (RFC 5892): there is nothing around it that it could join.',
    'punycode-not-ascii': 'An A-label has only ASCII characters.',
    'punycode-digit': 'Not a digit of Punycode.',
    'punycode-overflow': 'The Punycode breaks off or overflows.',
    'punycode-of-ascii': 'The A-label decodes to ASCII.',
    'punycode-not-normalized': 'The A-label decodes to text that is not in NFC.',
    'punycode-of-prefix': 'The A-label decodes to another one.',
    'label-not-encodable': 'The label has no Punycode.',
    'bidi-first-character':
      'Bidi rule 1 (RFC 5893): a label starts with a letter, left-to-right or right-to-left.',
    'bidi-right-to-left-character':
      'Bidi rule 2: a right-to-left label has no left-to-right letter.',
    'bidi-right-to-left-end':
      'Bidi rule 3: a right-to-left label ends with a letter or digit of its own.',
    'bidi-mixed-digits': 'Bidi rule 4: a label has European or Arabic digits, not both.',
    'bidi-left-to-right-character':
      'Bidi rule 5: a left-to-right label has no right-to-left letter.',
    'bidi-left-to-right-end': 'Bidi rule 6: a left-to-right label ends with a letter or digit.',
  },
  warnings: {
    'invalid-a-label': 'Starts with xn-- and is not a valid A-label.',
    'restricted-character': 'Has a character that is not meant for names.',
    'invisible-character': 'Has a character that cannot be seen.',
    'delimiter-lookalike': 'Has a character that looks like a delimiter.',
    'deceptive-mark': 'Has a mark that hides or piles up.',
    'foreign-mark': 'Has a mark that its script does not use.',
    'misplaced-kana': 'Has a Japanese letter where Japanese has none.',
    'han-lookalike': 'Has a Chinese character that looks like a letter or sign.',
    'punctuation-lookalike': 'Has a character that looks like a hyphen or quotation mark.',
    'registry-letter': 'Has a letter that is not usual below this top-level domain.',
    'mixed-script': 'Mixes scripts that are not written together.',
    'mixed-digits': 'Mixes digits of two systems.',
    'digit-lookalike': 'Has only digits and what looks like digits.',
    'whole-script-confusable': 'In another script, it looks like a label in ASCII.',
    confusable: 'Looks like a label in ASCII.',
    'resembles-known': 'The domain looks like a known domain.',
  },
}

const ja: Reasons = {
  faults: {
    'ascii-character': '英字、数字、ハイフンではない。',
    'disallowed-character': 'ドメインでは許されない。',
    'forbidden-character': 'ドメインで禁止されたコードポイント。',
    'not-utf8': 'パーセントエンコードされたバイトが UTF-8 ではない。',
    'nothing-left': 'マッピングの後に何も残らない。',
    'hyphen-at-start': 'ラベルの先頭にハイフンがある。',
    'hyphen-at-end': 'ラベルの末尾にハイフンがある。',
    'hyphens-in-third-and-fourth-place': '3 文字目と 4 文字目がハイフン。',
    'empty-label': '空のラベルがある。',
    'label-too-long': 'ラベルが ASCII で 63 文字を超える。',
    'domain-too-long': 'ドメインが ASCII で 253 文字を超える。',
    'mark-at-start': 'ラベルは結合文字で始められない。',
    joiner: '接合子の規則（RFC 5892）: 前後に接合できる文字がない。',
    'punycode-not-ascii': 'A ラベルは ASCII 文字だけからなる。',
    'punycode-digit': 'Punycode の数字ではない。',
    'punycode-overflow': 'Punycode が途中で切れるか、桁あふれする。',
    'punycode-of-ascii': 'A ラベルの復号結果が ASCII。',
    'punycode-not-normalized': 'A ラベルの復号結果が NFC ではない。',
    'punycode-of-prefix': 'A ラベルの復号結果が別の A ラベル。',
    'label-not-encodable': 'ラベルを Punycode にできない。',
    'bidi-first-character':
      'Bidi 規則 1（RFC 5893）: ラベルは左から右、または右から左の文字で始まる。',
    'bidi-right-to-left-character': 'Bidi 規則 2: 右から左のラベルに、左から右の文字はない。',
    'bidi-right-to-left-end': 'Bidi 規則 3: 右から左のラベルは、その文字か数字で終わる。',
    'bidi-mixed-digits': 'Bidi 規則 4: ヨーロッパ数字とアラビア数字は同じラベルに混ぜない。',
    'bidi-left-to-right-character': 'Bidi 規則 5: 左から右のラベルに、右から左の文字はない。',
    'bidi-left-to-right-end': 'Bidi 規則 6: 左から右のラベルは、文字か数字で終わる。',
  },
  warnings: {
    'invalid-a-label': 'xn-- で始まるが、有効な A ラベルではない。',
    'restricted-character': '名前向きではない文字がある。',
    'invisible-character': '見えない文字がある。',
    'delimiter-lookalike': '区切り文字に似た文字がある。',
    'deceptive-mark': '隠れた、または重なった記号がある。',
    'foreign-mark': 'その文字体系では使わない記号がある。',
    'misplaced-kana': '日本語ではありえない位置に仮名がある。',
    'han-lookalike': '文字や記号に似た漢字がある。',
    'punctuation-lookalike': 'ハイフンや引用符に似た文字がある。',
    'registry-letter': 'このトップレベルドメインでは珍しい文字がある。',
    'mixed-script': '一緒には書かれない文字体系が混ざっている。',
    'mixed-digits': '2 種類の数字が混ざっている。',
    'digit-lookalike': '数字と、数字に似たものだけからなる。',
    'whole-script-confusable': '別の文字体系で書かれ、ASCII のラベルに似ている。',
    confusable: 'ASCII のラベルに似ている。',
    'resembles-known': 'ドメインが、よく知られたドメインに似ている。',
  },
}

const ru: Reasons = {
  faults: {
    'ascii-character': 'Не буква, не цифра и не дефис.',
    'disallowed-character': 'Запрещена в доменах.',
    'forbidden-character': 'Запрещённая кодовая точка домена.',
    'not-utf8': 'Процентные коды — не UTF-8.',
    'nothing-left': 'После отображения ничего не остаётся.',
    'hyphen-at-start': 'Дефис в начале метки.',
    'hyphen-at-end': 'Дефис в конце метки.',
    'hyphens-in-third-and-fourth-place': 'Дефисы на третьем и четвёртом месте.',
    'empty-label': 'Метка пуста.',
    'label-too-long': 'В метке больше 63 знаков ASCII.',
    'domain-too-long': 'В домене больше 253 знаков ASCII.',
    'mark-at-start': 'Метка не может начинаться с комбинируемого знака.',
    joiner: 'Правило соединителей (RFC 5892): рядом нет знаков, которые он мог бы соединить.',
    'punycode-not-ascii': 'В A-метке только знаки ASCII.',
    'punycode-digit': 'Не цифра Punycode.',
    'punycode-overflow': 'Punycode обрывается или переполняется.',
    'punycode-of-ascii': 'A-метка декодируется в ASCII.',
    'punycode-not-normalized': 'A-метка декодируется в текст не в NFC.',
    'punycode-of-prefix': 'A-метка декодируется в другую A-метку.',
    'label-not-encodable': 'У метки нет Punycode.',
    'bidi-first-character':
      'Правило Bidi 1 (RFC 5893): метка начинается с буквы письма слева направо или справа налево.',
    'bidi-right-to-left-character':
      'Правило Bidi 2: в метке справа налево нет букв письма слева направо.',
    'bidi-right-to-left-end':
      'Правило Bidi 3: метка справа налево кончается своей буквой или цифрой.',
    'bidi-mixed-digits': 'Правило Bidi 4: цифры европейские или арабские, но не те и другие.',
    'bidi-left-to-right-character':
      'Правило Bidi 5: в метке слева направо нет букв письма справа налево.',
    'bidi-left-to-right-end': 'Правило Bidi 6: метка слева направо кончается буквой или цифрой.',
  },
  warnings: {
    'invalid-a-label': 'Начинается с xn--, но это не допустимая A-метка.',
    'restricted-character': 'Есть знак, не предназначенный для имён.',
    'invisible-character': 'Есть невидимый знак.',
    'delimiter-lookalike': 'Есть знак, похожий на разделитель.',
    'deceptive-mark': 'Есть знак, который прячется или накладывается.',
    'foreign-mark': 'Есть диакритический знак, чуждый этому письму.',
    'misplaced-kana': 'Японская буква там, где в японском её не бывает.',
    'han-lookalike': 'Есть иероглиф, похожий на букву или знак.',
    'punctuation-lookalike': 'Есть знак, похожий на дефис или кавычку.',
    'registry-letter': 'Есть буква, необычная для этого домена верхнего уровня.',
    'mixed-script': 'Смешаны письменности, которые вместе не употребляют.',
    'mixed-digits': 'Смешаны цифры двух систем.',
    'digit-lookalike': 'Только цифры и то, что похоже на цифры.',
    'whole-script-confusable': 'Написана другим письмом, а похожа на метку в ASCII.',
    confusable: 'Похожа на метку в ASCII.',
    'resembles-known': 'Домен похож на известный.',
  },
}

export const REASONS: Readonly<Record<Language, Reasons>> = { en, ja, ru }
