// Messages for failures of studio requests and for ends of broadcasts.
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import type { Broadcast } from '../../../../contract/room/studio.ts'
import type { Failure } from '../../../core/api/failure.ts'
import { type FailureMessages, failureWord, wordOf } from '../../../core/api/failure-messages.ts'

const own: FailureMessages = {
  'real-name-invalid': msg`请填写真实姓名，和证件上一致`,
  'id-number-invalid': msg`证件号码不对，请核对`,
  'id-number-taken': msg`这个证件号已经用在另一个账号的申请里`,
  'contact-needed': msg`QQ、微信、手机至少填一个`,
  'experience-short': msg`直播经验至少 15 个字`,
  'word-refused': msg`有不能显示的词，改一改再发`,
  'invite-invalid': msg`找不到这位邀请人，请核对或留空`,
  'already-decided': msg`已经处理过了，内容已更新`,
  'account-blocked': msg`账号已被封禁，不能开播`,
  'limit-reached': msg`数量已到上限`,
  forbidden: msg`你不能做这个操作`,
  'not-found': msg`找不到，可能已被删除`,
}

/** Validation messages of the studio's forms. */
export function useFormMessages(): (fault: Failure) => string {
  const { t } = useLingui()
  return (fault) => t(wordOf(fault, own))
}

export function useStudioMessages(): (error: unknown) => string {
  const { t } = useLingui()
  return useCallback((error) => t(failureWord(error, own)), [t])
}

/** Why a broadcast ended; null if its streamer ended it. */
export function useEndMessages(): (broadcast: Broadcast) => string | null {
  const { t } = useLingui()
  const messages = { ended: null, away: t`画面中断，自动结束`, blocked: t`被运营停播` }
  return ({ end_reason }) => end_reason && messages[end_reason]
}
