import type { CatalogueText } from '../problem-texts.ts'

const WHOLE_LIST = {
  'as the whole list, to `createPublicSuffixList`':
    'весь список, переданный в `createPublicSuffixList`',
}

/** The problems of lists of public suffixes. */
export const suffixLists: CatalogueText = {
  title: 'Списки публичных суффиксов',
  described: {
    'a compact form without its last character': 'компактная форма без последнего символа',
    'a compact form as `compactPublicSuffixList` writes it':
      'компактная форма, какой её пишет `compactPublicSuffixList`',
  },
  entries: {
    'suffix-not-a-name': {
      summary: 'Правило не является именем домена.',
      explanation:
        'Каждая строка — это правило или комментарий, который начинается с `//`. С такой строки начинается страница с сообщением об ошибке, сохранённая вместо списка.',
      remedy: 'Удалите строку или, если это не тот файл, загрузите список заново.',
      given: WHOLE_LIST,
    },
    'suffix-misplaced-wildcard': {
      summary: 'Символ `*` — не первая метка правила, за которой идёт имя.',
      explanation:
        '`*` соответствует одной метке, первой в правиле. Формат допускает и другое, но ни в одном опубликованном списке этого нет.',
      remedy: 'Запишите правило вида `*.example`.',
      given: WHOLE_LIST,
    },
    'suffix-rule-and-exception': {
      summary: 'Одно и то же имя — и правило, и исключение.',
      explanation: 'Правило говорит, что имя — публичный суффикс, а исключение — что это не так.',
      remedy: 'Удалите одну из двух строк.',
      given: WHOLE_LIST,
    },
    'suffix-bare-exception': {
      summary: 'Исключение не является доменом под суффиксом.',
      explanation:
        'Исключение говорит, что публичный суффикс — это то, что идёт после его первой метки. После `com` ничего нет.',
      remedy: 'Запишите правило вида `!city.example` или удалите строку.',
      given: WHOLE_LIST,
    },
    'suffix-list-cut-off': {
      summary: 'Список обрывается внутри раздела.',
      explanation:
        'Каждый раздел опубликованного списка заканчивается отметкой. Если её нет, часть списка потеряна, и имена из этой части считались бы именами одного владельца.',
      remedy: 'Загрузите его заново.',
      given: WHOLE_LIST,
    },
    'suffix-list-empty': {
      summary: 'В списке нет правил.',
      explanation:
        'С пустым списком публичными суффиксами были бы все домены верхнего уровня и ничего больше.',
      remedy: 'Передайте содержимое public_suffix_list.dat.',
      given: WHOLE_LIST,
    },
    'suffix-list-damaged': {
      summary: 'Компактная форма повреждена.',
      explanation:
        'Компактная форма начинается с числа имён и записывается единственным способом, поэтому видно, если её обрезали или изменили.',
      remedy: 'Создайте её заново с помощью `compactPublicSuffixList(text)`.',
      given: { 'described in words': 'описано словами' },
    },
  },
  sentences: {
    'line {line:digits}, column {column:digits}: {problem:phrase} {remedy:phrase}':
      'Строка {line:digits}, столбец {column:digits}: {problem:phrase} {remedy:phrase}',
    'line {line:digits}, column {column:digits}, {written:quote60}: {problem:phrase} {remedy:phrase}':
      'Строка {line:digits}, столбец {column:digits}, {written:quote60}: {problem:phrase} {remedy:phrase}',
    'A rule is not a domain name.': 'Правило не является именем домена.',
    'Remove the line, or download the list again if the file is not the list.':
      'Удалите строку или, если это не тот файл, загрузите список заново.',
    'A `*` must be the first label of a rule, with a name after it.':
      'Символ `*` — не первая метка правила, за которой идёт имя.',
    'Write a rule such as `*.example`.': 'Запишите правило вида `*.example`.',
    'A name is both a rule and an exception.': 'Одно и то же имя — и правило, и исключение.',
    'Remove one of the two lines.': 'Удалите одну из двух строк.',
    'An exception is not a domain below a suffix.': 'Исключение не является доменом под суффиксом.',
    'Write a rule such as `!city.example`, or remove the line.':
      'Запишите правило вида `!city.example` или удалите строку.',
    'The list ends within a section.': 'Список обрывается внутри раздела.',
    'Download the list again.': 'Загрузите его заново.',
    'The list has no rules.': 'В списке нет правил.',
    'Give the content of public_suffix_list.dat.': 'Передайте содержимое public_suffix_list.dat.',
    'The compact form is damaged.': 'Компактная форма повреждена.',
    'Make it again with `compactPublicSuffixList(text)`.':
      'Создайте её заново с помощью `compactPublicSuffixList(text)`.',
  },
}
