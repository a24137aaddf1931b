// Error messages of the task centre.
import { useLingui } from '@lingui/react/macro'
import { ApiError } from '../../core/api/api.ts'
import { failureOf } from '../../core/api/failure.ts'
import { UnknownOutcome } from '../../core/money/unknown-outcome.ts'
import { SwitchedOff } from './switched-off.ts'

export function useFailureMessages(): (error: unknown) => string {
  const { t } = useLingui()
  return (error) => {
    console.warn('task centre request failed', error)
    if (error instanceof UnknownOutcome) return t`还不知道成没成，正在查。再试一次不会重复扣除。`
    if (failureOf(error) === 'offline') return t`没有连上服务器，什么都没有变。联网后再试`
    if (error instanceof SwitchedOff) return `${t`开发中...`} ${t`这项功能还没有开放，请过些时候再来看看。`}`
    if (!(error instanceof ApiError)) return t`没有成功，请稍后再试`
    switch (error.error) {
      case 'already-signed':
        return t`今天已经签到过了`
      case 'no-make-up-card':
        return t`没有补签卡了，可以用金币兑换`
      case 'sold-out':
        return t`已经兑完了`
      case 'price-changed':
        return t`价格刚变了，请看过新价格再付`
      case 'limit-reached':
        return t`已达到每人可兑的数量`
      case 'address-needed':
        return t`请填写收件人、电话和地址`
      case 'insufficient-balance':
        return t`金币或钻石不够`
      case 'spend-cap':
        return t`超过你自设的每日上限，明天再来`
      case 'cooling-off':
        return t`消费冷静期内不能使用钻石`
      case 'minor-mode':
        return t`未成年人模式下不能使用钻石`
      case 'not-found':
        return t`它已经不在了，请刷新后再看`
      case 'invalid-input':
        return t`填写的内容不对，请检查`
      case 'too-many':
        return t`太频繁了，请过一会儿再试`
      case 'unavailable':
        return t`账本正在核对，请稍后再试`
      default:
        return t`没有成功，请稍后再试`
    }
  }
}
