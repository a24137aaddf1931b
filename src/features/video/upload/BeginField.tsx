// Aligns a video with its match by one visible event: the chapters follow from it.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { MatchEvent } from '../../../../contract/match/match-event.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { preferences } from '../../../core/store/preferences.ts'
import type { VideoDraft } from '../../../core/upload/video-draft.ts'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { nameOfEvent } from '../../match/messages/event-messages.ts'
import { minuteLabel } from '../../match/messages/minute-label.ts'
import { matchDetailQuery } from '../../match/queries.ts'
import { CoveredNote } from '../../spoiler/CoveredNote.tsx'
import { useCovered } from '../../spoiler/revealed.ts'
import styles from './UploadForm.module.css'

const shownTypes: ReadonlySet<string> = new Set([
  'kick-off',
  'second-half',
  'goal',
  'own-goal',
  'penalty-goal',
  'penalty-missed',
  'red-card',
  'second-yellow',
])
/** Default seconds of video before the event. */
const usual = '10'

export interface BeginFieldProps {
  matchId: string
  value: VideoDraft['begin']
  error: string | null
  onChange(value: VideoDraft['begin']): void
}

export function BeginField({ matchId, value, error, onChange }: BeginFieldProps) {
  const { t, i18n } = useLingui()
  const { lang } = useStore(preferences)
  const { data } = useQuery(matchDetailQuery(matchId))
  const covered = useCovered({ key: matchId, teams: data ? [data.match.home_team_id, data.match.away_team_id] : [] })
  const events = data?.events.filter(({ type, cancelled_by }) => shownTypes.has(type) && cancelled_by === null) ?? []
  if (events.length === 0) return null
  if (covered) return <CoveredNote name={matchId} />
  const sport = data?.match.sport ?? 'football'
  const labelOf = (event: MatchEvent): string =>
    [minuteLabel(event, sport, lang), nameOfEvent(event, i18n, sport), event.player ? nameOf(event.player, lang) : '']
      .filter(Boolean)
      .join(' ')
  return (
    <div className={styles.pair}>
      <SelectField
        label={<Trans>画面里的一件事，选填</Trans>}
        value={value ? new Date(value.at).toISOString() : ''}
        options={[
          { value: '', label: t`不标注` },
          ...events.map((event) => ({ value: new Date(event.at).toISOString(), label: labelOf(event) })),
        ]}
        onChange={(at) => onChange(at === '' ? null : { at: Date.parse(at), after: value?.after ?? usual })}
        hint={<Trans>标注后，视频会有章节</Trans>}
      />
      {value && (
        <TextField
          label={<Trans>它发生在视频的第几秒</Trans>}
          inputMode="numeric"
          value={value.after}
          onChange={(after) => onChange({ ...value, after })}
          error={error}
        />
      )}
    </div>
  )
}
