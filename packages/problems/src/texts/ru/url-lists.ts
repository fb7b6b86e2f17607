import type { CatalogueText } from '../problem-texts.ts'

const OTHER_PRESET = 'Пропустите строку или выберите другой набор правил.'

/** The problems of normalising lists of URLs. */
export const urlLists: CatalogueText = {
  title: 'Нормализация списков URL',
  entries: {
    'url-line-too-long': {
      summary: 'Строка длиннее, чем здесь может быть URL.',
      explanation:
        'При массовой обработке из каждой строки читается один URL, и в памяти хранится одна строка. Строка длиннее предела, по умолчанию 1 МиБ, пропускается. Чаще всего в файле нет переводов строк, или это вообще не список URL.',
      remedy: 'Проверьте, что в каждой строке файла один URL, или увеличьте предел.',
      given: { 'a limit of 20 bytes': 'предел в 20 байт' },
    },
    'url-line-not-utf-8': {
      summary: 'Строка не в кодировке UTF-8.',
      explanation:
        'URL читаются как UTF-8. Чтобы прочитать строку в другой кодировке, пришлось бы угадывать, в какой именно, а неверная догадка дала бы URL, который ведёт в другое место.',
      remedy: 'Сначала преобразуйте файл в UTF-8.',
      given: { 'ISO-8859-1': 'ISO-8859-1' },
    },
    'url-line-scheme': {
      summary: 'Набор правил не принимает URL с этой схемой.',
      explanation:
        'Набор правил может указывать, для каких он схем. Набор `seo` создаёт канонические URL страниц, то есть URL https и http; URL `javascript:`, `mailto:`, `ftp:` и `file:` ведут не к страницам.',
      remedy: OTHER_PRESET,
      given: { 'the preset `seo`': 'набор правил `seo`' },
    },
    'url-line-without-form': {
      summary: 'У URL нет нормализованного вида по этому набору правил.',
      explanation:
        'У наборов правил, которые повторяют определение другой системы, например `safe-browsing`, нет формы для некоторых URL, которые принимает парсер URL.',
      remedy: OTHER_PRESET,
      given: { 'the preset `safe-browsing`': 'набор правил `safe-browsing`' },
    },
  },
  sentences: {
    'The line is not UTF-8.': 'Строка не в кодировке UTF-8.',
    'The domain breaks a rule for names in the DNS.': 'Домен нарушает правило для имён в DNS.',
    'The host has a character that is not allowed.': 'В хосте есть недопустимый символ.',
    'The host ends in a number, so it must be an IPv4 address, but has more than four parts.':
      'Хост заканчивается числом и поэтому должен быть адресом IPv4, но частей в нём больше четырёх.',
    'The host ends in a number, so it must be an IPv4 address, but a part is not a number.':
      'Хост заканчивается числом и поэтому должен быть адресом IPv4, но одна из частей — не число.',
    'A part of an IPv4 address is above 255.': 'Часть адреса IPv4 больше 255.',
    'An IPv6 address has no closing bracket.': 'В адресе IPv6 нет закрывающей скобки.',
    'An IPv6 address begins with a single colon.': 'Адрес IPv6 начинается с одиночного двоеточия.',
    'An IPv6 address has more than eight pieces.': 'В адресе IPv6 больше восьми групп.',
    'An IPv6 address has :: more than once.':
      'В адресе IPv6 сочетание :: стоит в нескольких местах.',
    'A piece of an IPv6 address is not one to four hexadecimal digits.':
      'Группа адреса IPv6 — не от одной до четырёх шестнадцатеричных цифр.',
    'An IPv6 address has fewer than eight pieces and no ::.':
      'В адресе IPv6 без :: меньше восьми групп.',
    'An IPv6 address has more than six pieces before an IPv4 address.':
      'В конце адреса IPv6 стоит адрес IPv4, а перед ним больше шести групп.',
    'The IPv4 address in an IPv6 address is not four decimal numbers without leading zeros.':
      'Адрес IPv4 внутри адреса IPv6 — не четыре десятичных числа без нулей в начале.',
    'A part of an IPv4 address in an IPv6 address is above 255.':
      'Часть адреса IPv4 внутри адреса IPv6 больше 255.',
    'The IPv4 address in an IPv6 address has fewer than four parts.':
      'В адресе IPv4 внутри адреса IPv6 меньше четырёх частей.',
    'The input has no scheme, and there is no base URL that it can be resolved against.':
      'В строке нет схемы, и нет базового URL, относительно которого её можно было бы разрешить.',
    'The host is missing.': 'Хоста нет.',
    'The port is above 65535.': 'Порт больше 65535.',
    'The port is not a decimal number.': 'Порт не является десятичным числом.',
  },
}
