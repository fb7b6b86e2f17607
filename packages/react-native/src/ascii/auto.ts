import { Platform } from 'react-native'
import { setupURLPolyfill } from '../ascii.ts'

// With it come the types of the globals.
export type { ReactNativeURLConstructor } from '../globals.d.ts'

// A bundler for the web takes another file by itself; this is for one that does not.
if (Platform.OS !== 'web') setupURLPolyfill()
