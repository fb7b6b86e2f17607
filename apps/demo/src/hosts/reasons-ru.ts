import type { Reasons } from './reasons-en.ts'

export const ru: Reasons = {
  faults: {
    'ascii-character': 'Не буква, не цифра и не дефис.',
    'disallowed-character': 'Запрещена в доменах.',
    'forbidden-character': 'Запрещённая кодовая точка домена.',
    'not-utf8': 'Байты процентных кодов не в кодировке UTF-8.',
    'nothing-left': 'После отображения ничего не остаётся.',
    'hyphen-at-start': 'Дефис в начале метки.',
    'hyphen-at-end': 'Дефис в конце метки.',
    'hyphens-in-third-and-fourth-place': 'Дефисы на третьем и четвёртом месте.',
    'empty-label': 'Метка пуста.',
    'label-too-long': 'В метке больше 63 символов ASCII.',
    'domain-too-long': 'В домене больше 253 символов ASCII.',
    'mark-at-start': 'Метка не может начинаться с комбинируемого знака.',
    joiner: 'Правило соединителей (RFC 5892): рядом нет символов, которые он мог бы соединить.',
    'punycode-not-ascii': 'В A-метке могут быть только символы ASCII.',
    'punycode-digit': 'Не цифра Punycode.',
    'punycode-overflow': 'Punycode обрывается или переполняется.',
    'punycode-of-ascii': 'A-метка декодируется в ASCII.',
    'punycode-not-normalized': 'A-метка декодируется в текст не в NFC.',
    'punycode-of-prefix': 'A-метка декодируется в другую A-метку.',
    'label-not-encodable': 'У метки нет Punycode.',
    'bidi-first-character':
      'Правило Bidi 1 (RFC 5893): метка начинается с буквы, которая пишется слева направо или справа налево.',
    'bidi-right-to-left-character':
      'Правило Bidi 2: в метке справа налево нет букв, которые пишутся слева направо.',
    'bidi-right-to-left-end':
      'Правило Bidi 3: метка справа налево кончается своей буквой или цифрой.',
    'bidi-mixed-digits': 'Правило Bidi 4: цифры европейские или арабские, но не те и другие.',
    'bidi-left-to-right-character':
      'Правило Bidi 5: в метке слева направо нет букв, которые пишутся справа налево.',
    'bidi-left-to-right-end': 'Правило Bidi 6: метка слева направо кончается буквой или цифрой.',
  },
  warnings: {
    'invalid-a-label': 'Начинается с xn--, но это не допустимая A-метка.',
    'restricted-character': 'Есть символ, не предназначенный для имён.',
    'invisible-character': 'Есть невидимый символ.',
    'delimiter-lookalike': 'Есть символ, похожий на разделитель.',
    'deceptive-mark': 'Есть комбинируемый знак, который незаметен или накладывается на другие.',
    'foreign-mark': 'Есть комбинируемый знак, которого в этой письменности нет.',
    'misplaced-kana': 'Японская буква там, где в японском её не бывает.',
    'han-lookalike': 'Есть иероглиф, похожий на букву или другой символ.',
    'punctuation-lookalike': 'Есть символ, похожий на дефис или кавычку.',
    'registry-letter': 'Есть буква, необычная для этого домена верхнего уровня.',
    'mixed-script': 'Смешаны письменности, которые вместе не употребляют.',
    'mixed-digits': 'Смешаны цифры двух систем.',
    'digit-lookalike': 'Только цифры и то, что похоже на цифры.',
    'whole-script-confusable':
      'Записана на другой письменности, а похожа на метку из символов ASCII.',
    confusable: 'Похожа на метку из символов ASCII.',
    'resembles-known': 'Домен похож на известный.',
    'near-known': 'Домен почти совпадает с известным.',
  },
}
