// Title, cover, category, game and match of the room.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { roomLimits } from '../../../../../contract/limits/room-limits.ts'
import type { RoomCard } from '../../../../../contract/room/room-card.ts'
import { countCharacters } from '../../../../../rules/text/characters.ts'
import { nameForm } from '../../../../../rules/text/line-text.ts'
import { nameOf } from '../../../../../rules/text/name/name.ts'
import { call } from '../../../../core/api/api.ts'
import { apiQuery } from '../../../../core/api/api-query.ts'
import { preferences } from '../../../../core/store/preferences.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { SelectField } from '../../../../ui/form/SelectField.tsx'
import { TextField } from '../../../../ui/form/TextField.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import styles from '../Studio.module.css'
import { useStudioAct } from '../use-studio-act.ts'
import { useReadAgain } from '../use-studio-read.ts'
import { CoverField } from './CoverField.tsx'
import { MatchField } from './MatchField.tsx'
import { useCategoryOptions } from './use-category-options.ts'

const cards = 3

export function RoomForm({ room }: { room: RoomCard }) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const [draft, setDraft] = useState({
    title: room.title,
    cover: room.cover,
    category: room.category,
    game: room.game,
    match_id: room.match_id,
  })
  const { busy, run } = useStudioAct()
  const readAgain = useReadAgain()
  const categories = useCategoryOptions()
  const isCards = draft.category === cards
  const games = useQuery({ ...apiQuery('POST api/Live_streaming/getIndexLiveList', { body: { type: cards, limit: 1 } }), enabled: isCards })
  const written = countCharacters(nameForm(draft.title))
  const isLong = written > roomLimits.title
  const save = (event: FormEvent): void => {
    event.preventDefault()
    if (isLong || written === 0) return
    void run(async () => {
      await call('POST api/Live/setLiveInfo', { body: { ...draft, game: isCards ? draft.game : null } })
      await readAgain('GET api/Live/getStudio')
    }, t`已保存`)
  }
  return (
    <Panel padded aria-labelledby="room">
      <SectionHead id="room" title={<Trans>直播间资料</Trans>} />
      <form className={styles.form} onSubmit={save} noValidate>
        <TextField
          label={<Trans>标题</Trans>}
          value={draft.title}
          onChange={(title) => setDraft({ ...draft, title })}
          aside={<small>{`${written} / ${roomLimits.title}`}</small>}
          error={isLong ? t`最多 30 个字` : null}
          hint={written === 0 ? <Trans>有标题才能开播</Trans> : undefined}
          maxLength={200}
        />
        <CoverField value={draft.cover} category={draft.category} onChange={(cover) => setDraft((known) => ({ ...known, cover }))} />
        <SelectField
          label={<Trans>分类</Trans>}
          value={String(draft.category)}
          onChange={(category) => setDraft({ ...draft, category: Number(category) })}
          options={categories}
        />
        {isCards && (
          <SelectField
            label={<Trans>玩什么</Trans>}
            value={draft.game ?? ''}
            onChange={(game) => setDraft({ ...draft, game: game === '' ? null : game })}
            options={[
              { value: '', label: t`不限` },
              ...(games.data?.games ?? []).map(({ id, name }) => ({ value: id, label: nameOf(name, lang) })),
            ]}
          />
        )}
        <MatchField value={draft.match_id} onChange={(match_id) => setDraft((known) => ({ ...known, match_id }))} />
        <div className={styles.acts}>
          <Button type="submit" variant="primary" disabled={busy || written === 0 || isLong}>
            <Trans>保存</Trans>
          </Button>
        </div>
      </form>
    </Panel>
  )
}
