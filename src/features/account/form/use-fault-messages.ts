// Error messages of the login forms.
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FailureMessages, wordOf } from '../../../core/api/failure-messages.ts'
import { serverNow } from '../../../core/clock/server-time.ts'
import type { Fault } from './fault.ts'

const own: FailureMessages = {
  'mobile-invalid': msg`请输入正确的手机号或邮箱`,
  'country-refused': msg`暂不支持这个国家或地区的手机号`,
  'login-wrong': msg`账号或密码不对，请检查后重试`,
  'account-blocked': msg`这个账号已被停用，请联系客服`,
  'account-exists': msg`这个账号已经注册，请直接登录`,
  'account-unknown': msg`还没有这个账号，请先注册`,
  'qr-expired': msg`二维码已失效，请刷新`,
  unavailable: msg`服务暂时不可用，请稍后再试`,
}

export function useFaultMessages(): (fault: Fault) => string {
  const { t, i18n } = useLingui()
  const until = (seconds: number): string =>
    new Date(serverNow() + seconds * 1_000).toLocaleString(i18n.locale, { dateStyle: 'medium', timeStyle: 'short' })
  return ({ kind, wait = 0 }) => {
    switch (kind) {
      case 'repair.i1':
        return t({ id: 'repair.i1', message: '请填写完整' })
      case 'user.user66':
      case 'password-mismatch':
        return t({ id: 'user.user66', message: '请输入相同的密码' })
      case 'consent':
        return t`请先阅读并同意用户协议和隐私政策`
      case 'code-too-soon':
        return t`刚刚发过一条，请等 ${wait || 60} 秒再获取`
      case 'account-blocked':
        return wait > 0 ? t`这个账号已被停用，${until(wait)} 起可以再登录` : t(wordOf(kind, own))
      case 'too-many':
        return wait > 90 ? t`尝试太多次了，请 ${Math.ceil(wait / 60)} 分钟后再试` : t`尝试太多次了，请 ${wait || 60} 秒后再试`
      default:
        return t(wordOf(kind, own))
    }
  }
}
