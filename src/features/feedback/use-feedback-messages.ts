// Error messages of feedback, and the names of its kinds.
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FailureMessages, failureWord } from '../../core/api/failure-messages.ts'
import type { FeedbackKind } from './feedback-draft.ts'

export function useKindMessages(): Record<FeedbackKind, string> {
  const { t } = useLingui()
  return { problem: t`遇到问题`, idea: t`建议`, account: t`账号`, payment: t`充值与提现`, report: t`举报`, other: t`其他` }
}

const own: FailureMessages = {
  'not-found': msg`有图片已经不在了，请重新添加`,
  'auth-lost': msg`登录后才能附图片`,
  'too-many': msg`发得太频繁了，请过一会儿再试`,
}

export function useFeedbackMessages(): (error: unknown) => string {
  const { t } = useLingui()
  return (error) => t(failureWord(error, own))
}
