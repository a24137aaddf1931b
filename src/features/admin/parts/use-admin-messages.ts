// Messages for failures of admin requests.
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Failure } from '../../../core/api/failure.ts'
import { type FailureMessages, failureWord, wordOf } from '../../../core/api/failure-messages.ts'

const own: FailureMessages = {
  'already-decided': msg`已经有人处理过了，列表已更新`,
  'decision-pending': msg`另一项决定正在等待生效，请稍后再看`,
  'login-ended': msg`作出决定的那次登录已被结束，没有执行`,
  claimed: msg`别人已经领取，等放开后再处理`,
  forbidden: msg`没有这项权限；也不能处理自己的申请，不能封禁工作人员；大额提现要另一位批准`,
  'account-blocked': msg`账号已被封禁，不能给权限`,
  'not-found': msg`找不到，可能已被删除`,
  'account-unknown': msg`没有这个账号`,
  'content-needed': msg`三种语言都要写全`,
  'limit-reached': msg`数量已到上限，请先删除不用的`,
  'auth-lost': msg`登录已失效，请重新登录`,
  unavailable: msg`账本或存储暂时不可用，请稍后再试`,
}

/** For a failure name. */
export function useAdminFailure(): (failure: Failure) => string {
  const { t } = useLingui()
  return (failure) => t(wordOf(failure, own))
}

export function useAdminMessages(): (error: unknown) => string {
  const { t } = useLingui()
  return (error) => t(failureWord(error, own))
}
