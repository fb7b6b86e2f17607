import { ja as ofMethods } from '@waymark/compare/texts/ja'
import { ja as ofRules } from '@waymark/normalize/texts/ja'
import { ja as ofProblems } from '@waymark/problems/texts/ja'
import type { Speech } from '../speech.ts'
import { translated } from './translated.ts'

/** What the program itself says, by the English templates. */
export const sentences: Readonly<Record<string, string>> = {
  '{n} {n|line|lines}': '{n}行',
  'No line is repeated among {lines}.': '{lines}行に繰り返しはありません。',
  '{found} {found|group|groups} among {lines} {lines|line|lines}; {n} {n|line|lines} could be left out.':
    '{lines}行中に{found}グループ。{n}行を省けます。',
  '{n} {n|line has|lines have} no key by {method} and {n|is|are} kept.':
    '{method} のキーがない{n}行は、残しました。',
  '{n} {n|line has|lines have} no key by {method} and {n|is|are} in no group.':
    '{method} のキーがない{n}行は、どのグループにも入りません。',
  'standard input': '標準入力',
  'standard output': '標準出力',
  'command line': 'コマンドライン',
  '{pages} {pages|page|pages} in a database': 'データベースの{pages}ページ',
  '{pages} {pages|page|pages} in a sitemap': 'サイトマップの{pages}ページ',
  '{n} repeated {n|entry|entries}': '重複したエントリー{n}件',
  '{n} {n|entry|entries} without a usable URL not compared':
    '使える URL のないエントリー{n}件は比較していません',
  '{n} {n|URL|URLs} changed by the canonical form': '正規形で変わる URL {n}件',
  '{n} {n|entry|entries} without a URL: no row': 'URL のないエントリー{n}件（行なし）',
  '{n} {n|link|links} that cannot be read: no row': '読み取れないリンク{n}件（行なし）',
  '{n} {n|element or row|elements or rows} that {n|is|are} not read': '読み取らない要素や行{n}件',
  'no page was published: the input has no entry that can be used':
    '公開したページはありません。入力に使えるエントリーがありません',
  '{n} {n|entry|entries} with errors': 'エラーのあるエントリー{n}件',
  '{n} {n|URL is|URLs are} left out: the key at --key-location is not valid for them':
    'URL {n}件を省きました。--key-location のキーが有効ではありません',
  domain: 'ドメイン',
  'IPv4 address': 'IPv4 アドレス',
  'IPv6 address': 'IPv6 アドレス',
  'opaque host': '不透明ホスト',
  'empty host': '空のホスト',
  'Other programs read another host or port, or none:':
    'ほかのプログラムは、別のホストやポートを読み取るか、ホストを読み取りません:',
  'no host': 'ホストなし',
  'in Unicode': 'Unicode 表記',
  'opaque path': '不透明パス',
  'opaque origin': '不透明オリジン',
  '(empty)': '（空）',
  'No validation errors.': '検証エラーはありません。',
  'No validation errors by the URL Standard.': 'URL Standard の検証エラーはありません。',
  ' (the URL parses nevertheless)': '（URL としては読めます）',
  '{n} validation {n|error|errors}': '検証エラー{n}件',
  '… and {n} more {n|kind|kinds} of errors': '… ほか{n}種類のエラー',
  '… and {n} more {n|error|errors}': '… ほか{n}件のエラー',
  '{name} ({count} times)': '{name}（{count}回）',
  '{code} ({n} places)': '{code}（{n}か所）',
  '… and {n} more {n|place|places}': '… ほか{n}か所',
  'Already canonical ({preset}).': 'すでに正規形です（{preset}）。',
  'Canonical form ({preset})': '正規形（{preset}）',
  'nothing to fix': '修正するものはありません',
  fixed: '修正済み',
  Backup: 'バックアップ',
  Patch: 'パッチ',
  '{n} {n|problem|problems} would be fixed': '問題{n}件を修正します',
  '{n} {n|fix gives|fixes give} a URL another meaning: --unsafe-fix writes {n|it|them}.':
    'URL の意味を変える修正が{n}件あります。--unsafe-fix で書き込みます。',
  '{n} {n|problem has|problems have} no certain correction: waymark explain <code> says why.':
    '確かな修正のない問題が{n}件あります。理由は waymark explain <code> が示します。',
  'unified diff, for patch -p1': 'unified diff 形式、patch -p1 用',
  '{n} {n|problem|problems} fixed': '問題{n}件を修正',
  suggestion: '提案',
  fix: '修正',
  'unsafe fix': '意味を変える修正',
  'remove it': '削除',
  'nothing to report': '報告することはありません',
  '{uris} {uris|URI|URIs} in {n} {n|file|files}': 'ファイル{n}件の URI {uris}件',
  'added {after}': '{after} を追加',
  'removed {before}': '{before} を削除',
  '{before} is now {after}': '{before} を {after} に変更',
  'line {line}': '{line}行目',
  '{places} {places|place|places}': '{places}か所',
  '{places} {places|place|places} in {entries} {entries|entry|entries}':
    '{places}か所（エントリー{entries}件）',
  '{where}, {links} {links|link|links}': '{where}、リンク{links}件',
  'write {suggestion}': '{suggestion} と書く',
  'left out: {left}': '省いたもの: {left}',
  'No differences.': '違いはありません。',
  'No differences in what is compared.': '比較したものに違いはありません。',
  Added: '追加',
  Removed: '削除',
  Changed: '変更',
  '{added} {added|page|pages} added, {removed} removed, {changed} changed':
    '{added}ページ追加、{removed}ページ削除、{changed}ページ変更',
  '{name} of {pages}': '{name}（{pages}ページ）',
  'On changed pages, {appeared} {appeared|alternate|alternates} appeared and {disappeared} disappeared':
    '変更されたページで、代替ページが{appeared}件増え、{disappeared}件なくなりました',
  '{n} {n|alternate|alternates}': '代替ページ{n}件',
  '… and {n} more: --all lists them': '… ほか{n}件（--all ですべて表示）',
  'URL as written': '書かれたままの URL',
  none: 'なし',
  '{unusable} cannot be used': '使えないもの{unusable}件',
  '{repeated} {repeated|repeats|repeat} an earlier page': '前のページの繰り返し{repeated}件',
  '{merged} of these {merged|is another page|are other pages} in the database':
    'うち{merged}件はデータベースでは別のページです',
  '{entries} {entries|entry|entries}': 'エントリー{entries}件',
  '{links} {links|link|links}': 'リンク{links}件',
  '{dates} {dates|date|dates}': '日付{dates}件',
  '{hints} changefreq or priority': 'changefreq または priority {hints}件',
  '{media} {media|image, video or article|images, videos or articles}': '画像、動画、記事{media}件',
  'column {cell}': '列 {cell}',
  'seen by {pages} {pages|page|pages}': '{pages}ページに影響',
  '(whole document)': '（文書全体）',
  'Since {generated}': '{generated} 以降',
  '{before} before, {after} now': '以前は{before}、現在は{after}',
  '… and {n} other {n|cause|causes}': '… ほか{n}件の原因',
  Entries: 'エントリー',
  'Entries written': '書き込んだエントリー',
  'Entries left out': '省いたエントリー',
  'Alternates in the input': '入力の代替ページ',
  'Links written': '書き込んだリンク',
  'Links left out': '省いたリンク',
  'Dates left out': '省いた日付',
  'Values of changefreq and priority left out': '省いた changefreq と priority の値',
  'Images, videos and articles left out': '省いた画像、動画、記事',
  Languages: '言語',
  'Files that were read': '読んだファイル',
  'Inputs that could not be read': '読めなかった入力',
  'Distinct URLs': '異なる URL',
  'Entries with the URL of an earlier one': '前と同じ URL のエントリー',
  'Entries without a URL': 'URL のないエントリー',
  'URLs without alternates': '代替ページのない URL',
  'URLs with x-default': 'x-default のある URL',
  'Sitemap of {file}': '{file} のサイトマップ',
  'Nothing has changed since the last run, at {time}.':
    '前回の実行（{time}）から変更はありません。',
  'nothing to write': '書き込むものはありません',
  'all written': 'すべて書き込み',
  '{written} written, {leftOut} left out: {why}': '{written}件を書き込み、{leftOut}件を省略: {why}',
  '{alternates} {alternates|alternate|alternates}': '代替ページ{alternates}件',
  'in {n} {n|language|languages}': '{n}言語',
  '{files} {files|file|files}': 'ファイル{files}件',
  'written; nothing in {folder} was changed': '書き込み。{folder} は変更していません',
  '{normalised} {normalised|URL|URLs}': 'URL {normalised}件',
  'normalised: all were already canonical': '正規化。すべてすでに正規形でした',
  normalised: '正規化',
  '{size} in {folder}': '{folder} に {size}',
  '{entries} {entries|page|pages}': '{entries}ページ',
  '{entries} {entries|sitemap|sitemaps}': 'サイトマップ{entries}件',
  '{written} written, {kept} kept': '{written}件を書き込み、{kept}件はそのまま',
  '{written} written, {kept} kept, {removed} removed':
    '{written}件を書き込み、{kept}件はそのまま、{removed}件を削除',
  'left out: the language or the URL cannot be used': '省略: 言語か URL が使えません',
  'left out: the date cannot be used': '省略: 日付が使えません',
  'left out: the value cannot be used': '省略: 値が使えません',
  'left out: a value is missing or cannot be used': '省略: 値がないか、使えません',
  Normalised: '正規化',
  Problems: '問題',
  'No problems': '問題なし',
  'No errors or warnings': 'エラーも警告もなし',
  'No errors or warnings except {n} hidden {n|problem|problems}':
    '非表示の問題{n}件を除き、エラーも警告もなし',
  'in {time}.': '（{time}）',
  '… and {n} more': '… ほか{n}件',
  '{n} {n|error|errors}': 'エラー{n}件',
  '{n} {n|warning|warnings}': '警告{n}件',
  '{n} info': '情報{n}件',
  error: 'エラー',
  warning: '警告',
  info: '情報',
  'Left out: {left}.': '省いたもの: {left}',
  '{entries} {entries|entry|entries} in {files} {files|file|files}':
    'ファイル{files}件のエントリー{entries}件',
  '{read}, with {urls} distinct {urls|URL|URLs}': '{read}、異なる URL {urls}件',
  'Try: {command}': '使い方: {command}',
  '{n} more {n|problem is|problems are} not listed; --all lists them.':
    'ほか{n}件の問題は表示していません。--all ですべて表示します。',
  'No problems found.': '問題は見つかりませんでした。',
  'No errors or warnings.': 'エラーも警告もありません。',
  'No errors or warnings except {n} hidden {n|problem|problems}.':
    '非表示の問題{n}件を除き、エラーも警告もありません。',
  '{read}; {alternates} {alternates|alternate|alternates} in {n} {n|language|languages}':
    '{read}、{n}言語の代替ページ{alternates}件',
  '{n} {n|URL|URLs} with two languages:': '2つの言語がある URL {n}件:',
  '{n} {n|link has|links have} a language that search engines ignore':
    'リンク{n}件の言語を検索エンジンは無視します',
  'Leads to no host · {scheme:name100}': '行き先のホストなし · {scheme:name100}',
  'Leads to {domain:name300} · {scheme:name100}': '行き先: {domain:name300} · {scheme:name100}',
  'Leads to {domain:name300} · {scheme:name100} · host {host:name300}':
    '行き先: {domain:name300} · {scheme:name100} · ホスト {host:name300}',
  'Did you mean {url:name2000}': 'もしかして: {url:name2000}',
  'Verdict: stop.': '判定: 停止。',
  'Verdict: caution.': '判定: 注意。',
  'Verdict: clear.': '判定: 検出なし。',
  '{n} {n|place|places}': '{n}か所',
  Links: 'リンク',
  'Left out': '省いたもの',
  'Causes, by weight': '原因（重要な順）',
  Cause: '原因',
  'What to do': '対処法',
  'Write {suggestion:code}.': '{suggestion:code} と書いてください。',
  '… and {n} more in this page, which are not printed.':
    '… このページにほか{n}件（印刷されません）',
  '… and {n} more. Run {command} to list all of them.':
    '… ほか{n}件。{command} ですべて表示します。',
  '{written} written': '{written}件を書き込み',
  'nothing of other entries': 'ほかのエントリーの省略なし',
  '{links} {links|link|links} written': 'リンク{links}件を書き込み',
  'URLs, by {rules} {rules|rule|rules}': 'URL、{rules}個の規則による',
  Files: 'ファイル',
  'No page was published': '公開したページはありません',
  'Ready to publish': '公開できます',
  '{entries} {entries|entry|entries} read. None could be used, so no sitemap was written.':
    'エントリー{entries}件を読みました。使えるものがないため、サイトマップは書き込みませんでした。',
  '{entries} {entries|entry|entries} read. All of them are in the sitemap in {folder}.':
    'エントリー{entries}件を読みました。すべて {folder} のサイトマップにあります。',
  '{entries} {entries|entry|entries} read. {written} of them {written|is|are} in the sitemap in {folder}; {leftOut} {leftOut|is|are} left out: {why}.':
    'エントリー{entries}件を読みました。{written}件は {folder} のサイトマップにあり、{leftOut}件は省きました: {why}。',
  '{rows} {rows|row|rows} of a crawl export {rows|is|are} not listed: redirects, errors, other files or pages that are not indexable.':
    'クロールの結果の{rows}行を載せていません: リダイレクト、エラー、ページではないファイル、インデックスに登録できないページです。',
  'What to do is said with each problem.': 'どうすればよいかは、それぞれの問題にあります。',
  'Of written entries, these are left out because they cannot be used: {left}.':
    '書き込んだエントリーのうち、使えないため省いたもの: {left}。',
  'Every URL was already canonical.': 'すべての URL がすでに正規形でした。',
  written: '書き込み',
  kept: 'そのまま',
  Name: '名前',
  Kind: '種類',
  Size: 'サイズ',
  'This run': '今回の実行',
  'Removed: {files}.': '削除: {files}',
  'Links between languages': '言語間のリンク',
  'Rows: the language of the page. Columns: the language of the link. Links of a page to itself are not counted.':
    '行はページの言語、列はリンクの言語です。ページ自身へのリンクは数えません。',
  '… and {n} more {n|language|languages}, in the JSON report.':
    '… ほか{n}言語は JSON のレポートにあります。',
  'no language': '言語なし',
  'Pages by path': 'パスごとのページ',
  Path: 'パス',
  Pages: 'ページ',
  'Links by language': '言語ごとのリンク',
  '{host} and {n} other {n|host|hosts}': '{host} とほか{n}件のホスト',
  'Nothing has changed.': '変更はありません。',
  'Nothing has changed in what is reported; {n} hidden {n|problem is|problems are} not.':
    '報告する範囲に変更はありません。非表示の問題{n}件は報告していません。',
  'nothing to report except {n} hidden {n|problem|problems}':
    '非表示の問題{n}件のほかに、報告することはありません',
  'Hidden problems': '非表示の問題',
  What: '項目',
  Before: '以前',
  Now: '現在',
  Change: '増減',
  '… and {n} more, in the JSON report.': '… ほか{n}件は JSON のレポートにあります。',
  'Check of {input}': '{input} の検査',
  'No problems found': '問題は見つかりませんでした',
  '{n} {n|input|inputs} could not be read': '入力{n}件を読めませんでした',
  'Checked {input}: {read}.': '{input} を検査しました: {read}。',
  'The links between pages were not checked, because a part of the entries is missing.':
    'エントリーの一部がないため、ページ間のリンクは検査していません。',
  '{urls} distinct {urls|URL|URLs}': '異なる URL {urls}件',
  'Ignored links': '無視されるリンク',
  'because of their language': '言語が原因',
  'all could be read': 'すべて読めました',
  '{n} not read': '{n}件は読めず',
  'Not read': '読めなかったもの',
  sitemap: 'サイトマップ',
  index: 'インデックス',
  'text sitemap': 'テキストのサイトマップ',
  feed: 'フィード',
  database: 'データベース',
  'crawl export': 'クロールの結果',
  'not known': '不明',
  '{generator} read {input} in {time}.': '{generator} が {input} を {time} で読みました。',
  '{n} {n|error|errors} from {causes} {causes|cause|causes}': 'エラー{n}件（原因{causes}件）',
  '{n} {n|warning|warnings} from {causes} {causes|cause|causes}': '警告{n}件（原因{causes}件）',
  Errors: 'エラー',
  '--{option} is given twice: remove one of them':
    '--{option} が2回指定されています。どちらかを削除してください。',
  'unknown option {option:quote}: {advice:phrase}':
    '{option:quote} というオプションはありません。{advice:phrase}',
  'an option has no value': '値のないオプションがあります。',
  '--{option} takes no value: remove the = and what follows':
    '--{option} に値は指定できません。= とその後を削除してください。',
  '--{option} needs a value: {usage:phrase}': '--{option} には値が必要です: {usage:phrase}',
  'did you mean {near}?': '{near} ではありませんか。',
  'put -- before operands that begin with -': '- で始まる引数の前には -- を書いてください。',
  'the options are {names,list}': 'オプションは {names,list} です。',
  '{written} if it is {value:quote}': '値が {value:quote} であれば {written}',
  '{usage}': '{usage}',
  '{operand} is missing: {usage}': '{operand} がありません: {usage}',
  'takes no {operand}, but got {extra:quote}':
    '{operand} は指定できませんが、{extra:quote} があります。',
  'takes one {operand}, but also got {extra:quote}':
    '指定できる {operand} は1つだけですが、{extra:quote} もあります。',
  'takes {max} operands, but also got {extra:quote}':
    '指定できる引数は{max}個だけですが、{extra:quote} もあります。',
  '--{option} is {value:quote}: {reason:phrase} Give an absolute URL, such as https://example.com/':
    '--{option} の値は {value:quote} です。{reason:phrase}https://example.com/ のような絶対 URL を指定してください。',
  '--{option} is {value:quote}: {advice:phrase}':
    '--{option} の値は {value:quote} です。{advice:phrase}',
  'choose one of {known,list}': '{known,list} のいずれかを選んでください。',
  'its only value is {known}': '使える値は {known} だけです。',
  'note: {note:phrase}': '注記: {note:phrase}',
  '--all: for --format text only, and --format {format} always lists all':
    '--all は --format text だけのオプションです。--format {format} は常にすべてを出力します。',
  '--{option}: {message:phrase}': '--{option}: {message:phrase}',
  '--{option}: {message:phrase}: remove it': '--{option}: {message:phrase}: 削除してください。',
  'unknown shell {word:quote}: the shells are {known,list}':
    '{word:quote} というシェルはありません。使えるシェルは {known,list} です。',
  'unknown shell {word:quote}: did you mean {near}?':
    '{word:quote} というシェルはありません。{near} ではありませんか。',
  '--format json needs --out, because both would go to standard output':
    '--format json には --out が必要です。両方とも標準出力に書き込まれてしまうためです。',
  '--to is missing, and there is no output file: give one of {forms,list}':
    '--to がなく、出力ファイルもありません。{forms,list} のいずれかを指定してください。',
  '--to is missing, and the name {path:verbatim} does not say the form: give one of {forms,list}':
    '--to がなく、{path:verbatim} という名前からは形式が分かりません。{forms,list} のいずれかを指定してください。',
  'give the name of a column, such as lang': 'lang のような列の名前を指定してください。',
  'give a language tag, such as en or pt-BR': 'en や pt-BR のような言語タグを指定してください。',
  '--default-lang has no effect on a table: remove it, or choose another form':
    '--default-lang は表には効果がありません。削除するか、ほかの形式を選んでください。',
  '{message:phrase}: the methods with keys are {names,list}':
    '{message:phrase}: キーのある方法は {names,list} です。',
  'both versions are sitemaps': 'どちらのバージョンもサイトマップです。',
  '{given}: for --format indexnow only: remove it, or add that':
    '{given} は --format indexnow だけのオプションです。削除するか、--format indexnow を追加してください。',
  '--list {list} takes no name': '--list {list} に名前は指定できません。',
  'give a code, a rule, a preset, a method, a group of lint rules or a tracking parameter; --list lists {lists,list}':
    'コード、規則、プリセット、方法、lint の規則のグループ、トラッキングパラメータのいずれかを指定してください。--list は次のものを一覧にします: {lists,list}',
  'no code, rule, preset, method, group or tracking parameter is called {name:quote80}: waymark explain --list lists {lists,list}':
    '{name:quote80} という名前のコード、規則、プリセット、方法、グループ、トラッキングパラメータはありません。waymark explain --list は次のものを一覧にします: {lists,list}',
  'no code, rule, preset, method, group or tracking parameter is called {name:quote80}: did you mean {near,or}?':
    '{name:quote80} という名前のコード、規則、プリセット、方法、グループ、トラッキングパラメータはありません。{near,or} ではありませんか。',
  '--out is standard output, which cannot have several tables: name a folder':
    '--out は標準出力ですが、複数の表は書き込めません。フォルダーを指定してください。',
  '--to parquet needs the package @duckdb/node-api, which cannot be loaded ({why}): run npm install @duckdb/node-api, or leave out --to parquet':
    '--to parquet に必要なパッケージ @duckdb/node-api を読み込めません（{why}）。npm install @duckdb/node-api を実行するか、--to parquet を外してください。',
  '--to parquet: DuckDB cannot write the tables ({why}): check the space on the disk, or leave out --to parquet':
    '--to parquet: DuckDB が表を書き込めません（{why}）。ディスクの空き容量を確認するか、--to parquet を外してください。',
  'is a regular expression, which can take forever': '終わらないこともある正規表現である',
  'changes files': 'ファイルを変更する',
  '--{option} needs files: name them instead of -':
    '--{option} にはファイルが必要です。- ではなくファイルを指定してください。',
  '--watch and --format: choose text or github, or run the command without --watch':
    '--watch と --format: text か github を選ぶか、--watch なしで実行してください。',
  'waiting for changes; Ctrl-C ends': '変更を待っています。Ctrl-C で終了します。',
  'the folders of the files': 'ファイルのあるフォルダー',
  'there are more warnings than --max-warnings {most:digits} allows: {warnings:digits}':
    '警告が --max-warnings {most:digits} を超えています: {warnings:digits}件',
  '{file:verbatim}: not written, because --on-error fail stopped the work: correct the line, or choose skip or keep':
    '{file:verbatim}: --on-error fail により中止したため、書き込みませんでした。その行を修正するか、skip か keep を選んでください。',
  '--{option} needs a folder as --out': '--{option} では、--out にフォルダーを指定してください。',
  'no report was written, because it cannot be next to the input: give --report, such as --report report.html':
    '入力の隣に置けないため、レポートは書き込みませんでした。--report report.html のように --report を指定してください。',
  '{file:verbatim}: left by an earlier run and no longer in use: remove it when search engines have stopped requesting it':
    '{file:verbatim}: 以前の実行で残ったもので、もう使われていません。検索エンジンがリクエストしなくなったら削除してください。',
  '{file:verbatim}: now names {loc:verbatim}': '{file:verbatim}: {loc:verbatim} を追加しました。',
  'standard output: the sitemap needs {n} {n|file|files}: give a folder as --out':
    '標準出力: サイトマップには{n}個のファイルが必要です。--out にフォルダーを指定してください。',
  '--extensions has {name:quote}: give some of {known,list}, or none':
    '--extensions に {name:quote} があります。{known,list} の中から指定するか、none を指定してください。',
  'give the URL of a folder, without ? and #':
    '? と # のない、フォルダーの URL を指定してください。',
  'give an absolute http or https URL, such as https://example.com/':
    'https://example.com/ のような、http か https の絶対 URL を指定してください。',
  '{sitemap:verbatim} is a sitemap': '{sitemap:verbatim} はサイトマップです。',
  'the reader of the output has closed it': '出力の読み手が出力を閉じました。',
  '{name:quote} is a preset: give it as --preset {name}':
    '{name:quote} はプリセットです。--preset {name} と指定してください。',
  '{name:quote} is a rule: give it as --rule {name}':
    '{name:quote} は規則です。--rule {name} と指定してください。',
  'unknown method {name:quote80}: waymark explain --list methods lists them':
    '{name:quote80} という方法はありません。waymark explain --list methods で表示します。',
  'unknown method {name:quote80}: did you mean {near,or}?':
    '{name:quote80} という方法はありません。{near,or} ではありませんか。',
  '--base is in --options as well: remove one of them':
    '--base は --options にもあります。どちらかを削除してください。',
  '--options is not JSON: give an object, such as {example}':
    '--options は JSON ではありません。{example} のようなオブジェクトを指定してください。',
  '--options is not an object: give one, such as {example}':
    '--options はオブジェクトではありません。{example} のように指定してください。',
  'the member {member:quote80} is there twice: keep one of them':
    'メンバー {member:quote80} が2つあります。1つだけ残してください。',
  'the rules must be a list': '規則はリストで書いてください。',
  'a rule must be an object': '規則はオブジェクトで書いてください。',
  'the rule {code:code} is there twice': '規則 {code:code} が2つあります。',
  'a configuration is an object': '設定はオブジェクトです。',
  'unknown member {member:quote80}: the members are {known,list}':
    '{member:quote80} というメンバーはありません。メンバーは {known,list} です。',
  'unknown member {member:quote80}: did you mean {near}?':
    '{member:quote80} というメンバーはありません。{near} ではありませんか。',
  '{file:verbatim}: a program runs only if it is named: {line:verbatim}':
    '{file:verbatim}: プログラムは、指定したときだけ実行します: {line:verbatim}',
  '{file:verbatim}: belongs to another user, so it is not read: add --no-config, or name it with --config':
    '{file:verbatim}: ほかのユーザーのファイルであるため、読みません。--no-config を追加するか、--config で指定してください。',
  '{file:verbatim}: is not a file, so it is not read: add --no-config, or name it with --config':
    '{file:verbatim}: ファイルではないため、読みません。--no-config を追加するか、--config で指定してください。',
  '{folder:verbatim} is a folder: name the file in it: --config {file:verbatim}':
    '{folder:verbatim} はフォルダーです。その中のファイルを指定してください: --config {file:verbatim}',
  '{folder:verbatim} is a folder: name a file, for example: --config {file:verbatim}':
    '{folder:verbatim} はフォルダーです。次のようにファイルを指定してください: --config {file:verbatim}',
  '{file:verbatim}: is a program, and waymark {command} runs none: name a JSON file, or add --no-config':
    '{file:verbatim}: プログラムですが、waymark {command} はプログラムを実行しません。JSON ファイルを指定するか、--no-config を追加してください。',
  '{file:verbatim}: cannot be imported: {reason:phrase}':
    '{file:verbatim}: インポートできません: {reason:phrase}',
  '{settings:verbatim}: {fault:phrase}': '{settings:verbatim}: {fault:phrase}',
  '{settings:verbatim}: line {atLine:digits}, column {atColumn:digits}: {fault:phrase}':
    '{settings:verbatim}: {atLine:digits}行{atColumn:digits}桁: {fault:phrase}',
  '{command} is an object with the options of the command':
    '{command} は、コマンドのオプションを持つオブジェクトです。',
  'waymark {command} has no option {member:quote80}: its options are {names,list}':
    'waymark {command} に {member:quote80} というオプションはありません。オプションは {names,list} です。',
  'waymark {command} has no option {member:quote80}: did you mean {near}?':
    'waymark {command} に {member:quote80} というオプションはありません。{near} ではありませんか。',
  '{option} must be a string, or an object whose values are strings':
    '{option} は、文字列か、値が文字列であるオブジェクトでなければなりません。',
  '{option} must be a string or a number': '{option} は、文字列か数値でなければなりません。',
  '{option} must be a string or a list of strings':
    '{option} は、文字列か文字列のリストでなければなりません。',
  '{option} must be true or false': '{option} は true か false でなければなりません。',
  '{option} {risk:phrase}, so it must be asked for: write --{option} on the command line, or name the configuration with --config':
    '{option} は{risk:phrase}ため、明示的な指定が必要です。コマンドラインに --{option} と書くか、--config で設定を指定してください。',
  '{option} is {value:quote80}: {advice:phrase}':
    '{option} の値は {value:quote80} です。{advice:phrase}',
  'give an absolute URL, such as https://example.com/':
    'https://example.com/ のような絶対 URL を指定してください。',
  '{path:verbatim} does not lead to a place in the folder of this configuration: choose one in it, or name the configuration: --config {configuration:verbatim}':
    '{path:verbatim} は、この設定のあるフォルダーの外を指しています。中の場所を選ぶか、設定を指定してください: --config {configuration:verbatim}',
  '{file:verbatim}: {message:phrase} {remedy:phrase}':
    '{file:verbatim}: {message:phrase}{remedy:phrase}',
  '{file:verbatim}: line {line:digits}, column {column:digits}: {message:phrase} {remedy:phrase}':
    '{file:verbatim}: {line:digits}行{column:digits}桁: {message:phrase}{remedy:phrase}',
  '{file:verbatim}: {message:phrase}': '{file:verbatim}: {message:phrase}',
  'not enough memory ({reason}): divide the input':
    'メモリーが足りません（{reason}）。入力を分割してください。',
  '--{option} needs --fix or --unsafe-fix': '--{option} には --fix か --unsafe-fix が必要です。',
  '--dry-run prints a patch: remove --format {format}':
    '--dry-run はパッチを表示します。--format {format} を削除してください。',
  '--dry-run writes nothing: remove --{option}':
    '--dry-run は何も書き込みません。--{option} を削除してください。',
  'give the end of a name, such as .bak': '.bak のような名前の末尾を指定してください。',
  '--patch needs the name of a file: --dry-run prints the patch':
    '--patch にはファイルの名前が必要です。パッチを表示するには --dry-run を使います。',
  '--fix corrects one file: give only one database':
    '--fix が修正するのは1つのファイルです。データベースを1つだけ指定してください。',
  '--write-baseline needs --baseline <file>, which says where':
    '--write-baseline には、場所を指定する --baseline <file> が必要です。',
  '--baseline needs the name of a file': '--baseline にはファイルの名前が必要です。',
  'this is not a baseline, so it is not replaced: choose another name':
    'ベースラインではないため、置き換えません。ほかの名前を選んでください。',
  '--report: the {kind} report would replace {path:verbatim}, which is not a report: choose another name':
    '--report: {kind} のレポートが {path:verbatim} を上書きしてしまいますが、それはレポートではありません。ほかの名前を選んでください。',
  'this is not a baseline: write one with --write-baseline':
    'ベースラインではありません。--write-baseline で書き出してください。',
  '{file:verbatim}: has {n} {n|problem, which is|problems, which are} known from now on':
    '{file:verbatim}: 今後は既知とする問題{n}件を書き込みました',
  '{n} known {n|problem is|problems are} not reported: {file:verbatim}':
    '既知の問題{n}件は報告しません: {file:verbatim}',
  '--{option}: no problem of sites has the code {name:quote}: waymark explain --list codes lists all':
    '--{option}: サイトの問題に {name:quote} というコードはありません。waymark explain --list codes ですべて表示します。',
  '--{option}: no problem of sites has the code {name:quote}: did you mean {near}?':
    '--{option}: サイトの問題に {name:quote} というコードはありません。{near} ではありませんか。',
  'standard input has one URL: give the other as an operand':
    '標準入力の URL は1つです。もう1つは引数で指定してください。',
  'reading URLs, one on each line; Ctrl-D ends (on Windows, Ctrl-Z and Enter)':
    '1行に1つの URL を読み込みます。Ctrl-D で終わります（Windows では Ctrl-Z と Enter）',
  '{entries} {entries|entry|entries}, {written} written':
    'エントリー{entries}件、書き込み{written}件',
  'not enough memory: Node’s heap is full: set NODE_OPTIONS=--max-old-space-size={size:digits}, or divide the input':
    'メモリーが足りません。Node のヒープがいっぱいです。NODE_OPTIONS=--max-old-space-size={size:digits} を設定するか、入力を分割してください。',
  'the system has killed the process, probably because the memory is full: set --memory, such as --memory 256MiB, or divide the input':
    'システムがプロセスを終了させました。メモリーが足りないためと思われます。--memory 256MiB のように --memory を指定するか、入力を分割してください。',
  'the system has killed the process, probably because the memory is full: use a machine with more memory, or divide the input':
    'システムがプロセスを終了させました。メモリーが足りないためと思われます。メモリーの多いコンピューターを使うか、入力を分割してください。',
  '{given}: for databases only, and {why:phrase}':
    '{given} はデータベースだけのオプションです。{why:phrase}',
  '{file:verbatim}: is not UTF-8 text: convert it first':
    '{file:verbatim}: UTF-8 のテキストではありません。先に変換してください。',
  '{file:verbatim}: the line is longer than 1 MiB: give one URL':
    '{file:verbatim}: 行が 1 MiB を超えています。URL を1つだけ指定してください。',
  '{file:verbatim}: has more than one line: give one URL; waymark normalize takes many':
    '{file:verbatim}: 2行以上あります。URL を1つだけ指定してください。複数の URL には waymark normalize を使ってください。',
  '{file:verbatim}: is empty: expected a URL': '{file:verbatim}: 空です。URL を指定してください。',
  'give names like https,db': 'https,db のような名前を指定してください。',
  '--{option} is not JSON: give an object like {example}':
    '--{option} は JSON ではありません。{example} のようなオブジェクトを指定してください。',
  '--{option}: {word:quote} is not a word: give words like sync,push':
    '--{option}: {word:quote} は単語ではありません。sync,push のような単語を指定してください。',
  '--{option}: {pair:quote}: give pairs like qty=quantity':
    '--{option}: {pair:quote}: qty=quantity のような組を指定してください。',
  '--{option} is {value:quote}: {reason}: give a regular expression':
    '--{option} の値は {value:quote} です（{reason}）。正規表現を指定してください。',
  '--{option} is for the rule {rule}, which is off: remove --{option}, or turn the rule on with --severity {rule}=error':
    '--{option} は規則 {rule} のオプションですが、この規則は無効です。--{option} を削除するか、--severity {rule}=error で規則を有効にしてください。',
  '--{option}: there is no rule {name:quote}: the groups of rules are {groups,list}':
    '--{option}: {name:quote} という規則はありません。規則のグループは {groups,list} です。',
  '--{option}: there is no rule {name:quote}: did you mean {near}?':
    '--{option}: {name:quote} という規則はありません。{near} ではありませんか。',
  '--{option} names {name:quote} twice: remove one of them':
    '--{option} に {name:quote} が2つあります。どちらかを削除してください。',
  '--{option} {name}: give a severity, one of {severities,list}':
    '--{option} {name}: 重大度を {severities,list} の中から指定してください。',
  '{file:verbatim}: contains no URI: give one URI per line, a JSON array of URIs, the answer of a server to resources/list, or an OpenAPI description':
    '{file:verbatim}: URI がありません。1行に1つの URI、URI の JSON 配列、resources/list に対するサーバーの応答、または OpenAPI 記述を指定してください。',
  'unknown option {option:quote}: give a command first':
    '{option:quote} というオプションはありません。先にコマンドを指定してください。',
  'unknown option {option:quote}: did you mean {near}?':
    '{option:quote} というオプションはありません。{near} ではありませんか。',
  'unknown command {word:quote}: the commands are {known,list}':
    '{word:quote} というコマンドはありません。コマンドは {known,list} です。',
  'unknown command {word:quote}: did you mean {near}?':
    '{word:quote} というコマンドはありません。{near} ではありませんか。',
  '--{option} changes the rules that are compared by, and none are chosen: add --preset, --rule or --rules':
    '--{option} は比較に使う規則を変えますが、規則が選ばれていません。--preset、--rule、--rules のいずれかを追加してください。',
  '--method {method} compares without rules: remove it, or remove the rules':
    '--method {method} は規則を使わずに比較します。これを削除するか、規則を削除してください。',
  'the rule file says which rules run, and on what: remove {options}, or change the file':
    'どの規則を何に適用するかは、規則のファイルで決まります。{options} を削除するか、ファイルを変更してください。',
  '--model {model}: {message:phrase}': '--model {model}: {message:phrase}',
  '--rule number {number:digits}, column {column:digits}: {message:phrase}':
    '{number:digits}番目の --rule、{column:digits}桁: {message:phrase}',
  '--rule, column {column:digits}: {message:phrase}': '--rule、{column:digits}桁: {message:phrase}',
  '--{option} changes a preset, and --rule runs without one: remove --{option}, or add --preset':
    '--{option} はプリセットを変えますが、--rule はプリセットなしで動きます。--{option} を削除するか、--preset を追加してください。',
  '--{option} keeps the query that --rule {rule} removes: remove one of the two options':
    '--{option} は、--rule {rule} が除去するクエリを残します。どちらかのオプションを削除してください。',
  '--{option} keeps the fragment that --rule {rule} removes: remove one of the two options':
    '--{option} は、--rule {rule} が除去するフラグメントを残します。どちらかのオプションを削除してください。',
  '{options}: the rules differ between hosts: remove {options}, or change the rule file':
    '{options}: 規則はホストによって異なります。{options} を削除するか、規則のファイルを変更してください。',
  '{options}: the preset {name} is a single procedure, which no option changes: remove {options}, or choose another preset':
    '{options}: プリセット {name} は1つの手順で、オプションでは変えられません。{options} を削除するか、ほかのプリセットを選んでください。',
  'give a whole number, {least} or more': '{least} 以上の整数を指定してください。',
  'give at most {most:digits}': '{most:digits} 以下の数を指定してください。',
  '--{option} is missing: add {usage}': '--{option} がありません。{usage} を追加してください。',
  '--report needs the name of a file: --format json prints the report to standard output':
    '--report にはファイルの名前が必要です。--format json はレポートを標準出力に書き込みます。',
  '--state needs the name of a file that is not the input':
    '--state には、入力ではないファイルの名前が必要です。',
  '--state: {path:verbatim} is not the state of an earlier run, and would be replaced: choose another name':
    '--state: {path:verbatim} は以前の実行の状態ファイルではなく、上書きされます: 別の名前を指定してください',
  '{file:verbatim}: has no dates of this site, because it is damaged, or of another version or site: pages have only the dates that they state themselves':
    '{file:verbatim}: このサイトの日付がありません（壊れているか、別のバージョンかサイトのものです）: ページの日付は、ページ自身が示すものだけになります',
  '--state and --{option} both name {path:verbatim}: choose two names':
    '--state と --{option} が同じファイル {path:verbatim} を指しています: 別々の名前を指定してください',
  '--state: {path:verbatim} would be published with the sitemaps: choose a place outside of the output folder':
    '--state: {path:verbatim} はサイトマップと一緒に公開されてしまいます。出力フォルダーの外の場所を選んでください。',
  '{input:verbatim}: the input has the name of a sitemap in the output folder: choose another --out':
    '{input:verbatim}: 入力が、出力フォルダーのサイトマップと同じ名前です。ほかの --out を選んでください。',
  '--report: the {kind} report {path:verbatim} has the name of a sitemap: choose another name':
    '--report: {kind} のレポート {path:verbatim} が、サイトマップと同じ名前です。ほかの名前を選んでください。',
  '--report: the {kind} report {path:verbatim} would replace the input: choose another name':
    '--report: {kind} のレポート {path:verbatim} が、入力を上書きしてしまいます。ほかの名前を選んでください。',
  '--report names the HTML report: give {path:verbatim}, and the JSON report is written next to it':
    '--report は HTML のレポートの名前です。{path:verbatim} と指定すると、JSON のレポートはその隣に書き込まれます。',
  '--robots needs the name of a file, such as public/robots.txt':
    '--robots には、public/robots.txt のようなファイルの名前が必要です。',
  '--robots: with --out -, it is not known where the sitemap will be: give a folder as --out':
    '--robots: --out - では、サイトマップの場所が分かりません。--out にフォルダーを指定してください。',
  '--robots: {path:verbatim} is also the input or a report: choose another name':
    '--robots: {path:verbatim} は入力かレポートでもあります。ほかの名前を選んでください。',
  '--robots: {path:verbatim} has the name of a sitemap: choose another name':
    '--robots: {path:verbatim} はサイトマップと同じ名前です。ほかの名前を選んでください。',
  '{file:verbatim}: is not text in UTF-8: save it as UTF-8':
    '{file:verbatim}: UTF-8 のテキストではありません。UTF-8 で保存してください。',
  '{file:verbatim}: is not a JSON report of waymark {command}: give the file that an earlier run wrote next to its HTML report':
    '{file:verbatim}: waymark {command} の JSON のレポートではありません。以前の実行が HTML のレポートの隣に書き込んだファイルを指定してください。',
  'give a size with its unit, such as 256MiB, 1GiB or 500MB':
    '256MiB、1GiB、500MB のように、単位のあるサイズを指定してください。',
  'give an http or https URL without a password, absolute or relative, in ASCII without spaces':
    '絶対または相対の http か https の URL を、パスワードなし、空白なしの ASCII で指定してください。',
  'give a URL of {origin:phrase}, the origin of the first page, or say with --base where the sitemaps are published':
    '最初のページのオリジン {origin:phrase} の URL を指定するか、サイトマップの公開先を --base で指定してください。',
  'give a URL of {origin:phrase}, the origin of the sitemaps':
    'サイトマップのオリジンである {origin:phrase} の URL を指定してください。',
  'give {least} or more': '{least} 以上を指定してください。',
  'give at most 8192GiB': '8192GiB 以下を指定してください。',
  '--lang is not in worker.cjs, which speaks English: remove it':
    '--lang は worker.cjs にはありません（英語のみ）。削除してください',
  '--format arrow is not in worker.cjs: run npm install @waymark/cli apache-arrow, and then waymark worker':
    'worker.cjs では --format arrow は使えません。npm install @waymark/cli apache-arrow を実行してから、waymark worker を使ってください。',
  '--format arrow needs the package apache-arrow, which cannot be loaded ({why}): run npm install apache-arrow, or choose another format':
    '--format arrow に必要なパッケージ apache-arrow を読み込めません（{why}）。npm install apache-arrow を実行するか、ほかの形式を選んでください。',
  '--{option} is {value:quote}: that is the path of a file on Windows, and a URL is expected: {url} is the URL of the file':
    '--{option} の値は {value:quote} です。これは Windows のファイルのパスですが、URL が必要です。ファイルの URL は {url} です。',
  '--{option} is {value:quote}: this is a URL: name a file; nothing is fetched, and nothing is sent':
    '--{option} の値は {value:quote} で、URL です。ファイルを指定してください。何も取得せず、何も送信しません。',
  '--{option} is {value:quote}: this is a URL: name a folder; nothing is fetched, and nothing is sent':
    '--{option} の値は {value:quote} で、URL です。フォルダーを指定してください。何も取得せず、何も送信しません。',
  '{url:verbatim}: this is a URL: give the path instead: {path:verbatim}':
    '{url:verbatim}: これは URL です。代わりにパスを指定してください: {path:verbatim}',
  '{url:verbatim}: this is a URL: pipe it in; nothing is fetched: {line:verbatim}':
    '{url:verbatim}: これは URL です。何も取得しないため、パイプで渡してください: {line:verbatim}',
  '{url:quote} was taken for a URL with the scheme {scheme}: for the file on Windows, write {file}':
    '{url:quote} は、スキームが {scheme} の URL と解釈しました。Windows のファイルであれば、{file} と書いてください。',
  'a list of URIs, a resource list, or an OpenAPI or AsyncAPI description':
    'URI のリスト、リソースのリスト、OpenAPI か AsyncAPI の記述',
  'URLs, one on each line': '1行に1つの URL',
  'a URL': 'URL',
  '{what}, {which}': '{what} / {which}',
  '{what}, {family}, {kind}': '{what} / {family} / {kind}',
  rule: '規則',
  preset: 'プリセット',
  method: '比較方法',
  'an equivalence': '同値関係',
  'compares two URLs, but is not an equivalence': '2つの URL を比較するが、同値関係ではない',
  'matches a URL against a pattern, given first':
    '先に与えるパターンに URL が一致するかどうかを調べる',
  'left to the application': 'アプリケーションが方法を選ぶ',
  Options: 'オプション',
  Examples: '例',
  Source: '出典',
  Rules: '規則',
  Cost: '誤りの代償',
  Caution: '注意',
  'Problems: {title:phrase}': '問題: {title:phrase}',
  'Applies only to URL records of the URL Standard.':
    'URL Standard の URL レコードだけに適用できます。',
  'Applies to URL records of the URL Standard and to URIs as they are written (RFC 3986).':
    'URL Standard の URL レコードと、書かれたままの URI（RFC 3986）に適用できます。',
  'Parsing by the URL Standard already does this.':
    'URL Standard による解析の時点で、すでに行われています。',
  'Runs on the URL as the URL Standard parses it.': 'URL Standard で解析した URL に適用します。',
  'Runs on strings as they are written (RFC 3986).':
    '書かれたままの文字列（RFC 3986）に適用します。',
  'A single published procedure, which rules cannot change.':
    '公開された1つの手順で、規則では変えられません。',
  'Takes only {schemes}.': '{schemes} だけを受け付けます。',
  'A false positive: {cost:phrase}': '偽陽性（異なるものを等しいとする誤り）: {cost:phrase}',
  'A false negative: {cost:phrase}': '偽陰性（同じものを異なるとする誤り）: {cost:phrase}',
  'No answer: {cost:phrase}': '答えの出ないもの: {cost:phrase}',
  ', required': '、必須',
  ' Default: {value}.': 'デフォルトは {value} です。',
  'is unchanged': 'は変わりません',
  '{a:phrase} and {b:phrase}:': '{a:phrase} と {b:phrase}:',
  'no pattern and {b:phrase}:': 'パターンなし と {b:phrase}:',
  'with {options:phrase}': '（{options:phrase}）',
  'tracking parameter': 'トラッキングパラメータ',
  'Tells which advertisement, newsletter or post led to the visit.':
    'どの広告、メールマガジン、投稿からの訪問かを示します。',
  'Tells which click on an advertisement it was.': '広告のどのクリックによる訪問かを示します。',
  'Tells who received the mail or text message.': 'メールやショートメッセージの受信者を示します。',
  'Tells the next site who the visitor is.': '訪問者が誰かを、移動先のサイトに伝えます。',
  'Tells which page, list or search the visitor came from.':
    'どのページ、リスト、検索から来たのかを示します。',
  'Tells who shared the link.': '誰がリンクを共有したのかを示します。',
  'Tells which partner is paid for the visit.': '訪問の報酬を受け取る提携先を示します。',
  documented: '提供元の文書あり',
  corroborated: '複数のリストに記載',
  reported: '1つのリストか報告に記載',
  ambiguous: '別の意味の可能性あり',
  'Its vendor says so.': '提供元が文書で説明しています。',
  'Lists of at least two publishers name it.': '2つ以上の発行元のリストに載っています。',
  'One list or one report names it.': '1つのリストまたは1件の報告に載っています。',
  'On other sites, the name means something else.':
    'この名前は、ほかのサイトでは別の意味で使われます。',
  '{owner:phrase} {kind:phrase} {evidence:phrase}': '{owner:phrase}{kind:phrase}{evidence:phrase}',
  '{vendor}.': '提供元は {vendor} です。',
  'Each visitor has a value of their own.': '値は訪問者ごとに異なります。',
  'Letter case does not matter.': '大文字と小文字は区別しません。',
  'Where it is removed': '除去する場所',
  'Without it': '除去した場合',
  Sources: '出典',
  'Never by default.': 'デフォルトでは除去しません。',
  'Never by default. {reason:phrase}': 'デフォルトでは除去しません。{reason:phrase}',
  'On every site.': 'すべてのサイトで除去します。',
  'On {sites,list}.': '{sites,list} で除去します。',
  'On {sites,list} and their like: {count:digits} domains.':
    '{sites,list} などの{count:digits}のドメインで除去します。',
  '{one:phrase} and {other:phrase} become one.': '{one:phrase} と {other:phrase} は1つになります。',
  'Only on paths like {path}.': '{path} のようなパスだけです。',
  'Kept on paths like {kept}.': '{kept} のようなパスでは残します。',
  'Kept on {sites,list}.': '{sites,list} では残します。',
  'removed everywhere': 'すべてのサイトで除去',
  'removed on-sites': '一部のサイトで除去',
  'removed never': '除去しない',
  vendor: '提供元',
  report: '報告',
  'Fixed by validate --fix': 'validate --fix による修正',
  'Fixed by validate --unsafe-fix': 'validate --unsafe-fix による修正',
  'Never.': '自動では修正しません。',
  'wrong: {example:verbatim}': '誤: {example:verbatim}',
  'wrong: {example:verbatim} (given: {given:verbatim})':
    '誤: {example:verbatim}（条件: {given:verbatim}）',
  'right: {example:verbatim}': '正: {example:verbatim}',
  'no problem: {example:verbatim}': '問題なし: {example:verbatim}',
  'The two strings are identical.': '2つの文字列は同一です。',
  'The strings differ only between the parts, or in white space that the parser removes.':
    '文字列の違いは、部分の間か、パーサーが除去する空白だけです。',
  'They are not a URL to a browser: {why:phrase}':
    'ブラウザにとって URL ではありません: {why:phrase}',
  'Neither is a URL to a browser: {why:phrase}':
    'どちらも、ブラウザにとって URL ではありません: {why:phrase}',
  'The first is not a URL to a browser: {why:phrase}':
    '1つ目は、ブラウザにとって URL ではありません: {why:phrase}',
  'The second is not a URL to a browser: {why:phrase}':
    '2つ目は、ブラウザにとって URL ではありません: {why:phrase}',
  'The same URL to a browser.': 'ブラウザにとって同じ URL です。',
  'Different URLs to a browser.': 'ブラウザにとって異なる URL です。',
  'What it costs if the answer is wrong': '答えが誤っている場合の代償',
  '{n} {n|method|methods}': '{n}個の方法',
  'The same: {purposes:verbatim}': '同じ: {purposes:verbatim}',
  'Different: {purposes:verbatim}': '異なる: {purposes:verbatim}',
  'No answer: {purposes:verbatim}': '答えなし: {purposes:verbatim}',
  'Not counted: {n} that {n|compares|compare} only hosts, sites or origins.':
    'ホスト、サイト、オリジンだけを比べる{n}個の方法は数えていません。',
  '{n} {n|has|have} no answer for such URLs.': 'このような URL に答えのない方法は{n}個です。',
  '--all shows each definition, with its reason and the cost of a wrong answer.':
    '--all を付けると、それぞれの定義を理由と誤りの代償とともに表示します。',
  'Equal by {n} {n|definition|definitions}: {names:verbatim}':
    '{n}個の定義で等しい: {names:verbatim}',
  'Different by {n} {n|definition|definitions}: {names:verbatim}':
    '{n}個の定義で異なる: {names:verbatim}',
  '{n} more': 'ほか{n}個',
  'More lines of this table: {n}.': 'この表には、ほかに{n}行あります。',
  'No answer by {by:phrase}: {why:phrase}': '答えなし（{by:phrase}）: {why:phrase}',
  'Equal by {by:phrase}': '等しい（{by:phrase}）',
  'Different by {by:phrase}: {why:phrase}': '異なる（{by:phrase}）: {why:phrase}',
  'in another order': '順序が異なる',
  'More parameters that differ: {n}.': 'ほかに{n}個のパラメータが異なります。',
  'More parameters that are the same: {n}.': 'ほかの{n}個のパラメータは同じです。',
  'The parameters that both have are in another order.': '両方にあるパラメータの順序が異なります。',
  parsed: '解析後',
  decoded: 'デコード後',
  'same when parsed': '解析すると同じ',
  'same when decoded': 'デコードすると同じ',
  '{named,and}': '{named,and}',
  '{rules,or}': '{rules,or}',
  '{rules,and}': '{rules,and}',
  'Equal after {names:phrase} ({category:phrase}).':
    '{names:phrase} を適用すると等しくなります（{category:phrase}）。',
  equal: '等しい',
  different: '異なる',
  'group of lint rules': 'lint の規則のグループ',
  'There is no configuration.': '設定はありません。',
  'There is no configuration: all values are defaults.':
    '設定はありません。すべての値はデフォルトです。',
  '{heading:phrase}: it can be used.': '{heading:phrase}: 使えます。',
  '{file:verbatim} (named by {namedBy})': '{file:verbatim}（{namedBy} で指定）',
  '{file:verbatim} (found in the working folder)': '{file:verbatim}（作業フォルダーにあるもの）',
  '{file:verbatim} (found above the working folder)':
    '{file:verbatim}（作業フォルダーより上にあるもの）',
  'line {line:digits}': '{line:digits}行目',
  configuration: '設定',
  default: 'デフォルト',
  '{n} {n|row|rows}': '{n}行',
  'unknown option {named:code}; the options are {known,list}':
    'オプション {named:code} はありません。オプションは {known,list} です。',
  'unknown option {named:code}; did you mean {near:code}?':
    'オプション {named:code} はありません。{near:code} ではありませんか。',
  '{subject:phrase} would have no effect: {why:phrase}':
    '{subject:phrase} を指定しても効果がありません。{why:phrase}',
  '{subject:phrase} would have no effect: {why:phrase}; it is for {readers,list}':
    '{subject:phrase} を指定しても効果がありません。{why:phrase}{readers,list} のためのオプションです。',
  'the op {reader} needs {subject:phrase}': '演算 {reader} には {subject:phrase} が必要です。',
  'got {got:phrase}': '指定された値は {got:phrase} です。',
  '{choices,or}': '{choices,or}',
  'an object whose values are severities by rule or group':
    '値が規則やグループごとの重大度であるオブジェクト',
  '{place:code} is {got:phrase}': '{place:code} は {got:phrase} です。',
  '{subject:phrase} must be {expected:phrase}; {given:phrase}: {advice:phrase}':
    '{subject:phrase} の値が違います。必要な値: {expected:phrase}。{given:phrase}{advice:phrase}',
  '{subject:phrase} must be {expected:phrase}; {given:phrase}':
    '{subject:phrase} の値が違います。必要な値: {expected:phrase}。{given:phrase}',
  "{subject:phrase} must be {expected:phrase}; {given:phrase}; did you mean '{near}'?":
    "{subject:phrase} の値が違います。必要な値: {expected:phrase}。{given:phrase}'{near}' ではありませんか。",
  options: 'オプション',
  'option {named:code}': 'オプション {named:code}',
  'the row is too long to be repeated before its answers: allow a greater {maxLength:option}':
    '行が長すぎるため、結果の前に繰り返せません。{maxLength:option} を大きくしてください。',
  'the row has {found} {found|column|columns}, and {read} are read: give {columns,list}':
    '行の列は{found}個ですが、読み取る列は{read}個です。{columns,list} を送ってください。',
  'a chunk must begin with a line that has the number of its rows: send this line, or turn the chunk header off':
    'チャンクは、行数を書いた行で始まる必要があります。この行を送るか、チャンクヘッダーをオフにしてください。',
  'the input ends within a chunk: {left} {left|row is|rows are} missing':
    '入力がチャンクの途中で終わっています。{left}行足りません。',
  'the input ends within a row: send complete rows':
    '入力が行の途中で終わっています。行を最後まで送ってください。',
  'the bytes are not a value of RowBinary: check that the columns match the ops, and whether they are Nullable':
    'バイト列が RowBinary の値ではありません。列が演算と合っているか、また Nullable かどうかを確かめてください。',
  'the row could not be answered: {reason}': 'この行の結果を出せませんでした: {reason}',
  'there is no {argument} {name:quote80}: it is one of {known,list}':
    '{argument} に {name:quote80} という名前はありません。使えるのは {known,list} です。',
  'there is no {argument} {name:quote80}; did you mean {near:quote80}?':
    '{argument} に {name:quote80} という名前はありません。{near:quote80} のことですか？',
  'the {argument} {value:quote80} cannot be used: {reason}':
    '{argument} の {value:quote80} は使えません: {reason}',
  'rows without columns have no bytes in the format {format}: choose another one':
    '列のない行は、形式 {format} ではバイトがありません。別の形式を選んでください。',
  'a value that begins with a host is also a relative reference: give {assumeScheme:option} or {base:option}':
    'ホストで始まる値は相対参照でもあります。{assumeScheme:option} か {base:option} のどちらかを指定してください。',
  'the input ends within a row: end each row, and the last, with a newline':
    '入力が行の途中で終わっています。最後の行も含め、どの行も改行で終えてください。',
  'a value ends with a backslash that escapes nothing: write it as \\\\':
    '値の最後のバックスラッシュの後に何もありません。\\\\ と書いてください。',
  'the line is not a JSON value: send one value on each line':
    '行が JSON の値ではありません。1行に値を1つずつ送ってください。',
  'the object has no member {member:quote80}: add it, or name the members that are read':
    'オブジェクトにメンバー {member:quote80} がありません。追加するか、読み取るメンバーの名前を指定してください。',
  '{column} must be a string or null; got {got:phrase}':
    '{column} は文字列か null でなければなりません。指定された値は {got:phrase} です。',
  'two columns have the name {column:quote80}: give each a name of its own':
    '{column:quote80} という名前の列が2つあります。列ごとに別の名前を付けてください。',
  'the column {column:quote80} has the type {type}: give Utf8, Binary, one of their Large and View forms, or a dictionary of these':
    '列 {column:quote80} の型は {type} です。Utf8、Binary、それらの Large 型か View 型、またはそれらの辞書を使ってください。',
  'there is no column {column:quote80} (there are none): add it, or name the columns that are read':
    '列 {column:quote80} がありません（列が1つもありません）。追加するか、読み取る列の名前を指定してください。',
  'there is no column {column:quote80} (there {n|is|are} {found:quote80,list}): add it, or name the columns that are read':
    '列 {column:quote80} がありません（{n|あるのは} {found:quote80,list}）。追加するか、読み取る列の名前を指定してください。',
  'the bytes are not a message of Arrow’s IPC streaming format: write a stream, and not a file (Feather)':
    'バイト列が Arrow の IPC ストリーミング形式のメッセージではありません。ファイル（Feather）ではなく、ストリームを書いてください。',
  'the message has more than 2 GiB: write smaller batches':
    'メッセージが 2 GiB を超えています。バッチを小さくしてください。',
  'the input ends within a message, after {held} {held|byte|bytes}: send complete batches':
    '入力がメッセージの途中の{held}バイト目で終わっています。バッチを最後まで送ってください。',
  'the input is empty: send a schema, batches and the end-of-stream marker':
    '入力が空です。スキーマ、バッチ、ストリームの終わりの印を送ってください。',
  'the input ends without the end-of-stream marker: close the writer of the stream':
    '入力に、ストリームの終わりの印がありません。ストリームのライターを閉じてください。',
  'a stream must begin with its schema and have no other':
    'ストリームはスキーマで始まり、ほかのスキーマを含んではなりません。',
  'the schema has a body': 'スキーマに本体があります。',
  'the schema cannot be read: {reason}': 'スキーマを読み取れません: {reason}',
  'the message cannot be read: {reason}': 'メッセージを読み取れません: {reason}',
  'the batch cannot be read: {reason}': 'バッチを読み取れません: {reason}',
  'the message is neither a batch nor a dictionary': 'メッセージがバッチでも辞書でもありません。',
  'the batch is compressed: write it without compression':
    'バッチが圧縮されています。圧縮せずに書いてください。',
  'the batch has {rows} rows: write batches of at most {most}':
    'バッチが{rows}行あります。バッチは{most}行までにしてください。',
  'the answers of the batch have more than 2 GiB in one column: write smaller batches':
    'バッチの結果が1つの列で 2 GiB を超えます。バッチを小さくしてください。',
  'none of the ops reads it': '選んだ演算のどれも使いません。',
  'rows are {format}': '行の形式は {format} です。',
  'rows of the format {format} have one column and one answer: choose tsv, or one op that reads one column':
    '形式 {format} の行は、列も結果も1つです。tsv を選ぶか、1つの列を読む演算を1つだけ選んでください。',
  'a list of {n} {n|name|different names}, one for each column':
    '列ごとに1つの、異なる名前{n}個のリスト',
  'option {baseUrl:option} has a user name or a password: give it without them':
    '{baseUrl:option} にユーザー名かパスワードがあります。除いて指定してください。',
  'a list of domains such as paypal.com': 'paypal.com のようなドメインのリスト',
  "write a domain, such as 'paypal.com'": "'paypal.com' のようなドメインを書いてください。",
  'write {domain:phrase}': '{domain:phrase} と書いてください。',
  "that is not a domain; write one, such as 'paypal.com'":
    "ドメインではありません。'paypal.com' のようなドメインを書いてください。",
  "that is an IP address; write a domain, such as 'paypal.com'":
    "IP アドレスです。'paypal.com' のようなドメインを書いてください。",
  "that is a name without a dot; write a domain, such as 'paypal.com'":
    "ドットのない名前です。'paypal.com' のようなドメインを書いてください。",
  "that is a public suffix, below which anybody may register names; write a domain, such as 'paypal.com'":
    "その下に誰でも名前を登録できるパブリックサフィックスです。'paypal.com' のようなドメインを書いてください。",
  'an object whose values are severities by code': '値がコードごとの重大度であるオブジェクト',
  'true or false': 'true か false',
  'a list of strings': '文字列のリスト',
  'a whole number, 0 or more': '0以上の整数',
  'an object of strings': '値が文字列のオブジェクト',
  'an object of whole numbers': '値が整数のオブジェクト',
  'an object of lists of strings': '値が文字列のリストのオブジェクト',
  'a list made by createPublicSuffixList': 'createPublicSuffixList で作ったリスト',
  "a list of sites, such as { site: 'a.example', allow: ['ref'] }":
    "{ site: 'a.example', allow: ['ref'] } のようなサイトのリスト",
  'Audit of {input}': '{input} の監査',
  'Indexable pages': 'インデックスに登録できるページ',
  'Indexable pages in a sitemap': 'サイトマップにある、インデックスに登録できるページ',
  '{listed} of these in a sitemap': 'うち{listed}件はサイトマップにあり',
  '{pages} {pages|page|pages}, {indexable} indexable, {listed} of these in a sitemap':
    '{pages}ページ、うちインデックスに登録できるもの{indexable}件、そのうちサイトマップにあるもの{listed}件',
  'Pages by language': '言語ごとのページ',
  pages: 'ページ',
  indexable: '登録可能',
  listed: 'サイトマップ',
  'hreflang in head': 'head の hreflang',
  'hreflang in header': 'ヘッダーの hreflang',
  'hreflang in sitemap': 'サイトマップの hreflang',
  'hreflang in database': 'データベースの hreflang',
  '{folder}: {written} of {files} {files|page|pages} {written|is|are} in {sitemap}':
    '{folder}: {files}ページ中{written}ページが {sitemap} にあります',
  '{told}; {n} left out: {reasons}': '{told}。除外{n}件: {reasons}',
  '{n} noindex': 'noindex {n}件',
  '{n} {n|redirect|redirects}': 'リダイレクト {n}件',
  '{n} canonical elsewhere': '別の正規ページを示すもの {n}件',
  '{n} disallowed by the robots.txt': 'robots.txt で禁止されたもの {n}件',
  '{n} error or fallback {n|page|pages}': 'エラーや代わりに表示するページ {n}件',
  '{n} verification {n|file|files}': '所有権を確認するファイル {n}件',
  '{n} {n|part|parts} of pages': 'ページの部品 {n}件',
  '{n} with the URL of another file': 'ほかのファイルと URL が同じもの {n}件',
  '{n} unreadable': '読み込めないもの {n}件',
  '{n} with problems, see below': '問題のあるもの {n}件（下記）',
  '--{option} needs the name of a folder, such as {folder}':
    '--{option} には、{folder} のようなフォルダーの名前が必要です。',
  '--from and {input:quote}: a sitemap is made of pages or of a database: give one of them':
    '--from と {input:quote}: サイトマップは、ページかデータベースのどちらかから作ります。一方だけを指定してください。',
  '--from names a folder of pages': '--from はページのフォルダーを示します。',
  '--{option}: {path:verbatim} would be published with the pages: choose a place outside of the folder':
    '--{option}: {path:verbatim} はページと一緒に公開されてしまいます。フォルダーの外の場所を選んでください。',
  'pages have no lastmod: give --state, such as --state sitemaps.state, and keep that file for the next build':
    'ページに lastmod がありません。--state sitemaps.state のように --state を指定し、そのファイルを次のビルドまで残してください。',
  'Neither a canonical nor a sitemap nor a CNAME says which URL {folder} has. Give it as --base; this run takes {base}':
    '正規 URL、サイトマップ、CNAME のいずれからも {folder} の URL が分かりません。--base で指定してください。今回は {base} とみなします',
  '{index} is {indexUrl}, {page} is {pageUrl}{fit:phrase}':
    '{index} は {indexUrl}、{page} は {pageUrl}{fit:phrase}',
  '; {fits} of {of} canonicals fit': '。正規 URL {of}件中{fits}件が一致',
  '; {fits} of {of} URLs in sitemaps fit': '。サイトマップの URL {of}件中{fits}件が一致',
  '; {fits} of {of} alternates fit': '。代替ページの URL {of}件中{fits}件が一致',
  '; {fits} of {of} URLs in pages and sitemaps fit':
    '。ページとサイトマップの URL {of}件中{fits}件が一致',
  '{url:verbatim}: this is a URL: give a folder; nothing is fetched':
    '{url:verbatim}: これは URL です。何も取得しないため、フォルダーを指定してください',
}

export const japanese: Speech = /* @__PURE__ */ translated(
  { ofProblems, ofRules, ofMethods },
  sentences,
)
