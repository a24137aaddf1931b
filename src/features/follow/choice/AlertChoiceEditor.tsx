// Editor of a follow's alerts: a summary sentence, a switch for each alert kind of its sport, and for a match whether it is
// muted or alerts in quiet hours too.
import { Trans, useLingui } from '@lingui/react/macro'
import type { AlertKind } from '../../../../contract/follow/follow.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { SwitchRow } from '../../../ui/form/SwitchRow.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { alertSettings } from '../alert-settings.ts'
import { followKey, followStore, setFollowEvents } from '../follow-store.ts'
import { matchMarks, setMark } from '../match-marks.ts'
import styles from './AlertChoiceEditor.module.css'
import { alertSentence, kindWord } from './alert-kind-messages.ts'
import { alertedKinds, type Followed, offeredKinds } from './alert-offer.ts'
import { useFollowList } from './device-choice.ts'

export interface AlertChoiceEditorProps {
  followed: Followed
  /** Both teams of a match, or the name. */
  name: string
}

export function AlertChoiceEditor({ followed, name }: AlertChoiceEditorProps) {
  const { i18n } = useLingui()
  const { kind, id } = followed
  const settings = useStore(alertSettings)
  const { lead } = settings
  const follows = useFollowList(settings)
  const own = useStore(followStore).follows.get(followKey(kind, id))?.events ?? []
  const mark = useStore(matchMarks)[id]
  const offered = offeredKinds(followed)
  const alerted = alertedKinds(followed, follows, settings)
  const muted = kind === 'match' && mark?.muted === true
  const choose = (one: AlertKind, on: boolean): void => {
    const next = offered.filter((known) => (known === one ? on : alerted.includes(known)))
    // An empty list would mean the default settings, so the last kind cannot be removed; muting is a separate switch.
    if (next.length > 0) setFollowEvents(kind, id, next)
  }
  return (
    <div className={styles.editor}>
      <p className={styles.sentence} aria-live="polite">
        {muted ? <Trans>这场比赛已静音</Trans> : alertSentence(alerted, offered, { sport: followed.sport, lead }, i18n)}
      </p>
      <div className={styles.kinds}>
        {offered.map((one) => (
          <SwitchRow key={one} checked={alerted.includes(one)} disabled={muted} onCheckedChange={(on) => choose(one, on)}>
            {one === 'soon' ? <Trans>开赛前 {lead} 分钟</Trans> : kindWord(one, i18n, followed.sport)}
          </SwitchRow>
        ))}
      </div>
      {kind === 'match' && (
        <div className={styles.marks}>
          <SwitchRow checked={mark?.through === true} onCheckedChange={(through) => setMark(id, name, { through })}>
            <Trans>免打扰时段也提醒这场</Trans>
          </SwitchRow>
          <SwitchRow checked={muted} onCheckedChange={(on) => setMark(id, name, { muted: on })}>
            <Trans>静音本场</Trans>
          </SwitchRow>
        </div>
      )}
      {own.length > 0 ? (
        <Button variant="plain" size="sm" onClick={() => setFollowEvents(kind, id, [])}>
          <Trans>改回按设置提醒</Trans>
        </Button>
      ) : (
        <p className={styles.note}>
          {kind === 'match' ? <Trans>按球队、联赛的选择和提醒设置</Trans> : <Trans>按提醒设置，在这里改就只对它生效</Trans>}
        </p>
      )}
    </div>
  )
}
