// A file of its own in `dist`, too, so that bundlers leave saxes out where nothing is read.
export { SaxesParser } from 'saxes'
