// Lists the qualities that the stream offers, and no others.
import { useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { type QualityChoice, qualityOrder } from '../engine/quality.ts'
import { usePlayer } from '../player-context.ts'
import { qualityWord } from '../player-messages.ts'
import { useCell } from '../use-cell.ts'
import styles from './Choice.module.css'
import { PlayerPanel } from './PlayerPanel.tsx'

export function QualityMenu() {
  const { t, i18n } = useLingui()
  const player = usePlayer()
  const qualities = useCell(player.state, (state) => state.qualities)
  const choice = useCell(player.state, (state) => state.choice)
  const shown = useCell(player.state, (state) => state.shown)
  const audioOnly = useCell(player.state, (state) => state.audioOnly)
  if (qualities.length === 0) return null
  const known = choice === 'auto' || qualities.includes(choice) ? choice : 'auto'
  const options: QualityChoice[] =
    qualities.length > 1 ? ['auto', ...qualityOrder.filter((quality) => qualities.includes(quality))] : [...qualities]
  const face = qualityWord(known === 'auto' ? (shown ?? 'auto') : known, i18n)
  return (
    <PlayerPanel label={t`清晰度：${face}`} face={audioOnly ? t`仅声音` : face}>
      {(close) => (
        <ul className={styles.list}>
          {options.map((option) => {
            const isChosen = option === known || qualities.length === 1
            return (
              <li key={option}>
                <button
                  type="button"
                  className={styles.choice}
                  aria-pressed={isChosen}
                  onClick={() => {
                    player.choose(option)
                    close()
                  }}
                >
                  {qualityWord(option, i18n)}
                  {option === 'auto' && shown && <small>{qualityWord(shown, i18n)}</small>}
                  {isChosen && <Check size={16} aria-hidden="true" />}
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </PlayerPanel>
  )
}
