// Error messages of money requests.
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FailureMessages, failureWord } from '../../core/api/failure-messages.ts'

const own: FailureMessages = {
  offline: msg`没有连上服务器，什么都没有扣。联网后再试`,
  'insufficient-balance': msg`余额不够`,
  'price-changed': msg`价格刚变了，请看过新价格再付`,
  'payment-password-missing': msg`请先设置支付密码`,
  'payment-password-wrong': msg`支付密码不对`,
  'payment-password-locked': msg`支付密码错了太多次，请明天再试`,
  'pay-ticket-expired': msg`请再输一次支付密码`,
  'card-invalid': msg`这个账号不对，请核对`,
  'not-bound': msg`请先绑定收款账号`,
  'card-hold': msg`收款账号更换后 24 小时内不能提现`,
  'withdrawals-off': msg`提现暂未开放`,
  'below-minimum': msg`金额不在单次提现的范围内`,
  'already-decided': msg`这笔申请已经处理过了`,
  'spend-cap': msg`超过了你设的每日上限`,
  'cooling-off': msg`冷静期内不能消费和充值`,
  'minor-mode': msg`未成年人模式下不能消费和充值`,
  unavailable: msg`暂未开放，请稍后再试`,
  busy: msg`太频繁了，请过一会儿再试`,
}

export function useMoneyMessages(): (error: unknown) => string {
  const { t } = useLingui()
  return (error) => t(failureWord(error, own))
}
