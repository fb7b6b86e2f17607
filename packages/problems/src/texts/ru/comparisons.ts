/** Sentences of @waymark/compare in Russian, which has no codes: why two URLs are equal or not, by the English templates. */
export const comparisons: Readonly<Record<string, string>> = {
  'Both have the same key.': 'У обоих один и тот же ключ.',
  'The second has no key, and a URL without a key is not equal to any other. Without a key: {without:phrase}':
    'У второго нет ключа, а URL без ключа не равен никакому другому. Без ключа: {without:phrase}',
  'The first has no key, and a URL without a key is not equal to any other. Without a key: {without:phrase}':
    'У первого нет ключа, а URL без ключа не равен никакому другому. Без ключа: {without:phrase}',
  'Neither has a key, and a URL without a key is not equal to any other. Without a key: {without:phrase}':
    'У обоих нет ключа, а URL без ключа не равен никакому другому. Без ключа: {without:phrase}',
  'The keys differ.': 'Ключи различаются.',
  'The keys differ {places,and}.': 'Ключи различаются: {places,and}.',
  'The keys differ: nothing and {b:quote40}.': 'Ключи различаются: ничего и {b:quote40}.',
  'The keys differ: {a:quote40} and nothing.': 'Ключи различаются: {a:quote40} и ничего.',
  'The keys differ: {a:quote40} and {b:quote40}.': 'Ключи различаются: {a:quote40} и {b:quote40}.',
  'in the {part:phrase}': '{part:phrase}',
  'in the {part:phrase} (an empty one and nothing)': '{part:phrase} (пустое значение и ничего)',
  'in the {part:phrase} (nothing and an empty one)': '{part:phrase} (ничего и пустое значение)',
  'in the {part:phrase} (nothing and {b:quote40})': '{part:phrase} (ничего и {b:quote40})',
  'in the {part:phrase} ({a:quote40} and nothing)': '{part:phrase} ({a:quote40} и ничего)',
  'in the {part:phrase} ({a:quote40} and {b:quote40})': '{part:phrase} ({a:quote40} и {b:quote40})',
  credentials: 'учётные данные',
  'The keys differ: nothing and {b:quote60}.': 'Ключи различаются: ничего и {b:quote60}.',
  'The keys differ: {a:quote60} and nothing.': 'Ключи различаются: {a:quote60} и ничего.',
  'The keys differ: {a:quote60} and {b:quote60}.': 'Ключи различаются: {a:quote60} и {b:quote60}.',
  'The keys first differ in the {part:phrase}.': 'Первое различие ключей — {part:phrase}.',
  'The keys first differ in the {part:phrase}: nothing and {b:quote60}.':
    'Первое различие ключей — {part:phrase}: ничего и {b:quote60}.',
  'The keys first differ in the {part:phrase}: {a:quote60} and nothing.':
    'Первое различие ключей — {part:phrase}: {a:quote60} и ничего.',
  'The keys first differ in the {part:phrase}: {a:quote60} and {b:quote60}.':
    'Первое различие ключей — {part:phrase}: {a:quote60} и {b:quote60}.',
  'They differ in the password.': 'Различие — пароль.',
  'They differ in the {part:phrase}: nothing and {b:quote60}.':
    'Различие — {part:phrase}: ничего и {b:quote60}.',
  'They differ in the {part:phrase}: {a:quote60} and nothing.':
    'Различие — {part:phrase}: {a:quote60} и ничего.',
  'They differ in the {part:phrase}: {a:quote60} and {b:quote60}.':
    'Различие — {part:phrase}: {a:quote60} и {b:quote60}.',
  scheme: 'схема',
  authority: 'компонент authority',
  user: 'пользователь',
  host: 'хост',
  port: 'порт',
  path: 'путь',
  headers: 'поля заголовка',
  'parameter {name:quote60}': 'параметр {name:quote60}',
  'The first is not a SIP or SIPS URI.': 'Первый не является URI SIP или SIPS.',
  'The second is not a SIP or SIPS URI.': 'Второй не является URI SIP или SIPS.',
  'Neither is a SIP or SIPS URI.': 'Ни один из них не является URI SIP или SIPS.',
  'The first, as a pattern, matches the second.': 'Первый как шаблон подходит ко второму.',
  'The first, as a pattern, does not match the second.':
    'Первый как шаблон не подходит ко второму.',
  'The first is missing.': 'Первого нет.',
  'No difference between the two matters.': 'Значимых различий нет.',
  'Method {method:quote} needs the option {option:quote}: {reason:phrase}':
    'Методу {method:quote} нужна настройка {option:quote}: {reason:phrase}',
  'its specification leaves the comparison to the application':
    'его спецификация оставляет сравнение приложению.',
  'a path alone does not say http or https': 'по одному пути не видно, http это или https.',
  'a path alone does not say which host it is on': 'по одному пути не видно, чей это хост.',
  'a relative reference means nothing without it': 'без неё относительная ссылка ничего не значит.',
  'a relative pattern means nothing without it': 'без неё относительный паттерн ничего не значит.',
  'An option is needed.': 'Нужна настройка.',
  'No difference matters.': 'Значимых различий нет.',
  'The second has no key.': 'У второго нет ключа.',
  'The first has no key.': 'У первого нет ключа.',
  'Neither has a key.': 'У обоих нет ключа.',
  'takes a host and not a URL': 'работает с хостом, а не с URL',
  'takes a path and not a URL': 'работает с путём, а не с URL',
  'takes a scheme and not a URL': 'работает со схемой, а не с URL',
  'compares info URIs, which are never relative':
    'сравнивает URI info, а они не бывают относительными',
  'compares values of a directory, which are never relative':
    'сравнивает значения каталога, а они не бывают относительными',
  'compares mailto URIs, which are never relative':
    'сравнивает URI mailto, а они не бывают относительными',
  'completes a target with the options `scheme` and `host`':
    'дополняет цель параметрами `scheme` и `host`',
  'compares SIP URIs, which are never relative':
    'сравнивает URI SIP, а они не бывают относительными',
  'compares strings as they are written; string-after-resolution resolves first':
    'сравнивает строки в исходной записи; предварительно разрешает string-after-resolution',
  'compares tel URIs, which are never relative':
    'сравнивает URI tel, а они не бывают относительными',
  'compares URNs, which are never relative': 'сравнивает URN, а они не бывают относительными',
  '{method} does not read it': '{method} его не использует',
  '{method} {why:phrase}': '{method} {why:phrase}',
  'no method that is asked reads it': 'его не использует ни один из выбранных методов',
}
