// Error messages of video actions.
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { type FailureMessages, failureWord } from '../../core/api/failure-messages.ts'

const own: FailureMessages = {
  'not-found': msg`这个视频已经看不到了`,
  forbidden: msg`你不能做这个操作`,
  'limit-reached': msg`数量已到上限`,
  'word-refused': msg`有不能显示的词，改一改再发`,
  silenced: msg`你被禁言了，暂时不能发布`,
  'key-reused': msg`这个视频已经发布过了，可以在我的视频里看到`,
}
/** Error messages of the video file. */
const ofFile: FailureMessages = {
  ...own,
  'upload-type': msg`请上传正确的视频格式`,
  'upload-size': msg`视频要小于 50 MB`,
  'upload-broken': msg`这个视频打不开，换一个试试`,
}

export function useVideoMessages(of: 'anything' | 'file' = 'anything'): (error: unknown) => string {
  const { t } = useLingui()
  return useCallback((error) => t(failureWord(error, of === 'file' ? ofFile : own)), [t, of])
}
