/** What the table says of tracking parameters, by the sentence in English. */
export const tracking: Readonly<Record<string, string>> = {
  'The advertiser cannot match the click with what follows it. The page stays the same.':
    '広告主は、クリックとその後の行動を結び付けられなくなります。ページは変わりません。',
  'The employer cannot tell where the applicant found the job. The page stays the same.':
    '雇用主は、応募者が求人をどこで見つけたかを知ることができなくなります。ページは変わりません。',
  'The visit is not counted for its campaign. The page stays the same.':
    '訪問がキャンペーンの成果として数えられなくなります。ページは変わりません。',
  'A promotion may not be applied.': '特典が適用されないことがあります。',
  'The site cannot tell where on the web the visitor came from. The page stays the same.':
    'サイトは、訪問者がどこから来たのかを知ることができません。ページは変わりません。',
  'A link to one comment opens the page, but not at that comment.':
    '1件のコメントへのリンクを開くと、ページは表示されますが、そのコメントの位置には移動しません。',
  'Another variant of a product or page may be shown.':
    '商品やページの、別のバリエーションが表示されることがあります。',
  'The partner is not credited for the visit. The page stays the same.':
    '訪問が提携先の成果になりません。ページは変わりません。',
  'The sender cannot tell which recipient followed the link. The page stays the same.':
    '送信者は、どの受信者がリンクを開いたのかを知ることができません。ページは変わりません。',
  'A page to unsubscribe, or to read the mail in a browser, does not know the recipient; on such paths it is kept.':
    '配信停止のページや、メールをブラウザで読むページが受信者を判別できません。そのようなパスでは除去しません。',
  'The sender cannot tell which recipient followed the link. The name is short: a site that has given it a meaning of its own loses that.':
    '送信者は、どの受信者がリンクを開いたのかを知ることができません。短い名前なので、サイトが独自の意味で使っていれば、その働きも失われます。',
  'Hive’s own pages for a recipient, whose paths have /email/, do not open; on such paths they are kept.':
    'パスに /email/ を含む、Hive の受信者向けのページが開けません。そのようなパスでは除去しません。',
  'A page to unsubscribe does not know the recipient; on such paths it is kept.':
    '配信停止のページが受信者を判別できません。そのようなパスでは除去しません。',
  'The visit is not counted for its campaign. A few sites greet visitors of a campaign with a page of its own, and show the usual page instead.':
    '訪問がキャンペーンの成果として数えられなくなります。キャンペーンの訪問者に専用のページを見せる少数のサイトでは、代わりに通常のページが表示されます。',
  'The next site counts a new visitor. The page stays the same.':
    '移動先のサイトで、新しい訪問者として数えられます。ページは変わりません。',
  'The visit is not counted for its campaign. The site chooses the values, and can show other prices or telephone numbers for them.':
    '訪問がキャンペーンの成果として数えられなくなります。値はサイトが決めるもので、値によって別の価格や電話番号を表示するサイトもあります。',
  'A visitor who installs an app from the page may land on its first screen, because Branch finds the visitor by this value.':
    'Branch はこの値で訪問者を特定するため、ページからアプリをインストールした人に、アプリの最初の画面が表示されることがあります。',
  'The site cannot tell who shared the link. The page stays the same.':
    'サイトは、誰がリンクを共有したのかを知ることができません。ページは変わりません。',
  'The one list that names them gives no evidence, and a promotion code can change a price.':
    'これらを挙げている唯一のリストに根拠がなく、プロモーションコードは価格を変えることがあるためです。',
  'The one list that names it gives no evidence.':
    'これを挙げている唯一のリストに、根拠が示されていないためです。',
  'Shops and programs use the name for a variant or a variable, which selects the page.':
    'ショップやプログラムが、この名前を、ページを決めるバリエーションや変数に使うためです。',
  'The one list that names them gives no evidence.':
    'これらを挙げている唯一のリストに、根拠が示されていないためです。',
  'A redirection by Tradedoubler itself does not find the partner; there it is kept.':
    'Tradedoubler 自身のリダイレクトが提携先を見つけられません。そのサイトでは除去しません。',
  'The advertisement cannot be looked up in the register. A report says that the pages of Kommersant need it; there it is kept.':
    '広告を登録簿で調べられなくなります。Kommersant のページには必要だという報告があるため、そのサイトでは除去しません。',
  'X cannot tell from which kind of device the link was shared, and by whom. Its own redirections need them; there they are kept.':
    'X は、どの種類の機器から、誰がリンクを共有したのかを知ることができません。X 自身のリダイレクトには必要なため、そこでは除去しません。',
  'Facebook cannot tell from where on its site the visitor came. Its buttons on other sites send them back; there they are kept.':
    'Facebook は、訪問者がサイト内のどこから来たのかを知ることができません。ほかのサイトに置かれた Facebook のボタンには必要なため、そこでは除去しません。',
  'A page to unsubscribe does not know the recipient.':
    '配信停止のページが受信者を判別できません。',
  'A page to unsubscribe can need the address.':
    '配信停止のページにはアドレスが必要なことがあるためです。',
  'Another page may be shown.': '別のページが表示されることがあります。',
  'Elsewhere, the name means something else.':
    'ほかのサイトでは、この名前が別の意味を持つためです。',
  'On other sites the number of a company, which selects the page.':
    'ほかのサイトでは会社の番号であり、それでページが決まるためです。',
  'A redirection may not find its target.': 'リダイレクトが行き先を見つけられないことがあります。',
  'Services that redirect, or show a mail as a page, find the target by it.':
    'リダイレクトやメールのページ表示を行うサービスが、これで行き先を見つけるためです。',
  'Only the shops of Alibaba use it so, and there it is removed.':
    'この意味で使うのは Alibaba のショップだけであり、そこでは除去するためです。',
  'Programs use the name for a branch, a place in a text, or the page to return to.':
    'プログラムが、この名前を、ブランチ、文章中の位置、戻り先のページに使うためです。',
}
