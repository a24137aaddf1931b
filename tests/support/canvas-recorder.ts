// A 2D context that records calls instead of drawing.
import type { Canvas2D } from '../../server/world/camera/canvas.ts'

export interface Recording {
  texts: string[]
  numbers: number[]
  calls: number
  /** Number of saves without a restore: currently, and the minimum so far. */
  depth: number
  lowest: number
}

export function canvasRecorder(): { context: Canvas2D; recording: Recording } {
  const recording: Recording = { texts: [], numbers: [], calls: 0, depth: 0, lowest: 0 }
  const state: { [name: string]: unknown } = { font: '', fillStyle: '', lineWidth: 1 }
  const context = new Proxy(state, {
    get(target, name: string) {
      if (name in target) return target[name]
      return (...given: unknown[]) => {
        recording.calls += 1
        if (name === 'save') recording.depth += 1
        if (name === 'restore') recording.depth -= 1
        recording.lowest = Math.min(recording.lowest, recording.depth)
        if (name === 'fillText') recording.texts.push(String(given[0]))
        recording.numbers.push(...given.flat().filter((one): one is number => typeof one === 'number'))
        return name === 'measureText' ? { width: String(given[0]).length * 7 } : undefined
      }
    },
    set(target, name: string, value: unknown) {
      if (typeof value === 'number') recording.numbers.push(value)
      target[name] = value
      return true
    },
  }) as unknown as Canvas2D
  return { context, recording }
}
