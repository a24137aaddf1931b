// Texts of a world's fans. Mostly new ones, now and then a repeated one, as people do.
import type { Draw } from './fan.ts'

const lines = [
  '这球踢得真好',
  '换人换得及时',
  '裁判看 VAR 了',
  '下半场见',
  '稳住，别急',
  '这一脚有点东西',
  '防线太靠前了',
  '门将今天状态好[赞]',
  'what a pass',
  'keep the ball, lads',
  'trận này hay thật',
  'cố lên nào',
] as const

const many = 10_000

export const randomText = (draw: Draw): string => `${draw.one(lines)}${draw.happens(90) ? ` ${draw.below(many)}` : ''}`
