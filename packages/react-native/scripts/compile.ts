import { createRequire } from 'node:module'

const { transformSync } = createRequire(import.meta.url)('@babel/core') as {
  transformSync(code: string, options: object): { code: string }
}

/**
 * Compiles code with the Babel preset of React Native 0.81, the last for engines without classes.
 *
 * @param isModule - Whether imports and exports are compiled too; else the code is a script without them.
 */
export function compileForReactNative(code: string, isModule: boolean): string {
  return transformSync(code, {
    babelrc: false,
    configFile: false,
    compact: true,
    comments: false,
    cwd: import.meta.dirname,
    filename: 'module.js',
    presets: [
      [
        '@react-native/babel-preset',
        { enableBabelRuntime: false, disableImportExportTransform: !isModule },
      ],
    ],
  }).code
}
