import { sentence } from '@waymark/infra/internal'
import { type ByteSource, FileError, type SiteFiles } from '@waymark/site'
import { sourceOf } from './sources.ts'

/** Files in memory, by their paths with `/`. */
export function memoryFiles(texts: Readonly<Record<string, string>>): SiteFiles {
  const join = (folder: string, name: string) => `${folder}/${name}`
  return {
    async open(path): Promise<ByteSource> {
      const text = texts[path]
      if (text === undefined) throw new FileError('file-not-found', path, sentence('No such file.'))
      return { ...sourceOf(text), name: path }
    },
    async listFolder(path) {
      if (path in texts) return null
      const names = Object.keys(texts).filter((name) => name.startsWith(`${path}/`))
      return names.map((name) => name.slice(path.length + 1)).sort()
    },
    folderOf: (path) => path.slice(0, Math.max(0, path.lastIndexOf('/'))),
    join,
    relative: (folder, path) => path.slice(folder.length + 1),
    hasFile: (folder, name) => join(folder, name) in texts,
    identify: (path) => path,
  }
}
