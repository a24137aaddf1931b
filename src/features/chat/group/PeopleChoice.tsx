// Selects followers and contacts for a group: a checklist, filtered by name.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chatLimits } from '../../../../contract/limits/chat-limits.ts'
import { matcherOf } from '../../../../rules/text/text-fold.ts'
import { CheckBox } from '../../../ui/form/CheckBox.tsx'
import { isComposing } from '../../../ui/form/is-composing.ts'
import { TextField } from '../../../ui/form/TextField.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { PrivateAvatar } from '../PrivateAvatar.tsx'
import { addressBookQuery } from './group-queries.ts'
import styles from './PeopleChoice.module.css'

export type Chosen = ReadonlySet<string>
export const nobody: Chosen = new Set()

/** Minimum number of people for a search field, and maximum number of rows listed at once. */
const toSearch = 8
const shown = 50

export interface PeopleChoiceProps {
  chosen: Chosen
  onChange(chosen: Chosen): void
  /** Members to exclude: already in the group. */
  without?: Chosen
}

export function PeopleChoice({ chosen, onChange, without = nobody }: PeopleChoiceProps) {
  const { t } = useLingui()
  const { data, isLoadingError, refetch } = useQuery(addressBookQuery())
  const [wanted, setWanted] = useState('')
  if (!data)
    return isLoadingError ? (
      <ErrorState onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows count={3} height={44} label={t`数据加载中，请稍候！`} />
    )
  const known = [...new Map([...(data.talking ?? []), ...data.followers].map((one) => [one.id, one])).values()]
  const people = known.filter(({ id }) => !without.has(id))
  if (people.length === 0)
    return (
      <p className={styles.note}>
        {known.length === 0 ? <Trans>关注你的人和聊过天的人能被拉进群，现在还没有。</Trans> : <Trans>能拉的人都已经在群里。</Trans>}
      </p>
    )
  const matches = matcherOf(wanted)
  const found = people.filter(({ user_nickname: nickname }) => matches(nickname))
  const list = found.slice(0, shown)
  const more = found.length - list.length
  const set = (id: string, isChosen: boolean): void => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    onChange(next)
  }
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>
        <Trans>从关注你的人和聊过天的人里选</Trans>
      </legend>
      {people.length > toSearch && (
        <TextField
          type="search"
          label={t`按名字找`}
          value={wanted}
          onChange={setWanted}
          autoComplete="off"
          // Enter in the filter field must not submit the surrounding form.
          onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && event.preventDefault()}
        />
      )}
      <ul className={styles.list}>
        {list.map(({ id, user_nickname: nickname, avatar }) => (
          <li key={id}>
            <CheckBox checked={chosen.has(id)} onChange={(isChosen) => set(id, isChosen)}>
              <span className={styles.person}>
                <PrivateAvatar path={avatar} size={32} />
                <span translate="no">{nickname}</span>
              </span>
            </CheckBox>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p className={styles.note}>
          <Trans>没有叫这个名字的人。</Trans>
        </p>
      )}
      {more > 0 && (
        <p className={styles.note}>
          <Trans>还有 {more} 人，写名字来找。</Trans>
        </p>
      )}
      <p className={styles.note} role="status">
        <Trans>
          已选 {chosen.size} 人，一次最多 {chatLimits.groupAdded} 人
        </Trans>
      </p>
    </fieldset>
  )
}
