// Error messages of the expert and guess features.
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FailureMessages, failureWord } from '../../core/api/failure-messages.ts'

const own: FailureMessages = {
  'insufficient-balance': msg`余额不够`,
  'spend-cap': msg`超过了你设的每日上限`,
  'cooling-off': msg`冷静期内不能消费`,
  'minor-mode': msg`未成年人模式下不能消费`,
  'gift-self': msg`不能给自己付钱`,
  'already-decided': msg`已经结束了，不用再付钱`,
  'limit-reached': msg`已经有了，不能再来一次`,
  'amount-needed': msg`请输入打赏的钻石数`,
  'price-changed': msg`盘口刚变了，请看过新盘口再锁定`,
  'match-started': msg`比赛已经开始，不能再锁定方案`,
  'question-closed': msg`这道题已经截止`,
  'range-too-old': msg`只能查三个月内的记录`,
  'real-name-invalid': msg`请填写真实姓名`,
  'wechat-needed': msg`请填写微信号`,
  'experience-needed': msg`请填写工作经历`,
  'experience-long': msg`工作经历最多 200 字`,
  'conduct-needed': msg`请先同意行为准则`,
  'word-refused': msg`有不能显示的词，改一改再发`,
  silenced: msg`你被禁言了，暂时不能发布`,
  'too-long': msg`写得太长了`,
  'not-found': msg`没有找到，可能已经撤下`,
  forbidden: msg`现在还不能这样做`,
  unavailable: msg`暂未开放，请稍后再试`,
}

export function useExpertMessages(): (error: unknown) => string {
  const { t } = useLingui()
  return (error) => t(failureWord(error, own))
}
