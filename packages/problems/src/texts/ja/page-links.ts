import type { CatalogueText } from '../problem-texts.ts'
import { FILES as given } from './page-examples.ts'

const MISSING = 'そこには、ファイルも、リダイレクトも、リライトもありません。'
const USE_TARGET = 'リダイレクト先の URL を書いてください。'

/** What is said of alternates, sitemaps and links between pages, and of redirects. */
export const pageLinks: Required<Pick<CatalogueText, 'entries'>> = {
  entries: {
    'alternate-to-missing': {
      summary: 'ページの挙げる代替ページが存在しません。',
      explanation: `${MISSING}リンクをたどったユーザーにはエラーが表示され、検索エンジンは、リターンリンクがないためリンクを無視します。まだ翻訳されていないページであることがよくあります。`,
      remedy: 'リンクを削除するか、ページを公開してください。',
      given,
    },
    'alternate-to-noindex': {
      summary: 'ページの挙げる代替ページが `noindex` です。',
      explanation:
        '検索エンジンはそのページを表示しないので、その言語のユーザーにも表示できません。',
      remedy: '`noindex` か、ページへのリンクを削除してください。',
      given,
    },
    'alternate-to-redirect': {
      summary: 'ページの挙げる代替ページがリダイレクトします。',
      explanation:
        '検索エンジンはリダイレクト先のページを表示し、そのページの代替ページもリダイレクト先を示しています。違いは、末尾スラッシュや `.html` であることがよくあります。ほかの検査では、リダイレクト先へのリンクとみなします。',
      remedy: USE_TARGET,
      given,
    },
    'alternate-to-disallowed': {
      summary: 'ページの挙げる代替ページを、robots.txt が禁止しています。',
      explanation:
        'クローラーはそのページを読めないので、リターンリンクが見つからず、そのページへのリンクを無視します。',
      remedy: 'ページを許可するか、ページへのリンクを削除してください。',
      given,
    },
    'alternate-to-not-canonical': {
      summary: 'ページの挙げる代替ページが、別のページを正規ページとして示しています。',
      explanation:
        '検索エンジンは正規ページを表示するので、代替ページには正規ページを挙げるべきです。ほかの検査では、正規ページへのリンクとみなします。',
      remedy: '正規ページの URL を書いてください。',
      given,
    },
    'alternate-on-other-host': {
      summary: 'ページの挙げる代替ページが別のホストにあるため、検査していません。',
      explanation:
        '代替ページは、別のホストにあってもかまいません。ただし、サイトのファイルの中にないので、ページが存在し、リターンリンクがあるかどうかは分かりません。',
      remedy: '別のホストのページも、すべての版を挙げていることを確かめてください。',
      given,
    },
    'alternates-ignored': {
      summary: '検索エンジンに表示されないはずのページが、代替ページを挙げています。',
      explanation:
        'ページが `noindex` であるか、禁止されているか、リダイレクトするか、別の正規ページを示しています。代替ページは、検索エンジンが、表示するページの中から選ぶためのものなので、効果がありません。',
      remedy: '代替ページのリンクを削除するか、ページが表示されない原因をなくしてください。',
      given,
    },
    'alternates-disagree': {
      summary: 'ページの代替ページが、head、HTTP ヘッダー、サイトマップの間で異なります。',
      explanation:
        'Google にとって3つの方法は同等なので、どれが正しいかがはっきりしません。たいていは、別々のプログラムがそれぞれを書き、その1つがすべての言語を知りません。',
      remedy: '代替ページを1か所だけに書くか、どこにも同じものを書いてください。',
      given,
    },
    'alternates-in-two-places': {
      summary: 'ページの同じ代替ページが、head とサイトマップなどの2か所にあります。',
      explanation:
        'Google によれば利点はなく、2か所よりも1か所の方が、正しく保ちやすくなります。Yandex は、サイトマップの代替ページをもう読みません。',
      remedy: '代替ページを1か所だけに書いてください。',
      given,
    },
    'alternates-missing': {
      summary: 'ほかのページが代替ページとして挙げるページに、代替ページがありません。',
      explanation:
        '検索エンジンは、リターンリンクのないリンクを無視します。ほかのページごとにリターンリンクがないことを報告する代わりに、このページについて1回だけ報告します。',
      remedy: 'グループのすべての代替ページを、ページに追加してください。',
      given,
    },
    'listed-page-missing': {
      summary: 'サイトマップに載っているページが存在しません。',
      explanation: `${MISSING}ページが削除されたか名前が変わり、サイトマップがページより古いことがよくあります。`,
      remedy: 'サイトマップから URL を外すか、ページを公開してください。',
      given,
    },
    'listed-page-noindex': {
      summary: 'サイトマップに載っているページが `noindex` です。',
      explanation:
        'サイトマップは検索エンジンにページを表示するように求め、ページは表示しないように求めています。検索エンジンは表示しません。',
      remedy: 'サイトマップからページを外すか、`noindex` を削除してください。',
      given,
    },
    'listed-page-not-canonical': {
      summary: 'サイトマップに載っているページが、別のページを正規ページとして示しています。',
      explanation:
        'Google は、サイトマップの各 URL を正規 URL の候補とみなすので、サイトマップとページが矛盾しています。',
      remedy: 'このページの代わりに、正規ページを載せてください。',
      given,
    },
    'listed-page-redirects': {
      summary: 'サイトマップに載っている URL がリダイレクトします。',
      explanation:
        'サイトマップには検索エンジンが表示する URL を載せるべきで、表示されるのはリダイレクト先の URL です。違いは、末尾スラッシュや `.html` であることがよくあります。',
      remedy: USE_TARGET,
      given,
    },
    'page-not-listed': {
      summary: '検索エンジンが表示してよいページが、どのサイトマップにもありません。',
      explanation:
        '検索エンジンはリンクからしか見つけられず、いつ変わったかも分かりません。サイトマップを書くプログラムがすべてのページを知らないか、サイトマップがインデックスにないことがよくあります。',
      remedy: 'ページを載せてください。表示すべきでないページは `noindex` にしてください。',
      given,
    },
    'listed-on-other-host': {
      summary: 'サイトマップのページが、サイトのホストではなく、別のホストにあります。',
      explanation:
        'サイトマップには、そのホストの URL だけを載せられます。たいていは、サイトをテスト用のサーバーの URL でビルドしたため、検索エンジンがそこに案内されます。',
      remedy: '公開するサイトの URL で、サイトマップを作成してください。',
      given,
    },
    'page-orphaned': {
      summary: 'サイトのほかのページから、ページへのリンクがありません。',
      explanation:
        '読者は、ほかの場所からしか見つけられません。Google は、重要なページにはサイトの別のページからのリンクを置くように求めています。スクリプトの作るリンクは分かりません。',
      remedy: 'ページへのリンクを置くか、ページを削除してください。',
      given,
    },
    'link-to-missing': {
      summary: 'ページのリンクの向くサイトの URL が存在しません。',
      explanation: `${MISSING}読者にもクローラーにもエラーが返ります。サーバーのプログラムの応答は分かりません。`,
      remedy: 'リンクを修正するか、ページを公開してください。',
      given,
    },
    'link-to-redirect': {
      summary: 'ページのリンクの向くサイトの URL がリダイレクトします。',
      explanation:
        '読者にもクローラーにも、2回目のリクエストが必要です。正規 URL へのリンクは、どの URL を意図しているかを示すので、Google が推奨しています。',
      remedy: USE_TARGET,
      given,
    },
    'pages-twice': {
      summary: '1つのページが、似た2つの URL で公開されています。',
      explanation:
        '異なるのは、末尾スラッシュ、`.html`、`www`、大文字と小文字だけです。どちらも応答し、それぞれが自身を正規ページとして示しています。検索エンジンはどちらを表示するか分からず、リンクは2つに分かれます。',
      remedy:
        '一方の URL からもう一方にリダイレクトするか、両方のページに同じ正規 URL を示してください。',
      given,
    },
    'redirect-chained': {
      summary: 'リダイレクト先の URL が、さらにリダイレクトします。',
      explanation:
        'リダイレクトのたびに、読者はリクエストを1回余分に待ちます。Google のクローラーは、リダイレクトを最大10回までたどります。',
      remedy: '最後の URL に直接リダイレクトしてください。',
      given,
    },
    'redirect-loop': {
      summary: 'リダイレクトが元の URL に戻ります。',
      explanation:
        'ブラウザはエラーを表示し、クローラーは読むのをやめます。循環しているどのページにもたどり着けません。',
      remedy: 'リダイレクトの1つを削除してください。',
      given,
    },
    'redirect-to-missing': {
      summary: 'リダイレクト先のサイトの URL が存在しません。',
      explanation: `${MISSING}古いリンクをたどった人には、移動したページの代わりにエラーが表示されます。`,
      remedy: '存在するページの URL を書くか、リダイレクトを削除してください。',
      given,
    },
    'hosting-rule-invalid': {
      summary: 'リダイレクトやヘッダーの規則が、ホスティングサービスにとって有効ではありません。',
      explanation:
        'サービスはこの規則を無視するか、ファイル全体を拒否します。ほかの検査では、この規則を使っていません。',
      remedy: 'メッセージに従って規則を修正してください。',
      given,
    },
    'hosting-rule-uncertain': {
      summary: 'リダイレクトやヘッダーの規則の効果が確実ではないため、使っていません。',
      explanation:
        '規則が、訪問者の国や Cookie など、パス以外のものにもよるか、規則のパターンを解釈できません。その URL は、規則がないものとして検査しました。',
      remedy: '規則の対象の URL は、サーバーで直接確かめてください。',
      given,
    },
    'file-left-out': {
      summary:
        'ファイルやフォルダーを読んでいません。リンクかデバイスであるか、名前を URL に使えません。',
      explanation:
        'シンボリックリンクはフォルダーの外に出ることがあり、デバイスには終わりがないため、どちらも開きません。Unicode ではない名前には URL がありません。',
      remedy: 'ファイルそのものをフォルダーに置くか、別の名前にしてください。',
      given: { 'described in words': '文章で説明したもの' },
    },
  },
}
