/** What an audit says of one page or site, by the English templates. */
export const pageSentences: Readonly<Record<string, string>> = {
  '{n} {n|link was|links were} not followed, such as {first:quote60}.':
    'リンク {n}個をたどりませんでした（例: {first:quote60}）。',
  '{n} {n|device was|devices were} not read, such as {first:quote60}.':
    'デバイス {n}個を読み込みませんでした（例: {first:quote60}）。',
  '{n} {n|name is|names are} not Unicode, such as {first:quote60}.':
    'Unicode でない名前が {n}個あります（例: {first:quote60}）。',
  'It has no page.': 'ページがありません。',
  'Neither a canonical nor a CNAME says which URL the folder has.':
    'フォルダーの URL が、正規 URL からも CNAME からも分かりません。',
  'Give the URL with {base:option}.': '{base:option} で URL を指定してください。',
  'It is not the export of a crawler: its columns are {columns:quote60,list}.':
    'クローラーが書き出した表ではありません。列は次のとおりです: {columns:quote60,list}。',
  'Export the URLs with what the server answered: columns such as {known:code,list} are read.':
    'URL をサーバーの応答と一緒に書き出してください。{known:code,list} などの列を読み込みます。',
  '{n} {n|column|columns} of the export {n|is|are} not read, such as {ignored:quote60,list}.':
    '書き出された表の{n}列を読み込みませんでした（例: {ignored:quote60,list}）。',
  'If one of them tells what the server answers, give it a name such as {known:code,list}.':
    'サーバーの応答を示す列があれば、{known:code,list} などの名前にしてください。',
  'No URL in it is below {base:quote}: the first is {first:quote}.':
    '{base:quote} より下の URL が1つもありません。最初の URL は {first:quote} です。',
  'Crawl the site into which the folder is published, or say with {base:option} which one it is.':
    'フォルダーの公開先のサイトをクロールするか、どのサイトかを {base:option} で指定してください。',
  'It is not a file.': 'ファイルではありません。',
  '{n} {n|alternate is|alternates are} on {host}, whose pages are not in the folder.':
    '{n}個の代替ページが {host} にあります。そのページはフォルダーにありません。',
  '{n} {n|alternate is|alternates are} outside of {base}.':
    '{n}個の代替ページが {base} の外にあります。',
  'The canonical URL of {loc:quote} is {target:quote}, outside of {base}.':
    '{loc:quote} の正規 URL {target:quote} が {base} の外にあります。',
  'Write a URL below {base}, unless the page is of another site.':
    '別のサイトのページでない限り、{base} より下の URL を書いてください。',
  '{loc:quote} lists the {lang:quote} page {target:quote}, but {why:phrase}.':
    '{loc:quote} は {lang:quote} のページとして {target:quote} を挙げていますが、{why:phrase}。',
  '{n} pages list {target:quote} as an alternate, but {why:phrase}.':
    '{n}ページが {target:quote} を代替ページとして挙げていますが、{why:phrase}。',
  'The sitemap lists {loc:quote}, but {why:phrase}.':
    'サイトマップに {loc:quote} がありますが、{why:phrase}。',
  'The canonical URL of {loc:quote} is {target:quote}, but {why:phrase}.':
    '{loc:quote} の正規 URL は {target:quote} ですが、{why:phrase}。',
  '{n} pages have the canonical URL {target:quote}, but {why:phrase}.':
    '{n}ページの正規 URL が {target:quote} ですが、{why:phrase}。',
  '{loc:quote} links to {target:quote}, but {why:phrase}.':
    '{loc:quote} は {target:quote} にリンクしていますが、{why:phrase}。',
  '{n} pages link to {target:quote}, but {why:phrase}.':
    '{n}ページが {target:quote} にリンクしていますが、{why:phrase}。',
  '{loc:quote} lists alternates, but {why:phrase}.':
    '{loc:quote} は代替ページを挙げていますが、{why:phrase}。',
  'it does not exist': 'その URL は存在しません',
  'it is noindex': 'そのページは noindex です',
  'the robots.txt disallows it': 'robots.txt がそれを禁止しています',
  'it redirects to {to:quote}': 'その URL は {to:quote} にリダイレクトします',
  'it redirects': 'その URL はリダイレクトします',
  'its canonical URL is {to:quote}': 'そのページの正規 URL は {to:quote} です',
  'it is not canonical': 'その URL は正規 URL ではありません',
  'the canonical of a page': 'ページの正規 URL',
  'its canonical': 'そのページの正規 URL',
  'the redirect': 'リダイレクト',
  'the next redirect': '次のリダイレクト',
  'the noindex': 'noindex',
  'the rule': '規則',
  'a crawler did not find it': 'クローラーはその URL を見つけられませんでした',
  'what a crawler found': 'クローラーの結果',
  'an alternate that names it': 'それを挙げる代替ページのリンク',
  'the sitemap that lists it': 'それを挙げるサイトマップ',
  'a canonical that names it': 'それを正規 URL とするリンク',
  'a link to it': 'それへのリンク',
  'For {loc:quote}, {only:phrase} lists the {lang:quote} page {target:quote}, and {other:phrase} does not.':
    '{loc:quote} について、{lang:quote} のページ {target:quote} があるのは{only:phrase}で、{other:phrase}にはありません。',
  'the other alternates of the page': 'このページのもう一方の代替ページ',
  'the head': 'head',
  'the HTTP header': 'HTTP ヘッダー',
  'the sitemap': 'サイトマップ',
  'the database': 'データベース',
  '{n} {n|page has|pages have} the same alternates in {sources:phrase,and}.':
    '{n}ページで、代替ページが次の場所に重ねて書かれています: {sources:phrase,and}。',
  '{loc:quote} has no alternates, but other pages list it.':
    '{loc:quote} には代替ページがありませんが、ほかのページはこのページを挙げています。',
  'The relative URLs of the page lead to {base:quote}.':
    'ページの相対 URL は {base:quote} を基準にします。',
  'The page does not name its canonical URL.': 'ページに正規 URL がありません。',
  'The canonical URL is empty.': '正規 URL が空です。',
  'The canonical URL {href:quote} is not an http or https URL.':
    '正規 URL {href:quote} は http または https の URL ではありません。',
  'The canonical URL of {loc:quote} is on another host, {target:quote}.':
    '{loc:quote} の正規 URL は別のホストの {target:quote} です。',
  'The canonical URL {href:quote} is relative.': '正規 URL {href:quote} が相対 URL です。',
  '{n} different pages have the canonical URL {target:quote}.':
    '{n}個の異なるページの正規 URL が、どれも {target:quote} です。',
  '{loc:quote} is in {lang:quote}, but its canonical URL {target:quote} is in {declared:quote}.':
    '{loc:quote} の言語は {lang:quote} ですが、正規 URL {target:quote} の言語は {declared:quote} です。',
  'the other page': 'もう一方のページ',
  'The canonical has {n|the attribute|the attributes} {names:code,and}, so Google does not use it.':
    '正規 URL のリンクに属性 {names:code,and} があるため、Google は使いません。',
  'The canonical URL {href:quote} has a fragment.':
    '正規 URL {href:quote} にフラグメントがあります。',
  'The page names different canonical URLs: {first:quote} and {other:quote}.':
    'ページに異なる正規 URL があります: {first:quote} と {other:quote}。',
  'the first one': '最初のもの',
  'The page names {href:quote} as its canonical URL more than once.':
    'ページに正規 URL {href:quote} が2つ以上あります。',
  'The language of {loc:quote} is {lang:quote}, but its hreflang value is {hreflang:quote}.':
    '{loc:quote} の言語は {lang:quote} ですが、hreflang の値は {hreflang:quote} です。',
  'the link of the page to itself': 'ページ自身へのリンク',
  'The page has {value:quote60} as its language. {reason:phrase}':
    'ページの言語が {value:quote60} と書かれています。{reason:phrase}',
  'The page does not say its language.': 'ページの言語が書かれていません。',
  'Outside of the head: {what:phrase}.': 'head の外にあるもの: {what:phrase}。',
  'Outside of the head, which text ends early: {what:phrase}.':
    '文字列のために途中で終わった head の外にあるもの: {what:phrase}。',
  'Outside of the head, which {element:code} ends early: {what:phrase}.':
    '{element:code} のために途中で終わった head の外にあるもの: {what:phrase}。',
  'the canonical': '正規 URL のリンク',
  'the canonical and {n} {n|alternate link|alternate links}':
    '正規 URL のリンクと、代替ページのリンク {n}個',
  'what ends the head': 'head を終わらせているもの',
  '{loc:quote} is in no sitemap.': '{loc:quote} はどのサイトマップにもありません。',
  'The sitemaps list {n} {n|URL|URLs}, all on {origin}, but the pages are on {site}.':
    'サイトマップの {n}個の URL はすべて {origin} にありますが、ページは {site} にあります。',
  'The page is noindex, and names {href:quote} as its canonical URL.':
    'ページは noindex で、正規 URL は {href:quote} です。',
  'An attribute or a title is longer than {most} code units, and was cut.':
    '属性またはタイトルが {most}コードユニットより長いため、途中までを読みました。',
  'A noscript is longer than {most} code units, and was cut.':
    'noscript が {most}コードユニットより長いため、途中までを読みました。',
  'The page has more than {most} links or tags of one kind.':
    'ページに同じ種類のリンクまたはタグが {most}個より多くあります。',
  'No other page links to {loc:quote}.': '{loc:quote} にリンクするほかのページがありません。',
  '{loc:quote} and {target:quote} have the same title, and neither names the other as canonical.':
    '{loc:quote} と {target:quote} はタイトルが同じで、どちらも他方を正規 URL としていません。',
  '{loc:quote} redirects in a circle: {steps:quote,list}.':
    '{loc:quote} のリダイレクトが循環しています: {steps:quote,list}。',
  '{loc:quote} redirects in {n} {n|step|steps}: {steps:quote,list}.':
    '{loc:quote} は {n}段階でリダイレクトします: {steps:quote,list}。',
  '{loc:quote} redirects to {target:quote}, which does not exist.':
    '{loc:quote} は {target:quote} にリダイレクトしますが、その URL は存在しません。',
  'The tag {agent:quote60} with {content:quote60} is outside of the head.':
    '{content:quote60} のあるタグ {agent:quote60} が head の外にあります。',
  'The title of the page is empty.': 'ページのタイトルが空です。',
  'The page has no title.': 'ページにタイトルがありません。',
  '{n} pages have the title {title:quote60}.': '{n}ページのタイトルが {title:quote60} です。',
  '{n} {n|alternate|alternates} of the page {n|is|are} relative, such as {href:quote}.':
    'ページの代替ページのうち {n}個が相対 URL です（例: {href:quote}）。',
  '{n} {n|alternate link|alternate links}': '代替ページのリンク {n}個',
}
