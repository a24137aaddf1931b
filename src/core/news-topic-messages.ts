// Labels of article topics, and the sports by which news can be filtered.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const topicMessages: Record<string, MessageDescriptor> = {
  flash: msg`快讯`,
  report: msg`战报`,
  transfer: msg`转会`,
  injury: msg`伤病`,
  preview: msg`前瞻`,
  opinion: msg`评论`,
  youth: msg`青训`,
  fixtures: msg`赛程`,
}
export const newsSports = ['football', 'basketball', 'tennis', 'badminton', 'esports'] as const
export const sportMessages: Record<string, MessageDescriptor> = {
  football: msg`足球`,
  basketball: msg`篮球`,
  tennis: msg`网球`,
  badminton: msg`羽毛球`,
  esports: msg`电竞`,
}
