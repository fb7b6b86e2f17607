import type { CatalogueText } from '../problem-texts.ts'

const ENTRY = { 'an entry': 'запись' }

/** The problems of URL source databases. */
export const databases: CatalogueText = {
  title: 'Базы данных URL',
  entries: {
    INVALID_URL: {
      summary:
        'Значение не является URL или (в режиме проверки) записано не в нормализованном виде.',
      explanation:
        'Парсер URL не принимает значение, поэтому открыть его не может ни одна программа. В режиме проверки этот код относится и к URL, который работает, но записан не в нормализованном виде.',
      remedy: 'Запишите URL целиком в нормализованном виде, например https://example.com/page.',
      fixed:
        'В режиме проверки записывается нормализованный вид, но строка запроса, фрагмент и конец пути не меняются.',
      notFixed:
        'То, чего парсер URL не принимает, можно понять по-разному. Без строки запроса или фрагмента URL может оказаться URL другой страницы.',
    },
    RELATIVE_URL: {
      summary: 'URL относительный.',
      explanation:
        'У базы данных нет базового URL, поэтому URL без схемы и хоста не определяет страницу.',
      remedy: 'Запишите абсолютный URL со схемой и хостом, например https://example.com/page.',
      notFixed: 'В базе данных не сказано, относительно какого URL он записан.',
    },
    UNSUPPORTED_PROTOCOL: {
      summary: 'Схема не разрешена.',
      explanation:
        'У страниц бывают URL http и https; строгая конфигурация принимает только https.',
      remedy: 'Используйте https или, если конфигурация это допускает, http.',
      notFixed: 'По другой схеме сайт может не отвечать.',
    },
    INVALID_HOST: {
      summary: 'Имя хоста недопустимо.',
      explanation:
        'Парсер URL не принимает хост, поэтому ни один браузер не может к нему подключиться. Или парсер его принимает, но в DNS такого быть не может: метка пустая, заканчивается дефисом или длиннее 63 символов, домен длиннее 253 символов, либо после `xn--` нет имени, которое эта запись кодирует. Подчёркивания допускаются, поскольку их допускают DNS и браузеры.',
      remedy: 'Укажите допустимое имя домена, например example.com.',
      notFixed: 'Какой хост имеется в виду, неизвестно.',
      given: ENTRY,
    },
    TRAILING_SLASH_VIOLATION: {
      summary: 'В конце пути нет нужной косой черты, или есть лишняя.',
      explanation:
        'Об этом сообщается только в режиме проверки. `/page` и `/page/` — разные URL, и сайту следует использовать только одну форму.',
      remedy:
        'Добавьте или удалите косую черту в конце, как требует настройка {trailingSlash:option}.',
      notFixed: 'На URL какой формы отвечает сервер, знает только он; с другой он перенаправляет.',
      given: { "the option `mode: 'check'`": "настройка `mode: 'check'`" },
    },
    UNREACHABLE_HOST: {
      summary: 'Хост недоступен ни посетителям, ни поисковым системам.',
      explanation:
        'Хост — это IP-адрес, который не является общедоступным (частный, loopback, link-local или зарезервированный), имя из одной метки, служба метаданных облака или имя, которого нет в общедоступной DNS, например в localhost, test, invalid, local, home.arpa, lan, alt или internal. Чаще всего такой хост остался от машины разработчика. Зарезервированные имена `example` и `example.com` допускаются, поскольку RFC 6761 предписывает программам обращаться с ними как с обычными и поскольку они встречаются в документации и тестах.',
      remedy:
        'Укажите общедоступный хост сайта или разрешите такие хосты ({allowUnreachableHosts:option}) для проверяемого сайта.',
      notFixed: 'В базе данных не сказано, какой общедоступный хост имеется в виду.',
      given: ENTRY,
    },
    CREDENTIALS_IN_URL: {
      summary: 'В URL записи указано имя пользователя или пароль.',
      explanation:
        'Страницы и карты сайта открыты для всех, и пароль мог бы прочитать кто угодно. URL с учётными данными не попадает в карты сайта, а его пароль не показывается в отчётах.',
      remedy: 'Удалите из URL имя пользователя и пароль и смените пароль.',
      fixed:
        'Имя пользователя и пароль удаляются, если оставшегося URL нет ни у какой другой записи. Сменить пароль всё равно нужно.',
      notFixed:
        'Если такой URL есть у другой записи, одна из двух может относиться к другой странице. Изображения, видео и статьи не меняются.',
      given: ENTRY,
    },
    WRONG_TYPE: {
      summary: 'У значения неверный тип JSON.',
      explanation:
        'Формат требует другого типа JSON, поэтому использовать значение нельзя. Исключение — `priority`, записанное строкой с числом: число используется, и это предупреждение.',
      remedy: 'Задайте значение того типа JSON, которого требует формат.',
      fixed:
        'Исправляется тип версии `1.1`, записанной числом, и значения `priority`, записанного строкой с числом от 0 до 1.',
      notFixed: 'Другие значения неверного типа можно понять по-разному.',
      given: ENTRY,
    },
    MISSING_MEMBER: {
      summary: 'Нет обязательного поля.',
      explanation: 'Без него запись или база данных неполна.',
      remedy: 'Добавьте недостающее поле.',
      notFixed: 'Этого значения в базе данных нет.',
      given: ENTRY,
    },
    UNKNOWN_MEMBER: {
      summary: 'Поля с таким именем в формате нет.',
      explanation: 'Скорее всего, в имени опечатка. Значение поля не используется.',
      remedy: 'Удалите поле или исправьте его имя.',
      notFixed: 'В имени поля может быть опечатка, или оно предназначено для другой программы.',
      given: {
        "an entry, with the option `unknownMembers: 'error'`":
          "запись, настройка `unknownMembers: 'error'`",
      },
    },
    UNSUPPORTED_VERSION: {
      summary: 'Версия базы данных не поддерживается.',
      explanation: 'В другой версии те же поля могут означать другое.',
      remedy: 'Запишите версию 1.1 строкой, в кавычках.',
      notFixed: 'В той версии поля могут означать другое.',
      given: { 'a database': 'база данных' },
    },
    INVALID_CANONICAL: {
      summary: 'Поле `canonical` базы данных не задаёт канонический вид.',
      explanation:
        'Это `safe`, `seo` или `seo-strict` либо объект, в котором есть некоторые из настроек `trailing-slash` (`never`, `always` или `preserve`), `query` и `fragment` (`keep` или `remove`), `https-only` (`true` или `false`). От него зависит, какие URL публикуются, поэтому при ошибке ничего не публикуется, если вид не выбран параметром.',
      remedy: 'Напишите safe, seo, seo-strict или объект с отдельными настройками.',
      notFixed: 'При неверном виде были бы опубликованы другие URL.',
      given: { 'a database': 'база данных' },
    },
    INVALID_LANGUAGE_TAG: {
      summary: 'Значение не является языковым тегом BCP 47.',
      explanation: 'Если поисковая система не может прочитать язык ссылки, она игнорирует ссылку.',
      remedy: 'Укажите языковой тег, например en, pt-BR или zh-Hant.',
      fixed:
        'Предложенное значение записывается, если возможно лишь одно значение и его нет ни у какой другой страницы группы.',
      notFixed:
        'Если предложения нет, значит, значение нельзя объяснить известной ошибкой. Предложение, которое уже есть у другой страницы группы, ненадёжно.',
      given: ENTRY,
    },
    INVALID_DATE_TIME: {
      summary: 'Значение — не дата, какая может быть в карте сайта.',
      explanation:
        'Дату в любом другом виде поисковые системы не учитывают. Протокол допускает год, месяц, день или день со временем и часовым поясом. Если имеется в виду только одна дата, записывается она, и это предупреждение; иначе страница записывается без даты.',
      remedy:
        'Запишите дату, например 2024-03-15, или дату со временем и часовым поясом, например 2024-03-15T10:00:00Z.',
      fixed:
        'Добавляются недостающие нули и двоеточие в часовом поясе, исправляются `t`, `z` и десятичная запятая, удаляются пробелы.',
      notFixed:
        'Время без часового пояса, дату с косыми чертами, дату, которая начинается с дня, и несуществующий день можно прочитать по-разному.',
      given: ENTRY,
    },
    FUTURE_DATE_TIME: {
      summary: 'Дата в будущем.',
      explanation:
        'Страница не могла измениться в будущем. Поисковые системы могут перестать учитывать все даты такого сайта.',
      remedy: 'Укажите время последнего изменения.',
      notFixed: 'В базе данных не сказано, когда страница изменилась.',
      given: {
        'an entry, with the option `allowFuture: false`': 'запись, настройка `allowFuture: false`',
      },
    },
    UNKNOWN_CHANGEFREQ: {
      summary: 'Значение `changefreq` — не одно из семи слов протокола.',
      explanation:
        'Протокол допускает `always`, `hourly`, `daily`, `weekly`, `monthly`, `yearly` и `never` строчными буквами. С любым другим словом страница записывается без этого значения. Если неверны только заглавные буквы или пробелы, слово исправляется, и это предупреждение.',
      remedy: 'Напишите always, hourly, daily, weekly, monthly, yearly или never.',
      fixed: 'Исправляются заглавные буквы и пробельные символы.',
      notFixed: 'По другому слову нельзя сказать, какое из семи имеется в виду.',
      given: ENTRY,
    },
    PRIORITY_OUT_OF_RANGE: {
      summary: 'Значение `priority` выходит за пределы от 0.0 до 1.0.',
      explanation:
        'Протокол допускает числа от 0.0 до 1.0; значение по умолчанию — 0.5. Страница записывается без этого значения.',
      remedy: 'Напишите число от 0.0 до 1.0 или удалите поле.',
      notFixed: '`80` может означать 0.8, но какая шкала использована, неизвестно.',
      given: ENTRY,
    },
    INVALID_EXTENSION: {
      summary: 'Изображение, видео или статью страницы нельзя записать в карту сайта.',
      explanation:
        'Значения `images`, `videos` и `news` — те же, что в расширениях карт сайта от Google. Чего-то обязательного нет, какое-то значение не соответствует документации, или их слишком много. Страница записывается без этого изображения, видео или статьи.',
      remedy: 'Исправьте изображение, видео или статью.',
      notFixed: 'Правильного значения в базе данных нет.',
      given: ENTRY,
    },
  },
  sentences: {
    nothing: 'ничего',
    'a list': 'список',
    'a function': 'функция',
    'a symbol': 'символ Symbol',
    'a bigint': 'BigInt',
    '{value}': '{value}',
    '{value:quote60}': '{value:quote60}',
    'A date and time must be a string, not {got:phrase}.':
      'Дата и время должны быть строкой (значение: {got:phrase}).',
    '{value:quote60} has a month that does not exist.': '{value:quote60}: такого месяца нет.',
    '{value:quote60} has a day that does not exist.': '{value:quote60}: такого дня нет.',
    '{value:quote60} has an hour that does not exist.': '{value:quote60}: такого часа нет.',
    '{value:quote60} has a minute that does not exist.': '{value:quote60}: такой минуты нет.',
    '{value:quote60} has a second that does not exist.': '{value:quote60}: такой секунды нет.',
    '{value:quote60} is in the future.': 'Дата {value:quote60} в будущем.',
    '{value:quote60} has no time.': 'В {value:quote60} нет времени.',
    '{value:quote60} has an offset instead of Z.': 'В {value:quote60} указано смещение вместо Z.',
    '{value:quote60} has no time zone.': 'В {value:quote60} нет часового пояса.',
    '{value:quote60} is not a date such as 2024-03-15 or 2024-03-15T10:00:00Z.':
      '{value:quote60} — не дата вида 2024-03-15 или 2024-03-15T10:00:00Z.',
    '{reason:phrase} It is read as {certain}.': '{reason:phrase} Читается как {certain}.',
    'Write the date and time in UTC, such as 2024-03-15T10:00:00Z.':
      'Запишите дату и время в UTC, например 2024-03-15T10:00:00Z.',
    '{value:quote60} does not have the form 2024-03-15T10:00:00Z.':
      '{value:quote60} записано не в виде 2024-03-15T10:00:00Z.',
    'A language tag must be a string, not {got:phrase}.':
      'Языковой тег должен быть строкой (значение: {got:phrase}).',
    '"x-default" is not a language.': '"x-default" — не язык.',
    'The host {host:quote60} is {what:phrase}.': 'Хост {host:quote60} — {what:phrase}.',
    'a name of the machine itself': 'имя самой машины',
    'a loopback address': 'адрес loopback',
    'the unspecified address': 'неопределённый адрес',
    'an address of \u201cthis network\u201d': 'адрес «этой сети»',
    'a private address': 'частный адрес',
    'a shared address of a provider': 'общий адрес провайдера',
    'a link-local address': 'адрес link-local',
    'a unique local address': 'уникальный локальный адрес',
    'a site-local address': 'адрес site-local',
    'a multicast address': 'групповой адрес (multicast)',
    'the broadcast address': 'широковещательный адрес',
    'an address for documentation': 'адрес для документации',
    'an address for benchmarks': 'адрес для тестов производительности',
    'a reserved address': 'зарезервированный адрес',
    'the metadata service of a cloud': 'служба метаданных облака',
    'a name of a local network, which the public DNS does not have':
      'имя локальной сети, которого нет в общедоступной DNS',
    'a single label, which is not a public domain': 'имя из одной метки, а не общедоступный домен',
    'a reserved name, which the public DNS does not have':
      'зарезервированное имя, которого нет в общедоступной DNS',
    'The host {host:quote60} has {characters} characters, and the DNS allows {most}.':
      'В хосте {host:quote60} {characters} {characters|символ|символа|символов}, а DNS допускает {most}.',
    'The host {host:quote60} has a label of {characters} characters, and the DNS allows {most}.':
      'В метке хоста {host:quote60} {characters} {characters|символ|символа|символов}, а DNS допускает {most}.',
    'The host {host:quote60} has an empty label.': 'В хосте {host:quote60} есть пустая метка.',
    'The host {host:quote60} has a label that begins with a hyphen.':
      'В хосте {host:quote60} есть метка, которая начинается с дефиса.',
    'The host {host:quote60} has a label that begins with xn-- and does not decode.':
      'В хосте {host:quote60} есть метка, которая начинается с xn--, но не декодируется.',
    'The host {host:quote60} has a label that ends in a hyphen.':
      'В хосте {host:quote60} есть метка, которая заканчивается дефисом.',
    'A URL must be a string, not {got:phrase}.':
      'URL должен быть строкой (значение: {got:phrase}).',
    '{url:quote60} is a relative URL.': 'URL {url:quote60} относительный.',
    'The scheme {scheme:quote60} is not allowed, only {allowed,and}.':
      'Схема {scheme:quote60} не разрешена; разрешены только {allowed,and}.',
    '{url:quote60} is not a URL. {reason:phrase}': '{url:quote60} не является URL. {reason:phrase}',
    'The URL is not in its normal form: the rule {rule} would change it.':
      'URL записан не в нормализованном виде: его меняет правило {rule}.',
    'Write {expected:quote}.': 'Напишите {expected:quote}.',
    'The version must be the string {expected:quote}, not {got:phrase}.':
      'Версия должна быть строкой {expected:quote} (значение: {got:phrase}).',
    'A page can have at most {most} {member}, and this one has {n}.':
      'У страницы может быть не больше {most} элементов {member}, а у этой их {n}.',
    'The database must be an object, not {got:phrase}.':
      'База данных должна быть объектом (значение: {got:phrase}).',
    'An entry must be an object, not {got:phrase}.':
      'Запись должна быть объектом (значение: {got:phrase}).',
    'An alternate must be an object, not {got:phrase}.':
      'Альтернативная версия должна быть объектом (значение: {got:phrase}).',
    'The member {member:quote} must be a list, not {got:phrase}.':
      'Поле {member:quote} должно быть списком (значение: {got:phrase}).',
    'The member {member:quote} is missing.': 'Нет поля {member:quote}.',
    'The changefreq must be a string, not {got:phrase}.':
      'Поле changefreq должно быть строкой (значение: {got:phrase}).',
    '{value:quote60} is not one of {words,list}.':
      'Значение {value:quote60} — не одно из следующих: {words,list}.',
    'The priority must be a number, not {got:phrase}.':
      'Поле priority должно быть числом (значение: {got:phrase}).',
    '{value} is not from 0.0 to 1.0.': 'Значение {value} выходит за пределы от 0.0 до 1.0.',
    'The member {member:quote60} is unknown; the format has {known,list}.':
      'Поля {member:quote60} в формате нет; есть {known,list}.',
    'Write a string such as "2024-03-15T10:00:00Z".':
      'Напишите строку, например `2024-03-15T10:00:00Z`.',
    'Write a string such as "en" or "pt-BR".': 'Напишите строку, например `en` или `pt-BR`.',
    'Write an object with urls.': 'Напишите объект с полем urls.',
    'Write an object with loc.': 'Напишите объект с полем loc.',
    'Write an object with lang and loc.': 'Напишите объект с полями lang и loc.',
    'Write a list.': 'Напишите список.',
    'Add the member {member:quote}.': 'Добавьте поле {member:quote}.',
    'Write {words:quote,or}.': 'Напишите {words:quote,or}.',
    'Write true or false.': 'Напишите true или false.',
    'A canonical form must be a name or an object, not {got:phrase}.':
      'Канонический вид должен быть именем или объектом (значение: {got:phrase}).',
    '{value:quote60} is not a canonical form; perhaps {near:quote} is meant.':
      'Канонического вида {value:quote60} нет: возможно, имеется в виду {near:quote}.',
    '{value:quote60} is not a choice of a canonical form; perhaps {near:quote} is meant.':
      'Настройки {value:quote60} у канонического вида нет: возможно, имеется в виду {near:quote}.',
    'The choice {choice:quote} must be {words:quote,or}, not {got:phrase}.':
      'Настройка {choice:quote} должна иметь значение {words:quote,or} (значение: {got:phrase}).',
    'The choice {choice:quote} must be true or false, not {got:phrase}.':
      'Настройка {choice:quote} должна иметь значение true или false (значение: {got:phrase}).',
    'Write a number from 0.0 to 1.0.': 'Напишите число от 0.0 до 1.0.',
    'Write the string {expected:quote}.': 'Напишите строку {expected:quote}.',
    'Keep at most {most} {member}.': 'Оставьте не больше {most} элементов {member}.',
    'Use {allowed,or}.': 'Используйте {allowed,or}.',
  },
}
