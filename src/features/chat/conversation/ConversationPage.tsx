// /chat-chat: private chat as a page.
import { useLingui } from '@lingui/react/macro'
import { Wrap } from '../../../ui/frame/Wrap.tsx'
import { useTitle } from '../../../ui/page/use-title.ts'
import styles from './ConversationPage.module.css'
import { PrivateChat, type PrivateChatProps } from './PrivateChat.tsx'

export function ConversationPage({ id, onOpen }: Pick<PrivateChatProps, 'id' | 'onOpen'>) {
  const { t } = useLingui()
  useTitle(t`私信`)
  return (
    <Wrap className={styles.page}>
      <h1 className={styles.hidden}>{t`私信`}</h1>
      <PrivateChat id={id} onOpen={onOpen} />
    </Wrap>
  )
}
