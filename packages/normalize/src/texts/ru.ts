import type { RuleTexts } from './rule-texts.ts'

/** Русский */
export const ru: RuleTexts = {
  language: 'ru',
  categories: {
    preserves: 'сохраняет смысл',
    'usually-preserves': 'обычно сохраняет смысл',
    changes: 'может изменить смысл',
  },
  rules: {
    'parse-serialise': { summary: 'Записывает URL так, как предписывает URL Standard.' },
    'uppercase-percent-encoding': {
      summary: 'Переводит цифры процентных кодов в верхний регистр.',
    },
    'decode-unreserved': { summary: 'Записывает буквы, цифры и `-._~` без процентных кодов.' },
    'lowercase-scheme-host': { summary: 'Переводит схему и хост в нижний регистр.' },
    'force-scheme': { summary: 'Заменяет `http` и `https` одним из двух.' },
    'strip-credentials': { summary: 'Удаляет имя пользователя и пароль.' },
    'ipv4-canonical': { summary: 'Записывает адрес IPv4 четырьмя десятичными числами.' },
    'ip-to-host': { summary: 'Заменяет IP-адрес известным именем домена.' },
    'strip-host-trailing-dot': { summary: 'Удаляет корневую точку в конце домена.' },
    www: { summary: 'Удаляет или добавляет `www.` в начале домена.' },
    'remove-default-port': { summary: 'Удаляет порт, используемый схемой по умолчанию.' },
    'empty-path-slash': { summary: 'Записывает пустой путь после хоста как `/`.' },
    'remove-dot-segments': { summary: 'Раскрывает `.` и `..` в пути.' },
    'nfc-path': {
      summary: 'Записывает букву с диакритикой в пути одним знаком, где он есть (NFC).',
    },
    'strip-session-ids': { summary: 'Удаляет идентификаторы сеансов из пути и запроса.' },
    'collapse-slashes': { summary: 'Заменяет несколько косых черт подряд в пути одной.' },
    'remove-directory-index': { summary: 'Удаляет имя головного файла каталога.' },
    'trailing-slash': {
      summary: 'Приводит конец путей к одному виду: с косой чертой или без неё.',
    },
    'remove-query': { summary: 'Удаляет запрос.' },
    'keep-params': { summary: 'Удаляет параметры, которых нет в списке используемых.' },
    'remove-tracking-params': {
      summary: 'Удаляет параметры, говорящие лишь, откуда пришёл посетитель.',
    },
    'remove-default-params': { summary: 'Удаляет параметры со значением по умолчанию.' },
    'remove-empty-params': { summary: 'Удаляет параметры с пустым значением.' },
    'sort-query': { summary: 'Сортирует параметры запроса по имени.' },
    'remove-empty-query': { summary: 'Удаляет `?`, после которого ничего нет.' },
    'strip-text-fragment': { summary: 'Удаляет директиву фрагмента `:~:` и всё после неё.' },
    'remove-fragment': { summary: 'Удаляет фрагмент.' },
    'remove-empty-fragment': { summary: 'Удаляет `#`, после которого ничего нет.' },
  },
  presets: {
    seo: 'Канонические адреса для карт сайта и hreflang: без запроса, фрагмента и косой черты в конце.',
    standard: 'Только то, что определяет сам URL Standard.',
    'rfc3986-syntax': 'Синтаксическая нормализация RFC 3986 строки, как она записана.',
    'rfc3986-scheme': 'Нормализация RFC 3986 с учётом схемы, строки как она записана.',
    safe: 'Все правила, сохраняющие то, на что указывает URL.',
    'usually-safe':
      'Все правила, сохраняющие смысл почти для всех серверов; косая черта в конце остаётся.',
    aggressive:
      'Как можно меньше написаний одной страницы: для поиска дубликатов, не для переходов.',
    'uri-guide': 'Семь шагов руководства по проектированию URI.',
    crawler: 'То, что нужно роботу, чтобы посетить каждую страницу один раз.',
    'purell-safe': 'Безопасные флаги purell.',
    'purell-usually-safe-greedy': 'Обычно безопасные флаги purell; косая черта в конце удаляется.',
    'purell-usually-safe-non-greedy':
      'Обычно безопасные флаги purell; косая черта в конце добавляется.',
    'purell-unsafe-greedy': 'Небезопасные флаги purell; косая черта в конце и `www` удаляются.',
    'purell-unsafe-non-greedy':
      'Небезопасные флаги purell; косая черта в конце и `www` добавляются.',
    'purell-all-greedy': 'Все флаги purell; косая черта в конце и `www` удаляются.',
    'purell-all-non-greedy': 'Все флаги purell; косая черта в конце и `www` добавляются.',
    'iipc-semantic-precise':
      'Одна форма для URL, которые браузеры открывают одинаково, как в веб-архивах.',
    'iipc-semantic': 'То же для страниц: без фрагмента.',
    'iipc-aggressive': 'Одна форма для снимков одной страницы, как в веб-архивах.',
    'safe-browsing': 'Каноническая форма, по которой ищет Google Safe Browsing.',
  },
}
