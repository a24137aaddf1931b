// Messages for failures of private messages and group actions.
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { failureOf } from '../../core/api/failure.ts'
import { type FailureMessages, wordOf } from '../../core/api/failure-messages.ts'

const own: FailureMessages = {
  'too-long': msg`一条最多 2000 个字`,
  'too-many': msg`发得太快了，歇一会儿`,
  'word-refused': msg`有不能显示的词，改一改再发`,
  'stranger-waits': msg`对方回复之前，最多发 3 条`,
  'stranger-refused': msg`对方不接收陌生人的消息`,
  silenced: msg`你被禁言了，暂时不能发言`,
  forbidden: msg`对方不接收你的消息，或者你拉黑了对方`,
  'not-found': msg`没有找到，可能已经注销或解散`,
  'upload-type': msg`图片要 PNG 或 JPEG，文件要 PDF、TXT 或 ZIP`,
  'upload-size': msg`图片最大 5 MB，文件最大 20 MB`,
  'limit-reached': msg`人数或群数已经到上限`,
}

export interface PrivateFailureMessages {
  /** By the failure name that messages store. */
  ofName(failure: string): string
  ofError(error: unknown): string
}

/** For group actions. */
const ofGroups: FailureMessages = {
  ...own,
  forbidden: msg`群主没有开放加入，或者你不能这样做`,
  'too-many': msg`太频繁了，请过一会儿再试`,
  'upload-type': msg`只能上传 PNG 或 JPEG 图片`,
  'upload-size': msg`图片不能超过 5 MB`,
}

export function usePrivateFailureMessages(about: 'messages' | 'groups' = 'messages'): PrivateFailureMessages {
  const { t } = useLingui()
  const messages = about === 'groups' ? ofGroups : own
  const ofName = useCallback((failure: string) => t(wordOf(failure as ReturnType<typeof failureOf>, messages)), [t, messages])
  return { ofName, ofError: useCallback((error: unknown) => ofName(failureOf(error)), [ofName]) }
}
