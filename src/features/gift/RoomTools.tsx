// Buttons beside the chat input: red envelope, advert barrage, horn, 清爽, and on phones the gifts.
import { useLingui } from '@lingui/react/macro'
import { Gift, HandCoins, Megaphone, Tv, Wind } from 'lucide-react'
import { roomDialog } from '../../core/room/room-dialog.ts'
import { needLogin } from '../../core/session/open-dialog.ts'
import { reducedEffects } from '../../core/store/reduced-effects.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { useStore } from '../../ui/use-store.ts'
import styles from './RoomTools.module.css'

export function RoomTools() {
  const { t } = useLingui()
  const isReduced = useStore(reducedEffects)
  return (
    <>
      <IconButton label={t`发红包`} aria-haspopup="dialog" onClick={() => needLogin() || roomDialog.set({ type: 'envelope-send' })}>
        <HandCoins size={20} />
      </IconButton>
      <IconButton
        className={styles.wide}
        label={t`广告弹幕`}
        aria-haspopup="dialog"
        onClick={() => needLogin() || roomDialog.set({ type: 'advert' })}
      >
        <Tv size={20} />
      </IconButton>
      <IconButton
        className={styles.wide}
        label={t`发喇叭`}
        aria-haspopup="dialog"
        onClick={() => needLogin() || roomDialog.set({ type: 'horn' })}
      >
        <Megaphone size={20} />
      </IconButton>
      <IconButton className={styles.wide} label={t`清爽模式`} aria-pressed={isReduced} onClick={() => reducedEffects.set(!isReduced)}>
        <Wind size={20} />
      </IconButton>
      <span className={styles.gifts}>
        <IconButton label={t`送礼物`} aria-haspopup="dialog" onClick={() => roomDialog.set({ type: 'gifts' })}>
          <Gift size={24} />
        </IconButton>
      </span>
    </>
  )
}
