import type { CatalogueText } from '../problem-texts.ts'
import { hosting } from './hosting.ts'
import { pageHeads } from './page-heads.ts'
import { pageLinks } from './page-links.ts'
import { pageSentences } from './page-sentences.ts'
import { siteUrls } from './site-urls.ts'

const IN_WORDS = { 'described in words': 'описано словами' }
const TABLE = { 'a table of pages': 'таблица страниц' }

/** The problems of sites and of the files that programs are given. */
export const sites: CatalogueText = {
  title: 'Сайты и файлы',
  described: {
    'a folder with sitemap.xml and sitemap.xml.gz': 'папка с sitemap.xml и sitemap.xml.gz',
    'an index with two entries for one URL': 'индекс с двумя записями для одного URL',
    'an index with sitemaps on a.example and b.example':
      'индекс с картами сайта на a.example и b.example',
    'an index from standard input': 'индекс из стандартного ввода',
    'a robots.txt without permission to read it': 'robots.txt без права на чтение',
    'two files with the defaultLang en and de': 'два файла с defaultLang en и de',
    'two databases, with "canonical":"seo" and "canonical":"safe"':
      'две базы данных: "canonical":"seo", "canonical":"safe"',
    'two databases, both with "canonical":"seo"': 'две базы данных, обе с "canonical":"seo"',
    '{"urls":[{"loc":"https://a.example/","lastmod":2024}]}, converted to CSV':
      '{"urls":[{"loc":"https://a.example/","lastmod":2024}]}, преобразованное в CSV',
    '{"urls":[{"loc":"https://a.example/","lastmod":"2024-01-01T00:00:00Z"}]}, converted to CSV':
      '{"urls":[{"loc":"https://a.example/","lastmod":"2024-01-01T00:00:00Z"}]}, преобразованное в CSV',
    'a file with mode 000': 'файл с правами 000',
    'a file with mode 644': 'файл с правами 644',
    'sitemap.xml/report.html, where sitemap.xml is a file':
      'sitemap.xml/report.html, где sitemap.xml — файл',
    'a disk without free space': 'диск без свободного места',
    'a disk with free space': 'диск со свободным местом',
    '(a file of 0 bytes)': '(файл из 0 байт)',
    'urls.txt in UTF-16': 'urls.txt в UTF-16',
    'the first half of sitemap.xml.gz': 'первая половина sitemap.xml.gz',
    'the whole of sitemap.xml.gz': 'sitemap.xml.gz целиком',
    'sitemap.xml with the text "Not found"': 'sitemap.xml с текстом «Not found»',
    'sitemap.xml with <urlset>': 'sitemap.xml с <urlset>',
    'a list of 100 MiB': 'список в 100 МиБ',
    'two lists of 50 MiB': 'два списка по 50 МиБ',
    'values nested 100 deep': 'значения с вложенностью 100',
    'values nested 3 deep': 'значения с вложенностью 3',
    'a group of 5,000 rows': 'группа из 5000 строк',
    'a group of 20 rows': 'группа из 20 строк',
    '10 million pages with 32 MiB': '10 миллионов страниц при 32 МиБ',
    '10 million pages with 256 MiB': '10 миллионов страниц при 256 МиБ',
    'a page with a title of 70,000 characters': 'страница с названием из 70\u00a0000\u00a0символов',
    'a page with a title of 60 characters': 'страница с названием из 60\u00a0символов',
    'a symbolic link in the folder of the site': 'символическая ссылка в папке сайта',
  },
  entries: {
    'x-default-unused': {
      summary: 'Нет страницы на том языке, который нужно повторить как `x-default`.',
      explanation:
        'Этого языка нет ни у одной страницы, поэтому ссылка `x-default` никуда не добавляется и настройка не действует. Скорее всего, язык указан с ошибкой, например `eng` вместо `en`.',
      remedy: 'Укажите один из языков страниц.',
      given: { 'xDefaultLang: de': 'xDefaultLang: de' },
    },
    'pages-merged': {
      summary: 'Канонический вид делает из нескольких URL одну страницу.',
      explanation:
        'Эти URL различаются косой чертой в конце, строкой запроса или фрагментом. Выбранный канонический вид удаляет это различие, поэтому публикуется только первая из этих страниц. Фрагменты удаляются, если вид их не сохраняет: поисковые системы их не учитывают.',
      remedy:
        'Если это разные страницы, выберите канонический вид, который сохраняет различие. Иначе оставьте только одну запись.',
      notFixed: 'Ведут ли URL на разные страницы, знает только сайт.',
      given: { 'removeQuery: true': 'removeQuery: true' },
    },
    'entry-not-merged': {
      summary: 'В пропущенной записи есть то, чего нет в первой записи той же страницы.',
      explanation:
        'Карта сайта содержит каждую страницу один раз, как указано в её первой записи. В базе, которая составлена из нескольких карт сайта, например с видео и с датами, записи дополняют друг друга, и то, что есть только в остальных, не публикуется.',
      remedy: 'Перенесите в первую запись всё, что есть в записях страницы, и удалите остальные.',
      notFixed: 'Об одной ли странице эти записи, знает только сайт.',
    },
    'urls-changed': {
      summary: 'Канонический вид меняет в URL не только запись.',
      explanation:
        'На URL одной формы большинство серверов отвечает, а с другой перенаправляет; многие выбирают страницу по строке запроса. Поисковым системам нужно, чтобы URL в карте сайта были URL самих страниц, а не перенаправлений. Фрагменты удаляются из всех URL, потому что поисковые системы их не учитывают, и сообщается уже об одном. О других изменениях сообщается, если меняется больше одного URL из двадцати.',
      remedy:
        'Если сервер отвечает на URL той формы, которая записана в базе данных, выберите канонический вид `safe`. Иначе исправьте базу данных. Фрагменты удалите в любом случае.',
      notFixed: 'На URL какой формы отвечает сервер, знает только он.',
      given: { 'trailingSlash: never': 'trailingSlash: never' },
    },
    'trailing-slash-unusual': {
      summary: 'URL заканчивается косой чертой, хотя почти все остальные — нет, или наоборот.',
      explanation:
        'С URL той формы, которой сервер не пользуется, большинство серверов перенаправляет, а поисковым системам нужен URL самой страницы. Об этом сообщается, если URL не меньше двадцати и от остальных отличается не больше одного из двадцати, а в той же папке — не больше одного из шести. Имена файлов, например `/feed.xml`, корень и корень языка, например `/de/`, не учитываются. О URL с косой чертой в конце не сообщается, если это может быть папка: под ним есть страницы или он находится в корне.',
      remedy: 'Запишите URL, на который сервер отвечает без перенаправления.',
      notFixed: 'На URL какой формы отвечает сервер, знает только он.',
    },
    'future-lastmod': {
      summary: 'Дата в карте сайта опережает текущую больше чем на день.',
      explanation:
        'Страница не могла измениться в будущем. Поисковые системы могут перестать учитывать все даты такого сайта. Часто неверно идут часы, или записана дата запланированного изменения.',
      remedy: 'Укажите время последнего изменения.',
    },
    'placeholder-lastmod': {
      summary: 'Дата стоит вместо отсутствующей.',
      explanation:
        'Программы, у которых нет даты, часто записывают `1970-01-01`, то есть нулевое время Unix, или `0001-01-01`, то есть пустую дату в Go и .NET. Тогда не изменилась ни одна страница, и поисковые системы могут перестать учитывать все даты такого сайта. Дата записывается как есть.',
      remedy: 'Укажите время последнего изменения или не указывайте дату.',
      notFixed: 'Когда страница изменилась, знает только сайт.',
    },
    'other-xml': {
      summary:
        'В папке есть файл XML, который не является картой сайта, например лента. Он пропущен.',
      explanation:
        'В папке картами сайта считаются только файлы с корневым элементом `urlset` или `sitemapindex`. URL других файлов не проверялись. Лента RSS или Atom проверяется, если она указана отдельно, в индексе или в robots.txt.',
      remedy:
        'Если это должна быть карта сайта, исправьте корневой элемент. Если это лента, которую вы отправляете поисковым системам, укажите её.',
      given: { 'a file of a folder': 'файл в папке' },
    },
    'packed-copy': {
      summary: 'Карта сайта лежит в папке дважды: в обычном виде и в сжатом. Сжатый файл пропущен.',
      explanation:
        'Некоторым серверам, например nginx с `gzip_static`, нужны обе формы файла. Проверен только несжатый файл. Если сжатый файл старше, поисковые системы могут прочитать не те страницы, которые проверены.',
      remedy:
        'Если оба файла создаются вместе, ничего не делайте. Чтобы проверить сжатый файл, укажите его.',
      given: IN_WORDS,
    },
    'sitemap-repeated': {
      summary: 'Карта сайта указана в индексе дважды.',
      explanation:
        'Карта читается один раз. Вторая запись могла предназначаться для другого файла, и тогда его страниц не хватает.',
      remedy: 'Удалите одну из записей или исправьте её URL.',
      given: IN_WORDS,
    },
    'sitemap-elsewhere': {
      summary: 'В индексе указаны карты нескольких сайтов.',
      explanation:
        'Схема, хост и порт карты сайта должны быть теми же, что у её индекса. Остальные карты поисковые системы не читают и через этот индекс их страниц не находят.',
      remedy: 'Создайте индекс для каждого сайта.',
      given: IN_WORDS,
    },
    'page-elsewhere': {
      summary: 'В карте сайта указаны страницы с разными схемами, хостами или портами.',
      explanation:
        'Страницы другого сайта поисковые системы принимают, только если эта карта указана в его robots.txt. Остальные они отбрасывают. Часто смешаны `http:` и `https:` или имена с `www.` и без него.',
      remedy: 'Создайте карту для каждого сайта или укажите эту карту в robots.txt каждого сайта.',
    },
    'sitemap-not-read': {
      summary: 'Карты сайта, указанные в индексе или в robots.txt, не проверялись.',
      explanation:
        'Индекс или robots.txt прочитан из потока, поэтому папки, в которой их можно найти, нет; или карты, указанной в robots.txt, нет в его папке: она может быть на любом хосте. Проверен только сам список.',
      remedy: 'Передайте индекс или robots.txt файлом из папки, которая публикуется.',
      given: IN_WORDS,
    },
    'robots-without-sitemap': {
      summary: 'В robots.txt не указана карта сайта.',
      explanation:
        'Файл robots.txt читает каждый робот и находит карты сайта по строкам Sitemap. Без такой строки карту нужно отправлять каждой поисковой системе отдельно. Ссылки hreflang из карты сайта Яндекс не читает.',
      remedy: 'Добавьте строку `Sitemap:` с URL; это делает `waymark sitemap --robots robots.txt`.',
      given: { 'a robots.txt': 'файл robots.txt' },
    },
    'robots-not-read': {
      summary: 'Файл robots.txt рядом с картами сайта не читается.',
      explanation:
        'Правила файла robots.txt в папке карт сайта решают, какие из их страниц поисковые системы могут читать. Файл не читается, поэтому это не проверялось. Если он так и опубликован, роботы, возможно, тоже не могут его прочитать.',
      remedy: 'Исправьте файл или права доступа к нему и проверьте снова.',
      given: IN_WORDS,
    },
    'row-length': {
      summary: 'В строке таблицы больше или меньше полей, чем в заголовке. Строка пропущена.',
      explanation:
        'Неизвестно, какое поле к какому столбцу относится. Часто в URL есть запятая, а в кавычки он не взят.',
      remedy:
        'Запишите в строке столько полей, сколько в заголовке, и возьмите в кавычки поля, в которых есть разделитель.',
      notFixed: 'Какого поля не хватает или какая запятая лишняя, неизвестно.',
      given: TABLE,
    },
    'group-repeated': {
      summary: 'Строки группы идут не подряд.',
      explanation:
        'Как переводы связываются только строки, которые идут подряд: так таблица любого размера читается в ограниченной памяти.',
      remedy: 'Отсортируйте таблицу по столбцу group.',
      notFixed:
        'Строки могут относиться к одной группе, или две группы могли по ошибке получить одно имя.',
      given: TABLE,
    },
    'group-without-lang': {
      summary: 'У страницы группы нет языка.',
      explanation:
        'Для ссылки на перевод нужен его язык, поэтому другие страницы с этой не связаны.',
      remedy: 'Укажите язык страницы в столбце lang.',
      notFixed: 'В таблице не сказано, на каком языке страница.',
      given: TABLE,
    },
    'default-lang-differs': {
      summary: 'В файлах базы данных указаны разные языки по умолчанию. Используется первый.',
      explanation:
        'Несколько файлов читаются как одна база данных одного сайта, а основной язык у него один.',
      remedy: 'Укажите во всех файлах один и тот же defaultLang или обрабатывайте сайты по одному.',
      notFixed: 'Какой язык основной, может решить только сайт.',
      given: IN_WORDS,
    },
    'not-convertible': {
      summary: 'В базе данных есть то, для чего в другом формате нет места. Оно пропущено.',
      explanation:
        'В столбцах URL, языков и дат таблицы — текст, поэтому число или список записать туда нельзя. Кроме строк, в таблице ничего нет. Всё остальное преобразовано.',
      remedy: 'Исправьте значение или преобразуйте базу данных в JSON, где есть место для всего.',
      given: IN_WORDS,
    },
    'crawl-status': {
      summary: 'В строке выгрузки поискового робота код состояния не 200. Страница не указывается.',
      explanation:
        'С этого URL сервер перенаправляет, страницы там нет, или при запросе робота произошла ошибка. В карте сайта должны быть только страницы, на запрос которых сервер отвечает кодом 200. Выгрузка робота — это таблица, в которой есть один из столбцов `Status Code`, `HTTP Status Code`, `Indexability`, `Indexable Status` и `Is indexable page`, а URL указаны в столбце `Address` или `URL`. Кодом состояния считаются только числа от 100 до 599.',
      remedy:
        'Если страница должна быть в карте сайта, сделайте так, чтобы сервер отвечал кодом 200, и обойдите сайт снова.',
      notFixed: 'Строка верна: изменить ответ может только сервер.',
      given: TABLE,
    },
    'crawl-not-html': {
      summary:
        'Строка выгрузки поискового робота — об изображении, таблице стилей или другом файле не в HTML. Файл не указывается.',
      explanation:
        'Роботы выгружают всё, что загрузили. В столбце `Content Type` MIME-тип не `text/html` и не `application/xhtml+xml`.',
      remedy: 'Если в карте сайта должен быть сам файл, например PDF, очистите его `Content Type`.',
      notFixed: 'Строка верна: это не страница.',
      given: TABLE,
    },
    'crawl-canonical': {
      summary:
        'В строке выгрузки поискового робота каноническим указан другой URL. Страница не указывается.',
      explanation:
        'Страница сообщает, что вместо неё следует показывать другой URL: он в столбце `Canonical Link Element 1`, `HTTP Canonical 1` или `Canonical URL`. В карте сайта должны быть канонические URL. Разное написание одного URL и фрагмент не учитываются.',
      remedy:
        'Если страница должна быть в карте сайта, сделайте её URL каноническим и обойдите сайт снова.',
      notFixed: 'Строка верна: изменить канонический URL может только страница.',
      given: TABLE,
    },
    'crawl-not-indexable': {
      summary:
        'Страница из строки выгрузки поискового робота закрыта от индексирования. Она не указывается.',
      explanation:
        'Робот нашёл `noindex` или правило в robots.txt, которое исключает страницу из поиска, или не получил ответа. В столбце `Indexability` указано `Non-Indexable`, или в столбце `Indexable Status` или `Is indexable page` есть такое значение, как `Not Indexable`, `No` или `false`.',
      remedy:
        'Если страница должна быть в карте сайта, уберите то, что закрывает её от поиска, и обойдите сайт снова.',
      notFixed: 'Строка верна: открыть страницу для индексирования может только сайт.',
      given: TABLE,
    },
    ...siteUrls.entries,
    ...pageHeads.entries,
    ...pageLinks.entries,
    'file-not-found': {
      summary: 'Файла или папки с таким путём нет.',
      explanation:
        'В пути опечатка, или он относительный, а программа запущена не из той папки. Ничего не прочитано.',
      remedy: 'Проверьте путь и папку, от которой он отсчитывается.',
      given: IN_WORDS,
    },
    'file-permission-denied': {
      summary: 'Система не разрешает читать или записывать этот файл или папку.',
      explanation:
        'Файл принадлежит другому пользователю, или его права доступа не допускают этого. Задания в контейнерах часто выполняются не от имени того, кто создал файлы.',
      remedy: 'Измените права доступа к файлу или выберите другое место.',
      given: IN_WORDS,
    },
    'file-is-directory': {
      summary: 'Ожидается файл, а путь ведёт к папке.',
      explanation:
        'Последняя часть пути пропущена, или имя, предназначенное для выходного файла, уже носит папка. Папка никогда не заменяется файлом.',
      remedy: 'Укажите путь к файлу.',
      given: IN_WORDS,
    },
    'file-path-invalid': {
      summary: 'Путь не может вести к файлу, который можно здесь использовать.',
      explanation:
        'Часть пути — файл там, где нужна папка, символические ссылки ведут по кругу, имя слишком длинное для файловой системы, или программа уже открыла файл, к которому ведёт путь.',
      remedy: 'Проверьте каждую часть пути или выберите другое место.',
      given: IN_WORDS,
    },
    'file-system-error': {
      summary: 'При чтении или записи система сообщила об ошибке.',
      explanation:
        'На диске нет места, файловая система доступна только для чтения, открыто слишком много файлов, или система сообщила о другой ошибке, имя которой указано в сообщении. Выходные файлы записываются целиком или не записываются вовсе, поэтому файлы прошлого запуска не изменились.',
      remedy: 'Устраните причину и повторите попытку или выберите другое место.',
      given: IN_WORDS,
    },
    'file-read-twice': {
      summary: 'Стандартный ввод указан дважды.',
      explanation:
        'Стандартный ввод — это поток, и прочитанного в нём больше нет. При втором чтении ничего не нашлось бы.',
      remedy: 'Укажите его, то есть `-`, только один раз.',
      given: IN_WORDS,
    },
    'file-empty': {
      summary: 'В файле ничего нет.',
      explanation:
        'Программа, которая записывает файл, завершилась с ошибкой или была остановлена, или в канал ничего не пришло. Пустой файл не принимается, потому что пустой результат выглядел бы как сайт без страниц.',
      remedy: 'Снова запустите программу, которая записывает файл, и посмотрите на её ошибки.',
      given: IN_WORDS,
    },
    'file-binary': {
      summary: 'Файл не текстовый: в его начале есть нулевой байт, и он не в кодировке UTF-8.',
      explanation:
        'Базы данных, карты сайта и списки URL — это текст. Прочитать изображение, архив не в формате gzip или файл базы данных другой программы нельзя. В файле UTF-8 нулевой байт — управляющий символ, о котором сообщается в его строке.',
      remedy: 'Укажите текстовый файл: несжатый или сжатый с помощью gzip или zstd.',
      given: IN_WORDS,
    },
    'file-encoding-unsupported': {
      summary: 'Текст не в кодировке UTF-8.',
      explanation:
        'URL, JSON и карты сайта читаются как UTF-8. В другой кодировке, например UTF-16 программ Windows, символы вне ASCII стали бы другими, а вместе с ними и URL.',
      remedy: 'Сохраните файл в UTF-8 или преобразуйте его.',
      given: IN_WORDS,
    },
    'file-line-endings': {
      summary: 'Строки заканчиваются возвратом каретки без перевода строки.',
      explanation:
        'Так записывали строки программы старых Mac. Для всех остальных файл — одна длинная строка, которая не является URL.',
      remedy: 'Сохраните файл с переводами строк.',
    },
    'file-compression-damaged': {
      summary: 'Сжатые данные обрываются или повреждены.',
      explanation:
        'Прервалась загрузка файла, или его передали как текст, а при этом байты меняются. То, что удалось распаковать, не используется, потому что страниц незаметно не хватало бы.',
      remedy: 'Скопируйте или сожмите файл заново.',
      given: IN_WORDS,
    },
    'file-compression-unsupported': {
      summary: 'Файл сжат zstd, который эта версия Node не читает.',
      explanation: 'Node читает zstd начиная с версии 22.15, а среди версий 23 — начиная с 23.8.',
      remedy: 'Распакуйте файл, сожмите его gzip или используйте более новую версию Node.',
      given: IN_WORDS,
    },
    'file-kind-unknown': {
      summary: 'Содержимое такого вида проверить нельзя.',
      explanation:
        'База данных начинается с `{`, карта сайта в XML — с `<`, а текстовая карта сайта — с `http:` или `https:`. Этот файл начинается с другого, или его содержимое — не то, о чём говорит имя или индекс. Часто под именем карты сайта сервер отдаёт страницу с сообщением об ошибке.',
      remedy: 'Посмотрите на начало файла и исправьте файл или его имя.',
      given: IN_WORDS,
    },
    'file-incomplete': {
      summary: 'Карту сайта не удалось прочитать до конца.',
      explanation:
        'Чтение прервала ошибка, о которой сообщается с указанием места. Страницы после неё не проверены, и поисковые системы их тоже не увидели бы.',
      remedy: 'Исправьте ошибку, которая прервала чтение, и проверьте снова.',
    },
    'folder-without-sitemaps': {
      summary: 'В папке нет карт сайта.',
      explanation:
        'Ни один файл в папке не заканчивается на `.xml` или `.xml.gz`, или ни у одного из них нет корневого элемента `urlset` или `sitemapindex`. Вероятно, публикуется другая папка.',
      remedy: 'Укажите папку с картами сайта или сами файлы.',
      given: IN_WORDS,
    },
    'folder-without-pages': {
      summary: 'В папке нет страниц.',
      explanation:
        'Ни один файл в папке и под ней не заканчивается на `.html`, `.htm` или `.xhtml`. Сайт ещё не собран, или он собирается в другую папку.',
      remedy: 'Соберите сайт и укажите папку, которая публикуется.',
      given: IN_WORDS,
    },
    'crawl-of-other-site': {
      summary: 'В выгрузке поискового робота нет URL сайта.',
      explanation:
        'То, что нашёл робот, сопоставляется со страницами папки по URL. Робот обошёл другой хост, например предварительную версию сайта, или папка публикуется не с тем URL, который был определён. Из этого файла ничего не взято.',
      remedy: 'Обойдите сайт, на котором публикуется папка, или укажите её URL.',
      given: IN_WORDS,
    },
    'database-with-others': {
      summary: 'База данных указана вместе с картами сайта.',
      explanation:
        'Несколько файлов проверяются как один сайт: это либо карты сайта, либо файлы его базы данных URL. Согласуются ли карты сайта с базой данных, не проверяется.',
      remedy: 'Проверьте базу данных и карты сайта по очереди.',
      given: IN_WORDS,
    },
    'canonical-unusable': {
      summary: 'Канонический вид, который выбирает база данных, использовать нельзя.',
      explanation:
        'От поля `canonical` зависит, в каком виде URL сравниваются и публикуются, поэтому оно должно быть известно до чтения первой страницы и быть одним для всего, что читается вместе. Ничего не публикуется, если оно записано после `urls`, если другая база данных выбирает другой вид (без этого поля вид — `safe`) или если значение неверно. Параметр, который выбирает весь вид, заменяет это поле.',
      remedy:
        'Запишите `canonical` перед `urls` и одинаково в каждой базе данных или выберите вид параметром.',
      given: IN_WORDS,
    },
    'fix-needs-database': {
      summary: 'Исправить можно только базу данных URL, а это другой файл.',
      explanation:
        'Карту сайта создаёт программа, и после следующего запуска в исправленной карте были бы те же проблемы. Исправляется только база данных, из которой создаются карты сайта.',
      remedy: 'Укажите базу данных или исправьте программу, которая записывает карту сайта.',
      given: IN_WORDS,
    },
    'json-invalid': {
      summary: 'Файл не является допустимым JSON.',
      explanation:
        'Указано место первого неверного символа. Частые причины — запятая после последнего поля, одинарные кавычки, комментарий или обрезанный файл. После этого места ничего не прочитано.',
      remedy: 'Исправьте JSON в этом месте.',
    },
    'yaml-invalid': {
      summary: 'Файл не является допустимым YAML.',
      explanation:
        'Указано место первой ошибки. Частые причины — табуляция в отступе, разные отступы у полей, двоеточие с пробелом в значении без кавычек, псевдоним без якоря или второй документ после `---`.',
      remedy: 'Исправьте YAML в этом месте.',
    },
    'list-too-large': {
      summary: 'Список слишком велик, чтобы проверить его целиком.',
      explanation:
        'Проверяется согласованность всего списка URI ресурсов, поэтому он целиком хранится в памяти: не больше 64 МиБ. Списки такого размера — обычно журналы или выгрузки другого рода.',
      remedy: 'Разделите список или проверьте, тот ли это файл.',
      given: IN_WORDS,
    },
    'json-too-large': {
      summary: 'Значение в JSON больше или вложено глубже, чем предполагается.',
      explanation:
        'Строка — не больше 64 МиБ, запись — не больше 64 МиБ, вложенность значений — не больше 64. С этими пределами память остаётся ограниченной и для файлов, которые не являются базами данных URL.',
      remedy: 'Проверьте, тот ли это файл.',
      given: IN_WORDS,
    },
    'csv-invalid': {
      summary: 'В таблице неверно расставлены кавычки.',
      explanation:
        'Поле, в котором есть разделитель, конец строки или кавычка, должно быть взято в кавычки, а каждая кавычка внутри него удваивается. После неверной кавычки неизвестно, где поле заканчивается, поэтому остаток таблицы не прочитан.',
      remedy: 'Исправьте кавычки поля в этом месте.',
      given: TABLE,
    },
    'csv-header-invalid': {
      summary: 'В первой строке таблицы неверные имена столбцов.',
      explanation:
        'Первая строка называет столбцы. Столбец `url` обязателен, и каждый столбец может встретиться один раз. В выгрузке робота есть столбец `Address` или `URL` и такой столбец, как `Status Code`. Без этих имён неизвестно, в каком поле URL, поэтому ничего не прочитано.',
      remedy: 'Исправьте первую строку таблицы, например так: `group,lang,url,lastmod`.',
      given: TABLE,
    },
    'csv-too-large': {
      summary: 'Строка или группа таблицы больше, чем предполагается.',
      explanation:
        'Строка — не больше 64 МиБ, группа — не больше 1000 строк, потому что каждая страница группы получает ссылку на каждую из остальных. В более длинной строке обычно не закрыта кавычка, а более крупная группа — обычно категория страниц, а не переводы одной.',
      remedy: 'Закройте кавычки и выделите для каждой страницы с её переводами отдельную группу.',
      given: IN_WORDS,
    },
    'memory-limit-exceeded': {
      summary: 'Таблицы аудита не помещаются в разрешённую память.',
      explanation:
        'Когда память заполнена, большая часть каждой таблицы переносится во временный файл. Остаться в памяти должны от 5 до 14 байт на каждый уникальный URL и около тысячи на каждое уникальное значение `hreflang`. В сообщении назван предел, которого хватит для вдвое большего объёма, чем прочитано.',
      remedy:
        'Разрешите больше памяти настройкой {memory:option} или, если значений `hreflang` тысячи, исправьте их.',
      given: IN_WORDS,
    },
    'split-impossible': {
      summary: 'По этому столбцу страницы нельзя разделить на файлы.',
      explanation:
        'Для каждого значения столбца создаётся своя карта сайта, поэтому у страницы там должен быть текст не длиннее 1000\u00a0символов или число, а различных значений может быть не больше 10\u00a0000. Больше их обычно в столбце, который у каждой страницы свой, например с заголовком. Если значения нет ни у одной страницы, имя столбца, вероятно, написано с ошибкой.',
      remedy:
        'Разделите по столбцу, у которого мало коротких значений, например по `lang` или разделу сайта.',
      given: IN_WORDS,
    },
    'table-store-missing': {
      summary: 'Настройка `memory` задана, а места для того, что не помещается, нет.',
      explanation:
        'Хранилище — временный файл, для которого нужен Node, поэтому в основной точке входа его нет. `writeSite` и `diskFiles` используют его сами.',
      remedy:
        'Передайте в `buildSite` настройку `createStore` с `createTableStore` из `@waymark/site/node`. Для `checkSite` это поле объекта с файлами.',
      given: IN_WORDS,
    },
  },
  sentences: {
    ...siteUrls.sentences,
    ...pageSentences,
    ...hosting.sentences,
    '{url:quote} redirects (status {status:digits}).':
      '{url:quote} перенаправляет (код состояния {status:digits}).',
    '{url:quote} has the status {status:digits}.': 'Код состояния {url:quote} — {status:digits}.',
    '{url:quote} is not HTML, but {type}.': '{url:quote} — не HTML, а {type}.',
    '{url:quote} has another canonical URL, {canonical:quote}.':
      'Канонический URL для {url:quote} — другой: {canonical:quote}.',
    '{url:quote} is not indexable.': '{url:quote} закрыт от индексирования.',
    '{url:quote} is not indexable: {reason}.': '{url:quote} закрыт от индексирования: {reason}.',
    '{date:quote} is in the future.': 'Дата {date:quote} в будущем.',
    '{date:quote} stands for a missing date.': 'Дата {date:quote} стоит вместо отсутствующей.',
    '{url:quote} and {earlier:quote} become one page, {canonical:quote}.':
      '{url:quote} и {earlier:quote} становятся одной страницей: {canonical:quote}.',
    '{changed} of {urls} {urls|URL|URLs} {changed|gets|get} a trailing slash.':
      'URL, к которым добавляется косая черта в конце: {changed} из {urls}.',
    '{changed} of {urls} {urls|URL|URLs} {changed|loses its|lose their} trailing slash.':
      'URL, которые теряют косую черту в конце: {changed} из {urls}.',
    '{changed} of {urls} {urls|URL|URLs} {changed|loses its|lose their} query.':
      'URL, которые теряют строку запроса: {changed} из {urls}.',
    '{changed} of {urls} {urls|URL|URLs} {changed|loses its|lose their} fragment.':
      'URL, которые теряют фрагмент: {changed} из {urls}.',
    'The URLs of {changed} of {urls} {urls|alternate|alternates} get a trailing slash.':
      'Альтернативные версии, к URL которых добавляется косая черта в конце: {changed} из {urls}.',
    'The URLs of {changed} of {urls} {urls|alternate|alternates} lose their trailing slash.':
      'Альтернативные версии, URL которых теряют косую черту в конце: {changed} из {urls}.',
    'The URLs of {changed} of {urls} {urls|alternate|alternates} lose their query.':
      'Альтернативные версии, URL которых теряют строку запроса: {changed} из {urls}.',
    'The URLs of {changed} of {urls} {urls|alternate|alternates} lose their fragment.':
      'Альтернативные версии, URL которых теряют фрагмент: {changed} из {urls}.',
    'Remove the fragments. The URLs of pages must differ in more than the fragment.':
      'Удалите фрагменты. URL страниц должны различаться не только фрагментом.',
    '{loc:quote} ends in a slash, and {same} of the {urls} URLs of the site do not.':
      '{loc:quote} заканчивается косой чертой, а остальные URL сайта — нет: {same} из {urls}.',
    '{loc:quote} does not end in a slash, and {same} of the {urls} URLs of the site do.':
      '{loc:quote} не заканчивается косой чертой, а остальные URL сайта заканчиваются: {same} из {urls}.',
    '{n} {n|URL is|URLs are} not on {site}, the site of the first one.':
      'Не на сайте первого URL ({site}) {n|находится|находятся|находятся} {n} URL.',
    'The default language is {lang:quote}, but {other} has {used:quote}, which is used.':
      'Язык по умолчанию здесь {lang:quote}, а в {other} — {used:quote}; используется второй.',
    'its members are {known,list}': 'его поля: {known,list}',
    'perhaps {suggestion} is meant': 'возможно, имеется в виду {suggestion}',
    'the columns are {known,list}': 'столбцы таблицы: {known,list}',
    '{statement:phrase}; {hint:phrase}.': '{statement:phrase}; {hint:phrase}.',
    '{statement:phrase} ({times} times); {hint:phrase}.':
      '{statement:phrase} (встречается {times} {times|раз|раза|раз}); {hint:phrase}.',
    '{member:quote80} is not a member of a database': 'Поля {member:quote80} в базе данных нет',
    '{member:quote80} is not a member of an entry': 'Поля {member:quote80} в записи нет',
    '{member:quote80} is not a member of an alternate':
      'Поля {member:quote80} в альтернативной версии нет',
    'There are more than {most} unknown names of members; this one and later ones are not listed.':
      'Имён, которых нет в формате, больше {most}; это и следующие не перечислены.',
    'The file has no pages.': 'В файле нет страниц.',
    'The database has no list of pages.': 'В базе данных нет списка страниц.',
    'The list of pages is empty.': 'Список страниц пуст.',
    'Columns that are not those of a database are not read: {ignored,list}.':
      'Столбцы, которых нет в базе данных, не читаются: {ignored,list}.',
    '{column:quote80} is not a column of a database': 'Столбца {column:quote80} в базе данных нет',
    'The row has {fields} {fields|field|fields}, and the header has {columns}.':
      'В строке {fields} {fields|поле|поля|полей}, а в заголовке {columns}.',
    'Earlier rows of the group {group:quote80} are not directly before this row, so they are not linked to it.':
      'У группы {group:quote80} уже были строки, но не прямо перед этой, поэтому они не связаны.',
    'The row has a group but no lang, so the other pages have no link to it.':
      'В строке есть group, но нет lang, поэтому ссылок других страниц на неё нет.',
    'No page and no link is in {lang:quote}, so nothing is repeated as x-default.':
      'Ни страниц, ни ссылок на языке {lang:quote} нет, поэтому ничего не повторяется как x-default.',
    'The page is not on {site}, the site of the first page.':
      'Страница не на сайте первой страницы, {site}.',
    'The robots.txt next to the sitemaps cannot be read, so its rules were not checked. {reason:phrase}':
      'Файл robots.txt рядом с картами сайта не читается, поэтому его правила не проверялись. {reason:phrase}',
    'The robots.txt names no sitemap.': 'В robots.txt не указана карта сайта.',
    'There is no folder in which to find the sitemap.':
      'Нет папки, в которой можно найти карту сайта.',
    'The sitemap is not in the folder {folder} or below it.':
      'Карты сайта нет ни в папке {folder}, ни ниже.',
    'The file has no urlset or sitemapindex element. {reason:phrase}':
      'В файле нет элемента urlset или sitemapindex. {reason:phrase}',
    'The index lists {n} {n|sitemap|sitemaps}, but there is no folder in which to find them.':
      'В индексе {n|указана|указаны|указано} {n} {n|карта|карты|карт} сайта, но папки, в которой их можно найти, нет.',
    'The index lists this sitemap more than once.':
      'Эта карта сайта указана в индексе больше одного раза.',
    'The sitemap is on {own}, but the first one is on {site}.':
      'Карта сайта находится на {own}, а первая — на {site}.',
    'The file with this name is the index itself.': 'Файл с этим именем — сам индекс.',
    'The file with this name, {path}, belongs to another URL of the index.':
      'Файл с этим именем, {path}, относится к другому URL индекса.',
    'The index lists another index, which search engines do not follow.':
      'В индексе указан другой индекс, а поисковые системы его не читают.',
    'The index lists a file that is not a sitemap.':
      'В индексе указан файл, который не является картой сайта.',
    'The file is treated as a compressed copy of {original}, which is read instead.':
      'Файл считается сжатой копией файла {original}; вместо него читается {original}.',
    'The entry has text of more than 1 MiB': 'В записи есть текст больше 1 МиБ',
    'The first entry has no loc and has members of a database':
      'В первой записи нет loc, но есть поля базы данных',
    'The entry has a number that is too large': 'В записи есть слишком большое число',
    'The entry is nested too deeply': 'Вложенность записи слишком велика',
    'The entry is larger than 64 MiB': 'Запись больше 64 МиБ',
    'The entry is {kind:phrase}': 'Вместо записи — {kind:phrase}',
    'The {member} is {kind:phrase}': 'Значение {member} — {kind:phrase}',
    null: 'null',
    'a boolean': 'логическое значение',
    '{what:phrase}, so it cannot be written in {form}.':
      '{what:phrase}; в {form} этого записать нельзя.',
    'The member {member:quote80} already has another value, which is written instead.':
      'У поля {member:quote80} раньше было другое значение; записывается оно.',
    'The member {member:quote80} cannot be written in {form}.':
      'Для поля {member:quote80} в {form} нет места.',
    'The member {member:quote80} has a number that is too large.':
      'В поле {member:quote80} есть слишком большое число.',
    'The member {member:quote80} is nested too deeply.':
      'Вложенность поля {member:quote80} слишком велика.',
    'The member {member:quote80} cannot be written in NDJSON, where members come before urls, together with version, generated, defaultLang or canonical.':
      'Для поля {member:quote80} в NDJSON нет места: поля базы данных идут в нём перед urls, вместе с version, generated, defaultLang или canonical.',
    'Correct the file at this place.': 'Исправьте файл в этом месте.',
    'Permission denied.': 'Нет прав доступа.',
    'Change its permissions or choose another place.':
      'Измените права доступа или выберите другое место.',
    'No such file or folder.': 'Такого файла или папки нет.',
    'Check the path.': 'Проверьте путь.',
    'It is a directory, not a file.': 'Это папка, а не файл.',
    'Name a file in it.': 'Укажите файл в ней.',
    'A part of the path is a file, not a folder.': 'Часть пути — файл, а не папка.',
    'It already exists and is not a folder.': 'Уже существует и не является папкой.',
    'Choose another place.': 'Выберите другое место.',
    'Its symbolic links form a circle.': 'Символические ссылки ведут по кругу.',
    'The name is too long.': 'Имя слишком длинное.',
    'Choose a shorter one.': 'Выберите имя короче.',
    'The disk is full.': 'На диске нет места.',
    'Make room and try again.': 'Освободите место и повторите попытку.',
    'The file system is read-only.': 'Файловая система доступна только для чтения.',
    'Too many open files.': 'Открыто слишком много файлов.',
    'Close some, or raise the limit.': 'Закройте часть из них или увеличьте лимит.',
    'The system says {error}.': 'Система сообщила об ошибке {error}.',
    'Try again, or choose another place.': 'Повторите попытку или выберите другое место.',
    'a URL source database (JSON, NDJSON or CSV) or a sitemap (XML, or text with a URL on each line)':
      'база данных URL (JSON, NDJSON или CSV) или карта сайта (XML или текст с одним URL в строке)',
    'Give {expected:phrase}.': 'Передайте другие данные: {expected:phrase}.',
    'The file is binary: byte {byte:digits} is zero.':
      'Файл двоичный: нулевой байт — номер {byte:digits}.',
    'Give {expected:phrase}, plain, gzip or zstd.':
      'Передайте другие данные, без сжатия либо в gzip или zstd: {expected:phrase}.',
    'Its lines end in carriage returns alone, as on old Macs.':
      'Строки заканчиваются возвратом каретки без перевода строки, как на старых Mac.',
    "Save it with line feeds (tr '\\r' '\\n' makes them).":
      "Сохраните его с переводами строк (их сделает tr '\\r' '\\n').",
    'The file is {encoding} text.': 'Файл — текст в кодировке {encoding}.',
    'The file is not UTF-8.': 'Файл не в кодировке UTF-8.',
    'Save it as UTF-8.': 'Сохраните его в UTF-8.',
    'The file is not XML, although its name says so.': 'Файл не XML, хотя имя говорит об этом.',
    'Rename it, or correct the program that writes it.':
      'Переименуйте его или исправьте программу, которая его записывает.',
    'This entry repeats a page and is left out. In the first entry, these are different or missing: {members}.':
      'Эта запись повторяет страницу и пропущена. В первой записи отличается или отсутствует: {members}.',
    'The file is a template of a site generator, and not a sitemap.':
      'Файл\u00a0— шаблон генератора сайтов, а не карта сайта.',
    'Use the file that the generator makes of it.': 'Укажите файл, который записывает генератор.',
    'The file is not a sitemap, although an index lists it.':
      'Файл не является картой сайта, хотя указан в индексе.',
    'Correct the index or the file.': 'Исправьте индекс или файл.',
    'The file is neither XML nor JSON nor a table nor a list of URLs.':
      'Файл — не XML, не JSON, не таблица и не список URL.',
    'The canonical form comes after the pages, which were read without it.':
      'Канонический вид записан после страниц, и они прочитаны без него.',
    'Write canonical before urls.': 'Запишите canonical перед urls.',
    'The canonical form is not that of {other}, which was read before.':
      'Канонический вид не такой, как в {other}, прочитанном раньше.',
    'Write the same canonical in both, or choose the form with an option.':
      'Запишите одинаковое поле canonical в обоих файлах или выберите вид параметром.',
    'The file is a database, and a file before it is a sitemap.':
      'Файл — база данных, а один из предыдущих файлов — карта сайта.',
    'The file is a sitemap, and a file before it is a database.':
      'Файл — карта сайта, а один из предыдущих файлов — база данных.',
    'Check a database alone, or any number of sitemaps.':
      'Проверьте отдельно базу данных или сколько угодно карт сайта.',
    'Node {version} cannot write zstd.': 'Node {version} не может записать zstd.',
    'Use gzip, or Node 22.15 or later.': 'Используйте gzip или Node 22.15 либо новее.',
    'There is no place for the output.': 'Выходные данные записать некуда.',
    'Name the output.': 'Укажите, куда их записать.',
    'Name the file that it leads to.': 'Укажите файл, на который она ведёт.',
    'It is not a regular file, so it cannot be replaced.':
      'Это не обычный файл, поэтому его нельзя заменить.',
    'The file was changed while it was read.': 'Файл изменился во время чтения.',
    'Run the command again.': 'Запустите команду ещё раз.',
    'Remove the link, or choose another name.': 'Удалите ссылку или выберите другое имя.',
    'It is an older copy, which is not replaced.': 'Это прежняя копия, она не заменяется.',
    'Move it, or choose another name.': 'Переместите её или выберите другое имя.',
    'It is a file, not a folder.': 'Это файл, а не папка.',
    'Name the folder that is published.': 'Укажите папку, которая публикуется.',
    'Another file has this place.': 'Это место занимает другой файл.',
    'Choose another name.': 'Выберите другое имя.',
    'It leads to an open file, which cannot be replaced.':
      'Путь ведёт к открытому файлу, который нельзя заменить.',
    'Name another file.': 'Укажите другой файл.',
    'Remove it, or choose another place.': 'Удалите её или выберите другое место.',
    'It has already been read.': 'Данные уже прочитаны.',
    'Name it (as -) only once.': 'Укажите его (то есть -) только один раз.',
    'Name a file with {expected:phrase}.': 'Укажите файл, в котором {expected:phrase}.',
    'Its zstd data ends too early.': 'Данные zstd обрываются.',
    'Its zstd data is damaged or ends too early.': 'Данные zstd повреждены или обрываются.',
    'Its gzip data ends too early.': 'Данные gzip обрываются.',
    'Its gzip data is damaged.': 'Данные gzip повреждены.',
    'Copy the file again.': 'Скопируйте файл заново.',
    'The file is zstd, which Node {version} cannot read.':
      'Файл сжат zstd, который Node {version} не читает.',
    'Unpack it, or use Node 22.15 or later.':
      'Распакуйте его или используйте Node 22.15 либо новее.',
    'The file is zstd, which browsers cannot read.': 'Файл сжат zstd, который браузеры не читают.',
    'Unpack it, or compress it with gzip.': 'Распакуйте его или сожмите gzip.',
    'The browser cannot read it: {error}.': 'Браузер не может его прочитать: {error}.',
    'Choose it again.': 'Выберите его снова.',
    'It is a symbolic link, which is followed only if you name it.':
      'Это символическая ссылка; запись идёт по ней, только если её указать.',
    'The field begins with a quote that is not closed.':
      'Поле начинается с кавычки, которая не закрыта.',
    'Close it, or write a quote inside a field as "".':
      'Закройте её, а кавычку внутри поля запишите так: "".',
    'The field has text after its closing quote.': 'После закрывающей кавычки поля есть текст.',
    'Write a quote inside a field as "".': 'Кавычку внутри поля запишите так: "".',
    'The field has a quote, but does not begin with one.':
      'В поле есть кавычка, но оно начинается не с неё.',
    'Quote the whole field, and write the quote in it as "".':
      'Возьмите в кавычки всё поле, а кавычку в нём запишите так: "".',
    'The row is larger than 64 MiB.': 'Строка больше 64 МиБ.',
    'Check that its quotes are closed.': 'Проверьте, закрыты ли кавычки.',
    'Check that this is the right file.': 'Проверьте, тот ли это файл.',
    'An entry is larger than 64 MiB.': 'Запись больше 64 МиБ.',
    'A value is larger than 1 MiB.': 'Значение больше 1 МиБ.',
    'Values are nested more than {most} levels deep.': 'Вложенность значений больше {most}.',
    'Flatten them.': 'Уменьшите вложенность.',
    'Invalid JSON: unexpected {found:phrase}.': 'Недопустимый JSON: неожиданно {found:phrase}.',
    'Unexpected {found:phrase} after the end of the document.':
      'После конца документа неожиданно {found:phrase}.',
    'end of line': 'конец строки',
    'end of line (is a quote missing?)': 'конец строки (нет кавычки?)',
    space: 'пробел',
    '`\'` (JSON quotes with ")': '`\'` (в JSON кавычки — ")',
    '`/` (JSON has no comments)': '`/` (в JSON нет комментариев)',
    '`<` (XML? waymark validate checks sitemaps)':
      '`<` (XML? карты сайта проверяет waymark validate)',
    'Invalid JSON: the file ends too early.': 'Недопустимый JSON: файл обрывается.',
    'Check that it is complete.': 'Проверьте, полон ли он.',
    'Invalid JSON: the line ends too early.': 'Недопустимый JSON: строка обрывается.',
    'Write each entry in one line.': 'Записывайте каждую запись в одной строке.',
    'The member {member:quote80} appears twice.': 'Поле {member:quote80} встречается дважды.',
    'Keep one of them.': 'Оставьте одно из них.',
    'The column {column} appears twice.': 'Столбец {column} встречается дважды.',
    'The header has no column url.': 'В заголовке нет столбца url.',
    'Write a first line such as {header}.': 'Запишите первую строку, например {header}.',
    'Rename {column:quote80} to url.': 'Переименуйте {column:quote80} в url.',
    'The group {group:quote80} has more than {most} rows.':
      'В группе {group:quote80} больше {most} строк.',
    'Give each page with its translations a group of its own.':
      'Выделите для каждой страницы с её переводами отдельную группу.',
    'A value of {column:quote80} has more than {most} characters.':
      'Значение {column:quote80} длиннее {most} символов.',
    'The pages have more than {most} different values of {column:quote80}.':
      'Различных значений {column:quote80} у страниц больше {most}.',
    'Two values of {column:quote80} have one name for their files: {value:quote80} and {other:quote80}.':
      'У двух значений {column:quote80} одно имя для файлов: {value:quote80} и {other:quote80}.',
    'No page has a value of {column:quote80}.':
      'Значения {column:quote80} нет ни у одной страницы.',
    'The value of {column:quote80} is a list or an object.':
      'Значение {column:quote80} является списком или объектом.',
    'Split by a column that the pages have, such as lang.':
      'Разделите по столбцу, который есть у страниц, например по lang.',
    'Split by another column, or give the pages languages.':
      'Разделите по другому столбцу или укажите языки страниц.',
    'Split by a column with few short values, such as lang or a section.':
      'Разделите по столбцу, у которого мало коротких значений, например по lang или разделу.',
    'This style sheet is not one that Waymark has written.':
      'Эта таблица стилей записана не Waymark.',
    'Give its URL to use it, or move it away.':
      'Чтобы использовать её, укажите её URL, иначе уберите её отсюда.',
    'It needs a store.': 'Нужно хранилище.',
    'Give createTableStore of @waymark/site/node.':
      'Передайте createTableStore из @waymark/site/node.',
    'Its tables need more than {limit} of memory.': 'Для таблиц нужно памяти больше, чем {limit}.',
    'Set {memory:option} to {enough} or more.':
      'Задайте для настройки {memory:option} значение {enough} или больше.',
    'The file is XML.': 'Это файл XML.',
    'The file is not a database.': 'Файл не является базой данных.',
    'Correct the database from which it is made, or the program that writes it.':
      'Исправьте базу данных, из которой он создаётся, или программу, которая его записывает.',
    'Name a URL source database (JSON, NDJSON, CSV or TSV).':
      'Укажите базу данных URL (JSON, NDJSON, CSV или TSV).',
    'The folder has no .xml or .xml.gz file.': 'В папке нет файлов .xml или .xml.gz.',
    'An entry to correct has another form than that of a database.':
      'Запись, которую нужно исправить, имеет не ту форму, что в базе данных.',
    'Convert it with `waymark convert`, and correct what that writes.':
      'Преобразуйте файл командой `waymark convert` и исправьте то, что она запишет.',
    'Name another folder or a file.': 'Укажите другую папку или файл.',
    'The file names sitemaps, which cannot be found from here.':
      'В файле указаны карты сайта, которые отсюда не найти.',
    'The sitemap would be replaced by one that is made of it.':
      'Карта сайта была бы заменена той, которая из неё создаётся.',
    'Choose another folder for the output.': 'Выберите другую папку для результата.',
    'Name the sitemaps themselves.': 'Укажите сами карты сайта.',
    'There is no sitemap among {n} {n|XML file|XML files}.': 'Карт сайта нет; файлов XML: {n}.',
    'There is no sitemap among its files.': 'Среди файлов нет карт сайта.',
    'The file cannot be read to its end.': 'Файл не читается до конца.',
    'The file cannot be read to its end. {reason:phrase}':
      'Файл не читается до конца. {reason:phrase}',
    'Correct the error and check again.': 'Исправьте ошибку и проверьте снова.',
    'The file is larger than 64 MiB.': 'Файл больше 64 МиБ.',
    'Correct the error that `waymark validate` shows, and run this again.':
      'Исправьте ошибку, которую показывает `waymark validate`, и запустите снова.',
    'Correct the error and compare again.': 'Исправьте ошибку и сравните снова.',
    '{url}: {reason:phrase}': '{url}: {reason:phrase}',
    'Name a folder that has all sitemaps.': 'Укажите папку, в которой есть все карты сайта.',
    'Split it.': 'Разделите его.',
    'The file is compressed, or was changed while it was read.':
      'Файл сжат или изменился во время чтения.',
    'Decompress it, or run the command again.': 'Распакуйте его или запустите команду снова.',
    'Remove the link, or name another report with --report.':
      'Удалите ссылку или укажите другой отчёт с помощью --report.',
    'Remove the link, or say with --report where the reports go.':
      'Удалите ссылку или укажите с помощью --report, куда записывать отчёты.',
    'Remove the link, or name the file with --state.':
      'Удалите ссылку или укажите файл с помощью --state.',
  },
}
