import type { CatalogueText } from '../problem-texts.ts'

const SHOW_A_LABEL =
  'Покажите метку в виде A-метки, которая начинается с xn--, и переходите, только если знаете сайт.'

/** The problems of domains that could deceive. */
export const domains: CatalogueText = {
  title: 'Домены, которые могут ввести в заблуждение',
  entries: {
    'invalid-a-label': {
      summary: 'Метка начинается с xn--, но не является допустимой A-меткой.',
      explanation:
        'Её Punycode не декодируется, или результат нарушает правило IDNA. Браузеры показывают такую метку как есть.',
      remedy: 'Покажите метку как есть, не декодируя её.',
    },
    'restricted-character': {
      summary: 'В метке есть символ, не предназначенный для имён, например значок.',
      explanation:
        'UTS #39 перечисляет символы для идентификаторов. Значков, технических символов и символов письменностей, на которых больше не пишут, среди них нет, а узнают их немногие.',
      remedy: SHOW_A_LABEL,
    },
    'invisible-character': {
      summary: 'В метке есть невидимый символ.',
      explanation: 'Два домена, которые различаются только им, выглядят одинаково.',
      remedy: SHOW_A_LABEL,
    },
    'delimiter-lookalike': {
      summary: 'В метке есть символ, похожий на разделитель.',
      explanation:
        'Он похож на косую черту, точку, вопросительный знак или другой разделитель, и читатель принимает за домен не ту часть.',
      remedy: SHOW_A_LABEL,
    },
    'deceptive-mark': {
      summary:
        'В метке есть комбинируемый знак, который повторяется, накладывается на другие, перечёркивает букву или похож на её точку.',
      explanation:
        'Такие знаки трудно заметить, или они превращают букву в другую, знакомую людям. На букву без точки, например ı, другой знак вместо точки не ставится.',
      remedy: SHOW_A_LABEL,
    },
    'foreign-mark': {
      summary:
        'В метке есть комбинируемый знак при символе письменности, в которой этого знака нет.',
      explanation:
        'Диакритические знаки бывают у латинских, греческих и кириллических букв, а знаки других письменностей — у букв этих письменностей. В другом месте знак трудно заметить.',
      remedy: SHOW_A_LABEL,
    },
    'misplaced-kana': {
      summary: 'В метке есть японская буква или знак там, где в японском их не бывает.',
      explanation:
        'Знак ー, который обозначает долгий гласный, похож на дефис, если стоит не после каны. ヽ похож на запятую, если стоит не после катаканы. へ и ヘ из двух слоговых азбук похожи друг на друга: в слове, записанном одной азбукой, буквы другой не бывает.',
      remedy: SHOW_A_LABEL,
    },
    'han-lookalike': {
      summary: 'В метке среди других символов есть иероглиф, похожий на букву или другой символ.',
      explanation:
        'Такие иероглифы, как 一, 丨, 十 и 七, похожи на дефис, l, плюс и t. Рядом с китайским или японским символом, который ни на что больше не похож, они предупреждения не вызывают.',
      remedy: SHOW_A_LABEL,
    },
    'punctuation-lookalike': {
      summary: 'В метке есть символ, похожий на дефис или кавычку.',
      explanation:
        'Дефисы и апострофы вне ASCII легко не заметить. Между буквами в доменах верхнего уровня тех языков, в которых они пишутся, как ʼ в украинском, они предупреждения не вызывают.',
      remedy: SHOW_A_LABEL,
    },
    'registry-letter': {
      summary: 'В метке есть буква, необычная для этого домена верхнего уровня.',
      explanation:
        'За пределами своей страны эта буква мало кому известна, и её принимают за другую: þ за p или b, ð за o, ə за e. В доменах верхнего уровня своих языков она предупреждения не вызывает, как и в имени с другой буквой того же языка, например в þórður.com.',
      remedy: SHOW_A_LABEL,
    },
    'mixed-script': {
      summary: 'В метке смешаны письменности, которые вместе не используются.',
      explanation:
        'Буквы разных письменностей могут выглядеть одинаково: метка с кириллической буквой среди латинских выглядит как другая. Буквы ASCII вместе с японской письменностью, с корейской или с иероглифами и бопомофо обычны и предупреждения не вызывают.',
      remedy: SHOW_A_LABEL,
    },
    'mixed-digits': {
      summary: 'В метке смешаны цифры двух систем.',
      explanation: 'Цифры разных систем могут выглядеть одинаково, хотя обозначают разные числа.',
      remedy: SHOW_A_LABEL,
    },
    'digit-lookalike': {
      summary: 'В метке только цифры и то, что похоже на цифры.',
      explanation:
        'В ней только цифры ASCII и символы, похожие на цифры, например ვ вместо 3. Цифра другой письменности тоже может быть похожа на цифру с другим значением: бенгальская четвёрка похожа на 8. Число, записанное цифрами письменности самого домена верхнего уровня, предупреждения не вызывает.',
      remedy: SHOW_A_LABEL,
    },
    'whole-script-confusable': {
      summary: 'Метка записана на одной письменности и похожа на метку из символов ASCII.',
      explanation:
        'Все её буквы похожи на латинские. В домене верхнего уровня на той же письменности или в домене страны, где эта письменность официальная, это обычное дело и предупреждения не вызывает.',
      remedy: SHOW_A_LABEL,
    },
    confusable: {
      summary: 'Метка похожа на метку из символов ASCII.',
      explanation:
        'Её буквы латинские, и хотя бы одна похожа на букву ASCII. В домене верхнего уровня языка, где такая буква есть, например `ı` в `.tr`, предупреждения нет.',
      remedy: SHOW_A_LABEL,
    },
    'resembles-known': {
      summary: 'Домен похож на известный домен.',
      explanation:
        'Если не учитывать диакритические знаки и регистр, он похож на один из доменов настройки `known` или из тех, под которые часто подделываются, но к ним не относится. Строчная l похожа на прописную I, а `rn`, `vv` и `cl` похожи на m, w и d.',
      remedy: 'Покажите весь домен A-метками и предупредите читателя, прежде чем он перейдёт.',
      given: {
        "the option `known: ['microsoft.com']`": "настройка `known: ['microsoft.com']`",
        "the option `known: ['digital.com', 'digipal.com']`":
          "настройка `known: ['digital.com', 'digipal.com']`",
      },
    },
    'near-known': {
      summary: 'Домен почти совпадает с известным.',
      explanation:
        'От одного из доменов настройки `known` или из тех, под которые часто подделываются, его отличают одна-две опечатки или только места точек и дефисов, либо в нём то же имя с другими словами или с другим суффиксом. Что именно, говорит поле `likeness`. Такой домен может быть и честным или принадлежать тому же владельцу.',
      remedy:
        'Покажите читателю, чем он отличается, прежде чем тот перейдёт: многие такие домены честные.',
      given: {
        "the option `known: ['example-shop.com']`": "настройка `known: ['example-shop.com']`",
      },
    },
  },
  sentences: {
    'A label starts with xn--, but is not a valid international name.':
      'Метка начинается с xn--, но не является допустимой A-меткой.',
    'A label has a character that is not meant for names, such as a symbol.':
      'В метке есть символ, не предназначенный для имён, например значок.',
    'A label has a character that cannot be seen.': 'В метке есть невидимый символ.',
    'A label has a character that looks like a delimiter.':
      'В метке есть символ, похожий на разделитель.',
    'A label has a mark that is repeated, stacked, drawn across its letter or like the dot of its letter.':
      'В метке есть комбинируемый знак, который повторяется, накладывается на другие, перечёркивает букву или похож на её точку.',
    'A label has a mark on a character of a script that does not use it.':
      'В метке есть комбинируемый знак при символе письменности, в которой этого знака нет.',
    'A label has a Japanese letter or mark where Japanese does not use it.':
      'В метке есть японская буква или знак там, где в японском их не бывает.',
    'A label mixes other characters with a Chinese character that looks like a letter or sign.':
      'В метке среди других символов есть иероглиф, похожий на букву или другой символ.',
    'A label has a character that looks like a hyphen or a quotation mark.':
      'В метке есть символ, похожий на дефис или кавычку.',
    'A label has a letter that is not usual below its top-level domain.':
      'В метке есть буква, необычная для этого домена верхнего уровня.',
    'A label mixes scripts that are not written together.':
      'В метке смешаны письменности, которые вместе не используются.',
    'A label mixes digits of two systems.': 'В метке смешаны цифры двух систем.',
    'A label has only digits and characters that look like digits.':
      'В метке только цифры и то, что похоже на цифры.',
    'A label is written in one script and looks like a label in ASCII.':
      'Метка записана на одной письменности и похожа на метку из символов ASCII.',
    'A part of the domain looks like an ASCII name.': 'Метка похожа на метку из символов ASCII.',
    'The domain looks like a known domain.': 'Домен похож на известный домен.',
    'A label has only digits and characters that look like digits. It reads like {resembles:name100}.':
      'В метке только цифры и то, что на них похоже. Она читается как {resembles:name100}.',
    'A label mixes scripts that are not written together: it looks like {resembles:name100}.':
      'В метке смешаны письменности, которые вместе не используются: она выглядит как {resembles:name100}.',
    'A label in another script looks like {resembles:name100}.':
      'Метка на другой письменности выглядит как {resembles:name100}.',
    'A label looks like {resembles:name100}.': 'Метка выглядит как {resembles:name100}.',
    'The domain looks like {resembles:name100}.': 'Домен выглядит как {resembles:name100}.',
    'The domain is almost a known domain.': 'Домен почти совпадает с известным.',
    'The domain is spelt almost like {resembles:name100}.':
      'Домен пишется почти как {resembles:name100}.',
    'Dots and hyphens aside, the domain is {resembles:name100}.':
      'Если не считать точек и дефисов, домен — {resembles:name100}.',
    'The domain has other words beside the name of {resembles:name100}.':
      'В домене рядом с именем {resembles:name100} есть другие слова.',
    'Except for its end, the domain is {resembles:name100}.':
      'Если не считать окончания, домен — {resembles:name100}.',
  },
}
