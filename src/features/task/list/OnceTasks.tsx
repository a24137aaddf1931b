// Tasks that can be completed only once.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Act } from '../../../../contract/task/task.ts'
import { openDialog } from '../../../core/session/open-dialog.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { tasksQuery } from '../queries.ts'
import type { Today } from '../use-today.ts'
import { TaskRow } from './TaskRow.tsx'
import { groupTasks } from './task-groups.ts'

export function OnceTasks({ today }: { today: Today }) {
  const { lang } = useStore(preferences)
  const { once } = groupTasks(useQuery(tasksQuery(today.tz)).data?.list ?? [])
  if (once.length === 0) return null
  return (
    <Panel padded aria-labelledby="once-tasks">
      <SectionHead id="once-tasks" title={<Trans>新手任务</Trans>} />
      <ul>
        {once.map((task) => (
          <TaskRow key={task.id} task={task} lang={lang} act={onceAct(task.act)} />
        ))}
      </ul>
    </Panel>
  )
}

/** Actions that this page offers itself; other tasks link to their page. */
function onceAct(act: Act): ReactNode {
  if (act === 'recharge')
    return (
      <Button size="sm" onClick={() => openDialog('recharge')}>
        <Trans>去充值</Trans>
      </Button>
    )
  if (act === 'exchange')
    return (
      <Button size="sm" render={<a href="#mall" />}>
        <Trans>去兑换</Trans>
      </Button>
    )
  return undefined
}
