// Messages for failures of post actions and for faults of a draft. R-CIRCLE-1.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FailureMessages, failureWord } from '../../../core/api/failure-messages.ts'
import type { DraftFault } from '../../../core/upload/post-draft.ts'

const own: FailureMessages = {
  'circle-needed': msg`请选择圈子`,
  'cover-needed': msg`请上传视频封面`,
  'content-needed': msg`请输入内容`,
  'video-needed': msg`请上传视频`,
  'video-format': msg`请上传正确的视频格式`,
  'too-long': msg`写得太长了，删掉一些再发`,
  'too-many': msg`发得太勤了，过一会儿再发`,
  'limit-reached': msg`最多 4 张图片`,
  'edit-closed': msg`发布超过 15 分钟，不能再修改`,
  silenced: msg`你被禁言了，暂时不能发言`,
  'word-refused': msg`有不能显示的词，改一改再发`,
  'not-found': msg`没有找到，可能已经删除`,
  forbidden: msg`你没有权限这样做`,
}
export function usePostMessages(): (error: unknown) => string {
  const { t } = useLingui()
  return (error) => t(failureWord(error, own))
}

const faults: Record<DraftFault, MessageDescriptor> = {
  'circle-needed': msg`请选择圈子`,
  'cover-needed': msg`请上传视频封面`,
  'cover-format': msg`封面要 PNG 或 JPEG，5 MB 以内`,
  'content-needed': msg`请输入内容`,
  'video-needed': msg`请上传视频`,
  'video-format': msg`请上传正确的视频格式`,
  'video-size': msg`视频要小于 50 MB`,
  pictures: msg`最多 4 张图片，PNG 或 JPEG，每张 5 MB 以内`,
  'too-long': msg`写得太长了，删掉一些再发`,
}
export function useFaultMessages(): (fault: DraftFault) => string {
  const { t } = useLingui()
  return (fault) => t(faults[fault])
}
