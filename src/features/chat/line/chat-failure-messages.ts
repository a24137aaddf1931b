// Messages for failures of sending to a room's chat.
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Failure } from '../../../core/api/failure.ts'
import { type FailureMessages, wordOf } from '../../../core/api/failure-messages.ts'

const own: FailureMessages = {
  offline: msg`没有连上服务器，联网后再试`,
  'too-long': msg`一条最多 100 个字`,
  'too-many': msg`说得太快了，歇一会儿`,
  repeated: msg`刚说过一样的话`,
  'slow-mode': msg`慢速模式，请稍等再说`,
  'followers-only': msg`主播设置了关注后才能发言`,
  muted: msg`你被禁言了`,
  kicked: msg`你已被请出这个直播间`,
  'word-refused': msg`有不能显示的词，改一改再发`,
  'level-needed': msg`等级还不够用这个样式`,
  'invalid-input': msg`这句话发不了，请改一改`,
  'not-found': msg`没有找到，可能已经删除`,
  forbidden: msg`你没有权限这样做`,
  'limit-reached': msg`数量已到上限`,
}

export function useChatFailureMessages(): (failure: Failure) => string {
  const { t } = useLingui()
  return (failure) => t(wordOf(failure, own))
}
