import type { CatalogueText } from '../problem-texts.ts'

/** What is said of URI Templates, and of the values for their variables. */
export const uriTemplates: CatalogueText = {
  title: 'URI テンプレート',
  entries: {
    'template-unclosed-expression': {
      summary: '式が `{` で始まっていますが、`}` がありません。',
      explanation:
        '`{` と `}` の間のすべてが式です。閉じ波括弧がないと式の終わりが分からず、展開も照合もできません。テンプレートの編集中に波括弧が失われたか、波括弧がデータの一部であることがよくあります。',
      remedy: '式を閉じるか、データの波括弧であれば `%7B` と書いてください。',
    },
    'template-stray-brace': {
      summary: '式の外に `}` があります。',
      explanation:
        '波括弧は式を囲むもので、その周りの文字列には書けません。単独の `}` は、対になる `{` が失われた式の残りです。そのままでは意図と異なる URI ができるため、テンプレートは拒否されます。',
      remedy: '削除するか、データの波括弧であれば `%7D` と書いてください。',
    },
    'template-invalid-literal': {
      summary: '式の外に、URI に書けない文字があります。',
      explanation:
        '式の外の文字列は、そのまま URI にコピーされます。制御文字、空白、引用符、`<`、`>`、`\\`、`^`、バッククォート、`|`、2桁の16進数字が続かない `%` は、URI に書けません。',
      remedy: 'その文字をパーセントエンコードしてください。',
    },
    'template-empty-expression': {
      summary: '式が空です。',
      explanation:
        '式には変数が1つ以上必要です。`{}` は、書式文字列などのほかの仕組みで、値を入れる場所を表す書き方です。ここでは展開しても常に何も現れず、そこから値を読み戻すこともできません。',
      remedy: '`{id}` のように、変数の名前を書いてください。',
    },
    'template-reserved-operator': {
      summary: '式が、RFC 6570 が将来のために予約した演算子で始まっています。',
      explanation:
        '演算子の `=`、`,`、`!`、`@`、`|` は拡張のために予約されており、`$`、`(`、`)` はほかの用途に残されています。その意味を処理系が推測してはいけません。',
      remedy:
        '演算子の `+`、`#`、`.`、`/`、`;`、`?`、`&` のいずれかを使うか、演算子なしで書いてください。',
    },
    'template-invalid-variable': {
      summary: '変数の名前がないか、名前に使えない文字があります。',
      explanation:
        '変数の名前は、英数字、`_`、パーセントエンコードされたバイトからなり、その間にドットを1つずつ置けます。RFC 6570 の式には、デフォルト値、空白、ハイフンを書けません。',
      remedy: '英数字と `_` を使い、区切りにはドットを使ってください。',
    },
    'template-invalid-modifier': {
      summary: '名前に続く修飾子が有効ではありません。',
      explanation:
        '修飾子は2種類です。`*` はリストやレコードを展開し、`:4` は文字列の先頭から4文字までを取ります。両方を組み合わせることはできません。',
      remedy: '`*` と書くか、`:` に続けて1から9999までの数を書いてください。',
    },
    'template-ambiguous': {
      summary: '2通りに読める URI があります。',
      explanation:
        'このテンプレートで URI を照合するサーバーは、どの部分がどの変数に当たるのかを推測することになります。攻撃者は、推測が外れる URI を選べます。',
      remedy: '変数の間に、どの変数の値にも現れない文字を置いてください。',
    },
    'template-too-complex': {
      summary: 'テンプレートが大きすぎて、あいまいかどうかを判定できません。',
      explanation:
        'あいまいかどうかは、遷移が20,000個まで、状態の組が50,000個までのオートマトンで判定します。この上限がないと、悪意のあるテンプレートがサーバーを占有できるため、上限を超えるものは拒否されます。実際のサービスのテンプレートが上限に近づくことはありません。',
      remedy: '短くするか、複数のテンプレートに分けてください。',
      given: {
        'the wrong template is repeated 10,000 times': '誤ったテンプレートを10,000回繰り返したもの',
      },
    },
    'template-dot-segment': {
      summary: 'テンプレートのパスに、URL パーサーが除去するドットセグメントがあります。',
      explanation:
        'URL パーサーは、誰かが URI を見る前に `.` と `..` を解決します。テンプレートから作った URI は別のパスとして届き、テンプレート自身の URI がテンプレートに一致しなくなります。',
      remedy: '`.` と `..` を使わずにパスを書いてください。',
    },
    'template-prefix-not-applicable': {
      summary: 'プレフィックス修飾子が、リスト、レコード、整数のいずれかに付いています。',
      explanation:
        '`:3` のようなプレフィックス修飾子は、文字列の先頭の文字を取り出します。リストとレコードには先頭の文字がなく、RFC 6570 はその場合の動作を定めていないため、プログラムによって異なる URI ができます。整数は、途中で切ると別の整数になります。',
      remedy: '`:` とその数を削除してください。',
      given: { "the option kinds: { keys: 'list' }": "オプション kinds: { keys: 'list' }" },
    },
    'template-routes-ambiguous': {
      summary: '2つのルートに一致する URI があります。',
      explanation:
        'サーバーは、URI がどのルートに属するのかを推測することになり、応答はルートを追加した順序で決まってしまいます。判定には変数の規則も使われるため、値のリスト、パターン、範囲によって2つのルートを区別できることもあります。',
      remedy:
        'テンプレートを変えるか、どの値も両方には当てはまらないように、変数を規則で制限してください。',
    },
    'template-route-shadowed': {
      summary: '1つのルートのすべての URI が、別のルートにも一致します。',
      explanation:
        '順序によって、一方のルートが決して使われないか、もう一方を隠します。`/users/me` は `/users/{id}` にも一致します。`me` という名前のユーザーがいると、どちらか一方には誰も到達できません。',
      remedy: 'もう一方のルートの変数を規則で制限するか、どちらかを削除してください。',
    },
    'template-scheme-not-allowed': {
      summary: 'ルートのテンプレートが、許可されたスキームで始まっていません。',
      explanation:
        'オプション `schemes` は、ルートのテンプレートがどのスキームで始まってよいかを指定します。スキームのないテンプレートや、スキームが変数のテンプレートからは、受け取るプログラムにとって別の意味を持つ URI ができることがあります。',
      remedy:
        'テンプレートを許可されたスキームで始めるか、そのスキームを `schemes` に追加してください。',
      given: { "the option schemes: ['https']": "オプション schemes: ['https']" },
    },
    'value-not-listed': {
      summary: '値が、変数に許された値ではありません。',
      explanation:
        '変数の規則は、すべての値を `oneOf` に挙げています。ほかの値からできる URI は、どのルートにも一致しません。',
      remedy: '`oneOf` に挙げられた値を渡してください。',
      given: {
        "the rule of x: { oneOf: ['open', 'closed'] }": "x の規則: { oneOf: ['open', 'closed'] }",
      },
    },
    'value-of-wrong-pattern': {
      summary: '値が変数のパターンに一致しません。',
      explanation:
        '変数の規則には、値の全体を表すパターンがあります。識別子のパターンは、値が後で使われるすべての場所から、空白、マークアップ、区切り文字を締め出します。',
      remedy: '先頭から末尾までパターンに一致する値を渡してください。',
      given: { "the rule of x: { pattern: '[a-z-]+' }": "x の規則: { pattern: '[a-z-]+' }" },
    },
    'value-of-wrong-length': {
      summary: '値の長さが、変数に許された範囲を外れています。',
      explanation:
        '変数の規則が長さを制限しています。長さはバイトではなくコードポイントで数えます。ほとんどの文字体系で、人が文字を数えるのと同じ数え方です。',
      remedy: '長さが `minLength` から `maxLength` までの値を渡してください。',
      given: { 'the rule of x: { maxLength: 3 }': 'x の規則: { maxLength: 3 }' },
    },
    'value-out-of-range': {
      summary: '整数が、変数に許された範囲を外れています。',
      explanation:
        '変数の規則が、`min` または `max` で整数を制限しています。サーバーが返せる1ページの件数などです。',
      remedy: '`min` から `max` までの整数を渡してください。',
      given: {
        "the rule of x: { kind: 'integer', max: 100 }": "x の規則: { kind: 'integer', max: 100 }",
      },
    },
    'value-missing': {
      summary: '値がありません。',
      explanation:
        '`{x}` と `{+x}` の変数には値が必要です。値がないと形の異なる URI ができ、テンプレートに一致しないことがあります。',
      remedy: '変数の値を渡してください。',
      given: { 'expand({})': 'expand({})' },
    },
    'value-of-wrong-kind': {
      summary: '値の種類が、変数のものと異なります。',
      explanation:
        '変数の値は文字列です。修飾子 `*` があればリストで、オプション `kinds` があればその指定に従い、文字列、安全な整数、文字列のリスト、文字列のレコードのいずれかです。',
      remedy: '文字列か、`kinds` で指定した種類の値を渡してください。',
      given: { 'expand({"id":["a","b"]})': 'expand({"id":["a","b"]})' },
    },
    'value-empty': {
      summary: '値が空なので、URI に現れません。',
      explanation:
        'パスの中の空の値は、値がないように見え、2つのスラッシュを隣り合わせにすることもあります。URI を読み戻すと値がなくなっていたり、コレクション全体のような別のリソースを指したりします。',
      remedy: '空ではない値を渡してください。',
      given: { 'expand({"id":""})': 'expand({"id":""})' },
    },
    'value-lone-surrogate': {
      summary: '値に、UTF-8 で表せない孤立サロゲートがあります。',
      explanation:
        'URI が運ぶのは UTF-8 のバイト列ですが、UTF-8 で孤立サロゲートは表せません。U+FFFD になり、別のデータになります。',
      remedy: '整形式の文字列を渡してください。',
      given: { 'the template /{name}': 'テンプレート /{name}' },
    },
    'value-separator': {
      summary: '1つの名前を書く場所の値に、区切り文字があります。',
      explanation:
        '単純な変数の値は1つの名前です。その中のスラッシュやバックスラッシュは、パーセントエンコードしても、デコードした後でパスを分割するプログラムでは区切り文字になります。',
      remedy: 'パスには `{+x}` を使うか、区切り文字のない値を渡してください。',
      given: { 'expand({"name":"a/b"})': 'expand({"name":"a/b"})' },
    },
    'value-delimiter': {
      summary: '値に、URI のこの部分を終わらせる文字や区切る文字があります。',
      explanation:
        '`{+path}` のように予約文字をそのままコピーする演算子では、値が URI のこの部分を終わらせ、次の部分を始められます。`a?b` をパスのつもりで渡しても、呼び出し側が書いた覚えのないクエリがパスに続く形で届きます。',
      remedy:
        'その文字をパーセントエンコードする演算子を使うか、その文字のない値を渡してください。',
      given: { 'expand({"path":"a?b"})': 'expand({"path":"a?b"})' },
    },
    'value-percent-encoded': {
      summary: '値に、読み戻すときにデコードされるパーセントエンコードされたバイトがあります。',
      explanation:
        '予約文字をコピーする演算子は、パーセントエンコードされたバイトもコピーします。`a%41` はそのまま残りますが、URI を読むプログラムはそれを `aA` にデコードするため、読み戻した値は渡した値と異なります。',
      remedy: 'デコードした値を渡すか、`%` をエンコードする演算子を使ってください。',
      given: { 'expand({"path":"a%41"})': 'expand({"path":"a%41"})' },
    },
    'value-control': {
      summary: '値に制御文字があります。',
      explanation:
        'ターミナルやログは制御文字に反応し、NUL で文字列を終わらせるプログラムもあります。名前の中の制御文字はほとんどの場合、誤りか攻撃であるため、ポリシー `strict` はこれを拒否します。',
      remedy: '削除するか、ポリシー `contained` を選んでください。',
      given: { 'expand({"name":"a\\u0000"})': 'expand({"name":"a\\u0000"})' },
    },
    'value-multiple-encoding': {
      summary:
        'プログラムがもう一度デコードすると、値がドットセグメントになるか、値に区切り文字が現れます。',
      explanation:
        '値はこのままなら安全ですが、2回デコードするプログラムには `.`、`..`、`/`、`\\` が見えます。フォルダーの外へ出るためによく使われる手口です。',
      remedy: 'デコードしてから値を渡すか、ポリシー `contained` を選んでください。',
      given: { 'expand({"name":"%2e%2e"})': 'expand({"name":"%2e%2e"})' },
    },
    'value-dot-segment': {
      summary: 'URI に、URL パーサーが除去するドットセグメントができます。',
      explanation:
        'URL パーサーは `.` と `..` を、`%2e` と書かれていても解決します。値はパスから消え、`..` は直前のセグメントも道連れにするため、URI は別のリソースを指します。',
      remedy: '`.` でも `..` でもない値を渡してください。',
      given: { 'expand({"name":".."})': 'expand({"name":".."})' },
    },
    'value-dot-segment-parameter': {
      summary:
        '値が、パスパラメータを除去するサーバーでは `..` と読まれる `..;` で始まっています。',
      explanation:
        '`;` で始まるパスパラメータを除去してから、ドットセグメントを解決するサーバーがあります。`..;` は、ほかのプログラムの検査を通った後で `..` になります。',
      remedy: '別の値を渡すか、ポリシー `contained` を選んでください。',
      given: { 'expand({"name":"..;x"})': 'expand({"name":"..;x"})' },
    },
    'value-dots-and-spaces': {
      summary: '値がドットと空白だけからなり、空白が除去されると `..` になります。',
      explanation:
        'Windows と一部のサーバーは、名前の末尾の空白とドットを除去します。`.. ` は、ほかのプログラムの検査を通った後で `..` になります。',
      remedy: '別の値を渡すか、ポリシー `contained` を選んでください。',
      given: { 'expand({"name":".. "})': 'expand({"name":".. "})' },
    },
    'value-too-long': {
      summary: '値が、プレフィックス修飾子の指定した文字数を超えています。',
      explanation:
        '`:3` のようなプレフィックス修飾子は、値を途中で切ります。残りは読み戻せず、先頭が同じ2つの値が1つの URI になります。',
      remedy: '値を短くするか、修飾子を削除してください。',
      given: { 'expand({"name":"abcd"})': 'expand({"name":"abcd"})' },
    },
    'value-not-reversible': {
      summary: 'URI を照合しても、同じ値に戻りません。',
      explanation:
        '固有の URI を持たないデータがあります。`{/a,b}` に `b` だけを渡すと、`a` だけを渡したときと同じ URI ができます。URI を読み戻すと別のデータになります。',
      remedy: 'テンプレートが区別できる値を渡してください。',
      given: { 'expand({"b":"y"})': 'expand({"b":"y"})' },
    },
  },
  sentences: {
    '{witness:quote} can be read in two ways.': '{witness:quote} は2通りに読めます。',
    'The template of the route {route:code} must begin with the scheme {schemes:code,or}.':
      'ルート {route:code} のテンプレートは、スキーム {schemes:code,or} で始まる必要があります。',
    'Every URI of the route {route:code} also matches {other:code}, such as {witness:quote}.':
      'ルート {route:code} に一致する URI は、{witness:quote} のように、すべて {other:code} にも一致します。',
    '{witness:quote} matches the routes {routes:code}.':
      '{witness:quote} はルート {routes:code} の両方に一致します。',
    'In the mode {mode:code}, {witness:quote} can be read in two ways.':
      'モード {mode:code} では、{witness:quote} は2通りに読めます。',
    'In the mode {mode:code}, {witness:quote} matches the routes {routes:code}.':
      'モード {mode:code} では、{witness:quote} はルート {routes:code} の両方に一致します。',
    'In the mode {mode:code}, every URI of the route {route:code} also matches {other:code}, such as {witness:quote}.':
      'モード {mode:code} では、ルート {route:code} に一致する URI は、{witness:quote} のように、すべて {other:code} にも一致します。',
    'Change a template, limit a variable with a rule, or choose the mode `canonical`, which accepts fewer URIs.':
      'テンプレートを変えるか、変数を規則で制限するか、より少ない URI に一致するモード `canonical` を選んでください。',
  },
}
