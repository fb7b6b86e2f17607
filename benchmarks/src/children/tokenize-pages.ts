// A process of its own: reads all pages in a folder with htmlparser2's tokenizer, and counts their tags.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Tokenizer } from 'htmlparser2'

const [folder = ''] = process.argv.slice(2)
let tags = 0
const ignore = (): void => {}
const callbacks = {
  ...{ onattribdata: ignore, onattribentity: ignore, onattribend: ignore, onattribname: ignore },
  ...{ oncdata: ignore, onclosetag: ignore, oncomment: ignore, ondeclaration: ignore },
  ...{ onend: ignore, onopentagend: ignore, onprocessinginstruction: ignore },
  ...{ onselfclosingtag: ignore, ontext: ignore, ontextentity: ignore },
  onopentagname: () => {
    tags++
  },
}
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.html')) continue
  const tokenizer = new Tokenizer({ decodeEntities: false }, callbacks)
  tokenizer.write(readFileSync(join(folder, name), 'utf8'))
  tokenizer.end()
}
console.log(tags)
