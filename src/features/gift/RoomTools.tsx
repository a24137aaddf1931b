// Buttons beside the chat input: red envelope, advert barrage, horn, 清爽, and on phones the gifts.
import { useLingui } from '@lingui/react/macro'
import { Gift, HandCoins, Megaphone, Tv, Wind } from 'lucide-react'
import { calmRoom } from '../../core/calm.ts'
import { roomDialog } from '../../core/room/room-dialog.ts'
import { needLogin } from '../../core/session/summon.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { useStore } from '../../ui/use-store.ts'
import styles from './RoomTools.module.css'

export function RoomTools() {
  const { t } = useLingui()
  const calm = useStore(calmRoom)
  return (
    <>
      <IconButton label={t`发红包`} aria-haspopup="dialog" onClick={() => needLogin() || roomDialog.set({ is: 'envelope-send' })}>
        <HandCoins size={20} />
      </IconButton>
      <IconButton
        className={styles.wide}
        label={t`广告弹幕`}
        aria-haspopup="dialog"
        onClick={() => needLogin() || roomDialog.set({ is: 'advert' })}
      >
        <Tv size={20} />
      </IconButton>
      <IconButton
        className={styles.wide}
        label={t`发喇叭`}
        aria-haspopup="dialog"
        onClick={() => needLogin() || roomDialog.set({ is: 'horn' })}
      >
        <Megaphone size={20} />
      </IconButton>
      <IconButton className={styles.wide} label={t`清爽模式`} aria-pressed={calm} onClick={() => calmRoom.set(!calm)}>
        <Wind size={20} />
      </IconButton>
      <span className={styles.gifts}>
        <IconButton label={t`送礼物`} aria-haspopup="dialog" onClick={() => roomDialog.set({ is: 'gifts' })}>
          <Gift size={24} />
        </IconButton>
      </span>
    </>
  )
}
