// Selects one type of play: its picks with line and price, and the confidence in the selected one.
import { Trans, useLingui } from '@lingui/react/macro'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import type { ChosenPlay, PlayOffer } from '../../../../contract/match/play.ts'
import { Chip } from '../../../ui/button/Chip.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { priceText } from '../../match/odds/odds-format.ts'
import { usePlayMessages } from '../play-messages.ts'
import styles from './PlayChoice.module.css'

interface PlayChoiceProps {
  offer: PlayOffer
  match: MatchRow
  chosen: ChosenPlay | null
  /** Two other plays are selected. */
  full: boolean
  onChange(play: ChosenPlay | null): void
}
/** Selectable confidence: 30 to 95 %. */
const steps = Array.from({ length: 14 }, (_, step) => 30 + step * 5)

export function PlayChoice({ offer: { type, line, picks }, match, chosen, full, onChange }: PlayChoiceProps) {
  const { t } = useLingui()
  const messages = usePlayMessages()
  return (
    <fieldset className={styles.choice}>
      <legend>{messages.type(type, match.sport)}</legend>
      <div className={styles.picks}>
        {picks.map(({ pick, price }) => {
          const isOn = chosen?.pick === pick
          return (
            <Chip
              key={pick}
              pressed={isOn}
              disabled={full && !chosen}
              onClick={() => onChange(isOn ? null : { type, pick, confidence: chosen?.confidence ?? 55 })}
            >
              {messages.pick({ type, pick, line }, match)}
              {price !== null && <Num> {priceText(price)}</Num>}
            </Chip>
          )
        })}
      </div>
      {chosen && (
        <SelectField
          label={<Trans>有几成把握</Trans>}
          value={String(chosen.confidence)}
          options={steps.map((step) => ({ value: String(step), label: `${step}%` }))}
          onChange={(next) => onChange({ ...chosen, confidence: Number(next) })}
          hint={t`说的和中的会画在你的主页上`}
        />
      )}
    </fieldset>
  )
}
