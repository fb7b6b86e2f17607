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
}
