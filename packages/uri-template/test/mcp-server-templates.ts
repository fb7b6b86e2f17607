/**
 * Templates from public code for servers of the Model Context Protocol, each with a URI that we made as clients may write it,
 * and its values as JSON.
 */
export const SERVER_TEMPLATES: readonly (readonly [
  template: string,
  uri: string,
  values: string,
])[] = `
intelx://search/{searchId} intelx://search/a-1 {"searchId":"a-1"}
inksmcp://documents/{docId}/current.svg inksmcp://documents/42/current.svg {"docId":"42"}
echo://{message} echo://a,b?utm_source=x {"message":"a,b"}
saludar://{nombre} saludar://it's {"nombre":"it's"}
demo://scripts/{name} demo://scripts/x=1 {"name":"x=1"}
canvas://courses/{courseId}/assignments/{assignmentId} canvas://courses/first%20steps/assignments/caf%C3%A9 {"courseId":"first steps","assignmentId":"café"}
issue://{owner}/{repo}/{number} issue://(draft)/@scope/price$ {"owner":"(draft)","repo":"@scope","number":"price$"}
prism://machine/{machineId} prism://machine/b+c {"machineId":"b+c"}
user://{userId} user://R! {"userId":"R!"}
x64dbg://memory/{address}/{size} x64dbg://memory/a-1/42 {"address":"a-1","size":"42"}
vault://tools/{id}/CHANGELOG.md vault://tools/me@example.com/CHANGELOG.md {"id":"me@example.com"}
deposit://{depositId} deposit://a,b {"depositId":"a,b"}
civicos://entity/{name} civicos://entity/it's {"name":"it's"}
azure-devops://{organization}/{project}/workitems/{id} azure-devops://first%20steps/caf%C3%A9/workitems/2025-01-01T10:00:00Z {"organization":"first steps","project":"café","id":"2025-01-01T10:00:00Z"}
canvas://courses/{courseId}/syllabus canvas://courses/(draft)/syllabus {"courseId":"(draft)"}
github://repo/{owner}/{repo_name} github://repo/@scope/price$ {"owner":"@scope","repo_name":"price$"}
github://consumed-licenses/{dummy} github://consumed-licenses/b+c?utm_source=x {"dummy":"b+c"}
github://{owner}/{repo}/policy github://R!/a-1/policy {"owner":"R!","repo":"a-1"}
github://user/{username} github://user/42 {"username":"42"}
github://repos/{owner}/{repo} github://repos/me@example.com/v1.2:main {"owner":"me@example.com","repo":"v1.2:main"}
file:///{path} file:///a,b {"path":"a,b"}
file:///large-dataset/{filename} file:///large-dataset/it's {"filename":"it's"}
file://nomarr/{layer}/{module_name} file://nomarr/x=1/first%20steps?utm_source=x {"layer":"x=1","module_name":"first steps"}
data://table/{table_name} data://table/caf%C3%A9 {"table_name":"café"}
data://{file_path*} data://a,b.c {"file_path":["a","b.c"]}
data://user/{user_id}/profile data://user/2025-01-01T10:00:00Z/profile {"user_id":"2025-01-01T10:00:00Z"}
db://users/{user_id} db://users/(draft) {"user_id":"(draft)"}
db://customers/{customer_id} db://customers/@scope {"customer_id":"@scope"}
db://{table}/{id} db://price$/b+c {"table":"price$","id":"b+c"}
docs://{lang}/{section} docs://R!/a-1 {"lang":"R!","section":"a-1"}
users://{user_id}/profile users://42/profile?utm_source=x {"user_id":"42"}
users://profile/{user_id} users://profile/me@example.com {"user_id":"me@example.com"}
weather://forecast/{location} weather://forecast/v1.2:main {"location":"v1.2:main"}
weather://{city}/current weather://a,b/current {"city":"a,b"}
weather://{city}{?units,lang} weather://it's?lang=cats+dogs&units=10 {"city":"it's","lang":"cats+dogs","units":"10"}
weather://{city}/current{?units} weather://first%20steps/current?units=a,b,c&utm_source=x {"city":"first steps","units":"a,b,c"}
log:///{date} log:///caf%C3%A9 {"date":"café"}
cochat://plan/{chat_id} cochat://plan/2025-01-01T10:00:00Z {"chat_id":"2025-01-01T10:00:00Z"}
file:///logs/{name}.log file:///logs/(draft).log {"name":"(draft)"}
verification://runs/{invocationId} verification://runs/@scope?utm_source=x {"invocationId":"@scope"}
c2n://runs/{slug}/source c2n://runs/price$/source {"slug":"price$"}
polyglot://documentation/{section} polyglot://documentation/b+c {"section":"b+c"}
custom://project/{path} custom://project/a&b {"path":"a&b"}
fixture://items/{id} fixture://items/R! {"id":"R!"}
memory://short-story/{topic} memory://short-story/a-1?utm_source=x {"topic":"a-1"}
baarn://meeting/{meeting_id} baarn://meeting/42 {"meeting_id":"42"}
document://sha256/{document_hash}/page/{page_number} document://sha256/me@example.com/page/v1.2:main {"document_hash":"me@example.com","page_number":"v1.2:main"}
beowulf://text/brunetti/fitt/{fitt_id} beowulf://text/brunetti/fitt/a,b {"fitt_id":"a,b"}
stele://document/{path} stele://document/it's?utm_source=x {"path":"it's"}
kgents://agents/{name} kgents://agents/x=1 {"name":"x=1"}
memory://recent/{n} memory://recent/first%20steps {"n":"first steps"}
gasoline://playbook/{capability}/{level} gasoline://playbook/caf%C3%A9/2025-01-01T10:00:00Z {"capability":"café","level":"2025-01-01T10:00:00Z"}
db://tables/{table}/schema db://tables/(draft)/schema?utm_source=x {"table":"(draft)"}
file:///project/{path} file:///project/@scope {"path":"@scope"}
entrance://connectors/queue/{provider} entrance://connectors/queue/price$ {"provider":"price$"}
item://{id} item://b+c {"id":"b+c"}
db:///{database}/{table} db:///a&b/R!?utm_source=x {"database":"a&b","table":"R!"}
platforms://{source} platforms://a-1 {"source":"a-1"}
gaze://devices/{deviceId} gaze://devices/42 {"deviceId":"42"}
signoz://alert/{ruleId}/summary signoz://alert/me@example.com/summary {"ruleId":"me@example.com"}
zentao://build/{id} zentao://build/v1.2:main {"id":"v1.2:main"}
torrplay://torrents/{hash} torrplay://torrents/a,b?utm_source=x {"hash":"a,b"}
bitkub://ticker/{symbol} bitkub://ticker/it's {"symbol":"it's"}
users://{id}/profile users://first%20steps/profile {"id":"first steps"}
keystone://primitive/{kind}/{id} keystone://primitive/caf%C3%A9/2025-01-01T10:00:00Z?utm_source=x {"kind":"café","id":"2025-01-01T10:00:00Z"}
container://{id} container://(draft) {"id":"(draft)"}
artifact://{id} artifact://price$ {"id":"price$"}
axiom://manifest/{sha} axiom://manifest/b+c {"sha":"b+c"}
aiwg://templates/{category}/{name} aiwg://templates/a&b/R! {"category":"a&b","name":"R!"}
automad://themes/{slug}/schema automad://themes/a-1/schema {"slug":"a-1"}
anchor://{label} anchor://42 {"label":"42"}
agentfoundry://run/{runId} agentfoundry://run/me@example.com {"runId":"me@example.com"}
aireview://reviews/{noteId} aireview://reviews/v1.2:main?utm_source=x {"noteId":"v1.2:main"}
account://config/{account} account://config/a,b {"account":"a,b"}
avby://models/{brand} avby://models/it's {"brand":"it's"}
buda://ticker/{market} buda://ticker/x=1 {"market":"x=1"}
brex://accounts/card{/id} brex://accounts/card/a:1 {"id":"a:1"}
brain://playbook/{slug} brain://playbook/first%20steps {"slug":"first steps"}
blog://{+path} blog://guides/a,b@2/index.md {"path":"guides/a,b@2/index.md"}
bhashafix://scans/{scanId} bhashafix://scans/caf%C3%A9?utm_source=x {"scanId":"café"}
browser://tab/{tabId}/content browser://tab/2025-01-01T10:00:00Z/content {"tabId":"2025-01-01T10:00:00Z"}
breed://{id} breed://(draft) {"id":"(draft)"}
balena://device/{uuid} balena://device/@scope {"uuid":"@scope"}
cairn://domain/{name} cairn://domain/price$ {"name":"price$"}
calculator://{operation} calculator://b+c?utm_source=x {"operation":"b+c"}
coalesce://template-file/{filePath} coalesce://template-file/a&b {"filePath":"a&b"}
chuck-example://{category}/{name} chuck-example://R!/a-1 {"category":"R!","name":"a-1"}
classroom://courses/{courseId} classroom://courses/42 {"courseId":"42"}
clockodo://entries/{userId}/{timeSince}/{timeUntil} clockodo://entries/me@example.com/v1.2:main/a,b {"userId":"me@example.com","timeSince":"v1.2:main","timeUntil":"a,b"}
cc-dag://projects/{slug}/plans cc-dag://projects/it's/plans {"slug":"it's"}
context8://recent/{limit} context8://recent/x=1 {"limit":"x=1"}
cca://bank/{domain} cca://bank/first%20steps?utm_source=x {"domain":"first steps"}
docs://{category}/{name} docs://caf%C3%A9/2025-01-01T10:00:00Z {"category":"café","name":"2025-01-01T10:00:00Z"}
document://{id} document://(draft) {"id":"(draft)"}
docchunk://{id} docchunk://price$?utm_source=x {"id":"price$"}
data:///notes/{name} data:///notes/b+c {"name":"b+c"}
data7://language/{chapter} data7://language/a&b {"chapter":"a&b"}
dynamic:///{id} dynamic:///R! {"id":"R!"}
document://{game_id}/{document_id} document://a-1/42?utm_source=x {"game_id":"a-1","document_id":"42"}
file:///docs/{name}.md file:///docs/me@example.com.md {"name":"me@example.com"}
fund://{vault}/terms fund://a,b/terms {"vault":"a,b"}
fixture://item/{id} fixture://item/it's {"id":"it's"}
greeting://{name} greeting://first%20steps {"name":"first steps"}
history://{queryType}/{date} history://caf%C3%A9/2025-01-01T10:00:00Z {"queryType":"café","date":"2025-01-01T10:00:00Z"}
helloqwen://recipes/{recipeId} helloqwen://recipes/(draft) {"recipeId":"(draft)"}
hive://method/{name} hive://method/@scope?utm_source=x {"name":"@scope"}
hello://{name} hello://price$ {"name":"price$"}
hammertech://help/article/{idOrSlug} hammertech://help/article/b+c {"idOrSlug":"b+c"}
honeycomb://{environment}/{dataset}/slos/{sloId} honeycomb://R!/a-1/slos/42 {"environment":"R!","dataset":"a-1","sloId":"42"}
hacker-news-list:///{type}/{page}/{pageSize}/{time} hacker-news-list:///me@example.com/v1.2:main/a,b/it's?utm_source=x {"type":"me@example.com","page":"v1.2:main","pageSize":"a,b","time":"it's"}
mssql://query-plan/{planId} mssql://query-plan/x=1 {"planId":"x=1"}
m365://users/{userId} m365://users/first%20steps {"userId":"first steps"}
meta://insights/campaign/{campaign_id} meta://insights/campaign/caf%C3%A9 {"campaign_id":"café"}
mercadotech://sellers/{sellerId} mercadotech://sellers/2025-01-01T10:00:00Z {"sellerId":"2025-01-01T10:00:00Z"}
mcp-upload://process/{resource_id} mcp-upload://process/(draft)?utm_source=x {"resource_id":"(draft)"}
machine-file://transfer/{id}/{name} machine-file://transfer/@scope/price$ {"id":"@scope","name":"price$"}
mindmesh://nodes/{nodeId} mindmesh://nodes/b+c {"nodeId":"b+c"}
miyagi://roadmaps/{name} miyagi://roadmaps/a&b {"name":"a&b"}
n8n://users/{userIdOrEmail} n8n://users/R!?utm_source=x {"userIdOrEmail":"R!"}
newegg://feeds/{requestId} newegg://feeds/a-1 {"requestId":"a-1"}
node:///{id} node:///42 {"id":"42"}
notes://notes/{noteId} notes://notes/me@example.com {"noteId":"me@example.com"}
noticia://{id} noticia://a,b?utm_source=x {"id":"a,b"}
nib://tokens/{category}/{name} nib://tokens/it's/x=1 {"category":"it's","name":"x=1"}
project://backlog/item/{id} project://backlog/item/first%20steps {"id":"first steps"}
prefecture://{lg_code} prefecture://caf%C3%A9 {"lg_code":"café"}
problems://{id} problems://(draft) {"id":"(draft)"}
project://{projectId}/overview project://price$/overview {"projectId":"price$"}
pruva://products/{productId} pruva://products/b+c {"productId":"b+c"}
phylopic://nodes/{uuid} phylopic://nodes/a&b?utm_source=x {"uuid":"a&b"}
postgres://{host}/databases postgres://R!/databases {"host":"R!"}
resource://crypto_price/{symbol} resource://crypto_price/a-1 {"symbol":"a-1"}
reddit://user/{username}/about reddit://user/42/about {"username":"42"}
registry://protocol-pack/{pack_id} registry://protocol-pack/me@example.com {"pack_id":"me@example.com"}
repo://{owner}/issues/{id} repo://a,b/issues/it's {"owner":"a,b","id":"it's"}
room://{roomId}/context room://first%20steps/context {"roomId":"first steps"}
repo://files/{filepath} repo://files/caf%C3%A9?utm_source=x {"filepath":"café"}
revisit://promptenhancer/{name} revisit://promptenhancer/2025-01-01T10:00:00Z {"name":"2025-01-01T10:00:00Z"}
rationale://revision/{id} rationale://revision/(draft) {"id":"(draft)"}
scrolls://{name} scrolls://price$ {"name":"price$"}
shapes://{shapeName} shapes://b+c?utm_source=x {"shapeName":"b+c"}
smc://candles/{market}/{symbol}/{timeframe} smc://candles/a&b/R!/a-1 {"market":"a&b","symbol":"R!","timeframe":"a-1"}
specialty://{id}/courses specialty://42/courses {"id":"42"}
sdd://project/{projectName}/index sdd://project/me@example.com/index?utm_source=x {"projectName":"me@example.com"}
sherpa://scenarios/{id}/results sherpa://scenarios/v1.2:main/results {"id":"v1.2:main"}
tasq://schemas/{resourceId} tasq://schemas/a,b {"resourceId":"a,b"}
tdmcp://operators/{name} tdmcp://operators/it's {"name":"it's"}
tdmcp://python-api/{class_name} tdmcp://python-api/x=1 {"class_name":"x=1"}
testreport://{id} testreport://first%20steps?utm_source=x {"id":"first steps"}
tdmcp://digest/{path} tdmcp://digest/caf%C3%A9 {"path":"café"}
task://action{?project,id,action,status} task://action?status=name:asc&action=https://a.example/?x&project=eyJpZCI6MTIzfQ== {"status":"name:asc","action":"https://a.example/?x","project":"eyJpZCI6MTIzfQ=="}
weather://clothing/{condition} weather://clothing/2025-01-01T10:00:00Z {"condition":"2025-01-01T10:00:00Z"}
wistia://docs/{article_key} wistia://docs/(draft) {"article_key":"(draft)"}
warehouse://semantic/glossary/{term} warehouse://semantic/glossary/@scope {"term":"@scope"}
weather://{city} weather://price$?utm_source=x {"city":"price$"}
wordlist://{filename} wordlist://b+c {"filename":"b+c"}
workflow://runs/{runId}/script workflow://runs/a&b/script {"runId":"a&b"}
avito://swaggers/{slug} avito://swaggers/R! {"slug":"R!"}
agent-graphs://graphs/{id}/sitrep agent-graphs://graphs/a-1/sitrep {"id":"a-1"}
agency://agents/{division}/{slug} agency://agents/42/me@example.com {"division":"42","slug":"me@example.com"}
alog://logs/{id} alog://logs/v1.2:main {"id":"v1.2:main"}
appraise://plans/{planId} appraise://plans/a,b {"planId":"a,b"}
api://{workspace}/{module} api://it's/x=1?utm_source=x {"workspace":"it's","module":"x=1"}
agent-hub://jobs/{jobId} agent-hub://jobs/first%20steps {"jobId":"first steps"}
joomla://articles/{id} joomla://articles/caf%C3%A9 {"id":"café"}
apple-docs://doc/{+key} apple-docs://doc/guides/a,b@2/index.md {"key":"guides/a,b@2/index.md"}
collection://{collectionName} collection://(draft) {"collectionName":"(draft)"}
chamado://{numero} chamado://price$ {"numero":"price$"}
canvas://course/{courseId}/syllabus canvas://course/b+c/syllabus {"courseId":"b+c"}
contextvault://doc/{id} contextvault://doc/a&b {"id":"a&b"}
contract-manager://tasks/{code} contract-manager://tasks/R! {"code":"R!"}
creator://assets/{sha256} creator://assets/a-1?utm_source=x {"sha256":"a-1"}
conversation://{id} conversation://42 {"id":"42"}
docs://{+path} docs://guides/a,b@2/index.md {"path":"guides/a,b@2/index.md"}
deal://{id} deal://a,b {"id":"a,b"}
docblocks://artifacts/{id} docblocks://artifacts/it's?utm_source=x {"id":"it's"}
debt://summary/{+projectPath} debt://summary/guides/a,b@2/index.md?utm_source=x {"projectPath":"guides/a,b@2/index.md"}
dyson://memory/{id} dyson://memory/x=1 {"id":"x=1"}
diagram://{id} diagram://first%20steps {"id":"first steps"}
decision://{id} decision://caf%C3%A9 {"id":"café"}
doc://{path} doc://(draft)?utm_source=x {"path":"(draft)"}
edifice://component/{name} edifice://component/@scope {"name":"@scope"}
epicme://tags/{id} epicme://tags/price$ {"id":"price$"}
enrollments://{studentId} enrollments://b+c {"studentId":"b+c"}
epicme://entries/{id} epicme://entries/a&b {"id":"a&b"}
ekilex://classifiers/{type} ekilex://classifiers/R!?utm_source=x {"type":"R!"}
events://{eventId}/info events://a-1/info {"eventId":"a-1"}
granite://notes/{slug} granite://notes/42 {"slug":"42"}
gstack://schema/{name} gstack://schema/me@example.com {"name":"me@example.com"}
gemini-data-agent://agents/{agent} gemini-data-agent://agents/v1.2:main {"agent":"v1.2:main"}
health://summary/{date} health://summary/a,b?utm_source=x {"date":"a,b"}
helpscout://conversation/{conversationId} helpscout://conversation/it's {"conversationId":"it's"}
handoff://{runId} handoff://first%20steps {"runId":"first steps"}
hoi4-agent://workspace/{workspaceId}/summary hoi4-agent://workspace/caf%C3%A9/summary {"workspaceId":"café"}
hoist://docs/packages/{packageName} hoist://docs/packages/2025-01-01T10:00:00Z?utm_source=x {"packageName":"2025-01-01T10:00:00Z"}
helpdesk://ticket/{id} helpdesk://ticket/(draft) {"id":"(draft)"}
knowtation://memory/topic/{slug} knowtation://memory/topic/@scope {"slug":"@scope"}
kb://articles/{slug} kb://articles/price$ {"slug":"price$"}
kennel:///doc/{docId} kennel:///doc/b+c {"docId":"b+c"}
knowledge-base://{category}/{file} knowledge-base://R!/a-1 {"category":"R!","file":"a-1"}
kb://items/{id} kb://items/42 {"id":"42"}
kicktipp://{community}/rules kicktipp://a,b/rules {"community":"a,b"}
kalshi://market/{ticker} kalshi://market/it's {"ticker":"it's"}
k8v://docs/examples/{topic} k8v://docs/examples/x=1 {"topic":"x=1"}
mysql://schema/table/{tableName} mysql://schema/table/first%20steps {"tableName":"first steps"}
metadata://{path} metadata://caf%C3%A9?utm_source=x {"path":"café"}
mcp://ctxlayer/docs/{id} mcp://ctxlayer/docs/2025-01-01T10:00:00Z {"id":"2025-01-01T10:00:00Z"}
mockup://projects/{projectId} mockup://projects/(draft) {"projectId":"(draft)"}
marsys://vidhi/floor/{intent} marsys://vidhi/floor/@scope {"intent":"@scope"}
magic-sync://calendar/{month} magic-sync://calendar/price$ {"month":"price$"}
manifest://ir/{contentHash} manifest://ir/b+c?utm_source=x {"contentHash":"b+c"}
mida-doc://page/{slug} mida-doc://page/a&b {"slug":"a&b"}
mcp://brisk/skill/{domain}/{name} mcp://brisk/skill/R!/a-1 {"domain":"R!","name":"a-1"}
memory://{id} memory://42 {"id":"42"}
neo://block/{height} neo://block/me@example.com?utm_source=x {"height":"me@example.com"}
network://{networkId} network://a,b {"networkId":"a,b"}
naholo://issues/{issueNumber} naholo://issues/it's {"issueNumber":"it's"}
novalab://cell/{id} novalab://cell/x=1 {"id":"x=1"}
notion://page/{pageId} notion://page/first%20steps?utm_source=x {"pageId":"first steps"}
note://{slug} note://caf%C3%A9 {"slug":"café"}
notion://documents/{docId} notion://documents/2025-01-01T10:00:00Z {"docId":"2025-01-01T10:00:00Z"}
notes://note/{noteId} notes://note/(draft) {"noteId":"(draft)"}
project://reference/{topic} project://reference/@scope {"topic":"@scope"}
product://{region}/details/{productId} product://price$/details/b+c {"region":"price$","productId":"b+c"}
passwerk://samples/{name} passwerk://samples/a&b {"name":"a&b"}
pp-lounge://lounge/{id} pp-lounge://lounge/R! {"id":"R!"}
project://{projectPath} project://a-1 {"projectPath":"a-1"}
pub.dev://package/{package} pub.dev://package/42?utm_source=x {"package":"42"}
pepper://outputs/{name} pepper://outputs/me@example.com {"name":"me@example.com"}
program://{id} program://a,b {"id":"a,b"}
sitemaps://{name} sitemaps://it's {"name":"it's"}
subtrack://subscriptions/{id} subtrack://subscriptions/x=1?utm_source=x {"id":"x=1"}
skills://user/{userId} skills://user/first%20steps {"userId":"first steps"}
skills://{name} skills://caf%C3%A9 {"name":"café"}
spotlight://errors/{errorId} spotlight://errors/2025-01-01T10:00:00Z {"errorId":"2025-01-01T10:00:00Z"}
settle://examples/{name} settle://examples/(draft) {"name":"(draft)"}
schema://{connectionId} schema://price$ {"connectionId":"price$"}
selenium://{domain}/{language} selenium://b+c/a&b {"domain":"b+c","language":"a&b"}
transit://stations/{city}/{id} transit://stations/R!/a-1?utm_source=x {"city":"R!","id":"a-1"}
todo://todos/{id} todo://todos/42 {"id":"42"}
terminal://session/{id}/screen.txt?maxLines={limit} terminal://session/me@example.com/screen.txt?maxLines=v1.2:main {"id":"me@example.com","limit":"v1.2:main"}
targets://{id} targets://a,b {"id":"a,b"}
traek://component/{name} traek://component/it's?utm_source=x {"name":"it's"}
templates://{templateId} templates://first%20steps {"templateId":"first steps"}
tree://{treeId} tree://caf%C3%A9 {"treeId":"café"}
talent://{id} talent://(draft)?utm_source=x {"id":"(draft)"}
repository://{name}/actions{?limit,offset} repository://price$/actions?offset=2025-01-01T10:00:00Z&limit=from%3Ame&utm_source=x {"name":"price$","offset":"2025-01-01T10:00:00Z","limit":"from:me"}
repository://{name}/actions{?offset} repository://b+c/actions?offset= {"name":"b+c","offset":""}
action://{id} action://R!?utm_source=x {"id":"R!"}
codebase://{repo}/symbols codebase://a-1/symbols {"repo":"a-1"}
search://{query}{?limit,offset} search://42?offset=cats+dogs&limit=10&utm_source=x {"query":"42","offset":"cats+dogs","limit":"10"}
signnow://templates{?limit,offset} signnow://templates?offset=eyJpZCI6MTIzfQ==&limit=a,b,c {"offset":"eyJpZCI6MTIzfQ==","limit":"a,b,c"}
products://list{?limit,offset} products://list?offset=https://a.example/?x&limit=me@example.com {"offset":"https://a.example/?x","limit":"me@example.com"}
session://energy-trend{?limit} session://energy-trend?limit=name:asc {"limit":"name:asc"}
schema://providers/{name} schema://providers/me@example.com {"name":"me@example.com"}
local://tracks/{id}/features local://tracks/v1.2:main/features {"id":"v1.2:main"}
audit://log{?limit} audit://log?limit=from%3Ame&utm_source=x {"limit":"from:me"}
remindb://snapshots{?limit} remindb://snapshots?limit=2025-01-01T10:00:00Z {"limit":"2025-01-01T10:00:00Z"}
remindb://snapshots/{id}/diffs remindb://snapshots/a,b/diffs?utm_source=x {"id":"a,b"}
vibrant://events/recent/{task_id}{?limit} vibrant://events/recent/it's?limit= {"task_id":"it's","limit":""}
whatsapp://chats/{chatId}/messages{?limit} whatsapp://chats/x=1/messages?limit=10&utm_source=x {"chatId":"x=1","limit":"10"}
gods://{?limit} gods://?limit=cats+dogs {"limit":"cats+dogs"}
demo://users/{id}{?limit} demo://users/first%20steps?limit=a,b,c {"id":"first steps","limit":"a,b,c"}
working-context://{projectId}{?query,limit,recentLogLimit,queryMode,useSummaryLayer,includedProjectIds} working-context://caf%C3%A9?includedProjectIds=2025-01-01T10:00:00Z&useSummaryLayer=from%3Ame&queryMode=name:asc&recentLogLimit=https://a.example/?x&query=eyJpZCI6MTIzfQ== {"projectId":"café","includedProjectIds":"2025-01-01T10:00:00Z","useSummaryLayer":"from:me","queryMode":"name:asc","recentLogLimit":"https://a.example/?x","query":"eyJpZCI6MTIzfQ=="}
api://search{?query,limit} api://search?limit=10&query= {"limit":"10","query":""}
dataproc://knowledge/{type}/query{?query,limit,includeRawDocument,projectId,region} dataproc://knowledge/2025-01-01T10:00:00Z/query?region=https://a.example/?x&projectId=me@example.com&includeRawDocument=eyJpZCI6MTIzfQ==&query=cats+dogs&utm_source=x {"type":"2025-01-01T10:00:00Z","region":"https://a.example/?x","projectId":"me@example.com","includeRawDocument":"eyJpZCI6MTIzfQ==","query":"cats+dogs"}
data://{id}{?format} data://(draft)?format=name:asc {"id":"(draft)","format":"name:asc"}
llm-wiki://project/{project_key}/latest/{product}{?format} llm-wiki://project/@scope/latest/price$?format=from%3Ame {"project_key":"@scope","product":"price$","format":"from:me"}
item://{id}{?format} item://b+c?format=2025-01-01T10:00:00Z&utm_source=x {"id":"b+c","format":"2025-01-01T10:00:00Z"}
ifctolbd://models/{modelId}/rdf{?format} ifctolbd://models/a&b/rdf?format= {"modelId":"a&b","format":""}
forgejo://repo/{owner}/{repo}/labels{?page,limit} forgejo://repo/R!/a-1/labels?limit=cats+dogs&page=10&utm_source=x {"owner":"R!","repo":"a-1","limit":"cats+dogs","page":"10"}
tickets://{project}{?status,limit} tickets://42?limit=eyJpZCI6MTIzfQ==&status=a,b,c {"project":"42","limit":"eyJpZCI6MTIzfQ==","status":"a,b,c"}
wiki://search{?query,limit} wiki://search?limit=https://a.example/?x&query=me@example.com {"limit":"https://a.example/?x","query":"me@example.com"}
anchordb://search{?query,repo_id,path,symbol,kind,limit,offset} anchordb://search?offset=a,b,c&limit=cats+dogs&kind=10&symbol=&path=2025-01-01T10:00:00Z&query=name:asc {"offset":"a,b,c","limit":"cats+dogs","kind":"10","symbol":"","path":"2025-01-01T10:00:00Z","query":"name:asc"}
docs://search{?q,limit} docs://search?limit=me@example.com&q=eyJpZCI6MTIzfQ== {"limit":"me@example.com","q":"eyJpZCI6MTIzfQ=="}
godot://search{?q,kind,limit} godot://search?limit=from%3Ame&q=https://a.example/?x {"limit":"from:me","q":"https://a.example/?x"}
yulu://search{?q} yulu://search?q=2025-01-01T10:00:00Z {"q":"2025-01-01T10:00:00Z"}
notion://search{?query,filter_type,page_size} notion://search?page_size=cats+dogs&query= {"page_size":"cats+dogs","query":""}
db://search{?q,limit} db://search?limit=eyJpZCI6MTIzfQ==&q=a,b,c {"limit":"eyJpZCI6MTIzfQ==","q":"a,b,c"}
repo-rag://search{?question,top_k,retrieval_mode} repo-rag://search?retrieval_mode=name:asc&question=me@example.com {"retrieval_mode":"name:asc","question":"me@example.com"}
prospect://search?q={query} prospect://search?q=a,b {"query":"a,b"}
tracelab://search?q={query}&project={project_id} tracelab://search?q=it's&project=first%20steps {"query":"it's","project_id":"first steps"}
athena://search?query={q}&domain={d} athena://search?query=caf%C3%A9&domain=(draft) {"q":"café","d":"(draft)"}
context://search?query={query} context://search?query=price$ {"query":"price$"}
search://{query}{?max_results} search://b+c?max_results=from%3Ame {"query":"b+c","max_results":"from:me"}
search://results/{query} search://results/a&b {"query":"a&b"}
search://query{?q,category,limit} search://query?limit=10&q=2025-01-01T10:00:00Z {"limit":"10","q":"2025-01-01T10:00:00Z"}
repo://{owner}/{path*}/template.py repo://R!/a,b.c/template.py {"owner":"R!","path":["a","b.c"]}
repo://{owner}/{repo}/readme repo://a-1/42/readme {"owner":"a-1","repo":"42"}
repo://{name}/status repo://a,b/status {"name":"a,b"}
repo://structure/{repo_url} repo://structure/it's {"repo_url":"it's"}
repo://{owner}/{repo}/README.md repo://first%20steps/caf%C3%A9/README.md {"owner":"first steps","repo":"café"}
acme://products{?page,limit} acme://products?limit=a,b,c&page=cats+dogs {"limit":"a,b,c","page":"cats+dogs"}
dom://{pageId}{?selector,includeAttributes,includeText,includeChildren} dom://(draft)?includeChildren=name:asc&includeText=https://a.example/?x&selector=eyJpZCI6MTIzfQ== {"pageId":"(draft)","includeChildren":"name:asc","includeText":"https://a.example/?x","selector":"eyJpZCI6MTIzfQ=="}
search://emails{?query,start,end} search://emails?end=&query=from%3Ame {"end":"","query":"from:me"}
config://{section}{?format} config://price$?format=10&utm_source=x {"section":"price$","format":"10"}
`
  .trim()
  .split('\n')
  .map((line) => {
    const [template = '', uri = '', ...values] = line.split(' ')
    return [template, uri, values.join(' ')]
  })
