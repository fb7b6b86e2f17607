import type { CatalogueText } from '../problem-texts.ts'

const ANY_MAY_BE_RIGHT = 'Правильной может быть любая из страниц.'

/** The problems of hreflang links. */
export const alternates: CatalogueText = {
  title: 'Ссылки hreflang',
  entries: {
    'page-url-relative': {
      summary: 'URL страницы или альтернативной версии относительный.',
      explanation:
        'В картах сайта и ссылках hreflang нужны абсолютные URL. Относительные URL, в том числе `//host/path`, поисковые системы игнорируют.',
      remedy: 'Запишите URL целиком, со схемой и хостом.',
    },
    'page-url-unsupported-scheme': {
      summary: 'Схема URL должна быть https или http.',
      explanation:
        'Поисковые системы индексируют только страницы http и https, поэтому этот URL они игнорируют.',
      remedy: 'Укажите URL страницы со схемой https.',
    },
    'page-url-invalid': {
      summary: 'URL страницы или альтернативной версии не разбирается.',
      explanation:
        'Хост или порт недопустим, поэтому страницу не могут открыть ни браузеры, ни поисковые системы.',
      remedy: 'Исправьте хост или порт в URL.',
    },
    'invalid-hreflang': {
      summary: 'Поисковые системы не могут прочитать значение `hreflang`.',
      explanation:
        'Ссылку, значение `hreflang` которой не читается, поисковые системы игнорируют. К таким значениям относятся строки, которые не являются языковыми тегами, незарегистрированные и повторяющиеся подтеги, теги и письменности для частного использования и унаследованные теги, например `i-klingon`.',
      remedy:
        'Укажите язык и, если нужно, письменность или регион, через дефис: `en`, `zh-Hant`, `pt-BR`.',
      fixed:
        'Предложенное значение записывается, если возможно лишь одно значение и его нет ни у какой другой страницы группы.',
      notFixed:
        'Если предложения нет, значит, значение нельзя объяснить известной ошибкой. Ненадёжно предложение, которое теряет часть значения или уже есть у другой страницы группы.',
    },
    'country-as-language': {
      summary: 'Значение `hreflang` — код языка, но сайт, по-видимому, имеет в виду страну.',
      explanation:
        'Некоторые коды как язык означают одно, а как страна — другое: `kr` — это канури, а корейский язык — `ko`; `br` — бретонский, `se` — северносаамский, `ch` — чаморро. Значение допустимо, поэтому поисковые системы показывают страницы тем, кто читает на этом языке. Об этом сообщается только при наличии признаков: это URL, другие значения сайта или страна, в которой на этом языке не говорят.',
      remedy:
        'Укажите язык, а если страница предназначена только для одной страны, — и страну, например de-CH. Одна страна без языка — недопустимое значение.',
      notFixed: 'Значение допустимо, и то, что имеется в виду страна, лишь вероятно.',
    },
    'self-reference-missing': {
      summary: 'Страница перечисляет альтернативные версии, но не саму себя.',
      explanation:
        'Каждая версия страницы должна указывать и себя, и все остальные версии. Страницу без ссылки на себя поисковые системы могут исключить из группы.',
      remedy: 'Добавьте ссылку с языком и URL самой страницы.',
      fixed:
        'Запись получает `lang`, если у всех ссылок других страниц на эту один и тот же язык и страницы группы не указывают для него другой страницы. В базе данных `lang` подразумевает ссылку на себя.',
      notFixed:
        'Язык страницы известен, только если на неё ссылаются другие страницы, все с одним и тем же языком.',
    },
    'alternate-not-listed': {
      summary: 'У альтернативной версии нет собственной записи.',
      explanation:
        'Без записи нельзя проверить, есть ли у альтернативной версии ответная ссылка. Часто её URL изменился или записан с ошибкой.',
      remedy:
        'Добавьте запись для этой страницы или исправьте URL. Если страница указана в карте сайта, которая не проверялась, не обращайте внимания на это сообщение.',
      fixed:
        'Ссылка получает URL записи, который отличается только косой чертой в конце, если других похожих записей нет и у всех ссылок на оба URL один и тот же язык.',
      notFixed:
        'Страница может быть в другой карте сайта, её запись может отсутствовать, или URL может быть неверным.',
    },
    'return-link-missing': {
      summary: 'У альтернативной версии нет ответной ссылки на страницу, которая её указывает.',
      explanation:
        'Если две страницы не ссылаются друг на друга, поисковые системы игнорируют ссылку между ними. Иначе кто угодно мог бы объявить свою страницу версией чужого сайта. Яндекс не читает hreflang из карт сайта: для него нужны ссылки на самих страницах.',
      remedy: 'Добавьте ответную ссылку в запись альтернативной версии или удалите эту ссылку.',
      fixed:
        'Ссылка добавляется в запись альтернативной версии, если объединённые ею страницы после этого указывают по одной странице для каждого языка и схема у обеих страниц одна.',
      notFixed:
        'Если две группы указывают для одного языка разные страницы, например две редакции документа, то либо не хватает ответной ссылки, либо неверна эта. Страница, которую многие другие указывают как `x-default`, — не их версия.',
    },
    'alternate-not-normalised-match': {
      summary: 'В собственной записи альтернативной версии её URL выглядит иначе.',
      explanation:
        'Эти два URL равны только после нормализации. Поисковые системы могут считать их двумя страницами и игнорировать ссылки не на ту.',
      remedy: 'Запишите URL в точности так, как в записи самой страницы.',
      fixed:
        'Ссылка получает URL из записи самой страницы, если строка запроса и фрагмент одинаковы.',
      notFixed:
        'URL с разными строками запроса или фрагментами могут вести к разным страницам, даже если нормализация удаляет эти части.',
    },
    'duplicate-alternate': {
      summary: 'В записи одна и та же страница дважды указана для одного языка.',
      explanation:
        'Само по себе это не вредно, но стоит изменить одну из ссылок, и они разойдутся.',
      remedy: 'Удалите одну из ссылок.',
      fixed:
        'Удаляются все ссылки, кроме первой, если строка запроса и фрагмент в их URL одинаковы.',
      notFixed: 'URL с разными строками запроса или фрагментами могут вести к разным страницам.',
    },
    'conflicting-alternates': {
      summary: 'В записи для одного языка указаны разные страницы.',
      explanation:
        'Для каждого языка поисковая система показывает одну страницу. Она выбирает любую из них или игнорирует всю группу.',
      remedy:
        'Оставьте для этого языка нужную страницу или добавьте к остальным регион или письменность.',
      notFixed: ANY_MAY_BE_RIGHT,
    },
    'duplicate-loc': {
      summary: 'У одной и той же страницы несколько записей.',
      explanation:
        'Нормализованный вид их URL совпадает. Если альтернативные версии или даты в них различаются, учитывается только одна из записей.',
      remedy:
        'Объедините записи. Если это разные страницы, сохраните часть URL, которой они различаются, например строку запроса.',
      fixed:
        'Первая запись получает язык и ссылки остальных, а те удаляются, если никакие две записи не противоречат друг другу и все прочие поля у них равны.',
      notFixed:
        'Записи с разными языками, датами, ссылками или строками запроса могут относиться к разным страницам, и неоткуда узнать, какая из двух дат верна.',
    },
    'twin-pages': {
      summary: 'URL нескольких страниц различаются только регистром букв или `www`.',
      explanation:
        'Большинство серверов отвечает на такие URL одной и той же страницей или перенаправляет с одного на другой. Тогда поисковые системы выбирают один из них, и он может оказаться не тем. В строке запроса регистр букв не сравнивается, потому что имена в ней могут различаться только им.',
      remedy:
        'Оставьте URL, на который сервер отвечает без перенаправления, и удалите остальные. Если это разные страницы, ничего делать не нужно.',
      notFixed: 'Только серверу известно, на какой из URL он отвечает без перенаправления.',
    },
    'languages-merged': {
      summary: 'При нормализации URL страниц на двух языках становятся одним.',
      explanation:
        'URL различаются только той частью, которую нормализация удаляет: фрагментом в `/#fr` и `/#es` или, если настройка удаляет строку запроса, этой строкой в `/?lang=fr` и `/?lang=es`. Опубликована была бы только одна из страниц.',
      remedy:
        'Сохраните часть URL, которой различаются языки, или задайте для каждого языка свой путь.',
      notFixed: 'Различить две страницы помогает настройка; в базе данных ошибки нет.',
    },
    'language-mismatch': {
      summary: 'В ссылке указан не тот язык, что в записи самой альтернативной версии.',
      explanation:
        'Ответные ссылки этого не выявляют: если два языка перепутаны на каждой странице, группа полна, но читатели получают страницу не на том языке.',
      remedy:
        'Укажите в ссылке язык страницы. Если страница служит для двух языков, её запись должна указывать её для обоих.',
      notFixed: 'Неверный язык может быть и в ссылке, и в записи страницы.',
    },
    'url-with-two-languages': {
      summary: 'В записи один URL указан для двух или нескольких языков.',
      explanation:
        'Страница написана на одном языке, поэтому читатели на остальных получают страницу, которую могут не понять. Часто страница не переведена, и её URL указан для всех языков, или URL скопирован по ошибке. Несколько регионов одного языка могут указывать одну страницу, например `de` и `de-AT`.',
      remedy:
        'Укажите для каждого языка URL его собственной страницы и уберите языки, на которые страница не переведена. Читатели на этих языках получат страницу `x-default`.',
      notFixed: 'Либо неверен язык, либо страницы на нём нет.',
    },
    'language-disagreement': {
      summary:
        'Страницы указывают для одной альтернативной версии разные языки, а сама она своего не указывает.',
      explanation:
        'По меньшей мере одна из ссылок неверна: в ней не тот язык, или она ведёт не на ту страницу. Если бы альтернативная версия указывала саму себя, её язык был бы известен.',
      remedy:
        'Укажите во всех ссылках на страницу её язык, а в её собственной записи — ссылку на неё саму. Если ссылка должна вести на другую страницу, исправьте URL.',
      notFixed: 'Правильным может быть любой из языков.',
    },
    'languages-swapped': {
      summary: 'Судя по URL, значения `hreflang` у двух страниц группы перепутаны.',
      explanation:
        'Если два значения перепутаны на каждой странице, у всех ссылок есть ответные, и никакая другая проверка ошибку не найдёт: читатели получают страницу не на том языке. О языке страницы судят по коду языка в пути или хосте либо по слову в них, если с ним согласуются другие ссылки сайта.',
      remedy:
        'Сравните обе страницы с их значениями и, если значения перепутаны, поменяйте их местами.',
      notFixed: 'То, что значения перепутаны, лишь вероятно.',
    },
    'cluster-disagreement': {
      summary: 'Версии одной страницы указывают для одного языка разные страницы.',
      explanation:
        'Поисковая система объединяет страницы в одну группу и выбирает для этого языка любую из указанных.',
      remedy:
        'Укажите на каждой странице группы одни и те же альтернативные версии. Если групп должно быть две, удалите ссылки между ними.',
      notFixed: ANY_MAY_BE_RIGHT,
    },
    'mixed-protocol': {
      summary: 'У страницы схема http, а у альтернативной версии https, или наоборот.',
      explanation:
        'Обычно один из двух URL перенаправляет на другую схему, а ссылки на перенаправления поисковые системы игнорируют.',
      remedy: 'Запишите оба URL с https.',
      notFixed: 'По другой схеме сайт может не отвечать.',
    },
    'x-default-missing': {
      summary: 'В группе страниц на нескольких языках нет `x-default`.',
      explanation:
        'Для читателей, языка которых в группе нет, поисковая система выбирает страницу сама.',
      remedy:
        'Добавьте ссылку `x-default` на страницу, где читатель выбирает язык, или на самую общую версию.',
      notFixed: 'Какую страницу показывать читателям на других языках, может решить только сайт.',
    },
    'general-language-missing': {
      summary:
        'В группе есть страницы для нескольких регионов языка, но нет страницы для языка в целом.',
      explanation: 'Читатели на этом языке в других регионах получают страницу для чужого региона.',
      remedy: 'Укажите одну из страниц ещё и для языка без региона.',
      notFixed: 'Какой регион представляет язык в целом, может решить только сайт.',
    },
    'default-language-missing': {
      summary: 'Нет ни одной страницы на языке по умолчанию.',
      explanation:
        'В базе данных указан язык по умолчанию, которого нет ни у одной записи и ни у одной альтернативной версии.',
      remedy: 'Добавьте страницы на этом языке или укажите другой язык по умолчанию.',
      notFixed: 'Этих страниц в базе данных нет.',
      given: { "the option `defaultLang: 'en'`": "настройка `defaultLang: 'en'`" },
    },
  },
  sentences: {
    'The URL {loc:quote} is relative.': 'URL {loc:quote} относительный.',
    '{lang:quote} is not a language tag (alternate {loc:quote})':
      '{lang:quote} не является языковым тегом (альтернативная версия {loc:quote})',
    'The alternate {target:quote} of {loc:quote} is relative.':
      'У {loc:quote} относительный URL альтернативной версии: {target:quote}.',
    'The URL {loc:quote} is neither an http nor an https URL.':
      'Схема URL {loc:quote} — не http и не https.',
    'The alternate {target:quote} of {loc:quote} is neither an http nor an https URL.':
      'У {loc:quote} альтернативная версия {target:quote}, схема которой — не http и не https.',
    'The URL {loc:quote} cannot be parsed as a URL.': 'URL {loc:quote} не разбирается.',
    'The alternate {target:quote} of {loc:quote} cannot be parsed as a URL.':
      'У {loc:quote} не разбирается URL альтернативной версии: {target:quote}.',
    'The hreflang value {lang:quote} of {loc:quote} cannot be read by search engines.':
      'Значение hreflang {lang:quote} страницы {loc:quote} поисковые системы прочитать не могут.',
    'The hreflang value {lang:quote} of {loc:quote} has a language that is not registered.':
      'В значении hreflang {lang:quote} страницы {loc:quote} указан незарегистрированный язык.',
    'The hreflang value {lang:quote} of {loc:quote} has a region that is not registered.':
      'В значении hreflang {lang:quote} страницы {loc:quote} указан незарегистрированный регион.',
    'The hreflang value {lang:quote} of {loc:quote} has a deprecated subtag.':
      'В значении hreflang {lang:quote} страницы {loc:quote} есть нерекомендуемый подтег.',
    'The hreflang value {lang:quote} of {loc:quote} has a language without a two-letter code in ISO 639-1.':
      'У языка значения hreflang {lang:quote} страницы {loc:quote} нет двухбуквенного кода в ISO 639-1.',
    'The hreflang value {lang:quote} of {loc:quote} has a region that is not a country of ISO 3166-1.':
      'Регион значения hreflang {lang:quote} страницы {loc:quote} не является страной по ISO 3166-1.',
    'The hreflang value {lang:quote} of {loc:quote} has more than a language, a script and a region.':
      'В значении hreflang {lang:quote} страницы {loc:quote} есть не только язык, письменность и регион.',
    'Use the ISO 639-1 code of the language. A region alone is not a valid value.':
      'Укажите код языка по ISO 639-1. Один регион без языка — недопустимое значение.',
    'Use the ISO 3166-1 alpha-2 code of the country.':
      'Укажите двухбуквенный код страны по ISO 3166-1.',
    'Keep the value if other programs need it, and also list a page as `x-default` or in a language that has a two-letter code.':
      'Оставьте значение, если оно нужно не только поисковым системам, и добавьте страницу со значением `x-default` или на языке с двухбуквенным кодом.',
    'Use the language alone, or one value for each country. Several values can name the same page.':
      'Укажите только язык или отдельное значение для каждой страны. Одну и ту же страницу можно указать для нескольких значений.',
    'Remove the extra subtags unless other programs need them.':
      'Удалите лишние подтеги, если они не нужны другим программам.',
    'The hreflang value {lang:quote} means {language:phrase}, but the link with it seems to mean a country: {evidence:phrase,clauses}.':
      'Значение hreflang {lang:quote} означает язык «{language:phrase}», но ссылка с ним, по-видимому, имеет в виду страну: {evidence:phrase,clauses}.',
    'The hreflang value {lang:quote} means {language:phrase}, but the {links} links with it seem to mean a country: {evidence:phrase,clauses}.':
      'Значение hreflang {lang:quote} означает язык «{language:phrase}», но {links} {links|ссылка|ссылки|ссылок} с ним, по-видимому, {links|имеет|имеют|имеют} в виду страну: {evidence:phrase,clauses}.',
    'The hreflang value {lang:quote} is the code of a language, but the link with it seems to mean a country: {evidence:phrase,clauses}.':
      'Значение hreflang {lang:quote} — код языка, но ссылка с ним, по-видимому, имеет в виду страну: {evidence:phrase,clauses}.',
    'The hreflang value {lang:quote} is the code of a language, but the {links} links with it seem to mean a country: {evidence:phrase,clauses}.':
      'Значение hreflang {lang:quote} — код языка, но {links} {links|ссылка|ссылки|ссылок} с ним, по-видимому, {links|имеет|имеют|имеют} в виду страну: {evidence:phrase,clauses}.',
    'each value of the site is the top-level domain of its pages: {domains}':
      'каждое значение сайта совпадает с доменом верхнего уровня своих страниц: {domains}',
    'the URL {example:quote} has the language of {meant}':
      'в URL {example:quote} указан язык значения {meant}',
    'its pages are on .{domain}, and some pages with other values are not':
      'её страницы находятся в домене .{domain}, а часть страниц с другими значениями — нет',
    'the site has Dutch and French, as in Belgium, and neither Russian nor Ukrainian, as in Belarus':
      'на сайте есть нидерландский и французский, как в Бельгии, и нет ни русского, ни украинского, как в Беларуси',
    '{language:phrase} is not spoken in the country {region}':
      'в стране {region} на языке «{language:phrase}» не говорят',
    'the site also has the value {country:quote}, which is a country and not a language':
      'на сайте есть и значение {country:quote}, а это страна, не язык',
    'the site has no language that usually goes with {language:phrase}':
      'на сайте нет языков, которые обычно сопутствуют языку «{language:phrase}»',
    Amharic: 'амхарский',
    Arabic: 'арабский',
    Belarusian: 'белорусский',
    Breton: 'бретонский',
    Catalan: 'каталанский',
    Chamorro: 'чаморро',
    Ewe: 'эве',
    Kanuri: 'канури',
    Burmese: 'бирманский',
    'Northern Sami': 'северносаамский',
    Sinhala: 'сингальский',
    Swedish: 'шведский',
    Twi: 'тви',
    Ukrainian: 'украинский',
    '{loc:quote} lists alternates but not itself.':
      'Страница {loc:quote} перечисляет альтернативные версии, но не саму себя.',
    '{loc:quote} lists the {lang:quote} page {target:quote}, which has no entry of its own.':
      'Страница {loc:quote} указывает для {lang:quote} страницу {target:quote}, у которой нет собственной записи.',
    '{loc:quote} lists alternates but not itself. It lists {twin:quote}, which differs only in {parts:phrase}.':
      'Страница {loc:quote} перечисляет альтернативные версии, но не саму себя. Вместо неё указан URL {twin:quote}, и они различаются только этим: {parts:phrase}.',
    'Write {loc:quote} instead of {twin:quote}.': 'Укажите {loc:quote} вместо {twin:quote}.',
    '{loc:quote} lists the {lang:quote} page {target:quote}, which has no entry of its own. {twin:quote} has one, and differs only in {parts:phrase}.':
      'Страница {loc:quote} указывает для {lang:quote} страницу {target:quote}, у которой нет собственной записи. Запись есть у {twin:quote}, и они различаются только этим: {parts:phrase}.',
    'Write {twin:quote}.': 'Укажите {twin:quote}.',
    '{loc:quote} lists the {lang:quote} page {target:quote}, which does not link back. It lists {twin:quote}, which differs only in {parts:phrase}.':
      'Страница {loc:quote} указывает для {lang:quote} страницу {target:quote}, у которой нет ответной ссылки. Там указан URL {twin:quote}, и они различаются только этим: {parts:phrase}.',
    'In the entry of {target:quote}, write {loc:quote} instead of {twin:quote}.':
      'В записи {target:quote} укажите {loc:quote} вместо {twin:quote}.',
    '{entries} pages have URLs that differ only in {parts:phrase}: {urls:quote,and}.':
      'URL нескольких страниц ({entries}) различаются только этим: {parts:phrase}. Вот они: {urls:quote,and}.',
    'the trailing slash': 'косая черта в конце',
    'upper and lower case': 'регистр букв',
    'the subdomain www': 'поддомен www',
    'the scheme': 'схема',
    '{loc:quote} lists the {lang:quote} page {target:quote}, which does not link back.':
      'Страница {loc:quote} указывает для {lang:quote} страницу {target:quote}, у которой нет ответной ссылки.',
    'If {target:quote} is for readers of all other languages, add all versions of this page to its entry. Otherwise, give x-default to one of these versions.':
      'Если {target:quote} — страница для читателей на всех остальных языках, добавьте в её запись все версии этой страницы. Если нет, укажите как x-default одну из этих версий.',
    'Give x-default to the version of this page that suits readers of all other languages. That version must link back.':
      'Укажите как x-default ту версию этой страницы, которая подходит читателям на всех остальных языках. У этой версии должна быть ответная ссылка.',
    '{loc:quote} lists the {lang:quote} page {target:quote}, whose own entry writes the URL differently.':
      'Страница {loc:quote} указывает для {lang:quote} страницу {target:quote}, в собственной записи которой URL выглядит иначе.',
    '{loc:quote} lists the same page twice for {lang:quote}.':
      'Страница {loc:quote} дважды указывает для {lang:quote} одну и ту же страницу.',
    '{loc:quote} lists different pages for {lang:quote}.':
      'Страница {loc:quote} указывает для {lang:quote} разные страницы.',
    '{entries} entries are for the page {loc:quote}.':
      'У страницы {loc:quote} {entries} {entries|запись|записи|записей}.',
    '{page:quote} in {declared:quote} and {other:quote} in {lang:quote} differ in the {part:phrase}, and both become {loc:quote}.':
      'У {page:quote} для {declared:quote} и {other:quote} для {lang:quote} различается только {part:phrase}, и оба URL становятся {loc:quote}.',
    'trailing slash': 'косая черта в конце',
    'Keep the query with {removeQuery:option}.':
      'Сохраните строку запроса с помощью настройки {removeQuery:option}.',
    'Give each language a path of its own, because search engines ignore the fragment. Or keep it with {removeFragment:option}.':
      'Задайте для каждого языка свой путь: фрагмент поисковые системы игнорируют. Или сохраните фрагмент с помощью настройки {removeFragment:option}.',
    'Keep trailing slashes as they are: set {trailingSlash:option} to preserve.':
      'Сохраните косую черту в конце: задайте для настройки {trailingSlash:option} значение preserve.',
    '{loc:quote} lists the {lang:quote} page {target:quote}, whose own entry says {declared:quote}.':
      'Страница {loc:quote} указывает для {lang:quote} страницу {target:quote}, в собственной записи которой указано {declared:quote}.',
    'The URL {loc:quote} is listed for several languages: {langs:quote}.':
      'URL {loc:quote} указан для нескольких языков: {langs:quote}.',
    'The URL {loc:quote} is listed for several languages: {langs:quote,list} and {more} more.':
      'URL {loc:quote} указан для нескольких языков: {langs:quote,list} и ещё {more}.',
    'Different entries list {loc:quote} for different languages: {langs:quote}.':
      'Разные записи указывают {loc:quote} для разных языков: {langs:quote}.',
    'Different entries list {loc:quote} for different languages: {langs:quote,list} and {more} more.':
      'Разные записи указывают {loc:quote} для разных языков: {langs:quote,list} и ещё {more}.',
    '{page:quote} is listed as {lang:quote} and {other:quote} as {declared:quote}, but their URLs say the opposite: {evidence:phrase,clauses}.':
      '{page:quote} указана для {lang:quote}, а {other:quote} — для {declared:quote}, но их URL говорят об обратном: {evidence:phrase,clauses}.',
    subdomain: 'поддомен',
    'top-level domain': 'домен верхнего уровня',
    'first segment': 'первый сегмент пути',
    'second segment': 'второй сегмент пути',
    'the {slot:phrase} {part:quote} says {said}': '{slot:phrase} {part:quote} указывает на {said}',
    'the {slot:phrase} {part:quote} says {said}, as do {agreeing} of {links} links to such URLs':
      '{slot:phrase} {part:quote} указывает на {said}, как и ссылки на такие URL ({agreeing} из {links})',
    'the {slot:phrase} {otherPart:quote} says {otherSaid}':
      '{slot:phrase} {otherPart:quote} указывает на {otherSaid}',
    'the {slot:phrase} {otherPart:quote} says {otherSaid}, as do {otherAgreeing} of {otherLinks} links to such URLs':
      '{slot:phrase} {otherPart:quote} указывает на {otherSaid}, как и ссылки на такие URL ({otherAgreeing} из {otherLinks})',
    'The pages of one set list different pages for {lang:quote}: {pages:quote}.':
      'Страницы одной группы указывают для {lang:quote} разные страницы: {pages:quote}.',
    'The pages of one set list different pages for {lang:quote}: {pages:quote,list} and {more} more.':
      'Страницы одной группы указывают для {lang:quote} разные страницы: {pages:quote,list} и ещё {more}.',
    '{loc:quote} lists the {lang:quote} page {target:quote}, but only one of them uses https.':
      'Страница {loc:quote} указывает для {lang:quote} страницу {target:quote}, но https использует только одна из них.',
    'A set of pages in several languages has no x-default.':
      'В группе страниц на нескольких языках нет x-default.',
    '{clusters} sets of pages in several languages have no x-default; this is the first.':
      'Нет x-default в группах страниц на нескольких языках: таких групп {clusters}, это первая из них.',
    'A set has pages for several regions of {language:quote} but none for {language:quote} alone.':
      'В группе есть страницы для нескольких регионов языка {language:quote}, но нет страницы только для {language:quote}.',
    '{clusters} sets have pages for several regions of {language:quote} but none for {language:quote} alone; this is the first.':
      'Страницы для нескольких регионов языка {language:quote} есть, а только для {language:quote} нет: таких групп {clusters}, это первая из них.',
    'No page is in {language:quote}, the default language.':
      'Нет ни одной страницы на языке по умолчанию, {language:quote}.',
    'the first link': 'первая ссылка',
    'the first entry': 'первая запись',
    'another entry': 'другая запись',
    'the page that should link back': 'страница, на которой нужна ответная ссылка',
    "the page's own entry": 'запись самой страницы',
    "the alternate's own language": 'язык самой альтернативной версии',
    "the alternate's own entry": 'запись самой альтернативной версии',
    'the link to the other page': 'ссылка на другую страницу',
    'the other language': 'другой язык',
    'the entry of the other URL': 'запись с другим URL',
    'a link with {lang:quote}': 'ссылка с {lang:quote}',
    'a link to {url:quote}': 'ссылка на {url:quote}',
  },
}
