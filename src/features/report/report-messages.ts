// Messages for failures of comments and reports.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReportReason } from '../../../contract/report.ts'
import { type FailureMessages, failureWord } from '../../core/api/failure-messages.ts'

const own: FailureMessages = {
  'too-long': msg`写得太长了，删掉一些再发`,
  'too-many': msg`说得太快了，歇一会儿`,
  repeated: msg`刚说过一样的话`,
  silenced: msg`你被禁言了，暂时不能发言`,
  'word-refused': msg`有不能显示的词，改一改再发`,
  'invalid-input': msg`请写点内容`,
  'not-found': msg`没有找到，可能已经删除`,
  forbidden: msg`你没有权限这样做`,
}
export function usePostingMessages(): (error: unknown) => string {
  const { t } = useLingui()
  return (error) => t(failureWord(error, own))
}

export const reasonMessages: Record<ReportReason, MessageDescriptor> = {
  spam: msg`广告或刷屏`,
  abuse: msg`辱骂、骚扰`,
  sexual: msg`色情低俗`,
  violence: msg`暴力血腥`,
  illegal: msg`违法违规`,
  gambling: msg`赌博引流`,
  spoiler: msg`恶意剧透`,
  copyright: msg`侵权`,
  other: msg`其他`,
}
