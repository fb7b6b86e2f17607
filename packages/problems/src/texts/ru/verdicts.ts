import type { CatalogueText } from '../problem-texts.ts'

const READ_FROM_THE_END =
  'Не переходите по этому URL, если не знаете этот сайт: чей это хост, видно по его концу.'
const UNLESS_YOUR_OWN = 'Не переходите по этому URL, если написали его не вы.'

/** The problems of URLs that could deceive. */
export const verdicts: CatalogueText = {
  title: 'URL, которые могут ввести в заблуждение',
  entries: {
    'disguised-ip-address': {
      summary: 'Хост — IP-адрес, записанный не четырьмя десятичными числами.',
      explanation:
        'Браузеры читают как адреса IPv4 и шестнадцатеричные, и восьмеричные, и сокращённые формы, даже одно число вместо всех четырёх частей. В адресе IPv6 может скрываться адрес IPv4 самой машины или её сети. Фильтры и люди, которые ожидают четырёх десятичных чисел, не видят, куда ведёт URL.',
      remedy: 'Запишите адрес четырьмя десятичными числами или не переходите по этому URL.',
    },
    'known-name-in-subdomain': {
      summary: 'В хосте есть имя известного домена, но принадлежит хост другому.',
      explanation:
        'Владелец домена может поставить перед ним любое имя. Тот, кто читает слева, сначала видит известное имя, а в узкой адресной строке больше ничего и не видно. Имена примерно 200 сайтов, под которые часто подделываются, находятся и без настройки `known`, какой бы публичный суффикс за ними ни стоял.',
      remedy: READ_FROM_THE_END,
      given: { "the option `known: ['paypal.com']`": "настройка `known: ['paypal.com']`" },
    },
    'domain-in-subdomain': {
      summary: 'Начало хоста выглядит как целый хост, но принадлежит хост другому.',
      explanation:
        'Владелец домена может поставить перед ним любое имя: и такое, которое заканчивается на `.com` или `.co.uk`, и IP-адрес, и `localhost`. Так называют свои хосты и некоторые сервисы, поэтому это ещё не доказательство обмана. Если имя известно и стоит там не случайно, вместо этого сообщается `known-name-in-subdomain`.',
      remedy: READ_FROM_THE_END,
    },
    'disputed-host': {
      summary: 'Из-за обратной косой черты браузеры и другие программы видят разные хосты.',
      explanation:
        'В URL со схемой вроде https браузеры читают обратную косую черту как прямую, и хост на ней заканчивается. По RFC 3986 хост продолжается до ближайшего `/`, `?` или `#`, а то, что стоит перед `@`, к нему не относится. Если фильтр читает одним способом, а программа другим, они видят два разных хоста.',
      remedy:
        'Не переходите по этому URL. Если вы сами его написали, поставьте прямые косые черты, а остальные обратные замените процентными кодами.',
    },
    'misspelt-top-level-domain': {
      summary: 'Хост заканчивается тем, что похоже на домен верхнего уровня с опечаткой.',
      explanation:
        'Такого домена верхнего уровня нет, поэтому имя не существует. Сообщается только о самых частых опечатках в `.com`, `.net` и `.org`.',
      remedy: 'Напишите домен верхнего уровня, который имелся в виду.',
    },
    'scheme-as-host': {
      summary: 'Имя хоста совпадает с именем схемы: вероятно, схем две.',
      explanation:
        'Вторую схему парсер читает как хост: машину с именем `http` в собственной сети.',
      remedy: 'Удалите одну из двух схем.',
    },
    'stray-quotation-mark': {
      summary: 'Хост начинается или заканчивается кавычкой.',
      explanation:
        'Кавычку после URL в тексте легко скопировать вместе с ним. Браузеры запрашивают у DNS имя вместе с этой кавычкой, а таких имён не выдаёт ни один реестр.',
      remedy: 'Удалите кавычку: скорее всего, она скопирована вместе с URL.',
    },
    'host-like-credentials': {
      summary: 'Имя пользователя или пароль похожи на хост.',
      explanation:
        'Всё перед последним `@` — имя пользователя и пароль. Если это похоже на хост, люди думают, что туда URL и ведёт.',
      remedy:
        'Не переходите по этому URL. Если вы имеете в виду хост перед @, удалите @ и хост после него.',
    },
    'script-scheme': {
      summary: 'URL запускает скрипт или сам содержит страницу, которую показывает.',
      explanation:
        'URL `javascript:` выполняет код с правами страницы, на которой он находится. URL `data:` с HTML, SVG или XML — это страница без хоста, отправителя которой никто не видит.',
      remedy: UNLESS_YOUR_OWN,
    },
    'nested-urls': {
      summary: 'Больше пяти URL вложены друг в друга, и неясно, что делает этот URL.',
      explanation:
        'Внутри URL со схемами `view-source:`, `feed:` и подобными находится другой URL. Он тоже проверяется. Больше пяти никому не нужно.',
      remedy: 'Не переходите по этому URL.',
    },
    'abused-scheme': {
      summary: 'Схема открывает программу, которую уже использовали для атак.',
      explanation:
        'Браузеры отказываются открывать такие URL, создатель программы отключил схему, или злоумышленники запускали через неё программы. В README пакета `@waymark/display` названы все эти схемы и источники, которые о них предупреждают.',
      remedy: UNLESS_YOUR_OWN,
    },
    'program-scheme': {
      summary: 'Схема открывает не браузер, а другую программу.',
      explanation:
        'Программа вне браузера читает URL по собственным правилам и может сразу что-то сделать. Это схемы из реестра IANA, которые открывают программы, и схемы известных программ, которых в реестре нет. Они названы в README пакета `@waymark/display`.',
      remedy: 'Переходите по этому URL, только если ждёте эту программу и знаете, кто его написал.',
    },
    'option-as-host': {
      summary: 'Хост начинается с дефиса, и программа может принять его за параметр.',
      explanation:
        'Терминалы и программы для исходного кода передают хост команде. Хост вроде `-oProxyCommand=calc` был для неё параметром, который запускал программу.',
      remedy: 'Не переходите по этому URL.',
    },
    'remote-file': {
      summary: 'Файл находится на другой машине.',
      explanation:
        'Windows открывает такой URL как сетевую папку и может войти на ту машину под учётной записью того, кто его открыл.',
      remedy:
        'Переходите по этому URL, только если знаете эту машину: Windows может войти на неё под вашей учётной записью.',
    },
    'folder-as-host': {
      summary: 'То, что, вероятно, является папкой, читается как имя машины.',
      explanation:
        'После `file://` до следующей косой черты идёт имя машины. Путь на этой машине начинается с третьей косой черты и всегда указывается целиком.',
      remedy: 'Напишите три косые черты и весь путь, например file:///home/me/a.txt.',
    },
    'missing-value': {
      summary:
        'Хост — это слово, которое программы пишут вместо недостающего значения, например undefined.',
      explanation:
        'Если хоста нет, программа подставляет вместо него слово для недостающего значения: `undefined` и `null` в JavaScript, `None` в Python. Браузеры тогда запрашивают у DNS это слово как имя.',
      remedy: 'Укажите хост, который должен здесь стоять.',
    },
    'missing-value-after-host': {
      summary:
        'В URL есть слово, которое программы пишут вместо недостающего значения, например undefined.',
      explanation:
        'Если значения нет, программа подставляет вместо него `undefined`, `null` или `NaN`. Страница может быть и об этом слове.',
      remedy: 'Напишите значение, которое должно здесь быть.',
    },
    'letter-as-digit': {
      summary: 'Хост почти адрес IPv4, но в нём есть буква, похожая на цифру.',
      explanation:
        'Во многих шрифтах o похожа на 0, а l и I — на 1. С такой буквой в последней части адрес становится именем, которое запрашивают у DNS.',
      remedy: 'Напишите цифру 0 вместо буквы o и 1 вместо l или i.',
    },
    'number-sign-in-file': {
      summary: 'Знак # завершает путь к файлу, хотя имя файла, похоже, продолжается после него.',
      explanation:
        'В файловой системе # — такой же символ, как другие. В URL он завершает путь, а то, что после него, лишь указывает, какое место файла показать.',
      remedy: 'Напишите %23 вместо #, если он относится к имени.',
    },
    'misspelt-scheme': {
      summary: 'Схема не относится к вебу, но похожа на схему веба.',
      explanation:
        'URL с опечаткой в схеме не ведёт на веб-страницу. Иногда `hxxps` пишут и намеренно, чтобы никто не перешёл по опасной ссылке.',
      remedy: 'Напишите https или http.',
    },
    'mistaken-scheme': {
      summary: 'Хост читается как схема.',
      explanation:
        'Всё, что стоит перед первым двоеточием, — схема. Поэтому `localhost:3000` — это не хост и порт: для такой схемы не зарегистрирована ни одна программа, и ссылка никуда не ведёт.',
      remedy: 'Напишите https:// перед хостом.',
    },
    'drive-as-scheme': {
      summary: 'Буква диска читается как схема.',
      explanation:
        'Всё, что стоит перед первым двоеточием, — схема. Поэтому `C:\\a` — не файл: для такой схемы не зарегистрирована ни одна программа, и ссылка никуда не ведёт.',
      remedy: 'Напишите перед ней file:/// и прямые косые черты вместо обратных.',
    },
    'label-as-scheme': {
      summary: 'Слово перед URL читается как его схема.',
      explanation:
        'Всё, что стоит перед первым двоеточием, — схема. Для такой схемы не зарегистрирована ни одна программа, и ссылка никуда не ведёт.',
      remedy: 'Удалите слово и двоеточие после него.',
    },
    'leaves-base-host': {
      summary: 'То, что похоже на путь, ведёт на другой хост, чем у базового URL.',
      explanation:
        'В относительном URL после двух косых черт стоит хост. Браузеры читают обратные косые черты как прямые, удаляют табуляции и переводы строк и пропускают лишние косые черты, поэтому `/\\evil.example` тоже начинается с хоста. Сервер, который перенаправляет на всё, что начинается с косой черты, уводит людей на чужой сайт. О простых `//` перед хостом не сообщается: это обычная запись.',
      remedy:
        'Перед путём напишите одну косую черту. Если нужен другой хост, запишите URL целиком.',
      given: { 'the base URL https://example.com/': 'базовый URL https://example.com/' },
    },
    'url-as-path': {
      summary: 'Хост без схемы или целиком закодированный URL читается как путь.',
      explanation:
        'У относительного URL нет схемы, поэтому `www.example.com` — файл в папке страницы, на которой стоит ссылка. Такая ссылка ведёт на страницу с ошибкой.',
      remedy: 'Запишите URL целиком, например https://example.com/.',
      given: { 'the base URL https://example.com/': 'базовый URL https://example.com/' },
    },
    'second-url': {
      summary: 'Внутри первого URL начинается второй.',
      explanation:
        'Парсер не ищет в строке другой URL, поэтому второй становится частью пути или хоста. О URL после косой черты, как в веб-архивах, не сообщается: это обычная запись.',
      remedy: 'Проверьте каждый URL отдельно.',
    },
    'html-character-reference': {
      summary: 'В URL есть символ в записи HTML, например `&amp;`.',
      explanation:
        'В исходном коде страницы вместо `&` пишут `&amp;`. В URL, скопированном оттуда, есть параметр с именем `amp;b`, которого сервер не знает.',
      remedy: 'Напишите символ, который она обозначает, например & вместо &amp;.',
    },
    'stray-character-at-end': {
      summary: 'URL оканчивается символом, который, вероятно, относится к тексту вокруг него.',
      explanation:
        'Скобку, кавычку или запятую после URL часто копируют вместе с ним, и тогда он ведёт на другую страницу. О скобках и кавычках, которые открываются в самом URL, не сообщается: это обычная запись.',
      remedy: 'Удалите его или замените процентным кодом, если он относится к URL.',
    },
    'encoded-placeholder': {
      summary: 'В URL есть заполнитель: его закодировали, но не заменили значением.',
      explanation:
        'На это место значение подставляет шаблон, командная оболочка или программа. Если сначала закодировать URL, ошибка не видна, а сервер получает `{{id}}`.',
      remedy: 'Напишите значение, которое должно здесь быть.',
    },
    'route-parameter': {
      summary: 'Сегмент пути начинается с двоеточия: так маршрутизаторы пишут заполнитель.',
      explanation:
        'Маршрутизаторы, например веб-фреймворков, пишут `:id` там, где подставляется значение. Такие URL бывают в описании API; страница с таким именем на сервере есть редко.',
      remedy: 'Напишите значение, которое должно здесь быть.',
    },
    'encoded-twice': {
      summary: 'Похоже, URL закодирован дважды.',
      explanation:
        'Если закодировать URL ещё раз, каждый `%` становится `%25`. Если перед этим прочитать UTF-8 как Latin-1, `é` занимает четыре байта. Сервер тогда ищет страницу с другими символами. URL внутри строки запроса другого URL обычно закодирован дважды, и о нём не сообщается.',
      remedy: 'Кодируйте каждый символ один раз.',
    },
    'escapes-not-utf-8': {
      summary: 'Байты процентных кодов не в кодировке UTF-8, которую ожидает большинство серверов.',
      explanation:
        'Браузеры и большинство серверов читают байты процентных кодов как UTF-8. Байты Latin-1 или Shift_JIS превращаются там в символы замены. Некоторые старые сайты ждут именно этих байтов.',
      remedy: 'Кодируйте символы в UTF-8, если сервер не ждёт другой кодировки.',
    },
    'second-question-mark': {
      summary: 'В строке запроса есть второй ?, который не начинает новый параметр.',
      explanation:
        'Строка запроса начинается после первого `?`. Каждый следующий — символ внутри параметра, поэтому у `?a=1?b=2` один параметр со значением `1?b=2`.',
      remedy: 'Напишите & перед следующим параметром или %3F, если ? принадлежит значению.',
    },
    'unencoded-inner-url': {
      summary: 'URL — значение параметра и заканчивается на следующем & или #.',
      explanation:
        'В строке запроса внешнего URL & начинает следующий параметр, а # — фрагмент, что бы они ни значили во внутреннем. Поэтому у внутреннего URL остаётся только первый параметр.',
      remedy: 'Закодируйте весь внутренний URL, если остальное принадлежит ему.',
    },
    'deceptive-inner-url': {
      summary: 'В URL есть другой URL, который может обмануть.',
      explanation:
        'Перенаправление, архив или скрипт может привести на внутренний URL. Хост внешнего URL может быть честным, поэтому это не повод остановиться, но сам внутренний URL был бы таким поводом. Он ищется в параметрах, путях и фрагментах, в том числе в процентном кодировании.',
      remedy: 'Переходите по этому URL, только если знаете, куда он приведёт в конце концов.',
    },
    'inner-url': {
      summary: 'В URL есть другой адрес.',
      explanation:
        'Это факт, а не ошибка. В URL перенаправлений, архивов, прокси и кнопок «Поделиться» есть URL другого сайта, и некоторые сразу ведут на него. Об URL того же сайта не сообщается.',
      remedy: 'Проверьте, куда ведёт URL: многие сайты переводят на этот другой адрес.',
    },
    'plus-in-query': {
      summary: 'В строке запроса есть +, который большинство серверов читает как пробел.',
      explanation:
        'Формы пишут пробел как `+`, и большинство серверов так читает каждый `+` в строке запроса. Сообщается только о времени с часовым поясом, телефонных номерах и адресах электронной почты.',
      remedy: 'Напишите %2B, если имеется в виду плюс.',
    },
    'blocked-port': {
      summary: 'Браузеры не подключаются к этому порту: он принадлежит другому протоколу.',
      explanation:
        'Иначе страница могла бы через браузер послать текст почтовому серверу или принтеру. Другие программы подключаются.',
      remedy: 'Пусть сервер использует другой порт.',
    },
    'quoted-printable': {
      summary:
        'URL скопирован из исходного текста письма, где вместо = пишут =3D, а строки кончаются на =.',
      explanation:
        'Письма часто посылают в кодировке quoted-printable. Почтовые программы её декодируют, но не в исходном тексте. Сервер получает значение, которое начинается с `3D` или разрезано надвое.',
      remedy: 'Напишите = вместо =3D и удалите каждый = в конце строки вместе с переводом строки.',
    },
    'malformed-path': {
      summary: 'После схемы написано не то, что бывает в таких URL.',
      explanation:
        'Парсер принимает после такой схемы что угодно. Программа, которая открывает URL, ждёт адреса электронной почты через запятую, номер телефона, базу данных или медиатип и данные.',
      remedy: 'Проверьте, что написано после схемы.',
    },
    'removed-characters': {
      summary: 'В URL есть табуляции или переводы строк; парсер их удаляет.',
      explanation:
        'Фильтр не находит слово, если внутри него табуляция, а человек видит две строки. Парсер читает одно слово.',
      remedy: 'Удалите их и прочитайте URL ещё раз.',
    },
    'host-mapped': {
      summary: 'В хосте есть символы, которые заменяются другими или удаляются.',
      explanation:
        'Перед запросом к DNS полноширинные буквы, лигатуры и знаки вроде `℡` заменяются обычными буквами, а мягкие переносы удаляются. Запрашивается не то имя, которое написано. Заглавные буквы и точка рядом с буквой той же письменности, как в `例。com`, обычны, и о них не сообщается.',
      remedy: 'Запишите хост так, как он выглядит после замены.',
    },
    'dot-segments-resolved': {
      summary:
        'В пути есть `..` или закодированный сегмент-точка, и ведёт он не туда, куда кажется.',
      explanation:
        'Парсер удаляет `..` вместе с предыдущим сегментом, а `%2e` читает как точку. Фильтр, который смотрит на начало пути, видит другой путь. В относительных URL незакодированные точки обычны, и о них не сообщается.',
      remedy: 'Запишите путь, к которому он ведёт.',
    },
    'direction-control': {
      summary: 'В URL есть невидимый символ, который меняет направление текста.',
      explanation:
        'С такими символами порядок букв на экране не тот, что в тексте: `cod\u202egpj.exe` может выглядеть как `codexe.jpg`.',
      remedy: 'Удалите символ и не открывайте URL, если не знаете, кто его написал.',
    },
    'deceptive-character': {
      summary: 'В URL есть символ, который не виден или похож на разделитель.',
      explanation:
        'Из-за невидимого символа два URL выглядят одинаково. Из-за символа, похожего на `/`, `?` или `#`, одна часть URL выглядит как две, если по обе стороны от него ASCII. Соединители и селекторы варианта начертания рядом с буквами и эмодзи обычны, и о них не сообщается, как и о символах, которые после хоста ничего не разделяют, например `½`, `：`, `％` и `·`.',
      remedy: 'Удалите символ или замените его процентным кодом, если он принадлежит URL.',
    },
    'port-rewritten': {
      summary:
        'Порт записан с нулями в начале или совпадает с портом по умолчанию; парсер его переписывает.',
      explanation:
        'Без этого URL означает то же самое. Программы, которые сравнивают строки, видят два разных URL.',
      remedy: 'Удалите порт по умолчанию, а другие порты запишите без нулей в начале.',
    },
  },
  sentences: {
    'Nothing deceptive found.': 'Ничего обманчивого не найдено.',
    'This is not a URL. {cause:phrase}': 'Это не URL. {cause:phrase}',
    'The base URL is not a URL. {cause:phrase}': 'Базовый URL не является URL. {cause:phrase}',
    'More than five URLs are nested inside each other, which hides the effect of the URL.':
      'Больше пяти URL вложены друг в друга, и неясно, что делает этот URL.',
    'The query contains a second ?, which does not begin another parameter.':
      'В строке запроса есть второй ?, который не начинает новый параметр.',
    'The query contains a +, which most servers read as a space.':
      'В строке запроса есть +, который большинство серверов читает как пробел.',
    'The URL was copied from the source of an email, which has =3D for = and lines that end with =.':
      'URL скопирован из исходного текста письма, где вместо = пишут =3D, а строки кончаются на =.',
    'The URL contains tabs or newlines, which the parser removes.':
      'В URL есть табуляции или переводы строк; парсер их удаляет.',
    'The host is the IP address {address} in disguise.':
      'Хост — замаскированный IP-адрес {address}.',
    'Deceptive host: it leads to the IP address {address}.':
      'Обманчивый хост: URL ведёт на IP-адрес {address}.',
    'Deceptive host: it leads to {host:name100}.': 'Обманчивый хост: URL ведёт на {host:name100}.',
    'Deceptive host: it leads to {host:name100}, which looks like {imitated:name100}.':
      'Обманчивый хост: URL ведёт на {host:name100}, хотя выглядит хост как {imitated:name100}.',
    'Unusual host: it leads to {host:name100}.': 'Необычный хост: URL ведёт на {host:name100}.',
    'Unusual host: it leads to {host:name100}, which looks like {imitated:name100}.':
      'Необычный хост: URL ведёт на {host:name100}, хотя выглядит хост как {imitated:name100}.',
    'If you mean {resembles:name100}, write that; do not follow this one unless you know the site.':
      'Если имеется в виду {resembles:name100}, так и напишите; по этому URL не переходите, если не знаете сайт.',
    'Do not follow it unless you know the site.':
      'Не переходите по этому URL, если не знаете сайт.',
    'Follow it only if you know the site.': 'Переходите по этому URL, только если знаете сайт.',
    '{letters:phrase}.': '{letters:phrase}.',
    '{letters:phrase}: this is not {imitated:name100}.':
      '{letters:phrase}. Это не {imitated:name100}.',
    'The host contains the letter {name:phrase}, which looks like the Latin letter {latin}':
      'В хосте есть буква {name:phrase}, которая выглядит как латинская {latin}',
    'The host contains the {script:phrase} letter {name:phrase}, which looks like the Latin letter {latin}':
      'В хосте есть буква {name:phrase} ({script:phrase}), которая выглядит как латинская {latin}',
    'The host contains letters that look like Latin ones, {names:phrase}':
      'В хосте есть буквы, похожие на латинские: {names:phrase}',
    'The host contains {script:phrase} letters that look like Latin ones, {names:phrase}':
      'В хосте есть буквы, похожие на латинские ({script:phrase}): {names:phrase}',
    Armenian: 'армянская письменность',
    Cherokee: 'письменность чероки',
    Coptic: 'коптская письменность',
    Cyrillic: 'кириллица',
    Greek: 'греческая письменность',
    Lisu: 'письменность лису',
    'The host contains {characters:phrase}, which {n|is|are} not meant for names.':
      'В хосте есть {characters:phrase}: для имён {n|этот символ не предназначен|эти символы не предназначены|эти символы не предназначены}.',
    'The host contains {imitated:name100}, but belongs to {owner:name100}.':
      'В хосте есть {imitated:name100}, но его владелец — {owner:name100}.',
    'Deceptive host: it leads to {owner:name100}, not to {imitated:name100}.':
      'Обманчивый хост: URL ведёт на {owner:name100}, а не на {imitated:name100}.',
    'Unusual host: it leads to {owner:name100}, not to {imitated:name100}.':
      'Необычный хост: URL ведёт на {owner:name100}, а не на {imitated:name100}.',
    'Browsers read the backslash as a slash and {host:name100} as the host. Programs that follow RFC 3986 read {other:name100} as the host.':
      'Браузеры читают обратную косую черту как прямую, и хост для них — {host:name100}. Для программ, которые следуют RFC 3986, хост — {other:name100}.',
    'Deceptive host: browsers go to {host:name100}, other programs to {other:name100}.':
      'Обманчивый хост: браузеры идут на {host:name100}, другие программы — на {other:name100}.',
    'The host is in quotation marks, which browsers read as part of the name.':
      'Хост стоит в кавычках, и браузеры читают их как часть имени.',
    'The host begins with {character:phrase}, which browsers read as part of the name.':
      'В начале хоста стоит {character:phrase}, и браузеры читают это как часть имени.',
    'The host ends with {character:phrase}, which browsers read as part of the name.':
      'В конце хоста стоит {character:phrase}, и браузеры читают это как часть имени.',
    'The host is {host}, which is a scheme: there are probably two schemes.':
      'Хост — {host}, а это имя схемы: вероятно, схем две.',
    'Unusual host: the URL leads to a machine named {host}, because there are two schemes.':
      'Необычный хост: схем две, поэтому URL ведёт на машину с именем {host}.',
    'A backslash is read as a slash, and a host begins after two slashes: this leads to {host:name100}, not to {base:name100}.':
      'Обратная косая черта читается как прямая, а после двух косых черт начинается хост: URL ведёт на {host:name100}, а не на {base:name100}.',
    'A host begins after two slashes: this leads to {host:name100}, not to {base:name100}.':
      'После двух косых черт начинается хост: URL ведёт на {host:name100}, а не на {base:name100}.',
    'Deceptive path: it leads to {host:name100}, and leaves {base:name100}.':
      'Обманчивый путь: с {base:name100} он уводит на {host:name100}.',
    'The part before the @ looks like the host {resembles:name100}.':
      'Часть перед @ выглядит как хост {resembles:name100}.',
    'Deceptive user name: it leads to another host, not to {resembles:name100}.':
      'Обманчивое имя пользователя: URL ведёт на другой хост, а не на {resembles:name100}.',
    'Deceptive user name: it leads to {host:name100}, not to {resembles:name100}.':
      'Обманчивое имя пользователя: URL ведёт на {host:name100}, а не на {resembles:name100}.',
    'The host contains {character:phrase}, which is read as a dot, so it means {host:name100}.':
      'В хосте есть {character:phrase}: этот символ читается как точка, и хост означает {host:name100}.',
    'The host contains {character:phrase}, which is removed, so it means {host:name100}.':
      'В хосте есть {character:phrase}: этот символ удаляется, и хост означает {host:name100}.',
    'The host is written {written:name100}, but means {host:name100}.':
      'Хост записан как {written:name100}, но означает {host:name100}.',
    'Write {suggestion:code200}, if you mean that.':
      'Напишите {suggestion:code200}, если имеется в виду это.',
    'The host is {value:code}, which programs write for a value that is missing.':
      'Хост — {value:code}: это слово программы пишут вместо недостающего значения.',
    'The host begins with {value:code}, which programs write for a value that is missing.':
      'В начале хоста стоит {value:code}: это слово программы пишут вместо недостающего значения.',
    'The path contains {values:code}, which programs write for a missing value.':
      'В пути есть {values:code}: так программы пишут недостающее значение.',
    'The query contains {values:code}, which programs write for a missing value.':
      'В строке запроса есть {values:code}: так программы пишут недостающее значение.',
    'The top-level domain .{last} does not exist; .{meant} was probably meant.':
      'Домена верхнего уровня .{last} нет; вероятно, имелся в виду .{meant}.',
    'The host is nearly an IPv4 address, but contains the letter {letter}.':
      'Хост почти адрес IPv4, но в нём есть буква {letter}.',
    'The host is nearly the IPv4 address {suggestion:code}, but contains the letter {letter}.':
      'Хост почти адрес IPv4 {suggestion:code}, но в нём есть буква {letter}.',
    'The # ends the path, so this leads to a folder.':
      'Знак # завершает путь, поэтому URL ведёт к папке.',
    'The # ends the path, so this leads to the file {file:code100}.':
      'Знак # завершает путь, поэтому URL ведёт к файлу {file:code100}.',
    'The scheme {scheme} runs a script with the rights of the page that it is opened from.':
      'Схема {scheme} запускает скрипт с правами страницы, с которой открывают URL.',
    'The URL contains a page of type {type:name60}, which has no host and can run scripts.':
      'URL содержит страницу типа {type:name60}: у неё нет хоста, и она может запускать скрипты.',
    'The scheme {scheme:name100} opens a Windows support tool that attackers have used to run programs.':
      'Схема {scheme:name100} открывает средство поддержки Windows, которое уже запускало программы для авторов таких URL.',
    'The scheme {scheme:name100} installs a program on Windows from a server that the URL names.':
      'Схема {scheme:name100} устанавливает в Windows программу с сервера, указанного в URL.',
    'The scheme {scheme:name100} starts programs of Microsoft Office with arguments from the URL.':
      'Схема {scheme:name100} запускает программы Microsoft Office с аргументами из URL.',
    'The scheme {scheme:name100} opens a search in Windows that can show the files of another machine as if they were here.':
      'Схема {scheme:name100} открывает поиск Windows, который может показать файлы другой машины так, будто они на этой.',
    'The scheme {scheme:name100} opens a document in Microsoft Office.':
      'Схема {scheme:name100} открывает документ в Microsoft Office.',
    'The scheme {scheme:name100} opens a program of Windows.':
      'Схема {scheme:name100} открывает программу Windows.',
    'The scheme {scheme:name100} opens an app on Android, or another page if the app is missing.':
      'Схема {scheme:name100} открывает приложение Android, а если его нет — другую страницу.',
    'The scheme {scheme:name100} installs an app on an iPhone or iPad from a server that the URL names.':
      'Схема {scheme:name100} устанавливает на iPhone или iPad приложение с сервера, указанного в URL.',
    'The scheme {scheme:name100} opens a page in Internet Explorer, where attackers have used it to run programs.':
      'Схема {scheme:name100} открывает страницу в Internet Explorer; злоумышленники запускали через неё программы.',
    'The scheme {scheme:name100} opens a help file of Windows, which can run programs.':
      'Схема {scheme:name100} открывает файл справки Windows, который может запускать программы.',
    'The scheme {scheme:name100} opens the old Help Center of Windows, which attackers have used to run programs.':
      'Схема {scheme:name100} открывает старый центр справки Windows; злоумышленники запускали через него программы.',
    'The scheme {scheme:name100} opens files and programs of the machine itself.':
      'Схема {scheme:name100} открывает файлы и программы самой машины.',
    'The scheme {scheme:name100} opens a disk image, which can bring programs.':
      'Схема {scheme:name100} открывает образ диска, в котором могут быть программы.',
    'The scheme {scheme:name100} opens an old part of Windows, to which browsers no longer hand over URLs.':
      'Схема {scheme:name100} открывает старую часть Windows, которой браузеры больше не передают URL.',
    'The scheme {scheme:name100} runs a Java program from a server that the URL names.':
      'Схема {scheme:name100} запускает программу на Java с сервера, указанного в URL.',
    'The scheme {scheme:name100} opens a script for macOS that the URL contains.':
      'Схема {scheme:name100} открывает скрипт для macOS, который содержится в URL.',
    'The scheme {scheme:name100} runs a command or a macro in LibreOffice.':
      'Схема {scheme:name100} выполняет команду или макрос в LibreOffice.',
    'The scheme {scheme:name100} opens files on another machine, and may sign in there with your account.':
      'Схема {scheme:name100} открывает файлы на другой машине и может войти на неё под вашей учётной записью.',
    'The scheme {scheme:name100} connects a program to another machine, and browsers do not hand over such URLs.':
      'Схема {scheme:name100} соединяет программу с другой машиной, и браузеры не передают такие URL программам.',
    'The scheme {scheme:name100} opens {what:phrase}.':
      'Схема {scheme:name100} открывает {what:phrase}.',
    'files on another machine': 'файлы на другой машине',
    'a terminal that connects to another machine': 'терминал, который соединяется с другой машиной',
    'a program that shows another machine, or lets others control yours':
      'программу, которая показывает другую машину или даёт другим управлять вашей',
    'a program for source code': 'программу для исходного кода',
    'an editor for code': 'редактор кода',
    'a game, or a program that installs games': 'игру или программу, которая устанавливает игры',
    'a program for chats, calls or meetings': 'программу для переписки, звонков или встреч',
    'a program for email or newsgroups': 'программу для почты или групп новостей',
    'a program for music, films or podcasts': 'программу для музыки, фильмов или подкастов',
    'a shop for apps, or a program that installs some':
      'магазин приложений или программу, которая их устанавливает',
    'a program that exchanges files with strangers':
      'программу, которая обменивается файлами с незнакомыми людьми',
    'a wallet, or a program for payments': 'кошелёк или программу для платежей',
    'a program that signs you in or keeps keys': 'программу для входа или хранения ключей',
    'a calendar or an address book': 'календарь или адресную книгу',
    'a map, or a program that shows the way': 'карту или навигатор',
    'a program for notes, tasks or documents': 'программу для заметок, задач или документов',
    'another browser': 'другой браузер',
    'settings, or a program of the system': 'настройки или программу системы',
    '{option:name100} is in the place of the host, and the program that opens the URL can take it for an option.':
      'На месте хоста — {option:name100}, и программа, которая открывает URL, может принять это за параметр.',
    'The host contains {character:phrase}, which looks like {delimiter:phrase}, but is a part of the name.':
      'В хосте есть {character:phrase}: этот символ выглядит как {delimiter:phrase}, но он — часть имени.',
    '{imitated:name100} is not the whole host: {character:phrase} after it looks like {delimiter:phrase}, but is a part of the name.':
      '{imitated:name100} — не весь хост: {character:phrase} после него выглядит как {delimiter:phrase}, но это часть имени.',
    'a delimiter': 'разделитель',
    'The inner address can deceive. {finding:phrase}':
      'Внутренний адрес может обмануть. {finding:phrase}',
    'The inner address leads to {inner:name100}, and can deceive. {finding:phrase}':
      'Внутренний адрес ведёт на {inner:name100} и может обмануть. {finding:phrase}',
    'The URL contains {n|another address|other addresses}: {hosts:name100}.':
      'В URL есть {n|другой адрес|другие адреса|другие адреса}: {hosts:name100}.',
    '{host:code} is read as the name of a machine. If it is a folder, write {suggestion:code100}.':
      '{host:code} читается как имя машины. Если это папка, напишите {suggestion:code100}.',
    'The file is on another machine, {host:name100}.':
      'Файл находится на другой машине, {host:name100}.',
    'The path begins with two slashes: on Windows, this is a file on another machine, {host:name100}.':
      'Путь начинается с двух косых черт: в Windows это файл на другой машине, {host:name100}.',
    'The scheme is {scheme}: the URL was made harmless on purpose, usually because it is dangerous.':
      'Схема — {scheme}: URL обезвредили намеренно, обычно потому, что он опасен.',
    'Do not restore it, unless you know why it was written this way.':
      'Не восстанавливайте его, если не знаете, почему его так записали.',
    'The scheme is {scheme}, so this does not lead to a web page: {suggestion} was probably meant.':
      'Схема — {scheme}, поэтому URL не ведёт на веб-страницу: вероятно, имелась в виду {suggestion}.',
    'The scheme is {scheme}, the letter of a drive: this looks like the path of a file on Windows.':
      'Схема — {scheme}, то есть буква диска: это похоже на путь к файлу в Windows.',
    'The scheme is {scheme}: this looks like a word before the URL.':
      'Схема — {scheme}: это похоже на слово перед URL.',
    'The scheme is {scheme:name100}: this looks like a user name, a password and a host, but is read as none of them.':
      'Схема — {scheme:name100}: это похоже на имя пользователя, пароль и хост, но так не читается.',
    'The scheme is {scheme:name100}: this looks like a host and a port, but is read as neither.':
      'Схема — {scheme:name100}: это похоже на хост и порт, но так не читается.',
    'Write http:// before the host.': 'Напишите http:// перед хостом.',
    'The path contains {segment:code}, so it leads to {path:code100}.':
      'В пути есть {segment:code}, поэтому он ведёт к {path:code100}.',
    '{port:digits} is the default port of {scheme}.':
      '{port:digits} — порт по умолчанию для схемы {scheme}.',
    'Leave it out, with its colon.': 'Удалите его вместе с двоеточием.',
    'The port has leading zeros: it is read as {port:digits}.':
      'Порт записан с нулями в начале: он читается как {port:digits}.',
    'Write `{port:digits}`.': 'Напишите `{port:digits}`.',
    'The URL contains {characters:phrase}, which {n|is|are} invisible and {n|changes|change} the direction of text.':
      'В URL есть {characters:phrase}: {n|этот символ не виден и меняет|эти символы не видны и меняют|эти символы не видны и меняют} направление текста.',
    'The URL contains {invisible:phrase}, which cannot be seen.':
      'В URL есть то, чего не видно: {invisible:phrase}.',
    'The URL contains {lookalikes:phrase}, which {n|looks|look} like a delimiter.':
      'В URL есть то, что похоже на разделитель: {lookalikes:phrase}.',
    'The URL contains {invisible:phrase}, which cannot be seen, and {lookalikes:phrase}, which {n|looks|look} like a delimiter.':
      'В URL есть то, чего не видно: {invisible:phrase}; и то, что похоже на разделитель: {lookalikes:phrase}.',
    'the character {codePoint}': 'символ {codePoint}',
    '{host:name100} looks like a host, but is read as a path: this leads to {url:name100}.':
      '{host:name100} выглядит как хост, но читается как путь: URL ведёт на {url:name100}.',
    'Write {suggestion:code100}, if it is a host.': 'Напишите {suggestion:code100}, если это хост.',
    'A URL that is percent-encoded is read as a path: this leads to {url:name100}.':
      'Целиком закодированный URL читается как путь и ведёт на {url:name100}.',
    'A URL without a colon after its scheme is read as a path: this leads to {url:name100}.':
      'URL без двоеточия после схемы читается как путь и ведёт на {url:name100}.',
    'A second URL begins in the first one: {url:name100}.':
      'Внутри первого URL начинается второй: {url:name100}.',
    'The URL contains {written:code}, which is {meaning:phrase} in HTML, and not in a URL.':
      'В URL есть {written:code}: в HTML это {meaning:phrase}, а в URL — нет.',
    'an ampersand': 'амперсанд',
    'a quotation mark': 'кавычка',
    'an apostrophe': 'апостроф',
    'a no-break space': 'неразрывный пробел',
    'a less-than sign': 'знак «меньше»',
    'a greater-than sign': 'знак «больше»',
    'Remove it: it probably belongs to the text around the URL.':
      'Удалите: скорее всего, это часть текста вокруг URL.',
    'Write {character:code} instead of {written:code}.':
      'Напишите {character:code} вместо {written:code}.',
    'The URL ends with {character:phrase}, which probably belongs to the text around it.':
      'В конце URL стоит {character:phrase}: вероятно, это часть текста вокруг него.',
    'The URL ends with {written:code}, which probably belongs to the text around it.':
      'В конце URL стоит {written:code}: вероятно, это часть текста вокруг него.',
    'Remove them, or percent-encode them if they belong to the URL.':
      'Удалите их или замените процентными кодами, если они относятся к URL.',
    '{written:code} is {placeholder:code}, a placeholder that was not filled in.':
      '{written:code} — это {placeholder:code}, заполнитель, который не заменили значением.',
    '{placeholder:code} is how routers write a placeholder: it was probably not filled in.':
      '{placeholder:code} — так маршрутизаторы пишут заполнитель: вероятно, его не заменили значением.',
    'The email address after mailto: is not complete; the @ and the domain are missing.':
      'После mailto нет полного адреса электронной почты: не хватает @ и домена.',
    'Write the whole address, such as `mailto:joe@example.com`.':
      'Напишите адрес целиком, например `mailto:joe@example.com`.',
    'There is a semicolon between two email addresses; a mailto: URL needs a comma there.':
      'Между двумя адресами электронной почты стоит точка с запятой; в URL mailto: там стоит запятая.',
    'The domain of an email address cannot contain a comma.':
      'В домене адреса электронной почты не может быть запятой.',
    'The number sign (#) ends the text of the message.':
      'Знак решётки (#) завершает текст сообщения.',
    'Write `%23` instead, if the text goes on.':
      'Напишите вместо него `%23`, если текст продолжается.',
    'An & ends the text of the message.': 'Знак & завершает текст сообщения.',
    'Write `%26` instead, if the text goes on.':
      'Напишите вместо него `%26`, если текст продолжается.',
    'There is no colon after the name of the database.': 'После имени базы данных нет двоеточия.',
    'After a country code, `(0)` is dialled as a 0 that does not belong there.':
      'После кода страны `(0)` набирается как лишний 0.',
    'After tel: comes a number, without slashes.': 'После tel: стоит номер, без косых черт.',
    'There is a colon after the media type, where a semicolon belongs.':
      'После медиатипа стоит двоеточие, а нужна точка с запятой.',
    'There is a comma before `base64`, so the data begins there and is not decoded.':
      'Перед `base64` стоит запятая, поэтому данные начинаются там и не декодируются.',
    'A number sign (#) ends the data, although the text goes on.':
      'Знак решётки (#) завершает данные, хотя текст продолжается.',
    'Write `%23` instead.': 'Напишите вместо него `%23`.',
    'Browsers refuse to connect to port {port:digits}, which belongs to another protocol.':
      'Браузеры не подключаются к порту {port:digits}: он принадлежит другому протоколу.',
    'A mongodb+srv: URL has no port: the DNS has the names and ports of the servers.':
      'У URL mongodb+srv: нет порта: имена и порты серверов есть в DNS.',
    'Remove {written:code}, or write mongodb: as the scheme.':
      'Удалите {written:code} или напишите схему mongodb:.',
    'The URL in {parameter:code} ends before {next:code100}, which belongs to the outer URL.':
      'URL в параметре {parameter:code} заканчивается перед {next:code100}: это уже часть внешнего URL.',
    '{written:code100} is {once:code100}, percent-encoded a second time.':
      '{written:code100} — это {once:code100}, закодированное ещё раз.',
    '{written:code100} is {characters:code100}, encoded as UTF-8 twice.':
      '{written:code100} — это {characters:code100}, дважды закодированное в UTF-8.',
    'The bytes {bytes:code100} are not UTF-8, which most servers expect.':
      'Байты {bytes:code100} не в кодировке UTF-8, которую ожидает большинство серверов.',
    '{bytes:code} is {letter} in Latin-1, but not in UTF-8, which most servers expect.':
      '{bytes:code} — это {letter} в Latin-1, но не в UTF-8, которую ожидает большинство серверов.',
    'Write {suggestion:code}, if you mean {letter}.':
      'Напишите {suggestion:code}, если имеется в виду {letter}.',
  },
}
