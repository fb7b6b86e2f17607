import '@waymark/react-native/ascii/auto'
