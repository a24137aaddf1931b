// Display name of a person or a group: a placeholder where there is none. R-CHAT-6.
import { useLingui } from '@lingui/react/macro'

export function usePrivateName(): (profile: { nick: string; userID: string }) => string {
  const { t } = useLingui()
  return ({ nick, userID }) => nick.trim() || (userID ? t`用户 ${userID.slice(-4)}` : t({ message: '用户', context: 'a single one' }))
}
