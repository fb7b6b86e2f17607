import { type DrawingWords, drawing } from './en/drawing.ts'
import { translation } from './translation.ts'

export function drawingWords(): DrawingWords {
  return translation()?.drawing ?? drawing
}
