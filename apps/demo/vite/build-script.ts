import { build, type ResolvedConfig, type Rolldown } from 'vite'

/** Builds one classic script that needs no other. */
export async function buildScript(
  config: ResolvedConfig,
  entry: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const made = await build({
    root: config.root,
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      target: config.build.target,
      write: false,
      copyPublicDir: false,
      minify: true,
      rolldownOptions: config.build.rolldownOptions,
      lib: { entry, name: 'script', formats: ['iife'] },
    },
  })
  return chunksOf(made)[0]!.code
}

/** The chunks that a build gives back when it does not write them. */
export function chunksOf(made: Awaited<ReturnType<typeof build>>): Rolldown.OutputChunk[] {
  const outputs = (Array.isArray(made) ? made : [made]).flatMap((each) =>
    'output' in each ? each.output : [],
  )
  return outputs.filter((output) => output.type === 'chunk')
}
