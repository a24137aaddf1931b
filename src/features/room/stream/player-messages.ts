// Short labels of the player.
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { lengthText } from '../../../core/text/length-text.ts'
import type { QualityChoice } from './engine/quality.ts'

const qualities: Record<QualityChoice, MessageDescriptor> = {
  auto: msg({ message: '自动', context: 'quality of a stream' }),
  original: msg({ message: '原画', context: 'quality of a stream' }),
  hd: msg({ message: '高清', context: 'quality of a stream' }),
  sd: msg({ message: '标清', context: 'quality of a stream' }),
  smooth: msg({ message: '流畅', context: 'quality of a stream' }),
}
export const qualityWord = (quality: QualityChoice, i18n: I18n): string => i18n._(qualities[quality])

/** Formats the delay of the video: 3.1 or 42 seconds; from 100 seconds on as hours and minutes, 12:30. */
export function behindText(milliseconds: number, i18n: I18n): string {
  if (milliseconds >= 100_000) return lengthText(milliseconds / 1_000)
  const seconds = milliseconds < 10_000 ? (milliseconds / 1_000).toFixed(1) : String(Math.round(milliseconds / 1_000))
  return i18n._(msg({ message: `${seconds} 秒`, context: 'how far a picture is behind' }))
}
