// Error messages of requests about the user's own account.
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FailureMessages, failureWord } from '../../../core/api/failure-messages.ts'

const own: FailureMessages = {
  'nickname-invalid': msg`昵称要 2 到 16 个字，不能有看不见的符号`,
  'nickname-reserved': msg`这个昵称不能用，换一个吧`,
  'word-refused': msg`有不能显示的词，改一改再发`,
  'avatar-refused': msg`请选一个头像，或者上传一张`,
  'real-name-invalid': msg`请填写真实姓名，和证件上一致`,
  'id-number-invalid': msg`证件号码不对，请核对`,
  'id-number-taken': msg`这个证件号已认证过另一个账号`,
  'verified-already': msg`已经认证，或正在审核`,
  'login-wrong': msg`密码不对`,
  'balance-left': msg`账号里还有钻石、收益，或有提现、喇叭、订单还在处理，处理完才能注销`,
}

export function useMemberMessages(): (error: unknown) => string {
  const { t } = useLingui()
  return (error) => t(failureWord(error, own))
}
