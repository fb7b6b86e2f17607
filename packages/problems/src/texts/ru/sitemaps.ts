import type { CatalogueText } from '../problem-texts.ts'

const IN_WORDS = { 'described in words': 'описано словами' }
const FEED = { 'a feed': 'лента' }
const REST_NOT_READ = 'Поисковые системы не читают остальное или отвергают весь файл.'
const SPLIT = 'Разделите карту сайта: `waymark sitemap` делает это автоматически.'
const SAVE_AS_UTF8 = 'Сохраните файл в UTF-8 и объявите UTF-8 или уберите объявление кодировки.'
const COPY_AGAIN = 'Скопируйте файл заново.'

/** The problems of sitemaps, feeds and robots.txt. */
export const sitemaps: CatalogueText = {
  title: 'Карты сайта',
  described: {
    'a `loc` of 2,048 characters': '`loc` из 2048 символов',
    'a `loc` of 2,047 characters': '`loc` из 2047 символов',
    "writing an entry with `lang: 'not a tag'`": "вывод записи с `lang: 'not a tag'`",
    "writing an entry with `lang: 'de'`": "вывод записи с `lang: 'de'`",
    'writing an entry `null`': 'вывод записи `null`',
    "writing an entry `{ loc: 'https://a.example/' }`":
      "вывод записи `{ loc: 'https://a.example/' }`",
    'writing a URL with U+0001': 'вывод URL с U+0001',
    'writing the URL without it': 'вывод URL без него',
    'an entry with a million alternates': 'запись с миллионом альтернативных версий',
    'one alternate for each language': 'по одной альтернативной версии на язык',
    'a page with 1,001 images': 'страница с 1001 изображением',
    '50,001 `url` elements': '50 001 элемент `url`',
    'two sitemaps, and an index that names both': 'две карты сайта и индекс с обеими',
    '50,001 `sitemap` elements': '50 001 элемент `sitemap`',
    'two indexes': 'два индекса',
    'a sitemap of 60 MiB': 'карта сайта в 60 МиБ',
    'two sitemaps of 30 MiB, and an index that names both':
      'две карты сайта по 30 МиБ и индекс с обеими',
    'an index that names `news.xml`, in a folder without that file':
      'индекс с `news.xml` в папке, где этого файла нет',
    'the index and `news.xml` in one folder': 'индекс и `news.xml` в одной папке',
    'an index that names another index': 'индекс, в котором указан другой индекс',
    'an index that names sitemaps': 'индекс, в котором указаны карты сайта',
    'a `Sitemap` line after 600 KiB of rules': 'строка `Sitemap` после 600 КиБ правил',
    'a byte 0xFF in the file': 'байт 0xFF в файле',
    'the first half of a .gz file': 'первая половина файла .gz',
    'the whole file': 'файл целиком',
    'a .gz file with a changed byte': 'файл .gz с изменённым байтом',
    'the file as it was compressed': 'файл в том виде, в каком его сжали',
    'an element with 300 attributes': 'элемент с 300 атрибутами',
    'an element with a name of 2,000 characters': 'элемент с именем из 2000 символов',
    'an attribute of 2 MiB': 'атрибут в 2 МиБ',
    'a `lastmod` of 2 MiB': '`lastmod` в 2 МиБ',
  },
  entries: {
    'loc-relative': {
      summary: 'URL относительный.',
      explanation:
        'Карту сайта читают, не зная, к какой странице она относится, поэтому URL без схемы и хоста никуда не ведёт.',
      remedy: 'Запишите URL со схемой и хостом.',
    },
    'loc-not-url': {
      summary: 'Значение не является URL.',
      explanation:
        'Парсер URL его не принимает, поэтому ни браузер, ни поисковая система не могут открыть страницу.',
      remedy: 'Исправьте URL.',
    },
    'loc-protocol': {
      summary: 'Схема URL должна быть https или http.',
      explanation:
        'Поисковые системы загружают страницы только по http и https, поэтому запись с другой схемой они игнорируют.',
      remedy: 'Укажите URL страницы со схемой https.',
    },
    'loc-too-long': {
      summary: 'URL длиннее 2047 символов, которые допускает протокол.',
      explanation:
        'Протокол требует меньше 2048 символов, и более длинные URL поисковые системы могут отбросить. Часто в длинном URL есть строка запроса, которая странице не нужна.',
      remedy: 'Сократите URL.',
      given: IN_WORDS,
    },
    credentials: {
      summary: 'В URL указано имя пользователя или пароль, и прочитать их может любой.',
      explanation:
        'Карта сайта открыта для всех, и этими учётными данными может воспользоваться кто угодно. При записи такой URL пропускается, при чтении не возвращается, а в сообщениях вместо пароля стоит `***`.',
      remedy: 'Удалите из URL имя пользователя и пароль и смените пароль.',
    },
    'untidy-url': {
      summary:
        'URL записан не по правилам. Браузеры это исправляют, поисковые роботы могут и не исправить.',
      explanation:
        'Пробелы, обратные косые черты и фигурные скобки записываются процентными кодами, а после схемы идут две косые черты.',
      remedy: 'Закодируйте URL: это делает `waymark normalize`.',
    },
    'other-host': {
      summary: 'Страница не на хосте карты сайта; если он не задан, это хост её первой страницы.',
      explanation:
        'В карте сайта могут быть только страницы с той же схемой, хостом и портом, если на неё не указывает robots.txt другого хоста.',
      remedy: 'Укажите карту сайта в robots.txt того хоста или создайте карту для каждого хоста.',
      given: {
        'the sitemap is at https://a.example/sitemap.xml':
          'карта сайта находится по адресу https://a.example/sitemap.xml',
      },
    },
    'other-folder': {
      summary: 'Страница находится вне папки карты сайта.',
      explanation:
        'В карте сайта могут быть только страницы из её папки и вложенных папок, если она не указана в robots.txt.',
      remedy:
        'Укажите карту сайта в robots.txt или опубликуйте её в папке, которая содержит страницу.',
      given: {
        'the sitemap is at https://a.example/maps/sitemap.xml':
          'карта сайта находится по адресу https://a.example/maps/sitemap.xml',
      },
    },
    'loc-missing': {
      summary: 'В записи нет URL.',
      explanation:
        'Элемент `url` или `sitemap` без `loc` не говорит, к какой странице или файлу он относится, поэтому поисковые системы его игнорируют.',
      remedy: 'Добавьте в каждый элемент `url` элемент `loc`.',
    },
    'loc-repeated': {
      summary: 'В записи больше одного URL.',
      explanation:
        'Запись относится к одной странице; программы берут один из двух URL или отбрасывают всю запись.',
      remedy: 'Сделайте для каждого URL отдельную запись.',
    },
    'loc-not-text': {
      summary: 'В URL есть разметка.',
      explanation:
        'Элемент внутри `loc` — не часть URL, поэтому программы находят обрезанный URL или не находят никакого. Часто знак `&` или `<` из URL не записан как `&amp;` или `&lt;`.',
      remedy: 'Запишите URL как текст, а `&` — как `&amp;`.',
    },
    'alternate-incomplete': {
      summary: 'В ссылке нет типа связи, языка или URL.',
      explanation:
        'Элемент `xhtml:link` сообщает, что у страницы есть версия на другом языке; для этого нужно и то, и другое, и третье.',
      remedy: 'Укажите в каждом `xhtml:link` атрибуты `rel="alternate"`, `hreflang` и `href`.',
    },
    'invalid-lastmod': {
      summary: 'Дата записана не в формате W3C.',
      explanation:
        'Поисковые системы игнорируют `lastmod`, если не могут его прочитать. Протокол допускает год, месяц, день или день со временем и часовым поясом.',
      remedy: 'Запишите дату в виде `2024-03-15` или `2024-03-15T10:00:00Z`.',
    },
    'invalid-changefreq': {
      summary: 'Значение `changefreq` — не одно из семи слов протокола.',
      explanation:
        'Любое другое значение поисковые системы игнорируют. Эти слова — always, hourly, daily, weekly, monthly, yearly и never, строчными буквами.',
      remedy: 'Используйте `always`, `hourly`, `daily`, `weekly`, `monthly`, `yearly` или `never`.',
    },
    'invalid-priority': {
      summary: 'Значение `priority` должно быть числом от 0 до 1.',
      explanation:
        'Любое другое значение поисковые системы игнорируют. Оно сравнивает страницу с другими страницами того же сайта; проценты и слова для них ничего не значат.',
      remedy: 'Напишите число, например `0.8`.',
    },
    'invalid-lang': {
      summary: 'Язык не является языковым тегом.',
      explanation: 'Если значение `hreflang` — не языковой тег, карту сайта записать нельзя.',
      remedy: 'Укажите тег, например `en`, `pt-BR` или `x-default`.',
      given: IN_WORDS,
    },
    'invalid-entry': {
      summary: 'У записи или одного из её значений неверный тип.',
      explanation:
        'Запись должна быть объектом, `loc` — строкой, а `alternates` — списком. Ни из чего другого элемент карты сайта сделать нельзя.',
      remedy: 'Передайте объект, в котором `loc` — строка.',
      given: IN_WORDS,
    },
    'illegal-character': {
      summary: 'В значении есть символ, которого в XML быть не может.',
      explanation:
        'Большинство управляющих символов в XML недопустимо, даже в виде ссылки на символ, например `&#1;`. Программы не приняли бы весь файл.',
      remedy: 'Удалите символ или, если он в URL, замените его процентным кодом.',
      given: IN_WORDS,
    },
    'repeated-element': {
      summary: 'В записи дважды встречается один и тот же элемент.',
      explanation: 'Программы берут одно из двух значений, и не все — одно и то же.',
      remedy: 'Оставьте один из двух элементов.',
    },
    'entry-too-large': {
      summary: 'Одна запись больше, чем может быть вся карта сайта.',
      explanation:
        'В карте сайта не больше 50 000 URL и 50 МиБ. Разделить запись между двумя файлами нельзя, поэтому записать её невозможно.',
      remedy: 'Удалите часть альтернативных версий.',
      given: IN_WORDS,
    },
    'unknown-element': {
      summary: 'В записи есть элемент, который не читается.',
      explanation:
        'В именах элементов регистр учитывается, и элемент с опечаткой в имени игнорируется.',
      remedy: 'Исправьте имя элемента или поместите его в собственное пространство имён.',
    },
    'unknown-entry': {
      summary: 'Между записями есть лишний элемент; его содержимое не читается.',
      explanation:
        'В `urlset` могут быть только элементы `url`, а в `sitemapindex` — только элементы `sitemap`, строчными буквами.',
      remedy: 'Исправьте имя элемента.',
    },
    'misplaced-link': {
      summary: 'Ссылка с `hreflang` стоит вне `url` и не относится ни к одной странице.',
      explanation: 'Ссылки относятся к странице той записи, в которой они находятся.',
      remedy: 'Перенесите ссылку в элемент `url` её страницы.',
    },
    'link-namespace': {
      summary:
        'Ссылки с `hreflang` находятся в пространстве имён, где поисковые системы их не ищут.',
      explanation:
        'Префикс `xhtml` без своего пространства имён ничего не значит, а записать пространство имён нужно без единого отличия.',
      remedy: 'Объявите `xmlns:xhtml="http://www.w3.org/1999/xhtml"` в корневом элементе.',
    },
    'stray-text': {
      summary: 'Между элементами есть текст; там он не читается.',
      explanation:
        'Текст вне `loc`, `lastmod` и других элементов записи в протоколе ничего не значит. Часто не хватает элемента вокруг него.',
      remedy: 'Удалите текст или добавьте элемент, к которому он относится.',
    },
    'wrong-namespace': {
      summary: 'Элемент не в пространстве имён протокола карт сайта.',
      explanation: 'Программа, которая учитывает пространства имён, не найдёт в файле карты сайта.',
      remedy: 'Объявите `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"` в корневом элементе.',
    },
    'wrong-root': {
      summary: 'Файл — XML, но не карта сайта.',
      explanation:
        'Корневой элемент карты сайта — `urlset`, а индекса карт сайта — `sitemapindex`.',
      remedy: 'Укажите файл с корневым элементом `urlset` или `sitemapindex`.',
    },
    'extension-incomplete': {
      summary: 'У изображения, видео или статьи нет чего-то обязательного.',
      explanation:
        'Для изображения нужен его URL. Для видео — миниатюра, название, описание и URL файла или проигрывателя. Для статьи — издание с названием и языком, дата и заголовок. Если чего-то не хватает, изображение, видео или статья игнорируется.',
      remedy: 'Добавьте недостающее.',
    },
    'extension-value': {
      summary: 'Значение у изображения, видео или статьи не соответствует документации.',
      explanation:
        'Что допустимо, сказано в сообщении: например, длительность видео — целое число секунд от 1 до 28 800. Если значение обязательное, изображение, видео или статья игнорируется.',
      remedy: 'Задайте значение, которое допускает документация расширения.',
    },
    'extension-deprecated': {
      summary: 'Элемента или атрибута больше нет в документации.',
      explanation:
        'Google убрал несколько элементов и атрибутов изображений, видео и новостей, например `image:caption` и `video:price`, и больше их не читает. Вреда от них нет.',
      remedy:
        'Удалите его; на странице его могут заменить структурированные данные или метаданные IPTC.',
    },
    'extension-namespace': {
      summary: 'В пространстве имён изображений, видео или новостей опечатка.',
      explanation:
        'Пространства имён сравниваются посимвольно: если стоит `https` вместо `http` или другая версия, ничего из него не читается.',
      remedy: 'Объявите пространство имён расширения.',
    },
    'too-many-elements': {
      summary: 'Изображений, статей или тегов больше, чем разрешено.',
      explanation:
        'У страницы может быть 1000 изображений, в файле — 1000 статей, у видео — 32 тега. Остальные игнорируются.',
      remedy: 'Удалите лишние элементы или разделите файл.',
      given: IN_WORDS,
    },
    'unknown-attribute': {
      summary: 'У элемента изображения, видео или статьи есть атрибут, которого не существует.',
      explanation: 'Часто в его имени опечатка, или он относится к другому элементу.',
      remedy: 'Исправьте имя атрибута или удалите его.',
    },
    'old-news': {
      summary: 'Статья старше двух дней.',
      explanation:
        'Карта сайта для новостей (news sitemap) предназначена для статей за последние два дня. Это проверяется, только если известно текущее время.',
      remedy: 'Удалите элемент `news:news`; сама страница может остаться в карте сайта.',
      given: { 'read on 10 January 2026': 'прочитано 10 января 2026 года' },
    },
    empty: {
      summary: 'Файл пустой.',
      explanation:
        'Поисковые системы сообщают о недопустимой карте сайта. Часто программа, которая её записывает, была остановлена или записала другой файл.',
      remedy: 'Запишите карту сайта заново.',
    },
    'no-entries': {
      summary: 'В базе данных, карте сайта или индексе нет ни одной записи.',
      explanation:
        'Пустую карту сайта поисковые системы считают ошибкой, потому что она не ведёт ни к одной странице. Часто всё отсеял фильтр.',
      remedy: 'Проверьте программу, которая записывает файл, и её данные.',
    },
    'too-many-urls': {
      summary: 'В карте сайта больше 50 000 страниц.',
      explanation: `${REST_NOT_READ} В нескольких картах сайта может быть сколько угодно страниц, а индекс перечисляет их все.`,
      remedy: SPLIT,
      given: IN_WORDS,
    },
    'too-many-sitemaps': {
      summary: 'В индексе больше 50 000 карт сайта.',
      explanation: `${REST_NOT_READ} У сайта может быть несколько индексов, но индекс не может указывать на другой индекс.`,
      remedy: 'Создайте несколько индексов.',
      given: IN_WORDS,
    },
    'file-too-large': {
      summary: 'Карта сайта до сжатия больше 50 МиБ.',
      explanation: `${REST_NOT_READ} Сжатие не поможет, потому что протокол ограничивает размер до сжатия.`,
      remedy: SPLIT,
      given: IN_WORDS,
    },
    'sitemap-not-found': {
      summary: 'Индекс указывает на карту сайта, которой нет.',
      explanation:
        'Поисковые системы сообщают об ошибке в индексе и не находят через него страницы этой карты. Часто файл переименован или не загружен на сервер.',
      remedy: 'Добавьте файл или удалите его из индекса.',
      given: IN_WORDS,
    },
    'nested-index': {
      summary: 'Индекс указывает на индекс.',
      explanation:
        'Индекс может указывать только на карты сайта. Вложенный индекс поисковые системы не читают и его страниц не находят.',
      remedy: 'Укажите сами карты сайта.',
      given: IN_WORDS,
    },
    'not-a-feed': {
      summary: 'Корневой элемент не относится к ленте RSS 2.0 или Atom.',
      explanation:
        'Ленты RSS 2.0 и Atom поисковые системы читают как карты сайта. RSS 1.0 с корневым элементом `rdf:RDF` к ним не относится, а Atom опознаётся по пространству имён.',
      remedy: 'Укажите ленту RSS 2.0 или Atom 1.0 или карту сайта.',
      given: FEED,
    },
    'feed-link-missing': {
      summary: 'В записи ленты нет ссылки на её страницу.',
      explanation:
        'URL страницы поисковые системы берут из `link`. В Atom это `href` того элемента `link`, у которого `rel` — `alternate` или не указан. `guid` и `id` не учитываются, даже если похожи на URL.',
      remedy: 'Добавьте в запись `link` с URL её страницы.',
      given: FEED,
    },
    'feed-date-invalid': {
      summary: 'Дата записи ленты недопустима.',
      explanation:
        'Даты в RSS записываются по RFC 822, а в Atom — по RFC 3339. Дату, которая не читается, поисковые системы игнорируют и тогда не знают, когда изменилась страница. Неверный день недели часто означает, что неверна и дата.',
      remedy:
        'Запишите дату в виде `Sat, 07 Sep 2002 09:42:31 GMT`, а в Atom — в виде `2002-09-07T09:42:31Z`.',
      given: FEED,
    },
    'misspelt-sitemap-line': {
      summary: 'Строка файла `robots.txt` должна указывать карту сайта, но не указывает никакой.',
      explanation:
        'Одни роботы допускают `Sitemaps:` или пропущенное двоеточие, другие игнорируют строку. Правила на этот счёт нет.',
      remedy: 'Напишите `Sitemap:` и абсолютный URL.',
      given: { 'a robots.txt': 'файл robots.txt' },
    },
    'robots-too-large': {
      summary:
        'Строка `Sitemap` стоит после той части `robots.txt`, которую роботы обязаны читать.',
      explanation: 'Роботы обязаны читать не меньше 500 КиБ. То, что дальше, Google игнорирует.',
      remedy: 'Перенесите строку в начало файла.',
      given: IN_WORDS,
    },
    'not-utf8': {
      summary: 'Кодировка файла — не UTF-8, а протокол требует UTF-8.',
      explanation:
        'Некоторые программы ожидают UTF-8, что бы ни было объявлено. Они показывают не те символы или не принимают файл.',
      remedy: SAVE_AS_UTF8,
    },
    'unsupported-encoding': {
      summary: 'В файле объявлена кодировка, которая не поддерживается; протокол требует UTF-8.',
      explanation:
        'Без декодера в файле ничего нельзя прочитать, поэтому ни одна его страница не проверяется и не находится.',
      remedy: SAVE_AS_UTF8,
    },
    'invalid-encoding': {
      summary: 'Файл не в той кодировке, которая в нём объявлена; без объявления это UTF-8.',
      explanation:
        'В файле есть последовательность байтов, которой в этой кодировке не бывает, поэтому текст после неё недостоверен.',
      remedy: 'Сохраните файл в UTF-8.',
      given: IN_WORDS,
    },
    'truncated-gzip': {
      summary: 'Сжатый файл обрывается.',
      explanation:
        'Конца карты сайта нет, поэтому страницы оттуда не находятся. Часто прервалась загрузка на сервер или работа программы, которая записывала файл.',
      remedy: COPY_AGAIN,
      given: IN_WORDS,
    },
    'corrupt-gzip': {
      summary: 'Сжатый файл повреждён.',
      explanation:
        'Данные не соответствуют контрольной сумме или не распаковываются, поэтому прочитать то, что дальше, нельзя. Часто файл передали как текст.',
      remedy: COPY_AGAIN,
      given: IN_WORDS,
    },
    'not-well-formed': {
      summary: 'Файл не является правильно построенным XML.',
      explanation: 'Парсер XML останавливается на первой такой ошибке и дальше не читает.',
      remedy: 'Исправьте файл в указанном месте.',
    },
    doctype: {
      summary: 'В файле есть объявление типа документа, поэтому он не читается.',
      explanation:
        'Карте сайта оно не нужно, а объявленные в нём сущности можно использовать для атак.',
      remedy: 'Удалите `<!DOCTYPE>`.',
    },
    'html-document': {
      summary: 'Файл — HTML-страница, а не карта сайта.',
      explanation:
        'Если URL не существует, сервер часто отвечает страницей ошибки, страницей входа или оболочкой приложения со статусом 200. Поисковые системы сообщают о такой карте сайта, что она похожа на HTML-страницу.',
      remedy:
        'Откройте URL карты сайта, посмотрите, что отдаёт сервер, и сохраните саму карту сайта.',
    },
    'too-deep': {
      summary: 'Элементы вложены слишком глубоко.',
      explanation: 'В карте сайта три уровня; здесь чтение по умолчанию прекращается на 64-м.',
      remedy: 'Удалите вложенные элементы.',
    },
    'too-many-attributes': {
      summary: 'У элемента слишком много атрибутов.',
      explanation:
        'В карте сайта их нужно не больше трёх; здесь чтение по умолчанию прекращается на 256.',
      remedy: 'Удалите атрибуты, которые карте сайта не нужны.',
      given: IN_WORDS,
    },
    'name-too-long': {
      summary: 'Одно из имён в файле слишком длинное.',
      explanation:
        'Имена в протоколе короткие. Чтобы вредоносный файл не занял всю память, чтение по умолчанию прекращается на 1024 символах.',
      remedy: 'Сократите имя.',
      given: IN_WORDS,
    },
    'attribute-too-long': {
      summary: 'Атрибуты элемента или остаток тега слишком длинные.',
      explanation:
        'Самый длинный атрибут, нужный карте сайта, — URL альтернативной версии. Чтобы вредоносный файл не занял всю память, чтение по умолчанию прекращается на 1 МиБ.',
      remedy: 'Сократите атрибуты.',
      given: IN_WORDS,
    },
    'element-too-long': {
      summary: 'Значение слишком длинное.',
      explanation:
        'Самое длинное значение протокола — URL. Чтобы вредоносный файл не занял всю память, чтение по умолчанию прекращается на 1 МиБ.',
      remedy: 'Сократите значение.',
      given: IN_WORDS,
    },
  },
  sentences: {
    'The URL is empty.': 'URL пустой.',
    'The URL is relative.': 'URL относительный.',
    'The scheme is {scheme}, not http or https.': 'Схема — {scheme}, а не http и не https.',
    'The value is not a URL. {reason:phrase}': 'Значение не является URL. {reason:phrase}',
    'The URL contains a user name or a password.': 'В URL есть имя пользователя или пароль.',
    'The URL has {length} characters; the protocol allows 2,047.':
      'В URL {length} {length|символ|символа|символов}; протокол допускает не больше 2047 символов.',
    'The URL is not on the host of the sitemap, {origin}.':
      'URL не на том хосте, на котором карта сайта: {origin}.',
    'The URL is not in the folder of the sitemap, {folder}.':
      'URL не в той папке, в которой карта сайта: {folder}.',
    'The scheme of the URL is not followed by exactly two slashes.':
      'После схемы URL стоят не ровно две косые черты.',
    'The URL contains a backslash.': 'В URL есть обратная косая черта.',
    'The URL contains {character}, which must be percent-encoded.':
      'В URL есть символ {character}; его нужно заменить процентным кодом.',
    'The entry has no loc.': 'В записи нет loc.',
    'The entry has two locs.': 'В записи два loc.',
    'The {element} contains an element.': 'В {element} есть элемент.',
    'The entry has a second {element}.': 'В записи есть второй элемент {element}.',
    'The entry has more than {most} {element} elements.':
      'В записи больше элементов {element}, чем можно: {most}.',
    'The sitemap has more than {most} {element} elements.':
      'В карте сайта больше элементов {element}, чем можно: {most}.',
    'The lastmod is not a W3C date and time.': 'Значение lastmod — не дата и время по W3C.',
    'The lastmod has no time zone.': 'В значении lastmod нет часового пояса.',
    'Add the time zone, as in 2024-03-15T10:00:00Z or 2024-03-15T10:00:00+09:00.':
      'Добавьте часовой пояс, как в 2024-03-15T10:00:00Z или 2024-03-15T10:00:00+09:00.',
    '{reason:phrase} It means {word}.': '{reason:phrase} Оно означает {word}.',
    'The changefreq is not a word of the protocol.': 'Значение changefreq — не слово протокола.',
    'The priority is not a number from 0.0 to 1.0.': 'Значение priority — не число от 0.0 до 1.0.',
    'The priority is not a number from 0 to 1.': 'Значение priority — не число от 0 до 1.',
    'The alternate has no {attribute}.': 'У альтернативной версии нет {attribute}.',
    'The alternate has {attribute} instead of hreflang.':
      'У альтернативной версии вместо hreflang указан {attribute}.',
    'The link with hreflang has no rel="alternate".': 'У ссылки с hreflang нет rel="alternate".',
    'The link with hreflang is outside of any url element, so it belongs to no page.':
      'Ссылка с hreflang стоит вне url и не относится ни к одной странице.',
    'The {element} is the URL of the page itself.': 'Значение {element} — URL самой страницы.',
    'The attribute {attribute} of {element} is the URL of the page itself.':
      'Значение атрибута {attribute} элемента {element} — URL самой страницы.',
    'There is text in {element}, which can contain only elements.':
      'В {element} есть текст, а могут быть только элементы.',
    'The element {element} is not read: {parent} can contain only {members,list}.':
      'Элемент {element} не читается: в {parent} могут быть только {members,list}.',
    'The element {element}, without a namespace, is not read: {parent} can contain only {members,list}.':
      'Элемент {element} не имеет пространства имён и не читается: в {parent} могут быть только {members,list}.',
    'The element {element} is outside of any url element, so it belongs to no page.':
      'Элемент {element} стоит вне url и не относится ни к одной странице.',
    'The element {element} is left out, because an entry has no member for it.':
      'Элемент {element} пропущен: в записи для него нет поля.',
    'If you need it, keep the original sitemap.': 'Если он нужен, сохраните исходную карту сайта.',
    'The element {element} is not read: it must be in {parent}.':
      'Элемент {element} не читается: он должен быть внутри {parent}.',
    'The {element} has more than {most} characters.':
      'В {element} больше {most} {most|символа|символов|символов}.',
    'The root element is {element}, not urlset or sitemapindex.':
      'Корневой элемент — {element}, а не urlset и не sitemapindex.',
    'The root element has no namespace.': 'У корневого элемента нет пространства имён.',
    'The namespace of the root element is {namespace}.':
      'Пространство имён корневого элемента — {namespace}.',
    'Elements in the namespace {namespace} are not read; the namespace must be {expected}.':
      'Элементы в пространстве имён {namespace} не читаются; нужно пространство имён {expected}.',
    '{elements} {elements|element|elements} of the namespace {namespace} {elements|is|are} not read. The first is {first}.':
      'Из пространства имён {namespace} не читается элементов: {elements}. Первый — {first}.',
    '{elements} {elements|element|elements} of namespaces after the first {most} {elements|is|are} not read. The first is {first}.':
      'Из пространств имён после первых {most} не читается элементов: {elements}. Первый — {first}.',
    'Links in the namespace {namespace} are not alternates; the namespace of alternates is {expected}.':
      'Ссылки в пространстве имён {namespace} — не альтернативные версии; для альтернативных версий нужно пространство имён {expected}.',
    'The {element} has no {member}.': 'В {element} нет {member}.',
    'The {element} has no {members,or}.': 'В {element} нет {members,or}.',
    'The {element} has no usable {members,or}.': 'В {element} нет пригодного {members,or}.',
    'The {element} has no attribute {attribute}.': 'У элемента {element} нет атрибута {attribute}.',
    'The {element} has no {member} with the attribute {attribute}.':
      'В {element} нет {member} с атрибутом {attribute}.',
    'The {element} has no attribute url and no {member}.':
      'В {element} нет ни атрибута url, ни {member}.',
    'The {element} has no usable attribute url and no usable {member}.':
      'В {element} нет ни пригодного атрибута url, ни пригодного {member}.',
    'Google no longer reads {element}.': 'Google больше не читает {element}.',
    'Google no longer reads the attribute {attribute} of {element}.':
      'Google больше не читает атрибут {attribute} элемента {element}.',
    'The attribute {attribute} of {element} is not read.':
      'Атрибут {attribute} элемента {element} не читается.',
    'The {parent} has a second {element}.': 'В {parent} есть второй {element}.',
    'The {parent} has more than {most} {element} elements.':
      'В {parent} больше элементов {element}, чем можно: {most}.',
    'The article is older than {days} days.': 'Статья старше {days} {days|дня|дней|дней}.',
    'The {element} must be {expected:phrase}.':
      'Значение {element} должно быть таким: {expected:phrase}.',
    'The attribute {attribute} of {element} must be {expected:phrase}.':
      'Значение атрибута {attribute} элемента {element} должно быть таким: {expected:phrase}.',
    'The value must be {expected:phrase}.': 'Значение должно быть таким: {expected:phrase}.',
    'an absolute http or https URL': 'абсолютный URL http или https',
    'an absolute http, https or ftp URL': 'абсолютный URL http, https или ftp',
    'text of at most {most} characters':
      'текст, в котором не больше {most} {most|символа|символов|символов}',
    'a whole number, {least} or more': 'целое число не меньше {least}',
    'a whole number from {least} to {most}': 'целое число от {least} до {most}',
    'a number from {least} to {most}': 'число от {least} до {most}',
    'a date such as 2024-03-15 or 2024-03-15T10:00:00+00:00':
      'дата, например 2024-03-15 или 2024-03-15T10:00:00+00:00',
    'yes or no': 'yes или no',
    '{words,or}': '{words,or}',
    'a language code of two or three letters, or zh-cn or zh-tw':
      'код языка из двух или трёх букв, zh-cn или zh-tw',
    'country codes of two capital letters with spaces between them':
      'коды стран из двух заглавных букв через пробел',
    'web, mobile or tv, with spaces between them': 'web, mobile или tv через пробел',
    'The file contains only white space.': 'В файле только пробельные символы.',
    'The file is empty.': 'Файл пустой.',
    'The sitemap lists no page.': 'В карте сайта нет ни одной страницы.',
    'The index names no sitemap.': 'В индексе нет ни одной карты сайта.',
    'The sitemap lists more than {most} pages.':
      'В карте сайта больше {most} {most|страницы|страниц|страниц}.',
    'The index names more than {most} sitemaps.':
      'В индексе больше {most} {most|карты|карт|карт} сайта.',
    'The file has more than {most} bytes.': 'В файле больше {most} {most|байта|байт|байт}.',
    'The index names itself.': 'Индекс указывает на самого себя.',
    'This file is an index that another index names, so its sitemaps are not read.':
      'Индекс указывает на этот индекс; дальше он не читается.',
    'The index names a sitemap that is not in the folder.':
      'Индекс указывает на карту сайта, которой нет в папке.',
    'The compressed file ends early.': 'Сжатый файл обрывается.',
    'The compressed file is damaged: {reason}.': 'Сжатый файл повреждён: {reason}.',
    'The file is in {encoding}; a sitemap must be in UTF-8.':
      'Кодировка файла — {encoding}; карта сайта должна быть в UTF-8.',
    'The file is in {encoding}, which is not supported.':
      'Кодировка файла — {encoding}, она не поддерживается.',
    'The file declares {encoding}, but is in another encoding.':
      'В файле объявлена кодировка {encoding}, но он в другой кодировке.',
    'The encoding {encoding} is not supported.': 'Кодировка {encoding} не поддерживается.',
    'The file is compressed with gzip.': 'Файл сжат с помощью gzip.',
    'The bytes are not in the encoding of the file.': 'Байты не соответствуют кодировке файла.',
    'The string has a lone surrogate.': 'В строке есть одиночный суррогат.',
    'The root element is {element}, and not that of a feed in RSS 2.0 or Atom.':
      'Корневой элемент — {element}, а не элемент ленты RSS 2.0 или Atom.',
    'The {element} has no link to its page.': 'В {element} нет ссылки на страницу.',
    'The {element} is not a date and time of RFC 3339.':
      'Значение {element} — не дата и время по RFC 3339.',
    'The date is not of the form Sat, 07 Sep 2002 09:42:31 GMT.':
      'Дата записана не в виде Sat, 07 Sep 2002 09:42:31 GMT.',
    '{month} is not a month.': '{month} — не месяц.',
    '{zone} is not a time zone of RFC 822.': '{zone} — не часовой пояс по RFC 822.',
    'The month does not have this day.': 'В этом месяце нет такого дня.',
    'The day does not have this time.': 'В сутках нет такого времени.',
    'The date is a {actual:phrase}, and not {weekday}.':
      'День недели этой даты — {actual:phrase}, а не {weekday}.',
    Sunday: 'воскресенье',
    Monday: 'понедельник',
    Tuesday: 'вторник',
    Wednesday: 'среда',
    Thursday: 'четверг',
    Friday: 'пятница',
    Saturday: 'суббота',
    'The line has no colon, and names no sitemap.':
      'В строке нет двоеточия, и она не указывает карту сайта.',
    'The line begins with {name}, and names no sitemap.':
      'Строка начинается с {name} и не указывает карту сайта.',
    'The line is after the first {most} bytes, which are all that Google reads.':
      'Google читает только {most} {most|байт|байта|байт} с начала файла, а строка стоит дальше.',
    'The line is longer than 1 MiB.': 'Строка длиннее 1 МиБ.',
    'The line has a carriage return in it: end lines with LF or CRLF.':
      'В строке есть возврат каретки: завершайте строки символами LF или CRLF.',
    'The line has control characters.': 'В строке есть управляющие символы.',
    'A sitemap can list at most {most} pages.':
      'В карте сайта может быть не больше {most} {most|страницы|страниц|страниц}.',
    'A sitemap can have at most {most} bytes.':
      'В карте сайта может быть не больше {most} {most|байта|байт|байт}.',
    'A sitemap index can have at most {most} bytes.':
      'В индексе карт сайта может быть не больше {most} {most|байта|байт|байт}.',
    'A sitemap index can name at most {most} sitemaps.':
      'В индексе может быть не больше {most} {most|карты|карт|карт} сайта.',
    'The entry has {length} bytes and does not fit into a file of at most {most} bytes.':
      'В записи {length} {length|байт|байта|байт}, и она не поместится в файл, в котором не больше {most} {most|байта|байт|байт}.',
    'A page can have at most {most} {member}.':
      'У страницы может быть не больше {most} значений {member}.',
    'The entry is not an object.': 'Запись не является объектом.',
    'The {member} are not an array.': 'Значение {member} не является массивом.',
    'The group {group:quote80} is not a name of at most 100 lower-case letters, digits, "-" and "_".':
      'Группа {group:quote80} — не имя из строчных латинских букв, цифр, «-» и «_» длиной до 100\u00a0символов.',
    'The alternates are not an array.': 'Значение alternates не является массивом.',
    'The member {member} needs the option `extensions` with {member} of @waymark/sitemap/extensions.':
      'Чтобы это записать, передайте в настройке `extensions` расширение {member} из @waymark/sitemap/extensions.',
    'The language does not have the form of a language tag.': 'Язык не имеет вида языкового тега.',
    'The string is missing.': 'Строки нет.',
    'The value is missing.': 'Значения нет.',
    'The value is not a string.': 'Значение не является строкой.',
    'The value is not an array.': 'Значение не является массивом.',
    'The value is not an object.': 'Значение не является объектом.',
    'There can be at most {most} values.': 'Значений может быть не больше {most}.',
    'The URL is that of the page.': 'Это URL самой страницы.',
    'One of the members {members,and} is required.': 'Нужен один из членов: {members,and}.',
    'The member {member} does not exist; did you mean {near}?':
      'Члена {member} не существует; возможно, имелся в виду {near}?',
    'The member {member} does not exist; the members are {members,list}.':
      'Члена {member} не существует; есть члены {members,list}.',
    'The file is an HTML page, not a sitemap.': 'Файл — HTML-страница, а не карта сайта.',
    'XML cannot contain the character {character}.': 'В XML не может быть символа {character}.',
    'The file has no root element.': 'В файле нет корневого элемента.',
    'A file has only one root element.': 'Корневой элемент в файле может быть только один.',
    'The file ends before the end tag of {element}.':
      'Файл заканчивается раньше закрывающего тега {element}.',
    'The comment that begins here has no end.':
      'У комментария, который здесь начинается, нет конца.',
    'The CDATA section that begins here has no end.':
      'У секции CDATA, которая здесь начинается, нет конца.',
    'The processing instruction that begins here has no end.':
      'У инструкции обработки, которая здесь начинается, нет конца.',
    'The tag that begins here has no end.': 'У тега, который здесь начинается, нет конца.',
    'A "]]>" outside of a CDATA section must be written "]]&gt;".':
      'Вне секции CDATA вместо `]]>` нужно писать `]]&gt;`.',
    'There is text after the root element.': 'После корневого элемента есть текст.',
    'There is text before the root element.': 'Перед корневым элементом есть текст.',
    'The file has a document type declaration.': 'В файле есть объявление типа документа.',
    'A document type declaration cannot follow the root tag.':
      'Объявление типа документа не может стоять после тега корневого элемента.',
    'A "<!" must begin a comment or a CDATA section.':
      'С `<!` должны начинаться комментарий или секция CDATA.',
    'A comment cannot contain "--".': 'В комментарии не может быть `--`.',
    'Elements are nested more than {most} levels deep.': 'Вложенность элементов больше {most}.',
    'An element cannot have the prefix xmlns.': 'У элемента не может быть префикса xmlns.',
    'The end tag of {element} has no start tag.': 'У закрывающего тега {element} нет открывающего.',
    'Expected the end tag of {expected}; found that of {element}.':
      'На месте закрывающего тега {expected} стоит закрывающий тег {element}.',
    'An end tag has no name.': 'У закрывающего тега нет имени.',
    'There is an unexpected {character:quote} in the tag of {element}.':
      'В теге {element} есть неожиданный символ {character:quote}.',
    'There is an unexpected {character:quote} in the end tag of {element}.':
      'В закрывающем теге {element} есть неожиданный символ {character:quote}.',
    'There is an unexpected {character:quote} in the processing instruction {target}.':
      'В инструкции обработки {target} есть неожиданный символ {character:quote}.',
    'A "<" that begins no tag must be written "&lt;".':
      'Если с `<` не начинается тег, нужно писать `&lt;`.',
    'An element has more than {most} attributes.':
      'У элемента больше {most} {most|атрибута|атрибутов|атрибутов}.',
    'An element has the attribute {attribute} twice.':
      'У элемента дважды указан атрибут {attribute}.',
    'An element has two attributes {attribute} in the same namespace.':
      'У элемента дважды указан атрибут {attribute} из одного пространства имён.',
    'A "/" in a tag must be followed by ">".': 'После `/` в теге должен стоять `>`.',
    'The attribute {attribute} has no value.': 'У атрибута {attribute} нет значения.',
    'The value of the attribute {attribute} is not in quotes.':
      'Значение атрибута {attribute} не в кавычках.',
    'A "<" in the value of an attribute must be written "&lt;".':
      'В значении атрибута вместо `<` нужно писать `&lt;`.',
    'A name has more than {most} characters.':
      'В имени больше {most} {most|символа|символов|символов}.',
    'A name must begin with a letter or an underscore.':
      'Имя должно начинаться с буквы или подчёркивания.',
    'The name of a namespace has more than {most} characters.':
      'В имени пространства имён больше {most} {most|символа|символов|символов}.',
    'A tag has more than {most} characters after its name.':
      'В теге после имени больше {most} {most|символа|символов|символов}.',
    'A processing instruction has more than {most} characters.':
      'В инструкции обработки больше {most} {most|символа|символов|символов}.',
    'An XML declaration must be at the beginning of the file.':
      'Объявление XML должно стоять в начале файла.',
    'The XML declaration must be written like <?xml version="1.0" encoding="UTF-8"?>.':
      'Объявление XML нужно записывать в виде <?xml version="1.0" encoding="UTF-8"?>.',
    'An "&" that begins no reference must be written "&amp;".':
      'Если с `&` не начинается ссылка на символ, нужно писать `&amp;`.',
    'The reference {reference:quote} is to a character that XML cannot contain.':
      'Ссылка {reference:quote} обозначает символ, которого в XML быть не может.',
    'The entity {reference:quote} is not declared; an "&" of a URL must be written "&amp;".':
      'Сущность {reference:quote} не объявлена; вместо `&` в URL нужно писать `&amp;`.',
    'The prefix xmlns cannot be declared.': 'Префикс xmlns объявить нельзя.',
    'No prefix can be declared for {namespace}.':
      'Для {namespace} нельзя объявить никакой префикс.',
    'The prefix xml can be declared only for {namespace}.':
      'Префикс xml можно объявить только для {namespace}.',
    'Only the prefix xml can be declared for {namespace}.':
      'Для {namespace} можно объявить только префикс xml.',
    'The prefix {prefix} is declared without a namespace.':
      'Префикс {prefix} объявлен без пространства имён.',
    'The namespace prefix {prefix:quote} is not declared.':
      'Префикс пространства имён {prefix:quote} не объявлен.',
    'The namespace prefix "xhtml" is not declared. The root must have xmlns:xhtml="http://www.w3.org/1999/xhtml".':
      'Префикс пространства имён `xhtml` не объявлен. В корневом элементе должно быть xmlns:xhtml="http://www.w3.org/1999/xhtml".',
    'Write the URL of the file, not that of its page.': 'Укажите URL файла, а не URL его страницы.',
    'Add the attribute {attribute}.': 'Добавьте атрибут {attribute}.',
    'Keep at most {most} {element} elements.': 'Оставьте не больше {most} элементов {element}.',
    'Split the sitemap.': 'Разделите карту сайта.',
    'Move {element} into the url element of its page.': 'Перенесите {element} в url его страницы.',
    'Move {element} into {parent}.': 'Перенесите {element} в {parent}.',
    'Declare the namespace {expected}.': 'Объявите пространство имён {expected}.',
    'Write hreflang instead of {attribute}.': 'Напишите hreflang вместо {attribute}.',
    'Add rel="alternate".': 'Добавьте rel="alternate".',
    'The link with hreflang has rel={rel:quote} instead of "alternate".':
      'У ссылки с hreflang rel={rel:quote} вместо alternate.',
    'Write rel="alternate".': 'Напишите rel="alternate".',
    'Correct the URL.': 'Исправьте URL.',
    'Correct {part:quote60} in the URL.': 'Исправьте в URL {part:quote60}.',
    'End lines with LF or CRLF.': 'Завершайте строки символами LF или CRLF.',
    'Remove the control characters.': 'Удалите управляющие символы.',
    'Write {expected:phrase}.': 'Укажите такое значение: {expected:phrase}.',
    'Correct {members,or}.': 'Исправьте {members,or}.',
    'Add {members,or}.': 'Добавьте {members,or}.',
    'Add {member}.': 'Добавьте {member}.',
    'Write only text in {element}.': 'Оставьте в {element} только текст.',
    'Add {member} with the attribute {attribute}.': 'Добавьте {member} с атрибутом {attribute}.',
    'Correct the attribute url or {member}.': 'Исправьте атрибут url или {member}.',
    'Add the attribute url or {member}.': 'Добавьте атрибут url или {member}.',
    'Keep at most {most} values.': 'Оставьте не больше {most} {most|значения|значений|значений}.',
    'Remove the character.': 'Удалите этот символ.',
    'Write an object.': 'Напишите объект.',
    'Remove the member {member:quote}.': 'Удалите поле {member:quote}.',
    'Write {near} instead of {member}.': 'Напишите {near} вместо {member}.',
    'Write the date like {like}.': 'Напишите дату так: {like}.',
  },
}
