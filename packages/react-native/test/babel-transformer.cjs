// What Metro compiles each file with: Babel and the preset of React Native.
const { transformSync } = require('@babel/core')

exports.transform = ({ filename, src, plugins, options }) => {
  const { ast, metadata } = transformSync(src, {
    ast: true,
    babelrc: false,
    configFile: false,
    code: false,
    cwd: __dirname,
    caller: { name: 'metro', bundler: 'metro', platform: options.platform },
    filename,
    plugins,
    presets: [[require.resolve('@react-native/babel-preset'), { enableBabelRuntime: false }]],
  })
  return { ast, metadata }
}
