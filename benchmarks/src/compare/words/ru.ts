import type { CompareWords } from './words.ts'

/** Русский */
export const ru: CompareWords = {
  language: 'ru',
  title: 'Waymark и %peer%',
  measured: 'Измерено %date% с %package% %version% командой `%command%`.',
  which: 'Что выбрать',
  takePeer: '%peer% подойдёт лучше, если:',
  takeWaymark: 'Waymark подойдёт лучше, если:',
  exactness: {
    heading: 'Точность',
    text: 'Сколько случаев пройдено. Если неверна хотя бы одна часть, случай не пройден.',
  },
  suite: 'тесты',
  cases: 'случаев',
  disagreements: {
    heading: 'Расхождения',
    text: 'Оба нормализовали %urls% URL, три четверти из них — из списков настоящих URL; Waymark — по правилам, которые ближе всего к поведению %peer% по умолчанию: `%here%`. Результаты расходятся у %differ%. Расхождение с несколькими причинами учтено в каждой. Причины и выводы приведены на английском. [Так же сравниваются и другие нормализаторы (на английском)](https://github.com/waymark-url/waymark/blob/main/docs/peers.md).',
  },
  options: {
    heading: 'От настроек к правилам',
    text: 'Каждая настройка %peer% и правило, которое делает то же. Проверки соответствия выполняют тесты %peer% с этими правилами. Результаты совпадают не всегда: где и почему, говорит следующая таблица. `removeQueryParameters: true` — это `remove-query`; список имён передаётся в настройке правила `params`, а для `keepQueryParameters` — в настройке `keep`. Всегда включены в %peer%, под нашими названиями, `decode-unreserved`, `collapse-slashes(keepSchemeLike=true)`, `remove-empty-query` и `remove-empty-fragment`.',
  },
  option: 'Настройка',
  isDefault: 'Включена по умолчанию',
  rule: 'Правило Waymark',
  yes: 'да',
  no: 'нет',
  noRule: 'нет',
  urls: 'URL',
  cause: 'причина',
  verdict: 'кто прав',
  size: { heading: 'Размер', text: 'Собрано esbuild, минифицировано и сжато gzip.' },
  what: 'что',
  speed: {
    heading: 'Скорость',
    text: 'Во сколько раз больше времени нужно %peer%: если больше 1, быстрее Waymark, если меньше 1, быстрее %peer%. Медиана всех раундов одного запуска, наименьшее и наибольшее значения. В скобках — названия общедоступных списков URL.',
  },
  operation: 'операция',
  input: 'данные',
  median: 'медиана',
  range: 'от, до',
  features: {
    heading: 'Возможности',
    text: 'Каждую строку проверила программа измерений. Все пакеты, которые устанавливает Waymark, — его собственные слои, без других зависимостей.',
  },
  feature: 'Возможность',
  about: 'Об этих числах',
  machine:
    'Node %node%, %machine%; на машине выполнялась и другая работа. Поэтому время процессорное, и приведены только отношения внутри одного запуска.',
  again:
    '`%command%` измеряет всё заново и пишет эту страницу. Если какое-то число несправедливо, [сообщите нам](https://github.com/waymark-url/waymark/issues).',
  terms: {
    yes: 'да',
    no: 'нет',
    'not stated': 'не указано',
    kasztp: 'веб-страницы (kasztp)',
    userbait: 'веб-страницы, среди них много фишинговых (userbait)',
    'test-lists-urls': 'главные страницы (test-lists)',
    'file-urls': 'файлы',
    'module-urls': 'модули',
    'messy-urls': 'URL с ошибками',
    'real references': 'настоящие относительные ссылки',
    real: 'настоящие строки запроса',
    form: 'формы',
    'UTF-8': 'имена с символами вне ASCII',
    'one name': 'одна переменная',
    'three names': 'три переменные',
    'encoded names': 'значения, которые нужно кодировать',
    'a query': 'строка запроса',
    '50000 pages in ten languages': '50 000 страниц на десяти языках',
    href: '`new URL(url).href`',
    'all ten getters': '`new URL(url)` и десять его геттеров',
    canParse: '`URL.canParse(url)`',
    'resolve, string base, as it is': '`new URL(reference, base).href`',
    'set pathname': '`url.pathname = …; url.href`',
    'searchParams.set': '`url.searchParams.set(…); url.href`',
    'parse and toString': '`new URLSearchParams(query).toString()`',
    'the registrable domain of a URL': 'регистрируемый домен URL',
    'the registrable domain of a host': 'регистрируемый домен хоста',
    'the preset seo, beside the defaults of normalize-url':
      'набор seo рядом с normalize-url по умолчанию',
    'the preset crawler, beside the defaults of normalize-url':
      'набор crawler рядом с normalize-url по умолчанию',
    'waymark sitemap, beside sitemap.js writing': '`waymark sitemap` (sitemap.js только пишет)',
    'waymark validate, beside sitemap.js writing': '`waymark validate` (sitemap.js только пишет)',
    'expand a template': 'раскрытие шаблона',
    'URLs, with and without a base': 'URL с базовым URL и без него',
    setters: 'сеттеры',
    domains: 'домены',
    'internationalised domains': 'интернационализированные домены',
    'registrable domains': 'регистрируемые домены',
    'the hosts of http and https URLs, as browsers read them':
      'хосты URL со схемами http и https, как их читают браузеры',
    'dates, frequencies and priorities that are allowed, and those that are not':
      'допустимые и недопустимые даты, частоты и приоритеты',
    'URLs as they are written, after reading the XML': 'записанные URL после чтения XML',
    expansions: 'раскрытие шаблонов',
    'errors: wrong templates and values': 'ошибки: неверные шаблоны и значения',
    '@waymark/url, URL and URLSearchParams': '@waymark/url: URL и URLSearchParams',
    '@waymark/url/ascii, the same without the tables of IDNA':
      '@waymark/url/ascii: то же без таблиц IDNA',
    '@waymark/url, only URLSearchParams': '@waymark/url: только URLSearchParams',
    'whatwg-url': 'whatwg-url',
    '@waymark/react-native': '@waymark/react-native',
    '@waymark/react-native/ascii, without the tables of IDNA':
      '@waymark/react-native/ascii, без таблиц IDNA',
    'react-native-url-polyfill': 'react-native-url-polyfill',
    'core-js-pure, URL and URLSearchParams': 'core-js-pure: URL и URLSearchParams',
    '@waymark/public-suffix, of hosts': '@waymark/public-suffix, для хостов',
    '@waymark/public-suffix, of URLs': '@waymark/public-suffix, для URL',
    'tldts, getDomain': 'tldts: getDomain',
    'tldts, parse': 'tldts: parse',
    '@waymark/normalize/core with the preset seo, parser included':
      '@waymark/normalize/core с набором seo и разбором URL',
    '@waymark/normalize, all rules and presets by name, parser included':
      '@waymark/normalize, все правила и наборы, с разбором URL',
    'normalize-url, which uses the URL of the engine':
      'normalize-url, который пользуется классом URL движка',
    '@waymark/sitemap, reading and writing': '@waymark/sitemap, чтение и запись',
    'sitemap, for Node': 'sitemap, для Node',
    '@waymark/uri-template, expandTemplate': '@waymark/uri-template: expandTemplate',
    '@waymark/uri-template, defineTemplate, which also matches':
      '@waymark/uri-template: defineTemplate, с сопоставлением',
    'url-template': 'url-template',
    '`URL.canParse`': '`URL.canParse`',
    '`URL.parse`': '`URL.parse`',
    'domains in all scripts (IDNA)': 'домены на любых языках (IDNA)',
    'refuses domains that break the rules for right-to-left text':
      'отвергает домены, нарушающие правила для текста справа налево',
    'the exception says what is wrong, and where': 'исключение говорит, что не так и где',
    'runs where there is only ECMAScript, without `TextEncoder`':
      'работает там, где есть только ECMAScript, без `TextEncoder`',
    'all validation errors of the standard': 'все ошибки валидации из стандарта',
    'the place of each validation error': 'место каждой ошибки валидации',
    'the basic URL parser with state override': 'базовый разбор URL с заданным состоянием',
    'can be installed into another realm, as jsdom does':
      'можно установить в другую среду, как это делает jsdom',
    '`URL.createObjectURL` for blobs': '`URL.createObjectURL` для блобов',
    'the code is ECMAScript 5, for the oldest engines':
      'код на ECMAScript 5, для самых старых движков',
    'takes a URL as a string': 'принимает URL строкой',
    'a list that is newer than the package, at run time':
      'список новее пакета — во время выполнения',
    'says which version of the list it has': 'сообщает версию списка',
    'only the suffixes of ICANN, by an option': 'только суффиксы ICANN, по настройке',
    'says whether a suffix is of ICANN or private':
      'сообщает, принадлежит ли суффикс ICANN или частному разделу',
    'the subdomain, and the name without its suffix': 'поддомен и имя без суффикса',
    'same site, as in the HTML Standard': 'один сайт, по HTML Standard',
    '`0x7f.1` is an IP address, as in browsers': '`0x7f.1` — IP-адрес, как в браузерах',
    'finds the host after a backslash, as browsers do':
      'обратная косая черта завершает хост, как в браузерах',
    'reads `example.com` as a URL': 'читает `example.com` как URL',
    'each change with the rule that made it': 'каждое изменение и сделавшее его правило',
    'rules of your own': 'собственные правила',
    'the string as it is written, without a URL parser (RFC 3986)':
      'строка в исходном написании, без разбора URL (RFC 3986)',
    'runs where there is only ECMAScript, without the `URL` of an engine':
      'работает там, где есть только ECMAScript, без класса `URL` движка',
    'writes the links of a page': 'пишет ссылки страницы',
    'adds the link of a page to itself': 'добавляет ссылку страницы на себя',
    'refuses a page with the URL `/tea`, if no host is given':
      'отвергает страницу с URL `/tea`, если хост не задан',
    'refuses the `hreflang` value `en_US`, which is not a language tag':
      'отвергает значение `hreflang` `en_US`, которое не является языковым тегом',
    'images, videos and news': 'изображения, видео и новости',
    'reads a sitemap back': 'читает карту сайта',
    'says at which line and column of a file a problem is':
      'сообщает строку и столбец, где находится проблема',
    'checks a file against the XML Schema, with `xmllint` of the system':
      'проверяет файл по XML Schema системной программой `xmllint`',
    'runs where there is only ECMAScript, such as in a browser':
      'работает там, где есть только ECMAScript, например в браузере',
    'all four levels of RFC 6570': 'все четыре уровня RFC 6570',
    'reads the values back from a URI': 'извлекает значения обратно из URI',
    'refuses what is not a template, such as `{id`':
      'отвергает то, что не является шаблоном, например `{id`',
    'refuses a value that would leave its segment, such as `..`':
      'отвергает значение, которое вышло бы из своего сегмента, например `..`',
    'packages that are installed, itself included':
      'сколько пакетов устанавливается, включая сам пакет',
    'types for TypeScript in the package': 'типы TypeScript в пакете',
    'Node versions, as stated': 'версии Node, по описанию',
    licence: 'лицензия',
  },
  peers: {
    'whatwg-url': {
      title: 'whatwg-url',
      description: 'Реализация, которой пользуется jsdom, рядом с @waymark/url.',
      about:
        'whatwg-url — это URL Standard на JavaScript от людей, которые участвуют и в редактировании стандарта. Им пользуется jsdom. Код шаг за шагом повторяет текст стандарта.',
      takePeer: [
        'Вы даёте окну jsdom или другой среде собственные классы: whatwg-url устанавливает их в любой глобальный объект.',
        'Вам нужна эталонная реализация, в которой изменения стандарта опробуют первыми.',
        'Вы уже ею пользуетесь, только в Node, и ни время, ни размер не важны.',
      ],
      takeWaymark: [
        'Код попадает на страницу или в приложение: сравните размеры ниже.',
        'Вы разбираете много URL.',
        'Вы показываете ошибки людям: Waymark говорит, что не так, где и что написать вместо этого.',
        'Вы также нормализуете, сравниваете или показываете URL: эти пакеты пользуются тем же разбором.',
      ],
      notes: ['Оба проходят тесты стандарта, кроме того, что видно в первой таблице.'],
    },
    'react-native-url-polyfill': {
      title: 'react-native-url-polyfill',
      description: 'Обычный полифил для React Native рядом с @waymark/react-native.',
      about:
        'react-native-url-polyfill — это whatwg-url для React Native, из которого ради размера убраны таблицы IDNA.',
      takePeer: [
        'Важнее всего размер, а ваши URL просты: он самый маленький из трёх.',
        'Он уже есть во многих ваших приложениях, и ничего не мешало.',
      ],
      takeWaymark: [
        'Пользователи вводят URL или домены с символами вне ASCII.',
        'Один и тот же URL должен быть одинаковым на телефоне, в браузере и на сервере.',
        'Приложение разбирает много URL, в том числе на Hermes.',
      ],
      notes: [
        'Скорость в таблице измерена в Node, где оба компилируются в машинный код. На Hermes 0.12 создание URL заняло у react-native-url-polyfill в 2,8–4,4 раза больше времени, чем у `@waymark/react-native/ascii` (2026-11-24). Остальные числа для Hermes, JavaScriptCore и QuickJS есть в [README пакета `@waymark/react-native` (на английском)](https://github.com/waymark-url/waymark/tree/main/packages/react-native#speed); их измеряет `pnpm bench:interpreters`.',
        '`@waymark/react-native` меньше, чем `@waymark/url` с тем же разбором: в нём нет ускоренных путей, которые полезны, только если движок компилирует в машинный код.',
        'Для строки о движках, где есть только ECMAScript, тот же разбор был собран как `@waymark/url`.',
      ],
    },
    'core-js-pure': {
      title: 'core-js',
      description: 'URL из core-js рядом с @waymark/url.',
      about:
        'core-js — собрание полифилов для всего ECMAScript и некоторых веб-интерфейсов, таких как `URL` и `URLSearchParams`. Измерялся `core-js-pure` — тот же код без изменения глобальных объектов.',
      takePeer: [
        'Вы поддерживаете движки с ECMAScript 5. Для Waymark нужен ECMAScript 2022.',
        'Вы уже пользуетесь другими полифилами из core-js: часть кода у них общая.',
        'Вам нужен полифил, который уступает хорошему классу движка и который Babel выбирает по списку браузеров.',
      ],
      takeWaymark: [
        'Вам нужны ответы по стандарту, в том числе для доменов на других языках.',
        'Вам нужны ошибки с причиной.',
        'Вы разбираете много URL.',
      ],
      notes: [],
    },
    tldts: {
      title: 'tldts',
      description: 'Быстрая библиотека для доменов рядом с @waymark/public-suffix.',
      about:
        'tldts извлекает домены, публичные суффиксы и поддомены из URL и имён хостов; Public Suffix List входит в пакет. Хост он ищет в самой строке, без разбора URL.',
      takePeer: [
        'Вам нужны домены множества URL и больше ничего: tldts быстрее и меньше.',
        'Вам нужна одна функция для URL, имён хостов и адресов почты в виде строк.',
        'Вам нужно знать, принадлежит ли суффикс ICANN или частному разделу, или не учитывать частные.',
        'Вам нужен поддомен или имя без суффикса.',
      ],
      takeWaymark: [
        'Ответ нужен для безопасности, например для кук или списка разрешённых: хост должен быть тем, с которым соединяется браузер.',
        'Вам нужен «один сайт» по HTML Standard.',
        'Вы обновляете список без обновления пакета, или вам нужна его версия.',
      ],
      notes: [
        'tldts вызывался с `{ allowPrivateDomains: true }`, потому что тесты и браузеры учитывают частный раздел.',
        'tldts не обещает читать URL как браузеры: что это значит, показывает вторая строка тестов.',
        'Для URL время Waymark включает полный разбор URL.',
      ],
    },
    'normalize-url': {
      title: 'normalize-url',
      description: 'Самый известный нормализатор для Node рядом с @waymark/normalize.',
      about:
        'normalize-url — одна функция с настройками для Node и браузеров. Она пользуется классом `URL` движка.',
      takePeer: [
        'Вам нужна одна функция, поведение которой по умолчанию кто-то уже выбрал.',
        'Вы нормализуете то, что люди вводят без схемы: `example.com` она читает как URL.',
        'Код попадает на страницу: разбор URL, который есть в движке, ничего не весит.',
      ],
      takeWaymark: [
        'Вы хотите выбирать, что значит «тот же URL», и видеть цену каждого правила.',
        'Вы показываете людям, что изменено и почему.',
        'Вы нормализуете миллионы строк или строки, в которых всё остальное должно остаться в исходном написании.',
        'Вам нужен один и тот же ответ на любом движке.',
      ],
      notes: [
        'Поведение по умолчанию намеренно разное, поэтому время относится к похожей, но не одинаковой работе.',
        'Нет тестов, которые говорили бы, что должен удалять нормализатор. Поэтому оба получили одни и те же URL, и у каждого расхождения есть причина.',
      ],
    },
    sitemap: {
      title: 'sitemap.js',
      description:
        'Обычное средство записи карт сайта для Node рядом с @waymark/sitemap и @waymark/site.',
      about:
        'sitemap.js потоком пишет в Node карты сайта и их индексы, читает их и имеет небольшую команду.',
      takePeer: [
        'Ваши данные верны, и нужен только XML: он пишет то, что ему дали.',
        'Вы хотите проверять файлы по XML Schema с помощью `xmllint`.',
        'Вы пользуетесь одной из многих интеграций, построенных на нём.',
      ],
      takeWaymark: [
        'Сайт на нескольких языках: каждая страница получает все свои ссылки, а о ссылках без ответных сообщается.',
        'Данные пишут люди: URL нормализуются и проверяются до публикации.',
        'Вы проверяете уже опубликованные карты сайта, в том числе в браузере.',
      ],
      notes: [
        'sitemap.js только пишет; `waymark sitemap` читает базу данных, проверяет и нормализует каждый URL и каждую ссылку и пишет те же страницы. `waymark validate` читает и проверяет. Обе команды — процессы целиком, по процессорному времени.',
      ],
    },
    'url-template': {
      title: 'url-template',
      description: 'Небольшая библиотека для RFC 6570 рядом с @waymark/uri-template.',
      about:
        'url-template раскрывает шаблоны URI (RFC 6570) всех уровней; в ней около 130 строк и нет зависимостей.',
      takePeer: [
        'Вы лишь подставляете значения в шаблоны, которые написали сами, и важен каждый байт: она меньше.',
        'Вам нужна лицензия семейства BSD.',
      ],
      takeWaymark: [
        'Вы извлекаете значения из URI, как в маршрутизаторе или на сервере Model Context Protocol.',
        'Шаблоны или значения приходят извне: неверные шаблоны отвергаются, а значения не могут выйти из своего места.',
        'Вы хотите, чтобы компилятор знал переменные шаблона.',
      ],
      notes: [
        '`defineTemplate` проверяет каждое значение до раскрытия шаблона, а url-template — нет.',
      ],
    },
  },
}
