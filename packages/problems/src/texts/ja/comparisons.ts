/** Sentences of @waymark/compare in Japanese, which has no codes: why two URLs are equal or not, by the English templates. */
export const comparisons: Readonly<Record<string, string>> = {
  'Both have the same key.': 'どちらも同じキーになります。',
  'The second has no key, and a URL without a key is not equal to any other. Without a key: {without:phrase}':
    '2つ目にキーがありません。キーのない URL は、ほかのどの URL とも等しくなりません。キーがないもの: {without:phrase}',
  'The first has no key, and a URL without a key is not equal to any other. Without a key: {without:phrase}':
    '1つ目にキーがありません。キーのない URL は、ほかのどの URL とも等しくなりません。キーがないもの: {without:phrase}',
  'Neither has a key, and a URL without a key is not equal to any other. Without a key: {without:phrase}':
    'どちらにもキーがありません。キーのない URL は、ほかのどの URL とも等しくなりません。キーがないもの: {without:phrase}',
  'The keys differ.': 'キーが異なります。',
  'The keys differ {places,and}.': 'キーは{places,list}で異なります。',
  'The keys differ: nothing and {b:quote40}.': 'キーが異なります: なしと {b:quote40}。',
  'The keys differ: {a:quote40} and nothing.': 'キーが異なります: {a:quote40} となし。',
  'The keys differ: {a:quote40} and {b:quote40}.': 'キーが異なります: {a:quote40} と {b:quote40}。',
  'in the {part:phrase}': '{part:phrase}',
  'in the {part:phrase} (an empty one and nothing)': '{part:phrase}（空となし）',
  'in the {part:phrase} (nothing and an empty one)': '{part:phrase}（なしと空）',
  'in the {part:phrase} (nothing and {b:quote40})': '{part:phrase}（なしと {b:quote40}）',
  'in the {part:phrase} ({a:quote40} and nothing)': '{part:phrase}（{a:quote40} となし）',
  'in the {part:phrase} ({a:quote40} and {b:quote40})':
    '{part:phrase}（{a:quote40} と {b:quote40}）',
  credentials: '認証情報',
  'The keys differ: nothing and {b:quote60}.': 'キーが異なります: なしと {b:quote60}。',
  'The keys differ: {a:quote60} and nothing.': 'キーが異なります: {a:quote60} となし。',
  'The keys differ: {a:quote60} and {b:quote60}.': 'キーが異なります: {a:quote60} と {b:quote60}。',
  'The keys first differ in the {part:phrase}.': 'キーは、まず{part:phrase}で異なります。',
  'The keys first differ in the {part:phrase}: nothing and {b:quote60}.':
    'キーは、まず{part:phrase}で異なります: なしと {b:quote60}。',
  'The keys first differ in the {part:phrase}: {a:quote60} and nothing.':
    'キーは、まず{part:phrase}で異なります: {a:quote60} となし。',
  'The keys first differ in the {part:phrase}: {a:quote60} and {b:quote60}.':
    'キーは、まず{part:phrase}で異なります: {a:quote60} と {b:quote60}。',
  'They differ in the password.': 'パスワードが異なります。',
  'They differ in the {part:phrase}: nothing and {b:quote60}.':
    '{part:phrase}が異なります: なしと {b:quote60}。',
  'They differ in the {part:phrase}: {a:quote60} and nothing.':
    '{part:phrase}が異なります: {a:quote60} となし。',
  'They differ in the {part:phrase}: {a:quote60} and {b:quote60}.':
    '{part:phrase}が異なります: {a:quote60} と {b:quote60}。',
  scheme: 'スキーム',
  authority: 'オーソリティ',
  user: 'ユーザー',
  host: 'ホスト',
  port: 'ポート',
  path: 'パス',
  headers: 'ヘッダーフィールド',
  'parameter {name:quote60}': '{name:quote60} というパラメータ',
  'The first is not a SIP or SIPS URI.': '1つ目が SIP または SIPS URI ではありません。',
  'The second is not a SIP or SIPS URI.': '2つ目が SIP または SIPS URI ではありません。',
  'Neither is a SIP or SIPS URI.': 'どちらも SIP または SIPS URI ではありません。',
  'The first, as a pattern, matches the second.': '1つ目は、パターンとして2つ目に一致します。',
  'The first, as a pattern, does not match the second.':
    '1つ目は、パターンとして2つ目に一致しません。',
  'The first is missing.': '1つ目がありません。',
  'No difference between the two matters.': '意味のある違いはありません。',
  'Method {method:quote} needs the option {option:quote}: {reason:phrase}':
    '方法 {method:quote} にはオプション {option:quote} が必要です。{reason:phrase}',
  'its specification leaves the comparison to the application':
    '比較方法は、仕様でアプリケーションに任されています。',
  'a path alone does not say http or https': 'パスだけでは、http か https かが分かりません。',
  'a path alone does not say which host it is on':
    'パスだけでは、どのホストのものかが分かりません。',
  'a relative reference means nothing without it': 'これがないと、相対参照には意味がありません。',
  'a relative pattern means nothing without it':
    'これがないと、相対的なパターンには意味がありません。',
  'An option is needed.': 'オプションが必要です。',
  'No difference matters.': '意味のある違いはありません。',
  'The second has no key.': '2つ目にキーがありません。',
  'The first has no key.': '1つ目にキーがありません。',
  'Neither has a key.': 'どちらにもキーがありません。',
  'takes a host and not a URL': 'URL ではなくホストを扱います。',
  'takes a path and not a URL': 'URL ではなくパスを扱います。',
  'takes a scheme and not a URL': 'URL ではなくスキームを扱います。',
  'compares info URIs, which are never relative': '相対にならない info URI を比べます。',
  'compares values of a directory, which are never relative':
    '相対にならないディレクトリの値を比べます。',
  'compares mailto URIs, which are never relative': '相対にならない mailto URI を比べます。',
  'completes a target with the options `scheme` and `host`':
    'オプション `scheme` と `host` でターゲットを補います。',
  'compares SIP URIs, which are never relative': '相対にならない SIP URI を比べます。',
  'compares strings as they are written; string-after-resolution resolves first':
    '書かれたままの文字列を比べます。先に解決するのは string-after-resolution です。',
  'compares tel URIs, which are never relative': '相対にならない tel URI を比べます。',
  'compares URNs, which are never relative': '相対にならない URN を比べます。',
  '{method} does not read it': '{method} は使いません。',
  '{method} {why:phrase}': '{method} は{why:phrase}',
  'no method that is asked reads it': '選んだ方法のどれも使いません。',
}
