/** What the table says of tracking parameters, by the sentence in English. */
export const tracking: Readonly<Record<string, string>> = {
  'The advertiser cannot match the click with what follows it. The page stays the same.':
    'Рекламодатель не может связать клик с дальнейшими действиями посетителя. Страница не меняется.',
  'The employer cannot tell where the applicant found the job. The page stays the same.':
    'Работодатель не узнает, где соискатель нашёл вакансию. Страница не меняется.',
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
  'A redirection by Tradedoubler itself does not find the partner; there it is kept.':
    'Перенаправление самого Tradedoubler не находит партнёра; там параметр остаётся.',
  'The advertisement cannot be looked up in the register. A report says that the pages of Kommersant need it; there it is kept.':
    'Рекламу нельзя найти в реестре. По одному сообщению, он нужен страницам «Коммерсанта»; там параметр остаётся.',
  'X cannot tell from which kind of device the link was shared, and by whom. Its own redirections need them; there they are kept.':
    'X не знает, с какого устройства и кем отправлена ссылка. Его собственным перенаправлениям параметры нужны; там они остаются.',
  'Facebook cannot tell from where on its site the visitor came. Its buttons on other sites send them back; there they are kept.':
    'Facebook не знает, из какого места сайта пришёл посетитель. Кнопкам Facebook на других сайтах параметры нужны; там они остаются.',
  'A page to unsubscribe does not know the recipient.': 'Страница отписки не узнаёт получателя.',
  'A page to unsubscribe can need the address.': 'Странице отписки может быть нужен адрес.',
  'Another page may be shown.': 'Может открыться другая страница.',
  'Elsewhere, the name means something else.': 'На других сайтах имя означает нечто другое.',
  'On other sites the number of a company, which selects the page.':
    'На других сайтах это номер компании, от которого зависит страница.',
  'A redirection may not find its target.': 'Перенаправление может не найти цель.',
  'Services that redirect, or show a mail as a page, find the target by it.':
    'Сервисы, которые перенаправляют или показывают письмо как страницу, находят по нему цель.',
  'Only the shops of Alibaba use it so, and there it is removed.':
    'Так его используют только магазины Alibaba, и там он удаляется.',
  'Programs use the name for a branch, a place in a text, or the page to return to.':
    'Программы называют так ветку, место в тексте или страницу, на которую нужно вернуться.',
}
