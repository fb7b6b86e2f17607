import type { CatalogueText } from '../problem-texts.ts'

/** What is said of the URLs and the dates of a whole site. */
export const siteUrls: Required<Pick<CatalogueText, 'entries' | 'sentences'>> = {
  entries: {
    'lastmod-same': {
      summary: 'У большинства страниц сайта одна и та же дата `lastmod`.',
      explanation:
        'Обычно это время, когда был создан сайт или карта сайта, а не время изменения страниц. Google учитывает `lastmod`, только если даты всегда точны, а Bing называет дату создания самой частой ошибкой. Сообщается, если даты есть не меньше чем у двадцати страниц и больше половины этих дат приходится на одну минуту; для дат без времени или с целым часом\u00a0— если девять из десяти приходятся на один день. Ошибки нет, если все страницы действительно изменились тогда, например когда сайт был новым.',
      remedy: 'Укажите для каждой страницы время её последнего изменения.',
      notFixed: 'Когда изменилась каждая страница, знает только сайт.',
    },
    'template-value-in-url': {
      summary:
        'В URL остался местозаполнитель или обозначение отсутствующего значения, например `undefined`.',
      explanation:
        'Программа составила URL без нужного значения: она записала `undefined`, `null`, `NaN` или `[object Object]` либо оставила местозаполнитель, например `[slug]`, `:id`, `{id}`, `{{ page.url }}` или `<%= path %>`. Такой URL ведёт в никуда или на страницу, которая никому не нужна. Страницы о программировании и о словах могут называться `null` или `undefined`, поэтому в таких папках, как `docs` или `dictionary`, о них не сообщается.',
      remedy: 'Исправьте программу, которая пишет URL, или уберите страницу.',
      notFixed: 'Значение знает только программа, которая записала URL.',
    },
    'language-doubled': {
      summary: 'Путь URL начинается с языка дважды.',
      explanation:
        'Программа добавила язык к пути, в котором он уже есть: вместо `/vi/about` получилось `/vi/vi/about`. URL самой страницы может быть верным, а ошибка\u00a0— только в ссылках на неё. О кодах, которые обозначают и страну, например `de`, сообщается, только если на сайте есть страницы в `/de/` и нет страниц в папках страны и языка, таких как `/be/nl/`.',
      remedy: 'Напишите язык один раз.',
      notFixed: 'По какому из этих URL находится страница, знает только сервер.',
    },
    'url-escaped-twice': {
      summary: 'В URL есть запись символа из XML или HTML, например `&amp;`.',
      explanation:
        'В XML знак `&` пишется как `&amp;`. Если сделать это дважды или там, где это не нужно, например в JSON или CSV, запись становится частью URL: в `?a=1&amp;b=2` второй параметр называется `amp;b`.',
      remedy: 'Пишите `&` в XML как `&amp;`, а в базе данных как есть.',
      notFixed: 'Один сервер может понимать такой URL, а другой нет.',
    },
    'percent-encoding-broken': {
      summary: 'После знака процента в URL нет двух шестнадцатеричных цифр.',
      explanation:
        'Знак процента начинает байт в процентном кодировании, например `%20`. Отдельно он в URL недопустим: браузеры отправляют его как есть, некоторые серверы отвечают ошибкой, а другие программы его кодируют. Часто строка обрезана или вовсе не закодирована.',
      remedy: 'Напишите `%25` вместо знака процента или исправьте программу, которая кодирует URL.',
      notFixed: 'Это может быть и сам знак процента, и остаток закодированного символа.',
    },
    'path-not-utf-8': {
      summary: 'Байты в процентном кодировании в пути URL\u00a0— не UTF-8.',
      explanation:
        'Символ за пределами ASCII занимает в UTF-8 несколько байт. Если каких-то байт нет, программа обрезала URL между ними; если это никогда не было UTF-8, URL записан в другой кодировке, и браузеры и поисковые системы не могут показать его текстом. Строки запроса не проверяются: они записаны в кодировке страницы, которая на них ссылается.',
      remedy: 'Пишите символы в UTF-8 и сокращайте имена до процентного кодирования.',
      notFixed: 'Неизвестно, какие символы имелись в виду.',
    },
    'bidi-control-in-url': {
      summary: 'В URL есть невидимый символ, который меняет направление текста.',
      explanation:
        'Такие символы попадают в URL со скопированным текстом или нужны для обмана: после U+202E имя `gpj.exe` показывается как `exe.jpg`. В интернационализированном URL они запрещены. О знаках направления слева направо и справа налево в процентном кодировании не сообщается: они бывают в именах страниц.',
      remedy: 'Уберите этот символ из имени страницы.',
      notFixed: 'Возможно, страница есть на сервере только под этим именем.',
    },
    'tracking-parameter-in-url': {
      summary: 'В URL есть параметры, которые относятся к посещению, а не к странице.',
      explanation:
        'Из-за параметров кампаний, например `utm_source`, и идентификаторов сеансов, например `PHPSESSID`, у одной страницы много URL. В карте сайта из-за них каждый посетитель из поиска засчитывается кампании или получает чужой сеанс. Имена\u00a0— те же, что знают правила `remove-tracking-params` и `strip-session-ids` в `@waymark/normalize`.',
      remedy:
        'Напишите URL без этих параметров: их удаляет `waymark normalize --rule remove-tracking-params,strip-session-ids`.',
      notFixed: 'Сайт может использовать такое имя для другого.',
    },
    'error-page-listed': {
      summary: 'Указана страница, которую серверы показывают при ошибках, например `/404.html`.',
      explanation:
        'Генератор статического сайта пишет эту страницу для сервера, и тот показывает её вместо страниц, которых нет. Никто её не ищет, а поисковые системы сообщают о ней как об ошибке. О числах глубже в сайте не сообщается, а если числами называются и другие страницы\u00a0— ни об одном.',
      remedy: 'Уберите страницу из карты сайта.',
      notFixed: 'Страница ли это для ошибок, знает только сервер.',
    },
    'sitemap-listed-as-page': {
      summary: 'Карта сайта указана как страница.',
      explanation:
        'Карты сайта указывает только индекс: его корень\u00a0— `sitemapindex`, и каждый файл записан в элементе `sitemap`. В `urlset` поисковые системы считают файл страницей и не находят по нему страницы, которые в нём указаны.',
      remedy: 'Запишите индекс с `sitemapindex` и `sitemap` или уберите карту сайта.',
      notFixed: 'Карта ли сайта этот файл, знает только сервер.',
    },
    'link-in-path': {
      summary: 'В пути URL есть ссылка другого вида, например `mailto:`.',
      explanation:
        'Робот принял ссылку, такую как `mailto:info@a.example`, `tel:+123` или `javascript:void(0)`, за путь страницы и указал её. Такой страницы нет.',
      remedy: 'Уберите страницу и исправьте программу, которая собирает ссылки.',
      notFixed: 'Что такой страницы нет, знает только сервер.',
    },
    'fragment-in-url': {
      summary: 'В URL карты сайта есть фрагмент, который поисковые системы не учитывают.',
      explanation:
        'Всё начиная с `#` предназначено браузеру, и сервер этого не видит. Поэтому для поисковых систем `/#/about` и `/#team`\u00a0— это страница `/`, и страница, которая открывается только по фрагменту, не находится.',
      remedy: 'Дайте странице URL без фрагмента или уберите её из карты сайта.',
    },
    'site-disallowed': {
      summary: 'Файл robots.txt закрывает роботам поисковых систем все страницы карт сайта.',
      explanation:
        'Роботы не читают эти страницы, поэтому поисковые системы могут показать разве что их URL. Для сайта на проверке такой robots.txt верен, но его часто публикуют по ошибке. Файл лежит рядом с картами сайта или указан вместе с ними.',
      remedy: 'Удалите правило или публикуйте robots.txt только там, где сайт проверяется.',
      given: { 'a robots.txt': 'файл robots.txt' },
    },
    'pages-disallowed': {
      summary:
        'Файл robots.txt закрывает роботам поисковых систем страницы, указанные в карте сайта.',
      explanation:
        'Карта сайта предлагает поисковым системам прочитать страницы, которые запрещает robots.txt, и запрет сильнее. Из правил, подходящих к URL, действует самое длинное, а из двух равных по длине\u00a0— разрешающее. Проверяются правила для Googlebot и Bingbot, а где их нет\u00a0— правила для всех роботов.',
      remedy: 'Уберите страницы из карты сайта или разрешите их.',
      given: { 'a robots.txt': 'файл robots.txt' },
    },
  },
  sentences: {
    'The path contains a link of another kind: {link:quote}.':
      'В пути есть ссылка другого вида: {link:quote}.',
    '{name:quote} is the name of a sitemap, not of a page.':
      '{name:quote}\u00a0— имя карты сайта, а не страницы.',
    '{same} of {dates} pages with a date have the date {date}.':
      'Страницы с датой, у которых дата {date}: {same} из {dates}.',
    '{same} of {dates} pages with a date have one in the minute of {date}.':
      'Страницы с датой, у которых дата в той же минуте, что {date}: {same} из {dates}.',
    '{same} of {dates} pages with a date have one on the day of {date}.':
      'Страницы с датой, у которых дата в тот же день, что {date}: {same} из {dates}.',
    'Segment {segment} of the path contains {found:quote}, which a program writes for a missing value.':
      'В сегменте пути №\u00a0{segment} есть {found:quote}: так программа записывает отсутствующее значение.',
    'Segment {segment} of the path contains {found:quote}, a placeholder that was not replaced.':
      'В сегменте пути №\u00a0{segment} остался местозаполнитель {found:quote}.',
    'The parameter {parameter:quote} contains {found:quote}, which a program writes for a missing value.':
      'В параметре {parameter:quote} есть {found:quote}: так программа записывает отсутствующее значение.',
    'The parameter {parameter:quote} contains {found:quote}, a placeholder that was not replaced.':
      'В параметре {parameter:quote} остался местозаполнитель {found:quote}.',
    'The path begins with the language {lang:quote} twice.':
      'Путь начинается с языка {lang:quote} дважды.',
    'The URL contains {found:quote}, which is read as a part of it.':
      'В URL есть {found:quote}, и это читается как часть URL.',
    'The URL contains {found:quote}, which is not a percent-encoded byte.':
      'В URL есть {found:quote}, и это не байт в процентном кодировании.',
    'The percent-encoded bytes {found:quote} are not UTF-8.':
      'Байты в процентном кодировании {found:quote}\u00a0— не UTF-8.',
    'The URL contains the invisible character {character}, which changes the direction of text.':
      'В URL есть невидимый символ {character}, который меняет направление текста.',
    'The URL has {n|a parameter|parameters} of a single visit: {names:quote,and}.':
      'В URL есть {n|параметр|параметры|параметры} одного посещения: {names:quote,and}.',
    'Search engines ignore the fragment {fragment:quote}.':
      'Поисковые системы не учитывают фрагмент {fragment:quote}.',
    '{page:quote} is the name of a page that servers show for errors.':
      '{page:quote}\u00a0— имя страницы, которую серверы показывают при ошибках.',
    'The robots.txt keeps crawlers from every page of the sitemaps ({all} {all|page|pages}).':
      'Файл robots.txt закрывает роботам все страницы карт сайта ({all}\u00a0{all|страница|страницы|страниц}).',
    '{rule:quote} keeps crawlers from {pages} of {all} {all|page|pages}.':
      'Страницы, которые {rule:quote} закрывает роботам: {pages} из {all}.',
    '{rule:quote} keeps {crawlers,and} from {pages} of {all} {all|page|pages}.':
      'Страницы, которые {rule:quote} закрывает для {crawlers,and}: {pages} из {all}.',
    'the page {loc:quote}': 'страница {loc:quote}',
  },
}
