// Why a renewal was not paid for, in words.
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FailureWords, failureWord } from '../../../core/api/failure-words.ts'

const own: FailureWords = {
  'insufficient-balance': msg`钻石不够，请先充值`,
  'confirm-needed': msg`这笔金额较大，请再确认一次`,
  'spend-cap': msg`超过了你设的消费上限`,
  'cooling-off': msg`你设了冷静期，过后才能消费`,
  'minor-mode': msg`青少年模式下不能消费`,
  'sold-out': msg`这一档已经不再出售`,
  'not-found': msg`这一档已经不再出售`,
}

export function useSpendWords(): (error: unknown) => string {
  const { t } = useLingui()
  return (error) => t(failureWord(error, own))
}
