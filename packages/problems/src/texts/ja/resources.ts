import type { CatalogueText } from '../problem-texts.ts'

const PATH = { 'linted as a path': 'パスとして検査' }
const QUERY = { 'linted as a query': 'クエリとして検査' }
const FRAGMENT = { 'linted as a fragment': 'フラグメントとして検査' }
const TEMPLATE = { 'linted as a template': 'テンプレートとして検査' }
const HTTPS = { 'resource.https({ host: … })': 'resource.https({ host: … })' }
const SECTION = {
  "resource.file({ path: ['a'], fragment: { form: 'section', name: … } })":
    "resource.file({ path: ['a'], fragment: { form: 'section', name: … } })",
}

const HYPHENS = '単語をハイフンで区切ってください。'
const ONE_PAGING = 'ページネーションの方法を1つにしてください。'
const OTHER_NAMES = 'ほかの名前の規約に合わせてください。'
const ONE_NAME = 'プロジェクト全体で1つの名前を使ってください。'

/** What is said of the URIs of resources, and of lists and API descriptions that have them. */
export const resources: CatalogueText = {
  title: 'リソース URI',
  entries: {
    'scheme-missing': {
      summary: 'URI にスキームがありません。',
      explanation:
        'リソースの名前は絶対 URI です。パスだけでは誰のものか分からず、プログラムはそれぞれの基本 URI で解決してしまいます。',
      remedy: 'URI を `https:` などのスキームで始めてください。',
    },
    'scheme-invalid': {
      summary: 'スキームが有効ではありません。',
      explanation:
        'スキームは英字で始まり、英数字、`+`、`-`、`.` が続きます。パーサーはほかのものを相対パスとみなし、基本 URI で解決します。',
      remedy: '英数字、`+`、`-`、`.` だけを使ってください。',
    },
    'scheme-not-lowercase': {
      summary: 'スキームに大文字があります。',
      explanation:
        'スキームは大文字と小文字を区別せずに比較されますが、文字列を比較するプログラムはそのことを知りません。正規形は小文字です。',
      remedy: 'スキームを小文字で書いてください。',
    },
    'scheme-unknown': {
      summary: 'スキームが宣言されていません。',
      explanation:
        'サーバーは独自のスキームを持つことができます。プロジェクトがそれを宣言すると、リンターはつづりの誤ったスキームを見つけ、形式の指定があれば形式も検査します。URI の集合では、そのスキームを持つ最初の URI を報告します。',
      remedy:
        'スキームを {schemes:option} に追加してください。名前か、`wiki://space/page` のような形式を書きます。',
      given: {
        'linted as a template, in a set with wiki://{space}/home':
          'テンプレートとして、wiki://{space}/home と同じ集合で検査',
      },
    },
    'scheme-not-allowed': {
      summary: '許可されたスキームではありません。',
      explanation:
        '`allowedSchemes` にスキームを列挙するプロジェクトは、ほかのスキームを認めません。ほかのスキームに出会ったクライアントは、リソースを読めません。このリストがなければ、すべてのスキームが許可されます。',
      remedy:
        '許可されたスキームを使うか、このスキームを {allowedSchemes:option} に追加してください。',
      given: {
        'with the options {"allowedSchemes":["file","db","memory","git"]}':
          'オプション {"allowedSchemes":["file","db","memory","git"]}',
      },
    },
    'scheme-format': {
      summary: 'URI が、スキームの形式に合いません。',
      explanation:
        'スキームは URI の各部分の意味を定めており、URI を解析するクライアントはそれを前提とします。どの部分が足りないか、余分か、有効でないかは、原因に示されています。',
      remedy: 'スキームの形式で URI を書いてください。',
      given: TEMPLATE,
    },
    'host-not-lowercase': {
      summary: 'ホストに大文字があります。',
      explanation:
        'ホストは大文字と小文字を区別せずに比較されますが、URI を文字列として比較するプログラムは、2つの書き方を2つのリソースとみなします。正規形は小文字です。',
      remedy: 'ホストを小文字で書いてください。',
    },
    'default-port': {
      summary: 'ポートが、スキームのデフォルトポートか、空です。',
      explanation:
        'http の `:80` や https の `:443` は、意味を加えることなく、1つの URI に2つ目の書き方を作ります。',
      remedy: 'ポートを削除してください。',
    },
    'credentials-in-uri': {
      summary: 'URI に認証情報（ユーザー名またはパスワード）があります。',
      explanation:
        'URI はログに残り、一覧に載り、人から人へ渡るため、その中のパスワードはすぐに多くの人に知られます。サーバーは認証情報を設定から読み、クライアントはヘッダーで送るものです。',
      remedy: '認証情報を削除し、ヘッダーで送ってください。',
    },
    'path-camel-case': {
      summary: 'パスの単語が、大文字で区切られています。',
      explanation:
        'パスでは大文字と小文字が区別されますが、人はあまり区別しません。ケバブケースなら、口頭でも、ログでも、どのファイルシステムでも同じです。キャメルケースの長いセグメントには、階層が隠れていることがよくあります。',
      remedy: '単語をハイフンで区切るか、別々のセグメントにしてください。',
      given: PATH,
    },
    'path-underscore': {
      summary: 'パスの単語が、アンダースコアで区切られています。',
      explanation:
        'パスの規約はケバブケースです。アンダースコアはリンクの下線に隠れて見えなくなり、クエリパラメータの規約でもあります。',
      remedy: HYPHENS,
      given: PATH,
    },
    'path-uppercase': {
      summary: 'パスに大文字があります。',
      explanation:
        'パスでは大文字と小文字が区別されます。`/Users` と `/users` は2つのリソースで、誤った方を入力した人には何も返りません。',
      remedy: 'パスを小文字で書いてください。',
      given: PATH,
    },
    'path-repeated-hyphen': {
      summary: '名前の中でハイフンが2つ続いています。',
      explanation:
        '読む人は `my--resource` を `my-resource` と取り違え、存在しないリソースを求めます。2つのハイフンは、たいていは空の単語が残したものです。',
      remedy: '2つの単語の間のハイフンを1つにしてください。',
      given: PATH,
    },
    'path-verb': {
      summary: 'パスが、リソースが何であるかではなく、何をするかを表しています。',
      explanation:
        'リソースは物であり、それをどうするかは HTTP メソッドが決めます。同じ `/users/123` を読み取り、変更し、削除します。',
      remedy: 'リソースの名前を書き、何をするかはメソッドで表してください。',
      given: {
        ...PATH,
        'linted as a path, with the options {"verbs":["start"]}':
          'パスとして検査、オプション {"verbs":["start"]}',
      },
    },
    'path-query-identifiers': {
      summary: 'クエリで、どのリソースかを指定しています。',
      explanation:
        '階層は `/users/123/posts/456` のようにパスで表します。クエリは、パスの指すものを絞り込み、並べ替えるためのものです。キャッシュやアクセス制御の規則は、パスしか調べないことがよくあります。',
      remedy: '識別子をパスに移してください。',
      given: PATH,
    },
    'collection-singular': {
      summary: 'コレクションの名前が単数形です。',
      explanation:
        '識別子の前のセグメントは、`/users/123` のように、コレクション全体の名前です。すべてのコレクションが複数形なら、URI を推測できます。',
      remedy: 'コレクションの名前を複数形にしてください。',
      given: { ...PATH, ...TEMPLATE },
    },
    'path-too-deep': {
      summary: 'パスの階層が深すぎます。',
      explanation:
        '4階層あれば、コレクション、その1件、その下のコレクション、その1件を表せます。それより深いパスでは、いずれ変わる組織の構造に名前が縛られます。設計ガイド自身は、5階層のパスも良い例に挙げています。そのようなパスを使う場合は、`maxDepth` を引き上げます。',
      remedy: 'パスを短くするか、{maxDepth:option} を引き上げてください。',
      given: PATH,
    },
    'path-empty-segment': {
      summary: 'パスに空のセグメントがあります。',
      explanation:
        'スラッシュが2つ続くパスは、1つだけのパスとは別のパスですが、見分けにくく、多くのサーバーは同じものとして扱います。',
      remedy: 'スラッシュの一方を削除してください。',
      given: PATH,
    },
    'path-dot-segment': {
      summary: 'パスにドットセグメントがあります。',
      explanation:
        'URL パーサーは `.` と `..` を、`%2e` と書かれていても除去し、ファイルシステムはそれをたどります。どのリソースを指すかは、読む側によって変わります。',
      remedy: '`.` と `..` を使わずにパスを書いてください。',
      given: PATH,
    },
    'path-encoded-separator': {
      summary: 'パスに、パーセントエンコードされたスラッシュかバックスラッシュがあります。',
      explanation:
        '`%2F` と `%5C` は、デコードした後でパスを分割するどのプログラムでも区切り文字になります。フォルダーの外へ出る典型的な手口です。',
      remedy: '区切り文字のない名前を使ってください。',
      given: PATH,
    },
    'path-trailing-slash': {
      summary: 'パスがスラッシュで終わっています。',
      explanation:
        '末尾にスラッシュのあるパスとないパスは、別のパスです。設計ガイドは、スラッシュのない方を勧めています。ルートのスラッシュはそのままです。',
      remedy: '末尾スラッシュを削除してください。',
      given: PATH,
    },
    'date-invalid': {
      summary: '存在しない日付です。',
      explanation:
        '日付の形のセグメントや値が、2月30日のような、暦にない日を表しています。サーバーは拒否するか、別の日とみなします。',
      remedy: '存在する日付を、年、月、日の順に書いてください。',
      given: { ...PATH, ...QUERY },
    },
    'query-not-snake-case': {
      summary: 'クエリパラメータの名前が、スネークケースではありません。',
      explanation:
        'すべてのパラメータの規約が1つなら、クライアントは `per_page` や `created_at` という名前を推測できます。つづりの誤ったパラメータは、たいてい何の通知もなく無視されます。',
      remedy: '名前を小文字で書き、単語をアンダースコアで区切ってください。',
      given: { ...QUERY, ...TEMPLATE },
    },
    'query-abbreviation': {
      summary: 'クエリパラメータの名前が略されています。',
      explanation:
        '`lmt` は、読む人は推測するしかなく、書く人は調べるしかありません。推測が外れても、たいてい何の通知もなく無視されます。',
      remedy: '単語を略さずに書いてください。',
      given: QUERY,
    },
    'query-order-value': {
      summary: '並べ替えの順序が、`asc` でも `desc` でもありません。',
      explanation:
        '設計ガイドでは、`sort=created_at&order=desc` と書くか、フィールドの前にマイナス記号を付けて並べ替えます。ほかの語は、サーバーによって無視されたり拒否されたりします。',
      remedy: '`asc` または `desc` と書いてください。',
      given: QUERY,
    },
    'query-sort-twice': {
      summary: '並べ替えの順序が2回指定されています。',
      explanation:
        '`sort=-name` は、すでに降順を意味します。2つ目のパラメータは重複か矛盾にしかならず、どちらに従うかはサーバーによって異なります。',
      remedy: 'パラメータかマイナス記号を削除してください。',
      given: QUERY,
    },
    'query-pagination-mixed': {
      summary: 'クエリに、2つのページネーションの方法が混在しています。',
      explanation:
        'ページ、オフセット、カーソルは、どれもどこから始めるかを表します。クエリに2つあると、サーバーがどちらかを選ぶことになります。',
      remedy: ONE_PAGING,
      given: QUERY,
    },
    'query-pagination-value': {
      summary: 'ページ、オフセット、件数のいずれかが整数ではありません。',
      explanation:
        'クライアントはこれらの値で計算をします。1以上（オフセットでは0以上）の整数でなければ、エラーになるか、誤ったページが返ります。',
      remedy: '整数を書いてください。',
      given: QUERY,
    },
    'query-list-item-empty': {
      summary: 'フィールドのリストに空の項目があります。',
      explanation:
        '`fields=id,,name` は書き誤りで、項目が抜けているか、コンマが1つ余分です。サーバーは空の名前と読むか、失敗します。',
      remedy: 'コンマを削除するか、項目を追加してください。',
      given: QUERY,
    },
    'query-search-twice': {
      summary: '検索する語が、2つのパラメータで指定されています。',
      explanation:
        '`q` と `search` は、1つのものの2つの名前です。サーバーが従えるのは一方だけで、どちらに従うのかを URI から知ることはできません。',
      remedy: ONE_NAME,
      given: QUERY,
    },
    'query-repeated': {
      summary: 'パラメータが2回指定されています。',
      explanation:
        '最初の値を使うサーバー、最後の値を使うサーバー、両方をリストにするサーバーがあります。検査する側と処理する側が別の値を使うと、求められているものが食い違います。名前が `[]` で終わるものはリストです。',
      remedy: 'どのパラメータも1回だけ書き、リストは `?tags=a,b` のように1つの値で書いてください。',
      given: QUERY,
    },
    'query-empty-value': {
      summary: 'クエリパラメータの値が空です。',
      explanation:
        '設計ガイドは、URI を正規化するときに空のパラメータを除去するため、空のパラメータに意味を持たせることはできません。それを読むサーバーは、正規化の後では別の応答を返します。',
      remedy: 'パラメータを削除するか、値を書いてください。',
      given: QUERY,
    },
    'query-secret': {
      summary: 'クエリに機密情報があります。',
      explanation:
        '途中のサーバーやプロキシはどれもクエリをログに残し、ブラウザは履歴に残すため、クエリのトークンはすぐに多くの人に知られます。',
      remedy: '機密情報はヘッダーで送ってください。',
      given: QUERY,
    },
    'fragment-empty': {
      summary: 'フラグメントが空です。',
      explanation:
        '後に何も続かない `#` は、リソースのどの部分も指さないのに、それのない URI とは等しくなくなります。',
      remedy: '`#` を削除してください。',
      given: FRAGMENT,
    },
    'fragment-line-zero': {
      summary: 'フラグメントが0行目を指しています。',
      explanation:
        '行は1から数えるため、`#L0` という行はありません。変換を忘れたオフセットであることがよくあり、その場合はどの行も1行ずつずれています。',
      remedy: '行を1から数えてください。',
      given: FRAGMENT,
    },
    'fragment-unencoded': {
      summary: 'フラグメントに、パーセントエンコードが必要な文字があります。',
      explanation:
        '空白は `%20` と書きます。フラグメントに書けない文字は URL パーサーがパーセントエンコードするため、URI は元のものと等しくなくなります。',
      remedy: 'その文字をパーセントエンコードしてください。',
      given: FRAGMENT,
    },
    'fragment-range-reversed': {
      summary: '行の範囲の終わりが、始まりより前にあります。',
      explanation:
        '`#L10-L20` は最初の行と最後の行を表します。逆の範囲を読んだクライアントは、何も表示しないか、失敗します。',
      remedy: '2つの行を入れ替えてください。',
      given: FRAGMENT,
    },
    'fragment-pointer-invalid': {
      summary: 'フラグメントの JSON Pointer が有効ではありません。',
      explanation:
        'JSON Pointer では、`~` は `~0`、名前の中の `/` は `~1` と書きます。`~` の後にほかのものは書けないため、どのメンバーを指すのか分かりません。',
      remedy: '`~` を `~0` と書いてください。',
      given: FRAGMENT,
    },
    'unencoded-space': {
      summary: '空白がパーセントエンコードされていません。',
      explanation:
        'パーセントエンコードするパーサーもあれば、そこで URI を終わらせ、残りを失うパーサーもあります。HTTP とリストでは、空白で URI が終わります。',
      remedy: '`%20` と書いてください。',
    },
    'stray-percent': {
      summary: 'パーセント記号に2桁の16進数字が続いていません。',
      explanation:
        '扱いはデコーダーによって異なり、残すもの、除去するもの、失敗するものがあります。その結果、2つのプログラムが別々のリソースと読みます。',
      remedy: 'データとしてのパーセント記号は `%25` と書いてください。',
    },
    'unencoded-non-ascii': {
      summary: 'ASCII 以外の文字がパーセントエンコードされていません。',
      explanation:
        'URI は ASCII で書きます。ほかの文字は、UTF-8 のバイトをパーセントエンコードして書きます。そのまま送るプログラムのエンコーディングは、まちまちです。',
      remedy: 'その文字をパーセントエンコードしてください。',
    },
    'unencoded-delimiter': {
      summary: 'URI に、パーセントエンコードが必要な文字があります。',
      explanation:
        '制御文字、引用符、山括弧、波括弧、バックスラッシュ、キャレット、バッククォート、縦棒は、書き直すパーサーと拒否するパーサーがあります。ブラウザは、クエリより前のバックスラッシュをスラッシュと読み、タブと改行を除去するため、何を意図していたのかは作成者にしか分かりません。',
      remedy: 'その文字をパーセントエンコードしてください。',
    },
    'needless-percent-encoding': {
      summary: 'パーセントエンコードの必要がない文字が、パーセントエンコードされています。',
      explanation:
        '英数字、`-`、`.`、`_`、`~` の意味は、パーセントエンコードしてもしなくても同じですが、URI は等しくなくなります。',
      remedy: '文字そのものを書いてください。',
    },
    'lowercase-percent-encoding': {
      summary: 'パーセントエンコードされたバイトの16進数字が小文字です。',
      explanation:
        '`%2f` と `%2F` の意味は同じですが、URI を文字列として比較するプログラムは2つのリソースとみなします。正規形は大文字です。',
      remedy: '16進数字を大文字で書いてください。',
    },
    'percent-encoding-not-utf8': {
      summary: 'パーセントエンコードされたバイト列が UTF-8 ではありません。',
      explanation:
        'パーセントエンコードされたバイト列は、UTF-8 としてデコードされます。ほかのバイト列は、置換文字になるか、本来ならその文字列を拒否するはずのフィルターを通ってしまいます。',
      remedy: '文字を UTF-8 でエンコードしてから、バイトをパーセントエンコードしてください。',
      given: FRAGMENT,
    },
    'identifier-invalid': {
      summary: '識別子に、構造と読まれるおそれのある文字があります。',
      explanation:
        '設計ガイドが認めるのは、英数字、`_`、`-` です。URI の全体を検査するときは、`db:` と `custom:` の最後の部分を調べます。そこでは、パーセントエンコードされたバイト、ドット、コロンも使えます。',
      remedy: '英数字、`_`、`-` だけを使ってください。',
      given: { 'linted as an identifier': '識別子として検査' },
    },
    'template-invalid': {
      summary: '文字列が URI テンプレートではありません。',
      explanation:
        '波括弧は変数を囲みます。名前は、英数字、`_`、パーセントエンコードされたバイトからなり、その間にドットを1つずつ置けます。式にデフォルト値は書けません。テンプレートを読むクライアントは、拒否するか、波括弧をそのまま使って存在しないリソースを求めます。どこが誤っているかは、原因に示されています。`{user-id}` は名前にハイフンがあり、`{user_id}` が正しい書き方です。',
      remedy: 'テンプレートを修正してください。',
      given: TEMPLATE,
    },
    'template-not-reversible': {
      summary: 'URI をテンプレートと照合しても、元の値を確実には取り出せません。',
      explanation:
        '2通りに読める URI があるため、照合するサーバーはどの部分がどの変数に当たるのかを推測することになるか、テンプレートのドットセグメントがサーバーに届きません。どちらであるかは、原因に示されています。',
      remedy: '変数の間に、どの変数の値にも現れない文字を置いてください。',
      given: TEMPLATE,
    },
    'template-reserved-expansion': {
      summary: '変数の値にスラッシュが入りえます。',
      explanation:
        '`{+path}` は区切り文字やドットをそのままコピーするため、その値は名前ではなくパスです。値の中の `../` は、サーバーが対策していなければ、フォルダーの外を指します。',
      remedy: '`{name}` を使うか、値を `@waymark/path-guard` の `resolvePath` で検査してください。',
      given: TEMPLATE,
    },
    'template-variable-in-authority': {
      summary: 'ホストを書く場所に変数があります。',
      explanation:
        '`//` の後はオーソリティです。.NET などのライブラリはこれを小文字で書くため、`notes://{name}` では `README` が `readme` になります。また、アンダースコア、空白、パーセントエンコードされたバイトを拒否するものもあります。パスの中なら、値は変わりません。',
      remedy:
        '`notes://all/{name}` のような固定の語か、`notes:///{name}` のような空のオーソリティで始めてください。',
      given: TEMPLATE,
    },
    'set-duplicate': {
      summary: '集合に同じ URI が2つあります。',
      explanation:
        '1つのリソースに2つのエントリーがあると、いずれ食い違い、クライアントはそのリソースを2回表示します。',
      remedy: '一方を削除してください。',
      given: {
        'in a set with db://postgres/mydb/users': 'db://postgres/mydb/users と同じ集合で検査',
      },
    },
    'set-equivalent': {
      summary: '集合の2つのテンプレートの違いが、変数の名前だけです。',
      explanation:
        '`/users/{id}` と `/users/{name}` は同じ URI に一致するため、サーバーは一方に到達しないか、誤った方に問い合わせます。',
      remedy:
        'どちらか一方を残すか、`/users/by-name/{name}` のように、一方の変数の前に語を置いてください。',
      given: {
        'linted as a template, in a set with /users/{name}':
          'テンプレートとして、/users/{name} と同じ集合で検査',
      },
    },
    'set-shadowed': {
      summary:
        '集合の中でより前にあるテンプレートが、このテンプレートの一致するものすべてに一致します。',
      explanation:
        'テンプレートを順に試すサーバーは、このテンプレートに到達しません。`/{kind}/{id}` の後の `/users/{id}` は隠れます。`/users/me` のような固定の URI がテンプレートと並ぶのは、サーバーが固定の URI を先に探すため、問題ありません。',
      remedy: 'より範囲の狭いテンプレートを先に書いてください。',
      given: {
        'linted as a template, in a set with /users/{id}':
          'テンプレートとして、/users/{id} と同じ集合で検査',
      },
    },
    'set-mixed-path-case': {
      summary: '集合に、パスの名前の規約が混在しています。',
      explanation:
        'プロジェクトの規約が1つでなければ、名前を1つずつ調べることになります。最も多くの名前が従うものを規約とみなします。',
      remedy: OTHER_NAMES,
      given: {
        'in a set with https://a.example/web-apps and https://a.example/data-sets':
          'https://a.example/web-apps、https://a.example/data-sets と同じ集合で検査',
      },
    },
    'set-mixed-query-case': {
      summary: '集合に、クエリパラメータの名前の規約が混在しています。',
      explanation:
        'プロジェクトの規約が1つでなければ、つづりの誤ったパラメータが何の通知もなく無視されます。最も多くの名前が従うものを規約とみなします。',
      remedy: OTHER_NAMES,
      given: {
        'linted as a query, in a set with ?per_page=1&sort_by=a':
          'クエリとして、?per_page=1&sort_by=a と同じ集合で検査',
      },
    },
    'set-mixed-pagination': {
      summary: '集合に、ページネーションの方法が混在しています。',
      explanation:
        'プロジェクト全体のページネーションの方法は、ページ、オフセット、カーソルのどれか1つにするべきです。そうでなければ、一覧ごとに別のコードが必要になります。',
      remedy: 'プロジェクト全体で、ページネーションの方法を1つにしてください。',
      given: {
        'linted as a query, in a set with ?page=1&per_page=20':
          'クエリとして、?page=1&per_page=20 と同じ集合で検査',
      },
    },
    'set-mixed-search': {
      summary: '集合に、検索パラメータの名前が混在しています。',
      explanation:
        'プロジェクト全体の名前は、`q` と `search` のどちらか1つにするべきです。もう一方は、何の通知もなく無視されます。',
      remedy: ONE_NAME,
      given: {
        'linted as a query, in a set with ?search=2': 'クエリとして、?search=2 と同じ集合で検査',
      },
    },
    'set-mixed-number': {
      summary: '集合に、同じ名前の単数形と複数形があります。',
      explanation:
        '`/user` と `/users` は2つのものに見え、誤った方を求める人が出ます。コレクションは複数形です。',
      remedy: 'すべて複数形にしてください。',
      given: {
        'in a set with https://a.example/users/1': 'https://a.example/users/1 と同じ集合で検査',
      },
    },
    'set-mixed-trailing-slash': {
      summary: '集合に、末尾にスラッシュのあるパスとないパスが混在しています。',
      explanation:
        'スラッシュのあるパスとないパスは別のパスであるため、どれがどちらなのかを覚えておくことになります。',
      remedy: 'プロジェクト全体で1つの規約を使ってください。',
      given: {
        'in a set with https://a.example/users and https://a.example/posts':
          'https://a.example/users、https://a.example/posts と同じ集合で検査',
      },
    },
    'resource-uri-missing': {
      summary: 'リソースのリストのエントリーに URI がありません。',
      explanation:
        '`resources` のエントリーにはメンバー `uri` が、`resourceTemplates` のエントリーにはメンバー `uriTemplate` があります。単純なリストでは、各要素が文字列か、そのようなオブジェクトです。URI がなければ、クライアントはリソースを読めず、リンターには検査するものがありません。たいていは、`url` のようにメンバーの名前が誤っています。',
      remedy: 'リソースには `uri` を、テンプレートには `uriTemplate` を書いてください。',
    },
    'resource-uri-not-string': {
      summary: 'エントリーの URI が文字列ではありません。',
      explanation:
        'URI のまだないリソースに `null` と書くなど、文字列以外のものが書かれています。クライアントはリストの全体を拒否するか、リソースを読むときに失敗します。',
      remedy: 'URI を引用符で囲み、JSON の文字列として書いてください。',
    },
    'resource-list-not-array': {
      summary: 'リソースのリストが JSON の配列ではありません。',
      explanation:
        '応答のメンバー `resources` と `resourceTemplates` は、エントリーが1つでも、1つもなくても配列です。ほかのものを読んだクライアントは、リソースを見つけられないか、失敗します。',
      remedy: 'エントリーが1つでも、リストを角括弧で囲んでください。',
    },
    'resource-member-repeated': {
      summary: 'オブジェクトに同じ名前のメンバーが2つあります。',
      explanation:
        '同じ名前の2つのメンバーのどちらが有効かを、JSON は定めていません。最初のものを使うプログラムもあれば、多くは最後のものを使い、文書を拒否するものもあります。エントリーをコピーして、一部を書き換え忘れていることがよくあります。リンターは両方の URI を検査します。',
      remedy: 'メンバーの一方を残してください。',
    },
    'ignore-not-understood': {
      summary: '抑制コメントに規則の名前がないか、つづりの誤りがあり、効果がありません。',
      explanation:
        '抑制コメントには、規則、規則のグループ、原因のコードのいずれかを書きます。つづりの誤った名前は何も抑制しないため、対象の問題が報告され続けるか、規則がなくなった後もコメントが残ります。コメントだけの行では `# waymark-ignore-next-line` または `# waymark-ignore-file`、URI の後では `# waymark-ignore` と書きます。',
      remedy: '規則、グループ、原因の名前を書き、理由は `--` の後に書いてください。',
    },
    'ignore-unused': {
      summary: '抑制コメントが何も抑制していません。',
      explanation:
        'コメントの対象だった問題がなくなったか、書かれた規則ではその問題が見つからないか、コメントの行が誤っています。残しておくと、次に起きた同じ種類の問題が隠れます。規則が無効になっている名前は報告しません。',
      remedy: 'その名前か、コメントの全体を削除してください。',
    },
    'api-path-invalid': {
      summary: 'API 記述のパスが、パスではありません。',
      explanation:
        '`paths` のメンバーの名前はスラッシュで始まり、サーバーの URL の後に付け加えられます。波括弧は変数の名前を囲みます。クエリはパスの一部ではありません。ツールはクエリのないパスを比較するため、その操作は見つかりません。',
      remedy: 'スラッシュで始め、波括弧をすべて閉じ、クエリはパラメータとして記述してください。',
    },
    'api-path-repeated': {
      summary: '2つのパスの違いが、変数の名前だけです。',
      explanation:
        '変数の名前は、パスがどの URL に一致するかに影響しません。そのため、語と変数の位置が同じ2つのパスは1つのパスです。仕様では禁止されており、どちらを使うかはツールによって異なります。',
      remedy: 'すべての操作を一方のパスに記述してください。',
    },
    'api-parameter-undeclared': {
      summary: 'パスの変数が、パラメータとして宣言されていません。',
      explanation:
        'パスの変数は、そのパスのすべての操作のパラメータで、操作またはパス全体で宣言します。宣言がないと、生成されたクライアントには変数の引数がなく、波括弧を含むパスにリクエストを送ります。',
      remedy: 'この名前のパラメータを、`in: path` と `required: true` を付けて宣言してください。',
    },
    'api-parameter-unused': {
      summary: 'パスのパラメータが、パスにありません。',
      explanation:
        '`in: path` のパラメータの値は、同じ名前の変数に入ります。そのような変数がないと、値はどこにも使われません。たいていは、どちらかの名前のつづりが誤っています。',
      remedy: 'パラメータを削除するか、名前を修正してください。',
    },
    'api-variable-mixed': {
      summary: '変数の名前の規約が混在しています。',
      explanation:
        '変数は、生成されたクライアントの引数の名前になり、ユーザーが文書で目にするものでもあります。文書の最も多くの名前が従う規約を正しいものとみなします。どの名前も、最初に現れた場所で一度だけ報告します。',
      remedy: OTHER_NAMES,
    },
    'api-reference-missing': {
      summary: '参照の指すものが文書にありません。',
      explanation:
        '`#` で始まる参照は、文書の別の部分を指す JSON Pointer で、`~1` はスラッシュを表します。そこに何もないと、ツールは記述の全体を拒否するか、パラメータを省きます。ほかのファイルへの参照はたどりません。',
      remedy: '参照を修正するか、参照の指すものを追加してください。',
    },
    'api-server-slash': {
      summary: 'サーバーの URL がスラッシュで終わり、どのパスもスラッシュで始まっています。',
      explanation:
        'パスは、相対参照として解決されずに、そのままサーバーの URL の後に付け加えられます。一方の末尾ともう一方の先頭にスラッシュがあると、URL のスラッシュが2つになり、多くのサーバーでは別のリソースになります。',
      remedy: '末尾スラッシュを削除してください。',
    },
    'api-server-variable': {
      summary: 'サーバーの URL の変数に定義がありません。',
      explanation:
        'サーバーの URL で波括弧に入れた名前には、`variables` にデフォルト値のある定義が必要です。定義がないと、クライアントは URL を作れません。',
      remedy: 'サーバーの `variables` に、`default` を付けて追加してください。',
    },
    'part-missing': {
      summary: 'スキームの形式で必須の部分がありません。',
      explanation:
        'スキームの形式は、URI にどの部分があるかを定めています。省略できるのは、角括弧の中の部分だけです。その部分がないと、どのリソースを指すのか分かりません。`db://postgres` が表すのはデータベースの種類で、テーブルではありません。',
      remedy: 'その部分を追加してください。',
    },
    'part-unexpected': {
      summary: 'URI に、スキームの形式より多くの部分があります。',
      explanation:
        'スキームの形式は、URI にどの部分があるかを定めています。データの中のスラッシュは、パーセントエンコードしなければなりません。',
      remedy: '余分な部分を削除するか、スラッシュをパーセントエンコードしてください。',
    },
    'part-refused': {
      summary: '部分に、書けないものが含まれています。',
      explanation:
        '部分は1つの名前です。空にもドットセグメントにもできません。ポリシー `strict` では、区切り文字、制御文字、もう一度デコードするとそれらになるものも書けません。`a%2Fb` をデコードした後でパスを分割するプログラムには2つの部分が見え、`..%2F` はフォルダーの外を指します。どれに当たるかは、原因に示されています。`db://postgres/mydb/a%2Fb` にはエンコードされた区切り文字があり、`db://postgres/mydb/a-b` にはありません。',
      remedy: 'その部分を修正してください。',
    },
    'part-invalid': {
      summary:
        '値が、この部分では有効ではありません。文字列を渡す部分にリストを渡した場合や、ホストやポートが無効な場合などです。',
      explanation:
        'ホストは URL Standard で有効なもの、ポートは65535までの数、ドライブは1文字の英字、行は正の整数、ほかの部分は文字列でなければなりません。',
      remedy: 'その部分で有効な値を渡してください。',
      given: HTTPS,
    },
    'part-empty': {
      summary: '部分が空です。',
      explanation:
        'パラメータ、節、ポインターの空の名前は、名前がないことと区別できないため、URI を読み戻すと別のデータになります。',
      remedy: '空ではない値を渡してください。',
      given: SECTION,
    },
    'part-lone-surrogate': {
      summary: '部分に、UTF-8 で表せない孤立サロゲートがあります。',
      explanation:
        'UTF-8 で孤立サロゲートは表せません。別のデータである U+FFFD になるため、2つの異なる名前が1つの URI になります。',
      remedy: '整形式の文字列を渡してください。',
      given: SECTION,
    },
    'part-delimiter': {
      summary: '部分に、URI のこの部分を終わらせる文字や区切る文字があります。',
      explanation:
        'ホストの中のスラッシュ、疑問符、番号記号、アットマーク、パーセント記号は、URI の別の部分を始めるか、本当のホストを隠します。',
      remedy: 'その文字を削除してください。',
      given: HTTPS,
    },
    'file-not-absolute': {
      summary: '`file:` URI のパスは、絶対パスでなければなりません。',
      explanation:
        '先頭にスラッシュのないパスは、URI を読むプログラムの現在のフォルダーによって変わるため、2つのプログラムが別々のファイルを開きます。',
      remedy: '`file:///path` のように、パスをスラッシュで始めてください。',
    },
    'file-host-remote': {
      summary: '`file:` URI にホストがあり、別のマシンのファイルを指しています。',
      explanation:
        'Windows はこのような URI をネットワーク経由で開き、ユーザーの認証情報をホストに送ります。サーバーが一覧に載せると、クライアントがそうすることになります。',
      remedy: '`file:///path` のように、ホストを空にしてください。',
    },
    'query-not-decodable': {
      summary: 'クエリに、2桁の16進数字が続かない `%` か、UTF-8 ではないバイト列があります。',
      explanation:
        'パラメータの名前と値は、UTF-8 として、一度だけデコードされます。ほかのバイト列は置換文字になるため、2つの異なる値が1つになります。',
      remedy: 'クエリを UTF-8 としてパーセントエンコードしてください。',
    },
    'fragment-not-valid': {
      summary:
        'フラグメントが有効ではありません。終わりが始まりより前にある範囲、無効な JSON Pointer、パーセントエンコードが必要な文字のいずれかです。',
      explanation:
        'フラグメントは、節、行（`L10`）、行の範囲（`L10-L20`）、JSON Pointer（`/a/b`）のいずれかです。ほかのものでは、クライアントがその場所を見つけられません。',
      remedy: 'フラグメントを修正してください。',
    },
  },
  sentences: {
    query: 'クエリ',
    fragment: 'フラグメント',
    'an object': 'オブジェクト',
    'The path has {levels} {levels|level|levels}; at most {maxDepth} {maxDepth|is|are} recommended.':
      'パスの階層は{levels}つです。推奨されるのは{maxDepth}つまでです。',
    '{verb:quote} is a verb.': '{verb:quote} は動詞です。',
    '{name:quote} contains an abbreviation.': '{name:quote} に略語が含まれています。',
    'Write {suggestion:quote}.': '{suggestion:quote} と書いてください。',
    '{name:quote} is given twice.': '{name:quote} が2回指定されています。',
    'The scheme {scheme:quote} is not one of the allowed ones.':
      'スキーム {scheme:quote} は許可されていません。',
    'Use one of {allowedSchemes,list}, or add {scheme:quote} to {allowedSchemes:option}.':
      '{allowedSchemes,list} のいずれかを使うか、{scheme:quote} を {allowedSchemes:option} に追加してください。',
    'The scheme {scheme:quote} is not declared.': 'スキーム {scheme:quote} が宣言されていません。',
    'Add {scheme:quote} to {schemes:option}, or its format, such as {format:quote}.':
      '{scheme:quote} か、{format:quote} のような形式を、{schemes:option} に追加してください。',
    'Write the URI in the format {format:code}.': '{format:code} の形式で URI を書いてください。',
    'Write the URI in the format {format:code}, or add {scheme:quote} to {schemes:option} if the server has a format of its own.':
      '{format:code} の形式で URI を書いてください。サーバーに独自の形式があれば、{scheme:quote} を {schemes:option} に追加してください。',
    'The template matches the same URIs as {other}.': '{other} と同じ URI に一致します。',
    '{other} comes first and matches every URI of this template.':
      'より前にある {other} が、これに一致します。',
    'The set also has {plural:quote}.': '集合には {plural:quote} もあります。',
    'This URI has {style:phrase}; most of the set has {other:phrase}.':
      'ここは「{style:phrase}」ですが、集合の大半は「{other:phrase}」です。',
    'This URI has {style:phrase}; others in the set have {other:phrase}.':
      'ここは「{style:phrase}」ですが、集合には「{other:phrase}」もあります。',
    'snake case': 'スネークケース',
    'camel case': 'キャメルケース',
    'kebab case': 'ケバブケース',
    'a slash': '末尾スラッシュあり',
    'no slash': '末尾スラッシュなし',
    '{found:phrase} The same problem is in one more place.':
      '{found:phrase}ほかに1か所が同じです。',
    '{found:phrase} The same problem is in {more} more places.':
      '{found:phrase}ほかに{more}か所が同じです。',
    'There is nothing to ignore here.': 'ここには抑制するものがありません。',
    'There is no {name} to ignore here.': 'ここには抑制する {name} がありません。',
    'A comment on a line of its own cannot begin with {word:quote}.':
      'コメントだけの行を {word:quote} で始めることはできません。',
    'A comment at the end of a line cannot begin with {word:quote}.':
      '行の終わりのコメントを {word:quote} で始めることはできません。',
    'Put it on a line of its own.': 'コメントだけの行に書いてください。',
    'Write {directives,or}.': '{directives,or} と書いてください。',
    'the rule {rule:code}: {wrong:phrase}': '規則 {rule:code}: {wrong:phrase}',
    'it is there twice: keep one of them': '2つあります。1つだけ残してください。',
    'a rule of your own has a namespace and a name in kebab case, such as team/no-version':
      '独自の規則のコードは、team/no-version のように、名前空間と名前をケバブケースで書きます。',
    'it demands nothing: add one of {demands,list}':
      '何も求めていません。{demands,list} のどれかを追加してください。',
    'it has {demands,and}: keep one of them': '{demands,and} があります。1つだけ残してください。',
    '{member:code} has no effect with a function: remove it':
      '関数があるときは {member:code} に効果がありません。削除してください。',
    '{member:code} is no regular expression: {reason}':
      '{member:code} が正規表現ではありません: {reason}',
    'a short URI can keep {member:code} busy for a very long time, because of {part:code80}: write the repetition so that it can read each string in one way only':
      '{part:code80} のため、短い URI でも {member:code} の処理が非常に長く続くことがあります。どの文字列も1通りにしか読めない繰り返しにしてください。',
    'the time of {member:code} grows with the square of the length of a URI, because of {part:code80}: leave the repetition out, limit it, or begin with ^':
      '{part:code80} のため、{member:code} の処理時間が URI の長さの2乗に比例して長くなります。繰り返しを省くか、回数を制限するか、^ で始めてください。',
    '{member:code} is too large for an estimate of its running time: write it with fewer alternatives and smaller counts':
      '{member:code} は大きすぎて、処理時間を見積もれません。選択肢と回数を減らしてください。',
    '{member:code} has the place {place:code}, and its places can be {known:code,list}':
      '{member:code} に {place:code} がありますが、使えるのは {known:code,list} です。',
    '`fix` has {reference:code}, and there is no such group':
      '`fix` に {reference:code} がありますが、そのグループはありません。',
    '{member:code} has the place {place:code}, and its places can be {known:code,list}; did you mean {near:code}?':
      '{member:code} に {place:code} がありますが、使えるのは {known:code,list} です。{near:code} ではありませんか。',
    '{member:code} has the place {place:code}, which only a pattern fills: let the function report a text of its own':
      '{member:code} に {place:code} がありますが、これに値が入るのは正規表現の規則だけです。関数から文を報告してください。',
    '{member:code} matches every string, because all of it is optional':
      '{member:code} は、すべてが省略可能なため、どの文字列にも一致します。',
    'none of its kinds of strings has the part {part:code}':
      '対象となる種類の文字列に、{part:code} の部分を持つものがありません。',
    'its function is async or a generator: let it report before it returns':
      '関数が async またはジェネレーターです。戻る前に報告してください。',
    'its `fix` breaks the syntax of its example {example:quote80}':
      '`fix` によって、例 {example:quote80} の構文が壊れます。',
    'its `fix` changes the scheme, host or port of its example {example:quote80}: only a rule for the part `host`, or with `isFixUnsafe`, may do that':
      '`fix` によって、例 {example:quote80} のスキーム、ホスト、ポートのいずれかが変わります。これができるのは、`host` の部分の規則か、`isFixUnsafe` のある規則だけです。',
    'its `fix` changes more of its example {example:quote80} than the part that it checks':
      '`fix` によって、例 {example:quote80} の、規則が調べる部分以外も変わります。',
    'its `fix` leaves a finding in its example {example:quote80}':
      '`fix` を適用しても、例 {example:quote80} に問題が残ります。',
    'its example {example:quote80} must have {expected} {expected|finding|findings}, and has {got}':
      '例 {example:quote80} の問題は{expected}件のはずですが、{got}件です。',
    'its example {example:quote80} must be fixed as {expected:quote80}, and becomes {got:quote80}':
      '例 {example:quote80} は {expected:quote80} に修正されるはずですが、{got:quote80} になります。',
    'Write something that matches {pattern:code80}.':
      '{pattern:code80} に一致するように書いてください。',
    'Remove {found:quote80}, or write something else.':
      '{found:quote80} を削除するか、別のものを書いてください。',
    'Remove {found:quote80}.': '{found:quote80} を削除してください。',
    'There is no rule, group or cause {name:quote60}.':
      '規則、グループ、原因に {name:quote60} はありません。',
    'Did you mean {suggestion}?': '{suggestion} ではありませんか。',
    'Did you mean {suggestion:code}?': '{suggestion:code} ではありませんか。',
    '{member:quote} is {type:phrase}, not an array of names.':
      '{member:quote} が名前の配列ではなく、{type:phrase}です。',
    'Write the names of rules in square brackets.': '規則の名前を角括弧で囲んでください。',
    'A name to ignore is {type:phrase}, not a string.':
      '抑制する名前が文字列ではなく、{type:phrase}です。',
    'an array': '配列',
    'a string': '文字列',
    'a number': '数値',
    'a value of another type': '別の型の値',
    'The entry has no member {member:quote}.': 'エントリーにメンバー {member:quote} がありません。',
    'Add the member {member:quote}, a string.':
      '文字列のメンバー {member:quote} を追加してください。',
    'An element of the list is {type:phrase}, not a resource.':
      'リストの要素がリソースではなく、{type:phrase}です。',
    'Write a URI in quotes, or an object with a "uri".':
      'URI を引用符で囲んで書くか、`uri` のあるオブジェクトを書いてください。',
    'The entry is {type:phrase}, not a resource.':
      'エントリーがリソースではなく、{type:phrase}です。',
    'Write an object with a "uri".': '`uri` のあるオブジェクトを書いてください。',
    '{member:quote} is {type:phrase}.': '{member:quote} が{type:phrase}です。',
    'The object has the member {member:quote80} twice, and readers differ in which one they take.':
      'オブジェクトにメンバー {member:quote80} が2つあります。どちらを使うかは、読むプログラムによって異なります。',
    'The braces of the path do not match.': 'パスの波括弧が対になっていません。',
    'The path does not begin with a slash.': 'パスがスラッシュで始まっていません。',
    'The path contains a query.': 'パスにクエリがあります。',
    'The path contains a fragment.': 'パスにフラグメントがあります。',
    'The path matches the same URLs as {other:quote200}.':
      'パスが {other:quote200} と同じ URL に一致します。',
    'The parameters of {methods,list} do not include {variable:quote80} with "in: path".':
      '{methods,list} のパラメータに、`in: path` の {variable:quote80} がありません。',
    'The path has no variable {variable:code80}.': 'パスに変数 {variable:code80} がありません。',
    'The variable {variable:code80} is in {style:phrase}, and most variables are not.':
      '変数 {variable:code80} は{style:phrase}ですが、ほとんどの変数はそうではありません。',
    'There is nothing at {reference:quote80} in this document.':
      'この文書の {reference:quote80} には何もありません。',
    'The variable {variable:quote80} is not in the "variables" of the server.':
      'サーバーの `variables` に変数 {variable:quote80} がありません。',
    'The URL of the server ends in a slash.': 'サーバーの URL がスラッシュで終わっています。',
    'The document is an HTML page.': '文書が HTML ページです。',
    'The document is XML.': '文書が XML です。',
    'The document is not text.': '文書がテキストではありません。',
    'The document is text without a URI, which begins with {first:quote40}.':
      '文書が URI のないテキストです。先頭は {first:quote40} です。',
    'The document is {language} without content.': '文書が、中身のない {language} です。',
    'The document is {language} with {type:phrase}.': '文書の {language} の値: {type:phrase}。',
    'The document is {language} with an empty object.':
      '文書が、空のオブジェクトの {language} です。',
    'The document is {language} with an object that has {n|the member|the members} {members:quote30,and}.':
      '文書が、次のメンバーのあるオブジェクトの {language} です: {members:quote30,list}。',
    '{more} more': 'ほか{more}個',
    'The document is Swagger 2.0, which is not supported.':
      '文書が Swagger 2.0 です。これには対応していません。',
    'The document says that it is {name} {version:quote20}.':
      '文書に {name} {version:quote20} と書かれています。',
    'The document has {type:phrase} as its version of {name}.':
      '文書の {name} のバージョンの値: {type:phrase}。',
    'The document is YAML, and there is no parser for it.':
      '文書が YAML ですが、そのパーサーがありません。',
    'The document is YAML of more than 16 MiB.': '文書が、16 MiB を超える YAML です。',
    'The document refers to the same parameters too often.':
      '文書が、同じパラメータを参照しすぎています。',
    'The document merges too many members with <<.': '文書が、<< で取り込むメンバーが多すぎます。',
    'There is a second document.': '2つ目の文書があります。',
    'There is no anchor {anchor:quote60}.': 'アンカー {anchor:quote60} がありません。',
    'Values are nested too deep.': '値の入れ子が深すぎます。',
    'Invalid JSON: {error}.': '無効な JSON です: {error}。',
    'Invalid YAML: {error}.': '無効な YAML です: {error}。',
    'Give a list of URIs, a resource list, or an OpenAPI 3 or AsyncAPI 2 or 3 description.':
      'URI のリスト、リソースのリスト、または OpenAPI 3、AsyncAPI 2、AsyncAPI 3 の記述を指定してください。',
    'Give `parseYaml` of @waymark/uri-design/yaml, or convert it to JSON.':
      '@waymark/uri-design/yaml の `parseYaml` を渡すか、JSON に変換してください。',
    'Write the version in quotes, such as "3.1.0".':
      'バージョンを `"3.1.0"` のように引用符で囲んで書いてください。',
    'Convert it to OpenAPI 3.': 'OpenAPI 3 に変換してください。',
    'Convert it to AsyncAPI 2 or 3.': 'AsyncAPI 2 か AsyncAPI 3 に変換してください。',
    'Convert it to JSON.': 'JSON に変換してください。',
    'Write them once for each path.': 'パスごとに1回だけ書いてください。',
    'Write them out.': 'メンバーを直接書いてください。',
    'Write one document in each file.': '1つのファイルには文書を1つだけ書いてください。',
    'Correct the alias.': 'エイリアスを修正してください。',
    'Correct the document.': '文書を修正してください。',
    'The part {part:code} is missing.': '部分 {part:code} がありません。',
    'The URI contains a user name or a password.': 'URI にユーザー名またはパスワードがあります。',
    'The host contains a backslash, a tab or a newline.':
      'ホストにバックスラッシュ、タブ、改行のいずれかがあります。',
    'The host or the port is not valid.': 'ホストまたはポートが有効ではありません。',
  },
}
