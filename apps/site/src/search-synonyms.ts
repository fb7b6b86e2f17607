/**
 * Words that people use for the same thing, one group a line, separated by spaces. For the search, all words of a group are
 * its first one, in pages and in questions. It is English, so that a question in another language finds English words, too,
 * which names and the API have. Other forms of a word (`stemOf`) need no place of their own.
 */
export const SYNONYMS: readonly (readonly string[])[] = groups(`
remove strip delete drop clear clean eliminate erase discard cleanup rid убрать удалить удаление очистить очистка вырезать снять отбросить исключить
validate valid verify check checker проверка проверить проверять валидация валидировать валидный валидатор
equal equivalent same identical compare comparing comparison equality sameness равный равны одинаковый сравнить сравнение сравнивать эквивалентный тождественный совпадать равенство
normalise normalize standardise standardize нормализация нормализовать
canonical canonicalise canonicalize канонический канонизация канонизировать каноникал
deceptive phishing phish fake spoof spoofing spoofed scam fraud malicious suspicious homograph homoglyph lookalike deceive dangerous harmful unsafe misleading вредоносный вредный вирусный небезопасный обманчивый фишинг фишинговый поддельный подделка мошеннический мошенничество мошенник обман обманный фальшивый фейковый подозрительный опасный омограф
encode escape urlencode urlencoded encodeuri encodeuricomponent escaping кодирование кодировать закодировать экранирование экранировать
decode unescape decodeuri decodeuricomponent urldecode раскодировать декодировать декодирование
url uri урл
parse parser parsing разбор парсинг парсить парсер распарсить разобрать
error exception throw throws fail failure crash problem ошибка проблема сбой исключение
package library lib module dependency библиотека пакет модуль
install setup installation установить установка инсталляция поставить
duplicate dedupe dedup deduplicate deduplication repeated повтор дубль дубликат дублировать дублирование повторяющийся дедупликация
spreadsheet excel csv xlsx table таблица эксель
create generate write produce generator creating создать создание генерировать сгенерировать генерация генератор сделать составить написать
parameter param args argument параметр
host hostname хост
domain домен доменный
subdomain поддомен субдомен
port порт
query запрос
redirect перенаправление редирект переадресация
slash слеш слэш косая
backslash
log журнал лог
cache кэш кеш кэширование кеширование
key ключ
route router routing маршрут роутер роутинг маршрутизация
template шаблон
pattern паттерн
performance speed fast slow benchmark throughput quick скорость быстрый быстро производительность медленный быстродействие
size вес размер
javascript js
typescript ts тайпскрипт
login signin logon authentication auth oauth логин вход авторизация
password пароль
regex regexp
database db
space whitespace пробел
large big huge high above exceed exceeds большой слишком велик превышать
invalid bad wrong incorrect illegal malformed недопустимый неверный неправильный некорректный ошибочный неправильно
missing omitted forgot forgotten absent lacks without отсутствовать пропущенный
hexadecimal hex шестнадцатеричный
crawl spider scrape scraper краулер паук обход
private internal localhost intranet loopback локальный внутренний приватный частный
protocol scheme протокол схема
fragment hash anchor фрагмент хеш якорь
session сессия сеанс
order sort порядок сортировка сортировать
language locale multilingual translation translated international internationalization i18n l10n язык языковой многоязычный перевод
directory folder каталог папка директория
licence license лицензия
browser браузер
naming именование имя название назвать называть
relative относительный
sitemap сайтмап
punycode пуникод
polyfill полифил
react реакт
native нейтив натив
next некст
astro астро
double двойной дважды twice
safe безопасный безопасно
extract grab obtain извлечь извлечение получить достать выделить
add append insert добавить добавление
change edit modify update изменить изменение редактировать
convert transform conversion преобразовать преобразование конвертировать
detect recognise recognize распознать распознавание обнаружить обнаружение определить
block deny forbid запретить блокировать заблокировать
count подсчет посчитать считать
merge combine объединить слить
split разделить разбить
example sample пример образец
difference versus vs отличие отличаться разница различие
alternative альтернатива аналог
migrate migration миграция переход перейти
limit maximum max лимит ограничение предел
long length длинный длина
uppercase capital capitals uppercased заглавный прописной
lowercase lowercased строчный
text текст
word слово
symbol character char символ буква знак
number digit число цифра номер
file файл
image picture изображение картинка
page страница
site website сайт вебсайт
link ссылка ссылочка hyperlink href
address адрес
server сервер
client клиент
user пользователь
input ввод
form форма
field поле
list список перечень
path путь
empty blank пустой
unicode юникод
security безопасность защита
attack exploit vulnerability атака уязвимость эксплойт
test testing тест тестирование
build сборка собрать
start begin начать начало старт
online онлайн
function функция
option setting configuration config опция настройка конфигурация
version версия
support поддержка поддерживать поддерживаемый
api апи
documentation docs doc документация дока
question вопрос faq
report отчет
export экспорт экспортировать
import импорт импортировать
bulk batch массовый пакетный
parallel concurrent thread threads threading multithreading параллельно параллельный поток многопоточность
stream streaming потоковый
behaviour behavior
email mail
`)

/** The same for Japanese, which has no spaces between words: pieces of text. */
export const JAPANESE_SYNONYMS: readonly (readonly string[])[] = groups(`
validate 検証 バリデーション チェック 検査 確認 監査 妥当性
remove 削除 取り除 取除 除去 消去 除く 消す 外す
normalise 正規化 ノーマライズ 標準化 正準化
canonical 正規 カノニカル
equal 等し 比較 同一 等価 同値 一致 同じ 比べ
deceptive 偽装 なりすまし フィッシング ホモグラフ 詐欺 偽物 偽の 偽サイト 紛らわし 見分け 見抜 怪し 危険 悪意 悪質 不審 見せかけ
create 作成 生成 作り 作る 書き出 ジェネレーター ジェネレータ
slash スラッシュ 斜線
backslash バックスラッシュ 円記号
encode エンコード エスケープ 符号化
decode デコード 復号
percent パーセント
tracking トラッキング 追跡
react リアクト
native ネイティブ
next ネクスト
astro アストロ
parse 解析 構文解析 パース パーサー パーサ
spreadsheet スプレッドシート エクセル 表計算
performance 速度 性能 パフォーマンス 高速 速さ 速い ベンチマーク
size サイズ 容量
install インストール 導入 セットアップ
route ルーティング ルーター ルート
invalid 不正 無効 間違 誤り
large 超え 大きすぎ
missing 欠け がない 足りない 不足 なし
naming 命名 名前の付け方 名付け
log ログ
login ログイン サインイン 認証
password パスワード
support 対応 サポート
duplicate 重複 ダブり
double 二重
parameter パラメータ パラメーター 引数
query クエリ クエリー
server サーバー サーバ
user ユーザー ユーザ
directory フォルダ フォルダー ディレクトリ
domain ドメイン
subdomain サブドメイン
host ホスト ホスト名
port ポート
protocol プロトコル スキーム
fragment フラグメント ハッシュ アンカー
session セッション
order 順序 順番 並べ替え ソート 並び
space 空白 スペース
redirect リダイレクト 転送
cache キャッシュ
key キー
crawl クロール クローラー クローラ スクレイピング
private プライベート 内部ネットワーク ローカルホスト
library ライブラリ パッケージ
error エラー 例外
browser ブラウザ ブラウザー
sitemap サイトマップ
link リンク
site サイト
page ページ
template テンプレート
pattern パターン
relative 相対
form フォーム
language 多言語 言語
polyfill ポリフィル
punycode ピュニコード
typescript タイプスクリプト
licence ライセンス
design 設計
command コマンド
limit 制限 最大 上限
long 長さ 長い 長すぎ
uppercase 大文字
lowercase 小文字
symbol 文字
number 数字 番号
file ファイル
empty 空の
unicode ユニコード
attack 攻撃
test テスト
build ビルド
start 始め 開始
online オンライン
function 関数
option オプション 設定
version バージョン
documentation ドキュメント 文書 資料
report 報告 レポート
export エクスポート 出力
import インポート 読み込
bulk 一括 まとめて 大量
parallel 並列 並行 マルチスレッド
stream ストリーム
path パス
address アドレス
unicode 全角 半角
extract 抽出 取り出 取得
add 追加 付ける
change 変更 編集 書き換え
convert 変換
detect 検出
block ブロック 拒否
count 集計 数える 数え カウント
list 一覧 リスト
merge 統合 まとめ
split 分割
difference 違い 差分
alternative 代替
migrate 移行 乗り換え
security セキュリティ 脆弱性
`)

function groups(lines: string): readonly (readonly string[])[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
}
