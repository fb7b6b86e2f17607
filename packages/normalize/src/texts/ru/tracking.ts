/** What the table says of tracking parameters, by the sentence in English. */
export const tracking: Readonly<Record<string, string>> = {
  'The advertiser cannot match the click with what follows it. The page stays the same.':
    'Рекламодатель не может связать клик с дальнейшими действиями посетителя. Страница не меняется.',
  'The visit is not counted for its campaign. The page stays the same.':
    'Посещение не засчитывается кампании. Страница не меняется.',
  'A promotion may not be applied.': 'Скидка или подарок по акции могут не сработать.',
  'The site cannot tell where on the web the visitor came from. The page stays the same.':
    'Сайт не знает, откуда пришёл посетитель. Страница не меняется.',
  'A link to one comment opens the page, but not at that comment.':
    'Ссылка на комментарий открывает страницу, но не на этом комментарии.',
  'Another variant of a product or page may be shown.':
    'Может показаться другой вариант товара или страницы.',
  'The partner is not credited for the visit. The page stays the same.':
    'Посещение не засчитывается партнёру. Страница не меняется.',
  'The sender cannot tell which recipient followed the link. The page stays the same.':
    'Отправитель не знает, кто из получателей перешёл по ссылке. Страница не меняется.',
  'A page to unsubscribe, or to read the mail in a browser, does not know the recipient; on such paths it is kept.':
    'Страница отписки или просмотра письма в браузере не узнаёт получателя; на таких путях параметр остаётся.',
  'The sender cannot tell which recipient followed the link. The name is short: a site that has given it a meaning of its own loses that.':
    'Отправитель не знает, кто из получателей перешёл по ссылке. Имя короткое: если сайт использует его по-своему, это перестаёт работать.',
  'Hive’s own pages for a recipient, whose paths have /email/, do not open; on such paths they are kept.':
    'Не открываются страницы Hive для получателя, в путях которых есть /email/; на таких путях параметры остаются.',
  'A page to unsubscribe does not know the recipient; on such paths it is kept.':
    'Страница отписки не узнаёт получателя; на таких путях параметр остаётся.',
  'The visit is not counted for its campaign. A few sites greet visitors of a campaign with a page of its own, and show the usual page instead.':
    'Посещение не засчитывается кампании. Немногие сайты показывают посетителям из кампании особую страницу; вместо неё откроется обычная.',
  'The next site counts a new visitor. The page stays the same.':
    'Следующий сайт считает посетителя новым. Страница не меняется.',
  'The visit is not counted for its campaign. The site chooses the values, and can show other prices or telephone numbers for them.':
    'Посещение не засчитывается кампании. Значения выбирает сайт и может показывать для них другие цены или номера телефонов.',
  'A visitor who installs an app from the page may land on its first screen, because Branch finds the visitor by this value.':
    'У посетителя, который установил приложение со страницы, может открыться его первый экран, потому что Branch узнаёт посетителя по этому значению.',
  'The site cannot tell who shared the link. The page stays the same.':
    'Сайт не знает, кто поделился ссылкой. Страница не меняется.',
  'The one list that names them gives no evidence, and a promotion code can change a price.':
    'Единственный список, где они названы, не приводит доказательств, а промокод может менять цену.',
  'The one list that names it gives no evidence.':
    'Единственный список, где он назван, не приводит доказательств.',
  'Shops and programs use the name for a variant or a variable, which selects the page.':
    'Магазины и программы называют так вариант или переменную, от которых зависит страница.',
  'The one list that names them gives no evidence.':
    'Единственный список, где они названы, не приводит доказательств.',
}
