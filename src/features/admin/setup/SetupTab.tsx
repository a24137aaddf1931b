// Setup checklist of a new site in order: what is done, what is missing, and a link to each.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { SetupItem, SetupItemId, SetupState } from '../../../../contract/admin/setup-admin.ts'
import type { ApiData } from '../../../../contract/api.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Tag, type TagProps } from '../../../ui/figure/Tag.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import styles from '../parts/Admin.module.css'
import { AdminList } from '../parts/table/AdminList.tsx'
import { AdminTable, type Column } from '../parts/table/AdminTable.tsx'
import { useAdminRead } from '../parts/use-admin-read.ts'
import { AllPresets } from './AllPresets.tsx'
import { PresetButton } from './PresetButton.tsx'
import own from './Setup.module.css'
import { isPreset, isTested, setupTabs } from './setup-places.ts'
import { TestButton } from './TestButton.tsx'
import { useSetupNames, useSetupNotes, useSetupStates } from './use-setup-messages.ts'

/** Refetch interval in milliseconds: the feed may connect for the first time while the page is open. */
const every = 15_000
const tones: Record<SetupState, NonNullable<TagProps['tone']>> = { done: 'accent', lacking: 'warn', optional: 'plain' }

interface Outcome {
  text: string
  isGood: boolean
}

export function SetupTab() {
  const { t } = useLingui()
  const read = useAdminRead('GET api/Desk/setup', undefined, every)
  /** Results of presets and tests while the page is open. */
  const [outcomes, setOutcomes] = useState<Partial<Record<SetupItemId, Outcome>>>({})
  const names = useSetupNames()
  const states = useSetupStates()
  const noteOf = useSetupNotes()
  const setOutcome = (id: SetupItemId, text: string, isGood: boolean): void =>
    setOutcomes((known) => ({ ...known, [id]: { text, isGood } }))
  const columns: Column<SetupItem>[] = [
    { key: 'name', head: t({ message: '项目', context: 'to set up' }), cell: ({ id }) => <b className={styles.strong}>{names[id]}</b> },
    { key: 'state', head: t`状态`, cell: ({ state }) => <Tag tone={tones[state]}>{states[state]}</Tag> },
    {
      key: 'note',
      head: t`现状`,
      text: true,
      cell: (item) => {
        const { id, state, variables } = item
        const outcome = outcomes[id]
        return (
          <span className={own.note}>
            <span>{noteOf(item)}</span>
            {state !== 'done' && variables.length > 0 && <Variables names={variables} />}
            {outcome && <OutcomeText {...outcome} />}
          </span>
        )
      },
    },
  ]
  const actions = ({ id, state }: SetupItem) => (
    <>
      {isPreset(id) && (
        <PresetButton kind={id} name={names[id]} isWanted={state !== 'done'} onTaken={(text) => setOutcome(id, text, true)} />
      )}
      {isTested(id) && <TestButton id={id} name={names[id]} onTested={(text, isGood) => setOutcome(id, text, isGood)} />}
      {setupTabs[id] && (
        <Button size="sm" render={<Link to="/desk" search={{ tab: setupTabs[id] }} aria-label={t`去设置：${names[id]}`} />}>
          <Trans>去设置</Trans>
        </Button>
      )}
    </>
  )
  const list = read.data?.list ?? []
  const lacking = list.filter(({ state }) => state === 'lacking').length
  return (
    <Panel padded>
      <SectionHead
        title={<Trans>站点准备</Trans>}
        // No note before the state is known.
        note={
          read.data &&
          (lacking === 0 ? (
            <Trans>需要的都有了</Trans>
          ) : (
            <Trans>还缺 {lacking} 项，从上到下做完就能开站；预设可以反复取用，改过的不会被覆盖</Trans>
          ))
        }
        more={
          <AllPresets
            isWanted={list.some(({ id, state }) => isPreset(id) && state !== 'done')}
            onTaken={(id, text) => setOutcome(id, text, true)}
          />
        }
      />
      <p className={styles.hint}>
        <Trans>预设的商品里有实物，没有备货的取用后请先停售。</Trans>
      </p>
      <AdminList<ApiData<'GET api/Desk/setup'>> read={read} empty={t`没有要准备的`}>
        {({ list: rows }) => (
          <AdminTable label={t`站点准备`} columns={columns} rows={rows} rowKey={({ id }) => id} actionsHead={t`操作`} actions={actions} />
        )}
      </AdminList>
    </Panel>
  )
}

function Variables({ names }: { names: readonly string[] }) {
  return (
    <span className={styles.pictures}>
      {names.map((name) => (
        <span key={name} className={styles.code} translate="no">
          {name}
        </span>
      ))}
    </span>
  )
}

function OutcomeText({ text, isGood }: Outcome) {
  return (
    <span className={isGood ? styles.strong : styles.error} role="status">
      {text}
    </span>
  )
}
