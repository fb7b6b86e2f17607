/** What an audit says of one page or site, by the English templates. */
export const pageSentences: Readonly<Record<string, string>> = {
  '{n} {n|link was|links were} not followed, such as {first:quote60}.':
    '{n} {n|ссылка не прочитана|ссылки не прочитаны|ссылок не прочитано}, например {first:quote60}.',
  '{n} {n|device was|devices were} not read, such as {first:quote60}.':
    '{n} {n|устройство не прочитано|устройства не прочитаны|устройств не прочитано}, например {first:quote60}.',
  '{n} {n|name is|names are} not Unicode, such as {first:quote60}.':
    '{n} {n|имя|имени|имён} не в Юникоде, например {first:quote60}.',
  'It has no page.': 'В ней нет страниц.',
  'Neither a canonical nor a CNAME says which URL the folder has.':
    'Ни канонический URL, ни CNAME не говорят, какой URL у папки.',
  'Give the URL with {base:option}.': 'Укажите URL параметром {base:option}.',
  'It is not the export of a crawler: its columns are {columns:quote60,list}.':
    'Это не выгрузка поискового робота. Её столбцы: {columns:quote60,list}.',
  'Export the URLs with what the server answered: columns such as {known:code,list} are read.':
    'Выгрузите URL с ответами сервера: читаются такие столбцы, как {known:code,list}.',
  '{n} {n|column|columns} of the export {n|is|are} not read, such as {ignored:quote60,list}.':
    '{n} {n|столбец выгрузки не прочитан|столбца выгрузки не прочитаны|столбцов выгрузки не прочитано}, например {ignored:quote60,list}.',
  'If one of them tells what the server answers, give it a name such as {known:code,list}.':
    'Если какой-то из них говорит, что отвечает сервер, дайте ему такое имя, как {known:code,list}.',
  'No URL in it is below {base:quote}: the first is {first:quote}.':
    'В ней нет URL ниже {base:quote}: первый\u00a0— {first:quote}.',
  'Crawl the site into which the folder is published, or say with {base:option} which one it is.':
    'Обойдите сайт, на котором публикуется папка, или укажите его в {base:option}.',
  'It is not a file.': 'Это не файл.',
  '{n} {n|alternate is|alternates are} on {host}, whose pages are not in the folder.':
    '{n} {n|альтернативная версия находится|альтернативные версии находятся|альтернативных версий находятся} на {host}, страниц которого нет в папке.',
  '{n} {n|alternate is|alternates are} outside of {base}.':
    '{n} {n|альтернативная версия находится|альтернативные версии находятся|альтернативных версий находятся} вне {base}.',
  'The canonical URL of {loc:quote} is {target:quote}, outside of {base}.':
    'Канонический URL страницы {loc:quote}, {target:quote}, находится вне {base}.',
  'Write a URL below {base}, unless the page is of another site.':
    'Запишите URL ниже {base}, если это не страница другого сайта.',
  '{loc:quote} lists the {lang:quote} page {target:quote}, but {why:phrase}.':
    '{loc:quote} указывает страницу {target:quote} для {lang:quote}, но {why:phrase}.',
  '{n} pages list {target:quote} as an alternate, but {why:phrase}.':
    '{n} {n|страница указывает|страницы указывают|страниц указывают} альтернативную версию {target:quote}, но {why:phrase}.',
  'The sitemap lists {loc:quote}, but {why:phrase}.':
    'В карте сайта указан {loc:quote}, но {why:phrase}.',
  'The canonical URL of {loc:quote} is {target:quote}, but {why:phrase}.':
    'Канонический URL страницы {loc:quote}\u00a0— {target:quote}, но {why:phrase}.',
  '{n} pages have the canonical URL {target:quote}, but {why:phrase}.':
    'У {n} {n|страницы|страниц|страниц} канонический URL {target:quote}, но {why:phrase}.',
  '{loc:quote} links to {target:quote}, but {why:phrase}.':
    '{loc:quote} ссылается на {target:quote}, но {why:phrase}.',
  '{n} pages link to {target:quote}, but {why:phrase}.':
    '{n} {n|страница ссылается|страницы ссылаются|страниц ссылаются} на {target:quote}, но {why:phrase}.',
  '{loc:quote} lists alternates, but {why:phrase}.':
    '{loc:quote} указывает альтернативные версии, но {why:phrase}.',
  'it does not exist': 'его не существует',
  'it is noindex': 'на этой странице стоит noindex',
  'the robots.txt disallows it': 'robots.txt его запрещает',
  'it redirects to {to:quote}': 'он перенаправляет на {to:quote}',
  'it redirects': 'он перенаправляет',
  'its canonical URL is {to:quote}': 'канонический URL этой страницы\u00a0— {to:quote}',
  'it is not canonical': 'он не канонический',
  'the canonical of a page': 'канонический URL страницы',
  'its canonical': 'канонический URL этой страницы',
  'the redirect': 'перенаправление',
  'the next redirect': 'следующее перенаправление',
  'the noindex': 'noindex',
  'the rule': 'правило',
  'a crawler did not find it': 'робот его не нашёл',
  'what a crawler found': 'что нашёл робот',
  'an alternate that names it': 'ссылка на него как на альтернативную версию',
  'the sitemap that lists it': 'карта сайта, в которой он указан',
  'a canonical that names it': 'ссылка на него как на канонический URL',
  'a link to it': 'ссылка на него',
  'For {loc:quote}, {only:phrase} lists the {lang:quote} page {target:quote}, and {other:phrase} does not.':
    'Для {loc:quote} страница {target:quote} на языке {lang:quote} указана здесь: {only:phrase}; а здесь\u00a0— нет: {other:phrase}.',
  'the other alternates of the page': 'другие альтернативные версии этой страницы',
  'the head': 'head страницы',
  'the HTTP header': 'заголовок HTTP',
  'the sitemap': 'карта сайта',
  'the database': 'база данных',
  '{n} {n|page has|pages have} the same alternates in {sources:phrase,and}.':
    'У {n} {n|страницы|страниц|страниц} одни и те же альтернативные версии в нескольких местах: {sources:phrase,and}.',
  '{loc:quote} has no alternates, but other pages list it.':
    'У {loc:quote} нет альтернативных версий, но другие страницы на неё указывают.',
  'The relative URLs of the page lead to {base:quote}.':
    'Относительные URL страницы ведут на {base:quote}.',
  'The page does not name its canonical URL.': 'На странице не указан её канонический URL.',
  'The canonical URL is empty.': 'Канонический URL пуст.',
  'The canonical URL {href:quote} is not an http or https URL.':
    'Канонический URL {href:quote}\u00a0— не URL со схемой http или https.',
  'The canonical URL of {loc:quote} is on another host, {target:quote}.':
    'Канонический URL страницы {loc:quote} на другом хосте: {target:quote}.',
  'The canonical URL {href:quote} is relative.': 'Канонический URL {href:quote} относительный.',
  '{n} different pages have the canonical URL {target:quote}.':
    'У {n} {n|разной страницы|разных страниц|разных страниц} один канонический URL: {target:quote}.',
  '{loc:quote} is in {lang:quote}, but its canonical URL {target:quote} is in {declared:quote}.':
    'Язык страницы {loc:quote}\u00a0— {lang:quote}, а её канонического URL {target:quote}\u00a0— {declared:quote}.',
  'the other page': 'другая страница',
  'The canonical has {n|the attribute|the attributes} {names:code,and}, so Google does not use it.':
    'У ссылки на канонический URL есть {n|атрибут|атрибуты|атрибуты} {names:code,and}, поэтому Google её не учитывает.',
  'The canonical URL {href:quote} has a fragment.':
    'В каноническом URL {href:quote} есть фрагмент.',
  'The page names different canonical URLs: {first:quote} and {other:quote}.':
    'На странице указаны разные канонические URL: {first:quote} и {other:quote}.',
  'the first one': 'первая из них',
  'The page names {href:quote} as its canonical URL more than once.':
    'Канонический URL {href:quote} указан на странице несколько раз.',
  'The language of {loc:quote} is {lang:quote}, but its hreflang value is {hreflang:quote}.':
    'Язык страницы {loc:quote}\u00a0— {lang:quote}, а её значение hreflang\u00a0— {hreflang:quote}.',
  'the link of the page to itself': 'ссылка страницы на себя',
  'The page has {value:quote60} as its language. {reason:phrase}':
    'Язык страницы указан как {value:quote60}. {reason:phrase}',
  'The page does not say its language.': 'На странице не указан её язык.',
  'Outside of the head: {what:phrase}.': 'Вне раздела head: {what:phrase}.',
  'Outside of the head, which text ends early: {what:phrase}.':
    'Вне раздела head, который раньше времени завершает текст: {what:phrase}.',
  'Outside of the head, which {element:code} ends early: {what:phrase}.':
    'Вне раздела head, который раньше времени завершает {element:code}: {what:phrase}.',
  'the canonical': 'ссылка на канонический URL',
  'the canonical and {n} {n|alternate link|alternate links}':
    'ссылка на канонический URL и {n} {n|альтернативная версия|альтернативные версии|альтернативных версий}',
  'what ends the head': 'что завершает head',
  '{loc:quote} is in no sitemap.': '{loc:quote} нет ни в одной карте сайта.',
  'The sitemaps list {n} {n|URL|URLs}, all on {origin}, but the pages are on {site}.':
    'В картах сайта {n} {n|URL|URL|URL}, все на {origin}, а страницы на {site}.',
  'The page is noindex, and names {href:quote} as its canonical URL.':
    'На странице стоит noindex, а её канонический URL\u00a0— {href:quote}.',
  'An attribute or a title is longer than {most} code units, and was cut.':
    'Атрибут или заголовок длиннее {most} кодовых единиц и обрезан.',
  'A noscript is longer than {most} code units, and was cut.':
    'Элемент noscript длиннее {most} кодовых единиц и обрезан.',
  'The page has more than {most} links or tags of one kind.':
    'На странице больше {most} ссылок или тегов одного вида.',
  'No other page links to {loc:quote}.': 'На {loc:quote} не ссылается ни одна другая страница.',
  '{loc:quote} and {target:quote} have the same title, and neither names the other as canonical.':
    'У {loc:quote} и {target:quote} один заголовок, и ни одна из страниц не называет другую канонической.',
  '{loc:quote} redirects in a circle: {steps:quote,list}.':
    '{loc:quote} перенаправляет по кругу: {steps:quote,list}.',
  '{loc:quote} redirects in {n} {n|step|steps}: {steps:quote,list}.':
    '{loc:quote} перенаправляет в {n} {n|шаг|шага|шагов}: {steps:quote,list}.',
  '{loc:quote} redirects to {target:quote}, which does not exist.':
    '{loc:quote} перенаправляет на {target:quote}, которого не существует.',
  'The tag {agent:quote60} with {content:quote60} is outside of the head.':
    'Тег {agent:quote60} со значением {content:quote60} стоит вне раздела head.',
  'The title of the page is empty.': 'Заголовок страницы пуст.',
  'The page has no title.': 'У страницы нет заголовка.',
  '{n} pages have the title {title:quote60}.':
    'У {n} {n|страницы|страниц|страниц} заголовок {title:quote60}.',
  '{n} {n|alternate|alternates} of the page {n|is|are} relative, such as {href:quote}.':
    '{n} {n|альтернативная версия|альтернативные версии|альтернативных версий} с относительным URL, например {href:quote}.',
  '{n} {n|alternate link|alternate links}':
    '{n} {n|альтернативная версия|альтернативные версии|альтернативных версий}',
}
