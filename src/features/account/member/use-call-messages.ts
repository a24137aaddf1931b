// Error messages of the settings page.
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FailureMessages, failureWord } from '../../../core/api/failure-messages.ts'

const own: FailureMessages = {
  'endpoint-refused': msg`这个地址不能用：要 https，而且不能是内网地址`,
  'push-failed': msg`地址没有收下这条提醒，请检查后再试`,
  'invalid-input': msg`地址格式不对，请检查`,
}

export function useCallMessages(): (error: unknown) => string {
  const { t } = useLingui()
  return (error) => t(failureWord(error, own))
}
