import type { CatalogueText } from '../problem-texts.ts'

/** Why a rule of a file for a host is not used. */
export const hosting: Required<Pick<CatalogueText, 'sentences'>> = {
  sentences: {
    'Invalid TOML: {reason}.': '無効な TOML です: {reason}。',
    'The file must be a JSON object.': 'ファイルは JSON のオブジェクトでなければなりません。',
    '{name:code} is missing, or has the wrong type.': '{name:code} がないか、型が間違っています。',
    'The rule has conditions: {conditions:code}.': '規則に条件があります: {conditions:code}。',
    'The pattern {pattern:quote60} is too long, or has a part that is not matched in linear time.':
      'パターン {pattern:quote60} は長すぎるか、線形時間で照合できない部分があります。',
    '{given:quote} is not a status that the host sends.':
      '{given:quote} は、このホストが返すステータスではありません。',
    'The rule is for the host of {url:quote} only.':
      'この規則は、{url:quote} のホストだけのものです。',
    '{value:quote} depends on the request.': '{value:quote} は、リクエストによって変わります。',
    'The path must begin with `/`.': 'パスは `/` で始まらなければなりません。',
    'The rule has no destination.': '規則に転送先がありません。',
    'Cloudflare reads at most {most} rules of this kind.':
      'Cloudflare が読むこの種類の規則は、最大{most}個です。',
    'The line is longer than {most} characters, so the host ignores it.':
      '行が{most}文字を超えるため、ホストは無視します。',
    'Netlify does not know `!`, and keeps the header.':
      'Netlify は `!` に対応していないため、ヘッダーを残します。',
    'The line is neither a path nor a header with a value.':
      '行が、パスでも値のあるヘッダーでもありません。',
    'The header comes before the first path.': 'ヘッダーが最初のパスより前にあります。',
    'Paths below `/.netlify` belong to Netlify.': '`/.netlify` より下のパスは Netlify のものです。',
    'The rule only adds or removes a slash at the end, which Netlify does not tell apart.':
      '規則は末尾スラッシュを付けるか外すだけですが、Netlify はその有無を区別しません。',
    'The host does not document {part:code} in this place.':
      'ホストの文書には、この位置の {part:code} についての説明がありません。',
    'Cloudflare ignores a line with {others:code}.':
      'Cloudflare は、{others:code} のある行を無視します。',
    'Cloudflare ignores the rule, because it would apply to its own destination.':
      '規則が自分の転送先にも適用されるため、Cloudflare は無視します。',
    '{source:quote} is not a path in the syntax of Vercel.':
      '{source:quote} は、Vercel の構文のパスではありません。',
    'Vercel refuses a file with both `routes` and {other:code}.':
      'Vercel は、`routes` と {other:code} の両方があるファイルを拒否します。',
    'Without `RewriteEngine On`, no `RewriteRule` applies.':
      '`RewriteEngine On` がないため、どの `RewriteRule` も適用されません。',
    'The flag {flag:code} decides which rules apply.':
      'フラグ {flag:code} が、どの規則を適用するかを決めます。',
    'The rule changes the path within the server.': '規則は、サーバーの内部でパスを変えます。',
    'A `CNAME` can have only one host.': '`CNAME` に書けるホストは1つだけです。',
    '{value:quote} is not a host.': '{value:quote} はホストではありません。',
  },
}
