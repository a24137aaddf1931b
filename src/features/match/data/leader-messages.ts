// Labels of the leader boards and of positions.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LeaderKind } from '../../../../contract/match/data.ts'

export const leaderMessages: Record<LeaderKind, MessageDescriptor> = {
  goals: msg({ message: '进球', context: 'board of leaders' }),
  assists: msg`助攻`,
  'yellow-cards': msg({ message: '黄牌', context: 'board of leaders' }),
  'red-cards': msg({ message: '红牌', context: 'board of leaders' }),
  points: msg`得分`,
  rebounds: msg({ message: '篮板', context: 'board of leaders' }),
  steals: msg`抢断`,
  blocks: msg`盖帽`,
  threes: msg`三分命中`,
}

export const positionMessages: Record<string, MessageDescriptor> = {
  GK: msg`门将`,
  DF: msg`后卫`,
  MF: msg({ message: '中场', context: 'position' }),
  FW: msg`前锋`,
  G: msg({ message: '后卫', context: 'basketball position' }),
  F: msg({ message: '前锋', context: 'basketball position' }),
  C: msg({ message: '中锋', context: 'basketball position' }),
}
